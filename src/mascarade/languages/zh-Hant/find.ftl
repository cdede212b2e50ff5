### 尋找陣容：可以許什麼願，以及為什麼找到這組陣容。用於 `mascarade cast --find` 和開桌的頁面。
### $value、$low、$high：衡量願望的數字和它的 99% 範圍。

## 願望

goal-fair = 公平
goal-fair-said = 座位和起手牌的勝率平均偏離公平值 { NUMBER($value, maximumFractionDigits: 1) }（{ NUMBER($low, maximumFractionDigits: 1) } 到 { NUMBER($high, maximumFractionDigits: 1) }）。
goal-fair-to-cards = 起手牌公平
goal-fair-to-cards-said = 起手牌的勝率平均偏離公平值 { NUMBER($value, maximumFractionDigits: 1) }（{ NUMBER($low, maximumFractionDigits: 1) } 到 { NUMBER($high, maximumFractionDigits: 1) }）。
goal-short = 短局
goal-short-said = 一局平均 { NUMBER($value, maximumFractionDigits: 1) } 個回合（{ NUMBER($low, maximumFractionDigits: 1) } 到 { NUMBER($high, maximumFractionDigits: 1) }）。
goal-long = 長局
goal-long-said = 一局平均 { NUMBER($value, maximumFractionDigits: 1) } 個回合（{ NUMBER($low, maximumFractionDigits: 1) } 到 { NUMBER($high, maximumFractionDigits: 1) }）。
goal-bluffing = 多吹牛
goal-bluffing-said = 宣布當中有 { NUMBER($value, maximumFractionDigits: 1) } 是吹牛（{ NUMBER($low, maximumFractionDigits: 1) } 到 { NUMBER($high, maximumFractionDigits: 1) }）。
goal-claims = 多質疑
goal-claims-said = 宣布當中有 { NUMBER($value, maximumFractionDigits: 1) } 遭到質疑（{ NUMBER($low, maximumFractionDigits: 1) } 到 { NUMBER($high, maximumFractionDigits: 1) }）。
goal-different-endings = 結局多變
goal-different-endings-said = 任兩局以不同方式結束的機會是 { NUMBER($value, maximumFractionDigits: 1) }（{ NUMBER($low, maximumFractionDigits: 1) } 到 { NUMBER($high, maximumFractionDigits: 1) }）。
goal-lively = 熱鬧
goal-lively-said = 有 { NUMBER($value, maximumFractionDigits: 1) } 的回合有人宣布角色（{ NUMBER($low, maximumFractionDigits: 1) } 到 { NUMBER($high, maximumFractionDigits: 1) }）。
goal-no-dead-cards = 沒有冷門牌
goal-no-dead-cards-said = { $value ->
        [0] 每個角色都有人宣布。
       *[other] 幾乎沒有人宣布：{ $characters }。
    }
goal-beginners = 適合新手
goal-beginners-said = 宣布當中有 { NUMBER($value, maximumFractionDigits: 1) } 是能力簡單的角色（{ NUMBER($low, maximumFractionDigits: 1) } 到 { NUMBER($high, maximumFractionDigits: 1) }）。

## 結果

find-wishes = 願望：{ $wishes }。
find-wish = { $times ->
        [one] { $goal }
       *[more] { $goal } × { $weight }
    }
find-tried = 可能的陣容有 { $casts } 組，試了 { $tried } 組，共 { $games } 局。
find-bots = 出賽的電腦玩家：{ $bot }。每組陣容另外玩 { $games } 局得出這些數字；真正的數值有 99% 的機會落在範圍內。
find-compared = { $how ->
        [all] { $printed ->
            [one] 確實勝過官方陣容。
           *[other] 確實勝過全部 { $printed } 組官方陣容。
        }
        [some] 確實勝過 { $printed } 組官方陣容中的 { $worse } 組。
       *[none] 不確定是否勝過官方陣容。
    }
find-wished = 願望
find-progress = 尋找陣容
find-play = 用第一組來玩：{ $command }
find-look = 進一步看：{ $command }
find-number = { NUMBER($number, maximumFractionDigits: 1) }
find-share = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
