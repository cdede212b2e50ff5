# The rules page of each edition, in our own words. The law is rules.md; where the editions agree, the second refers to the first.
# h: a heading; p1, p2, …: its paragraphs, nine at most, so that the keys sort in reading order.
# After the last section the page sets the characters with their powers.

## First edition

rules-e1-01-h = Miről szól?
rules-e1-01-p1 = Üdvözlünk a bálon! Mindenki álarcot visel, és senki sem tudja egészen biztosan, melyik mögött ki rejtőzik – még azt sem, hogy ő maga kicsoda. Egy lefordított lap fekszik előtted, az mondja meg, ki vagy. Csakhogy a lapok kézről kézre vándorolnak az asztal alatt, és előbb-utóbb blöffölnöd kell, vagy az emlékezetedre kell hagyatkoznod – vagy mindkettő.
rules-e1-01-p2 = Minden az aranyról szól. Amint valakinek 13 aranya van, vagy valakinek egy sem maradt, a játék véget ér, és a leggazdagabb játékos nyer.

rules-e1-02-h = Előkészületek
rules-e1-02-p1 = Az első kiadást 2–13 játékos játszhatja. Ami itt következik, az 4 főtől érvényes; 2 és 3 játékosra van néhány külön szabály, lejjebb megtalálod őket.
rules-e1-02-p2 = Mindenki 6 arannyal indul. A vagyonok nyíltan hevernek az asztalon: bármikor megszámolhatod bárki aranyát. A 194 aranyból a maradék a bank. Mellette van a bíróság, egyelőre üresen: ide kerülnek majd a bírságok.
rules-e1-02-p3 = 4 vagy 5 játékoshoz hat lap kell: mindenki kap egyet, a maradék az asztal közepére kerül. 6 vagy több játékoshoz annyi lap kell, ahányan vagytok. Hogy mely karakterek vannak játékban, az a szereposztás; ezt mindvégig mindenki ismeri.
rules-e1-02-p4 = A lapokat megkeverjük, és képpel felfelé kiosztjuk, a középre szántakat is. Nézz körül nyugodtan: ebben az egy pillanatban mindenki mindent tud. Aztán minden lapot lefordítunk.
rules-e1-02-p5 = Egyezzetek meg, ki kezd; régi szokás szerint a legfiatalabb. A játék az óramutató járása szerint halad, vagyis mindig balra.

rules-e1-03-h = A hivatalos szereposztások
rules-e1-03-p1 = 2 vagy 3 játékos: { character-bishop }, { character-fool }, { character-judge }, { character-queen }, { character-king }, { character-witch }.
rules-e1-03-p2 = 4 játékos: { character-judge }, { character-bishop }, { character-king }, { character-queen }, { character-thief }, { character-cheat }.
rules-e1-03-p3 = 5 vagy 6 játékos: { character-judge }, { character-bishop }, { character-king }, { character-queen }, { character-witch }, { character-cheat }.
rules-e1-03-p4 = 7 játékos: { character-judge }, { character-bishop }, { character-king }, { character-queen }, { character-thief }, { character-witch }, { character-fool }. Ha ravaszabb estére vágytok, a Bolond helyett jöhet a Kém.
rules-e1-03-p5 = 8 játékos: { character-judge }, { character-bishop }, { character-king }, { character-queen }, { character-witch }, { character-fool } és mindkét Paraszt.
rules-e1-03-p6 = 9–13 játékos: a 8 fős szereposztás, és minden további játékossal eggyel több, ebben a sorrendben: { character-cheat }, { character-spy }, { character-inquisitor }, { character-widow }, { character-thief }.

rules-e1-04-h = Az első négy kör
rules-e1-04-p1 = A játék egy kis kavarással kezdődik. Az első négy körben a soron lévő játékos csak egyet tehet: cserél vagy színlel. Ha legalább négyen vagytok, ez az első négy játékosnak jut, egy-egy kör mindegyiknek. Az ötödik körtől minden lehetőség nyitva áll.

