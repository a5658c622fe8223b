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

## Who plays

seat-name = Name: { $seat }
computer = Computer
person = Person
seat-n = Player { $n }
seat-player = Who plays: { $seat }

## Starting and saving

start = Start
setup-running = The game on the table is not over; a new one takes its place.

## Ways into the guide

guide-game = How to play
guide-option = More about: { $option }

## Replay and review

review-steps = Steps through the game
review-first = To the beginning
review-back = One move back
review-play = Play the game
review-pause = Pause
review-forward = One move on
review-last = To the end
review-slider = Moment of the game
review-judge = Look through the game
review-looking = The computer looks through the game
review-even = No move stands out: nobody gave much away.
review-gradual = No single move stands out: the difference grew little by little.
review-many = With more than two players, single moves are not judged.
review-points = Turning points
review-graph-balance = { $you ->
    [yes] Above the line you are ahead.
   *[no] Above the line { $name } is ahead.
}
review-graph-star = Moves still needed to be home; lower is better.
review-graph-capture = Marbles captured.
review-loss-game = the game given away
review-loss-win = a certain win missed
review-loss-star = { $loss ->
    [one] one move lost
   *[other] { $loss } moves lost
}
review-loss-draughts = { $loss ->
    [one] about a man
   *[other] about { $loss } men
}
review-loss-capture = { $loss ->
    [one] one marble lost
   *[other] { $loss } marbles lost
}

## Moves

copy-fen = Copy FEN
save-pdn = Save as PDN
moves-none = No move has been played yet.
moves-start = Start
copy-link = Copy link
save-file = Save as file
open-file = Open a file
entry-pass = passes
entry-resign = resigns
entry-draw = draw agreed

## Records

records-none = No game has entered the table yet.
records-about = The best games against the computer on this device, without undo and without hints.
record-place = Place
record-name = Name
record-level = Level
record-date = Day
record-points = Score

## New game

game = Game
game-star-about = Bring your ten marbles into the opposite point, by steps and by chains of jumps.
game-capture-about = Jump over marbles and take them. The marbles belong to nobody; most captures win.
game-italian-about = Men move and capture forward; captures are compulsory and ranked, and no man captures a king. White begins.
short-italian = Italian
short-english = English
game-english-about = Men move and capture forward; any capture may be chosen, but one must be made. Black begins.
players = Players
seating-2 = 2
seating-2-about = Two players face to face.
seating-3 = 3
seating-3-about = Three players, every other point.
seating-4 = 4
seating-4-about = Four players, two pairs face to face.
seating-6 = 6
seating-6-about = Six players, every point is taken.
seating-3x2 = 3 × 2
seating-3x2-about = Three players with two opposite armies each.
seating-2x2 = 2 × 2
seating-2x2-about = Two players with two neighbouring armies each.
seating-2x3 = 2 × 3
seating-2x3-about = Two players with three armies each.
seats = Who plays
first = Who begins
first-coin = Coin
first-coin-about = A fair draw, shown before the first move.
first-loser = Last loser
first-loser-about = Whoever lost the last game begins.
lots = Draw lots for the sides
lots-about = A fair draw decides who plays White.
rules = Rules
options = All options
preset-standard = Standard
preset-standard-about = The usual rules: single jumps in chains, rest anywhere.
preset-masters = Masters Games
preset-masters-about = No rest in other players’ points; a squatter in your goal can be swapped out.
preset-super = Super
preset-super-about = Long jumps over a distant marble make a faster game.
preset-custom = Custom
preset-custom-about = Your own choice of options.
long-jump = Long jump
long-jump-about = Jump over one marble at a distance and land as far behind it.
long-jump-capture-about = Jump over one marble at a distance, land as far behind it, and take it.
rest = Rest in other points
rest-about = A move may end in a point that belongs to another player.
swap = Swap
swap-about = Where another player’s marble sits in your goal, you may change places with it.
strict = All ten must be yours
strict-about = You win only when all ten marbles in the goal are your own. Otherwise one is enough in a full goal.
fill = Fill unused points
fill-about = Points that nobody uses are filled with grey marbles that can be jumped over.
play-on = Play on for places
play-on-about = After the first winner the others go on.
players-about = Another level takes effect at once. The computer moves as soon as it is its turn.
person-link-about = A person by link plays on another device: after your move you send the link to the game, and get it back with theirs.
bring-about = Paste a game (PDN, a saved file, a link) or a position (FEN):
bring-otherwise = If it does not say which draughts it is
bring-open = Open
bring-choose = { $games ->
    [one] One game. Choose it:
   *[other] { $games } games. Choose one:
}
bring-bad = This cannot be read: { $reason } Your game is untouched.

