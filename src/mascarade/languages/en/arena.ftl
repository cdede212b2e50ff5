### The report of `mascarade arena`, and what it says in the terminal. Bots go by the names that they were given on the command line.

arena-title = The arena
# $deals: how many deals; each is played once for every rotation.
arena-made = { $games } games: { $deals } deals, each played once for every rotation of the bots. Seed { $seed }.
# $share, $low, $high: numbers, as written.
arena-best = { $bot } wins { $share } times its fair share of the games ({ $low } to { $high }).
arena-unsure = Whether it is better than { $bot } is uncertain: their ranges overlap. More games would tell.
arena-last = { $bot } comes last, with { $share } times a fair share ({ $low } to { $high }).
# $count: games that were still going after $decisions decisions.
arena-endless =
    { $count ->
        [one] One game was broken off after { $decisions } decisions; everyone at the table shares it.
       *[other] { $count } games were broken off after { $decisions } decisions; everyone at the table shares them.
    }
arena-wins = Who wins
arena-wins-caption = How often a seat of each bot wins, as a multiple of a fair share: 1 is as often as anybody, 2 is twice as often. The pale bars are 99% intervals.
arena-beats = Who beats whom
arena-beats-caption = Of the games that one of the two wins, the share won by the bot of the row, seat for seat. Above 50% it is the stronger one.
arena-against = wins against
arena-range = { $low } to { $high }
arena-lengths = Half of the games have at most { $median } turns, eight in ten { $low } to { $high }.
arena-numbers-caption = Shares are multiples of a fair share; low and high are the ends of the 99% interval.
arena-column-bot = Bot
arena-column-games = Games
arena-column-share = Share
arena-column-low = Low
arena-column-high = High
arena-how = How it was played
arena-how-text = Luck cancels out: every deal is played again and again with the bots moved on by one seat, so that each gets every hand of cards and every place in the order. Games of one deal are alike, so the ranges come from deals, not from single games.

## Programs

arena-programs = Programs
arena-programs-caption = If a program makes no decision in its time, the first of its choices is taken, and the game goes on.
arena-column-program = Program
arena-column-command = Command
arena-column-count = How often
arena-column-fault = Fault
arena-faultless = { $program } played without a fault.
# $faults: each as in arena-fault, joined; $first: what the first of them was.
arena-faulty = { $program } was at fault: { $faults }; where it made no decision, its first choice was taken. First in game { $game }: { $first }
arena-fault = { $count } × { $fault }
arena-fault-no-start = did not start
arena-fault-no-hello = did not say hello
arena-fault-old-protocol = speaks an old protocol
arena-fault-late = too late
arena-fault-bad-message = made no sense
arena-fault-not-allowed = not allowed
arena-fault-not-asked = spoke without being asked
arena-fault-too-large = said too much
arena-fault-deaf = does not read
arena-fault-gone = has ended
arena-fault-absent = did not come back
