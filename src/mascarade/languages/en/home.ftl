# The first page.

home-line = Masks change hands in the dark. Say who you are – and hope that nobody knows better.
home-play = Play now
home-play-hint = Right away, against four bots. No account needed.
home-choose = Choose players, cast and bots
home-dealing = Dealing the cards…
home-return = Back to your table { $code }
home-code = Table code
home-code-wrong = A table code has six letters and digits, such as K7MWPA.
home-join = Join
home-offline = You are offline: play against bots, pass the device round, or learn the game.
home-more = More
home-learn = Learn to play
home-pass = Pass and play
home-first = I am { $character_the }!
home-second = No, I am!
home-story = Five cards are seen, turned face down and exchanged. One player says: I am the King! Another contradicts. Both show their cards, and the true King takes three gold.
home-games = Your last games

## Name, mask and colour

you-title = Your name and mask
you-mask = Mask
you-colour = Colour

mask-fox = Fox
mask-owl = Owl
mask-butterfly = Butterfly
mask-sun = Sun
mask-stag = Stag
mask-cat = Cat
mask-moon = Moon
mask-ram = Ram
mask-hare = Hare
mask-peacock = Peacock
mask-bear = Bear
mask-star = Star
mask-raven = Raven
mask-lion = Lion
mask-heart = Heart
mask-bat = Bat

colour-ruby = Ruby
colour-sky = Sky blue
colour-lemon = Lemon
colour-violet = Violet
colour-emerald = Emerald
colour-coral = Coral
colour-silver = Silver
colour-sapphire = Sapphire
colour-orchid = Orchid
colour-lime = Lime
colour-amber = Amber
colour-turquoise = Turquoise
colour-rose = Rose

## The rules page, beside rules.ftl

rules-contents = Contents
rules-characters = The characters
rules-least = For { $players } players or more.
rules-find = Find a character
rules-none = Nobody by that name is in this edition.

# In the drawings: below the three things that a turn offers, and how an announcement goes on.
diagram-exchange = with any other card, or only pretend
diagram-look = at your own card, in secret
diagram-announce = any character, true or not
# How an announcement goes, step by step.
diagram-1 = Announce
diagram-4 = Pay
diagram-announced = “I am the King!” One after the other, the others pass or claim.
diagram-nobody = Nobody claims:
diagram-believed = the announcer uses the power, and no card is shown.
diagram-somebody = Somebody claims:
diagram-shown = all who say they are the King show their cards. The true one uses the power.
diagram-fine = Whoever showed the wrong card pays 1 gold to the court.
