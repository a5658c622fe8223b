### The words of Hopstone.

app-name = Hopstone
language-code = en
app-description = Chinese checkers, the capture game, Italian and English draughts: against the computer or with friends, offline, no registration.
new-version = A new version is there
new-version-take = Load it

## The board

board-label-star = Chinese checkers board
board-label-capture = Board of the capture game
board-label-italian = Italian draughts board
board-label-english = English draughts board
# $piece: empty, army1..army6, neutral, unowned. $target: none, step, jump, swap. $picked: yes, no
hole-label = { $hole }, { $piece ->
    [army1] red marble, dot
    [army2] sky blue marble, ring
    [army3] green marble, triangle
    [army4] yellow marble, square
    [army5] deep blue marble, cross
    [army6] pink marble, star
    [neutral] neutral marble
    [unowned] marble
   *[empty] empty
}{ $picked ->
    [yes] , picked up
   *[no] {""}
}{ $target ->
    [step] , a step leads here
    [jump] , a jump leads here
    [swap] , change places with this marble
   *[none] {""}
}
# $piece: empty, white-man, white-king, black-man, black-king. $target: none, step, jump. $picked, $forced: yes, no
square-label = { $square }, { $piece ->
    [white-man] white man
    [white-king] white king
    [black-man] black man
    [black-king] black king
   *[empty] empty
}{ $picked ->
    [yes] , picked up
   *[no] {""}
}{ $forced ->
    [yes] , must capture
   *[no] {""}
}{ $target ->
    [step] , a step leads here
    [jump] , a jump leads here
   *[none] {""}
}

## Whose turn

turn-of = { $you ->
    [yes] Your move
   *[no] { $name } to move
}
turn-capture = { $you ->
    [yes] Your move: you must capture
   *[no] { $name } to move, must capture
}
turn-thinking = { $name } is thinking
thinking = The computer is thinking…
game-over = The game is over
looking-back = After move { $ply } of { $plies }
about-game = About this game
# $you: yes when the name stands for the only person here
passed = { $you ->
    [yes] You cannot move and pass.
   *[no] { $name } cannot move and passes.
}
rounds-left = { $rounds ->
    [0] No progress for a long time: the game is about to end in a draw.
    [one] No progress for a long time: one round left until a draw.
   *[other] No progress for a long time: { $rounds } rounds left until a draw.
}
quiet-left = { $rounds ->
    [0] Neither captures nor moves of men for a long time: the game is about to end in a draw.
    [one] Neither captures nor moves of men for a long time: one move each until a draw.
   *[other] Neither captures nor moves of men for a long time: { $rounds } moves each until a draw.
}
repeated = This position has stood before. The third time it is a draw.

## Seats

person-link = By link
seat-person = You
seat-person-n = Player { $n }
seat-computer = Computer ({ $level })
seat-computer-n = Computer { $n }
white = White
black = Black
seat-home = { $home } of { $all } home
seat-home-short = { $home } / { $all }
seat-captured = { $captured } captured
seat-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
seat-resigned = resigned
level-1 = Novice
level-2 = Easy
level-3 = Normal
level-4 = Strong
level-5 = Hard

## Controls

controls = Game controls
new-game = New game
undo = Undo
redo = Redo
hint = Teach me
turn-board = Turn board
moves = Moves
resign = Resign
offer-draw = Offer draw
players-who = Players
settings = Settings
done = Done
play-move = Play
close = Close
cancel = Cancel
back-to-now = Back to now
again = Play again
result = Result
swap-sides = Swap sides

## The guide

guide = Guide
guide-rule = The rule
welcome = The game in three lines
welcome-goal = Bring your yellow marbles to the top.
welcome-tap = Tap a marble, then one of the marks.
welcome-marks = A dot is a step, a ring is a jump.

## Lessons: a good move, why, and what another one costs

