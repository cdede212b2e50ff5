# Games on this device, and links that carry a game or a cast.

games = Meine Partien
games-about = Sie liegen auf diesem Gerät und nirgends sonst.
games-none = Noch nichts da. Was du spielst, kommt von selbst hierher.
games-unfinished = Nicht zu Ende gespielt
games-kept = Deine Partien
games-open = Noch einmal ansehen
games-go-on = Weiterspielen
games-delete = Löschen
games-delete-all = Alle löschen
games-delete-title = Endgültig löschen?
games-delete-sure = { $count ->
    [one] Diese Partie ist dann weg, und niemand kann sie zurückholen.
   *[other] { $count } Partien sind dann weg, und niemand kann sie zurückholen.
  }
games-export = Als Protokoll speichern
games-import = Protokoll öffnen
games-imported = { $count ->
    [one] Eine Partie ist dazugekommen.
   *[other] { $count } Partien sind dazugekommen.
  }
games-import-not-a-game = In { $file } ist keine Partie.
games-import-line = { $file }: Zeile { $line } ergibt keinen Sinn.
games-import-midway = { $file }: Laut Zeile { $line } beginnt die Partie mittendrin. Hier passen nur ganze Partien hinein.
games-import-large = { $file } ist zu groß, um hier gelesen zu werden.
games-no-store = Dieser Browser behält hier nichts, vielleicht weil das Fenster privat ist. Partien bleiben, bis du die Seite schließt.
games-no-room = Auf diesem Gerät ist kein Platz mehr. Die Partie wurde nicht aufgehoben.

## Links

shared = Eine Partie zum Nachschauen
shared-position = Wie geht es weiter?
shared-about = Am Tisch: { $players }
shared-cast = Ein Ball zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
    [8] acht
    [9] neunt
    [10] zehnt
    [11] elft
    [12] zwölft
   *[other] dreizehnt
  }
shared-play = Mit dieser Besetzung spielen
share-cast = Diese Besetzung teilen
share-about = Im Link steckt die ganze Partie: Kein Server hebt sie auf, und er gilt, solange nichts davon abgeschnitten wird.
share-about-cast = Im Link steckt die ganze Besetzung: Kein Server hebt sie auf, und er gilt, solange nichts davon abgeschnitten wird.
share-cut = Nur bis hierher, ohne was danach kommt
share-qr = Der Link als QR-Code
link-broken = Dieser Link ist beschädigt
link-broken-text = Etwas fehlt darin oder wurde unterwegs verändert. Lass ihn dir noch einmal schicken.
link-newer = Dieser Link stammt aus einer anderen Version
link-newer-text = Hier nähme die Partie einen anderen Verlauf als dort, wo sie gespielt wurde. Eine neuere Seite weiß vielleicht, wie sie ging.