## Settings: what is chosen

theme = Day or night
motion = Movement
marbles = Marbles
look = Draughts board
speed = Speed of the computer
mark = Mark what can move
coordinates = Coordinates
follow = Turn the board
ponder = Think on my time
confirm = Confirm a move
sound = Sound
language = Language

## Files that cannot be read

problem-file = The browser cannot read the file.

## Rooms

person-online = Online
setup-online = Play live with others
person-online-about = The game is played live in a room: you get a link to it, and whoever opens the link takes a seat or watches. Persons by link come into the room too.
open-room = Open a room
room-insecure = Rooms need a secure connection: open this page by an address that begins with https. The browser encrypts nothing on this one.
room-not-opened = The room cannot be opened: { $reason }
room-reading = Opening the room…
room-reading-about = The room is being read from the server.
room-nothing = Nothing here yet
room-nothing-about = Nothing was found under this link. It may be cut, everybody may have left, or the server may have forgotten the room. As long as this page is open it keeps trying.
room-waits = Waiting for players
room-players = { $count ->
    [one] one player
   *[other] { $count } players
}
room-position = from a position that was set up
room-invite = Invite
room-link = Link to the room
room-link-copied = The link is copied. Whoever opens it comes into this room.
room-qr-label = QR code of the link to the room
room-qr-about = Point the camera of another phone or tablet at it: the room opens there.
room-name = Your name
room-open = Open seat
room-you = you
room-somebody = Somebody
room-sit = Sit here
room-sit-seat = Sit here: { $seat }
room-up = Get up
room-up-seat = Get up: { $seat }
room-away = Send away
room-away-seat = Send away: { $seat }
room-watch = { $count ->
    [one] One person watches
   *[other] { $count } people watch
}
# $names: those of them who have said one. $more: how many have not
room-watch-names = { $more ->
    [0] Watching: { $names }
    [one] Watching: { $names } and one more
   *[other] Watching: { $names } and { $more } more
}
room-start-nobody = Somebody has to sit down first.
room-start-about = Seats that are still open are played by the computer ({ $level }).
room-start-full = Everybody has a seat.
room-start-other = { $named ->
    [yes] The game starts when { $name } says so.
   *[no] Whoever opened the room starts the game.
}
room-looks-on = You are watching.
room-undo = Take back
room-again = Another game
room-leave = Leave
room-leave-sure = The game is still going on, and the others wait for you. The link of the room leads you back to your seat.
room-leave-yes = Leave the room
room-elsewhere = This room is open in another tab, where it is played. Here you only watch.
room-play-here = Play here
room-forgetful = This browser keeps nothing, as in a private window: if you close or reload this page, your seat is lost.
room-question = A question
# $you: yes when the reader has asked
room-ask-draw = { $you ->
    [yes] You have offered a draw.
   *[no] { $name } offers a draw.
}
room-ask-back = { $you ->
    [yes] You ask to take your last move back.
   *[no] { $name } asks to take the last move back.
}
room-ask-again = { $you ->
    [yes] You suggest another game, everybody one seat on.
   *[no] { $name } suggests another game, everybody one seat on.
}
room-ask-computer = { $you ->
    [yes] You suggest that the computer ({ $level }) plays for { $seat }.
   *[no] { $name } suggests that the computer ({ $level }) plays for { $seat }.
}
# $me: yes when the seat is to be the reader’s
room-ask-give = { $me ->
    [yes] { $name } suggests that you play for { $seat }.
   *[no] { $you ->
        [yes] You suggest that { $to } plays for { $seat }.
       *[no] { $name } suggests that { $to } plays for { $seat }.
    }
}
room-ask-yours = { $name } suggests that somebody else plays for you, since you were gone.
room-absent = { $name } is to move, and is gone.
room-here = I am here
room-ask-waits = Waiting for: { $names }
room-agree = Agree
room-no = No
room-withdraw = Withdraw
room-notice-taken = Somebody took this seat a moment before you: { $seat }.
room-notice-late = Your move was not played: the game had changed meanwhile.
room-notice-conflict = Two different moves have come for { $name }: { $moves }. The game goes on with the one that most have answered.
room-notice-differs = { $name } sees another game than you. Everything is being read again.
room-declined-draw = No draw: { $name } does not agree.
room-declined-back = Nothing is taken back: { $name } does not agree.
room-declined-again = No other game: { $name } does not agree.
room-declined-computer = The seat stays as it is: { $name } does not agree.
room-declined-give = The seat stays as it is: { $name } does not agree.
room-asked-one = A question is open. The next one can be asked when it is answered.
room-for = { $you ->
    [yes] The computer plays for you.
   *[no] The computer plays for { $name }.
}
room-in-for = { $you ->
    [yes] Plays in your place.
   *[no] Plays in the place of { $name }.
}
room-taken-over = { $name } plays in your place.
room-kept = Your rooms
room-kept-back = Go back
room-kept-with = { $named ->
    [yes] with { $names }
   *[no] nobody else yet
}
room-why-elsewhere = { $name } is to move.
room-give-yes = Give the seat
room-give-later = Not now
room-notice-yours = The seat is yours: { $seat }.
room-notice-replaced = { $name } is back and plays on. You watch now.
room-unreached = There is no connection to the servers. The room opens as soon as there is one.
room-come-back = Take my seat back
room-leave-seat = Leave my seat to the computer
room-let-computer = Let the computer play
room-level = Level: { $seat }
room-give = { $named ->
    [yes] Give it to { $name }
   *[no] Give it to somebody who watches
}
room-want = I would like to play this seat
room-want-no = No longer
room-want-about = If you would like to play a seat, those who play are told. They decide.
room-want-waits = Those who play can give you the seat now.
room-more = Let others watch
room-more-about = Whoever opens the link can watch.
room-said-joined = { $name } has joined.
room-said-left = { $name } has left.
room-said-back = { $name } is back.
room-said-sits = { $name } sits down: { $seat }.
room-said-wants = { $name } would like to play for { $seat }.
room-begun = { $you ->
    [yes] The game begins, and it is your move.
   *[no] The game begins: { $name } to move.
}
room-back = A move was taken back.
presence-here = here
presence-away = away
presence-gone = gone