lesson = Lesson
lesson-best = A good move: { $text }
lesson-then = Then perhaps { $line }
# The others stand still in what is told of the star.
lesson-then-own = Then, if nobody stands in the way, { $line }
lesson-tried = About { $text }:
lesson-played = The move played, { $text }:
lesson-same = It is this very move.
lesson-as-good = Nothing is wrong with it: it is about as good.
lesson-play = Play it
lesson-play-tried = Play mine
lesson-ask = Why not another?
lesson-asking = Make the move that you want to know about. It will not be played.
lesson-last = My last move
reason-only-move = It is the only move.
reason-wins = It wins the game.
reason-wins-in = It wins for certain, whatever the other side does, in { $moves } moves.
reason-finishes = It fills the goal: place { $place }.
reason-prevents-win = { $name } could have won with the next move; this stops it.
reason-looks-ahead = { $moves ->
    [one] Looking one move ahead, I found nothing better.
   *[other] Looking { $moves } moves ahead, I found nothing better.
}
reason-chain-gains = One chain of jumps brings the marble { $steps } steps nearer to its goal.
reason-brings-straggler = It brings up the last marble, which is { $behind } steps farther off than the others on average.
reason-leaves-home = { $left ->
    [0] The last marble leaves home: nobody is left behind.
    [one] A marble leaves home in time; only one is left there.
   *[other] A marble leaves home in time; { $left } are left there.
}
reason-enters-goal = { $left ->
    [0] The last marble comes into the goal.
    [one] A marble comes into the goal; one is still outside.
   *[other] A marble comes into the goal; { $left } are still outside.
}
reason-fills-deepest = It fills the deepest hole of the goal that is free.
reason-makes-room = It goes deeper into the goal and makes room for those still to come.
reason-builds-bridge = It builds a bridge: the marble in { $from } can then jump to { $to }, { $steps } steps nearer to the goal.
reason-opens-way = It opens a way: the marble in { $from } can then jump to { $to }, { $steps } steps nearer to the goal.
reason-blocks = { $after ->
    [0] It takes a jump of { $before } steps away from { $name }.
    [one] It leaves { $name } only one step of a jump of { $before }.
   *[other] It shortens the best jump of { $name } from { $before } steps to { $after }.
}
reason-uses-others = The chain leads over { $marbles } marbles of others: they serve as a ladder.
reason-swaps = It takes a hole of the goal from a marble of somebody else.
reason-race = The armies have passed each other. It is a race: I see { $moves } moves for { $you ->
    [yes] you
   *[no] { $name }
} and { $others ->
    [one] one
   *[other] { $others }
} for the other side.
reason-way-home = It begins the shortest way home that I see: { $moves } moves.
reason-before-they-leave = If the others’ marbles stay in the goal, it is full in { $moves } moves.
reason-prepares = It prepares { $from } to { $to }, which would not be possible without it.
reason-must-capture = It is the only capture, and captures are compulsory.
reason-forced-by-rule = { $rule ->
    [1] Rule 1 leaves no choice: the capture of most pieces must be made.
    [2] Rule 2 leaves no choice: the king must capture.
    [3] Rule 3 leaves no choice: the capture of most kings must be made.
   *[4] Rule 4 leaves no choice: the capture that meets a king first must be made.
}
reason-takes = { $pieces ->
    [one] With the captures that follow at once it takes one piece
   *[other] With the captures that follow at once it takes { $pieces } pieces
}{ $returned ->
    [0] {" "}and loses none.
    [one] {" "}and loses one.
   *[other] {" "}and loses { $returned }.
}
reason-shot = A shot: it gives { $gives } to take { $takes }.
reason-exchanges = { $ahead ->
    [yes] It exchanges { $pieces } for { $pieces }: with more pieces, every exchange helps.
   *[no] It exchanges { $pieces } for { $pieces }.
}
reason-wins-pieces = { $pieces ->
    [one] It wins a piece within { $moves } moves.
   *[other] It wins { $pieces } pieces within { $moves } moves.
}
reason-crowns = { $first ->
    [yes] A man becomes the first king on the board.
   *[no] A man becomes a king.
}
reason-will-crown = A man becomes a king within { $moves } moves.
reason-stops-crowning = It keeps the other side from crowning a man with the next move.
reason-saves = { $pieces ->
    [one] It saves a piece that the other side threatened to win.
   *[other] It saves { $pieces } pieces that the other side threatened to win.
}
reason-threatens = { $pieces ->
    [one] It threatens to win a piece.
   *[other] It threatens to win { $pieces } pieces.
}
reason-runs-free = { $steps ->
    [one] Nobody can stop this man any more: one step to the crown.
   *[other] Nobody can stop this man any more: { $steps } steps to the crown.
}
reason-shuts = { $pieces ->
    [one] It shuts in a man of the other side.
   *[other] It shuts in { $pieces } men of the other side.
}
reason-gains-the-move = The exchange gains “the move”: in a blockade the other side would run out of steps first.
reason-backs = { $men ->
    [one] One more man has its back covered.
   *[other] { $men } more men have their backs covered.
}
reason-takes-centre = It takes a place in the middle, from where a man has most choice.
reason-chases = The king goes after the piece on { $square }.
reason-keeps-back-row = It leaves the { $men } men of the back row at home, where they keep others from being crowned.
reason-captures = { $marbles ->
    [one] It captures one marble
   *[other] It captures { $marbles } marbles
}{ $leaves ->
    [0] {" "}and leaves nothing to capture.
    [one] {" "}and leaves at most one.
   *[other] {" "}and leaves at most { $leaves }.
}
reason-richest = No other move captures as many.
reason-leaves-least = { $leaves ->
    [0] Every other move that captures as many leaves something to capture.
   *[other] Every other move that captures as many leaves more.
}
reason-declines = { $marbles } marbles could be captured, but that would leave { $leaves }.
reason-spoils = { $after ->
    [0] It spoils a capture of { $before }.
   *[other] It spoils a capture of { $before }: at most { $after } are left.
}
reason-sets-up = After the likely answer { $marbles } can be captured.
reason-decides = Nobody can catch up any more.
reason-ends = Nobody can capture any more: the game ends.
cost-misses-win = It misses the win.
cost-misses-win-in = { $moves ->
    [one] The good move wins at once; of this one I cannot say that.
   *[other] The good move wins for certain in { $moves } moves; of this one I cannot say that.
}
cost-lets-win = It lets { $name } win at once.
cost-loses-in = { $moves ->
    [one] It loses at once.
   *[other] It loses for certain in { $moves } moves.
}
cost-more-moves = { $you ->
    [yes] As far as I can see, your way home is
   *[no] As far as I can see, for { $name } the way home is
}{" "}{ $moves ->
    [one] one move longer.
   *[other] { $moves } moves longer.
}
cost-goes-back = { $steps ->
    [one] It goes back by a step.
   *[other] It goes back by { $steps } steps.
}
cost-offers-jump = It leaves { $name } a jump of { $steps } steps.
cost-loses-pieces = { $pieces ->
    [one] It loses a piece.
   *[other] It loses { $pieces } pieces.
}
cost-misses-pieces = { $pieces ->
    [one] It misses the win of a piece.
   *[other] It misses the win of { $pieces } pieces.
}
cost-lets-crown = { $moves ->
    [one] It lets the other side crown a man with the next move.
   *[other] It lets the other side crown a man in { $moves } moves.
}
cost-weakens = { $share ->
    [0] The position after it is a little weaker.
    [1] The position after it is weaker, by about half a man.
   *[2] The position after it is much weaker, by about a man or more.
}
cost-in-sum = { $men ->
    [one] All in all it costs about a man.
   *[other] All in all it costs about { $men } men.
}
cost-captures-fewer = { $marbles ->
    [one] It captures one marble fewer.
   *[other] It captures { $marbles } marbles fewer.
}
cost-leaves-more = It leaves a capture of { $leaves } instead of { $best }.
cost-falls-behind = { $marbles ->
    [one] As far as I can see, it ends one marble worse.
   *[other] As far as I can see, it ends { $marbles } marbles worse.
}

