### After the game: winners, replay, numbers, proof.

over-won = { $count ->
        [1] { $players }獲勝
       *[other] { $players }一起獲勝
    }
over-you-won = { $count ->
        [1] 你贏了！
       *[other] 你們一起贏了！
    }
over-why = { $reason ->
        [cheat] { $players }靠能力直接獲勝。
        [broke] { $who_is ->
            [you] 你的金幣歸零，最富有的人獲勝。
           *[other] { $count ->
               *[other] { $who }的金幣歸零，最富有的人獲勝。
            }
        }
       *[rich] { $who_is ->
            [you] 你達到 13 枚金幣，最富有的人獲勝。
           *[other] { $count ->
               *[other] { $who }達到 13 枚金幣，最富有的人獲勝。
            }
        }
    }
over-again = 再玩一局
over-follow = 前往下一局
over-home = 回首頁
over-replay = 重播整局
over-gold = 金幣變化
over-fair = 發牌公平嗎？
over-download = 下載紀錄

## Another game: who plays again.

again-title = 再來一局？
again-yes = 要再玩
again-open = 還沒回答
again-no = 這次不玩
again-decline = 這次不玩了
again-waiting = 等大家都回答了，{ $name }就會發牌。
again-deals = 大家都回答了，由{ $name }發牌。
again-seats = 空位
again-bots = 由電腦玩家補上
again-close = 移除
again-printed = 座位變少時，改用官方陣容。
again-on = 其他人已經開始下一局。
again-watch = 去觀戰

## The score over several games.

score-title = { $games } 局後的戰績
score-wins = { $wins } 勝

## How it was decided, and what was remarkable.

over-place = 第 { $place } 名，共 { $players } 人
over-share = 分享
over-moment = 分享這一刻
over-show = 重看這一刻
over-decided = 勝負關鍵
story-swap = { $player_is ->
        [you] 第 { $turn } 回合，你用{ $character }的能力，以 { $gave } 枚金幣換走了{ $other }的 { $amount } 枚。
       *[other] { $other_is ->
                [you] 第 { $turn } 回合，{ $player }用{ $character }的能力，以 { $gave } 枚金幣換走了你的 { $amount } 枚。
               *[other] 第 { $turn } 回合，{ $player }用{ $character }的能力，以 { $gave } 枚金幣換走了{ $other }的 { $amount } 枚。
            }
    }
story-seats = { $other_is ->
        [you] 第 { $turn } 回合，{ $player }用{ $character }的能力，讓你坐到有 { $gold } 枚金幣的座位。
       *[other] { $player_is ->
                [you] 第 { $turn } 回合，你用{ $character }的能力，讓{ $other }坐到有 { $gold } 枚金幣的座位。
               *[other] 第 { $turn } 回合，{ $player }用{ $character }的能力，讓{ $other }坐到有 { $gold } 枚金幣的座位。
            }
    }
story-robbed = { $player_is ->
        [you] 第 { $turn } 回合，你用{ $character }的能力，從{ $other }那裡拿走 { $amount } 枚金幣。
       *[other] { $other_is ->
                [you] 第 { $turn } 回合，{ $player }用{ $character }的能力，從你這裡拿走 { $amount } 枚金幣。
               *[other] 第 { $turn } 回合，{ $player }用{ $character }的能力，從{ $other }那裡拿走 { $amount } 枚金幣。
            }
    }
story-robbed-many = { $player_is ->
        [you] 第 { $turn } 回合，你用{ $character }的能力，從其他人那裡拿走 { $amount } 枚金幣。
       *[other] 第 { $turn } 回合，{ $player }用{ $character }的能力，從其他人那裡拿走 { $amount } 枚金幣。
    }
story-bank = { $player_is ->
        [you] 第 { $turn } 回合，你用{ $character }的能力，從銀行拿取 { $amount } 枚金幣。
       *[other] 第 { $turn } 回合，{ $player }用{ $character }的能力，從銀行拿取 { $amount } 枚金幣。
    }
story-court = { $player_is ->
        [you] 第 { $turn } 回合，你用{ $character }的能力，從法院拿走 { $amount } 枚金幣。
       *[other] 第 { $turn } 回合，{ $player }用{ $character }的能力，從法院拿走 { $amount } 枚金幣。
    }
story-cheat = { $player_is ->
        [you] 第 { $turn } 回合，你帶著 { $gold } 枚金幣，用{ $character }的能力直接獲勝。
       *[other] 第 { $turn } 回合，{ $player }帶著 { $gold } 枚金幣，用{ $character }的能力直接獲勝。
    }
story-fine = { $player_is ->
        [you] 第 { $turn } 回合，你用最後的金幣付了罰款。
       *[other] 第 { $turn } 回合，{ $player }用最後的金幣付了罰款。
    }
story-bluffed = 那是吹牛，而且沒有人質疑。

story-bluff = 最佳吹牛
story-bluff-how = 第 { $turn } 回合的{ $character }：{ $amount } 枚金幣
story-gullible = 最好騙
story-gullible-how = 相信了 { $count } 次謊話
story-honest = 最誠實
story-honest-how = { $of } 次發言中有 { $count } 次是真話

replay-first = 回到開頭
replay-back = 上一步
replay-next = 下一步
replay-last = 跳到結尾
replay-play = 播放
replay-pause = 暫停
replay-scrub = 遊戲進度
replay-step = 第 { $step } 個決定，共 { $steps } 個
replay-start = 發牌，大家都看到了。
replay-unseen = 從這個座位什麼也看不到。
replay-eyes = 視角
replay-all = 上帝視角
replay-secret = 當時是秘密

chart-label = 每名玩家一條線，畫出 { $turns } 個回合結束時各有多少金幣。數字請見下方表格。
chart-start = 開始

summary-title = 本局數據
summary-player = 玩家
summary-gold = 金幣
summary-announced = 宣布
summary-bluffs = 吹牛
summary-believed = 吹牛成功
summary-trueclaims = 質疑成功
summary-falseclaims = 質疑失敗
summary-fines = 已付罰款
summary-looks = 查看
summary-exchanges = 交換
summary-pretences = 假裝

verify-good = 發牌結果與開局前鎖定的完全一致。
verify-bad = 發牌結果與開局前鎖定的不一致！
verify-how = 這是怎麼檢查的？
verify-explained = 開局前，每個人都收到了發牌結果加上隨機鹽值的指紋（SHA-256）。現在兩者都已公開，你的瀏覽器也重新算過一次指紋。
verify-commitment = 開局前的指紋
verify-computed = 現在算出的指紋
verify-salt = 鹽值
verify-deal = 發牌結果
