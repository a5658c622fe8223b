### Słowa okien, które wczytują się później.

## Statystyki

statistics-none = Jeszcze nic tu nie ma. Rozegraj grę do końca, z komputerem albo ze znajomymi, a znajdziesz ją tutaj.
statistics-about = Każda gra, która kończy się na tym urządzeniu, liczy się raz, także z podpowiedziami i cofaniem; poddana to przegrana. Pozycje ustawione ręcznie i gry wczytane się nie liczą.
statistics-full = Pamiętanych jest tylko { $games } ostatnich gier.
statistics-games = Gry
statistics-won = wygrane
statistics-drawn = remisy
statistics-lost = przegrane
statistics-all = Razem
# $longest: at least 1. $run: wins one after the other up to the last game
statistics-run = { $run ->
    [0] Najdłuższa seria wygranych: { $longest }.
   *[other] Najdłuższa seria wygranych: { $longest }, obecnie { $run }.
}
statistics-fewest = Najmniej ruchów do wygranej: { $moves }.
statistics-persons = { $games ->
    [one] Jedna gra z innymi osobami
    [few] { $games } gry z innymi osobami
   *[other] { $games } gier z innymi osobami
}

## Co urządzenie przechowuje, jako plik

device = Na tym urządzeniu
device-about = Statystyki, rekordy, ustawienia i gra na stole pozostają na tym urządzeniu. W pliku można je zachować albo przenieść na inne urządzenie.
device-save = Zapisz wszystko
device-found = Co jest w pliku
device-saved = Zapisano: { $day }.
device-games = { $games ->
    [0] Żadnych gier w statystykach
    [one] Jedna gra w statystykach
    [few] { $games } gry w statystykach
   *[other] { $games } gier w statystykach
}
device-records = { $records ->
    [0] Żadnych wpisów w tabelach rekordów
    [one] Jeden wpis w tabelach rekordów
    [few] { $records } wpisy w tabelach rekordów
   *[other] { $records } wpisów w tabelach rekordów
}
device-settings = Ustawienia
# $over: yes, no
device-table = Na stole: { $game }, { $over ->
    [yes] gra skończona
   *[no] { $plies ->
        [0] przed pierwszym ruchem
        [one] po jednym ruchu
       *[other] po { $plies } ruchach
    }
}
device-how = Co z nim zrobić
device-merge = Dodaj
device-merge-about = Gry i rekordy z pliku dołączą do tutejszych; co jest i tu, i tam, liczy się raz. Ustawienia i gra na stole pozostaną bez zmian.
device-replace = Zastąp
device-replace-about = Plik zastąpi wszystko, co Hopstone tu przechowuje: statystyki, rekordy, ustawienia i grę na stole. Strona wczyta się od nowa.
device-take = Wczytaj
device-merged = { $games ->
    [0] Plik dodany. Wszystkie jego gry już tu były.
    [one] Plik dodany, z jedną nową grą.
   *[other] Plik dodany, z { $games } nowymi grami.
}
device-bad = Tego pliku nie można wczytać: { $reason } Nic się nie zmieniło.
device-wipe = Wyczyść statystyki i rekordy
device-wipe-sure = { $games ->
    [0] Tabele rekordów znikną z tego urządzenia.
    [one] Jedyna policzona gra i tabele rekordów znikną z tego urządzenia.
   *[other] Wszystkie policzone gry ({ $games }) i tabele rekordów znikną z tego urządzenia.
} Gra na stole i ustawienia pozostaną. Tego nie da się cofnąć, chyba że wszystko jest zapisane w pliku.
device-wipe-yes = Wyczyść
device-wiped = Statystyki i rekordy zostały usunięte.
problem-device-large = Plik jest za duży ({ $size } kB, wczytać można najwyżej { $most } kB).
problem-device-form = To nie jest zapis JSON ({ $detail }).
problem-device-kind = To nie jest plik, w którym Hopstone zapisał dane urządzenia: w „hopstone” powinno być "device", a { $found ->
    [nothing] nie ma tam nic.
   *[other] jest { $found }.
}
problem-device-game = To zapisana gra: otwiera ją „Wczytaj grę” w oknie nowej gry w warcaby.
problem-device-version = W „version” powinno być { $version }, a { $found ->
    [nothing] nie ma tam nic.
   *[other] jest { $found }, wersja, której ta strona nie czyta.
}
# $expected: what should be there. $found: what is
problem-device-field = W „{ $path }” { $expected ->
    [text] powinien być tekst we właściwej postaci
    [count] powinna być liczba całkowita, co najmniej 0
    [number] powinna być liczba całkowita od { $least } do { $most }
    [yes-no] powinno być true albo false
    [one-of] powinna być jedna z wartości: { $of }
    [day] powinien być dzień, na przykład 2026-01-31
    [list] powinna być lista, na której jest najwyżej { $most }
    [parts] powinien być obiekt z nazwanymi częściami
   *[known] powinna być wartość, którą ta strona zna
}, a { $found ->
    [nothing] nie ma tam nic.
   *[other] jest { $found }.
}
problem-device-part = W „{ $path }”: { $reason }
problem-device-room = Przeglądarka nie ma na to miejsca.

