### See en/arena.ftl.

arena-title = 競技場
arena-made = 共 { $games } 局：{ $deals } 種發牌，每種發牌讓電腦玩家輪流換位各玩一次。種子 { $seed }。
arena-best = { $bot }的勝場是公平份額的 { $share } 倍（{ $low } 至 { $high }）。
arena-unsure = 是否真的強過{ $bot }還不確定：兩者的範圍重疊，要多玩幾局才知道。
arena-last = { $bot }墊底，勝場是公平份額的 { $share } 倍（{ $low } 至 { $high }）。
arena-endless = 有 { $count } 局在 { $decisions } 次決定後仍未結束，只好中止；這些對局由同桌玩家平分。
arena-wins = 誰會贏？
arena-wins-caption = 每個電腦玩家的一個座位有多常獲勝，以公平份額的倍數表示：1 代表跟大家一樣，2 代表多一倍。淺色橫條是 99% 區間。
arena-beats = 誰剋誰？
arena-beats-caption = 在兩者之一獲勝的對局中，該列的電腦玩家贏得的比例，以座位換算。超過 50% 就是較強的一方。
arena-against = 對上
arena-range = { $low } 至 { $high }
arena-lengths = 一半的對局不超過 { $median } 個回合，十局中有八局是 { $low } 至 { $high } 個回合。
arena-numbers-caption = 份額是公平份額的倍數；下限和上限是 99% 區間的兩端。
arena-column-bot = 電腦玩家
arena-column-games = 局數
arena-column-share = 份額
arena-column-low = 下限
arena-column-high = 上限
arena-how = 怎麼玩的
arena-how-text = 運氣會互相抵消：每種發牌都反覆玩，每次電腦玩家都往下移一個座位，所以每一個都會拿到每一手牌、坐到每一個順位。同一種發牌的對局彼此相似，所以區間是由發牌算出來的，不是由單局。

arena-programs = 程式
arena-programs-caption = 程式沒有及時決定時，就採用它的第一個選項，遊戲繼續進行。
arena-column-program = 程式
arena-column-command = 指令
arena-column-count = 次數
arena-column-fault = 錯誤
arena-faultless = { $program }沒有出錯。
arena-faulty = { $program }出了錯：{ $faults }；沒有決定的地方採用它的第一個選項。第一次在第 { $game } 局：{ $first }
arena-fault = { $count } × { $fault }
