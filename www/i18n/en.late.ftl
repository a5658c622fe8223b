### The words of windows that are fetched late.

## Statistics

statistics-none = Nothing has been counted yet. Play a game to its end, against the computer or with friends, and find it here.
statistics-about = Every game that ends on this device counts once, with hints and undo too; one that is given up is lost. Positions set up by hand and games brought in do not count.
statistics-full = Only the last { $games } games are kept.
statistics-games = Games
statistics-won = won
statistics-drawn = drawn
statistics-lost = lost
statistics-all = Total
# $longest: at least 1. $run: wins one after the other up to the last game
statistics-run = { $run ->
    [0] Longest run of wins: { $longest }.
   *[other] Longest run of wins: { $longest }, at present { $run }.
}
statistics-fewest = Fewest moves for a win: { $moves }.
statistics-persons = { $games ->
    [one] One game with other people
   *[other] { $games } games with other people
}

## What the device keeps, as a file

device = On this device
device-about = Statistics, records, settings and the game on the table stay on this device. As a file they can be kept, or taken to another device.
device-save = Save everything
device-found = What the file holds
device-saved = Saved on { $day }.
device-games = { $games ->
    [0] No games in the statistics
    [one] One game in the statistics
   *[other] { $games } games in the statistics
}
device-records = { $records ->
    [0] No lines in the tables of records
    [one] One line in the tables of records
   *[other] { $records } lines in the tables of records
}
device-settings = Settings
# $over: yes, no
device-table = On the table: { $game }, { $over ->
    [yes] the game is over
   *[no] { $plies ->
        [0] before the first move
        [one] after one move
       *[other] after { $plies } moves
    }
}
device-how = What to do with it
device-merge = Add
device-merge-about = Its games and records are added to those that are here; what is in both counts once. Settings and the game on the table stay as they are.
device-replace = Replace
device-replace-about = All that Hopstone keeps here is replaced by the file: statistics, records, settings and the game on the table. The page is loaded anew.
device-take = Take it
device-merged = { $games ->
    [0] The file is added. All of its games were here already.
    [one] The file is added, with one new game.
   *[other] The file is added, with { $games } new games.
}
device-bad = This file cannot be taken: { $reason } Nothing has changed.
device-wipe = Wipe statistics and records
device-wipe-sure = { $games ->
    [0] The tables of records are deleted from this device.
    [one] The one counted game and the tables of records are deleted from this device.
   *[other] All { $games } counted games and the tables of records are deleted from this device.
} The game on the table and your settings stay. This cannot be taken back, unless you have saved everything as a file.
device-wipe-yes = Wipe
device-wiped = The statistics and records are deleted.
problem-device-large = The file is too large ({ $size } kB, at most { $most } kB are read).
problem-device-form = It is not written in JSON ({ $detail }).
problem-device-kind = It is no file that Hopstone has saved of a device: in “hopstone” should be "device", but { $found ->
    [nothing] there is nothing.
   *[other] there is { $found }.
}
problem-device-game = It is a saved game: “Bring in a game”, in the window for a new game of draughts, opens it.
problem-device-version = In “version” should be { $version }, but { $found ->
    [nothing] there is nothing.
   *[other] there is { $found }, a version that this page does not read.
}
# $expected: what should be there. $found: what is
problem-device-field = In “{ $path }” should be { $expected ->
    [text] a text of the right form
    [count] a whole number, 0 or more
    [number] a whole number, at least { $least } and at most { $most }
    [yes-no] true or false
    [one-of] one of: { $of }
    [day] a day such as 2026-01-31
    [list] a list of at most { $most }
    [parts] an object with named parts
   *[known] a value that this page knows
}, but { $found ->
    [nothing] there is nothing.
   *[other] there is { $found }.
}
problem-device-part = In “{ $path }”: { $reason }
problem-device-room = The browser has no room for it.

## Sharing

share-link = Link to the game
share-give = Send…
share-refused = This device could not send it. The link can be copied.
share-qr = QR code
share-qr-label = QR code of the link to the game
share-qr-about = Point the camera of another phone or tablet at it: the game opens there.
share-qr-long = This game is too long for a QR code. The link carries it.
share-picture = A picture
share-picture-label = Picture of the board with the players and how it stands: { $game }
share-save = Save picture
share-give-picture = Send picture…

## A link that has fewer moves than the own game, or others

