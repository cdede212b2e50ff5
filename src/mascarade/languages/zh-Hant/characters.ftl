# The characters (rules.md, section 11) and the steps that their powers are made of.
# .the: with its article, as a subject or after “I am”; .acc: as an object; .dat: as the one who is given something.
# Languages without cases repeat themselves: the page hands all forms to every message.

## Names

character-judge = 法官
    .the = 法官
    .acc = 法官
    .dat = 法官
character-bishop = 主教
    .the = 主教
    .acc = 主教
    .dat = 主教
character-king = 國王
    .the = 國王
    .acc = 國王
    .dat = 國王
character-queen = 王后
    .the = 王后
    .acc = 王后
    .dat = 王后
character-empress = 女皇
    .the = 女皇
    .acc = 女皇
    .dat = 女皇
character-fool = 弄臣
    .the = 弄臣
    .acc = 弄臣
    .dat = 弄臣
character-thief = 小偷
    .the = 小偷
    .acc = 小偷
    .dat = 小偷
character-witch = 女巫
    .the = 女巫
    .acc = 女巫
    .dat = 女巫
character-spy = 間諜
    .the = 間諜
    .acc = 間諜
    .dat = 間諜
character-peasant = 農民
    .the = 農民
    .acc = 農民
    .dat = 農民
character-cheat = 騙徒
    .the = 騙徒
    .acc = 騙徒
    .dat = 騙徒
character-inquisitor = 審判官
    .the = 審判官
    .acc = 審判官
    .dat = 審判官
character-guru = 宗師
    .the = 宗師
    .acc = 宗師
    .dat = 宗師
character-widow = 寡婦
    .the = 寡婦
    .acc = 寡婦
    .dat = 寡婦
character-beggar = 乞丐
    .the = 乞丐
    .acc = 乞丐
    .dat = 乞丐
character-patron = 資助者
    .the = 資助者
    .acc = 資助者
    .dat = 資助者
character-puppet_master = 操偶師
    .the = 操偶師
    .acc = 操偶師
    .dat = 操偶師
character-princess = 公主
    .the = 公主
    .acc = 公主
    .dat = 公主
character-swindler = 魔術師
    .the = 魔術師
    .acc = 魔術師
    .dat = 魔術師

# A character of the players’ own making that has no name yet.
character-blank = 空白牌
character-named = { $name }
    .the = { $name }
    .acc = { $name }
    .dat = { $name }
example-alchemist = 煉金術士
    .the = 煉金術士
    .acc = 煉金術士
    .dat = 煉金術士
example-ferryman = 擺渡人
    .the = 擺渡人
    .acc = 擺渡人
    .dat = 擺渡人
example-twins = 雙胞胎
    .the = 雙胞胎
    .acc = 雙胞胎
    .dat = 雙胞胎
example-outlaw = 俠盜
    .the = 俠盜
    .acc = 俠盜
    .dat = 俠盜
example-dancer = 舞孃
    .the = 舞孃
    .acc = 舞孃
    .dat = 舞孃
example-orphan = 孤兒
    .the = 孤兒
    .acc = 孤兒
    .dat = 孤兒

## Steps of powers: orders that begin small. The page makes the first letter large and ends with step-whole.

step-then = { $first }；然後{ $second }
step-whole = { $steps }。

step-bank = 從銀行拿取 { $amount } 枚金幣
step-fill = 從銀行補足金幣，直到你剛好有 { $level } 枚
step-court = 拿走法院的所有金幣
step-neighbours = 向左右鄰座各拿 { $amount } 枚金幣
step-treat = 讓左右鄰座各從銀行拿取 { $amount } 枚金幣
step-richest = 向其他人當中最富有的一位拿 { $amount } 枚金幣（若有多人並列，由你挑選）
step-richest-self = 向全場最富有的玩家拿 { $amount } 枚金幣（你自己也算在內；若有多人並列，由你挑選）
step-richer = 從左手邊開始繞桌一圈：輪到誰時，只要他當下比你富有，就得給你 { $amount } 枚金幣
step-chosen = 任選一名其他玩家，向他拿 { $amount } 枚金幣
step-trade = 可以和一名其他玩家互換全部財產
step-together =
    { $alone ->
        [0] 什麼也拿不到
       *[other] 從銀行拿取 { $alone } 枚金幣
    }；但若同一角色的另一張牌也在本回合亮出，就改為兩人各從銀行拿取 { $each } 枚