## Replay and review

review = Replay

## What is said of moves

said-move = { $name }: { $text }.
said-capture = { $name }: { $text }, { $captured ->
    [one] one marble captured
   *[other] { $captured } marbles captured
}.
said-capture-pieces = { $name }: { $text }, { $captured ->
    [one] one piece captured
   *[other] { $captured } pieces captured
}.
said-resign = { $you ->
    [yes] You resign.
   *[no] { $name } resigns.
}
said-lot = { $you ->
    [yes] The coin says: you begin.
   *[no] The coin says: { $name } begins.
}
said-loser = { $you ->
    [yes] You lost the last game and begin.
   *[no] { $name } lost the last game and begins.
}
said-lot-white = { $you ->
    [yes] The lot says: you play White.
   *[no] The lot says: { $name } plays White.
}
said-draw = A draw is agreed.
said-draw-declined = { $you ->
    [yes] You decline the draw.
   *[no] { $name } declines the draw.
}
draw-sure = { $you ->
    [yes] A draw is offered. Do you agree?
   *[no] A draw is offered. Does { $name } agree?
}
draw-ask = Offer a draw? If { $name } agrees, the game is over.
draw-ask-yes = Offer draw
draw-agree = Agree to a draw
why-several-ways = Several ways lead there and capture different marbles. Tap each hop in turn.
why-several-captures = Several captures end there. Tap each landing in turn.
why-pick = Pick up one of your pieces first.
why-pick-forced = A capture is compulsory. Pick up one of the marked pieces first.
why-no-hop = This marble cannot jump there. Go on from where it is, or take the last hop back.
why-wait = It is not your turn.
why-elsewhere = { $name } is to move, on another device. The move comes with a link.

