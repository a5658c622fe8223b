### The words of Hopstone.

app-name = Hopstone
language-code = en

## The board

board-label-star = Chinese checkers board
board-label-capture = Board of the capture game
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
turn-thinking = { $name } is thinking
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
repeated = This position has stood before. The third time it is a draw.

## Seats

computer = Computer
person = Person
seat-person = You
seat-person-n = Player { $n }
seat-computer = Computer ({ $level })
seat-computer-n = Computer { $n }
seat-n = Player { $n }
seat-name = Name of player { $n }
seat-player = Who plays for player { $n }
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
turn-board = Turn
moves = Moves
resign = Resign
settings = Settings
done = Done
close = Close
cancel = Cancel
start = Start
back-to-now = Back to now
again = Play again
swap-sides = Swap sides

## What is said of moves

said-move = { $name }: { $text }.
said-capture = { $name }: { $text }, { $captured ->
    [one] one marble captured
   *[other] { $captured } marbles captured
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
why-several-ways = Several ways lead there and capture different marbles. Tap each hop in turn.
why-no-hop = This marble cannot jump there. Go on from where it is, or take the last hop back.
why-wait = It is not your turn.

## Moves

moves-none = No move has been played yet.
moves-start = Start
copy-link = Copy link
save-file = Save as file
open-file = Open a file
entry-pass = passes
entry-resign = resigns

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
draw-repetition = Draw: the same position stood for the third time
draw-no-progress = Draw: no progress for sixty rounds
draw-all-passed = Draw: nobody can move
draw-equal-captures = Draw: equal captures

## New game

game = Game
game-star = Chinese checkers
game-star-about = Bring your ten marbles into the opposite point, by steps and by chains of jumps.
game-capture = Capture
game-capture-about = Jump over marbles and take them. The marbles belong to nobody; most captures win.
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
first-loser-about = Who lost the last game begins.
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

## Settings

theme = Look
theme-light = Day
theme-dark = Night
as-system = As the device
motion = Movement
motion-full = Moving
motion-none = Still
speed = Speed of the computer
speed-instant = At once
speed-calm = Calm
speed-slow = Slow
mark = Mark what can move
mark-about = The marbles that can move are marked.
coordinates = Coordinates
coordinates-about = Letters of the rows and numbers of the holes on the board.
follow = Turn the board
follow-about = The board turns to the person whose turn it is.
language = Language

## Keys

keys = Keys on the board
key-walk = walk along the rows and across them
key-six = walk in the six directions
key-row = first and last hole of the row
key-enter = pick up, put down, end a chain
key-escape = put back
key-hint = show a good move
key-undo = take back
key-level = level of the computer
key-help = this list

## What is said of the game

said-undo = Taken back.
said-redo = Played again.
said-new = A new game.
said-level = The computer now plays at level { $level }.
said-hint = A good move: { $text }
said-visit = You are looking at another game. Your own game is kept.
continue-here = Continue from here
back-to-mine = Back to my game
go-on = Go on
resign-sure = { $you ->
    [yes] Do you give up this game?
   *[no] Does { $name } give up this game?
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
link-copied = The link is copied. Whoever opens it sees this game.
link-not-copied = The browser does not allow copying here.
file-unreadable = The file cannot be read: { $reason } Your game is untouched.
failure = Hopstone could not start: { $reason }. Please check the connection and reload the page.

## What cannot be done, and why

problem-internal = Something went wrong inside: { $detail }
problem-seating = The seats do not fit the game.
problem-level = Player { $seat } has a level that does not exist.
problem-name = The name of player { $seat } is too long or holds characters that no name has.
problem-number = There is no such hole, seat or moment.
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
problem-json-form = The file is not a game: { $detail }
problem-json-version = The file is of version { $version }, which this program does not read.
problem-json-field = In the file “{ $field }” is missing or has an impossible value.
