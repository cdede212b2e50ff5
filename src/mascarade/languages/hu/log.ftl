### What the variables mean: en/log.ftl. Names cannot be inflected here, so sentences are built around their nominative.

card-object = { $owner ->
        [you] { $slot ->
                [left] a bal lapodat
                [right] a jobb lapodat
                [protected] a védett lapodat
               *[only] a lapodat
            }
        [self] { $slot ->
                [left] a saját bal lapját
                [right] a saját jobb lapját
                [protected] a saját védett lapját
               *[only] a saját lapját
            }
        [centre] { $number ->
                [1] az első középső lapot
               *[2] a második középső lapot
            }
        [only-centre] a középső lapot
       *[other] { $slot ->
                [left] { $name } bal lapját
                [right] { $name } jobb lapját
                [protected] { $name } védett lapját
               *[only] { $name } lapját
            }
    }
card = { $owner ->
        [you] { $slot ->
                [left] a bal lapod
                [right] a jobb lapod
                [protected] a védett lapod
               *[only] a lapod
            }
        [centre] { $number ->
                [1] az első középső lap
               *[2] a második középső lap
            }
        [only-centre] a középső lap
       *[other] { $slot ->
                [left] { $name } bal lapja
                [right] { $name } jobb lapja
                [protected] { $name } védett lapja
               *[only] { $name } lapja
            }
    }

log-turn = { $turn }. kör

log-took = { $player_is ->
        [you] Az asztal alá viszed { $cards }.
       *[other] { $player } az asztal alá viszi { $cards }.
    }
log-exchanged = { $player_is ->
        [you] Tényleg megcserélted őket.
       *[other] { $player } tényleg megcserélte őket.
    }
log-pretended = { $player_is ->
        [you] Csak színlelted a cserét.
       *[other] { $player } csak színlelte a cserét.
    }
log-looked = { $player_is ->
        [you] Megnézed { $card }.
       *[other] { $player } megnézi { $card }.
    }
log-peeked = { $player_is ->
        [you] Titokban megnézed { $cards }.
       *[other] { $player } titokban megnézi { $cards }.
    }
log-saw = { $player_is ->
        [you] Látod { $card }: { $character }.
       *[other] { $player } látja { $card }: { $character }.
    }
log-saw-exposed = { $player_is ->
        [you] A többiek látták a lapodat: { $character }.
       *[other] { $player } kivételével mindenki látta: { $character }.
    }
log-announced = { $slot ->
        [left] { $player_is ->
                [you] Bejelented, kezed a bal lapodon: „Én vagyok { $character_the }!”
               *[other] { $player } bejelenti, keze a bal lapján: „Én vagyok { $character_the }!”
            }
        [right] { $player_is ->
                [you] Bejelented, kezed a jobb lapodon: „Én vagyok { $character_the }!”
               *[other] { $player } bejelenti, keze a jobb lapján: „Én vagyok { $character_the }!”
            }
       *[only] { $player_is ->
                [you] Bejelented: „Én vagyok { $character_the }!”
               *[other] { $player } bejelenti: „Én vagyok { $character_the }!”
            }
    }
log-passed = { $player_is ->
        [you] Passzolsz.
       *[other] { $player } passzol.
    }
log-passed-all = Passzol: { $players }
log-claimed = { $slot ->
        [left] { $player_is ->
                [you] Közbeszólsz, kezed a bal lapodon.
               *[other] { $player } közbeszól, keze a bal lapján.
            }
        [right] { $player_is ->
                [you] Közbeszólsz, kezed a jobb lapodon.
               *[other] { $player } közbeszól, keze a jobb lapján.
            }
        [protected] { $player_is ->
                [you] Közbeszólsz, kezed a védett lapodon.
               *[other] { $player } közbeszól, keze a védett lapján.
            }
       *[only] { $player_is ->
                [you] Közbeszólsz: „Nem, én vagyok az!”
               *[other] { $player } közbeszól: „Nem, én vagyok az!”
            }
    }
