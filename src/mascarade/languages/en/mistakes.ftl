# What the library says of mistakes in records, moves, deals and blank cards. The library speaks English, and the command line finds the
# sentence here: English must be as the library says it. Each message stands on one line, as in cli.ftl.

## Inside what

mistake-table = { $why } (in [[character]] number { $number })
mistake-step = step { $number }: { $why }
mistake-at = { $at }: { $why }

## Moves

mistake-no-card = { $what } names no card; right would be { $such }
mistake-no-move = { $what } is no move; right would be { $form }, such as { $such }
mistake-take = { $what } hides whether cards were exchanged, so it cannot be played; right would be { $such }
mistake-no-kind = { $what } is no kind of move; the kinds are { $such }
mistake-nothing-after = nothing comes after { $what }, but here is { $found }
mistake-nothing-comes-after = nothing comes after { $what }
mistake-needs-code = { $what } needs one character’s code, such as { $such }, not { $found }
mistake-one-or-two = { $what } takes one or two after it, not { $found }
mistake-at-most-one = { $what } takes at most one after it, not { $found }
mistake-no-list = { $what } is no list of cards or players separated by commas
mistake-over = { $what } is not allowed: the game is over
mistake-decides = { $what } is not allowed: { $player } decides now
mistake-would-be = { $what } is not allowed; { $kind } would be: { $such }
mistake-may = { $what } is not allowed; { $player } may { $such }

## Deals and positions

mistake-nobody = nobody is called { $what }; the players are { $such }
mistake-not-the-cast = the deal ({ $deal }) is not the cast ({ $cast })
mistake-turns = turn { $what }: turns are counted from 1 (to a million, here)
mistake-fortunes = gold { $gold } and court { $court }: { $players } fortunes of 0 or more are needed
mistake-too-much-gold = there are { $all } gold in all (R1.2); this is { $more } too many
mistake-names-given = the cast is for { $players } players, but { $found } names are given
mistake-bad-name = { $what } cannot be a name: 1 to 24 characters without white space and { $marks } and not { $such }
mistake-same-name = two players are called { $what }; names must differ

## Records

mistake-no-header-line = { $what } cannot be a header line: a key of one’s own, a colon, and some text without #
mistake-control = a record is plain text, but here is the control character { $what }
mistake-not-utf8 = not UTF-8: { $what } begins no character; save the file as UTF-8
mistake-not-utf8-at = not UTF-8 at byte { $byte }; save it as UTF-8
mistake-no-game = there is no game here; a game begins with { $such }
mistake-no-line = the header of this game has no { $what } line
mistake-begins = a game begins with { $such }, its version of the format
mistake-begins-not = a game begins with { $such }, not with { $what }
mistake-neither = { $what } is neither a header line, such as { $line }, nor a move, such as { $move }
mistake-separated = a new game begins here, but games are separated by a line { $such }
mistake-before-moves = { $what } is a header line, and comes before the first move
mistake-version = version { $what } of the format is unknown; this program reads version { $known }
mistake-no-key = { $what } is no key of the format; if you mean { $meant }, write that, else choose another key
mistake-twice-first = { $what } is there twice, first in line { $line }
mistake-character-twice = the character { $what } is there twice
mistake-twice = { $what } is there twice
mistake-says-nothing = { $what } says nothing
mistake-no-whole = { $what } is not a whole number from { $low } to { $high }
mistake-no-wholes = { $what } is not a list of whole numbers separated by commas
mistake-empty-entry = an entry between commas is empty
mistake-like-a-move = { $what } looks like a move, but a move has no colon: { $such }
mistake-not-in-cast = the character { $what } is not in the cast ({ $cast })
mistake-too-often = { $what } is there { $times } times, more often than in the cast ({ $cast })
mistake-is-not = { $what } is not in the cast ({ $cast })
mistake-entries-and = { $found } entries and { $middle } in the centre; the cast asks for { $wanted } entries and { $centre } after { $bar }
mistake-entries = { $found } entries and { $middle } in the centre; the cast asks for { $wanted } entries, nothing in the centre
mistake-cards-one = { $what } is { $found } cards; with { $players } players each has 1 card
mistake-cards-many = { $what } is { $found } cards; with { $players } players each has { $cards } cards, joined by +
mistake-each-one = with { $players } players each has 1 card
mistake-each-many = with { $players } players each has { $cards } cards, joined by +
mistake-hidden = the cards are hidden; the record of a running game can be read, not replayed

## Checks

mistake-expected-over = expected the game to be over, but it goes on
mistake-expected-on = expected the game to go on, but it is over and { $winners } won
mistake-expected-refused = expected { $what } to be refused, but it is allowed
mistake-expected = expected { $what }, but { $found } holds
mistake-no-check = { $what } is no check; the checks are { $such }
mistake-needs-something = { $what } needs something after it
mistake-needs-wholes = { $what } needs whole numbers, not { $found }
mistake-needs-player = { $what } needs a player and a colon, such as { $such }
mistake-no-face = { $what } is no card and its character, such as { $such }
mistake-no-character = { $what } is no character of either edition, nor of this cast

## Blank cards

mistake-bad-code = { $what } is not 1 to 24 small letters a to z and _, beginning with a letter
mistake-known-code = { $what } is a word of the game already; choose another
mistake-bad-card-name = { $what } is not 1 to { $most } printable characters without | and #, one or more visible
mistake-neither-true = { $what } is neither true nor false
mistake-brings = says { $what }, but the steps bring gold from the bank: { $right } is right, or leave the field out
mistake-brings-none = says { $what }, but no step brings gold from the bank: { $right } is right, or leave the field out
mistake-no-steps = { $what } is not a list of steps such as { $such }
mistake-many-steps = a power has 1 to { $most } steps, not { $found }
mistake-long-step = { $what } is too long; a step is a word and at most three more, words or numbers
mistake-no-step = { $what } is no step; the steps are { $such }
mistake-no-form = { $what } is not of the form { $such }
mistake-must-be = { $number } of { $what } is { $found }, but must be { $low } to { $high }
mistake-right-after = { $what } must come right after { $such }, which picks the two
mistake-first-step = { $what } must be the first step
mistake-no-sense = { $what } makes no sense: { $why }
mistake-to-themselves = nobody gives to themselves
mistake-player-must = a player must give or take
mistake-only-fines = only fines go to the court
mistake-one-several = only one side can be several players
mistake-bank-number = the bank gives a number from 1 to 12
mistake-several-number = several players take a number from 1 to 12
mistake-last-step = { $what } must not be the last step
mistake-after-accuse = { $what } must come right after { $such }, where somebody is right or wrong
mistake-must-be-word = { $number } of { $what } is { $found }, but must be { $such }
mistake-brackets = not valid TOML: brackets nested without end
mistake-not-json = not JSON: { $fault }
mistake-not-toml = not TOML: { $fault }
mistake-digits = it holds a number with thousands of digits
mistake-unknown-table = unknown; a file holds [[character]] tables only
mistake-no-table = the file has no [[character]] table
mistake-unknown-field = unknown; a character has { $such }
mistake-missing-field = missing; a character needs code, name and steps
mistake-no-trait = { $what } is not { $copies } or { $players }, each once
