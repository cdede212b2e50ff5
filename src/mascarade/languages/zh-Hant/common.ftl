# What every screen of the page needs.

app-name = Mascarade
title = Mascarade《化裝舞會》：面具、金幣與吹牛的桌遊
description = 在瀏覽器裡玩的面具、金幣與吹牛的桌遊：和朋友一起，或跟電腦對戰，不用註冊。
preview-table = 來玩一桌 Mascarade《化裝舞會》
preview-invite = 入座、戴上面具，一起吹牛吧！不用註冊。
preview-replay = 重看一局 Mascarade《化裝舞會》
title-table = 牌桌 { $code }｜Mascarade
title-turn = ● 輪到你了｜Mascarade
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
name-long = 有 { $length } 個字，名牌最多只放得下 { $most } 個字。
rules = 規則
make-table = 開桌
comma = { $first }、{ $second }

waiting = 請稍候……
connecting = 連線中……
page-failed = 這部分的頁面載入失敗。
page-reload = 重新載入
nowhere = 這裡沒有人跳舞
nowhere-text = 這個網址什麼也沒有，也許連結不完整。
nowhere-table = 找不到這一桌
gone = 你已經不在這一桌了。

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

## Keys

keys = 鍵盤快速鍵
keys-on = 按一個鍵就生效
keys-hint = 如果你用語音輸入，或常常誤按，可以關掉。
keys-turn = 你的回合
keys-answer = 有人宣布
keys-choose = 選擇
keys-room = 牌桌上
keys-replay = 重播
key-yes = 好了、確定
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

## Why something was refused; the server’s codes are in errors.ftl and problems.ftl

error-unknown = 沒有成功，請再試一次。
