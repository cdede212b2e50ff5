# The first page.

home-line = Im Dunkeln wechseln Masken den Besitzer. Sag, wer du bist – und hoffe, dass es niemand besser weiß.
home-play = Jetzt spielen
home-play-hint = Sofort, gegen vier Bots. Ohne Anmeldung.
home-choose = Spielerzahl, Besetzung und Bots wählen
home-dealing = Die Karten werden verteilt …
home-return = Zurück an deinen Tisch { $code }
home-code = Tischcode
home-code-wrong = Ein Tischcode besteht aus sechs Buchstaben und Ziffern, zum Beispiel K7MWPA.
home-join = Mitspielen
home-offline = Gerade kein Netz: Spiel gegen Bots, reicht das Gerät herum oder lern das Spiel.
home-more = Mehr
home-learn = Spielen lernen
home-pass = An einem Gerät
home-first = Ich bin { $character_the }!
home-second = Nein, ich!
home-story = Fünf Karten werden gezeigt, umgedreht und vertauscht. Jemand ruft: „Ich bin der König!“ Jemand anderes widerspricht. Beide decken auf, und der wahre König nimmt drei Gold.
home-games = Deine letzten Partien

## Name, mask and colour

you-title = Dein Name und deine Maske
you-mask = Maske
you-colour = Farbe

mask-fox = Fuchs
mask-owl = Eule
mask-butterfly = Schmetterling
mask-sun = Sonne
mask-stag = Hirsch
mask-cat = Katze
mask-moon = Mond
mask-ram = Widder
mask-hare = Hase
mask-peacock = Pfau
mask-bear = Bär
mask-star = Stern
mask-raven = Rabe
mask-lion = Löwe
mask-heart = Herz
mask-bat = Fledermaus

colour-ruby = Rubinrot
colour-sky = Himmelblau
colour-lemon = Zitronengelb
colour-violet = Violett
colour-emerald = Smaragdgrün
colour-coral = Koralle
colour-silver = Silber
colour-sapphire = Saphirblau
colour-orchid = Orchidee
colour-lime = Limette
colour-amber = Bernstein
colour-turquoise = Türkis
colour-rose = Rosa

## The rules page, beside rules.ftl

rules-contents = Inhalt
rules-characters = Die Charaktere
rules-least = Ab { $players } Spielern.
rules-find = Charakter suchen
rules-none = So heißt in dieser Ausgabe niemand.

diagram-exchange = mit jeder anderen Karte, oder nur so tun
diagram-look = die eigene Karte, heimlich
diagram-announce = jeden Charakter, wahr oder nicht
diagram-1 = Ansagen
diagram-4 = Zahlen
diagram-announced = „Ich bin der König!“ Die anderen passen oder widersprechen, der Reihe nach.
diagram-nobody = Niemand widerspricht:
diagram-believed = Wer angesagt hat, nutzt die Fähigkeit und zeigt nichts.
diagram-somebody = Jemand widerspricht:
diagram-shown = Alle, die es sein wollen, decken auf. Wer es ist, nutzt die Fähigkeit.
diagram-fine = Wer eine falsche Karte gezeigt hat, zahlt 1 Gold ans Gericht.
