### How a cast plays, in a few sentences: at the top of the report of `mascarade balance`, and on the page where a table is made.
### Whatever ends in “share” is a part of 1, said in per cent. $best_character and $worst_character are characters, with all their forms.

finding-first-even = It hardly matters who begins: the first player wins { NUMBER($first_share, maximumFractionDigits: 1) } of the games; { NUMBER($fair_share, maximumFractionDigits: 1) } would be fair.
finding-first-more = Whoever begins has an advantage: the first player wins { NUMBER($first_share, maximumFractionDigits: 1) } of the games, where { NUMBER($fair_share, maximumFractionDigits: 1) } would be fair.
finding-first-less = Whoever begins has a disadvantage: the first player wins { NUMBER($first_share, maximumFractionDigits: 1) } of the games, where { NUMBER($fair_share, maximumFractionDigits: 1) } would be fair.
finding-cards = The best card to be dealt is { $best_character_the }: whoever gets it wins { NUMBER($high_share, maximumFractionDigits: 1) } of the games. The worst is { $worst_character_the }, with { NUMBER($low_share, maximumFractionDigits: 1) }.
finding-cards-even = No card is clearly a better start than another: whichever you are dealt, you win between { NUMBER($low_share, maximumFractionDigits: 1) } and { NUMBER($high_share, maximumFractionDigits: 1) } of the games.
finding-announced = The character announced most often is { $character_the }: { NUMBER($times, maximumFractionDigits: 1) } times per game, { NUMBER($bluff_share, maximumFractionDigits: 0) } of them bluffs.
finding-silent = Hardly anybody announces { $character_the }: less than once in twenty games.
finding-length = A typical game takes { $turns } turns; eight in ten take between { $low } and { $high }.
# $each: how many turns everybody has had by then.
finding-drags = Some games drag on: in one out of ten, everybody has had { $each } turns or more.
finding-endless = A game may never end: in { NUMBER($endless_share, maximumFractionDigits: 1) } of them even patient bots gave up.
finding-endings = How games end: { NUMBER($rich_share, maximumFractionDigits: 0) } with 13 gold, { NUMBER($broke_share, maximumFractionDigits: 0) } with an empty purse.
finding-endings-cheat = How games end: { NUMBER($rich_share, maximumFractionDigits: 0) } with 13 gold, { NUMBER($broke_share, maximumFractionDigits: 0) } with an empty purse, { NUMBER($cheat_share, maximumFractionDigits: 0) } with a power that wins at once.

## Asking for it, where a table is made

fore-ask = How will this play?
fore-hint = Bots at level “{ $level }” play thousands of games with this cast and tell you what to expect.
fore-playing = The bots are playing: { $done } of { $games } games.
fore-waiting = The bots are taking their seats…
fore-dealt = How often whoever is dealt this card wins
fore-fair = Line: { NUMBER($fair_share, maximumFractionDigits: 1) } would be fair. The lighter bar is what is still uncertain.
fore-stop = Never mind
fore-made = From { $games } games between { $players } bots at level “{ $level }”.
fore-failed = The bots could not be asked just now. Try again in a moment.
