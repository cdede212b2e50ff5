### The lesson: a scripted game, explained step by step. See en/lesson.ftl; names of buttons as in table.ftl.

lesson-title = Tanuld meg játszva
lesson-your-name = Te
lesson-player-1 = Aurelia
lesson-player-2 = Balthazar
lesson-player-3 = Colombina
lesson-next = Tovább
lesson-progress = { $step } / { $steps }

lesson-welcome = Üdv az álarcosbálon! Az nyer, aki eléri a 13 aranyat. Itt már gazdát cserélt egy kevés arany, hogy hamar a végére érjünk.
lesson-deal = Most minden lap nyitva fekszik. Te vagy a Királynő, Aurelia a Király. Jegyezz meg, amit tudsz: lefordítjuk őket, végleg.
lesson-1 = A Király több aranyat hoz, légy hát te a Király: koppints Aurelia lapjára, aztán erre: „Megcserélem”. Az asztal alatt senki sem lát semmit.
lesson-2 = Csak te tudod, hogy most te vagy a Király. Aurelia is ezt teszi: vajon cserél, vagy csak színlel?
lesson-3 = A középső lapokat is el lehet venni. Balthazar most egy ilyet vesz el.
lesson-4 = És most Colombina a te lapodért nyúl! Talán már nem is te vagy a Király…
lesson-5 = Mostantól három dolog közül választasz: csere, megnézés vagy bejelentés. Nem tudod biztosan, ki vagy: nézd meg a lapodat.
lesson-6 = Még mindig a Király: Colombina csak színlelt. Jegyezd meg! Most Aurelia mondja magát Királynőnek, és 2 aranyat kér a bankból.
lesson-9 = Mindenki passzol vagy közbeszól: „Nem, én vagyok az!” A Királynőt te magad adtad Aureliának, így hiszel neki: passzolj.
lesson-10 = Senki sem szólt közbe, így Aurelia elveszi a 2 aranyat, és semmit sem mutat. Hogy igaz volt-e, sosem derül ki. Így megy a blöff.
lesson-11 = Balthazar is bizonytalan, ő csak megnézte a lapját. Colombina viszont aranyat akar.
lesson-12 = Azt mondja, ő a Király? Te jobban tudod. Szólj közbe!
lesson-14 = Aki Királynak mondta magát, most felfedi a lapját. Az igazi használja a képességet, a hazug 1 aranyat fizet a bíróságnak.
lesson-15 = A lapodat most fedték fel, ezért cserélned vagy színlelned kell. Koppints a bal középső lapra, a Püspökre, aztán erre: „Színlelem”.
lesson-16 = Még mindig te vagy a Király, de a többiek akár Püspöknek is hihetnek. Majd meglátjuk, mennyit ér ez.
lesson-17 = Balthazar kinézte magának a bíróságot, ahol a bírságok gyűlnek. A Bíró mindet elveheti.
lesson-19 = Hol a Bíró? Nem tudhatod, és a téves közbeszólás egy aranyadba kerül. Legyen az övé: passzolj.
lesson-21 = Köztünk szólva: Balthazar blöffölt. A többiek sosem fogják megtudni.
lesson-22 = 11 aranyad van, és a Püspök 2 aranyat vesz el a leggazdagabbtól. Nem te vagy a Püspök, de merj nagyot: jelentsd be!
lesson-23 = Kételkedik valaki?
lesson-26 = Elhiszik! Aurelia és Balthazar a leggazdagabb, így te választasz. Koppints Aureliára.
lesson-end = 13 arany: nyertél! Akkor is vége, ha valakinek elfogy: a leggazdagabb nyer. A „Szereposztás” bármikor megmutatja a képességeket.

lesson-wrong = Egy igazi játékban ezt is tehetnéd. Itt most tedd azt, amit az arany csillag jelöl.
lesson-again = Még egyszer
lesson-play = Játssz most

## The second edition.

lesson2-title = Tanuld meg a második kiadást
lesson2-go = A második kiadás
lesson-player-4 = Dorian
lesson-player-5 = Esmeralda
lesson2-welcome = A második kiadásban a karakterek neve álarc, és van köztük új. Bejelenteni és közbeszólni már tudsz; most két meglepő következik.
lesson2-deal = Te vagy a Hercegnő. Aurelia a Bábjátékos, Dorian a Császárnő, 11 arannyal. Jegyezd meg, mert mindjárt minden le lesz fordítva.
lesson2-1 = A Hercegnő 2 aranyat vesz el a bankból, és felfedi valaki lapját. Tényleg te vagy a Hercegnő: jelentsd be.
lesson2-7 = Senki sem kételkedik. Válaszd ki, kinek a lapját lássa mindenki, kivéve azt, akié. Koppints Balthazarra.
lesson2-8 = Balthazar a Király, és egyedül ő nem tudja. A többiek igen.
lesson2-13 = Aurelia azt mondja, ő a Bábjátékos. Az elején láttad a lapját, és azóta senki sem nyúlt hozzá: passzolj.
lesson2-14 = A Bábjátékos két másik játékostól 1-1 aranyat vesz el, és helyet cseréltet velük. Vajon kit választ?
lesson2-15 = Helyet cseréltél Doriannal! A lapok és az arany maradtak: most Dorian 10 aranya és lapja fekszik előtted.
lesson2-17 = Az új helyed következik. Az ottani lap a Császárnő volt: 3 arany a bankból, és megvan a 13. Jelentsd be a Császárnőt!
lesson2-end = 13 arany: nyertél, egy másik székről! Még egy változás: ha most fedték fel a lapodat, megnézheted vagy cserélhetsz, de nem jelenthetsz be.

## Hints in a player's first games; see en/lesson.ftl.

hints = Tanácsok az első játszmáimban
hints-about = Három játszmán át, mindegyik egyszer.
hint-hide = Tanács elrejtése
hint-goal = A játéknak vége, amint valaki összegyűjt 13 aranyat, vagy elfogy az aranya. A leggazdagabb nyer.
hint-opening = Előbb négy csere jön: hamar senki sem tudja biztosan, ki kicsoda. A középső lapok is elvehetők.
hint-pretend = Mindenki látja, mely lapokat veszed el. Hogy megcserélted-e őket, csak te tudod.
hint-announce = Azt is bejelentheted, aki nem vagy, akár vaktában. Ha senki sem szól közbe, tiéd a képesség.
hint-claim = Aki közbeszól, felfedi a lapját. Ha nem az, akinek mondta magát, 1 aranyat fizet.
hint-doubt = Kételkedni szabad: ha közbeszólsz, a bejelentő is felfedi a lapját. Aki téved, 1 aranyat fizet.
hint-court = A bírságok a bíróságon gyűlnek. Mindet elviszi a Bíró, vagy akiről elhiszik, hogy az.
hint-look = Már nem tudod, ki vagy? Ha megnézed a lapodat, csak a köröd megy rá.
hint-pencil = Koppints egy lapra, és jegyezd fel, szerinted ki az. A jegyzeteidet csak te látod.
