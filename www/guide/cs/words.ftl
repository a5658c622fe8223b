### Slova kolem textů průvodce.

guide-title = Průvodce
guide-close = Zpět ke hře
guide-pages = Stránky průvodce
guide-contents = Na této stránce
guide-languages = Jazyk
page-star = Čínská dáma
page-star-strategy = Jak vyhrát na hvězdě
page-capture = Zajímaná
page-italian = Italská dáma
page-english = Anglická dáma
page-draughts-strategy = Jak vyhrát v dámě
board-play = { $moves ->
    [one] Ukázat tah znovu
   *[other] Ukázat tahy znovu
}
board-step = Ukázat další obrázek
alt-board-star = Deska ve tvaru hvězdy.
alt-board-draughts = Deska na dámu.
# $piece: army1..army6, neutral, unowned, white-man, white-king, black-man, black-king
alt-pieces = { $piece ->
    [army1] Červené kameny
    [army2] Blankytné kameny
    [army3] Zelené kameny
    [army4] Žluté kameny
    [army5] Tmavě modré kameny
    [army6] Růžové kameny
    [neutral] Neutrální kameny
    [white-man] Bílé kameny
    [white-king] Bílé dámy
    [black-man] Černé kameny
    [black-king] Černé dámy
   *[unowned] Kameny
}: { $places }.
alt-targets = Z { $place } se lze dostat na: { $places }.
alt-moves = { $count ->
    [one] Tah: { $moves }.
   *[other] Tahy: { $moves }.
}
