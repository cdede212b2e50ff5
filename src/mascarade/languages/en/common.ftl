# What every screen of the page needs.

app-name = Mascarade
title = Mascarade – the bluffing game of masks and gold
# What search engines and shared links show.
description = The bluffing game of masks and gold, in your browser: with friends or against bots, no account needed.
# Where a link to a table, or to a replay of a game that is over, is posted: its title, and a line below it.
preview-table = Come to a table of Mascarade
preview-invite = Take a seat, put on a mask and bluff with us. No account needed.
preview-replay = A game of Mascarade to watch again
title-page = { $page } – Mascarade
title-table = Table { $code } – Mascarade
title-turn = ● Your turn – Mascarade
title-deal = ● The cards are dealt – Mascarade
fan-notice = An unofficial fan project. Mascarade is a game by Bruno Faidutti; we are not affiliated with him or his publishers. If you like it, buy the real thing.

close = Close
cancel = Cancel
save = Save
back = Back
to-home = Home
guest = Guest
your-name = Your name
name-length = { $length } of { $most } characters
name-long = { $on ->
        [card] { $length } characters: at most { $most } fit on the card.
       *[plate] { $length } characters: at most { $most } fit on the plate.
    }
rules = Rules
make-table = Make a table
comma = { $first }, { $second }

waiting = One moment…
connecting = Connecting…
lone-unkept = Your browser can’t save this game: its storage is full or switched off. Play on, but leave this page open.
lone-unlearned = The Grandmaster couldn’t be loaded. Trying again…
lone-faltered = Something went wrong just now, but the game goes on.
page-failed = This part of the page could not be loaded.
page-reload = Reload
try-again = Try again
nowhere = Nobody dances here
nowhere-text = There is nothing at this address. Perhaps the link was cut off.
nowhere-table = No such table
nowhere-shut = It can’t be opened just now
gone = You are no longer at this table.

## On this device

fresh = A new version is here.
fresh-use = Use it now
later = Later
install = Install the game
kept = Saved on this device: it opens offline, too.
kept-not = Your browser has not saved the page, so it won’t open offline.

## Settings

settings = Settings
language = Language
theme = Theme
theme-auto = Same as device
theme-light = Light
theme-dark = Dark
theme-now = Theme: { $theme }
speed = Animation speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = Off
sound = Sound
notify = Notify me
notify-hint = When it is your turn and you are looking at something else.
notify-refused = Your browser does not allow it. You can change that in its settings for this site.
bell-turn = It is your turn
bell-deal = The cards are dealt

## Keys

keys = Keyboard shortcuts
keys-on = Single-key shortcuts
keys-hint = Switch this off if you use dictation or often hit keys by accident.
keys-turn = Your turn
keys-answer = Somebody announces
keys-choose = Choosing
keys-room = At the table
keys-replay = Replay
key-yes = Ready, confirm
# Cards and players have the numbers 1, 2, 3 and so on.
key-number = A card, a player or a character: clockwise from you

## Bots

level-novice = Novice
level-casual = Casual
level-regular = Regular
level-sharp = Sharp
level-master = Master
level-expert = Grandmaster
temperament-even = Level-headed
temperament-cautious = Cautious
temperament-bold = Bold
temperament-vengeful = Vengeful
temperament-whimsical = Whimsical

## Chat

chat = Chat
chat-write = Write a message
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-onlooker = Onlookers listen in silence.
chat-off = The host has turned off free chat. Reactions still work.
chat-reactions = Reactions
chat-mute = Mute
chat-said = { $name }: { $text }
whispers = Among onlookers
whispers-hint = The players read this only after the game.
whispers-over = What onlookers said

reaction-laugh = Ha ha!
reaction-gasp = Oh!
reaction-clap = Bravo!
reaction-think = Let me think…
reaction-liar = You’re bluffing!
reaction-believe = I believe you.
reaction-hurry = Come on, your turn!
reaction-sorry = Sorry!
reaction-thanks = Thanks!
reaction-good_game = Good game!

banter = Bots show feelings
banter-about = They pull faces and now and then say a word, but give no card away.

# What bots say; none of it tells where a card lies.
mood-won-1 = And that, my friends, is that.
mood-won-2 = Gold suits me.
mood-won-3 = Curtain. Applause, please!
mood-caught-1 = Well. That was awkward.
mood-caught-2 = My mask slipped.
mood-caught-3 = I was so sure…
mood-caught-4 = It was worth a try.
mood-caught-5 = Oh, come on!
mood-robbed-1 = Hey, that was mine!
mood-robbed-2 = I’ll remember that.
mood-robbed-3 = My poor purse.
mood-robbed-4 = And I trusted you.
mood-proud-1 = Told you so.
mood-proud-2 = The real one, as promised.
mood-proud-3 = In the flesh.
mood-proud-4 = Take a good look.
mood-lucky-1 = Don’t mind if I do.
mood-lucky-2 = What a lovely sound!
mood-lucky-3 = This is my night.
mood-lucky-4 = Much obliged.
mood-beaten-1 = Well played.
mood-beaten-2 = Next time I’ll wear a better mask.
mood-beaten-3 = I nearly had it.
mood-boast-1 = Nobody asked…
mood-boast-2 = Honest as ever. Or not.
mood-boast-3 = Keep guessing.
mood-boast-4 = A face like mine never lies.
mood-boast-5 = Too late to doubt it now.
mood-amused-1 = I love this ball.
mood-amused-2 = Did you see that?
mood-amused-3 = Oh dear, oh dear.

## Why something was refused; the server’s codes are in errors.ftl and problems.ftl

error-unknown = That did not work. Please try again.
