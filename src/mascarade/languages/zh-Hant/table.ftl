### What the variables mean: en/table.ftl.

table = 牌桌
table-you = 你
table-bank = 銀行
table-court = 法院
table-centre = 中央
table-gold = { $amount } 枚金幣
table-player-gold = { $player }，{ $amount } 枚金幣
table-slot = { $slot ->
        [left] 左
        [right] 右
       *[protected] 受保護
    }
table-card = { $card }，蓋著
table-card-up = { $card }，亮出：{ $character }
table-time-left = 還剩 { $seconds } 秒

## Marks beside a name, for a screen reader

table-is-bot = { $level ->
        [novice] 電腦玩家，新手
        [casual] 電腦玩家，業餘
        [regular] 電腦玩家，常客
        [sharp] 電腦玩家，老練
       *[master] 電腦玩家，大師
        [expert] 電腦玩家，特級大師
    }
table-is-away = 未連線
table-is-stood-in = 暫時離開，由電腦代打
table-takeover = { $name }暫時離開，{ $seconds } 秒後由電腦代打。
table-stood-in = { $name }暫時離開，由電腦代打。
table-asleep = 電腦玩家還在戴面具……
table-back = { $name }回來了。
table-has-turn = 回合進行中
table-decides = 正在決定
table-has-claimed = 質疑
table-has-passed = 略過
table-has-shown = 牌在上一回合被看到了
table-has-won = 獲勝

## In the middle of the table

table-status = { $player_is ->
        [you] { $asked ->
                [answer] 請回應：其實是你嗎？
                [name-a-character] 你被指控了
                [exchange-or-pretend] 你把兩張牌拿到了桌子底下
                [choose-a-player] 由你選擇
                [choose-a-player-or-none] 由你選擇
                [choose-a-card] 由你選擇
                [choose-two-players] 由你選擇
                [choose-two-cards] 由你選擇
               *[turn] 輪到你了
            }
       *[other] { $asked ->
                [answer] { $player }會質疑嗎？
                [choose-a-player] { $player }正在選擇
                [choose-a-player-or-none] { $player }正在選擇
                [choose-a-card] { $player }正在選擇
                [choose-two-players] { $player }正在選擇
                [choose-two-cards] { $player }正在選擇
                [exchange-or-pretend] { $player }把兩張牌拿到了桌子底下
                [name-a-character] { $player }必須說出一個角色
               *[turn] 輪到{ $player }
            }
    }
table-says-pass = 略過
table-says-claim = 不，我才是！
table-says-character = 我是{ $character_the }！

## Above the table

table-cast = 陣容
table-log = 遊戲紀錄
table-chat = 聊天
table-chat-new = 聊天，有新訊息
table-beside = 遊戲紀錄與聊天
table-leave = 離開牌桌
table-onlooker = 你正在觀戰，看到的和大家一樣。
table-your-decision = 輪到你決定了。
table-fast = 快轉
table-fast-hint = 與你無關的會快速帶過，直到輪到你。

leave-title = 要離開牌桌嗎？
leave-player = 只離開一下的話，電腦會代你玩，等你用同一個連結回來。不再回來的話，座位就交給電腦。
leave-alone = 只離開一下的話，牌局會等你，用同一個連結就能回來。不再回來的話，座位就交給電腦。
leave-onlooker = 遊戲會繼續進行，用連結隨時可以回來。
leave-stay = 留下
leave-for-now = 離開一下
leave-for-good = 不再回來

cast-title = 陣容：{ $count } 張牌
cast-copies = × { $count }

seen-title = 我看過的
seen-nothing = 還沒有只有你知道的事。
seen-deal = 發牌時的牌

# For whoever comes back: what they missed, and what a bot did for them.
recap-title = 你離開的時候
recap-intro = 電腦替你玩了幾步，它代你做的事都有標記。
recap-bot = 電腦代打
recap-read = 回到遊戲

## The deal

deal-title = 看清楚，記下來！
deal-remember = 所有的牌只在這時候看得到。等一下全部蓋上，不會再有人告訴你。
deal-ready = 我記住了
deal-waiting = 還在看：{ $players }
deal-away = { $count ->
        [1] { $players }暫時離開，{ $seconds } 秒後就蓋牌。
       *[other] { $players }都暫時離開，{ $seconds } 秒後就蓋牌。
    }
deal-begins = 大家都準備好了。

## Your side of the table

dock = 你的決定
dock-turn = 輪到你了。你要做什麼？
dock-quiet = 你的牌上一回合被看到了，所以這次不能宣布。
dock-exchange = { $cards ->
        [one] 點選要和你的牌一起拿到桌子底下的那張牌。
       *[several] 點選要拿到桌子底下的兩張牌。
    }
