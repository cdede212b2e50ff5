### See en/arena.ftl.

arena-title = Az aréna
arena-made = { $games } játék: { $deals } osztás, mindegyik a botok minden eltolásával egyszer lejátszva. Kezdőszám: { $seed }.
arena-best = Az első { $bot }, ennyi jut neki az igazságos részből: { $share } ({ $low } és { $high } között).
arena-unsure = Nem biztos, hogy jobb, mint { $bot }: a tartományaik átfedik egymást. Több játékból kiderülne.
arena-last = Az utolsó { $bot }, ennyi jut neki az igazságos részből: { $share } ({ $low } és { $high } között).
arena-endless = { $count } játék { $decisions } döntés után félbeszakadt; ezeken az asztalnál ülők egyenlően osztoznak.
arena-wins = Ki nyer?
arena-wins-caption = Milyen gyakran nyer az egyes botok egy-egy széke az igazságos részhez képest: 1, ha olyan gyakran, mint bárki, 2, ha kétszer olyan gyakran. A halvány sávok 99%-os tartományok.
arena-beats = Ki kit ver meg?
arena-beats-caption = Azokból a játékokból, amelyeket kettejük egyike nyer, mennyit nyer a sor botja, székenként számolva. 50% fölött ő az erősebb.
arena-against = kit ver meg
arena-range = { $low } – { $high }
arena-lengths = A játékok fele legfeljebb { $median } körös, tízből nyolc { $low }–{ $high } körös.
arena-numbers-caption = A részesedés az igazságos rész többszöröse; az alsó és a felső a 99%-os tartomány két vége.
arena-column-bot = Bot
arena-column-games = Játékok
arena-column-share = Részesedés
arena-column-low = Alsó
arena-column-high = Felső
arena-how = Így játszottak
arena-how-text = A szerencse kiegyenlítődik: minden osztást újra meg újra lejátszanak, a botok mindig egy székkel odébb ülnek, így mindenki megkap minden lapot és minden helyet a sorrendben. Egy osztás játékai hasonlítanak egymásra, ezért a tartományok osztásokból számolódnak, nem egyes játékokból.

arena-programs = Programok
arena-programs-caption = Ha egy program nem dönt időben, az első lehetőségét kapja, és a játék folytatódik.
arena-column-program = Program
arena-column-command = Parancs
arena-column-count = Hányszor
arena-column-fault = Hiba
arena-faultless = { $program } hiba nélkül játszott.
arena-faulty = { $program } hibázott: { $faults }; ahol nem döntött, az első lehetőségét kapta. Először ebben a játékban: { $game }. { $first }
arena-fault = { $count } × { $fault }
