# Making a table, and the table before the game.

name-example = 例如：小明

## Options

make-edition = 版本
edition-1 = 第一版
edition-1-hint = 2013 年的經典：2 至 13 人，十二種角色。
edition-2 = 第二版
edition-2-hint = 2021 年的版本：4 至 12 人，十六種角色，場景分為初次遊玩（A）和更講究策略（B）。
make-seats = 玩家人數
make-seats-hint = 空著的座位由電腦玩家補上。
make-cast = 舞會賓客
make-scenario-printed = 官方陣容
make-scenario-spy = 加入間諜
make-scenario-a = A：初次遊玩
make-scenario-b = B：更講策略
make-scenario-own = 自訂
make-own-hint = 點選面具，請他們入場或離場。
make-cast-hint = 點選面具，看看它的能力。
make-copies = { $number } 張牌
make-count = { $cards } 張牌，{ $players } 名玩家。
make-centre = 其中 { $cards } 張放在中央。
make-fine = 這組陣容完全符合規則。
make-blank = 空白牌
make-blank-remove = 撕掉
make-fill = 電腦玩家強度
make-seconds = 每次決定的時間
make-seconds-none = 不限時間
make-seconds-some = { $seconds } 秒
make-minutes = { $minutes } 分鐘
make-starts = 誰先手
make-starts-random = 隨機
make-starts-first = 第一個座位
make-memory = 記憶
memory-usual = 一般
memory-usual-hint = 公開發生的事，每個人都可以重看；只有自己看過的就不行。
memory-only = 全憑記憶
memory-only-hint = 沒有紀錄，也不能做筆記。忘了就是忘了。
memory-aid = 記憶小幫手
memory-aid-hint = 發牌時的牌，還有只有你看過的牌，都可以重看。很適合初次遊玩。
make-onlookers = 開放觀戰
make-onlookers-hint = 有連結的人都可以觀戰，看到的和大家一樣。
make-chat = 自由聊天
make-chat-hint = 快速回應和現成的短句隨時都能用。
make-bots = 和電腦對戰
make-later = 遊戲開始之前，這些都可以更改。

## Blank card

blank-title = 自創一張牌
blank-text = 空白牌可以變成任何人。替它取個名字，再安排一到四個步驟。
blank-examples = 範例
blank-name = 名稱
blank-power = 能力
blank-step = 步驟 { $number }
blank-number = 步驟 { $number } 的數量
blank-word = 步驟 { $number } 選哪一個
blank-flag-self = 自己也算在內
blank-flag-centre = 也可以選中央的牌
blank-side-bank = 銀行
blank-side-you = 你
blank-side-court = 法院
blank-side-left = 左邊鄰座
blank-side-right = 右邊鄰座
blank-side-neighbours = 左右鄰座
blank-side-others = 其他每位玩家
blank-side-announcer = 宣布者
blank-side-claimants = 質疑的人
blank-side-chosen = 你選的人
blank-side-richest = 最富有的人
blank-side-poorest = 最窮的人
blank-way-left = 往左
blank-way-right = 往右
blank-way-chosen = 由你決定
blank-condition-poorest = 沒人更窮
blank-condition-richest = 沒人更富有
blank-condition-unclaimed = 沒人質疑
blank-condition-claimed = 有人質疑
blank-condition-right = 被指控者說對
blank-condition-wrong = 被指控者說錯
blank-amount-half = 一半
blank-amount-all = 全部
blank-step-add = 然後……
blank-step-remove = 移除步驟 { $number }
blank-copies = 這種牌的張數
blank-players = 最少玩家人數
blank-json = 轉成文字，方便保存或分享
blank-file = 或從檔案載入
blank-json-wrong = 這不是一張牌：需要名稱和步驟。
blank-json-mine = 這張牌的文字：
blank-add = 加入陣容

## Before the game

lobby-title = { $name }的牌桌
lobby-title-nobody = 牌桌
lobby-leave = 離座
lobby-join = 入座
lobby-full = 座位都滿了。
lobby-full-onlooker = 座位都滿了。歡迎留下來觀戰，看到的和大家一樣。
lobby-removed = 桌主已請你離座。
lobby-start = 發牌
lobby-start-bots = { $bots } 個空位由電腦玩家補上。
lobby-start-full = 大家都到齊了。
lobby-waiting = 等大家到齊，{ $name }就會發牌。

seats = 座位（順時針）
seats-how = 拖曳，或用上下方向鍵移動。
seats-move = { $name }，座位 { $place }：移動
seats-moved = { $name }現在坐在座位 { $place }。
seats-you = 你
seats-host = 桌主
seats-bot = 電腦：{ $level }
seats-away = 未連線
seats-arrived = { $name }入座了。
seats-hand-over = 讓{ $name }當桌主
seats-remove = 請{ $name }離座
seats-empty = 空位
seats-level = 電腦玩家強度
seats-temperament = 電腦玩家性格
seats-temperament-any = 不限性格
seats-learned = 從對局中自學
seats-add-bot = 加入電腦玩家

invite = 邀請朋友
invite-code = 牌桌代碼：{ $code }
invite-share = 分享
invite-copy = 複製連結
invite-copied = 連結已複製，傳給朋友吧。
invite-not-copied = 請複製這個連結：{ $link }
invite-text = 一起來玩 Mascarade《化裝舞會》吧！
invite-hint = 傳連結、唸代碼，或讓朋友掃描 QR 碼。
invite-local = 這個網址目前只能在這台裝置上使用。架設伺服器的人可以開放給其他人連線（--host 0.0.0.0）。
invite-qr = 掃描加入
invite-qr-large = QR 碼：放大顯示
invite-screen = 大螢幕模式

options = 遊戲設定
options-change = 更改
options-edition =
    { $edition ->
        [1] 第一版
       *[2] 第二版
    }
options-players = { $players } 人
options-no-limit = 不限時間
options-limit = 每個決定 { $seconds } 秒
options-starts-random = 隨機決定先手
options-starts-first = 第一個座位先手
options-no-onlookers = 不開放觀戰
options-no-chat = 關閉自由聊天
options-rules = 閱讀規則

screen-title = 一起來參加舞會！
