# What can be wrong with a cast (mascarade.casts): one message for each code, shown live while a cast is put together.

problem-players =
    { $edition ->
        [1] 第一版
       *[2] 第二版
    }適合 { $low } 至 { $high } 人，不適合 { $players } 人。
problem-printed-only = { $players } 人遊戲只能使用官方陣容。
problem-unknown =
    { $edition ->
        [1] 第一版
       *[2] 第二版
    }沒有「{ $character }」這個角色。
problem-size-exact = { $players } 人遊戲要剛好 6 張牌，現在有 { $size } 張。
problem-size-range = { $players } 人遊戲需要 { $players } 至 { $high } 張牌，現在有 { $size } 張。
problem-no-judge = { character-judge }一定要在場。
problem-gold = 至少三分之一的牌要能從銀行帶來金幣：目前 { $size } 張裡只有 { $bring } 張。
problem-copies =
    { $name }：{ $copies ->
        [1] 只有一張
        [2] 要就兩張都放，不然就都不放
       *[other] 要就 { $copies } 張全放，不然就都不放
    }，現在放了 { $number } 張。
problem-least-players = { $name }：需要 { $least } 人以上，你們只有 { $players } 人。
problem-too-many-kinds = 一組陣容最多 { $high } 種不同的角色，這組有 { $number } 種。
problem-edition = 沒有這個版本。
problem-scenario = { $players } 人遊戲沒有這個場景。
problem-blank =
    { $field ->
        [code] 「{ $card }」還有問題：代碼要用 1 至 24 個小寫字母（a 至 z），而且不能是遊戲裡的詞。
        [name] 空白牌需要 1 至 32 個字的名字，不能有 | 和 #。
        [copies] 「{ $card }」還有問題：這種牌可以有 1 至 4 張。
        [players] 「{ $card }」還有問題：最少人數只能是 4 至 13 人。
       *[steps] 「{ $card }」還有問題：能力要有 1 至 4 個合得起來的步驟。
    }
problem-blank-twice = 有兩張空白牌用了同一個代碼。
problem-blank-printed = 有空白牌用了官方角色的代碼。
