# The rules page of each edition, in our own words. The law is rules.md; where the editions agree, the second refers to the first.
# h: a heading; p1, p2, …: its paragraphs, nine at most, so that the keys sort in reading order.
# After the last section the page sets the characters with their powers.

## First edition

rules-e1-01-h = 這是什麼遊戲
rules-e1-01-p1 = 歡迎光臨舞會！人人都戴著面具，誰也說不準哪張面具底下藏著誰，連自己的那張也不例外。你面前蓋著一張牌，它決定了你是誰；不過牌會在桌子底下換來換去，遲早你得吹牛，得靠記性，或者兩樣都來。
rules-e1-01-p2 = 一切都是為了金幣。只要有人擁有 13 枚金幣，或有人一枚不剩，遊戲就立刻結束，最富有的玩家獲勝。

rules-e1-02-h = 遊戲準備
rules-e1-02-p1 = 第一版適合 2 至 13 名玩家。以下規則適用於 4 人以上；2 人和 3 人遊戲另有幾條專屬規則，請見後文。
rules-e1-02-p2 = 每人起始擁有 6 枚金幣。財產一律公開，隨時都可以數任何人的金幣。全部 194 枚金幣中剩下的就是銀行。旁邊的法院現在還空著，之後罰款都會放在那裡。
rules-e1-02-p3 = 4 或 5 人遊戲使用六張牌：每人一張，多出來的放在中央。6 人以上則有幾個人就用幾張牌。這些牌上有哪些角色，就叫做「陣容」，整場遊戲人人都知道。
rules-e1-02-p4 = 把牌洗勻，正面朝上發給大家，中央的牌也一樣。慢慢看，環顧全場：只有這一刻，人人無所不知。接著把所有的牌蓋上。
rules-e1-02-p5 = 商量由誰先開始；照慣例是年紀最小的人。遊戲依順時針方向進行，也就是輪到左手邊的人。

rules-e1-03-h = 官方陣容
rules-e1-03-p1 = 2 或 3 人：{ character-bishop }、{ character-fool }、{ character-judge }、{ character-queen }、{ character-king }、{ character-witch }。
rules-e1-03-p2 = 4 人：{ character-judge }、{ character-bishop }、{ character-king }、{ character-queen }、{ character-thief }、{ character-cheat }。
rules-e1-03-p3 = 5 或 6 人：{ character-judge }、{ character-bishop }、{ character-king }、{ character-queen }、{ character-witch }、{ character-cheat }。
rules-e1-03-p4 = 7 人：{ character-judge }、{ character-bishop }、{ character-king }、{ character-queen }、{ character-thief }、{ character-witch }、{ character-fool }。想玩得更詭譎，可以把{ character-fool }換成{ character-spy }。
rules-e1-03-p5 = 8 人：{ character-judge }、{ character-bishop }、{ character-king }、{ character-queen }、{ character-witch }、{ character-fool }，以及兩張{ character-peasant }。
rules-e1-03-p6 = 9 至 13 人：以 8 人陣容為底，每多一人就依序加入一個角色：{ character-cheat }、{ character-spy }、{ character-inquisitor }、{ character-widow }、{ character-thief }。

rules-e1-04-h = 初始回合
rules-e1-04-p1 = 遊戲以四個初始回合開場。這時輪到的玩家只能做一件事：交換或假裝。4 人以上時，就是前四名玩家各一個回合。從第五個回合起，所有行動都開放。

