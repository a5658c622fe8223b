### Słowa wokół tekstów poradnika.

guide-title = Poradnik
guide-close = Wróć do gry
guide-pages = Strony poradnika
guide-contents = Na tej stronie
guide-languages = Język
page-star = Chińskie warcaby
page-star-strategy = Jak wygrać na gwieździe
page-capture = Zbijanie
page-italian = Warcaby włoskie
page-english = Warcaby angielskie
page-draughts-strategy = Jak wygrać w warcaby
board-play = { $moves ->
    [one] Pokaż ruch jeszcze raz
   *[other] Pokaż ruchy jeszcze raz
}
board-step = Pokaż następny obrazek
alt-board-star = Plansza w kształcie gwiazdy.
alt-board-draughts = Plansza do warcabów.
# $piece: army1..army6, neutral, unowned, white-man, white-king, black-man, black-king
alt-pieces = { $piece ->
    [army1] Czerwone kulki
    [army2] Błękitne kulki
    [army3] Zielone kulki
    [army4] Żółte kulki
    [army5] Granatowe kulki
    [army6] Różowe kulki
    [neutral] Neutralne kulki
    [white-man] Białe piony
    [white-king] Białe damki
    [black-man] Czarne piony
    [black-king] Czarne damki
   *[unowned] Kulki
}: { $places }.
alt-targets = Z { $place } można dojść do: { $places }.
alt-moves = { $count ->
    [one] Ruch: { $moves }.
   *[other] Ruchy: { $moves }.
}
