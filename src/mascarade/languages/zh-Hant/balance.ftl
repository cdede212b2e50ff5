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
       *[other] ，陣容 { $scenario }
    }
balance-made = { $players } 名「{ $bot }」電腦玩家的 { $games } 局對局。

balance-seats = 坐在哪裡有差別嗎？
balance-seats-caption = 每個座位贏得多少對局。1 號座位先開始，其他人依順時針方向。虛線是公平的比例；淡色長條表示運氣可能讓圓點偏離多遠。
balance-seat = { $seat } 號座位
balance-fair = 公平
balance-dealt = 開局拿到哪張牌比較好？
balance-dealt-caption = 開局拿到每張牌的人贏得多少對局。牌一直換手，所以差距比想像中小。
balance-announced = 誰常被宣布？是真的嗎？
balance-announced-caption = 一局之中，每個角色被宣布幾次。
balance-true = 真話
balance-believed = 沒人拆穿的唬人
balance-caught = 有人聲稱的唬人
balance-earns = 能力能帶來多少金幣？
balance-earns-caption = 每次使用能力時，使用者得到的金幣。沒帶來金幣的能力會移動牌，或結束遊戲。
balance-lengths = 一局有多長？
balance-lengths-caption = 對局依回合數排列。一半的對局比線上方的數字短；深色的部分是十局中的八局。
balance-turns = 回合
balance-endings = 怎麼結束？
balance-endings-caption = 對局結束的原因。
balance-rich = 13 枚金幣
balance-broke = 有人一枚不剩
balance-cheat = 立即獲勝的能力
balance-none = 沒有結束
balance-fortunes = 財產如何增長？
balance-fortunes-caption = 每個回合開始時，最富有、中間和最窮的玩家有多少金幣；是仍在進行的對局的平均。
balance-richest = 最富有
balance-middle = 中間
balance-poorest = 最窮
balance-part = { $name }：{ $share }

balance-numbers = 所有數字
balance-numbers-caption = 宣布、聲稱、使用與金幣都是每局的數字，所有玩家合計。比例：唬人和遭聲稱是占宣布的比例，拆穿是占唬人的比例，假聲稱是占聲稱的比例。
balance-character = 角色
balance-column-announced = 宣布
balance-column-bluffed = 唬人
balance-column-challenged = 遭聲稱
balance-column-caught = 唬人遭拆穿
balance-column-claimed = 聲稱
balance-column-false_claims = 假聲稱
balance-column-used = 使用
balance-column-earns = 每次金幣
balance-column-earned = 每局金幣
balance-how = 怎麼看這份報告
balance-how-text = 每個座位都是同一種電腦玩家，所以差異來自牌和座位，不是來自實力。真人唬人的方式不同：這些數字是傾向，不是保證。畫有淡色長條的地方，真正的數值一百次裡只有一次落在長條之外。

## 兩組陣容

balance-compare = 數字上的差異
balance-compare-caption = 同樣的電腦玩家，同樣多的對局。
balance-compare-what = 平均
balance-compare-first = 先手玩家獲勝
balance-compare-best = 最好的牌獲勝
balance-compare-worst = 最差的牌獲勝
balance-compare-turns = 半數對局的回合數上限
balance-compare-bluffs = 宣布之中的唬人
balance-compare-rich = 以 13 枚金幣結束的對局

## 終端機

balance-wrote = 報告在 { $path }

## 數字

balance-percent = { NUMBER($number, style: "percent", maximumFractionDigits: 0) }
balance-share = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-times = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-exact = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
