### What the variables mean: en/log.ftl. No space beside a name, which may be in any script: code sets Latin letters apart.

card-object = { $owner ->
        [you] { $slot ->
                [left] 你的左牌
                [right] 你的右牌
                [protected] 你受保護的牌
               *[only] 你的牌
            }
        [self] { $slot ->
                [left] 自己的左牌
                [right] 自己的右牌
                [protected] 自己受保護的牌
               *[only] 自己的牌
            }
        [centre] 中央的第 { $number } 張牌
        [only-centre] 中央的牌
       *[other] { $slot ->
                [left] { $name }的左牌
                [right] { $name }的右牌
                [protected] { $name }受保護的牌
               *[only] { $name }的牌
            }
    }
card = { $owner ->
        [you] { $slot ->
                [left] 你的左牌
                [right] 你的右牌
                [protected] 你受保護的牌
               *[only] 你的牌
            }
        [centre] 中央的第 { $number } 張牌
        [only-centre] 中央的牌
       *[other] { $slot ->
                [left] { $name }的左牌
                [right] { $name }的右牌
                [protected] { $name }受保護的牌
               *[only] { $name }的牌
            }
    }

log-turn = 第 { $turn } 回合

log-took = { $player_is ->
        [you] 你把{ $cards }拿到桌子底下。
       *[other] { $player }把{ $cards }拿到桌子底下。
    }
log-exchanged = { $player_is ->
        [you] 你真的把牌交換了。
       *[other] { $player }真的把牌交換了。
    }
log-pretended = { $player_is ->
        [you] 你只是假裝交換。
       *[other] { $player }只是假裝交換。
    }
log-looked = { $player_is ->
        [you] 你查看了{ $card }。
       *[other] { $player }查看了{ $card }。
    }
log-peeked = { $player_is ->
        [you] 你秘密查看了{ $cards }。
       *[other] { $player }秘密查看了{ $cards }。
    }
log-saw = { $player_is ->
        [you] 你看到{ $card }是{ $character }。
       *[other] { $player }看到{ $card }是{ $character }。
    }
log-saw-exposed = { $player_is ->
        [you] 其他人都看到了你的牌：{ $character }。
       *[other] 除了{ $player }，大家都看到了：{ $character }。
    }
log-announced = { $slot ->
        [left] { $player_is ->
                [you] 你把手放在左牌上宣布：「我是{ $character_the }！」
               *[other] { $player }把手放在左牌上宣布：「我是{ $character_the }！」
            }
        [right] { $player_is ->
                [you] 你把手放在右牌上宣布：「我是{ $character_the }！」
               *[other] { $player }把手放在右牌上宣布：「我是{ $character_the }！」
            }
       *[only] { $player_is ->
                [you] 你宣布：「我是{ $character_the }！」
               *[other] { $player }宣布：「我是{ $character_the }！」
            }
    }
log-passed = { $player_is ->
        [you] 你略過。
       *[other] { $player }略過。
    }
log-passed-all = 略過：{ $players }
log-claimed = { $slot ->
        [left] { $player_is ->
                [you] 你把手放在左牌上質疑：「不，我才是！」
               *[other] { $player }把手放在左牌上質疑：「不，我才是！」
            }
        [right] { $player_is ->
                [you] 你把手放在右牌上質疑：「不，我才是！」
               *[other] { $player }把手放在右牌上質疑：「不，我才是！」
            }
        [protected] { $player_is ->
                [you] 你把手放在受保護的牌上質疑：「不，我才是！」
               *[other] { $player }把手放在受保護的牌上質疑：「不，我才是！」
            }
       *[only] { $player_is ->
                [you] 你質疑：「不，我才是！」
               *[other] { $player }質疑：「不，我才是！」
            }
    }
log-unchallenged = 沒有人質疑，所以不用亮牌。
log-showed = { $slot ->
        [left] { $player_is ->
                [you] 你亮出左牌：{ $character }。
               *[other] { $player }亮出左牌：{ $character }。
            }
        [right] { $player_is ->
                [you] 你亮出右牌：{ $character }。
               *[other] { $player }亮出右牌：{ $character }。
            }
        [protected] { $player_is ->
                [you] 你亮出受保護的牌：{ $character }。
               *[other] { $player }亮出受保護的牌：{ $character }。
            }
       *[only] { $player_is ->
                [you] 你亮牌：{ $character }。
               *[other] { $player }亮牌：{ $character }。
            }
    }
log-used = { $player_is ->
        [you] 你使用{ $character }的能力。
       *[other] { $player }使用{ $character }的能力。
    }
log-from-bank = { $payee_is ->
        [you] 你從銀行拿取 { $amount } 枚金幣。
       *[other] { $payee }從銀行拿取 { $amount } 枚金幣。
    }
log-from-court = { $payee_is ->
        [you] 你從法院拿走 { $amount } 枚金幣。
       *[other] { $payee }從法院拿走 { $amount } 枚金幣。
    }
log-to-bank = { $payer_is ->
        [you] 你付給銀行 { $amount } 枚金幣。
       *[other] { $payer }付給銀行 { $amount } 枚金幣。
    }
log-paid = { $payer_is ->
        [you] 你付給{ $payee } { $amount } 枚金幣。
       *[other] { $payee_is ->
                [you] { $payer }付給你 { $amount } 枚金幣。
               *[other] { $payer }付給{ $payee } { $amount } 枚金幣。
            }
    }
log-fine = { $payer_is ->
        [you] 聲稱錯誤：你付給法院 { $amount } 枚金幣。
       *[other] 聲稱錯誤：{ $payer }付給法院 { $amount } 枚金幣。
    }
log-fines = 聲稱錯誤，各付給法院 { $amount } 枚金幣：{ $players }
log-chose = { $player_is ->
        [you] 你選擇了{ $players }。
       *[other] { $player }選擇了{ $players }。
    }
log-chose-nobody = { $player_is ->
        [you] 你沒有選擇任何人。
       *[other] { $player }沒有選擇任何人。
    }
log-traded = { $player_is ->
        [you] 你和{ $other }互換全部財產。
       *[other] { $other_is ->
                [you] { $player }和你互換全部財產。
               *[other] { $player }和{ $other }互換全部財產。
            }
    }
log-rotated = { $player_is ->
        [you] 所有財產移動一個座位：你的傳給{ $other }。
       *[other] { $other_is ->
                [you] 所有財產移動一個座位：{ $player }的傳給你。
               *[other] 所有財產移動一個座位：{ $player }的傳給{ $other }。
            }
    }
log-named = { $player_is ->
        [you] 你回答：「我是{ $character_the }。」
       *[other] { $player }回答：「我是{ $character_the }。」
    }
log-moved = { $player_is ->
        [you] 你和{ $other }互換座位。牌和金幣留在原位。
       *[other] { $other_is ->
                [you] 你和{ $player }互換座位。牌和金幣留在原位。
               *[other] { $player }和{ $other }互換座位。牌和金幣留在原位。
            }
    }
log-exposed = { $player_is ->
        [you] 現在大家都看得到你的牌，只有你看不到。
       *[other] 現在除了{ $player }本人，大家都看得到{ $player }的牌。
    }
log-ended = { $reason ->
        [cheat] 遊戲結束：有人靠能力直接獲勝。贏家：{ $players }。
        [broke] 遊戲結束：有人金幣歸零。最富有的是：{ $players }。
       *[rich] 遊戲結束。達到 13 枚金幣且最富有的是：{ $players }。
    }
log-empty = 還沒發生任何事。
log-secret = 只有你知道
