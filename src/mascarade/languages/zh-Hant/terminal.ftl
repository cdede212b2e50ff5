### What the variables mean: en/terminal.ftl. No space beside a name, which may be in any script: code sets Latin letters apart.

## Putting things together

terminal-and = { $first }和{ $second }
terminal-or = { $first }或{ $second }
terminal-after = { $first }{ $second }
terminal-aside = { $said }（{ $aside }）

## Cards

terminal-choice = { $owner ->
        [yourself] 你自己
        [you] { $slot ->
                [left] 你的左牌
                [right] 你的右牌
                [protected] 你受保護的牌
               *[only] 你自己的牌
            }
        [centre] 中央 { $number }
        [only-centre] 中央
       *[other] { $slot ->
                [left] { $name }的左牌
                [right] { $name }的右牌
                [protected] { $name }受保護的牌
               *[only] { $name }
            }
    }

## What happened, where the log of the page is longer

terminal-took = { $other_is ->
        [you] { $player }也許和你換了牌。
        [centre] { $player }也許換了中央的第 { $number } 張牌。
        [only-centre] { $player }也許換了中央的牌。
       *[other] { $player }也許和{ $other }換了牌。
    }
terminal-exchanged = { $player_is ->
        [you] 你真的把{ $cards }交換了。
       *[other] { $player }真的把{ $cards }交換了。
    }
terminal-pretended = { $player_is ->
        [you] 你只是假裝交換{ $cards }。
       *[other] { $player }只是假裝交換{ $cards }。
    }
terminal-showed-all = 亮出的牌：{ $cards }。
terminal-showed = { $slot ->
        [left] { $player }左牌（{ $character }）
        [right] { $player }右牌（{ $character }）
        [protected] { $player }受保護的牌（{ $character }）
       *[only] { $player }（{ $character }）
    }
terminal-from-bank-each = 各從銀行拿取 { $amount } 枚金幣：{ $players }。
terminal-fine-each = 聲稱錯誤，各付給法院 { $amount } 枚金幣：{ $players }。
terminal-paid-each = { $payee_is ->
        [you] 各付給你 { $amount } 枚金幣：{ $players }。
       *[other] 各付給{ $payee } { $amount } 枚金幣：{ $players }。
    }
terminal-knows-but = 除了{ $player }，大家都知道
terminal-won-with = { $reason ->
        [cheat] 有 { $amount } 枚金幣，靠能力直接獲勝
        [broke] { $count ->
                [1] 有 { $amount } 枚金幣；一枚也不剩的是：{ $players }
               *[other] 各有 { $amount } 枚金幣；一枚也不剩的是：{ $players }
            }
       *[rich] { $count ->
                [1] 有 { $amount } 枚金幣
               *[other] 各有 { $amount } 枚金幣
            }
    }

## Around the table

terminal-tag = { $tag ->
        [announces] 宣布
        [claims] 質疑
        [showed] 牌被看過
       *[wins] 獲勝
    }
terminal-centre = 中央
terminal-no-gold = 沒有金幣
terminal-over = 遊戲結束
terminal-help = 說明
terminal-quit = 離開
terminal-name = 小明
terminal-begins = { $player_is ->
        [you] 由你開始。
       *[other] 由{ $player }開始。
    }
terminal-go-on = 按 Enter 繼續
terminal-enter = （Enter）
terminal-begin-again = 重新選擇

## Why the person is asked

terminal-opening = 前四個回合只能交換，或假裝交換。
terminal-must-exchange = 你的牌上一回合被看到了：這次只能交換，或假裝交換。
terminal-accused = { $player }指控你。說出你是誰，然後亮牌：說錯就付 { $amount } 枚金幣。

## Questions: a prompt has one line

