# What the library says of mistakes in records, moves, deals and blank cards. The library speaks English, and the command line finds the
# sentence here: English must be as the library says it. Each message stands on one line, as in cli.ftl.

## Inside what

mistake-table = { $why } ({ $number }. [[character]] tábla)
mistake-step = { $number }. lépés: { $why }
mistake-at = { $at }: { $why }

## Moves

mistake-no-card = { $what } nem jelöl lapot; helyes például: { $such }
mistake-no-move = { $what } nem lépés; a helyes alak { $form }, például { $such }
mistake-take = { $what } elrejti, hogy történt-e csere, ezért nem játszható le; helyes: { $such }
mistake-no-kind = { $what } nem lépésfajta; ezek vannak: { $such }
mistake-nothing-after = { $what } után nem áll semmi, de itt ez áll: { $found }
mistake-nothing-comes-after = { $what } után nem áll semmi
mistake-needs-code = { $what } egyetlen karakter kódját várja, például { $such }, nem ezt: { $found }
mistake-one-or-two = { $what } után egy vagy kettő állhat, nem ez: { $found }
mistake-at-most-one = { $what } után legfeljebb egy állhat, nem ez: { $found }
mistake-no-list = { $what } nem lapok vagy játékosok vesszővel tagolt listája
mistake-over = { $what } nem megengedett: a játék véget ért
mistake-decides = { $what } nem megengedett: most { $player } dönt
mistake-would-be = { $what } nem megengedett; { $kind } így lehetne: { $such }
mistake-may = { $what } nem megengedett; { $player } ezeket teheti: { $such }

## Deals and positions

mistake-nobody = senkit sem hívnak így: { $what }; a játékosok: { $such }
mistake-not-the-cast = az osztás ({ $deal }) nem a szereposztás ({ $cast })
mistake-turns = { $what }. kör: a körök számozása 1-től kezdődik (itt egymillióig)
mistake-fortunes = arany: { $gold }, bíróság: { $court }; { $players } vagyon kell, mindegyik legalább 0
mistake-too-much-gold = összesen { $all } arany van (R1.2), ez { $more } arannyal több
mistake-names-given = a szereposztás { $players } játékosé, de { $found } név van megadva
mistake-bad-name = { $what } nem lehet név: 1–24 jel kell, szóköz és { $marks } nélkül, és nem lehet ez sem: { $such }
mistake-same-name = két játékost is így hívnak: { $what }; a neveknek különbözniük kell

## Records

mistake-no-header-line = { $what } nem lehet fejlécsor: saját kulcs, kettőspont és szöveg kell, # nélkül
mistake-control = a jegyzőkönyv egyszerű szöveg, de itt vezérlőkarakter áll: { $what }
mistake-not-utf8 = nem UTF-8: { $what } nem kezdhet karaktert; mentsd a fájlt UTF-8-ként
mistake-not-utf8-at = nem UTF-8, a hiba helye: { $byte }. bájt; mentsd UTF-8-ként
mistake-no-game = itt nincs játék; egy játék így kezdődik: { $such }
mistake-no-line = ennek a játéknak a fejlécéből hiányzik ez a sor: { $what }
mistake-begins = egy játék a formátum verziójával kezdődik: { $such }
mistake-begins-not = egy játék így kezdődik: { $such }, nem így: { $what }
mistake-neither = { $what } se nem fejlécsor, mint { $line }, se nem lépés, mint { $move }
mistake-separated = itt új játék kezdődik, de a játékokat { $such } sor választja el
mistake-before-moves = { $what } fejlécsor, és az első lépés elé való
mistake-version = a formátumnak ez a verziója ismeretlen: { $what }; a program ezt olvassa: { $known }
mistake-no-key = { $what } nem kulcsa a formátumnak; ha erre gondoltál: { $meant }, írd azt, ha nem, válassz kevésbé hasonlót
mistake-twice-first = { $what } kétszer szerepel, először itt: { $line }. sor
mistake-character-twice = a következő karakter kétszer szerepel: { $what }
mistake-twice = { $what } kétszer szerepel
mistake-says-nothing = { $what } után nem áll semmi
mistake-no-whole = { $what } nem egész szám { $low } és { $high } között
mistake-no-wholes = { $what } nem egész számok vesszővel tagolt listája
mistake-empty-entry = két vessző között nem áll semmi
mistake-like-a-move = { $what } lépésnek látszik, de a lépésben nincs kettőspont: { $such }
mistake-not-in-cast = ez a karakter nincs a szereposztásban ({ $cast }): { $what }
mistake-too-often = { $what } előfordulása { $times }, a szereposztásban kevesebb van ({ $cast })
mistake-is-not = { $what } nincs a szereposztásban ({ $cast })
mistake-entries-and = { $found } bejegyzés és { $middle } középen; a szereposztás { $wanted } bejegyzést és { $bar } után még ennyit kíván: { $centre }
mistake-entries = { $found } bejegyzés és { $middle } középen; a szereposztás { $wanted } bejegyzést kíván, középen semmit
mistake-cards-one = { $what }: ez { $found } lap; { $players } játékosnál mindenkinek 1 lapja van
mistake-cards-many = { $what }: ez { $found } lap; { $players } játékosnál mindenkinek { $cards } lapja van, + jellel összekötve
mistake-each-one = { $players } játékosnál mindenkinek 1 lapja van
mistake-each-many = { $players } játékosnál mindenkinek { $cards } lapja van, + jellel összekötve
mistake-hidden = a lapok rejtve vannak; folyamatban lévő játék jegyzőkönyve olvasható, de nem játszható le