## Udostępnianie

share-link = Odnośnik do gry
share-give = Wyślij…
share-refused = To urządzenie nie mogło tego wysłać. Odnośnik można skopiować.
share-qr = Kod QR
share-qr-label = Kod QR z odnośnikiem do gry
share-qr-about = Skieruj na kod aparat innego telefonu lub tabletu, a gra się na nim otworzy.
share-qr-long = Ta gra jest za długa na kod QR. Zmieści się w odnośniku.
share-picture = Obrazek
share-picture-label = Obrazek planszy z graczami i stanem gry: { $game }
share-save = Zapisz obrazek
share-give-picture = Wyślij obrazek…

## Odnośnik z mniejszą liczbą ruchów albo z innymi

met-older = Starszy odnośnik
met-older-about = { $moves ->
    [one] Odnośnik zawiera grę sprzed jednego ruchu.
    [few] Odnośnik zawiera grę sprzed { $moves } ruchów.
   *[many] Odnośnik zawiera grę sprzed { $moves } ruchów.
}
met-fork-about = { $ply ->
    [0] Odnośnik zawiera tę samą grę z innym pierwszym ruchem.
    [one] Odnośnik zawiera tę samą grę z innym drugim ruchem.
   *[other] Odnośnik zawiera tę samą grę, ale po ruchu { $ply } toczy się ona inaczej.
}
met-mine = { $ply ->
    [0] Twoja, na początku
    [one] Twoja, po jednym ruchu
   *[other] Twoja, po { $ply } ruchach
}
met-theirs = { $ply ->
    [0] Z odnośnika, na początku
    [one] Z odnośnika, po jednym ruchu
   *[other] Z odnośnika, po { $ply } ruchach
}
met-lost = Gra, której nie wybierzesz, nie zostanie na tym urządzeniu.
met-keep = Zachowaj moją
met-take = Weź tę z odnośnika

## Ustawienia i klawisze

settings-look = Wygląd
settings-play = Gra
settings-help = Pomoc
settings-keys = Klawiatura
theme-light = Dzień
theme-dark = Noc
as-system = Jak w urządzeniu
motion-full = Płynna
motion-none = Bez animacji
marbles-glass = Szkło
marbles-clay = Glina
marbles-print = Druk
marbles-glass-about = Przejrzyste kolory, znak armii w środku.
marbles-clay-about = Matowe, bez odbić; armie różnią się też jasnością.
marbles-print-about = Płaskie, mocne kolory i duże znaki: na słabe światło i zmęczone oczy.
look-wood = Drewniana
look-plain = Jednolita
speed-instant = Od razu
speed-calm = Spokojnie
speed-slow = Powoli
mark-about = To, co może się ruszyć, jest zaznaczone. W warcabach obowiązkowe bicie zawsze.
coordinates-about = Litery rzędów i numery dołków, numery pól.
follow-about = Plansza obraca się w stronę gracza, który ma ruch.
ponder-about = Gdy ty myślisz, komputer też myśli: na najwyższych poziomach gra lepiej w warcaby i w zbijanie dla dwojga, ale zużywa więcej baterii. W chińskich warcabach nic się nie zmienia.
confirm-off = Nigdy
confirm-small = Na małych ekranach
confirm-always = Zawsze
confirm-off-about = Ruch jest wykonany, gdy tylko wybierzesz, dokąd.
confirm-small-about = Na małej planszy ruch najpierw widać. Dotknij miejsca, w którym się kończy, albo przycisku Zagraj.
confirm-always-about = Ruch najpierw widać. Dotknij miejsca, w którym się kończy, albo przycisku Zagraj.
sound-off = Wyłączony
sound-soft = Cichy
sound-full = Pełny
shortcuts = Litery i cyfry
shortcuts-everywhere = Wszędzie
shortcuts-board = Na planszy
shortcuts-off = Wyłączone
shortcuts-everywhere-about = H, U, ? oraz cyfry od 1 do 5 działają na całej stronie, a litery, którymi chodzi się po planszy, tylko na niej.
shortcuts-board-about = Litery, cyfry i ? działają tylko wtedy, gdy wybrana jest plansza.
shortcuts-off-about = Litery, cyfry i ? nic nie robią: przydatne przy sterowaniu głosem. Strzałki, Enter i Escape działają dalej.
key-walk = wzdłuż rzędów i w poprzek
key-six = w sześciu kierunkach
key-row = pierwszy i ostatni dołek rzędu
key-enter = podnieś, postaw, zakończ serię skoków
key-escape = odłóż, przerwij szukanie ruchu
key-hint = pokaż dobry ruch
key-undo = cofnij
key-level = poziom komputera
key-help = ta lista

