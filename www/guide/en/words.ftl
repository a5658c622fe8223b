### The words around the guide's texts.

guide-title = Guide
guide-close = Back to the game
guide-pages = Pages of the guide
guide-contents = On this page
guide-languages = Language
page-star = Chinese checkers
page-star-strategy = Winning on the star
page-capture = Capture
page-italian = Italian draughts
page-english = English draughts
page-draughts-strategy = Winning at draughts
board-play = { $moves ->
    [one] Show the move again
   *[other] Show the moves again
}
board-step = Show the next picture
alt-board-star = A star board.
alt-board-draughts = A draughts board.
# $piece: army1..army6, neutral, unowned, white-man, white-king, black-man, black-king
alt-pieces = { $piece ->
    [army1] Red marbles
    [army2] Sky blue marbles
    [army3] Green marbles
    [army4] Yellow marbles
    [army5] Deep blue marbles
    [army6] Pink marbles
    [neutral] Neutral marbles
    [white-man] White men
    [white-king] White kings
    [black-man] Black men
    [black-king] Black kings
   *[unowned] Marbles
}: { $places }.
alt-targets = From { $place } one can go to: { $places }.
alt-moves = { $count ->
    [one] The move: { $moves }.
   *[other] The moves: { $moves }.
}