rules-e1-05-h = Te jössz
rules-e1-05-p1 = Amikor sorra kerülsz, három dolog közül pontosan egyet teszel: cserélsz vagy színlelsz, megnézed a lapodat, vagy bejelentesz egy karaktert. Aztán a bal oldali szomszédod következik, bárki használt is közben képességet.
rules-e1-05-p2 = Csere vagy színlelés: vidd az asztal alá a saját lapodat és még egyet, egy másik játékosét vagy egyet középről. Egyiket sem nézheted meg. Odalent megcseréled a kettőt – vagy nem –, majd visszateszed őket. Mindenki látta, melyik két lapot vetted el. Hogy mit csináltál velük, az a te titkod.
rules-e1-05-p3 = Megnézés: titokban megnézed a saját lapodat. Mindenki látja, hogy megnézed, de rajtad kívül senki sem látja, mi az.
rules-e1-05-p4 = Bejelentés: hangosan kimondod, melyik karakter vagy, akár igaz, akár nem, hogy használhasd a képességét. Erről mindjárt bővebben.
rules-e1-05-p5 = Egy kivétel van: ha a lapodat a közvetlenül a tiéd előtti körben felfedték, mert közbeszóltál, vagy mert megvádoltak, akkor most cserélned vagy színlelned kell. Másképp túl könnyű volna.

rules-e1-06-h = Bejelentés és közbeszólás
rules-e1-06-p1 = A szereposztás bármelyik karakterét bejelentheted. Nem kell, hogy nálad legyen a lapja, még azt sem kell tudnod, mi van nálad, és akár középen is feküdhet az, akit bejelentesz.
rules-e1-06-p2 = Most a többiek válaszolnak, sorban és hangosan, a bejelentő bal oldali szomszédjától kezdve. Mindenki passzol vagy közbeszól: „Nem, én vagyok az!” Mire rád kerül a sor, már hallottad, mit mondtak az előtted lévők.
rules-e1-06-p3 = Ha senki sem szól közbe, a bejelentő használja a képességet. A lapja lefordítva marad, és senki sem tudja meg, igazat mondott-e.
rules-e1-06-p4 = Ha valaki közbeszól, a bejelentő és minden közbeszóló felfedi a lapját mindenki előtt. Aki valóban az, használja a képességet, akkor is, ha nem ő van soron. Ha egyikük sem az, senki sem használja.
rules-e1-06-p5 = Ezután mindenki, aki rossz lapot mutatott, 1 arany bírságot fizet a bíróságnak, mindannyian ugyanabban a pillanatban. A lapokat visszafordítjátok, és a játék folytatódik.
rules-e1-06-p6 = Egy példa: Ida bejelenti, hogy ő a Tolvaj. Noé passzol, Tamás közbeszól: ő az! Felfedik a lapjukat: Idánál a Király van, Tamásnál a Bolond. Tolvaj sehol, így senki aranya sem tűnik el, de mindketten fizetnek 1 aranyat a bíróságnak. Ha Tamás tényleg a Tolvaj lett volna, elvett volna 1-1 aranyat a két szomszédjától, pedig Ida köre volt, és csak Ida fizetett volna bírságot.

rules-e1-07-h = A játék vége
rules-e1-07-p1 = Abban a pillanatban, amikor egy játékosnak legalább 13 aranya van, vagy egyetlen aranya sem maradt, a játék megáll. Ami egy képességből még hátra lett volna, az már nem történik meg, és ennek a körnek a bírságai is elmaradnak.
rules-e1-07-p2 = A leggazdagabb játékos nyer. Ha többen egyformán gazdagok, osztoznak a győzelmen.
rules-e1-07-p3 = A Csaló tud egy rövidebb utat: aki legalább 10 arannyal használja ezt a képességet, azonnal nyer, mégpedig egyedül.

rules-e1-08-h = Három játékos
rules-e1-08-p1 = Mindenki két lapot kap, egy bal és egy jobb oldalit, de a kettőhöz csak egy vagyona van. Az elején a kezdőjátékos másodszor is kavarhat, így jön ki a négy kör.
rules-e1-08-p2 = Cseréhez vagy színleléshez vedd az egyik lapodat, mellé pedig vagy egy ellenfeled bármelyik lapját, vagy a saját másik lapodat. Megnézni egyszerre csak az egyik lapodat szabad.
rules-e1-08-p3 = Aki bejelent vagy közbeszól, a kezét az egyik lapjára teszi: arról a lapról van szó, és csak azokat a lapokat kell felfedni, amelyeken kéz van. Ez körönként és játékosonként egyetlen lap, sohasem kettő.
rules-e1-08-p4 = A Bolond mindkét ellenféltől egy-egy lapot vesz el. Ha a közvetlenül a tiéd előtti körben bármelyik lapodat felfedték, cserélned vagy színlelned kell, de nem muszáj ugyanazzal a lappal. Minden más ugyanaz.

