# The first page.

home-line = 黑暗中，面具悄悄易主。說出你是誰，然後祈禱沒有人比你更清楚。
home-play = 馬上玩
home-play-hint = 立刻開局，對戰四名電腦玩家，免註冊。
home-choose = 選擇人數、角色與電腦強度
home-dealing = 正在發牌……
home-return = 回到你的牌桌 { $code }
home-code = 牌桌代碼
home-code-wrong = 牌桌代碼由六個英文字母和數字組成，例如 K7MWPA。
home-join = 加入
home-offline = 目前沒有網路：可以和電腦對戰、同機輪流玩，或學習玩法。
home-more = 更多
home-learn = 新手教學
home-pass = 同機輪流玩
home-first = 我是{ $character_the }！
home-second = 不，我才是！
home-story = 五張牌先亮相，再蓋上、交換。有人說：我是國王！另一個人提出質疑。兩人亮牌，真正的國王拿走三枚金幣。
home-games = 你最近的對局

## Name, mask and colour

you-title = 你的名字和面具
you-mask = 面具
you-colour = 顏色

mask-fox = 狐狸
mask-owl = 貓頭鷹
mask-butterfly = 蝴蝶
mask-sun = 太陽
mask-stag = 雄鹿
mask-cat = 貓
mask-moon = 月亮
mask-ram = 公羊
mask-hare = 野兔
mask-peacock = 孔雀
mask-bear = 熊
mask-star = 星星
mask-raven = 渡鴉
mask-lion = 獅子
mask-heart = 愛心
mask-bat = 蝙蝠

colour-ruby = 紅寶石
colour-sky = 天藍
colour-lemon = 檸檬黃
colour-violet = 紫羅蘭
colour-emerald = 翡翠綠
colour-coral = 珊瑚橙
colour-silver = 銀色
colour-sapphire = 藍寶石
colour-orchid = 蘭花紫
colour-lime = 萊姆綠
colour-amber = 琥珀黃
colour-turquoise = 土耳其藍
colour-rose = 玫瑰粉

## The rules page, beside rules.ftl

rules-contents = 目錄
rules-characters = 角色一覽
rules-least = 需要 { $players } 人以上。
rules-find = 搜尋角色
rules-none = 這一版沒有叫這個名字的角色。

diagram-exchange = 和任何一張牌，也可以只是假裝
diagram-look = 秘密查看自己的牌
diagram-announce = 任何角色，真假都行
diagram-1 = 宣布
diagram-4 = 罰款
diagram-announced = 「我是國王！」其他人依序略過或質疑。
diagram-nobody = 沒有人質疑：
diagram-believed = 宣布的人使用能力，不用亮牌。
diagram-somebody = 有人質疑：
diagram-shown = 自稱國王的人都要亮牌，真正的國王使用能力。
diagram-fine = 聲稱錯誤的人付 1 枚金幣給法院。
