# The command line: help and errors. Each message stands on one line and has no selectors: it is read without Fluent’s library, too.
# What stands in capitals (FILE, BOT, N) is in help as it is here; options and codes are never translated.

## Help

cli-about = Mascarade, the bluffing game for 2 to 13 players. Unofficial, non-commercial.
cli-more = See “mascarade COMMAND --help” for the options of a command.
cli-usage = Usage:
cli-heading = { $title }:
cli-options = Options
cli-arguments = Arguments
cli-commands = Commands
cli-help = show this help
cli-version = show the version
cli-default = { $text } (default: { $default })

## Commands

cli-play = play in the terminal against bots
cli-serve = serve the page: tables for people and bots
cli-site = write the page as files that any host can serve, to play without a server
cli-database = look after the tables of a server
cli-database-check = find tables that cannot be read
cli-database-mend = cut such tables back to their last good entry, and keep what was removed
cli-database-move = copy all tables into another database, a file or PostgreSQL, and compare every entry
cli-database-forget = delete old tables, except those still being played
cli-arena = let bots play against each other, and see who wins
cli-balance = see how a cast plays: seats, cards, characters, length
cli-train = train a player by self-play, on a GPU (needs PyTorch)
cli-check = replay records and their checks
cli-verify = check that a game’s deal was fixed before it began
cli-replay = show a record step by step
cli-characters = show the characters and what they can do
cli-cast = show the printed casts for a table, check your own, or find one
cli-doctor = see what is installed and what is missing
cli-completion = print a script for completion in your shell

## Options of the game

cli-players-you = number of players, including you
cli-players = number of players
cli-players-arena = number of players (default: 6, or as many as there are bots with --together)
cli-edition = first edition, for 2 to 13 players, or second, for 4 to 12
cli-edition-only = one edition only
cli-scenario = A or B in the second edition; spy for 7 players in the first
cli-cast-own = your own cast: character codes separated by commas
cli-blank = TOML or JSON file with blank-card characters for your cast
cli-blank-instead = show the blank-card characters of a TOML or JSON file instead
cli-level = how well the bots play: novice, casual, regular, sharp, master or expert
cli-temperament = the risks they like: even, cautious, bold, vengeful or whimsical (default: each its own; experts have none)
cli-program = a program that takes a seat: a command such as “python bot.py”, or NAME=COMMAND to give it a name; repeatable
cli-seconds = a program’s time for each decision, in seconds
cli-name = your name at the table (default: Robin)
cli-seed = the same number gives the same deal and the same bots
cli-pause = how long bots take, in seconds
cli-language = en, hu, de, zh-Hant or fr (default: your terminal’s language, else English)

## Options of the server

cli-host = address to listen on; 0.0.0.0 lets everybody in
cli-port = port to listen on; 0 picks a free one
cli-database-file = where tables are kept
cli-workers = number of server processes, all on one port; more than one need a shared database
cli-link-host = the address at which workers on other machines reach this machine
cli-database-of-server = the database of a server
cli-database-to = the database to copy them into
cli-older-than = age in days, such as 90d
cli-base-url = address that people use to reach the server, behind a proxy
cli-allow-host = another name of the server; repeatable
cli-metrics-port = serve metrics on this port, to this machine only
cli-trust-proxy = take clients’ addresses from X-Forwarded-For
cli-fsync = flush the disk at each commit: survives a power cut, slower
cli-max-tables = tables in memory
cli-max-connections = connections
cli-max-per-address = connections from one address
cli-max-new-tables = new tables per hour from one address
cli-bot-pace = how long bots take, as a factor
cli-open = open the page in a browser
cli-site-folder = folder to write into
cli-site-server = address of a server on which to play with others (default: none)

## Options of the arena

cli-bots = bots by name: each pair of them meets, in alternate seats
cli-together = seat all the bots named at one table instead, one per seat
cli-one = one bot of this kind …
cli-among = … at a table full of this kind
cli-resume = go on with an interrupted arena
cli-games = minimum number of games
cli-series-seed = the same number gives the same games
cli-cores = number of CPU cores to use (default: all)
cli-ray = play on a Ray cluster instead: auto, or its host and port
cli-json = write everything to a JSON file
cli-html = write a report with charts
cli-balance-bot = the bot that plays, in every seat
cli-balance-against = a second cast to compare: codes separated by commas, or printed, A, B, spy
cli-balance-all = play every printed cast, into one JSON file
cli-find = find casts that fulfil wishes, such as “fair, short*2”; docs/casts.md says what each wish measures
cli-find-with = with --find: characters that must be in the cast, separated by commas
cli-find-without = with --find: characters that must not be in the cast, separated by commas
cli-find-casts = with --find: number of casts that begin the race
cli-find-games = with --find: minimum number of games for each finalist
cli-find-resume = go on with an interrupted search
cli-balance-resume = go on with an interrupted balance report

## Options of training

