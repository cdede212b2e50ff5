# The command line: help and errors. Each message stands on one line and has no selectors: it is read without Fluent’s library, too.

## Help

cli-about = Mascarade, das Bluffspiel für 2 bis 13 Spieler. Inoffiziell und nicht kommerziell.
cli-more = Die Optionen eines Befehls zeigt „mascarade COMMAND --help“.
cli-usage = Aufruf:
cli-heading = { $title }:
cli-options = Optionen
cli-arguments = Argumente
cli-commands = Befehle
cli-help = diese Hilfe anzeigen
cli-version = die Version anzeigen
cli-default = { $text } (Standard: { $default })

## Commands

cli-play = im Terminal gegen Bots spielen
cli-serve = die Webseite anbieten: Tische für Menschen und Bots
cli-site = die Webseite als Dateien schreiben, die jeder Webspace anbieten kann: zum Spielen ohne Server
cli-database = die Tische eines Servers prüfen und reparieren
cli-database-check = Tische finden, die sich nicht lesen lassen
cli-database-mend = solche Tische auf den letzten guten Eintrag kürzen; Entferntes bleibt erhalten
cli-database-move = alle Tische in eine andere Datenbank kopieren, eine Datei oder PostgreSQL, und jeden Eintrag vergleichen
cli-database-forget = alte Tische löschen, außer wenn dort noch gespielt wird
cli-arena = Bots gegeneinander antreten lassen: Wer gewinnt?
cli-balance = untersuchen, wie sich eine Besetzung spielt: Plätze, Karten, Charaktere, Dauer
cli-train = einen Spieler gegen sich selbst trainieren, auf einer GPU (mit PyTorch)
cli-check = Protokolle nachspielen und prüfen
cli-verify = prüfen, ob die Verteilung vor der Partie feststand
cli-replay = eine Partie Schritt für Schritt ansehen
cli-characters = die Charaktere und ihre Fähigkeiten zeigen
cli-cast = die offiziellen Besetzungen eines Tisches zeigen, eine eigene prüfen oder eine finden
cli-doctor = zeigen, was installiert ist und was fehlt
cli-completion = ein Skript zur Vervollständigung in der Shell ausgeben

## Options of the game

cli-players-you = Zahl der Spieler, du eingeschlossen
cli-players = Zahl der Spieler
cli-players-arena = Zahl der Spieler (Standard: 6, mit --together so viele, wie es Bots sind)
cli-edition = erste Ausgabe für 2 bis 13 Spieler oder zweite für 4 bis 12
cli-edition-only = nur eine Ausgabe
cli-scenario = A oder B in der zweiten Ausgabe; spy zu siebt in der ersten
cli-cast-own = eigene Besetzung: Codes der Charaktere, durch Kommas getrennt
cli-blank = TOML- oder JSON-Datei mit leeren Karten für deine Besetzung
cli-blank-instead = stattdessen die leeren Karten einer TOML- oder JSON-Datei zeigen
cli-level = Spielstärke der Bots: novice, casual, regular, sharp, master oder expert
cli-temperament = ihre Risikofreude: even, cautious, bold, vengeful oder whimsical (Standard: jeder anders; expert hat keine)
cli-program = ein Programm, das mitspielt: ein Befehl wie „python bot.py“, mit Namen als NAME=COMMAND; mehrfach möglich
cli-seconds = Bedenkzeit eines Programms je Entscheidung, in Sekunden
cli-name = dein Name am Tisch (Standard: Kim)
cli-seed = gleiche Zahl, gleiche Verteilung und gleiche Bots
cli-pause = wie lange Bots sich Zeit lassen, in Sekunden
cli-language = en, hu, de, zh-Hant oder fr (Standard: die Sprache des Terminals, sonst Englisch)

## Options of the server