## Moves

bring = Bring in a game

## Sharing

share = Share
window-missing = This window could not be fetched. Please check the connection and try again.
met-fork = Two ways of one game

## The end

end-won = { $you ->
    [yes] You win
   *[no] { $name } wins
}
end-shared = Shared first place: { $names }
end-how-star = { $you ->
    [yes] Your goal is full.
   *[no] The goal of { $name } is full.
}
end-how-capture = No jump is left on the board. Most captures win.
end-how-resigned = Everybody else has resigned.
end-how-blocked = { $you ->
    [yes] The other side cannot move.
   *[no] The side against { $name } cannot move.
}
end-how-all-captured = { $you ->
    [yes] You have captured every piece.
   *[no] { $name } has captured every piece.
}
draw-repetition = Draw: the same position stood for the third time
draw-no-progress = Draw: no progress for sixty rounds
draw-all-passed = Draw: nobody can move
draw-equal-captures = Draw: equal captures
draw-quiet-moves = Draw: forty moves each without a capture and without a move by a man
draw-agreement = Draw by agreement
score = Score: { $points }
score-made = { $won ->
    [yes] { $captured } captured at 10 each, 100 for the win and 50 for each step of level { $level }.
   *[no] { $captured } captured at 10 each, against level { $level }.
}
score-rank = It takes place { $rank } in the table of records.
score-spoilt-undo = A move was taken back: the score does not enter the table of records.
score-spoilt-hint = A hint was used: the score does not enter the table of records.
score-spoilt-set-up = The game was not played here from the starting position: the score does not enter the table of records.
score-spoilt-players = The players changed during the game: the score does not enter the table of records.
statistics = Statistics
records = Records

## New game

game-star = Chinese checkers
game-capture = Capture
game-italian = Italian draughts
game-english = English draughts
editor = Set up a position

## Keys

keys = Keys on the board

## What is said of the game