cli-minutes = minutes of learning by playing
cli-imitate = minutes before that spent imitating a bot
cli-device = where to train (default: cuda if there is a GPU, else cpu)
cli-train-games = games at once in a room (default: 8192; 512 on a CPU)
cli-out = checkpoint to write
cli-train-resume = go on from a checkpoint
cli-from = start from a trained player: its weights
cli-train-against = learn to beat one player who has all the other seats: a bot, or weights, which are also the start
cli-beyond = learn only at tables of more than N players, and stay the same at all others
cli-train-players = learn at one printed table only, with N players (default: at all of them)
cli-train-edition = edition of that table
cli-train-scenario = scenario of that table
cli-keep = also keep the weights every M minutes
cli-measure = afterwards, play N games among bots at each table

## Options of records

cli-record = a record (.masc)
cli-record-served = a record (.masc) from a server
cli-game = which game of the file, counted from 1
cli-eyes = show only what this player may know; onlooker: what everybody knows
cli-replay-all = do not wait for Enter between the steps
cli-replay-json = print every state, event and view as JSON lines, for other programs

## Options of doctor and completion

cli-doctor-json = print it as JSON, for other programs
cli-shell = bash, zsh or fish

## What was typed makes no sense

cli-see-help = For help: { $command }
cli-did-you-mean = Did you mean { $words }?
cli-or = { $one } or { $two }
cli-choices = Available: { $choices }.
cli-of-option = { $option }: { $message }
cli-required = Something is missing: { $names }.
cli-expected-one = A value is missing.
cli-expected-some = At least one is needed.
cli-ambiguous = { $option } could be any of { $matches }.
cli-takes-none = This option takes no value.
cli-no-command = There is no command “{ $word }”.
cli-no-option = There is no option { $word } here.
cli-unexpected = “{ $word }” is not expected here.
cli-no-choice = “{ $word }” is none of { $choices }.
cli-no-whole = “{ $word }” is not a whole number.
cli-no-number = “{ $word }” is not a number.
cli-out-of-range = { $word } is out of range: { $low } to { $high }.
cli-no-level = There is no level “{ $word }”. The levels are { $choices }.
cli-no-temperament = There is no temperament “{ $word }”. The temperaments are { $choices }.
cli-no-bot = There is no bot “{ $word }”. The bots are { $choices }.
cli-other-edition = Edition { $edition } has it: --edition { $edition }
cli-no-file = { $path }: No such file.
cli-is-folder = { $path } is a folder, not a file.
cli-no-permission = { $path }: You are not allowed to read it.
cli-not-read = { $path } cannot be read: { $why }.
cli-not-utf8 = { $path }: Not UTF-8 at byte { $byte }.
cli-no-game = { $path } has no game { $number }. The last one is { $games }.
cli-no-player = Nobody is called “{ $word }”. You can choose from { $names }.
cli-blank-needs-cast = --blank needs --cast with the blank card’s code in it.
cli-arena-ways = Either name the bots, or use --one BOT --among BOT, or --resume FILE.
cli-table-needs-players = --edition and --scenario need --players: which table is it?
cli-against = --against “{ $word }” is not a cast. Use printed, A, B or spy, or codes separated by commas, from { $codes }.
cli-missing-extra = { $module } is not installed. To install it: { $command }
cli-too-little = { $word } is too small. At least { $low } is needed.
cli-no-place = { $path }: No file can be written there.
cli-not-written = { $path } cannot be written: { $why }.

## Bots and programs

cli-expert-learned = The expert has no temperament: it has learned to play.
cli-no-rate = “{ $word }” is not a share of exchanges. Use a number from 0 to 1, as in bayes@0.5.
cli-no-command-line = “{ $word }” is not a command. Examples: “python bot.py”, “name=python bot.py”
cli-no-program = “{ $word }” is not a program that can be run here.
cli-program-twice = Two programs are called “{ $name }”. Give them names: --bot one=… --bot two=…
cli-program-name-taken = “{ $name }” is one of the arena’s own bots. Give the program another name.
cli-program-idle = The program “{ $name }” does not play. Name it among the bots.
cli-table-too-small = Programs: { $programs }. With you that is too many for a table of { $players }. Use --players { $least }.

## The arena