log-unchallenged = Senki sem szól közbe, így egy lapot sem kell felfedni.
log-showed = { $slot ->
        [left] { $player_is ->
                [you] Felfeded a bal lapodat: { $character }.
               *[other] { $player } felfedi a bal lapját: { $character }.
            }
        [right] { $player_is ->
                [you] Felfeded a jobb lapodat: { $character }.
               *[other] { $player } felfedi a jobb lapját: { $character }.
            }
        [protected] { $player_is ->
                [you] Felfeded a védett lapodat: { $character }.
               *[other] { $player } felfedi a védett lapját: { $character }.
            }
       *[only] { $player_is ->
                [you] Felfeded a lapodat: { $character }.
               *[other] { $player } felfedi a lapját: { $character }.
            }
    }
log-used = { $player_is ->
        [you] Használod { $character_the } képességét.
       *[other] { $player } használja { $character_the } képességét.
    }
log-from-bank = { $payee_is ->
        [you] Elveszel { $amount } aranyat a bankból.
       *[other] { $payee } elvesz { $amount } aranyat a bankból.
    }
log-from-court = { $payee_is ->
        [you] Elveszel { $amount } aranyat a bíróságról.
       *[other] { $payee } elvesz { $amount } aranyat a bíróságról.
    }
log-to-bank = { $payer_is ->
        [you] { $amount } aranyat fizetsz a banknak.
       *[other] { $payer } { $amount } aranyat fizet a banknak.
    }
log-paid = { $payer_is ->
        [you] { $payee } { $amount } aranyat kap tőled.
       *[other] { $payee_is ->
                [you] { $payer } fizet neked { $amount } aranyat.
               *[other] { $payee } { $amount } aranyat kap { $payer } vagyonából.
            }
    }
log-fine = { $payer_is ->
        [you] Rossz lap: { $amount } aranyat fizetsz a bíróságnak.
       *[other] Rossz lap: { $payer } { $amount } aranyat fizet a bíróságnak.
    }
log-fines = Rossz lap, fejenként { $amount } arany a bíróságnak: { $players }
log-chose = { $player_is ->
        [you] A választásod: { $players }.
       *[other] { $player } választása: { $players }.
    }
log-chose-nobody = { $player_is ->
        [you] Senkit sem választasz.
       *[other] { $player } senkit sem választ.
    }
log-traded = { $player_is ->
        [you] Elcseréled az összes aranyadat { $other } összes aranyára.
       *[other] { $other_is ->
                [you] { $player } elcseréli az összes aranyát a tiédre.
               *[other] { $player } elcseréli az összes aranyát { $other } összes aranyára.
            }
    }
log-rotated = { $player_is ->
        [you] Minden vagyon egy hellyel továbbkerül: a tiédet { $other } kapja.
       *[other] { $other_is ->
                [you] Minden vagyon egy hellyel továbbkerül: { $player } vagyonát te kapod.
               *[other] Minden vagyon egy hellyel továbbkerül: { $player } vagyonát { $other } kapja.
            }
    }
log-named = { $player_is ->
        [you] Azt feleled: „Én vagyok { $character_the }.”
       *[other] { $player } azt feleli: „Én vagyok { $character_the }.”
    }
log-moved = { $player_is ->
        [you] Helyet cseréltek: te és { $other }. A lapok és az arany maradnak.
       *[other] { $other_is ->
                [you] Helyet cseréltek: te és { $player }. A lapok és az arany maradnak.
               *[other] { $player } és { $other } helyet cserél. A lapok és az arany maradnak.
            }
    }
log-exposed = { $player_is ->
        [you] Most mindenki látja a lapodat, csak te nem.
       *[other] { $player } lapját most mindenki látja, csak a gazdája nem.
    }
log-ended = { $reason ->
        [cheat] Vége a játéknak: egy képesség azonnali győzelmet hozott. Nyertes: { $players }.
        [broke] Vége a játéknak: valakinek elfogyott az aranya. A leggazdagabb: { $players }.
       *[rich] Vége a játéknak. Legalább 13 arannyal a leggazdagabb: { $players }.
    }
log-empty = Még nem történt semmi.
log-secret = csak te tudod