met-older = An older link
met-older-about = { $moves ->
    [one] The link has the game as it was one move ago.
   *[other] The link has the game as it was { $moves } moves ago.
}
met-fork-about = { $ply ->
    [0] The link has the same game with another first move.
    [one] The link has the same game with another second move.
   *[other] The link has the same game, but after move { $ply } it goes another way.
}
met-mine = { $ply ->
    [0] Yours, at the start
    [one] Yours, after one move
   *[other] Yours, after { $ply } moves
}
met-theirs = { $ply ->
    [0] The link’s, at the start
    [one] The link’s, after one move
   *[other] The link’s, after { $ply } moves
}
met-lost = What you do not choose is not kept on this device.
met-keep = Keep mine
met-take = Take the link’s

## Settings and keys

settings-look = Look
settings-play = Play
settings-help = Help
settings-keys = Keyboard
theme-light = Day
theme-dark = Night
as-system = As the device
motion-full = Moving
motion-none = Still
marbles-glass = Glass
marbles-clay = Clay
marbles-print = Print
marbles-glass-about = Clear colours, the mark of the army inside.
marbles-clay-about = Matt, nothing mirrored; the armies differ in lightness too.
marbles-print-about = Flat, strong colours with large marks: for poor light and tired eyes.
look-wood = Wood
look-plain = Plain
speed-instant = At once
speed-calm = Calm
speed-slow = Slow
mark-about = What can move is marked. In draughts a compulsory capture always is.
coordinates-about = Letters of the rows and numbers of the holes, numbers of the squares.
follow-about = The board turns to the person whose turn it is.
ponder-about = While you think the computer thinks too: it plays draughts and Capture for two better at its highest levels, and uses more battery. In Chinese checkers nothing changes.
confirm-off = Never
confirm-small = On small screens
confirm-always = Always
confirm-off-about = A move is played as soon as you have chosen where it goes.
confirm-small-about = On a small board a move is shown first. Tap where it ends, or Play.
confirm-always-about = A move is shown first. Tap where it ends, or Play.
sound-off = Off
sound-soft = Soft
sound-full = Full
shortcuts = Letters and digits
shortcuts-everywhere = Everywhere
shortcuts-board = On the board
shortcuts-off = Off
shortcuts-everywhere-about = H, U, ? and 1 to 5 work on the whole page, the letters that walk about only on the board.
shortcuts-board-about = Letters, digits and ? do something only while the board has the focus.
shortcuts-off-about = Letters, digits and ? do nothing: good with voice control. Arrows, Enter and Escape still work.
key-walk = walk along the rows and across them
key-six = walk in the six directions
key-row = first and last hole of the row
key-enter = pick up, put down, end a chain
key-escape = put back, stop looking for a move
key-hint = show a good move
key-undo = take back
key-level = level of the computer
key-help = this list

## Setting up a position

editor-tool = A tap places
piece-white-man = White man
piece-white-king = White king
piece-black-man = Black man
piece-black-king = Black king
piece-empty = Nothing
editor-start = Starting position
editor-empty = Empty board
editor-turn = Who moves
editor-valid = This position can be played.
editor-stuck = { $side ->
    [white] White
   *[black] Black
} cannot move: the game would be over.
editor-play = Play from here
editor-bare = Each side needs a piece.

## Brokers, which carry the messages of a room

problem-brokers-fetch = The file config.json beside this page, which names the brokers, could not be fetched ({ $detail }).
problem-brokers-form = The file config.json beside this page is not written in JSON ({ $detail }).
problem-brokers-list = In the file config.json beside this page, in “brokers”, should be a list of at least 1 and at most { $most } addresses, but { $found ->
    [nothing] there is nothing.
   *[other] there is { $found }.
}
problem-brokers-address = In the file config.json beside this page, in “{ $path }”: { $reason }
problem-brokers-line = Line { $line }: { $reason }
problem-brokers-many = There are { $count } addresses; at most { $most } can be used.
# $found: what stands in the place of an address
problem-broker-text = { $found } is no text with an address.
problem-broker-scheme = “{ $found }” is no address of a broker: one begins with wss://.
problem-broker-url = “{ $found }” cannot be read as an address.
problem-broker-plain = “{ $found }” leads over a connection without encryption, which browsers do not allow here. The address must begin with wss://.
problem-broker-twice = “{ $found }” is there twice.
