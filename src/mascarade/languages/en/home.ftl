# The first page.

home-line = Masks change hands in the dark. Say who you are – and hope that nobody knows better.
home-play = Play now
home-play-hint = At once, against four bots. No account.
home-dealing = The cards are being dealt …
home-return = Back to your table { $code }
home-code = Table code
home-code-wrong = A table’s code has six letters and digits, such as K7MWPA.
home-join = Join
home-more = More
home-learn = Learn to play
home-pass = Pass and play
home-first = I am { $character_the }!
home-second = No, I am!
home-story = Five cards are seen, turned down and exchanged. One says: I am the King! Another contradicts. Both are shown, and the true King takes three gold.

## The rules page, beside rules.ftl

rules-contents = Contents
rules-characters = The characters
rules-least = For { $players } players or more.
