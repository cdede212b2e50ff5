# The first page.

home-line = A sötétben álarcok cserélnek gazdát. Mondd meg, ki vagy – és reméld, hogy senki sem tudja jobban.
home-play = Játssz most
home-play-hint = Azonnal, négy bot ellen. Regisztráció nélkül.
home-choose = Játékosok, szereposztás és botok beállítása
home-dealing = Osztjuk a lapokat…
home-return = Vissza az asztalodhoz: { $code }
home-code = Az asztal kódja
home-code-wrong = Egy asztal kódja hat betűből és számjegyből áll, például K7MWPA.
home-join = Csatlakozás
home-offline = Most nincs hálózat: játssz botok ellen, adjátok körbe az eszközt, vagy tanuld meg a játékot.
home-more = Továbbiak
home-learn = Tanuld meg játszva
home-pass = Kézről kézre
home-first = Én vagyok { $character_the }!
home-second = Nem, én!
home-story = Öt lapot mindenki lát, aztán lefordítva gazdát cserélnek. Valaki megszólal: „Én vagyok a Király!” Más közbeszól: „Nem, én!” Mindketten felfedik a lapjukat, és az igazi Király elvesz három aranyat a bankból.
home-games = Legutóbbi játszmáid

## Name, mask and colour

you-title = Neved és álarcod
you-mask = Álarc
you-colour = Szín

mask-fox = Róka
mask-owl = Bagoly
mask-butterfly = Pillangó
mask-sun = Nap
mask-stag = Szarvas
mask-cat = Macska
mask-moon = Hold
mask-ram = Kos
mask-hare = Nyúl
mask-peacock = Páva
mask-bear = Medve
mask-star = Csillag
mask-raven = Holló
mask-lion = Oroszlán
mask-heart = Szív
mask-bat = Denevér

colour-ruby = Rubinvörös
colour-sky = Égkék
colour-lemon = Citromsárga
colour-violet = Ibolya
colour-emerald = Smaragdzöld
colour-coral = Korall
colour-silver = Ezüst
colour-sapphire = Zafírkék
colour-orchid = Orchidea
colour-lime = Limezöld
colour-amber = Borostyán
colour-turquoise = Türkiz
colour-rose = Rózsaszín

## The rules page, beside rules.ftl

rules-contents = Tartalom
rules-characters = A karakterek
rules-least = Legalább { $players } játékossal.
rules-find = Karakter keresése
rules-none = Ebben a kiadásban nincs ilyen nevű karakter.

diagram-exchange = bármely más lappal, vagy csak színleled
diagram-look = a saját lapodat, titokban
diagram-announce = bármely karaktert, ha igaz, ha nem
diagram-1 = Bejelentés
diagram-4 = Bírság
diagram-announced = „Én vagyok a Király!” A többiek sorban passzolnak vagy közbeszólnak.
diagram-nobody = Senki sem szól közbe:
diagram-believed = a bejelentő használja a képességet, és nem mutat semmit.
diagram-somebody = Valaki közbeszól:
diagram-shown = aki annak mondja magát, felfedi a lapját. Az igazi használja a képességet.
diagram-fine = Aki rossz lapot mutatott, 1 aranyat fizet a bíróságnak.
