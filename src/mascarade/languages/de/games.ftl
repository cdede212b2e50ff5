# Games on this device, and links that carry a game or a cast.

games = Meine Partien
games-about = Sie liegen auf diesem Gerät und nirgends sonst.
games-none = Noch nichts da
games-none-hint = Was du spielst, landet von selbst hier.
games-tally = { $count } gespielt, { $won } gewonnen
games-unfinished = Nicht zu Ende gespielt
games-kept = Deine Partien
games-open = Noch einmal ansehen
games-go-on = Weiterspielen
games-delete = Löschen
games-delete-all = Alle löschen
games-delete-title = Endgültig löschen?
games-delete-sure = { $count ->
    [one] Diese Partie lässt sich nicht zurückholen.
   *[other] { $count } Partien lassen sich nicht zurückholen.
  }
games-export = Als Protokoll speichern
games-import = Protokoll öffnen
games-imported = { $count ->
    [one] Eine Partie ist dazugekommen.
   *[other] { $count } Partien sind dazugekommen.
  }
games-import-not-a-game = In { $file } ist keine Partie.
games-import-line = { $file }: Zeile { $line } ergibt keinen Sinn.
games-import-midway = { $file }: Laut Zeile { $line } beginnt die Partie mittendrin. Hier haben nur ganze Partien Platz.
games-import-large = { $file } ist zu groß, um hier geöffnet zu werden.
games-no-store = Dieser Browser speichert hier nichts, vielleicht weil das Fenster privat ist. Partien bleiben nur, bis du die Seite schließt.
games-no-room = Auf diesem Gerät ist kein Platz mehr. Die Partie wurde nicht gespeichert.

## Links

shared = Eine Partie zum Anschauen
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
share-about = Im Link steckt die ganze Partie, kein Server speichert sie. Er gilt, solange nichts davon abgeschnitten wird.
share-about-cast = Im Link steckt die ganze Besetzung, kein Server speichert sie. Er gilt, solange nichts davon abgeschnitten wird.
share-cut = Nur bis hierher, ohne den Rest
share-qr = Der Link als QR-Code
link-broken = Dieser Link ist beschädigt
link-broken-text = Etwas fehlt darin oder wurde unterwegs verändert. Lass ihn dir noch einmal schicken.
link-newer = Dieser Link stammt aus einer anderen Version
link-newer-text = Hier würde die Partie anders verlaufen als damals. Eine neuere Version der Seite weiß vielleicht, wie es war.
