# The first page.

home-line = A sötétben álarcok cserélnek gazdát. Mondd meg, ki vagy – és reméld, hogy senki sem tudja jobban.
home-play = Játssz most
home-play-hint = Azonnal, négy bot ellen. Regisztráció nélkül.
home-dealing = Már osztják a lapokat…
home-return = Vissza az asztalodhoz: { $code }
home-code = Az asztal kódja
home-code-wrong = Egy asztal kódja hat betűből és számjegyből áll, például K7MWPA.
home-join = Csatlakozás
home-more = Továbbiak
home-learn = Tanulj meg játszani
home-pass = Egy eszközön
home-first = Én vagyok { $character_the }!
home-second = Nem, én!
home-story = Öt lapot mindenki lát, aztán lefordítják és kicserélik őket. Valaki azt mondja: én vagyok a Király! Egy másik ellentmond neki. Mindketten felfedik a lapjukat, és az igazi Király elvesz három aranyat.

## The rules page, beside rules.ftl

rules-contents = Tartalom
rules-characters = A szereplők
rules-least = Legalább { $players } játékossal.