## Ustawianie pozycji

editor-tool = Co postawić
piece-white-man = Biały pion
piece-white-king = Biała damka
piece-black-man = Czarny pion
piece-black-king = Czarna damka
piece-empty = Puste pole
editor-start = Pozycja początkowa
editor-empty = Pusta plansza
editor-turn = Czyj ruch
editor-valid = Tę pozycję można rozegrać.
editor-stuck = { $side ->
    [white] Białe
   *[black] Czarne
} nie mają ruchu: gra byłaby skończona.
editor-play = Graj od tej pozycji
editor-bare = Każda strona musi mieć co najmniej jedną bierkę.

## Kto gra

seat-name = Imię: { $seat }
computer = Komputer
person = Człowiek
seat-n = Gracz { $n }
seat-player = Kto gra: { $seat }

## Przyciski

start = Zacznij
setup-running = Gra na stole nie jest skończona; nowa zajmie jej miejsce.

## Poradnik

guide-game = Jak się w to gra
guide-option = Więcej o opcji: { $option }

## Powtórka i przegląd

review-steps = Przewijanie gry
review-first = Na początek
review-back = Ruch wstecz
review-play = Odtwórz grę
review-pause = Wstrzymaj
review-forward = Ruch naprzód
review-last = Na koniec
review-slider = Chwila gry
review-judge = Przejrzyj grę
review-looking = Komputer przegląda grę
review-even = Żaden ruch się nie wyróżnia: nikt wiele nie stracił.
review-gradual = Żaden pojedynczy ruch się nie wyróżnia: różnica rosła po trochu.
review-many = Gdy gra więcej niż dwoje, pojedyncze ruchy nie są oceniane.
review-points = Punkty zwrotne
review-graph-balance = { $you ->
    [yes] Nad linią masz przewagę.
   *[no] Nad linią przewagę ma { $name }.
}
review-graph-star = Ile ruchów zostało do celu; im niżej, tym lepiej.
review-graph-capture = Zbite kulki.
review-loss-game = oddana gra
review-loss-win = przepuszczona pewna wygrana
review-loss-star = { $loss ->
    [one] stracony ruch
    [few] stracone { $loss } ruchy
   *[many] straconych { $loss } ruchów
}
review-loss-draughts = { $loss ->
    [one] około jednej bierki
   *[other] około { $loss } bierek
}
review-loss-capture = { $loss ->
    [one] strata jednej kulki
   *[other] strata { $loss } kulek
}

## Ruchy

copy-fen = Kopiuj FEN
save-pdn = Zapisz jako PDN
moves-none = Nie było jeszcze żadnego ruchu.
moves-start = Początek
copy-link = Kopiuj odnośnik
save-file = Zapisz do pliku
open-file = Otwórz plik
entry-pass = pasuje
entry-resign = poddaje grę
entry-draw = zgoda na remis

## Rekordy

records-none = Tabela jest jeszcze pusta.
records-about = Najlepsze gry przeciw komputerowi na tym urządzeniu, bez cofania i bez podpowiedzi.
record-place = Miejsce
record-name = Imię
record-level = Poziom
record-date = Dzień
record-points = Wynik

## Nowa gra