cli-host = Adresse, auf der der Server lauscht; 0.0.0.0: für alle erreichbar
cli-port = Port, auf dem der Server lauscht; 0: irgendein freier
cli-database-file = wo die Tische gespeichert werden
cli-workers = wie viele Prozesse bedienen, alle auf einem Port; mehrere brauchen eine gemeinsame Datenbank
cli-link-host = die Adresse dieses Rechners, unter der ihn die Prozesse anderer Rechner finden
cli-database-of-server = die Datenbank eines Servers
cli-database-to = die Datenbank, in die kopiert wird
cli-older-than = Alter in Tagen, etwa 90d
cli-base-url = Adresse, unter der man den Server hinter einem Proxy erreicht
cli-allow-host = ein weiterer Name des Servers; mehrfach möglich
cli-metrics-port = Metriken auf diesem Port anbieten, nur für diesen Rechner
cli-trust-proxy = Adressen der Clients aus X-Forwarded-For nehmen
cli-fsync = bei jedem Commit auf die Platte schreiben: übersteht Stromausfälle, langsamer
cli-max-tables = Tische im Speicher
cli-max-connections = Verbindungen
cli-max-per-address = Verbindungen pro Adresse
cli-max-new-tables = neue Tische pro Stunde und Adresse
cli-bot-pace = wie lange Bots sich Zeit lassen, als Faktor
cli-open = die Seite im Browser öffnen
cli-site-folder = Ordner, in den geschrieben wird
cli-site-server = Adresse eines Servers, auf dem man mit anderen spielt (Standard: keiner)

## Options of the arena

cli-bots = Bots beim Namen: Je zwei treffen aufeinander, abwechselnd gesetzt
cli-together = stattdessen alle genannten Bots an einen Tisch setzen, einen pro Platz
cli-one = ein einzelner Bot dieser Art …
cli-among = … an einem Tisch voller Bots dieser Art
cli-resume = eine unterbrochene Arena fortsetzen
cli-games = Mindestzahl der Partien
cli-series-seed = gleiche Zahl, gleiche Partien
cli-cores = Zahl der CPU-Kerne (Standard: alle)
cli-ray = stattdessen auf einem Ray-Cluster spielen: auto, oder Host und Port
cli-json = alle Ergebnisse als JSON-Datei schreiben
cli-html = einen Bericht mit Diagrammen schreiben
cli-balance-bot = der Bot, der auf allen Plätzen spielt
cli-balance-against = zweite Besetzung zum Vergleich: Codes, durch Kommas getrennt, oder printed, A, B, spy
cli-balance-all = alle offiziellen Besetzungen spielen, in eine JSON-Datei
cli-find = Besetzungen finden, die Wünsche erfüllen, etwa „fair, short*2“; was jeder misst: docs/casts.md
cli-find-with = mit --find: Charaktere, die dabei sein müssen, durch Kommas getrennt
cli-find-without = mit --find: Charaktere, die nicht dabei sein dürfen, durch Kommas getrennt
cli-find-casts = mit --find: Zahl der Besetzungen am Anfang des Rennens
cli-find-games = mit --find: Mindestzahl der Partien für jede Besetzung im Finale
cli-find-resume = eine unterbrochene Suche fortsetzen
cli-balance-resume = eine unterbrochene Auswertung fortsetzen

## Options of training

cli-minutes = so viele Minuten lernt er beim Spielen
cli-imitate = so viele Minuten ahmt er davor einen Bot nach
cli-device = worauf trainiert wird (Standard: cuda, wenn es eine GPU gibt, sonst cpu)
cli-train-games = gleichzeitige Partien in einem Raum (Standard: 8192; auf einer CPU 512)
cli-out = Checkpoint, der geschrieben wird
cli-train-resume = ab einem Checkpoint weitermachen
cli-from = mit den Gewichten eines trainierten Spielers beginnen
cli-train-against = lernen, einen einzigen Gegner auf allen anderen Plätzen zu schlagen: einen Bot oder Gewichte, die auch der Anfang sind
cli-beyond = nur an Tischen mit mehr als N Spielern lernen, an allen anderen gleich bleiben
cli-train-players = nur an einem offiziellen Tisch mit N Spielern lernen (Standard: an allen)
cli-train-edition = Ausgabe für diesen Tisch
cli-train-scenario = Szenario für diesen Tisch
cli-keep = zusätzlich alle M Minuten die Gewichte behalten
cli-measure = danach an jedem Tisch N Partien unter Bots spielen