## The connection of a room

connection = Connection
connection-joining = Connecting…
connection-live = Connected
connection-partly = { $up } of { $all } servers
connection-offline = No connection
connection-refused = Refused
connection-sending = Sending…
connection-joining-about = Connecting to the server…
connection-live-about = { $all ->
    [one] Connected to the server.
   *[other] Connected to all { $all } servers.
}
connection-partly-about = Connected to { $up } of { $all } servers. That is enough to play.
connection-offline-about = No connection: what you play is sent when it is back.
connection-refused-about = The server refuses the connection. What you play is sent when it takes us again.
connection-sending-about = Sending what you played…
connection-about = Messages go over these servers, encrypted on your device: the servers see neither moves nor names.
connection-again = Try again
connection-refused-messages = Messages that were ignored
connection-refused-none = None.
refused-oversized = too large
refused-garbled = not readable
refused-foreign = not from this room
refused-forged = wrong signature
refused-replayed = old, sent again
refused-illegal = against the rules
refused-conflicting = two for the same turn
broker-connecting = Connecting…
broker-connected = Connected
broker-refused = It refuses the connection
broker-down = No answer
broker-forgets = It does not keep what it should: whoever comes later needs somebody here who has the game.
broker-sent = Sent
broker-received = Received
broker-messages = { $messages ->
    [one] one message, { $size }
   *[other] { $messages } messages, { $size }
}
broker-delay = Round trip
broker-milliseconds = { $delay } ms
broker-reconnects = Reconnected
servers = Servers
servers-about = One address in each line, beginning with wss://. They hold on this device from the next time a room is opened; everybody in a room needs one that the others have too. Without any, those of this page are used.
servers-save = Save servers
servers-saved = Saved. Open the room again to use them.

## Servers that carry the messages of a room

problem-brokers-fetch = The file config.json beside this page, which names the servers, could not be fetched ({ $detail }).
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
problem-broker-scheme = “{ $found }” is no address of a server: one begins with wss://.
problem-broker-url = “{ $found }” cannot be read as an address.
problem-broker-plain = “{ $found }” leads over a connection without encryption, which browsers do not allow here. The address must begin with wss://.
problem-broker-twice = “{ $found }” is there twice.
