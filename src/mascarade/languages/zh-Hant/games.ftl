# Games on this device, and links that carry a game or a cast.

games = 我的對局
games-about = 只儲存在這台裝置上，別處都沒有。
games-none = 這裡還沒有對局
games-none-hint = 玩過的對局會自動出現在這裡。
games-tally = 玩過 { $count } 場，贏了 { $won } 場
games-unfinished = 尚未結束
games-kept = 你的對局
games-open = 重播
games-go-on = 繼續玩
games-delete = 刪除
games-delete-all = 全部刪除
games-delete-title = 要永久刪除嗎？
games-delete-sure = 將刪除 { $count } 場對局，刪除後無法復原。
games-export = 儲存成紀錄檔
games-import = 開啟紀錄檔
games-imported = 已加入 { $count } 場對局。
games-import-not-a-game = { $file } 裡沒有對局。
games-import-line = { $file } 第 { $line } 行無法理解。
games-import-midway = { $file } 第 { $line } 行：這場對局從中途開始，這裡只能收完整的對局。
games-import-large = { $file } 太大，無法在這裡讀取。
games-no-store = 這個瀏覽器在這裡不儲存資料，也許是因為使用了無痕視窗。對局只會保留到你關閉頁面為止。
games-no-room = 這台裝置已沒有空間，這場對局沒有儲存。

## Links

shared = 一場可重播的對局
shared-position = 接下來會怎樣？
shared-about = 同桌：{ $players }
shared-cast = { $players } 人的舞會
shared-play = 用這組角色玩
share-cast = 分享這組角色
share-about = 整場對局都在連結裡，不存在任何伺服器上；只要連結完整就能開啟。
share-about-cast = 整組角色都在連結裡，不存在任何伺服器上；只要連結完整就能開啟。
share-cut = 只到這裡，不含之後的發展
share-qr = 連結的 QR 碼
link-broken = 這個連結已損壞
link-broken-text = 內容不完整，或在傳送途中被更動。請對方再傳一次。
link-newer = 這個連結來自其他版本
link-newer-text = 在這裡，對局的發展會和當初不同。較新版本的頁面或許知道當時的經過。