## Options of records

cli-record = das Protokoll einer Partie (.masc)
cli-record-served = das Protokoll einer Partie (.masc) von einem Server
cli-game = welche Partie der Datei, ab 1 gezählt
cli-eyes = nur zeigen, was dieser Spieler wissen kann; onlooker: was alle wissen
cli-replay-all = zwischen den Schritten nicht auf Enter warten
cli-replay-json = jeden Zustand, jedes Ereignis und jede Sicht als JSON-Zeilen ausgeben, für andere Programme

## Options of doctor and completion

cli-doctor-json = als JSON ausgeben, für andere Programme
cli-shell = bash, zsh oder fish

## What was typed makes no sense

cli-see-help = Hilfe: { $command }
cli-did-you-mean = Meintest du { $words }?
cli-or = { $one } oder { $two }
cli-choices = Es gibt: { $choices }.
cli-of-option = { $option }: { $message }
cli-required = Es fehlt: { $names }.
cli-expected-one = Der Wert fehlt.
cli-expected-some = Mindestens eine Angabe ist nötig.
cli-ambiguous = { $option } ist mehrdeutig: { $matches }.
cli-takes-none = Diese Option hat keinen Wert.
cli-no-command = Den Befehl „{ $word }“ gibt es nicht.
cli-no-option = Die Option { $word } gibt es hier nicht.
cli-unexpected = Mit „{ $word }“ ist hier nichts anzufangen.
cli-no-choice = „{ $word }“ geht nicht; möglich sind { $choices }.
cli-no-whole = „{ $word }“ ist keine ganze Zahl.
cli-no-number = „{ $word }“ ist keine Zahl.
cli-out-of-range = { $word } liegt nicht zwischen { $low } und { $high }.
cli-no-level = Die Stufe „{ $word }“ gibt es nicht. Es gibt { $choices }.
cli-no-temperament = Das Temperament „{ $word }“ gibt es nicht. Es gibt { $choices }.
cli-no-bot = Den Bot „{ $word }“ gibt es nicht. Es gibt { $choices }.
cli-other-edition = Die andere Ausgabe hat ihn: --edition { $edition }
cli-no-file = { $path }: Diese Datei gibt es nicht.
cli-is-folder = { $path } ist ein Ordner, keine Datei.
cli-no-permission = { $path }: Keine Leseberechtigung.
cli-not-read = { $path } lässt sich nicht lesen: { $why }.
cli-not-utf8 = { $path }: Kein UTF-8 bei Byte { $byte }.
cli-no-game = { $path } hat keine Partie { $number }. Die letzte ist { $games }.
cli-no-player = Niemand heißt „{ $word }“. Zur Wahl stehen { $names }.
cli-blank-needs-cast = --blank braucht --cast mit dem Code der leeren Karte darin.
cli-arena-ways = Nenne entweder die Bots, oder nimm --one BOT --among BOT, oder --resume FILE.
cli-table-needs-players = --edition und --scenario brauchen --players: Welcher Tisch ist gemeint?
cli-against = --against „{ $word }“ ist keine Besetzung. Möglich sind printed, A, B oder spy, oder Codes, durch Kommas getrennt, aus { $codes }.
cli-missing-extra = { $module } ist nicht installiert. So wird es installiert: { $command }
cli-too-little = { $word } ist zu wenig. Mindestens { $low } muss es sein.
cli-no-place = { $path }: Dort kann keine Datei geschrieben werden.
cli-not-written = { $path } lässt sich nicht schreiben: { $why }.

## Bots and programs

