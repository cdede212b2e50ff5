# What can be wrong with a cast (mascarade.casts): one message for each code, shown live while a cast is put together.

problem-players =
    { $edition ->
        [1] Die erste Ausgabe
       *[2] Die zweite Ausgabe
    } ist für { $low } bis { $high } Personen, nicht für { $players }.
problem-printed-only = Mit { $players } Personen spielt ihr mit der gedruckten Besetzung.
problem-unknown =
    Einen Charakter „{ $character }“ gibt es in der { $edition ->
        [1] ersten Ausgabe
       *[2] zweiten Ausgabe
    } nicht.
problem-size-exact =
    { $players } Personen brauchen genau 6 Karten; hier { $size ->
        [one] ist es { $size }
       *[other] sind es { $size }
    }.
problem-size-range =
    { $players } Personen brauchen { $players } bis { $high } Karten; hier { $size ->
        [one] ist es { $size }
       *[other] sind es { $size }
    }.
problem-no-judge = Der Richter muss dabei sein.
problem-gold = Mindestens ein Drittel der Karten muss Gold aus der Bank bringen: bisher { $bring } von { $size }.
problem-copies =
    { $name }: { $copies ->
        [one] Davon gibt es nur eine Karte
        [2] Nehmt beide Karten oder keine
       *[other] Nehmt alle { $copies } Karten oder keine
    }, nicht { $number }.
problem-least-players = { $name }: erst ab { $least } Personen, und ihr seid { $players }.
problem-too-many-kinds = Eine Besetzung hat höchstens { $high } verschiedene Charaktere; diese hat { $number }.
problem-edition = Diese Ausgabe gibt es nicht.
problem-scenario = Dieses Szenario gibt es nicht für { $players } Personen.
problem-blank =
    { $field ->
        [code] Mit „{ $card }“ stimmt noch etwas nicht: Der Code hat 1 bis 24 kleine Buchstaben von a bis z und ist kein Wort des Spiels.
        [name] Die leere Karte braucht einen Namen mit 1 bis 32 Zeichen, ohne | und #.
        [copies] Mit „{ $card }“ stimmt noch etwas nicht: Davon kann es 1 bis 4 Karten geben.
        [players] Mit „{ $card }“ stimmt noch etwas nicht: Dabei sein kann die Karte ab 4 bis 13 Personen.
       *[steps] Mit „{ $card }“ stimmt noch etwas nicht: Die Fähigkeit hat 1 bis 4 Schritte, die zusammenpassen.
    }
problem-blank-twice = Zwei leere Karten haben denselben Code.
problem-blank-printed = Eine leere Karte hat den Code eines gedruckten Charakters.