rules-e1-05-h = 你的回合
rules-e1-05-p1 = 輪到你時，從三件事裡選一件做：交換或假裝、查看、宣布。接著輪到你左手邊的玩家，不管這回合是誰用了能力。
rules-e1-05-p2 = 交換或假裝：把自己的牌和另一張牌（其他玩家的或中央的）拿到桌子底下，兩張都不能看。你可以把它們對調，也可以原封不動，然後放回去。大家都看到你拿了哪兩張牌，至於你動了什麼手腳，只有你自己知道。
rules-e1-05-p3 = 查看：秘密查看自己的牌。大家都知道你看了，但除了你，沒人知道牌上是誰。
rules-e1-05-p4 = 宣布：大聲說出你是哪個角色，是真是假都可以，好使用它的能力。下一節會詳細說明。
rules-e1-05-p5 = 有一個例外：如果就在輪到你之前的那個回合，你的牌被亮了出來（因為你質疑了別人，或是被人指控），這次你就必須交換或假裝，不然就太輕鬆了。

rules-e1-06-h = 宣布與質疑
rules-e1-06-p1 = 你可以宣布陣容裡的任何角色。你不必真的有那張牌，甚至不必知道自己有什麼牌；那個角色就算躺在中央也無妨。
rules-e1-06-p2 = 接著從宣布者的左手邊開始，其他人依序大聲回應：略過，或是質疑，也就是聲稱「不，我才是！」輪到你決定之前，前面的人怎麼說你都聽得到。
rules-e1-06-p3 = 沒有人質疑：宣布者使用能力，牌維持蓋著，誰也不會知道那是不是真話。
rules-e1-06-p4 = 有人質疑：宣布者和所有質疑的人都向全場亮牌。真正是那個角色的人使用它的能力，即使不是他的回合。如果誰都不是，就沒有人使用能力。
rules-e1-06-p5 = 之後，聲稱錯誤的人同時付罰款，各付 1 枚金幣給法院。所有的牌重新蓋上，遊戲繼續。
rules-e1-06-p6 = 舉個例子：小艾宣布自己是{ character-thief }，阿諾略過，小湯質疑她。兩人亮牌：小艾是{ character-king }，小湯是{ character-fool }。{ character-thief }不見蹤影，所以沒有人被偷，兩人各付 1 枚金幣給法院。如果小湯真的是{ character-thief }，那麼雖然是小艾的回合，他還是可以向左右鄰座各拿 1 枚金幣，而且只有小艾要付罰款。

rules-e1-07-h = 遊戲結束
rules-e1-07-p1 = 只要有玩家擁有 13 枚以上的金幣，或是一枚也不剩，遊戲當場結束。能力還沒執行完的部分不再執行，這個回合的罰款也不用付了。
rules-e1-07-p2 = 最富有的玩家獲勝。若有多人並列，就一起獲勝。
rules-e1-07-p3 = { character-cheat }有一條捷徑：使用這個能力時若有 10 枚以上的金幣，就立刻獨自獲勝。

rules-e1-08-h = 三人遊戲
rules-e1-08-p1 = 每人有左、右兩張牌，但財產只有一份。開場時，起始玩家要再交換一次（或假裝），這樣剛好也是四個回合。
rules-e1-08-p2 = 交換或假裝時，拿自己的一張牌，再拿對手的任意一張牌，或是自己的另一張。查看一次只能看自己的一張牌。
rules-e1-08-p3 = 宣布或質疑的人要把手放在自己的一張牌上，指的就是那張牌；只有放了手的牌才會亮出來。也就是說，每人每回合只會亮一張，不會兩張都亮。但只要你的任何一張牌在前一個回合亮過，輪到你時就必須交換或假裝。
rules-e1-08-p4 = { character-fool }從兩名對手那裡各拿一張牌。其餘規則不變。

rules-e1-09-h = 雙人遊戲
rules-e1-09-p1 = 每人有左、右和「受保護」三張牌，但財產只有一份。開場時兩人各有兩個初始回合。
rules-e1-09-p2 = 交換或假裝時，拿自己的左牌或右牌，再拿自己的另一張（受保護的也行），或是對手的左牌或右牌。對手受保護的牌永遠碰不得。
rules-e1-09-p3 = 三張牌裡想查看哪一張都可以，但一次只能看一張。宣布只能用左牌或右牌，質疑則三張都可以。
rules-e1-09-p4 = { character-fool }拿的是對手的左牌和右牌。其餘規則與三人遊戲相同。