rules-e1-09-h = Két játékos
rules-e1-09-p1 = Mindketten három lapot kaptok, egy bal és egy jobb oldalit meg egy védettet, de a háromhoz mindkettőtöknek csak egy vagyona van. Az elején mindketten kétszer kavartok.
rules-e1-09-p2 = Cseréhez vagy színleléshez vedd a bal vagy a jobb lapodat, mellé pedig vagy egy másik sajátodat (akár a védettet is), vagy az ellenfeled bal vagy jobb lapját. Az ellenfél védett lapjához sohasem nyúlhatsz.
rules-e1-09-p3 = A három lapod közül bármelyiket megnézheted, de egyszerre csak egyet. Bejelenteni csak a bal vagy a jobb lapoddal lehet, közbeszólni viszont mindhárommal.
rules-e1-09-p4 = A Bolond az ellenfél bal és jobb lapját veszi el. Minden más úgy megy, mint három játékossal.

rules-e1-10-h = Saját szereposztás
rules-e1-10-p1 = Legalább 4 játékossal ti magatok is összeállíthatjátok a társaságot, ha betartotok néhány szabályt:
rules-e1-10-p2 = A Bíró mindig jelen van.
rules-e1-10-p3 = A lapok legalább harmada hozzon aranyat a bankból. Ilyen a { character-queen }, a { character-king }, az { character-widow }, a { character-fool } és a { character-peasant }.
rules-e1-10-p4 = Parasztból kettő van: vagy mindkettő játszik, vagy egyik sem. A Paraszthoz és az Inkvizítorhoz legalább 8 játékos kell.
rules-e1-10-p5 = 4 vagy 5 játékoshoz mindig hat lap kell. Ha legalább 6-an vagytok, egy vagy két további lapot is betehettek, amely kezdettől fogva középen fekszik.
rules-e1-10-p6 = És ott az üres lap: egy karakter, akit ti magatok találtok ki, és akinek a képessége ugyanolyan lépésekből áll, mint a többieké.

rules-e1-11-h = Ki mit tud?
rules-e1-11-p1 = Mindenki ismeri a szereposztást, az összes vagyont, a bankot és a bíróságot. Mindenki látja és hallja a bejelentéseket, a közbeszólásokat és a passzokat, hogy melyik két lap kerül az asztal alá, ki nézi meg a lapját, mit fednek fel, és ki kinek fizet.
rules-e1-11-p2 = Csak te tudod, hogy cseréltél-e vagy színleltél, és hogy mit láttál, amikor megnéztél vagy kikémleltél egy lapot.
rules-e1-11-p3 = A többiben senki sem lehet biztos. Ha elfelejtetted, amit egyszer tudtál, hát elfelejtetted: az asztalnál senki sem emlékeztet rá, hacsak előre meg nem egyeztetek az emlékeztetőben.
rules-e1-11-p4 = Egy néző annyit tud, amennyit mindenki. Amikor a játék véget ér, minden titokra fény derül.

rules-e1-12-h = Jó tudni
rules-e1-12-p1 = Előbb a képesség, aztán a bírság. Ezért a Bíró nem szedi be az ugyanabban a körben kirótt bírságokat, és ha a Boszorkány vagyont cserélt, a bírságot már az új vagyonból kell fizetni.
rules-e1-12-p2 = Egy képesség lépésről lépésre megy végbe, és minden lépés után meg kell nézni, nem ért-e véget a játék.
rules-e1-12-p3 = Akinek nincs annyija, amennyivel tartozik, mindenét odaadja. Ha a bank fogy ki, annyit ad, amennyi maradt benne.
rules-e1-12-p4 = A Püspök a többiek közül a leggazdagabbtól vesz el; ha többen egyformán gazdagok, ő választ közülük. A Bolond sohasem nyúl a középen fekvő lapokhoz. A Boszorkány meg is gondolhatja magát, és akkor nem cserél.
rules-e1-12-p5 = Ha mindkét Paraszt lapját felfedik ugyanabban a körben, mindketten 2-2 aranyat kapnak, akkor is, ha a bejelentő egyikük sem. Egyetlen igazi Paraszt 1 aranyat kap, akárhányan szóltak is közbe.
rules-e1-12-p6 = Legalább 10 arannyal az Özvegy semmit sem kap, és semmit sem veszít. 10 aranynál kevesebbel a Csaló sem ér el semmit.
rules-e1-12-p7 = Akire az Inkvizítor rámutat, előbb megnevezi a szereposztás egyik karakterét, és csak utána fedi fel a lapját, mindenkinek és önmagának is. A helyes válasz nem kerül semmibe.

