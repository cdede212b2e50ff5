# Games on this device, and links that carry a game or a cast.

games = Játszmáim
games-about = Csak ezen az eszközön vannak meg, sehol máshol.
games-none = Itt még nincs semmi
games-none-hint = Minden játszmád magától ide kerül.
games-tally = { $count } játszma, { $won } győzelem
games-unfinished = Nincs befejezve
games-kept = A játszmáid
games-open = Visszanézés
games-go-on = Folytatás
games-delete = Törlés
games-delete-all = Összes törlése
games-delete-title = Végleg töröljük?
games-delete-sure = { $count ->
    [one] Ez a játszma elvész, és nem hozható vissza.
   *[other] { $count } játszma vész el, és nem hozható vissza.
  }
games-export = Mentés jegyzőkönyvként
games-import = Jegyzőkönyv megnyitása
games-imported = { $count ->
    [one] Egy játszma bekerült.
   *[other] { $count } játszma bekerült.
  }
games-import-not-a-game = { $file }: ebben nincs játszma.
games-import-line = { $file }, { $line }. sor: ez nem értelmezhető.
games-import-midway = { $file }, { $line }. sor: ez a játszma a közepén kezdődik. Ide csak teljes játszma kerülhet.
games-import-large = { $file }: túl nagy, itt nem nyitható meg.
games-no-store = Ez a böngésző itt semmit sem ment el, talán mert privát ablakban vagy. A játszmák addig maradnak meg, amíg be nem zárod az oldalt.
games-no-room = Ezen az eszközön nincs több hely. A játszmát nem sikerült elmenteni.

## Links

shared = Visszanézhető játszma
shared-position = Hogyan tovább?
shared-about = Az asztalnál: { $players }
shared-cast = { $players } fős bál
shared-play = Játék ezzel a szereposztással
share-cast = A szereposztás megosztása
share-about = A linkben az egész játszma benne van, szerver nem őrzi. Addig működik, amíg le nem vágsz belőle.
share-about-cast = A linkben az egész szereposztás benne van, szerver nem őrzi. Addig működik, amíg le nem vágsz belőle.
share-cut = Csak eddig, a folytatás nélkül
share-qr = A link QR-kódja
link-broken = Ez a link sérült
link-broken-text = Hiányzik belőle valami, vagy megváltozott útközben. Kérd el még egyszer.
link-newer = Ez a link egy másik változatból való
link-newer-text = Itt a játszma máshogy alakulna, mint eredetileg. Az oldal újabb változata talán tudja, hogyan történt.
