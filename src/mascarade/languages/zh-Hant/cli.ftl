# The command line: help and errors. Each message stands on one line and has no selectors: it is read without Fluent’s library, too.

## Help

cli-about = Mascarade《化裝舞會》，2 至 13 人的吹牛桌遊。非官方、非商業作品。
cli-more = 各指令的選項請見「mascarade COMMAND --help」。
cli-usage = 用法：
cli-heading = { $title }：
cli-options = 選項
cli-arguments = 引數
cli-commands = 指令
cli-help = 顯示說明
cli-version = 顯示版本
cli-default = { $text }（預設：{ $default }）

## Commands

cli-play = 在終端機裡和電腦對戰
cli-serve = 架設網頁，讓真人和電腦同桌
cli-site = 把網頁寫成檔案，放到任何靜態主機上，不用伺服器就能玩
cli-database = 維護伺服器的牌桌
cli-database-check = 找出無法讀取的牌桌
cli-database-mend = 將這些牌桌回復到最後一筆正常的紀錄，移除的部分會保留
cli-database-move = 將所有牌桌複製到另一個資料庫（檔案或 PostgreSQL），並逐筆比對
cli-database-forget = 刪除舊的牌桌，正在進行的除外
cli-arena = 讓電腦互相對戰，看誰勝出
cli-balance = 分析一組陣容：座位、牌、角色、對局長度
cli-train = 在 GPU 上以自我對弈訓練玩家（需要 PyTorch）
cli-check = 重播對局紀錄並核對內容
cli-verify = 驗證發牌是否在開局前就已確定
cli-replay = 逐步重播一局
cli-characters = 列出角色與能力
cli-cast = 列出某個人數的官方陣容、檢查自訂陣容，或尋找陣容
cli-doctor = 檢查安裝了什麼、缺少什麼
cli-completion = 輸出 shell 的自動補全指令稿

## Options of the game

cli-players-you = 玩家人數，包括你自己
cli-players = 玩家人數
cli-players-arena = 玩家人數（預設：6；用 --together 時與電腦玩家數相同）
cli-edition = 第一版，2 至 13 人；或第二版，4 至 12 人
cli-edition-only = 只列出其中一版
cli-scenario = 第二版可選 A 或 B；第一版 7 人可選 spy
cli-cast-own = 自訂陣容：角色代碼，以逗號分隔
cli-blank = 自訂陣容所用空白牌的 TOML 或 JSON 檔
cli-blank-instead = 改為列出 TOML 或 JSON 檔裡的空白牌
cli-level = 電腦玩家的程度：novice、casual、regular、sharp、master 或 expert
cli-temperament = 電腦玩家的性格：even、cautious、bold、vengeful 或 whimsical（預設：各不相同；expert 沒有性格）
cli-program = 加入對戰的程式：例如「python bot.py」，或用 NAME=COMMAND 替它取名；可重複使用
cli-seconds = 程式每次決定的秒數上限
cli-name = 你在牌桌上的名字（預設：小明）
cli-seed = 數字相同，發牌和電腦玩家就相同
cli-pause = 電腦玩家思考的秒數
cli-language = en、hu、de、zh-Hant 或 fr（預設：終端機的語言，否則為英文）

## Options of the server

cli-host = 監聽的位址；0.0.0.0 表示人人都能連線
cli-port = 監聽的連接埠；0 表示任選一個空的
cli-database-file = 存放牌桌的檔案
cli-workers = 在同一個連接埠上服務的程序數；多於一個時需要能共用的資料庫
cli-link-host = 其他機器上的程序用來連到這台機器的位址
cli-database-of-server = 伺服器的資料庫
cli-database-to = 要複製到的資料庫
cli-older-than = 以天計的時間，例如 90d
cli-base-url = 在代理伺服器後方時，大家連線用的網址
cli-allow-host = 伺服器的其他名稱；可重複使用
cli-metrics-port = 在這個連接埠提供監測數據，僅限本機
cli-trust-proxy = 從 X-Forwarded-For 取得用戶端位址
cli-fsync = 每次提交都寫入磁碟：斷電也不會遺失，但較慢
cli-max-tables = 記憶體裡的牌桌數
cli-max-connections = 連線數
cli-max-per-address = 每個位址的連線數
cli-max-new-tables = 每個位址每小時可開的新桌數
cli-bot-pace = 電腦玩家思考時間的倍數
cli-open = 在瀏覽器中開啟網頁
cli-site-folder = 要寫入的資料夾
cli-site-server = 與他人連線遊戲的伺服器網址（預設：無）

