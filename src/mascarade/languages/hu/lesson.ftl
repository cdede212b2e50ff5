### The lesson: a scripted game, explained step by step. See en/lesson.ftl; names of buttons as in table.ftl.

lesson-title = Tanuld meg játszva
lesson-your-name = Te
lesson-player-1 = Aurelia
lesson-player-2 = Balthazar
lesson-player-3 = Colombina
lesson-next = Tovább
lesson-progress = { $step } / { $steps }

lesson-welcome = Üdv az álarcosbálon! Mindenki álarcot visel, és hamarosan senki sem tudja biztosan, ki kicsoda. Aki eléri a 13 aranyat, nyer. Egy játék fejenként 6 arannyal indul; itt már gazdát cserélt egy kevés, hogy néhány perc alatt a végére érjünk.
lesson-deal = Kezdetben minden lap képpel felfelé fekszik, és mindenki jól megnézi őket. Te vagy a Királynő, Aurelia a Király. A középső két lap senkié. Jegyezz meg, amit csak tudsz: most lefordítjuk őket, és úgy is maradnak.
lesson-1 = Az első négy kör a cseréké. A Király 3 aranyat vehet el a bankból, ezért szívesebben lennél ő: koppints Aurelia lapjára. Mindkét lap az asztal alá kerül, ahol senki sem látja, mit csinálsz. Aztán válaszd ezt: „Megcserélem”.
lesson-2 = Csak te tudod, hogy most már te vagy a Király. A többiek annyit láttak, hogy két lap az asztal alá került. Aurelia is ezt teszi: vajon cserél, vagy csak színlel?
lesson-3 = A középső lapokat is el lehet venni. Balthazar most egy ilyet vesz el.
lesson-4 = És most Colombina a te lapodért nyúl! Talán már nem is te vagy a Király…
lesson-5 = A négy csere után három dolog közül választhatsz a körödben: cserélsz, megnézed a lapodat, vagy bejelentesz valakit. Nem tudod biztosan, ki vagy: nézd meg a lapodat. Tartsd nyomva, hogy más ne lássa.
lesson-hold = Itt van. Tartsd rajta az ujjad; ha elengeded, újra rejtve lesz.
lesson-6 = Még mindig a Király: Colombina csak színlelt. Jegyezd meg, a játék nem fogja újra elmondani. Most Aurelia jelent be valakit. Azt mondja, ő a Királynő, és kéri, ami neki jár: 2 aranyat a bankból.
lesson-9 = Az óramutató járása szerint mindenki passzol vagy közbeszól: „Nem, én vagyok az!” A Királynő egykor a te lapod volt, te adtad Aureliának. Hiszel hát neki: passzolj.
lesson-10 = Senki sem szólt közbe, így Aurelia úgy veszi el a 2 aranyát, hogy a lapját meg sem mutatja. Hogy igazat mondott-e, sosem derül ki. Így megy itt a blöff.
lesson-11 = Balthazar is bizonytalan, ő csak megnézte a lapját. Colombina viszont aranyat akar.
lesson-12 = Azt mondja, ő a Király? Te jobban tudod. Szólj közbe!
lesson-14 = Valaki közbeszólt: ha már mindenki válaszolt, felfedi a lapját, aki Királynak mondta magát. Aki tényleg az, használja a képességet, akkor is, ha nem ő van soron. Aki nem az, 1 aranyat fizet a bíróságnak. Figyelj csak!
lesson-15 = Megkaptad a Király 3 aranyát, Colombina pedig bírságot fizetett. Csakhogy most mindenki ismeri a lapodat. Akinek közvetlenül a köre előtt fedték fel a lapját, annak az első kiadásban cserélnie vagy színlelnie kell. Ezúttal színlelj: koppints a középső lapok közül a bal oldalira, amely az elején a Püspök volt, és válaszd ezt: „Színlelem”.
lesson-16 = Még mindig te vagy a Király, de a többiek akár a Püspöknek is hihetnek. Majd meglátjuk, mennyit ér ez.
lesson-17 = Balthazar kinézte magának a bíróságot, ahol a bírságok gyűlnek. A Bíró mindet elveheti.
lesson-19 = Azt már nem tudhatod, hol a Bíró. Ha közbeszólsz, és tévedsz, egy aranyadba kerül. Legyen az övé: passzolj.
lesson-21 = Köztünk szólva: Balthazar blöffölt. A többiek sosem fogják megtudni.
lesson-22 = 11 aranyad van. A Püspök 2 aranyat vesz el a többiek közül a leggazdagabbtól: azzal meglenne a 13! Nem te vagy a Püspök, de nyúltál a lapjához. Merj nagyot: jelentsd be a Püspököt.
lesson-23 = Kételkedik valaki?
lesson-26 = Elhiszik! A többiek közül Aurelia és Balthazar a leggazdagabb, 7-7 arannyal, így te választod ki, kitől veszel el 2-t. Koppints Aureliára.
lesson-end = 13 arany: nyertél! Akkor is vége a játéknak, ha valakinek elfogy az aranya: olyankor is a leggazdagabb nyer. Ennyi az egész. Minél többen vagytok, annál több a karakter, és mindegyiknek megvan a maga képessége. A „Szereposztás” bármikor megmutatja őket.

lesson-wrong = Egy igazi játékban ezt is tehetnéd. Itt most tedd azt, amit az arany csillag jelöl.
lesson-again = Még egyszer
lesson-play = Játssz most
