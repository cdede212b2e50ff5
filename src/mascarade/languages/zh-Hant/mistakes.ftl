# What the library says of mistakes in records, moves, deals and blank cards. The library speaks English, and the command line finds the
# sentence here: English must be as the library says it. Each message stands on one line, as in cli.ftl.

## Inside what

mistake-table = { $why }（第 { $number } 個 [[character]]）
mistake-step = 第 { $number } 步：{ $why }
mistake-at = { $at }：{ $why }

## Moves

mistake-no-card = { $what } 不是任何一張牌；正確的寫法是 { $such }
mistake-no-move = { $what } 不是動作；正確的形式是 { $form }，例如 { $such }
mistake-take = { $what } 隱藏了是否真的交換，因此無法進行；正確的寫法是 { $such }
mistake-no-kind = { $what } 不是任何一種動作；可用的有 { $such }
mistake-nothing-after = { $what } 之後不該有內容，這裡卻有 { $found }
mistake-nothing-comes-after = { $what } 之後不該有內容
mistake-needs-code = { $what } 需要一個角色的代碼，例如 { $such }，而不是 { $found }
mistake-one-or-two = { $what } 之後要有一個或兩個，而不是 { $found }
mistake-at-most-one = { $what } 之後最多一個，而不是 { $found }
mistake-no-list = { $what } 不是以逗號分隔的牌或玩家
mistake-over = 不能 { $what }：對局已經結束
mistake-decides = 不能 { $what }：現在由{ $player }決定
mistake-would-be = 不能 { $what }；{ $kind } 可以是 { $such }
mistake-may = 不能 { $what }；{ $player }可以 { $such }

## Deals and positions

mistake-nobody = 沒有人叫 { $what }；玩家是 { $such }
mistake-not-the-cast = 發出的牌（{ $deal }）不是這組陣容（{ $cast }）
mistake-turns = 第 { $what } 回合：回合從 1 算起（這裡最多一百萬）
mistake-fortunes = 金幣 { $gold }、法院 { $court }：需要 { $players } 個不小於 0 的數目
mistake-too-much-gold = 總共只有 { $all } 枚金幣（R1.2），這裡多了 { $more } 枚
mistake-names-given = 這組陣容是 { $players } 人用的，卻給了 { $found } 個名字
mistake-bad-name = { $what } 不能當名字：要 1 到 24 個字元，不可有空白或 { $marks }，也不可以是 { $such }
mistake-same-name = 有兩名玩家都叫 { $what }；名字不可以重複

## Records

mistake-no-header-line = { $what } 不能是標頭行：要有自訂的鍵、冒號，以及不含 # 的文字
mistake-control = 紀錄是純文字，這裡卻有控制字元 { $what }
mistake-not-utf8 = 不是 UTF-8：{ $what } 不是任何字元的開頭；請將檔案存成 UTF-8
mistake-not-utf8-at = 第 { $byte } 個位元組不是 UTF-8；請存成 UTF-8
mistake-no-game = 這裡沒有對局；對局的開頭是 { $such }
mistake-no-line = 這場對局的標頭缺少 { $what } 這一行
mistake-begins = 對局的開頭是格式的版本 { $such }
mistake-begins-not = 對局的開頭是 { $such }，不是 { $what }
mistake-neither = { $what } 既不是像 { $line } 的標頭行，也不是像 { $move } 的動作
mistake-separated = 這裡開始了新的一局，但每局之間要有一行 { $such }
mistake-before-moves = { $what } 是標頭行，要放在第一個動作之前
mistake-version = 不認得第 { $what } 版格式；這個程式讀的是第 { $known } 版
mistake-no-key = { $what } 不是這個格式的鍵；若是指 { $meant } 請照寫，否則請換個不那麼像的
mistake-twice-first = { $what } 出現了兩次，第一次在第 { $line } 行
mistake-character-twice = 角色 { $what } 出現了兩次
mistake-twice = { $what } 出現了兩次
mistake-says-nothing = { $what } 沒有內容
mistake-no-whole = { $what } 不是 { $low } 到 { $high } 的整數
mistake-no-wholes = { $what } 不是以逗號分隔的整數
mistake-empty-entry = 兩個逗號之間是空的
mistake-like-a-move = { $what } 看起來像動作，但動作裡沒有冒號：{ $such }
mistake-not-in-cast = 角色 { $what } 不在這組陣容裡（{ $cast }）
mistake-too-often = { $what } 出現了 { $times } 次，陣容裡沒有那麼多（{ $cast }）
mistake-is-not = { $what } 不在這組陣容裡（{ $cast }）
mistake-entries-and = 有 { $found } 項，中央 { $middle } 項；這組陣容需要 { $wanted } 項，並在 { $bar } 之後有 { $centre } 項
mistake-entries = 有 { $found } 項，中央 { $middle } 項；這組陣容需要 { $wanted } 項，中央沒有
mistake-cards-one = { $what } 是 { $found } 張牌；{ $players } 人時每人 1 張
mistake-cards-many = { $what } 是 { $found } 張牌；{ $players } 人時每人 { $cards } 張，以 + 連接
mistake-each-one = { $players } 人時每人 1 張
mistake-each-many = { $players } 人時每人 { $cards } 張，以 + 連接
mistake-hidden = 牌是隱藏的；進行中對局的紀錄可以讀，但不能重播

