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

## Pokoje

person-online = Online
setup-online = Zagraj z innymi na żywo
person-online-about = Gra toczy się na żywo w pokoju: dostajesz odnośnik, a kto go otworzy, zajmuje miejsce albo patrzy. Osoby, które miały grać przez odnośnik, też wchodzą do pokoju.
open-room = Otwórz pokój
room-insecure = Pokoje wymagają bezpiecznego połączenia: otwórz tę stronę pod adresem, który zaczyna się od https. Pod tym adresem przeglądarka niczego nie szyfruje.
room-not-opened = Nie można otworzyć pokoju: { $reason }
room-reading = Otwieranie pokoju…
room-reading-about = Pokój jest wczytywany z serwera.
room-nothing = Na razie nic tu nie ma
room-nothing-about = Pod tym odnośnikiem nic nie znaleziono. Może jest ucięty, może wszyscy już wyszli, a może serwer zapomniał pokój. Dopóki ta strona jest otwarta, próbuje dalej.
room-waits = Czekamy na graczy
room-players = { $count ->
    [one] jeden gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
room-position = od ustawionej pozycji
room-invite = Zaproś
room-link = Odnośnik do pokoju
room-link-copied = Odnośnik skopiowany. Kto go otworzy, wejdzie do tego pokoju.
room-qr-label = Kod QR z odnośnikiem do pokoju
room-qr-about = Skieruj na niego aparat innego telefonu albo tabletu: pokój otworzy się tam.
room-name = Twoje imię
room-open = Wolne miejsce
room-you = ty
room-somebody = Ktoś
room-sit = Usiądź
room-sit-seat = Usiądź: { $seat }
room-up = Wstań
room-up-seat = Wstań: { $seat }
room-away = Odeślij
room-away-seat = Odeślij: { $seat }
room-watch = { $count ->
    [one] Patrzy jedna osoba
    [few] Patrzą { $count } osoby
   *[many] Patrzy { $count } osób
}
# $names: those of them who have said one. $more: how many have not
room-watch-names = { $more ->
    [0] Patrzą: { $names }
    [one] Patrzą: { $names } i jeszcze jedna osoba
    [few] Patrzą: { $names } i jeszcze { $more } osoby
   *[many] Patrzą: { $names } i jeszcze { $more } osób
}
room-start-nobody = Najpierw ktoś musi usiąść.
room-start-about = Na wolnych miejscach zagra komputer ({ $level }).
room-start-full = Wszystkie miejsca są zajęte.
room-start-other = { $named ->
    [yes] Gra zacznie się, gdy { $name } tak postanowi.
   *[no] Grę rozpoczyna osoba, która otworzyła pokój.
}
room-looks-on = Patrzysz na grę.
room-undo = Cofnij ruch
room-again = Jeszcze jedna gra
room-leave = Wyjdź
room-leave-sure = Gra jeszcze trwa i inni na ciebie czekają. Odnośnik do pokoju zaprowadzi cię z powrotem na twoje miejsce.
room-leave-yes = Wyjdź z pokoju
room-elsewhere = Ten pokój jest otwarty w innej karcie i tam toczy się gra. Tutaj tylko patrzysz.
room-play-here = Graj tutaj
room-forgetful = Ta przeglądarka niczego nie zapamiętuje, jak w oknie prywatnym: po zamknięciu albo odświeżeniu strony stracisz swoje miejsce.
room-question = Pytanie
# $you: yes when the reader has asked
room-ask-draw = { $you ->
    [yes] Proponujesz remis.
   *[no] { $name } proponuje remis.
}
room-ask-back = { $you ->
    [yes] Prosisz o cofnięcie swojego ostatniego ruchu.
   *[no] { $name } prosi o cofnięcie ostatniego ruchu.
}
room-ask-again = { $you ->
    [yes] Proponujesz jeszcze jedną grę, w której każdy przesiada się o jedno miejsce.
   *[no] { $name } proponuje jeszcze jedną grę, w której każdy przesiada się o jedno miejsce.
}
room-ask-computer = { $you ->
    [yes] Proponujesz, żeby komputer ({ $level }) przejął miejsce: { $seat }.
   *[no] { $name } proponuje, żeby komputer ({ $level }) przejął miejsce: { $seat }.
}
# $me: yes when the seat is to be the reader’s
room-ask-give = { $me ->
    [yes] { $name } proponuje ci miejsce: { $seat }.
   *[no] { $you ->
        [yes] Proponujesz oddać miejsce ({ $seat }) nowej osobie: { $to }.
       *[no] { $name } proponuje oddać miejsce ({ $seat }) nowej osobie: { $to }.
    }
}
room-ask-yours = { $name } proponuje, żeby ktoś inny grał za ciebie, bo cię nie było.
room-absent = Ruch ma { $name }, ale tej osoby tu nie ma.
room-here = Jestem tutaj
room-ask-waits = Czekamy na: { $names }
room-agree = Zgoda
room-no = Nie
room-withdraw = Wycofaj
room-notice-taken = Ktoś zajął to miejsce chwilę wcześniej: { $seat }.
room-notice-late = Twój ruch nie został zagrany: gra w międzyczasie się zmieniła.
room-notice-conflict = Przyszły dwa różne ruchy ({ $name }): { $moves }. Gra toczy się dalej z tym, na który odpowiedziało więcej osób.
room-notice-differs = { $name } widzi inną grę niż ty. Wszystko jest wczytywane od nowa.
room-declined-draw = Remisu nie ma: brak zgody ({ $name }).
room-declined-back = Ruch zostaje: brak zgody ({ $name }).
room-declined-again = Nie będzie kolejnej gry: brak zgody ({ $name }).
room-declined-computer = Miejsce zostaje, jak było: brak zgody ({ $name }).
room-declined-give = Miejsce zostaje, jak było: brak zgody ({ $name }).
room-asked-one = Jedno pytanie czeka na odpowiedź. Następne można zadać potem.
room-for = { $you ->
    [yes] Komputer gra za ciebie.
   *[no] Tę osobę zastępuje komputer: { $name }.
}
room-in-for = { $you ->
    [yes] Gra w twoim zastępstwie.
   *[no] Gra w zastępstwie: { $name }.
}
room-taken-over = { $name } gra w twoim zastępstwie.
room-kept = Twoje pokoje
room-kept-back = Wróć
room-kept-with = { $named ->
    [yes] { $names }
   *[no] jeszcze nikogo więcej
}
room-why-elsewhere = Teraz ruch wykonuje { $name }.
room-give-yes = Oddaj miejsce
room-give-later = Nie teraz
room-notice-yours = To miejsce jest twoje: { $seat }.
room-notice-replaced = { $name } wraca i gra dalej. Teraz patrzysz.
room-unreached = Nie ma połączenia z serwerami. Pokój otworzy się, gdy tylko się pojawi.
room-come-back = Chcę wrócić na swoje miejsce
room-leave-seat = Oddaj moje miejsce komputerowi
room-let-computer = Niech gra komputer
room-level = Poziom: { $seat }
room-give = { $named ->
    [yes] Oddaj je: { $name }
   *[no] Oddaj je osobie, która patrzy
}
room-want = Chcę grać na tym miejscu
room-want-no = Już nie
room-want-about = Jeśli chcesz zagrać na którymś miejscu, grający się o tym dowiedzą. Decyzja należy do nich.
room-want-waits = Grający mogą teraz oddać ci to miejsce.
room-more = Niech inni popatrzą
room-more-about = Kto otworzy odnośnik, może patrzeć na grę.
room-said-joined = Nowa osoba w pokoju: { $name }.
room-said-left = { $name } wychodzi.
room-said-back = { $name } wraca.
room-said-sits = { $name } siada: { $seat }.
room-said-wants = { $name } chce grać na miejscu: { $seat }.
room-begun = { $you ->
    [yes] Gra się zaczyna, pierwszy ruch należy do ciebie.
   *[no] Gra się zaczyna, pierwszy ruch: { $name }.
}
room-back = Ruch został cofnięty.
presence-here = jest
presence-away = nie patrzy
presence-gone = nie ma

## Połączenie w pokoju

connection = Połączenie
connection-joining = Łączenie…
connection-live = Online
connection-partly = Serwery: { $up } z { $all }
connection-offline = Brak połączenia
connection-refused = Odmowa
connection-sending = Wysyłanie…
connection-joining-about = Trwa łączenie z serwerem…
connection-live-about = { $all ->
    [one] Połączono z serwerem.
    [few] Połączono ze wszystkimi { $all } serwerami.
   *[many] Połączono ze wszystkimi { $all } serwerami.
}
connection-partly-about = Połączone serwery: { $up } z { $all }. To wystarcza do gry.
connection-offline-about = Brak połączenia: twoje ruchy zostaną wysłane, gdy wróci.
connection-refused-about = Serwer odmawia połączenia. Twoje ruchy zostaną wysłane, gdy znów nas przyjmie.
connection-sending-about = Trwa wysyłanie tego, co grasz…
connection-about = Wiadomości idą przez te serwery zaszyfrowane na twoim urządzeniu: serwery nie widzą ani ruchów, ani imion.
connection-again = Spróbuj ponownie
connection-refused-messages = Pominięte wiadomości
connection-refused-none = Żadnych.
refused-oversized = za duże
refused-garbled = nieczytelne
refused-foreign = spoza tego pokoju
refused-forged = z błędnym podpisem
refused-replayed = stare, wysłane ponownie
refused-illegal = niezgodne z zasadami
refused-conflicting = dwie na tę samą kolej
broker-connecting = Łączenie…
broker-connected = Połączono
broker-refused = Odmawia połączenia
broker-down = Nie odpowiada
broker-forgets = Nie przechowuje tego, co powinien: kto przyjdzie później, potrzebuje tu kogoś, kto ma tę grę.
broker-sent = Wysłano
broker-received = Odebrano
broker-messages = { $messages ->
    [one] jedna wiadomość, { $size }
    [few] { $messages } wiadomości, { $size }
   *[many] { $messages } wiadomości, { $size }
}
broker-delay = Tam i z powrotem
broker-milliseconds = { $delay } ms
broker-reconnects = Połączono ponownie
servers = Serwery
servers-about = W każdym wierszu jeden adres, który zaczyna się od wss://. Obowiązują na tym urządzeniu od następnego otwarcia pokoju; każdy w pokoju musi mieć choć jeden wspólny z innymi. Bez żadnego używane są te, które podaje strona.
servers-save = Zapisz serwery
servers-saved = Zapisano. Otwórz pokój ponownie, żeby ich użyć.

## Serwery, przez które idą wiadomości pokoju

problem-brokers-fetch = Nie udało się pobrać pliku config.json obok tej strony, w którym podane są brokery ({ $detail }).
problem-brokers-form = Plik config.json obok tej strony nie jest zapisany w JSON ({ $detail }).
problem-brokers-list = W pliku config.json obok tej strony w „brokers” powinna być lista adresów, co najmniej 1 i najwyżej { $most }, a { $found ->
    [nothing] nie ma tam nic.
   *[other] jest { $found }.
}
problem-brokers-address = W pliku config.json obok tej strony, w „{ $path }”: { $reason }
problem-brokers-line = Wiersz { $line }: { $reason }
problem-brokers-many = { $count ->
    [one] Podano { $count } adres
    [few] Podano { $count } adresy
   *[many] Podano { $count } adresów
}; można użyć najwyżej { $most }.
# $found: what stands in the place of an address
problem-broker-text = { $found } nie jest tekstem z adresem.
problem-broker-scheme = „{ $found }” nie jest adresem serwera: taki adres zaczyna się od wss://.
problem-broker-url = „{ $found }” nie daje się odczytać jako adres.
problem-broker-plain = „{ $found }” prowadzi przez połączenie bez szyfrowania, na które przeglądarki tu nie pozwalają. Adres musi zaczynać się od wss://.
problem-broker-twice = „{ $found }” jest podany dwa razy.