game = Gra
game-star-about = Przeprowadź dziesięć kulek do przeciwległego ramienia gwiazdy, krokami i seriami skoków.
game-capture-about = Przeskakuj kulki i zbieraj je. Kulki są niczyje; wygrywa, kto zbije najwięcej.
game-italian-about = Piony idą i biją do przodu; bicie jest obowiązkowe, z regułami pierwszeństwa, a pion nie bije damki. Zaczynają białe.
short-italian = Włoskie
short-english = Angielskie
game-english-about = Piony idą i biją do przodu; bić trzeba, ale dowolnie. Zaczynają czarne.
players = Gracze
seating-2 = 2
seating-2-about = Dwoje graczy naprzeciw siebie.
seating-3 = 3
seating-3-about = Troje graczy, co drugie ramię.
seating-4 = 4
seating-4-about = Czworo graczy, dwie pary naprzeciw siebie.
seating-6 = 6
seating-6-about = Sześcioro graczy, wszystkie ramiona zajęte.
seating-3x2 = 3 × 2
seating-3x2-about = Troje graczy, każdy ma dwie przeciwległe armie.
seating-2x2 = 2 × 2
seating-2x2-about = Dwoje graczy, każdy ma dwie sąsiednie armie.
seating-2x3 = 2 × 3
seating-2x3-about = Dwoje graczy, każdy ma trzy armie.
seats = Kto gra
first = Kto zaczyna
first-coin = Losowanie
first-coin-about = Uczciwe, z wynikiem widocznym przed pierwszym ruchem.
first-loser = Przegrany
first-loser-about = Zaczyna, kto przegrał ostatnią grę.
lots = Losuj strony
lots-about = Uczciwe losowanie decyduje, kto gra białymi.
rules = Zasady
options = Wszystkie opcje
preset-standard = Zwykłe
preset-standard-about = Zwykłe zasady: krótkie skoki w seriach, postój wszędzie.
preset-masters = Masters Games
preset-masters-about = Bez postoju w cudzych ramionach; obcą kulkę w swoim celu można wymienić.
preset-super = Super
preset-super-about = Dalekie skoki przyspieszają grę.
preset-custom = Własne
preset-custom-about = Twój własny wybór opcji.
long-jump = Daleki skok
long-jump-about = Skok nad jedną odległą kulką, z lądowaniem równie daleko za nią.
long-jump-capture-about = Skok nad jedną odległą kulką, z lądowaniem równie daleko za nią i zbiciem jej.
rest = Postój w cudzych ramionach
rest-about = Ruch może się skończyć w ramieniu gwiazdy, które należy do innego gracza.
swap = Wymiana
swap-about = Gdy w twoim celu stoi obca kulka, możesz zamienić się z nią miejscami.
strict = Wszystkie dziesięć twoje
strict-about = Wygrywasz dopiero, gdy w celu jest dziesięć twoich kulek. Inaczej w pełnym celu wystarczy jedna.
fill = Wypełnij puste ramiona
fill-about = W nieużywanych ramionach stoją szare kulki, które można przeskakiwać.
play-on = Gra o kolejne miejsca
play-on-about = Po pierwszym zwycięstwie pozostali grają dalej.
players-about = Inny poziom obowiązuje od razu. Komputer wykonuje ruch, gdy tylko przyjdzie jego kolej.
person-link-about = Kto gra zdalnie, gra na innym urządzeniu: po swoim ruchu wysyłasz odnośnik do gry i dostajesz go z powrotem z kolejnym ruchem.
bring-about = Wklej grę (PDN, zapisany plik, odnośnik) albo pozycję (FEN):
bring-otherwise = Jeśli nie wiadomo, które to warcaby
bring-open = Otwórz
bring-choose = { $games ->
    [one] Jedna gra. Wybierz ją:
    [few] { $games } gry. Wybierz jedną:
   *[many] { $games } gier. Wybierz jedną:
}
bring-bad = Nie można tego odczytać: { $reason } Twoja gra pozostaje bez zmian.

## Ustawienia: co się wybiera

theme = Dzień czy noc
motion = Animacja
marbles = Kulki
look = Plansza do warcabów
speed = Tempo komputera
mark = Zaznaczaj, co może się ruszyć
coordinates = Współrzędne
follow = Obracanie planszy
ponder = Myśl w moim czasie
confirm = Potwierdzanie ruchu
sound = Dźwięk
language = Język

## Pliki, których nie da się odczytać

problem-file = Przeglądarka nie może odczytać pliku.
