# Games on this device, and links that carry a game or a cast.

games = My games
games-about = Kept on this device, and nowhere else.
games-none = Nothing here yet
games-none-hint = Every game you play ends up here by itself.
games-tally = { $count } played, { $won } won
games-unfinished = Not finished
games-kept = Your games
games-open = Watch again
games-go-on = Play on
games-delete = Delete
games-delete-all = Delete all
games-delete-title = Delete for good?
games-delete-sure = { $count ->
    [one] This game cannot be brought back.
   *[other] { $count } games cannot be brought back.
  }
games-export = Save as records
games-import = Open records
games-imported = { $count ->
    [one] One game added.
   *[other] { $count } games added.
  }
games-import-not-a-game = { $file } has no game in it.
games-import-line = { $file }: line { $line } makes no sense.
games-import-midway = { $file }: according to line { $line }, this game starts midway. Only whole games fit in here.
games-import-large = { $file } is too large to open here.
games-no-store = This browser saves nothing here, perhaps because this is a private window. Games last until you close the page.
games-no-room = This device is full. The game was not saved.

## Links

shared = A game to watch
shared-position = What happens next?
shared-about = At the table: { $players }
shared-cast = A ball for { $players }
shared-play = Play with this cast
share-cast = Share this cast
share-about = The link holds the whole game; no server keeps it. It works as long as no part of it is cut off.
share-about-cast = The link holds the whole cast; no server keeps it. It works as long as no part of it is cut off.
share-cut = Only up to here, without what follows
share-qr = The link as a QR code
link-broken = This link is damaged
link-broken-text = Part of it is missing, or was changed on the way. Ask for it again.
link-newer = This link is from another version
link-newer-text = Here the game would go differently from the way it was played. A newer version of this page may know how it went.
