# Why something could not be done: one message for each code of mascarade.server.errors, and the page’s own “offline”.

error-bad-message = 伺服器看不懂這個訊息。請重新載入頁面再試一次。
error-too-large = 內容太長，無法送出。
error-too-fast = 慢慢來！稍等一下再試。
error-not-now = 現在還不能這麼做。
error-not-host = 只有桌主才能這麼做。
error-not-seated = 你在這一桌沒有座位。
error-unknown-table = 找不到這個代碼的牌桌，是不是打錯了？
error-table-full = 這一桌已經坐滿了。
error-name-taken = 這一桌已經有人用這個名字了，換一個吧。
error-bad-name = 這個名字不能用，換一個試試。
error-bad-cast = 這組陣容不符合規則。看看哪裡有問題，改好再試。
error-late = 太遲了，遊戲已經繼續進行。
error-not-allowed = 現在照規則不能這麼做。
error-chat-off = 桌主已關閉聊天。
error-too-many-tables = 你的網路開了太多桌，請稍後再試。
error-onlookers-off = 這一桌不開放觀戰。
error-old-protocol = 遊戲有新版本了，請重新載入頁面。
error-server-busy = 伺服器正忙，請稍後再試。
error-offline = 與伺服器失去連線，正在重新連線……
error-no-core = 這個瀏覽器無法單獨執行遊戲。請改用新版的 Firefox、Chrome、Edge 或 Safari。
error-unfetched = 遊戲有一部分載入失敗。請檢查網路，然後再試一次。
error-lone-failed = 遊戲出了點差錯，但什麼都沒有改變。請再試一次，或重新載入頁面。
