# What the library says of mistakes in records, moves, deals and blank cards. The library speaks English, and the command line finds the
# sentence here: English must be as the library says it. Each message stands on one line, as in cli.ftl.

## Inside what

mistake-table = { $why } (in der { $number }. Tabelle [[character]])
mistake-step = Schritt { $number }: { $why }
mistake-at = { $at }: { $why }

## Moves

mistake-no-card = { $what } bezeichnet keine Karte; richtig wäre { $such }
mistake-no-move = { $what } ist kein Zug; richtig wäre { $form }, etwa { $such }
mistake-take = { $what } verbirgt, ob Karten getauscht wurden, und lässt sich nicht spielen; richtig wäre { $such }
mistake-no-kind = { $what } ist keine Art von Zug; es gibt { $such }
mistake-nothing-after = nach { $what } kommt nichts, hier steht aber { $found }
mistake-nothing-comes-after = nach { $what } kommt nichts
mistake-needs-code = { $what } braucht den Code eines einzigen Charakters, etwa { $such }, nicht { $found }
mistake-one-or-two = nach { $what } stehen eine oder zwei Angaben, nicht { $found }
mistake-at-most-one = nach { $what } steht höchstens eine Angabe, nicht { $found }
mistake-no-list = { $what } ist keine Liste von Karten oder Spielern mit Kommas dazwischen
mistake-over = { $what } ist nicht erlaubt: Die Partie ist zu Ende
mistake-decides = { $what } ist nicht erlaubt: Jetzt entscheidet { $player }
mistake-would-be = { $what } ist nicht erlaubt; { $kind } ginge so: { $such }
mistake-may = { $what } ist nicht erlaubt; { $player } darf { $such }

## Deals and positions

mistake-nobody = niemand heißt { $what }; die Spieler sind { $such }
mistake-not-the-cast = was verteilt ist ({ $deal }), ist nicht die Besetzung ({ $cast })
mistake-turns = Zug { $what }: Züge zählen ab 1 (hier bis zu einer Million)
mistake-fortunes = Gold { $gold } und Gericht { $court }: Es braucht { $players } Vermögen von 0 oder mehr
mistake-too-much-gold = insgesamt gibt es { $all } Gold (R1.2), das sind { $more } zu viel
mistake-names-given = die Besetzung ist für { $players } Spieler, genannt sind aber { $found }
mistake-bad-name = { $what } kann kein Name sein: 1 bis 24 Zeichen, ohne Leerzeichen und ohne { $marks }, und auch nicht { $such }
mistake-same-name = zwei Spieler heißen { $what }; Namen müssen verschieden sein

## Records

mistake-no-header-line = { $what } kann keine Kopfzeile sein: ein eigener Schlüssel, ein Doppelpunkt und Text ohne #
mistake-control = ein Protokoll ist reiner Text, hier steht aber das Steuerzeichen { $what }
mistake-not-utf8 = kein UTF-8: Mit { $what } beginnt kein Zeichen; speichere die Datei als UTF-8
mistake-not-utf8-at = bei Byte { $byte } kein UTF-8; speichere es als UTF-8
mistake-no-game = hier ist keine Partie; eine Partie beginnt mit { $such }
mistake-no-line = im Kopf dieser Partie fehlt die Zeile { $what }
mistake-begins = eine Partie beginnt mit { $such }, der Version des Formats
mistake-begins-not = eine Partie beginnt mit { $such }, nicht mit { $what }
mistake-neither = { $what } ist weder eine Kopfzeile wie { $line } noch ein Zug wie { $move }
mistake-separated = hier beginnt eine neue Partie, Partien trennt aber eine Zeile { $such }
mistake-before-moves = { $what } ist eine Kopfzeile und gehört vor den ersten Zug
mistake-version = Version { $what } des Formats ist unbekannt; dieses Programm liest Version { $known }
mistake-no-key = { $what } ist kein Schlüssel des Formats; ist { $meant } gemeint, schreib das, sonst wähle einen weniger ähnlichen
mistake-twice-first = { $what } steht zweimal da, zuerst in Zeile { $line }
mistake-character-twice = der Charakter { $what } steht zweimal da
mistake-twice = { $what } steht zweimal da
mistake-says-nothing = hinter { $what } steht nichts
mistake-no-whole = { $what } ist keine ganze Zahl von { $low } bis { $high }
mistake-no-wholes = { $what } ist keine Liste ganzer Zahlen mit Kommas dazwischen
mistake-empty-entry = zwischen zwei Kommas steht nichts
mistake-like-a-move = { $what } sieht aus wie ein Zug, ein Zug hat aber keinen Doppelpunkt: { $such }
mistake-not-in-cast = der Charakter { $what } ist nicht in der Besetzung ({ $cast })
mistake-too-often = { $what } steht { $times }-mal da, so oft nicht in der Besetzung ({ $cast })
mistake-is-not = { $what } ist nicht in der Besetzung ({ $cast })
mistake-entries-and = { $found } Einträge und { $middle } in der Mitte; die Besetzung verlangt { $wanted } Einträge und { $centre } hinter { $bar }
mistake-entries = { $found } Einträge und { $middle } in der Mitte; die Besetzung verlangt { $wanted } Einträge und nichts in der Mitte
mistake-cards-one = { $what } sind { $found } Karten; bei { $players } Spielern hat jeder 1 Karte
mistake-cards-many = { $what } sind { $found } Karten; bei { $players } Spielern hat jeder { $cards } Karten, mit + verbunden
mistake-each-one = bei { $players } Spielern hat jeder 1 Karte
mistake-each-many = bei { $players } Spielern hat jeder { $cards } Karten, mit + verbunden
mistake-hidden = die Karten sind verdeckt; das Protokoll einer laufenden Partie lässt sich lesen, nicht nachspielen

