# Games on this device, and links that carry a game or a cast.

games = Játszmáim
games-about = Csak ez az eszköz őrzi őket, senki más.
games-none = Itt még nincs semmi. Amit játszol, magától ide kerül.
games-unfinished = Nincs befejezve
games-kept = A játszmáid
games-open = Visszanézés
games-go-on = Folytatás
games-delete = Törlés
games-delete-all = Összes törlése
games-delete-title = Végleg töröljük?
games-delete-sure = { $count ->
    [one] Ezt a játszmát senki sem tudja majd visszahozni.
   *[other] { $count } játszma vész el, és senki sem tudja majd visszahozni.
  }
games-export = Mentés jegyzőkönyvként
games-import = Jegyzőkönyv megnyitása
games-imported = { $count ->
    [one] Egy játszma bekerült.
   *[other] { $count } játszma bekerült.
  }
games-import-not-a-game = { $file }: ebben nincs játszma.
games-import-line = { $file }, { $line }. sor: ez nem értelmezhető.
games-import-midway = { $file }, { $line }. sor: ez a jegyzőkönyv a játszma közepén kezdődik. Ide csak teljes játszmák férnek.
games-import-large = { $file }: túl nagy ahhoz, hogy itt megnyíljon.
games-no-store = Ez a böngésző itt semmit sem őriz meg, talán mert privát az ablak. A játszmák addig maradnak meg, amíg be nem zárod az oldalt.
games-no-room = Ezen az eszközön nincs több hely. A játszmát nem sikerült megőrizni.

## Links

shared = Visszanézhető játszma
shared-position = Hogyan tovább?
shared-about = Az asztalnál: { $players }
shared-cast = { $players } fős bál
shared-play = Játék ezzel a szereposztással
share-cast = A szereposztás megosztása
share-about = Az egész játszma benne van a linkben: nincs hozzá szerver, és addig működik, amíg le nem vágsz belőle.
share-about-cast = Az egész szereposztás benne van a linkben: nincs hozzá szerver, és addig működik, amíg le nem vágsz belőle.
share-cut = Csak eddig, a folytatás nélkül
share-qr = A link QR-kódja
link-broken = Ez a link hibás
link-broken-text = Hiányzik belőle valami, vagy megváltozott útközben. Kérd el még egyszer.
link-newer = Ez a link egy másik változatból való
link-newer-text = Itt a játszma máshogy alakulna, mint ahol játszották. Egy újabb oldal talán tudja, hogyan történt.
