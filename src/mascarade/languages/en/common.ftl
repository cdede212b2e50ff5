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
fan-notice = An unofficial fan project. Mascarade is a game by Bruno Faidutti; we are not affiliated with him or his publishers. If you like it, buy the real thing.

close = Close
cancel = Cancel
save = Save
back = Back
to-home = Home
guest = Guest
your-name = Your name
name-length = { $length } of { $most } characters
name-long = { $length } characters: at most { $most } fit on the plate.
rules = Rules
make-table = Make a table
comma = { $first }, { $second }

waiting = One moment…
connecting = Connecting…
page-failed = This part of the page could not be loaded.
page-reload = Reload
nowhere = Nobody dances here
nowhere-text = There is nothing at this address. Perhaps the link was cut off.
nowhere-table = No such table
gone = You are no longer at this table.

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

## Keys

keys = Keyboard shortcuts
keys-on = Single keys do something
keys-hint = Switch this off if you dictate or type by accident.
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

## Why something was refused; the server’s codes are in errors.ftl and problems.ftl

error-unknown = That did not work. Please try again.