said-undo = Taken back.
said-redo = Played again.
said-new = A new game.
said-level = The computer now plays at level { $level }.
said-visit = You are looking at another game. Your own game is kept.
who-are-you = Who are you?
only-look = Only look
# $name: the seat that is played here from now on
said-be = You play for { $name }. The others play elsewhere.
turn-elsewhere = { $name } plays elsewhere: send the link.
send-link = Send the link
continue-here = Continue from here
back-to-mine = Back to my game
go-on = Go on
resign-sure = { $you ->
    [yes] Do you want to give up this game?
   *[no] Does { $name } want to give up this game?
}
why-visiting = You are looking at another game. Continue from here to play it.
why-looking = You are looking back. Go back to now to play.
kept-unreadable = The game kept on this device cannot be read: { $reason }
thinker-broken = The computer could not find a move: { $reason }
link-unknown = The link cannot be read: “{ $link }” is nothing that Hopstone knows. Your game is untouched.
link-game = The link names the game “{ $game }”, which Hopstone does not know. Your game is untouched.
link-five = Five players cannot share the star: one of them would have nobody opposite. Your game is untouched.
link-parameter = The link has an unknown part, “{ $name }”. Your game is untouched.
link-value = The link gives “{ $name }” the value “{ $value }”, which does not fit. Your game is untouched.
link-unreadable = The game in the link cannot be read: { $reason } Your game is untouched.
link-room-length = The link of the room is cut or too long: it has { $length } characters instead of { $right }. Your game is untouched.
link-room-character = The link of the room is wrong: character { $place }, “{ $character }”, does not belong there. Your game is untouched.
room-missing = The room cannot be opened: a part of the page could not be fetched. Please check the connection and open the link again.
link-same = You have this game already, with all its moves.
link-newer = { $moves ->
    [0] The game has gone on.
    [one] One move has come.
   *[other] { $moves } moves have come.
}
link-kept = Your game stays as it is.
link-taken = The game of the link is now yours.
link-copied = The link is copied. Whoever opens it sees this game.
fen-copied = The position is copied as FEN.
link-not-copied = The browser does not allow copying here.
failure = Hopstone could not start: { $reason }. Please check the connection and reload the page.
failure-browser = Hopstone could not start: { $reason }. Please try a newer browser, or allow this page what is switched off.

## What cannot be done, and why

