# The first page.

home-line = Masks change hands in the dark. Say who you are – and hope that nobody knows better.
home-play = Play now
home-play-hint = Right away, against four bots. No account needed.
home-dealing = Dealing the cards…
home-return = Back to your table { $code }
home-code = Table code
home-code-wrong = A table code has six letters and digits, such as K7MWPA.
home-join = Join
home-more = More
home-learn = Learn to play
home-pass = Pass and play
home-first = I am { $character_the }!
home-second = No, I am!
home-story = Five cards are seen, turned face down and exchanged. One player says: I am the King! Another contradicts. Both show their cards, and the true King takes three gold.

## The rules page, beside rules.ftl

rules-contents = Contents
rules-characters = The characters
rules-least = For { $players } players or more.
