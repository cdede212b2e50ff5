### 用幾句話說明一組陣容玩起來如何：出現在 `mascarade balance` 報告的開頭，以及開桌的地方。
### 名字以 share 結尾的是 1 的一部分，以百分比表示。$best_character 與 $worst_character 是角色。

finding-first-even = 誰先手幾乎沒差：先手勝率 { NUMBER($first_share, maximumFractionDigits: 1) }，公平的話是 { NUMBER($fair_share, maximumFractionDigits: 1) }。
finding-first-more = 先手有優勢：先手勝率 { NUMBER($first_share, maximumFractionDigits: 1) }，公平的話是 { NUMBER($fair_share, maximumFractionDigits: 1) }。
finding-first-less = 先手吃虧：先手勝率 { NUMBER($first_share, maximumFractionDigits: 1) }，公平的話是 { NUMBER($fair_share, maximumFractionDigits: 1) }。
finding-cards = 最好的起手牌是{ $best_character_the }，勝率 { NUMBER($high_share, maximumFractionDigits: 1) }；最差的是{ $worst_character_the }，只有 { NUMBER($low_share, maximumFractionDigits: 1) }。
finding-cards-even = 起手拿到哪張牌沒有明顯差別：勝率都在 { NUMBER($low_share, maximumFractionDigits: 1) } 到 { NUMBER($high_share, maximumFractionDigits: 1) } 之間。
finding-announced = 最常被宣布的角色是{ $character_the }：每局 { NUMBER($times, maximumFractionDigits: 1) } 次，其中 { NUMBER($bluff_share, maximumFractionDigits: 0) } 是吹牛。
finding-silent = 幾乎沒有人宣布{ $character_the }：平均二十局還不到一次。
finding-length = 一局通常是 { $turns } 個回合；十局有八局在 { $low } 到 { $high } 個回合之間。
# $each：到那時每個人已經有過幾個回合。
finding-drags = 有些對局拖得很久：十局裡有一局，每個人至少輪到 { $each } 次。
finding-endless = 可能沒完沒了：有 { NUMBER($endless_share, maximumFractionDigits: 1) } 的對局，連有耐心的電腦玩家都放棄了。
finding-endings = 怎麼結束：{ NUMBER($rich_share, maximumFractionDigits: 0) } 的對局有人達到 13 枚金幣，{ NUMBER($broke_share, maximumFractionDigits: 0) } 有人金幣歸零。
finding-endings-cheat = 怎麼結束：{ NUMBER($rich_share, maximumFractionDigits: 0) } 的對局有人達到 13 枚金幣，{ NUMBER($broke_share, maximumFractionDigits: 0) } 有人金幣歸零，{ NUMBER($cheat_share, maximumFractionDigits: 0) } 靠立即獲勝的能力。

## 開桌的地方

fore-ask = 這樣玩起來如何？
fore-hint = 讓「{ $level }」電腦玩家用這組陣容玩上數千局，看看玩起來會怎樣。
fore-playing = 電腦玩家對戰中：{ $games } 局已完成 { $done } 局。
fore-waiting = 電腦玩家正在就座……
fore-dealt = 拿到這張牌的人獲勝的比例
fore-fair = 直線是公平的比例（{ NUMBER($fair_share, maximumFractionDigits: 1) }），淺色長條是還不確定的範圍。
fore-stop = 取消
fore-made = 根據 { $players } 名「{ $level }」電腦玩家的對戰結果，共 { $games } 局。
fore-failed = 現在沒辦法問電腦玩家，請稍後再試。