rules-e1-10-h = 自訂陣容
rules-e1-10-p1 = 4 人以上時，只要遵守幾條規則，就可以自己安排賓客名單：
rules-e1-10-p2 = { character-judge }一定要在場。
rules-e1-10-p3 = 至少三分之一的牌要能從銀行帶來金幣，也就是{ character-queen }、{ character-king }、{ character-widow }、{ character-fool }和{ character-peasant }。
rules-e1-10-p4 = { character-peasant }有兩張，要就兩張都放，不然就都不放。{ character-peasant }和{ character-inquisitor }需要 8 人以上。
rules-e1-10-p5 = 4 或 5 人固定使用六張牌。6 人以上時，可以多加一或兩張牌，從一開始就放在中央。
rules-e1-10-p6 = 此外還有空白牌：由你們自己發明的角色，能力用和官方角色相同的步驟組成。

rules-e1-11-h = 誰知道什麼
rules-e1-11-p1 = 人人都知道陣容、所有人的財產、銀行和法院。每一次宣布、質疑和略過，哪兩張牌到了桌子底下，誰查看了牌，亮出了什麼，誰付錢給誰，大家都看得見、聽得到。
rules-e1-11-p2 = 只有你自己知道：你是真的交換還是假裝，以及你查看時看到了什麼。
rules-e1-11-p3 = 其餘的事，誰都說不準。曾經知道的事若是忘了，那就是忘了：桌上沒有人會提醒你，除非你們事先說好使用記憶小幫手。
rules-e1-11-p4 = 觀戰的人知道的和大家一樣多。遊戲一結束，所有秘密都會揭曉。

rules-e1-12-h = 小提醒
rules-e1-12-p1 = 先能力，後罰款。所以{ character-judge }拿不到同一回合的罰款；而{ character-witch }換過財產之後，罰款要從新的財產裡付。
rules-e1-12-p2 = 能力是一步一步執行的，每執行完一步，就要看看遊戲是否已經結束。
rules-e1-12-p3 = 付不出全額的人，有多少就付多少。銀行若是不夠，也是剩多少付多少。
rules-e1-12-p4 = { character-bishop }的目標是其他人當中最富有的一位，若有多人並列，由{ character-bishop }挑選。{ character-fool }絕不碰中央的牌。{ character-witch }也可以改變主意，不換財產。
rules-e1-12-p5 = 若兩張{ character-peasant }在同一回合亮出，兩人各拿 2 枚金幣，即使宣布者不是{ character-peasant }。只亮出一張真的{ character-peasant }時，不管有多少人質疑，都只拿 1 枚。
rules-e1-12-p6 = 已有 10 枚以上金幣的{ character-widow }拿不到金幣，也不會失去金幣。金幣不到 10 枚的{ character-cheat }同樣什麼也得不到。
rules-e1-12-p7 = 被{ character-inquisitor }指到的人要先說出陣容裡的一個角色，然後才亮牌，所有人和自己都會看到。答對了就不用付錢。

## Second edition

rules-e2-01-h = { rules-e1-01-h }
rules-e2-01-p1 = { rules-e1-01-p1 }
rules-e2-01-p2 = { rules-e1-01-p2 }

rules-e2-02-h = { rules-e1-02-h }
rules-e2-02-p1 = 第二版適合 4 至 12 名玩家。這一版把角色叫做「面具」：有些是新面孔，幾位老朋友也換了作風。
rules-e2-02-p2 = 每人起始擁有 6 枚金幣。財產一律公開，隨時都可以數任何人的金幣。全部 200 枚金幣中剩下的就是銀行。旁邊的法院現在還空著，之後罰款都會放在那裡。
rules-e2-02-p3 = { rules-e1-02-p3 }
rules-e2-02-p4 = { rules-e1-02-p4 }
rules-e2-02-p5 = { rules-e1-02-p5 }