## Options of the arena

cli-bots = 電腦玩家的名稱：兩兩對戰，交錯入座
cli-together = 改為讓列出的電腦玩家坐同一桌，每個座位一個
cli-one = 一個這種電腦玩家……
cli-among = ……坐進全是這種電腦玩家的牌桌
cli-resume = 接續中斷的競技場
cli-games = 最少局數
cli-series-seed = 數字相同，對局就相同
cli-cores = 使用的 CPU 核心數（預設：全部）
cli-ray = 改在 Ray 叢集上對戰：auto，或主機與連接埠
cli-json = 將所有結果寫成 JSON 檔
cli-html = 寫出附圖表的報告
cli-balance-bot = 坐滿所有座位的電腦玩家
cli-balance-against = 用來比較的第二組陣容：以逗號分隔的代碼，或 printed、A、B、spy
cli-balance-all = 分析所有官方陣容，寫成一個 JSON 檔
cli-find = 尋找符合願望的陣容，例如「fair,short*2」；各願望的衡量方式見 docs/casts.md
cli-find-with = 與 --find 合用：一定要有的角色，以逗號分隔
cli-find-without = 與 --find 合用：不要有的角色，以逗號分隔
cli-find-casts = 與 --find 合用：一開始比較多少組陣容
cli-find-games = 與 --find 合用：決賽中每組陣容的最少局數
cli-find-resume = 接續中斷的搜尋
cli-balance-resume = 接續中斷的分析

## Options of training

cli-minutes = 以對局學習的分鐘數
cli-imitate = 在那之前模仿電腦玩家的分鐘數
cli-device = 訓練所用的裝置（預設：有 GPU 時為 cuda，否則為 cpu）
cli-train-games = 一個房間同時進行的局數（預設：8192；CPU 為 512）
cli-out = 要寫入的檢查點
cli-train-resume = 從檢查點繼續
cli-from = 從已訓練玩家的權重開始
cli-train-against = 學習擊敗坐滿其他座位的同一個對手：電腦玩家，或同時作為起點的權重
cli-beyond = 只在超過 N 人的牌桌學習，其他牌桌保持不變
cli-train-players = 只在一種 N 人的官方牌桌學習（預設：所有牌桌）
cli-train-edition = 該牌桌的版本
cli-train-scenario = 該牌桌的場景
cli-keep = 每 M 分鐘另外保留一份權重
cli-measure = 之後在每種牌桌與電腦玩家對戰 N 局

## Options of records

cli-record = masc 格式的對局紀錄
cli-record-served = 伺服器給出的 masc 格式對局紀錄
cli-game = 檔案裡的第幾局，從 1 起算
cli-eyes = 只顯示這位玩家能知道的事；onlooker 表示人人都知道的事
cli-replay-all = 步驟之間不等待 Enter
cli-replay-json = 以 JSON 逐行輸出每個狀態、事件與視角，供其他程式使用

## Options of doctor and completion

cli-doctor-json = 以 JSON 輸出，供其他程式使用
cli-shell = bash、zsh 或 fish

## What was typed makes no sense

cli-see-help = 說明：{ $command }
cli-did-you-mean = 你是指 { $words } 嗎？
cli-or = { $one } 或 { $two }
cli-choices = 可用的有：{ $choices }。
cli-of-option = { $option }：{ $message }
cli-required = 缺少：{ $names }。
cli-expected-one = 後面要有一個值。
cli-expected-some = 至少要有一個。
cli-ambiguous = { $option } 不夠明確，可能是 { $matches }。
cli-takes-none = 這個選項後面不能有值。
cli-no-command = 沒有「{ $word }」這個指令。
cli-no-option = 這裡沒有 { $word } 這個選項。
cli-unexpected = 這裡不需要「{ $word }」。
cli-no-choice = 「{ $word }」不行，只能是 { $choices }。
cli-no-whole = 「{ $word }」不是整數。
cli-no-number = 「{ $word }」不是數字。
cli-out-of-range = { $word } 超出範圍，應在 { $low } 至 { $high } 之間。
cli-no-level = 沒有「{ $word }」這個程度。可用的有：{ $choices }。
cli-no-temperament = 沒有「{ $word }」這種性格。可用的有：{ $choices }。
cli-no-bot = 沒有「{ $word }」這個電腦玩家。可用的有：{ $choices }。
cli-other-edition = 另一版有這個角色：--edition { $edition }
cli-no-file = { $path }：找不到這個檔案。
cli-is-folder = { $path } 是資料夾，不是檔案。
cli-no-permission = { $path }：沒有讀取權限。
cli-not-read = 無法讀取 { $path }：{ $why }。
cli-not-utf8 = { $path }：第 { $byte } 個位元組不是 UTF-8。
cli-no-game = { $path } 沒有第 { $number } 局，最後一局是第 { $games } 局。
cli-no-player = 沒有人叫「{ $word }」。可選的有：{ $names }。
cli-blank-needs-cast = --blank 要和 --cast 一起用，陣容裡要有空白牌的代碼。
cli-arena-ways = 請列出電腦玩家的名稱，或用 --one BOT --among BOT，或用 --resume FILE。
cli-table-needs-players = --edition 和 --scenario 要和 --players 一起用：是哪一種牌桌？
cli-against = --against「{ $word }」不是陣容。可用 printed、A、B 或 spy，或以逗號分隔的代碼：{ $codes }。
cli-missing-extra = 尚未安裝 { $module }。安裝方法：{ $command }
cli-too-little = { $word } 太小，至少要 { $low }。
cli-no-place = { $path }：無法在這裡寫入檔案。
cli-not-written = 無法寫入 { $path }：{ $why }。