## Second edition

rules-e2-01-h = { rules-e1-01-h }
rules-e2-01-p1 = { rules-e1-01-p1 }
rules-e2-01-p2 = { rules-e1-01-p2 }

rules-e2-02-h = { rules-e1-02-h }
rules-e2-02-p1 = A második kiadást 4–12 játékos játszhatja. A karaktereket itt álarcnak hívják: több is új köztük, és néhány régi ismerős is más szokásokat vett fel.
rules-e2-02-p2 = Mindenki 6 arannyal indul. A vagyonok nyíltan hevernek az asztalon: bármikor megszámolhatod bárki aranyát. A 200 aranyból a maradék a bank. Mellette van a bíróság, egyelőre üresen: ide kerülnek majd a bírságok.
rules-e2-02-p3 = { rules-e1-02-p3 }
rules-e2-02-p4 = { rules-e1-02-p4 }
rules-e2-02-p5 = { rules-e1-02-p5 }

rules-e2-03-h = A forgatókönyvek
rules-e2-03-p1 = Minden létszámhoz két szereposztás tartozik: az A változat az első estékre, a B változat arra, amikor már több fejtörőre vágytok.
rules-e2-03-p2 = 4 vagy 5 játékos – A: { character-judge }, { character-empress }, { character-king }, { character-swindler }, { character-thief }, { character-cheat }. B: { character-judge }, { character-empress }, { character-fool }, { character-widow }, { character-witch }, { character-beggar }.
rules-e2-03-p3 = 6 játékos – A: { character-judge }, { character-princess }, { character-patron }, { character-swindler }, { character-witch }, { character-cheat }. B: { character-judge }, { character-empress }, { character-king }, { character-widow }, { character-thief }, { character-beggar }.
rules-e2-03-p4 = 7 játékos – A: { character-judge }, { character-empress }, { character-fool }, { character-patron }, { character-swindler }, { character-thief }, { character-witch }. B: { character-judge }, { character-king }, { character-princess }, { character-widow }, { character-swindler }, { character-cheat }, { character-beggar }.
rules-e2-03-p5 = 8 játékos – A: { character-judge }, { character-king }, { character-princess }, { character-swindler }, { character-spy }, { character-thief }, { character-cheat }, { character-witch }. B: { character-judge }, { character-princess }, { character-widow }, mindkét Paraszt, { character-swindler }, { character-puppet_master }, { character-beggar }.
rules-e2-03-p6 = 9 játékos – A: { character-judge }, { character-empress }, { character-princess }, { character-patron }, { character-swindler }, { character-spy }, { character-witch }, { character-cheat }, { character-thief }. B: { character-judge }, { character-princess }, { character-patron }, { character-widow }, mindkét Paraszt, { character-guru }, { character-puppet_master }, { character-beggar }.
rules-e2-03-p7 = 10 játékos – A: a 9 fős szereposztás és az { character-widow }. B: { character-judge }, { character-princess }, { character-patron }, { character-widow }, mindkét Paraszt, { character-guru }, { character-swindler }, { character-witch }, { character-beggar }.
rules-e2-03-p8 = 11 játékos – A: { character-judge }, { character-empress }, { character-princess }, { character-patron }, { character-fool }, mindkét Paraszt, { character-swindler }, { character-witch }, { character-puppet_master }, { character-thief }. B: { character-judge }, { character-princess }, { character-patron }, mindkét Paraszt, { character-guru }, { character-swindler }, { character-spy }, { character-witch }, { character-cheat }, { character-puppet_master }.
rules-e2-03-p9 = 12 játékos – A: { character-judge }, { character-princess }, { character-patron }, { character-fool }, { character-widow }, mindkét Paraszt, { character-guru }, { character-swindler }, { character-witch }, { character-cheat }, { character-beggar }. B: { character-judge }, { character-empress }, { character-princess }, { character-patron }, mindkét Paraszt, { character-guru }, { character-swindler }, { character-spy }, { character-witch }, { character-cheat }, { character-puppet_master }.

rules-e2-04-h = { rules-e1-04-h }
rules-e2-04-p1 = { rules-e1-04-p1 }

