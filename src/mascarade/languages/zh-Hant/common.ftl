# What every screen of the page needs.

app-name = Mascarade
title = Mascarade《化裝舞會》：面具、金幣與吹牛的桌遊
description = 在瀏覽器裡玩的面具、金幣與吹牛的桌遊：和朋友一起，或跟電腦對戰，不用註冊。
preview-table = 來玩一桌 Mascarade《化裝舞會》
preview-invite = 入座、戴上面具，一起吹牛吧！不用註冊。
preview-replay = 重看一局 Mascarade《化裝舞會》
title-table = 牌桌 { $code }｜Mascarade
title-turn = ● 輪到你了｜Mascarade
title-deal = ● 發牌了｜Mascarade
title-page = { $page }｜Mascarade
fan-notice = 這是玩家自製的非官方作品。Mascarade（化裝舞會）由 Bruno Faidutti 設計，我們與他及出版社沒有任何關係。喜歡的話，請購買正版桌遊。

close = 關閉
cancel = 取消
save = 儲存
back = 返回
to-home = 回首頁
guest = 來賓
your-name = 你的名字
name-length = { $length } / { $most } 個字
name-long = { $on ->
        [card] 有 { $length } 個字，牌上最多只放得下 { $most } 個字。
       *[plate] 有 { $length } 個字，名牌最多只放得下 { $most } 個字。
    }
rules = 規則
make-table = 開桌
comma = { $first }、{ $second }

waiting = 請稍候……
connecting = 連線中……
lone-unkept = 瀏覽器的儲存空間已滿或被停用，無法儲存這場對局。可以繼續玩，但請不要關閉這個頁面。
lone-unlearned = 無法載入特級大師，正在重試……
lone-faltered = 遊戲剛才出了點差錯，不過會繼續進行。
page-failed = 這部分的頁面載入失敗。
page-reload = 重新載入
try-again = 再試一次
nowhere = 這裡沒有人跳舞
nowhere-text = 這個網址什麼也沒有，也許連結不完整。
nowhere-table = 找不到這一桌
nowhere-shut = 現在打不開
gone = 你已經不在這一桌了。

## On this device

fresh = 有新版本了。
fresh-use = 立即更新
later = 稍後
install = 安裝遊戲
kept = 已儲存在這台裝置上，沒有網路也能開啟。
kept-not = 瀏覽器沒有儲存這個頁面，沒有網路時就打不開。

## Settings

settings = 設定
language = 語言
theme = 外觀
theme-auto = 跟隨裝置
theme-light = 淺色
theme-dark = 深色
theme-now = 外觀：{ $theme }
speed = 動畫速度
speed-slow = 慢
speed-normal = 普通
speed-fast = 快
speed-off = 關閉
sound = 音效
notify = 通知我
notify-hint = 輪到你，而你正在看別的畫面時。
notify-refused = 你的瀏覽器不允許。可以在瀏覽器對這個網站的設定裡更改。
bell-turn = 輪到你了
bell-deal = 發牌了，快來看

## Keys

keys = 鍵盤快速鍵
keys-on = 單鍵快速鍵
keys-hint = 如果你用語音輸入，或常常誤按，可以關掉。
keys-turn = 你的回合
keys-answer = 有人宣布
keys-choose = 選擇
keys-room = 牌桌上
keys-replay = 重播
key-yes = 準備好了、確定
key-number = 牌、玩家或角色：從你開始順時針數

## Bots

level-novice = 新手
level-casual = 業餘
level-regular = 常客
level-sharp = 老練
level-master = 大師
level-expert = 特級大師
temperament-even = 沉著
temperament-cautious = 謹慎
temperament-bold = 大膽
temperament-vengeful = 記仇
temperament-whimsical = 隨興

## Chat

chat = 聊天
chat-write = 說點什麼吧
chat-send = 送出
chat-empty = 還沒有人說話。
chat-onlooker = 觀戰時請保持安靜。
chat-off = 桌主關閉了自由聊天，但還是可以用快速回應。
chat-reactions = 快速回應
chat-mute = 靜音
chat-said = { $name }：{ $text }
whispers = 觀戰者悄悄話
whispers-hint = 玩家要到遊戲結束後才看得到。
whispers-over = 觀戰者的悄悄話

reaction-laugh = 哈哈！
reaction-gasp = 哇！
reaction-clap = 太精彩了！
reaction-think = 讓我想想……
reaction-liar = 你在吹牛吧！
reaction-believe = 我相信你。
reaction-hurry = 快點，輪到你了！
reaction-sorry = 抱歉！
reaction-thanks = 謝謝！
reaction-good_game = 這局好精彩！

banter = 電腦玩家會有反應
banter-about = 會做表情，偶爾說句話，但不會透露任何一張牌。

# 電腦玩家說的話；沒有一句透露牌在哪裡.
mood-won-1 = 各位，就到這裡囉。
mood-won-2 = 金幣果然適合我。
mood-won-3 = 落幕，請鼓掌！
mood-caught-1 = 呃……有點尷尬。
mood-caught-2 = 面具滑下來了。
mood-caught-3 = 我明明很確定……
mood-caught-4 = 試試看又何妨。
mood-caught-5 = 哎呀，不會吧！
mood-robbed-1 = 喂，那是我的！
mood-robbed-2 = 這筆帳我記下了。
mood-robbed-3 = 我可憐的荷包。
mood-robbed-4 = 虧我還那麼相信你。
mood-proud-1 = 我就說吧。
mood-proud-2 = 如假包換。
mood-proud-3 = 正是本尊。
mood-proud-4 = 看清楚囉。
mood-lucky-1 = 那我就不客氣了。
mood-lucky-2 = 這聲音真悅耳！
mood-lucky-3 = 今晚手氣真好。
mood-lucky-4 = 感激不盡。
mood-beaten-1 = 玩得漂亮。
mood-beaten-2 = 下次換張好一點的面具。
mood-beaten-3 = 就差那麼一點。
mood-boast-1 = 反正沒人問……
mood-boast-2 = 我一向老實。大概吧。
mood-boast-3 = 各位慢慢猜。
mood-boast-4 = 這張臉從不說謊。
mood-boast-5 = 現在懷疑太遲了。
mood-amused-1 = 這場舞會真有意思。
mood-amused-2 = 你們看到了嗎？
mood-amused-3 = 哎呀呀。

## Why something was refused; the server’s codes are in errors.ftl and problems.ftl

error-unknown = 沒有成功，請再試一次。