cli-arena-seats = { $bots } bots cannot take { $seats } seats at one table. Name one for each.
cli-arena-same = “{ $one }” and “{ $others }” are all the same bot. Name two different ones.
cli-arena-two = Name at least two different bots.
cli-arena-seer = “{ $bot }” sees all cards and cannot play where programs take part.
cli-arena-exact = “{ $bot }” keeps too many possibilities in mind for games with experts. Use bayes.
cli-arena-programs = { $path }: Name its programs again:{ $programs }
cli-arena-no-programs = { $path } was begun without programs. Leave out --bot.
cli-not-an-arena = { $path } is not an interrupted arena.
cli-arena-changed = { $path }: Bots or rules have changed since. Start again.
cli-not-a-balance = { $path } is not an interrupted balance report.
cli-not-a-search = { $path } is not an interrupted search.
cli-no-goal = There is no wish “{ $word }”. The wishes are { $choices }.
cli-find-apart = “{ $one }” and “{ $two }” cannot both come true.
cli-find-both = Both wanted and not wanted: { $characters }.
cli-find-none = No cast is possible with these wishes. { $players } players need the Judge and { $cards } cards, a third of which bring gold from the bank (R8.1–R8.4).
cli-find-codes = --find looks for casts itself. Leave out { $codes }, or use --with.
cli-all-needs-json = --all writes one JSON file. Say which: --json FILE
cli-no-ray = There is no Ray cluster at { $address }: { $why }
cli-arena-interrupted = Interrupted after { $played } of { $games } games. To go on: { $command }

## Training

cli-train-resume-alone = --resume goes on with what its checkpoint has. Leave out --games, --seed, --from, --against, --beyond and the table.
cli-train-beyond = --beyond needs --from, whose player stays the same at smaller tables. It goes with neither --players nor --against.
cli-train-against-file = --against FILE starts from FILE: leave --from out.
cli-train-no-gpu = --device cuda needs an NVIDIA GPU that PyTorch and Numba can use, and there is none. --device cpu is much slower.
cli-no-checkpoint = { $path } is not a checkpoint of mascarade train, version { $version }.
cli-no-weights = { $path } is not an expert’s weights: { $why }
cli-other-weights = { $path }: These weights read version { $found } of “{ $what }”. This program has version { $version }.
cli-train-interrupted = Interrupted. To go on: { $command }

## The server and its database

cli-no-address = { $word } is not an address. An example: https://ball.example.org
cli-site-not-built = The page has not been built. Run: make page
cli-site-other = { $path } has another index.html. Choose an empty folder.
cli-serving = Mascarade is open: { $address }
cli-serving-ends = Ctrl-C ends it.
cli-cannot-listen = The server cannot listen on { $host }:{ $port }: { $why }
cli-no-database = { $path } cannot be used as a database: { $why }
cli-database-used = { $path }: Another server is using this database.
cli-database-later = { $path } was made by a later version of Mascarade: the database has version { $version }, this program knows { $known }.
cli-workers-alone = { $word }: Several workers need a shared PostgreSQL database; { $database } is a file.
cli-database-entry = { $code }: Entry { $number } cannot be read: { $why }
cli-database-missing = it is missing
cli-database-cut = Kept: { $kept }. Removed: { $removed }.
cli-database-damaged = Tables that cannot be read: { $damaged } of { $tables }.
cli-database-sound = All tables can be read: { $tables }.
cli-database-mended = Tables mended: { $mended }.
cli-database-moved = Tables moved: { $tables }. Entries: { $entries }.
cli-database-differs = The other database has another table { $code }. Nothing more was copied.
cli-database-forgotten = Tables deleted: { $tables }. Entries: { $entries }. Kept, because they are being played: { $kept }.
cli-no-age = { $word } is not an age. An example: --older-than 90d

## Records

cli-check-ok = ok, games: { $games }, moves: { $moves }, checks: { $checks }
cli-site-ok = { $path }: { $files } files. Any web server can serve this folder; to try it: python3 -m http.server --directory { $path }
cli-verify-ok = the deal was fixed before the game: { $commitment }
cli-no-commitment = the record has no “{ $word }:” line; a game from a server has “commitment:” and “salt:”
cli-other-commitment = the commitment { $published } does not fit deal and salt, which give { $fits }

## The doctor

cli-doctor-version = Mascarade { $version }, Python { $python }, { $system }
cli-doctor-installed = { $package } { $version }
cli-doctor-missing = { $package } is not installed
cli-doctor-fails = { $package } does not work: { $why }
cli-doctor-extra = Extra { $extra }: { $packages }
cli-doctor-no-extra = Extra { $extra } is not installed ({ $package } is missing)
cli-doctor-compiled = Compiled for this machine, in { $folder }
cli-doctor-uncompiled = Not compiled yet: the first game does that, into { $folder }
cli-doctor-no-cache = Cannot write to { $folder }: every start has to compile again. Choose another folder:
cli-doctor-interpreted = NUMBA_DISABLE_JIT is set: the rules run as plain Python, slowly
cli-doctor-cores = CPU cores: { $cores }
cli-doctor-gpu = GPU: { $name }
cli-doctor-no-gpu = No NVIDIA GPU (only training wants one)
cli-doctor-page = The page is built
cli-doctor-no-page = The page is not built
cli-doctor-database = { $file } can be written in this folder
cli-doctor-no-database = { $file } cannot be written in this folder. Choose another place:
cli-doctor-port = Port { $port } is free
cli-doctor-no-port = Port { $port } is in use. Take another one:
cli-doctor-well = All is well. To play: { $command }
cli-doctor-unwell = You cannot play yet. First run: { $command }
