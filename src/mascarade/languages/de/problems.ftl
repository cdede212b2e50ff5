# What can be wrong with a cast (mascarade.casts): one message for each code, shown live while a cast is put together.

problem-players =
    { $edition ->
        [1] Die erste Ausgabe
       *[2] Die zweite Ausgabe
    } ist für { $low } bis { $high } Spieler, nicht für { $players }.
problem-printed-only = Mit { $players } Spielern gilt die offizielle Besetzung.
problem-unknown =
    Einen Charakter „{ $character }“ gibt es in der { $edition ->
        [1] ersten Ausgabe
       *[2] zweiten Ausgabe
    } nicht.
problem-size-exact =
    { $players } Spieler brauchen genau 6 Karten; hier { $size ->
        [one] ist es { $size }
       *[other] sind es { $size }
    }.
problem-size-range =
    { $players } Spieler brauchen { $players } bis { $high } Karten; hier { $size ->
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
problem-least-players = { $name }: erst ab { $least } Spielern, und ihr seid { $players }.
problem-too-many-kinds = Eine Besetzung hat höchstens { $high } verschiedene Charaktere; diese hat { $number }.
problem-edition = Diese Ausgabe gibt es nicht.
problem-scenario = Dieses Szenario gibt es nicht für { $players } Spieler.
problem-blank =
    { $field ->
        [code] Mit „{ $card }“ stimmt noch etwas nicht: Der Code besteht aus 1 bis 24 Kleinbuchstaben von a bis z und darf kein Wort des Spiels sein.
        [name] Die leere Karte braucht einen Namen mit 1 bis 32 Zeichen, ohne | und #.
        [copies] Mit „{ $card }“ stimmt noch etwas nicht: Davon kann es 1 bis 4 Karten geben.
        [players] Mit „{ $card }“ stimmt noch etwas nicht: Die Mindestzahl der Spieler liegt zwischen 4 und 13.
       *[steps] Mit „{ $card }“ stimmt noch etwas nicht: Die Fähigkeit hat 1 bis 4 Schritte, die zusammenpassen.
    }
problem-blank-twice = Zwei leere Karten haben denselben Code.
problem-blank-printed = Eine leere Karte hat den Code eines Charakters, den es schon gibt.