dock-must-exchange = { $why ->
        [shown] 你的牌上一回合被看到了，所以這次要交換或假裝。點選一張牌。
       *[opening] 開場的四個回合只能交換，真換假換都行。點選一張牌。
    }
dock-second = 現在點選第二張牌。
dock-really = 桌子底下是{ $cards }。真的要交換嗎？只有你會知道。
dock-swap = 有兩張牌在桌子底下。真的要交換嗎？
dock-look = 你要查看自己的哪一張牌？
dock-answer = { $player }說：「我是{ $character_the }。」其實是你嗎？
dock-claim-with = 你的哪一張牌是{ $character_the }？
dock-name = { $player }指著你：你是誰？說出一個角色，然後亮牌。
dock-did = { $who ->
        [bot] { $what ->
            [exchanged] 電腦真的替你交換了。只有你知道。
           *[pretended] 電腦只替你假裝交換。只有你知道。
        }
       *[you] { $what ->
            [exchanged] 你真的交換了。只有你知道。
           *[pretended] 你只是假裝。只有你知道。
        }
    }
dock-back = 返回

act-exchange = 交換
    .hint = 或只是假裝
act-look = 查看
    .hint = 看自己的牌
act-announce = 宣布
    .hint = 「我是……！」
act-really = 真的交換
act-pretend = 只是假裝
act-pass = 略過
    .hint = 隨他去吧
act-claim = 質疑
    .hint = 「不，我才是！」

pick-announce = 宣布一個角色
pick-announce-hint = 你可以宣布陣容裡的任何角色，不管你是不是。
pick-name = 說出一個角色
pick-name-hint = 說對沒事，說錯付錢。
pick-say = 我是{ $character_the }！
pick-hand = 手放在

## What a power asks. $amount: gold.

ask-anything = 請選擇。
ask-richest = 有好幾個人並列最富有。你要向誰拿 { $amount } 枚金幣？
ask-chosen = 你要向誰拿 { $amount } 枚金幣？
ask-trade = 要和誰互換全部財產嗎？點選對象，或保留你現有的。
ask-accuse = 指定一個人。他要說出一個角色再亮牌；說錯就付你 { $amount } 枚金幣。
ask-expose = 要讓大家看到誰的牌（除了他自己）？
ask-puppets = 點選兩名玩家：他們各給你 { $amount } 枚金幣，然後互換座位。
ask-stir = 點選另外兩名玩家的牌，拿到桌子底下。
ask-spy = 點選一張牌。你會看到它和自己的牌，還可以把兩張交換。
ask-peek = 你要秘密查看哪一張牌？
ask-gold = 請選擇：{ step-gold }。
ask-rotate = 你的財產要傳給誰？其他人都往同一個方向傳。

choose-tap = { $what ->
        [players] { $count ->
                [1] 點選一名玩家
               *[other] 點選兩名玩家
            }
       *[cards] { $count ->
                [1] 點選一張牌
               *[other] 點選兩張牌
            }
    }
choose-confirm = 選擇：{ $what }
choose-nobody = 誰都不選

## A secret that is shown while it is held

secret-hold = 按住查看
secret-held = 看夠了就放開
secret-read = 唸給我聽
secret-back = { $count ->
       *[other] 放回去
    }
secret-again = 再看一次

## 鉛筆筆記

note-title = 你的猜測：{ $card }
note-hint = 只有你看得到。就算交換了牌，筆記也留在這個位置。
note-erase = 擦掉筆記
note-write = { $card }。寫下猜測
note-read = 你的筆記：{ $character }

## A card that was shown, beneath it

verdict-true = 真的！
verdict-liar = 說謊！

## An answer prepared while others answer

prepare = 在你之前還有 { $count } 人要回應。到時候你要：
prepare-ask = 到時再問我
prepare-pass = 略過
prepare-watch = 沒人質疑就略過

## Several people, one device

pass-title = 同機輪流玩
pass-intro = 所有人共用這台裝置，每次換手都會先蓋住畫面。
pass-players = 有誰要玩？
pass-name = 玩家 { $number }
pass-add = 再加一名玩家
pass-remove = 移除{ $player }
pass-edition = 版本
pass-edition-1 = 第一版
pass-edition-2 = 第二版
pass-bots = 電腦玩家
pass-start = 發牌
pass-too-many = 這個版本沒有這麼多人的陣容。
pass-deal = 大家一起看！
pass-give = 請把裝置交給{ $player }
pass-give-hint = 其他人不可以看。
pass-i-am = 我是{ $player }
pass-everybody-but = 給{ $player }以外的所有人看
pass-everybody-hint = { $player }請先別看。
pass-show = 給大家看
pass-done = 好了，蓋起來
pass-public = 大家都可以看
pass-again = 再開一局
pass-leave = 要結束這局嗎？
pass-leave-text = 這台裝置上的遊戲會就此結束。

## A screen for the whole room

screen-remember = 看清楚，記下來！
