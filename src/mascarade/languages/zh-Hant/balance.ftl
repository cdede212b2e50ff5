### `mascarade balance` 的報告，以及它在終端機裡說的話。開頭的句子在 findings.ftl。

balance-title = 這桌玩起來如何？
balance-title-two = 兩組陣容並列
# $edition：1 或 2；$scenario：「A」、「B」、「spy」、「own」，只有一種時是「printed」。
balance-setup = { $edition ->
        [1] 第一版
       *[2] 第二版
    }，{ $players } 名玩家{ $scenario ->
        [printed] { "" }
        [own] ，自訂陣容
        [spy] ，含間諜
       *[other] ，場景 { $scenario }
    }
balance-made = 由 { $players } 名「{ $bot }」電腦玩家對戰，共 { $games } 局。

balance-seats = 坐哪個位子有差嗎？
balance-seats-caption = 各座位的勝率。1 號座位先手，其餘依順時針方向。虛線是公平的勝率；淡色長條是運氣可能造成的偏差。
balance-seat = { $seat } 號座位
balance-fair = 公平
balance-dealt = 起手拿到哪張牌最好？
balance-dealt-caption = 起手拿到各張牌的玩家勝率。牌一直換手，所以差距沒有想像中大。
balance-announced = 誰最常被宣布？是真是假？
balance-announced-caption = 每個角色平均每局被宣布幾次。
balance-true = 真話
balance-believed = 沒人質疑的吹牛
balance-caught = 遭質疑的吹牛
balance-earns = 能力值多少金幣？
balance-earns-caption = 每次使用能力，使用者平均得到的金幣。拿不到金幣的能力會移動牌，或結束遊戲。
balance-lengths = 一局有多長？
balance-lengths-caption = 各種回合數的局數。半數對局比線上方的數字短；深色部分占全部對局的八成。
balance-turns = 回合
balance-endings = 遊戲怎麼結束？
balance-endings-caption = 各種結局所占的比例。
balance-rich = 13 枚金幣
balance-broke = 有人金幣歸零
balance-cheat = 立即獲勝的能力
balance-none = 沒有分出勝負
balance-fortunes = 財產如何變化？
balance-fortunes-caption = 每回合開始時，最富有、居中和最窮的玩家各有多少金幣；只計入當時仍在進行的對局，取平均。
balance-richest = 最富有
balance-middle = 居中
balance-poorest = 最窮
balance-part = { $name }：{ $share }

balance-numbers = 所有數字
balance-numbers-caption = 宣布、質疑、使用和金幣都是每局平均，所有玩家合計。比例：吹牛和遭質疑占宣布的比例，遭拆穿占吹牛的比例，質疑失敗占質疑的比例。
balance-character = 角色
balance-column-announced = 宣布
balance-column-bluffed = 吹牛
balance-column-challenged = 遭質疑
balance-column-caught = 吹牛遭拆穿
balance-column-claimed = 質疑
balance-column-false_claims = 質疑失敗
balance-column-used = 使用
balance-column-earns = 每次金幣
balance-column-earned = 每局金幣
balance-how = 怎麼看這份報告
balance-how-text = 每個座位都是同一種電腦玩家，所以差異來自牌和座位，而不是實力。真人吹牛的方式不一樣：這些數字只是趨勢，不是保證。畫有淡色長條的地方，真正的數值落在長條之外的機會只有百分之一。

## 兩組陣容

balance-compare = 用數字比較
balance-compare-caption = 同樣的電腦玩家，同樣的局數。
balance-compare-what = 平均
balance-compare-first = 先手勝率
balance-compare-best = 最好的起手牌勝率
balance-compare-worst = 最差的起手牌勝率
balance-compare-turns = 回合數中位數
balance-compare-bluffs = 宣布中的吹牛
balance-compare-rich = 以 13 枚金幣結束

## 終端機

balance-wrote = 報告已存到 { $path }

## 數字

balance-percent = { NUMBER($number, style: "percent", maximumFractionDigits: 0) }
balance-share = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-times = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-exact = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