rules-e2-03-h = 場景
rules-e2-03-p1 = 每種人數都有兩個場景：A 適合初次上場，B 適合想多動點腦筋的時候。
rules-e2-03-p2 = 4 或 5 人的場景 A：{ character-judge }、{ character-empress }、{ character-king }、{ character-swindler }、{ character-thief }、{ character-cheat }。場景 B：{ character-judge }、{ character-empress }、{ character-fool }、{ character-widow }、{ character-witch }、{ character-beggar }。
rules-e2-03-p3 = 6 人的場景 A：{ character-judge }、{ character-princess }、{ character-patron }、{ character-swindler }、{ character-witch }、{ character-cheat }。場景 B：{ character-judge }、{ character-empress }、{ character-king }、{ character-widow }、{ character-thief }、{ character-beggar }。
rules-e2-03-p4 = 7 人的場景 A：{ character-judge }、{ character-empress }、{ character-fool }、{ character-patron }、{ character-swindler }、{ character-thief }、{ character-witch }。場景 B：{ character-judge }、{ character-king }、{ character-princess }、{ character-widow }、{ character-swindler }、{ character-cheat }、{ character-beggar }。
rules-e2-03-p5 = 8 人的場景 A：{ character-judge }、{ character-king }、{ character-princess }、{ character-swindler }、{ character-spy }、{ character-thief }、{ character-cheat }、{ character-witch }。場景 B：{ character-judge }、{ character-princess }、{ character-widow }、兩張{ character-peasant }、{ character-swindler }、{ character-puppet_master }、{ character-beggar }。
rules-e2-03-p6 = 9 人的場景 A：{ character-judge }、{ character-empress }、{ character-princess }、{ character-patron }、{ character-swindler }、{ character-spy }、{ character-witch }、{ character-cheat }、{ character-thief }。場景 B：{ character-judge }、{ character-princess }、{ character-patron }、{ character-widow }、兩張{ character-peasant }、{ character-guru }、{ character-puppet_master }、{ character-beggar }。
rules-e2-03-p7 = 10 人的場景 A：9 人的場景 A 再加{ character-widow }。場景 B：{ character-judge }、{ character-princess }、{ character-patron }、{ character-widow }、兩張{ character-peasant }、{ character-guru }、{ character-swindler }、{ character-witch }、{ character-beggar }。
rules-e2-03-p8 = 11 人的場景 A：{ character-judge }、{ character-empress }、{ character-princess }、{ character-patron }、{ character-fool }、兩張{ character-peasant }、{ character-swindler }、{ character-witch }、{ character-puppet_master }、{ character-thief }。場景 B：{ character-judge }、{ character-princess }、{ character-patron }、兩張{ character-peasant }、{ character-guru }、{ character-swindler }、{ character-spy }、{ character-witch }、{ character-cheat }、{ character-puppet_master }。
rules-e2-03-p9 = 12 人的場景 A：{ character-judge }、{ character-princess }、{ character-patron }、{ character-fool }、{ character-widow }、兩張{ character-peasant }、{ character-guru }、{ character-swindler }、{ character-witch }、{ character-cheat }、{ character-beggar }。場景 B：{ character-judge }、{ character-empress }、{ character-princess }、{ character-patron }、兩張{ character-peasant }、{ character-guru }、{ character-swindler }、{ character-spy }、{ character-witch }、{ character-cheat }、{ character-puppet_master }。

rules-e2-04-h = { rules-e1-04-h }
rules-e2-04-p1 = { rules-e1-04-p1 }

rules-e2-05-h = { rules-e1-05-h }
rules-e2-05-p1 = { rules-e1-05-p1 }
rules-e2-05-p2 = { rules-e1-05-p2 }
rules-e2-05-p3 = { rules-e1-05-p3 }
rules-e2-05-p4 = { rules-e1-05-p4 }
rules-e2-05-p5 = 有一個例外：如果就在輪到你之前的那個回合，你的牌被大家看到了（因為你質疑了別人、被人指控，或是{ character-princess }找上了你），這次你就不能宣布，只能查看，或是交換或假裝。