rules-e2-05-h = { rules-e1-05-h }
rules-e2-05-p1 = { rules-e1-05-p1 }
rules-e2-05-p2 = { rules-e1-05-p2 }
rules-e2-05-p3 = { rules-e1-05-p3 }
rules-e2-05-p4 = { rules-e1-05-p4 }
rules-e2-05-p5 = Egy kivétel van: ha a lapodat a közvetlenül a tiéd előtti körben felfedték, mert közbeszóltál, megvádoltak, vagy a Hercegnő nálad járt, akkor most nem jelenthetsz be senkit. Megnézheted a lapodat, vagy cserélhetsz, illetve színlelhetsz.

rules-e2-06-h = { rules-e1-06-h }
rules-e2-06-p1 = { rules-e1-06-p1 }
rules-e2-06-p2 = { rules-e1-06-p2 }
rules-e2-06-p3 = { rules-e1-06-p3 }
rules-e2-06-p4 = { rules-e1-06-p4 }
rules-e2-06-p5 = { rules-e1-06-p5 }
rules-e2-06-p6 = { rules-e1-06-p6 }

rules-e2-07-h = { rules-e1-07-h }
rules-e2-07-p1 = { rules-e1-07-p1 }
rules-e2-07-p2 = { rules-e1-07-p2 }
rules-e2-07-p3 = { rules-e1-07-p3 }

rules-e2-08-h = { rules-e1-10-h }
rules-e2-08-p1 = Ti magatok is összeállíthatjátok a társaságot, ha betartotok néhány szabályt:
rules-e2-08-p2 = { rules-e1-10-p2 }
rules-e2-08-p3 = A lapok legalább harmada hozzon aranyat a bankból. Ilyen a { character-empress }, a { character-king }, az { character-widow }, a { character-fool }, a { character-peasant }, a { character-patron } és a { character-princess }.
rules-e2-08-p4 = Parasztból kettő van: vagy mindkettő játszik, vagy egyik sem. A Paraszthoz és a Guruhoz legalább 8, a Bábjátékoshoz és a Hercegnőhöz legalább 6 játékos kell.
rules-e2-08-p5 = { rules-e1-10-p5 }
rules-e2-08-p6 = Az első kiadás üres lapját itt is szívesen látjuk: egy karakter, akit ti magatok találtok ki, és akinek a képessége ugyanolyan lépésekből áll, mint a többieké.

rules-e2-09-h = { rules-e1-11-h }
rules-e2-09-p1 = { rules-e1-11-p1 }
rules-e2-09-p2 = { rules-e1-11-p2 }
rules-e2-09-p3 = Amire a Hercegnő fényt derít, azt mindenki tudja, kivéve azt, akié a lap.
rules-e2-09-p4 = { rules-e1-11-p3 }
rules-e2-09-p5 = { rules-e1-11-p4 }

rules-e2-10-h = { rules-e1-12-h }
rules-e2-10-p1 = { rules-e1-12-p1 }
rules-e2-10-p2 = { rules-e1-12-p2 }
rules-e2-10-p3 = Akinek nincs annyija, amennyivel tartozik, mindenét odaadja; és mivel ezzel elfogyott az aranya, a játék véget ér. Ha a bank fogy ki, annyit ad, amennyi maradt benne.
rules-e2-10-p4 = A Bolond sohasem nyúl a középen fekvő lapokhoz, és ebben a kiadásban a Kém sem. A Boszorkány meg is gondolhatja magát, és akkor nem cserél. Legalább 10 arannyal az Özvegy semmit sem kap, és semmit sem veszít, 10 aranynál kevesebbel pedig a Csaló sem ér el semmit.
rules-e2-10-p5 = { rules-e1-12-p5 }
rules-e2-10-p6 = Akire a Guru rámutat, előbb megnevezi a szereposztás egyik karakterét, és csak utána fedi fel a lapját, mindenkinek és önmagának is. A helyes válasz nem kerül semmibe.
rules-e2-10-p7 = A Koldus sorban mindenkinek odatartja a tenyerét, balról kezdve. Az számít, ki gazdagabb nála éppen abban a pillanatban, az addig kapott alamizsnát is beleértve. A Szélhámos maga is lehet a leggazdagabb: ilyenkor nem történik semmi, holtversenynél pedig ő választ.
rules-e2-10-p8 = A Bábjátékosnál csak az emberek cserélnek helyet. A lapok és az arany a helyükön maradnak: az új helyeden azzal játszol, ami ott van, új szomszédok között, és akkor kerülsz sorra, amikor az a hely. Amit tudsz, a bírság, amellyel tartozol, és a bejelentés tilalma viszont veled megy. A következő kör azé, aki a bejelentés helye után következő széken ül, akárki is az, még ha megint a bejelentő is.