terminal-claim-too = 你要質疑嗎？
terminal-announce-with = 宣布時，手放在哪一張牌上？
terminal-take-which = 要拿自己的哪一張牌？
terminal-exchange-whose = 要和誰的牌交換？
terminal-who-else = { $card }，還有誰？
terminal-who = 你是誰？
terminal-really = { $card }：真的交換，還是只是假裝？
terminal-really-both = { $cards }：真的交換，還是只是假裝？
terminal-really-them = 真的交換，還是只是假裝？
terminal-ask-trade = 要和誰互換財產？
terminal-ask-accuse = 你要指控誰？
terminal-ask-spy = 要秘密查看誰的牌？
terminal-ask-stir = 先拿誰的牌？
terminal-ask-puppets = 誰要付錢並換座位？
terminal-ask-anyone = 你要選誰？

## Choices

terminal-do-exchange = 交換，或假裝交換
terminal-do-look = 查看自己的牌
terminal-do-announce = 宣布你是誰
terminal-do-pass = 略過
terminal-do-claim = 質疑，聲稱你才是{ $character }
terminal-do-really = 真的交換
terminal-do-pretend = 只是假裝

## Words that may be typed

terminal-words-exchange = 交換、換牌、換
terminal-words-look = 查看、看牌、看
terminal-words-announce = 宣布、我是
terminal-words-pass = 略過、過
terminal-words-claim = 質疑、聲稱、我才是、不，我才是
terminal-words-really = 交換、真的、換
terminal-words-pretend = 假裝
terminal-words-left = 左牌、左
terminal-words-right = 右牌、右
terminal-words-protected = 受保護、保護
terminal-words-nobody = 不選、沒有
terminal-words-back = 返回
terminal-words-help = 規則、說明
terminal-words-quit = 離開、結束
terminal-words-yes = y、是、好

## What was typed makes no sense

terminal-type-number = 請輸入 1 到 { $count } 的數字，或選項開頭的字。
terminal-could-be = 「{ $word }」可能是{ $choices }。請多打幾個字，或輸入數字。
terminal-none-of-these = 沒有「{ $word }」這個選項。請輸入 1 到 { $count }、一個詞，或用 { $help } 看說明。

## Leaving, saving

terminal-yes-or-no = y 或 n
terminal-leave = 要離開遊戲嗎？進度不會保留。
terminal-meant = 若要選{ $choice }，請輸入 { $type }。
terminal-save = 要儲存這一局的紀錄嗎？
terminal-where = 存到哪裡？按 Enter 就存為 { $path }
terminal-exists = { $path } 已經存在。要覆蓋嗎？
terminal-elsewhere = 那就換個地方吧。
terminal-failed = 沒有成功：{ $why }。請換個地方。
terminal-saved = 已儲存。想重看一遍：{ $command }
terminal-good-night = 晚安，歡迎再來。

## Powers in a few words

terminal-brief-bank = +{ $amount }
terminal-brief-fill = 補到 { $level } 枚
terminal-brief-court = 拿走法院的金幣
terminal-brief-neighbours = 向左右鄰座各拿 { $amount }
terminal-brief-treat = 鄰座各 +{ $amount }
terminal-brief-richest = 向最富有的人拿 { $amount }
terminal-brief-richer = 比你富有的各給 { $amount }
terminal-brief-chosen = 向任一人拿 { $amount }
terminal-brief-trade = 互換財產
terminal-brief-together = +{ $alone }，兩張都亮則各 +{ $each }
terminal-brief-win = 有 { $least } 枚就贏
terminal-brief-stir = 可交換兩人的牌
terminal-brief-spy = 查看兩張牌，可交換
terminal-brief-peek = 查看一張牌
terminal-brief-accuse = 指控，說錯付 { $amount }
terminal-brief-puppets = 向兩人各拿 { $amount }
terminal-brief-seats = 互換座位
terminal-brief-expose = 公開一張牌
terminal-brief-gold = { $amount ->
        [half] 移動一半的金幣
        [all] 移動所有的金幣
       *[other] 移動 { $amount } 枚金幣
    }
terminal-brief-rotate = 輪轉所有財產
terminal-brief-if = 有條件才繼續

