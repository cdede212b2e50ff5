# Games on this device, and links that carry a game or a cast.

games = My games
games-about = They are kept on this device, and nowhere else.
games-none = Nothing here yet. Every game that you play finds its way here by itself.
games-unfinished = Not finished
games-kept = Your games
games-open = Watch again
games-go-on = Play on
games-delete = Delete
games-delete-all = Delete all
games-delete-title = Delete for good?
games-delete-sure = { $count ->
    [one] This game will be gone, and nobody can bring it back.
   *[other] { $count } games will be gone, and nobody can bring them back.
  }
games-export = Save as records
games-import = Open records
games-imported = { $count ->
    [one] One game is here now.
   *[other] { $count } games are here now.
  }
games-import-not-a-game = { $file } has no game in it.
games-import-line = { $file }: line { $line } makes no sense.
games-import-midway = { $file }: line { $line } begins in the middle of a game. Only whole games fit in here.
games-import-large = { $file } is too large to be read here.
games-no-store = This browser keeps nothing here, perhaps because the window is private. Games last until you close the page.
games-no-room = There is no room left on this device. The game was not kept.

## Links

shared = A game to watch
shared-position = How does this go on?
shared-about = At the table: { $players }
shared-cast = A ball for { $players }
shared-play = Play with this cast
share-cast = Share this cast
share-about = The whole game is in the link: no server keeps it, and it works as long as you do not cut it short.
share-about-cast = The whole cast is in the link: no server keeps it, and it works as long as you do not cut it short.
share-cut = Only up to here, without what comes after
share-qr = The link as a QR code
link-broken = This link is damaged
link-broken-text = Something is missing in it, or was changed on the way. Ask for it once more.
link-newer = This link is from another version
link-newer-text = Here the game would take another course than where it was played. A newer page may know how it went.