## Checks

mistake-expected-over = az elvárás az, hogy a játék véget ért, de még tart
mistake-expected-on = az elvárás az, hogy a játék még tart, de véget ért, nyert: { $winners }
mistake-expected-refused = az elvárás az, hogy { $what } nem megengedett, pedig az
mistake-expected = a várt érték { $what }, a tényleges { $found }
mistake-no-check = { $what } nem ellenőrzés; ezek vannak: { $such }
mistake-needs-something = { $what } után kell állnia valaminek
mistake-needs-wholes = { $what } egész számokat vár, nem ezt: { $found }
mistake-needs-player = { $what } egy játékost és kettőspontot vár, például { $such }
mistake-no-face = { $what } nem lap és a karaktere, mint például { $such }
mistake-no-character = { $what } egyik kiadásnak és ennek a szereposztásnak sem karaktere

## Blank cards

mistake-bad-code = { $what }: 1–24 ékezet nélküli kisbetű vagy _ kell, elöl betűvel
mistake-known-code = { $what } már foglalt szó a játékban; válassz másikat
mistake-bad-card-name = { $what } nem 1–{ $most } nyomtatható, látható jel, | és # nélkül
mistake-neither-true = { $what } se nem true, se nem false
mistake-brings = itt { $what } áll, de a lépések aranyat hoznak a bankból: { $right } a helyes, vagy hagyd el a mezőt
mistake-brings-none = itt { $what } áll, de egy lépés sem hoz aranyat a bankból: { $right } a helyes, vagy hagyd el a mezőt
mistake-no-steps = { $what } nem lépések listája, mint például { $such }
mistake-many-steps = egy képesség 1–{ $most } lépésből áll, nem ennyiből: { $found }
mistake-long-step = { $what } túl hosszú; egy lépés egy szó és legfeljebb három további szó vagy szám
mistake-no-step = { $what } nem lépés; ezek vannak: { $such }
mistake-no-form = { $what } nem ilyen alakú: { $such }
mistake-must-be = { $what } száma ({ $number }) { $found }, de { $low } és { $high } közé kell esnie
mistake-right-after = { $what } közvetlenül { $such } után állhat, amely kiválasztja a kettőt
mistake-first-step = { $what } csak az első lépés lehet
mistake-no-sense = { $what } értelmetlen: { $why }
mistake-to-themselves = senki sem ad magának
mistake-player-must = egy játékosnak adnia vagy vennie kell
mistake-only-fines = a bíróságra csak bírság kerül
mistake-one-several = csak az egyik oldalon állhat több játékos
mistake-bank-number = a bank 1 és 12 közötti számot ad
mistake-several-number = több játékos 1 és 12 közötti számot vesz el
mistake-last-step = { $what } nem lehet az utolsó lépés
mistake-after-accuse = { $what } közvetlenül { $such } után állhat, ahol valaki eltalál valamit vagy téved
mistake-must-be-word = { $what } adata ({ $number }) { $found }, de ezek egyike lehet: { $such }
mistake-brackets = értelmetlen TOML: zárójelben zárójel, vég nélkül
mistake-not-json = nem JSON: { $fault }
mistake-not-toml = nem TOML: { $fault }
mistake-digits = több ezer számjegyű szám van benne
mistake-unknown-table = ismeretlen; egy fájlban csak [[character]] táblák lehetnek
mistake-no-table = a fájlban nincs [[character]] tábla
mistake-unknown-field = ismeretlen; egy karakternek ezek a mezői vannak: { $such }
mistake-missing-field = hiányzik; egy karakternek code, name és steps kell
mistake-no-trait = { $what } nem { $copies } vagy { $players }, egyszer-egyszer