## Checks

mistake-expected-over = 預期對局已經結束，但還在進行
mistake-expected-on = 預期對局還在進行，但已經結束，獲勝的是 { $winners }
mistake-expected-refused = 預期 { $what } 不被允許，但其實可以
mistake-expected = 預期是 { $what }，實際上是 { $found }
mistake-no-check = { $what } 不是檢查項目；可用的有 { $such }
mistake-needs-something = { $what } 之後要有內容
mistake-needs-wholes = { $what } 需要整數，而不是 { $found }
mistake-needs-player = { $what } 需要一名玩家和冒號，例如 { $such }
mistake-no-face = { $what } 不是一張牌和它的角色，例如 { $such }
mistake-no-character = { $what } 不是任一版本的角色，也不在這組陣容裡

## Blank cards

mistake-bad-code = { $what } 必須是 1 到 24 個小寫字母 a 到 z 和 _，以字母開頭
mistake-known-code = { $what } 已經是遊戲用的詞；請換一個
mistake-bad-card-name = { $what } 必須是 1 到 { $most } 個看得見的字元，不可有 | 和 #
mistake-neither-true = { $what } 既不是 true 也不是 false
mistake-brings = 寫的是 { $what }，但這些步驟會從銀行取得金幣：應為 { $right }，或省略這一欄
mistake-brings-none = 寫的是 { $what }，但沒有步驟會從銀行取得金幣：應為 { $right }，或省略這一欄
mistake-no-steps = { $what } 不是步驟的清單，例如 { $such }
mistake-many-steps = 能力有 1 到 { $most } 個步驟，不是 { $found } 個
mistake-long-step = { $what } 太長；一個步驟是一個詞，後面最多三個詞或數字
mistake-no-step = { $what } 不是步驟；可用的有 { $such }
mistake-no-form = { $what } 不符合 { $such } 的形式
mistake-must-be = { $what } 的 { $number } 是 { $found }，但必須是 { $low } 到 { $high }
mistake-right-after = { $what } 必須緊接在選出兩人的 { $such } 之後
mistake-first-step = { $what } 必須是第一個步驟
mistake-no-sense = { $what } 沒有意義：{ $why }
mistake-to-themselves = 沒有人會給自己
mistake-player-must = 給的或拿的必須有玩家
mistake-only-fines = 只有罰款會進法院
mistake-one-several = 只有一方可以是多名玩家
mistake-bank-number = 銀行給的是 1 到 12 的數字
mistake-several-number = 多名玩家拿的是 1 到 12 的數字
mistake-last-step = { $what } 不能是最後一個步驟
mistake-after-accuse = { $what } 必須緊接在有人說對或說錯的 { $such } 之後
mistake-must-be-word = { $what } 的 { $number } 是 { $found }，但必須是其中之一：{ $such }
mistake-brackets = TOML 沒有意義：括號裡無止盡的括號
mistake-not-json = 不是 JSON：{ $fault }
mistake-not-toml = 不是 TOML：{ $fault }
mistake-digits = 裡面有一個幾千位的數字
mistake-unknown-table = 不明；檔案裡只能有 [[character]]
mistake-no-table = 檔案裡沒有 [[character]]
mistake-unknown-field = 不明；角色有這些欄位：{ $such }
mistake-missing-field = 缺少；角色需要 code、name 和 steps
mistake-no-trait = { $what } 不是 { $copies } 或 { $players }，各一次