## What a power’s own words leave open

terminal-note-court = 本回合的罰款之後才付，不算在內。
terminal-note-fill = 已有這麼多或更多，就什麼也不發生。
terminal-note-trade = 罰款從換來的財產裡付。
terminal-note-win = 不夠的話，什麼也不發生。
terminal-note-seats = 回合順序和鄰座跟著座位；每個人知道的事跟著人走。
terminal-note-blank = 你們自創的角色。

## Help

terminal-may-type = 可以輸入
terminal-type-choice = 數字或詞
    .what = 選擇：2、查看，或只打開頭的字
terminal-type-several = 一次好幾個
    .what = 交換 bruno、宣布國王、1 3 2
terminal-type-back = 重新選擇
terminal-type-page = 這一頁
terminal-type-character = 一個角色的能力
terminal-type-rules = 簡要規則
terminal-type-quit = 離開遊戲
terminal-no-such = 這一局沒有「{ $asked }」。有的是：{ $characters }。

terminal-rules-aim = 目標
    .text = 當有人達到 13 枚金幣，或有人一枚也不剩時，成為最富有的人。每人一開始有 6 枚。
terminal-rules-cards = 牌
    .text = 遊戲開始時，大家會看到所有的牌一次。之後牌都蓋著，在看不見的地方移動：你不一定是你以為的那個人。
terminal-rules-turn = 回合
    .text = 三件事選一件做。遊戲的前四個回合只能做第一件。
terminal-rules-exchange = 交換或假裝
    .text = 把自己的牌和另一張牌拿到桌子底下，交換或不交換。大家都看到是哪兩張；你做了什麼，只有你知道。
terminal-rules-look = 查看
    .text = 秘密查看自己的牌。
terminal-rules-announce = 宣布
    .text = 說出你是誰：可以是實話、猜測或謊話。其他人依序略過，或是質疑，聲稱自己才是。若全部略過，你使用能力，不用亮牌。若有人質疑，你們全都亮牌：真正的那一位使用能力，其他人各付 1 枚金幣給法院。
terminal-rules-shown = 亮牌之後
    .text = { $edition ->
        [1] 若就在輪到你之前的那個回合，你的牌被看到了，你必須交換或假裝。
       *[2] 若就在輪到你之前的那個回合，你的牌被看到了，你只能交換、假裝或查看。
    }
terminal-rules-gold = 金幣
    .text = 先能力，後罰款。只要有人達到 13 枚，或一枚也不剩，遊戲立刻結束；最富有的人獲勝。
terminal-rules-two = 2 人遊戲
    .text = 每人三張牌：左、右和受保護的牌。誰都不能拿你受保護的牌，你也不能用它宣布，但可以用它質疑。每次只算一張牌。
terminal-rules-three = 3 人遊戲
    .text = 每人兩張牌，左和右。宣布或質疑時，手放在其中一張上，只算那一張。

## Programs that play

terminal-fault = { $fault ->
        [late] { $player }的程式逾時，採用第一個選項。
        [bad-message] { $player }的程式答非所問，採用第一個選項。
        [not-allowed] { $player }的程式選了不允許的選項，採用第一個選項。
        [not-asked] { $player }的程式沒被問到就說話了。
        [gone] { $player }的程式已結束，往後都採用第一個選項。
       *[other] { $player }的程式無法繼續，往後都採用第一個選項。
    }

## A replay

terminal-progress = { $step } / { $steps }
terminal-start = 開始
terminal-step-on = 按 Enter 繼續，輸入 { $quit } 結束

## Tables of characters

terminal-column-character = 角色
terminal-column-power = 能力
terminal-column-cards = 張數
terminal-column-players = 人數
terminal-blanks = 空白牌
terminal-blank-examples = 隨附的空白牌
terminal-scenario = 場景 { $scenario }
terminal-good-cast = 適合 { $players } 人的陣容
terminal-broken-cast = 這組陣容不符合規則：