## Bots and programs

cli-expert-learned = expert 沒有性格：它的玩法是學來的。
cli-no-rate = 「{ $word }」不是交換的比例。請用 0 到 1 之間的數字，例如 bayes@0.5。
cli-no-command-line = 「{ $word }」不是指令。例如：「python bot.py」、「name=python bot.py」
cli-no-program = 「{ $word }」不是這裡能執行的程式。
cli-program-twice = 有兩個程式都叫「{ $name }」。請替它們取名：--bot one=… --bot two=…
cli-program-name-taken = 「{ $name }」是競技場自己的電腦玩家。請替程式取別的名字。
cli-program-idle = 程式「{ $name }」沒有參加。請把它列在電腦玩家之中。
cli-table-too-small = 程式有 { $programs } 個，加上你，{ $players } 人的牌桌坐不下。請用 --players { $least }。

## The arena

cli-arena-seats = { $bots } 個電腦玩家坐不滿同一張牌桌的 { $seats } 個座位。請替每個座位指定一個。
cli-arena-same = 「{ $one }」和「{ $others }」全都一樣。請指定兩種不同的電腦玩家。
cli-arena-two = 請至少指定兩種不同的電腦玩家。
cli-arena-seer = 「{ $bot }」看得到所有的牌，不能和程式同桌。
cli-arena-exact = 「{ $bot }」要記住的可能性太多，不能參加有 expert 的對局。請改用 bayes。
cli-arena-programs = { $path }：必須重新指定其中的程式：{ $programs }
cli-arena-no-programs = { $path } 開始時沒有程式。請不要加 --bot。
cli-not-an-arena = { $path } 不是中斷的競技場。
cli-arena-changed = { $path }：電腦玩家或規則在那之後改過了。請重新開始。
cli-not-a-balance = { $path } 不是中斷的分析。
cli-not-a-search = { $path } 不是中斷的搜尋。
cli-no-goal = 沒有「{ $word }」這個願望。可用的有：{ $choices }。
cli-find-apart = 「{ $one }」和「{ $two }」不能同時成真。
cli-find-both = 又要又不要：{ $characters }。
cli-find-none = 沒有符合這些願望的陣容。{ $players } 人需要法官和 { $cards } 張牌，其中三分之一要能從銀行拿金幣（R8.1 到 R8.4）。
cli-find-codes = --find 會自行尋找陣容。請去掉 { $codes }，或改用 --with。
cli-all-needs-json = --all 會寫成一個 JSON 檔案。請指定：--json FILE
cli-no-ray = { $address } 沒有 Ray 叢集：{ $why }
cli-arena-interrupted = 已中斷，玩了 { $played } 局，共 { $games } 局。繼續：{ $command }

## Training

cli-train-resume-alone = --resume 會沿用檢查點的設定。請不要加 --games、--seed、--from、--against、--beyond 和牌桌。
cli-train-beyond = --beyond 要和 --from 一起用：那個玩家在較小的牌桌保持不變。不能再加 --players 或 --against。
cli-train-against-file = --against FILE 會從 FILE 開始。請不要加 --from。
cli-train-no-gpu = --device cuda 需要 PyTorch 和 Numba 能使用的 NVIDIA GPU，但這裡沒有。--device cpu 會慢很多。
cli-no-checkpoint = { $path } 不是 mascarade train 第 { $version } 版的檢查點。
cli-no-weights = { $path } 不是 expert 的權重：{ $why }
cli-other-weights = { $path }：這些權重讀取「{ $what }」的第 { $found } 版，本程式是第 { $version } 版。
cli-train-interrupted = 已中斷。繼續：{ $command }

