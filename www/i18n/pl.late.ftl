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

## Brokery, które przenoszą wiadomości pokoju

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
problem-broker-scheme = „{ $found }” nie jest adresem brokera: taki adres zaczyna się od wss://.
problem-broker-url = „{ $found }” nie daje się odczytać jako adres.
problem-broker-plain = „{ $found }” prowadzi przez połączenie bez szyfrowania, na które przeglądarki tu nie pozwalają. Adres musi zaczynać się od wss://.
problem-broker-twice = „{ $found }” jest podany dwa razy.