problem-internal = Something went wrong inside: { $detail }
problem-seating = The seats do not fit the game.
problem-level = Player { $seat } has a level that does not exist.
problem-name = The name of player { $seat } is too long or holds characters that no name has.
problem-number = There is no such cell, seat or moment.
problem-notation = That is not written as a move.
problem-no-move = There is no move to make.
problem-over = The game is over.
problem-full = The game is too long to go on.
problem-resign = That player is not in the game any more.
problem-empty = No marble stands in { $hole }.
problem-not-yours = The marble in { $hole } belongs to another player.
problem-neutral = The marble in { $hole } is neutral: nobody moves it.
problem-stuck = The marble in { $hole } has no free hole beside it and nothing to jump over.
problem-cannot-jump = The marble in { $hole } has nothing to jump over.
problem-home = The marble in { $hole } is in its goal, and all its moves would leave it.
problem-back = A turn must not end where it began, in { $hole }.
problem-occupied = { $to } is occupied.
problem-leaves-goal = The marble in { $from } is in its goal and must not come to rest outside, in { $to }.
problem-foreign = No move may end in { $to }: that point belongs to another player.
problem-unreachable = No step and no chain of jumps leads from { $from } to { $to }.
problem-no-jump = From { $from } to { $to } is no jump (part { $number } of the chain).
problem-no-jumps = The marble in { $hole } was given no jump.
problem-draughts-empty = No piece stands on { $square }.
problem-draughts-not-yours = The piece on { $square } belongs to the opponent.
problem-draughts-blocked = The piece on { $square } is blocked: no square before it is free.
problem-draughts-must-capture = A capture is compulsory: the piece on { $square } may move only if it captures.
problem-draughts-precedence-1 = Rule 1, the most pieces: this capture takes { $tried }, another one takes { $best }.
problem-draughts-precedence-2 = Rule 2, with a king: a king can take as many, so a king must capture, not the man on { $square }.
problem-draughts-precedence-3 = Rule 3, the most kings: kings in this capture: { $tried }, in another one: { $best }.
problem-draughts-precedence-4 = Rule 4, kings earlier: another capture takes as much and meets a king sooner.
problem-draughts-man-captures-king = A man may not capture a king: the man on { $square } cannot jump over { $over }.
problem-draughts-man-back = Men move forward only: not from { $square } back to { $to }.
problem-draughts-man-captures-back = Men capture forward only: not from { $square } back to { $to }.
problem-draughts-occupied = Square { $to } is occupied.
problem-draughts-own-piece = The piece on { $over } is your own and cannot be jumped.
problem-draughts-twice = The piece on { $over } has been jumped already; none is jumped twice.
problem-draughts-nothing = Between { $square } and { $to } stands no piece to capture.
problem-draughts-no-jump = The capture goes on with a jump over the next square: not from { $square } to { $to }.
problem-draughts-unreachable = From { $square } to { $to } is neither a step nor a capture.
problem-draughts-unfinished = A capture must be finished: from { $square } it goes on.
problem-draughts-no-landing = The move from { $square } names no square to go to.
problem-draughts-ambiguous = Several captures lead from { $square } to { $to }; every square must be named.
problem-pass = A pass is written where the player has a move.
problem-pass-missing = A pass is missing where the player has no move.
problem-code-empty = The code is empty.
problem-code-long = The code is too long ({ $length } characters).
problem-code-version = The code is of version “{ $version }”, which this program does not read.
problem-code-character = Character { $place }, “{ $character }”, does not occur in codes.
problem-code-cut = The code ends too early, after character { $length }.
problem-code-kind = The code is of a game that this program does not know.
problem-code-value = The code has an impossible value at character { $place }.
problem-code-trailing = The code goes on after the end of the game, at character { $place }.
problem-code-check = The code was altered: its check does not fit.
problem-record-move = Move { $number }: { $reason }
problem-json-long = The file is too long ({ $length } characters).
problem-json-form = The file is not a game ({ $detail }).
problem-json-version = The file is of version { $version }, which this program does not read.
problem-json-field = In the file “{ $field }” is missing or has an impossible value.
problem-json-fen = The position in the file cannot be read: { $reason }
problem-fen-turn = Character { $place }: a position begins with the side to move, W or B.
problem-fen-stray = Character { $place }: “{ $character }” does not belong there.
problem-fen-no-square = Character { $place }: the number of a square is missing.
problem-fen-range = Character { $place }: there is no square { $square }, they are numbered 1 to 32.
problem-fen-backwards = Character { $place }: the range from { $from } to { $to } runs backwards.
problem-fen-twice = Character { $place }: square { $square } is named twice.
problem-fen-promotion = A { $side ->
    [white] white
   *[black] black
} man cannot stand on { $square }: it would have become a king.
problem-fen-side-twice = Character { $place }: the { $side ->
    [white] white
   *[black] black
} pieces are named twice.
problem-fen-side-missing = Character { $place }: the { $side ->
    [white] white
   *[black] black
} pieces are missing.
problem-fen-pieces = { $side ->
    [white] White
   *[black] Black
} has more than twelve pieces.
problem-bring-empty = There is nothing to read.
problem-pdn-empty = There is no game in the text.
problem-pdn = Game { $game }, line { $line }: { $reason }
problem-pdn-move = Game { $game }, line { $line }, move { $move } “{ $text }”: { $reason }
problem-pdn-tag = a tag is written [Name "value"] on one line.
problem-pdn-unclosed = “{ $bracket }” is opened and never closed.
problem-pdn-stray = “{ $bracket }” closes nothing.
problem-pdn-game-type = the game type “{ $value }” is neither Italian (22) nor English draughts (21).
problem-pdn-notation = move { $move } “{ $text }” is not written as a move.
problem-pdn-square = move { $move } “{ $text }”: there is no square { $square }.
said-go-on = The capture goes on: choose the next landing, or go back.
said-jump-on = You can jump on, or end here with Done.
said-proposed = Tap again to play, or put it back.
take-sure = Your own game is not over. If you continue from here, it is lost.