## The server and its database

cli-no-address = { $word } 不是網址。例如：https://ball.example.org
cli-site-not-built = 網頁尚未建置。請執行：make page
cli-site-other = { $path } 裡已有別的 index.html，請選一個空資料夾。
cli-serving = Mascarade 已開啟：{ $address }
cli-serving-ends = 按 Ctrl-C 結束。
cli-cannot-listen = 伺服器無法監聽 { $host }:{ $port }：{ $why }
cli-no-database = { $path } 無法當成資料庫使用：{ $why }
cli-database-used = { $path }：另一個伺服器正在使用這個資料庫。
cli-database-later = { $path } 是由較新版本的 Mascarade 建立的：資料庫版本為 { $version }，這個程式只認得 { $known }。
cli-workers-alone = { $word }：多個程序需要能共用的 PostgreSQL 資料庫，而 { $database } 是檔案。
cli-database-entry = { $code }：第 { $number } 筆紀錄無法讀取：{ $why }
cli-database-missing = 遺失了
cli-database-cut = 保留 { $kept } 筆，移除 { $removed } 筆。
cli-database-damaged = 共 { $tables } 張牌桌，{ $damaged } 張無法讀取。
cli-database-sound = { $tables } 張牌桌都可以讀取。
cli-database-mended = 修復的牌桌：{ $mended } 張。
cli-database-moved = 已複製 { $tables } 張牌桌，共 { $entries } 筆紀錄。
cli-database-differs = 另一個資料庫裡有另一張 { $code } 牌桌，其餘的沒有複製。
cli-database-forgotten = 已刪除 { $tables } 張牌桌，共 { $entries } 筆紀錄。正在進行而保留：{ $kept } 張。
cli-no-age = { $word } 不是有效的天數。例如：--older-than 90d

## Records

cli-check-ok = 正確，對局 { $games } 場，動作 { $moves } 個，檢查 { $checks } 項
cli-site-ok = { $path }：{ $files } 個檔案。任何網頁伺服器都能提供這個資料夾；試試看：python3 -m http.server --directory { $path }
cli-verify-ok = 發牌在對局前就已確定：{ $commitment }
cli-no-commitment = 紀錄裡沒有「{ $word }:」這一行；伺服器的對局有「commitment:」和「salt:」
cli-other-commitment = 公布的 { $published } 與發牌和 salt 不符，應為 { $fits }

## The doctor

cli-doctor-version = Mascarade { $version }、Python { $python }、{ $system }
cli-doctor-installed = { $package } { $version }
cli-doctor-missing = 尚未安裝 { $package }
cli-doctor-fails = { $package } 無法運作：{ $why }
cli-doctor-extra = 選用套件 { $extra }：{ $packages }
cli-doctor-no-extra = 選用套件 { $extra } 尚未安裝（缺少 { $package }）
cli-doctor-compiled = 已為這台電腦編譯，位於 { $folder }
cli-doctor-uncompiled = 尚未編譯：第一局會編譯到 { $folder }
cli-doctor-no-cache = 無法寫入 { $folder }：每次啟動都得重新編譯。請改用其他資料夾：
cli-doctor-interpreted = 設定了 NUMBA_DISABLE_JIT：規則以純 Python 執行，速度很慢
cli-doctor-cores = CPU 核心：{ $cores }
cli-doctor-gpu = GPU：{ $name }
cli-doctor-no-gpu = 沒有 NVIDIA GPU（只有訓練才需要）
cli-doctor-page = 網頁已建置
cli-doctor-no-page = 網頁尚未建置
cli-doctor-database = 可以在這個資料夾寫入 { $file }
cli-doctor-no-database = 無法在這個資料夾寫入 { $file }。請改用其他位置：
cli-doctor-port = 連接埠 { $port } 可以使用
cli-doctor-no-port = 連接埠 { $port } 已被占用。請改用其他連接埠：
cli-doctor-well = 一切正常。開始遊戲：{ $command }
cli-doctor-unwell = 現在還不能玩。請先執行：{ $command }