rules-e2-06-h = { rules-e1-06-h }
rules-e2-06-p1 = { rules-e1-06-p1 }
rules-e2-06-p2 = { rules-e1-06-p2 }
rules-e2-06-p3 = { rules-e1-06-p3 }
rules-e2-06-p4 = { rules-e1-06-p4 }
rules-e2-06-p5 = { rules-e1-06-p5 }
rules-e2-06-p6 = { rules-e1-06-p6 }

rules-e2-07-h = { rules-e1-07-h }
rules-e2-07-p1 = { rules-e1-07-p1 }
rules-e2-07-p2 = { rules-e1-07-p2 }
rules-e2-07-p3 = { rules-e1-07-p3 }

rules-e2-08-h = { rules-e1-10-h }
rules-e2-08-p1 = 只要遵守幾條規則，就可以自己安排賓客名單：
rules-e2-08-p2 = { rules-e1-10-p2 }
rules-e2-08-p3 = 至少三分之一的牌要能從銀行帶來金幣，也就是{ character-empress }、{ character-king }、{ character-widow }、{ character-fool }、{ character-peasant }、{ character-patron }和{ character-princess }。
rules-e2-08-p4 = { character-peasant }有兩張，要就兩張都放，不然就都不放。{ character-peasant }和{ character-guru }需要 8 人以上，{ character-puppet_master }和{ character-princess }需要 6 人以上。
rules-e2-08-p5 = { rules-e1-10-p5 }
rules-e2-08-p6 = 第一版的空白牌在這裡也歡迎登場：由你們自己發明的角色，能力用和官方角色相同的步驟組成。

rules-e2-09-h = { rules-e1-11-h }
rules-e2-09-p1 = { rules-e1-11-p1 }
rules-e2-09-p2 = { rules-e1-11-p2 }
rules-e2-09-p3 = { character-princess }讓人亮出的牌，人人都知道，唯獨牌的主人不知道。
rules-e2-09-p4 = { rules-e1-11-p3 }
rules-e2-09-p5 = { rules-e1-11-p4 }

rules-e2-10-h = { rules-e1-12-h }
rules-e2-10-p1 = { rules-e1-12-p1 }
rules-e2-10-p2 = { rules-e1-12-p2 }
rules-e2-10-p3 = 付不出全額的人，有多少就付多少；既然付完一枚不剩，遊戲也就結束了。銀行若是不夠，也是剩多少付多少。
rules-e2-10-p4 = { character-fool }絕不碰中央的牌，這一版的{ character-spy }也一樣。{ character-witch }也可以改變主意，不換財產。已有 10 枚以上金幣的{ character-widow }拿不到金幣，也不會失去金幣；金幣不到 10 枚的{ character-cheat }同樣什麼也得不到。
rules-e2-10-p5 = { rules-e1-12-p5 }
rules-e2-10-p6 = 被{ character-guru }指到的人要先說出陣容裡的一個角色，然後才亮牌，所有人和自己都會看到。答對了就不用付錢。
rules-e2-10-p7 = { character-beggar }從左手邊開始，一個一個伸手要錢。看的是輪到的那一刻誰比較富有，先前討到的也算在內。{ character-swindler }自己也可能是最富有的人，這時什麼事也不會發生；若有多人並列，由{ character-swindler }挑選。
rules-e2-10-p8 = { character-puppet_master }只讓人換座位，牌和金幣都留在原位：到了新座位，就用那裡的牌和金幣，鄰座也換了人，輪到那個座位時才是你的回合。你知道的事、你欠的罰款和不能宣布的限制，則會跟著你走。下一個回合屬於宣布者當時座位的下一個座位，不管現在誰坐在那裡，就算又是宣布者本人也一樣。