## Checks

mistake-expected-over = erwartet war, dass die Partie zu Ende ist, sie geht aber weiter
mistake-expected-on = erwartet war, dass die Partie weitergeht, sie ist aber zu Ende, gewonnen hat { $winners }
mistake-expected-refused = erwartet war, dass { $what } nicht erlaubt ist, es ist aber erlaubt
mistake-expected = erwartet war { $what }, es gilt aber { $found }
mistake-no-check = { $what } ist keine Prüfung; es gibt { $such }
mistake-needs-something = nach { $what } muss etwas stehen
mistake-needs-wholes = { $what } braucht ganze Zahlen, nicht { $found }
mistake-needs-player = { $what } braucht einen Spieler und einen Doppelpunkt, etwa { $such }
mistake-no-face = { $what } ist keine Karte mit ihrem Charakter, etwa { $such }
mistake-no-character = { $what } ist kein Charakter einer der beiden Ausgaben und keiner dieser Besetzung

## Blank cards

mistake-bad-code = { $what } besteht nicht aus 1 bis 24 Kleinbuchstaben a bis z und _, ein Buchstabe zuerst
mistake-known-code = { $what } ist schon ein Wort des Spiels; wähle ein anderes
mistake-bad-card-name = { $what } besteht nicht aus 1 bis { $most } druckbaren Zeichen ohne | und #, an denen etwas zu sehen ist
mistake-neither-true = { $what } ist weder true noch false
mistake-brings = sagt { $what }, die Schritte bringen aber Gold aus der Bank: { $right } ist richtig, oder lass das Feld weg
mistake-brings-none = sagt { $what }, kein Schritt bringt aber Gold aus der Bank: { $right } ist richtig, oder lass das Feld weg
mistake-no-steps = { $what } ist keine Liste von Schritten wie { $such }
mistake-many-steps = eine Fähigkeit hat 1 bis { $most } Schritte, nicht { $found }
mistake-long-step = { $what } ist zu lang; ein Schritt ist ein Wort und höchstens drei weitere Wörter oder Zahlen
mistake-no-step = { $what } ist kein Schritt; es gibt { $such }
mistake-no-form = { $what } hat nicht die Form { $such }
mistake-must-be = { $number } von { $what } ist { $found }, muss aber { $low } bis { $high } sein
mistake-right-after = { $what } muss gleich nach { $such } kommen, das die beiden aussucht
mistake-first-step = { $what } muss der erste Schritt sein
mistake-no-sense = { $what } ergibt keinen Sinn: { $why }
mistake-to-themselves = niemand gibt sich selbst etwas
mistake-player-must = ein Spieler muss geben oder nehmen
mistake-only-fines = ans Gericht gehen nur Bußen
mistake-one-several = nur eine Seite kann aus mehreren Spielern bestehen
mistake-bank-number = die Bank gibt eine Zahl von 1 bis 12
mistake-several-number = mehrere Spieler nehmen eine Zahl von 1 bis 12
mistake-last-step = { $what } darf nicht der letzte Schritt sein
mistake-after-accuse = { $what } muss gleich nach { $such } kommen, wo jemand recht hat oder irrt
mistake-must-be-word = { $number } von { $what } ist { $found }, muss aber eines davon sein: { $such }
mistake-brackets = kein sinnvolles TOML: Klammern in Klammern ohne Ende
mistake-not-json = kein JSON: { $fault }
mistake-not-toml = kein TOML: { $fault }
mistake-digits = es steht eine Zahl mit Tausenden von Ziffern darin
mistake-unknown-table = unbekannt; eine Datei hat nur Tabellen [[character]]
mistake-no-table = in der Datei steht keine Tabelle [[character]]
mistake-unknown-field = unbekannt; ein Charakter hat { $such }
mistake-missing-field = fehlt; ein Charakter braucht code, name und steps
mistake-no-trait = { $what } ist nicht { $copies } oder { $players }, jedes einmal