step-win = 若你有 { $least } 枚以上的金幣，立刻獲勝
step-stir = 不看牌面，拿起另外兩名玩家的牌，把兩張交換，或假裝交換
step-spy = 秘密查看自己的牌和一名其他玩家的牌，再把兩張交換，或假裝交換
step-spy-centre = 秘密查看自己的牌和另一張牌（其他玩家的或中央的），再把兩張交換，或假裝交換
step-peek = 秘密查看任意一張牌
step-accuse = 指定一名其他玩家，他必須說出一個角色再亮牌；若說錯，付你 { $amount } 枚金幣
step-puppets = 挑選另外兩名玩家，向他們各拿 { $amount } 枚金幣
step-seats = 讓這兩人互換座位（牌和財產留在原位）
step-expose = 挑選一名其他玩家，除了他本人，所有人都能看到他的牌

# R8.8: gold from one side to another. $giver and $taker: words of `gold`; $amount: a number, half, or all.
step-gold = { $giver ->
        [you] { gold-give }{ gold-to }
       *[other] { $taker ->
                [you] { gold-from }{ gold-take }
                [bank] { gold-from }{ gold-take }，放回銀行
               *[other] 讓{ gold-who }{ gold-from }{ gold-let }
            }
    }
gold-give = { $amount ->
        [half] 把你一半的金幣
        [all] 把你所有的金幣
       *[other] 把 { $amount } 枚金幣
    }
gold-take = { $amount ->
        [half] 拿走一半的金幣
        [all] 拿走所有的金幣
       *[other] 拿 { $amount } 枚金幣
    }
gold-let = { $amount ->
        [half] 拿走一半的金幣
        [all] 拿走所有的金幣
       *[other] 拿 { $amount } 枚金幣
    }
gold-from = { $giver ->
        [bank] 從銀行
        [court] 從法院
        [left] 向左邊的鄰座
        [right] 向右邊的鄰座
        [neighbours] 向左右鄰座各
        [others] 向其他每位玩家各
        [announcer] 向宣布者
        [claimants] 向每位質疑的人各
        [chosen] { $taker ->
                [you] 任選一名其他玩家，向他
               *[other] 向你任選的一名其他玩家
            }
        [richest] { $taker ->
                [you] 向其他人當中最富有的一位
               *[other] 向全場最富有的玩家
            }
       *[poorest] { $taker ->
                [you] 向其他人當中最窮的一位
               *[other] 向全場最窮的玩家
            }
    }
gold-who = { $taker ->
        [left] 左邊的鄰座
        [right] 右邊的鄰座
        [neighbours] 左右鄰座各
        [others] 其他玩家各
        [announcer] 宣布者
        [claimants] 質疑的人各
        [chosen] 你任選的一名其他玩家
        [richest] 全場最富有的玩家
       *[poorest] 全場最窮的玩家
    }
gold-to = { $taker ->
        [bank] 放回銀行
        [left] 交給左邊的鄰座
        [right] 交給右邊的鄰座
        [neighbours] 交給左右鄰座（每人一份）
        [others] 交給其他每位玩家（每人一份）
        [announcer] 交給宣布者
        [claimants] 交給質疑的人（每人一份）
        [chosen] 交給任選的一名其他玩家
        [richest] 交給其他人當中最富有的一位
       *[poorest] 交給其他人當中最窮的一位
    }
step-rotate = { $way ->
        [left] 所有人把全部財產傳給左邊的鄰座
        [right] 所有人把全部財產傳給右邊的鄰座
       *[chosen] 所有人把全部財產一起傳給左邊或右邊的鄰座，方向由你決定
    }
step-if = { $condition ->
        [poorest] 沒有人的金幣比你少，才繼續
        [richest] 沒有人的金幣比你多，才繼續
        [unclaimed] 沒有人質疑，才繼續
        [claimed] 有人質疑，才繼續
        [right] 被指控的人說對了，才繼續
       *[wrong] 被指控的人說錯了，才繼續
    }