cli-expert-learned = Der Bot „expert“ hat kein Temperament: Er hat das Spielen gelernt.
cli-no-rate = „{ $word }“ sagt nicht, wie oft wirklich getauscht wird. Nimm eine Zahl von 0 bis 1, wie in bayes@0.5.
cli-no-command-line = „{ $word }“ ist kein Befehl. Beispiele: „python bot.py“, „name=python bot.py“
cli-no-program = „{ $word }“ ist kein Programm, das hier läuft.
cli-program-twice = Zwei Programme heißen „{ $name }“. Gib ihnen Namen: --bot eins=… --bot zwei=…
cli-program-name-taken = „{ $name }“ ist ein Bot der Arena. Gib dem Programm einen anderen Namen.
cli-program-idle = Das Programm „{ $name }“ spielt nicht mit. Nenne es unter den Bots.
cli-table-too-small = Programme: { $programs }. Mit dir sind das zu viele für einen Tisch mit { $players } Plätzen. Nimm --players { $least }.

## The arena

cli-arena-seats = { $bots } Bots können keine { $seats } Plätze an einem Tisch besetzen. Nenne für jeden einen.
cli-arena-same = „{ $one }“ und „{ $others }“ sind lauter gleiche Bots. Nenne zwei verschiedene.
cli-arena-two = Nenne mindestens zwei verschiedene Bots.
cli-arena-seer = „{ $bot }“ sieht alle Karten und kann nicht mitspielen, wo Programme dabei sind.
cli-arena-exact = „{ $bot }“ behält für Partien mit expert zu viele Möglichkeiten im Kopf. Nimm bayes.
cli-arena-programs = { $path }: Die Programme müssen noch einmal genannt werden:{ $programs }
cli-arena-no-programs = { $path } hat ohne Programme begonnen. Lass --bot weg.
cli-not-an-arena = { $path } ist keine unterbrochene Arena.
cli-arena-changed = { $path }: Bots oder Regeln haben sich seitdem geändert. Fang neu an.
cli-not-a-balance = { $path } ist keine unterbrochene Auswertung.
cli-not-a-search = { $path } ist keine unterbrochene Suche.
cli-no-goal = Den Wunsch „{ $word }“ gibt es nicht. Es gibt { $choices }.
cli-find-apart = „{ $one }“ und „{ $two }“ schließen sich aus.
cli-find-both = Zugleich gewünscht und unerwünscht: { $characters }.
cli-find-none = Mit diesen Wünschen ist keine Besetzung möglich. { $players } Spieler brauchen den Richter und { $cards } Karten, von denen ein Drittel Gold aus der Bank bringt (R8.1–R8.4).
cli-find-codes = --find sucht selbst Besetzungen. Lass { $codes } weg oder nimm --with.
cli-all-needs-json = --all schreibt eine JSON-Datei. Sag, welche: --json FILE
cli-no-ray = Unter { $address } gibt es keinen Ray-Cluster: { $why }
cli-arena-interrupted = Abgebrochen nach { $played } von { $games } Partien. So geht es weiter: { $command }

## Training

cli-train-resume-alone = --resume macht mit dem weiter, was im Checkpoint steht. Lass --games, --seed, --from, --against, --beyond und den Tisch weg.
cli-train-beyond = --beyond braucht --from: Dieser Spieler bleibt an kleineren Tischen gleich. --players und --against passen nicht dazu.
cli-train-against-file = --against FILE beginnt mit FILE. Lass --from weg.
cli-train-no-gpu = --device cuda braucht eine NVIDIA-GPU, die PyTorch und Numba benutzen können, und hier gibt es keine. --device cpu ist viel langsamer.
cli-no-checkpoint = { $path } ist kein Checkpoint von mascarade train, Version { $version }.
cli-no-weights = { $path } enthält keine Gewichte eines Experten: { $why }
cli-other-weights = { $path }: Diese Gewichte lesen Version { $found } von „{ $what }“. Dieses Programm hat Version { $version }.
cli-train-interrupted = Abgebrochen. So geht es weiter: { $command }

## The server and its database

