# What can be wrong with a cast (mascarade.casts): one message for each code, shown live while a cast is put together.

problem-players =
    { $edition ->
        [1] Az első kiadás
       *[2] A második kiadás
    } { $low }–{ $high } játékosra való, ti pedig { $players } fővel játszanátok.
problem-printed-only = { $players } játékossal csak a hivatalos szereposztás használható.
problem-unknown =
    Nincs „{ $character }” nevű karakter { $edition ->
        [1] az első kiadásban
       *[2] a második kiadásban
    }.
problem-size-exact = { $players } játékoshoz pontosan 6 lap kell, itt pedig { $size } van.
problem-size-range = { $players } játékoshoz legalább { $players }, legfeljebb { $high } lap kell, itt pedig { $size } van.
problem-no-judge = A Bíró nem maradhat ki.
problem-gold = A lapok legalább harmadának aranyat kell hoznia a bankból: egyelőre { $size } lapból { $bring } ilyen.
problem-copies =
    { $name }: { $copies ->
        [one] csak egy ilyen lap van
        [2] vagy mindkét lap kell, vagy egyik sem
       *[other] vagy az összes ({ $copies }) lap kell, vagy egy sem
    }, itt pedig { $number } szerepel.
problem-least-players = { $name }: csak legalább { $least } játékossal, ti pedig { $players } fővel játszotok.
problem-too-many-kinds = Egy szereposztásban legfeljebb { $high } különböző karakter lehet, itt pedig { $number } van.
problem-edition = Ilyen kiadás nincs.
problem-scenario = Ilyen forgatókönyv nincs { $players } játékosra.
problem-blank =
    { $field ->
        [code] „{ $card }” még nem jó: a kódja 1–24 ékezet nélküli kisbetű, és nem lehet a játék egyik szava.
        [name] Az üres lapnak 1–32 jelből álló név kell, | és # nélkül.
        [copies] „{ $card }” még nem jó: 1–4 ilyen lap lehet.
        [players] „{ $card }” még nem jó: a legkisebb játékosszám 4 és 13 közötti lehet.
       *[steps] „{ $card }” még nem jó: a képessége 1–4 összeillő lépésből áll.
    }
problem-blank-twice = Két üres lapnak ugyanaz a kódja.
problem-blank-printed = Az egyik üres lap olyan kódot visel, amely már a játék egyik karakteréé.