cli-no-address = { $word } ist keine Adresse. Ein Beispiel: https://ball.example.org
cli-site-not-built = Die Seite ist noch nicht gebaut. Führe aus: make page
cli-site-other = In { $path } liegt schon eine andere index.html. Wähle einen leeren Ordner.
cli-serving = Mascarade läuft: { $address }
cli-serving-ends = Strg-C beendet es.
cli-cannot-listen = Der Server kann nicht auf { $host }:{ $port } lauschen: { $why }
cli-no-database = { $path } ist als Datenbank nicht zu gebrauchen: { $why }
cli-database-used = { $path }: Ein anderer Server benutzt diese Datenbank.
cli-database-later = { $path } stammt von einer neueren Version von Mascarade: Die Datenbank hat Version { $version }, dieses Programm kennt { $known }.
cli-workers-alone = { $word }: Mehrere Prozesse brauchen eine gemeinsame Datenbank in PostgreSQL; { $database } ist eine Datei.
cli-database-entry = { $code }: Eintrag { $number } ist nicht lesbar: { $why }
cli-database-missing = er fehlt
cli-database-cut = Behalten: { $kept }. Entfernt: { $removed }.
cli-database-damaged = Tische, die nicht lesbar sind: { $damaged } von { $tables }.
cli-database-sound = Alle Tische sind lesbar: { $tables }.
cli-database-mended = Reparierte Tische: { $mended }.
cli-database-moved = Kopierte Tische: { $tables }. Einträge: { $entries }.
cli-database-differs = In der anderen Datenbank gibt es einen anderen Tisch { $code }. Weiter wurde nichts kopiert.
cli-database-forgotten = Gelöschte Tische: { $tables }. Einträge: { $entries }. Behalten, weil dort gespielt wird: { $kept }.
cli-no-age = { $word } ist kein Alter. Ein Beispiel: --older-than 90d

## Records

cli-check-ok = in Ordnung, Partien: { $games }, Züge: { $moves }, Prüfungen: { $checks }
cli-site-ok = { $path }: { $files } Dateien. Jeder Webserver kann diesen Ordner anbieten; zum Ausprobieren: python3 -m http.server --directory { $path }
cli-verify-ok = die Verteilung stand vor der Partie fest: { $commitment }
cli-no-commitment = das Protokoll hat keine Zeile „{ $word }:“; Partien eines Servers haben „commitment:“ und „salt:“
cli-other-commitment = { $published } wurde veröffentlicht, aber Verteilung und Salt ergeben { $fits }

## The doctor

cli-doctor-version = Mascarade { $version }, Python { $python }, { $system }
cli-doctor-installed = { $package } { $version }
cli-doctor-missing = { $package } ist nicht installiert
cli-doctor-fails = { $package } funktioniert nicht: { $why }
cli-doctor-extra = Extra { $extra }: { $packages }
cli-doctor-no-extra = Extra { $extra } ist nicht installiert ({ $package } fehlt)
cli-doctor-compiled = Für diesen Rechner kompiliert, in { $folder }
cli-doctor-uncompiled = Noch nicht kompiliert: Das macht die erste Partie, nach { $folder }
cli-doctor-no-cache = { $folder } ist nicht beschreibbar: Bei jedem Start muss neu kompiliert werden. Nimm einen anderen Ordner:
cli-doctor-interpreted = NUMBA_DISABLE_JIT ist gesetzt: Die Regeln laufen langsam, als reines Python
cli-doctor-cores = CPU-Kerne: { $cores }
cli-doctor-gpu = GPU: { $name }
cli-doctor-no-gpu = Keine NVIDIA-GPU (nur das Training braucht eine)
cli-doctor-page = Die Webseite ist gebaut
cli-doctor-no-page = Die Webseite ist nicht gebaut
cli-doctor-database = { $file } lässt sich in diesem Ordner schreiben
cli-doctor-no-database = { $file } lässt sich in diesem Ordner nicht schreiben. Nimm einen anderen Ort:
cli-doctor-port = Port { $port } ist frei
cli-doctor-no-port = Port { $port } ist belegt. Nimm einen anderen:
cli-doctor-well = Alles in Ordnung. Zum Spielen: { $command }
cli-doctor-unwell = Spielen geht noch nicht. Zuerst: { $command }
