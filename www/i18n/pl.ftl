### Słowa gry Hopstone.

app-name = Hopstone
language-code = pl
app-description = Chińskie warcaby, zbijanie, warcaby włoskie i angielskie: przeciw komputerowi lub ze znajomymi, bez internetu i bez rejestracji.
new-version = Jest nowa wersja
new-version-take = Wczytaj

## Plansza

board-label-star = Plansza do chińskich warcabów
board-label-capture = Plansza do gry w zbijanie
board-label-italian = Plansza do warcabów włoskich
board-label-english = Plansza do warcabów angielskich
hole-label = { $hole }, { $piece ->
    [army1] czerwona kulka, kropka
    [army2] błękitna kulka, pierścień
    [army3] zielona kulka, trójkąt
    [army4] żółta kulka, kwadrat
    [army5] granatowa kulka, krzyż
    [army6] różowa kulka, gwiazdka
    [neutral] neutralna kulka
    [unowned] kulka
   *[empty] pusty dołek
}{ $picked ->
    [yes] , podniesiona
   *[no] {""}
}{ $target ->
    [step] , można tu przejść
    [jump] , można tu doskoczyć
    [swap] , można zamienić się miejscami z tą kulką
   *[none] {""}
}
square-label = { $square }, { $piece ->
    [white-man] biały pion
    [white-king] biała damka
    [black-man] czarny pion
    [black-king] czarna damka
   *[empty] puste pole
}{ $picked ->
    [yes] , w ręce
   *[no] {""}
}{ $forced ->
    [yes] , musi bić
   *[no] {""}
}{ $target ->
    [step] , można tu przejść
    [jump] , można tu doskoczyć
   *[none] {""}
}

## Czyj ruch

turn-of = { $you ->
    [yes] Twój ruch
   *[no] Ruch: { $name }
}
turn-capture = { $you ->
    [yes] Twój ruch: musisz bić
   *[no] Ruch: { $name }, bicie obowiązkowe
}
turn-thinking = { $name } myśli
thinking = Komputer się zastanawia…
game-over = Koniec gry
looking-back = Po ruchu { $ply } z { $plies }
about-game = O tej grze
passed = { $you ->
    [yes] Nie masz ruchu i pasujesz.
   *[no] { $name } nie ma ruchu i pasuje.
}
rounds-left = { $rounds ->
    [0] Od dawna bez postępu: gra zaraz zakończy się remisem.
    [one] Od dawna bez postępu: została jedna kolejka do remisu.
    [few] Od dawna bez postępu: zostały { $rounds } kolejki do remisu.
   *[many] Od dawna bez postępu: zostało { $rounds } kolejek do remisu.
}
quiet-left = { $rounds ->
    [0] Od dawna bez bicia i bez ruchu pionem: gra zaraz zakończy się remisem.
    [one] Od dawna bez bicia i bez ruchu pionem: do remisu został po jednym ruchu każdej strony.
    [few] Od dawna bez bicia i bez ruchu pionem: do remisu zostały po { $rounds } ruchy każdej strony.
   *[many] Od dawna bez bicia i bez ruchu pionem: do remisu zostało po { $rounds } ruchów każdej strony.
}
repeated = Ta pozycja już była. Za trzecim razem jest remis.

## Miejsca

person-link = Zdalnie
seat-person = Ty
seat-person-n = Gracz { $n }
seat-computer = Komputer ({ $level })
seat-computer-n = Komputer { $n }
white = Białe
black = Czarne
seat-home = { $home } z { $all } u celu
seat-home-short = { $home } / { $all }
seat-captured = { $captured ->
    [one] { $captured } zbita
    [few] { $captured } zbite
   *[many] { $captured } zbitych
}
seat-place = { $place }. miejsce
seat-resigned = rezygnacja
level-1 = Nowicjusz
level-2 = Łatwy
level-3 = Zwykły
level-4 = Mocny
level-5 = Trudny

## Przyciski

controls = Przyciski gry
new-game = Nowa gra
undo = Cofnij
redo = Ponów
hint = Podpowiedz
turn-board = Obróć planszę
moves = Ruchy
resign = Poddaj się
offer-draw = Remis?
players-who = Gracze
settings = Ustawienia
done = Gotowe
play-move = Zagraj
close = Zamknij
cancel = Anuluj
back-to-now = Wróć do gry
again = Jeszcze raz
result = Wynik
swap-sides = Zamień strony

## Poradnik

guide = Poradnik
guide-rule = O tej zasadzie
welcome = Gra w trzech zdaniach
welcome-goal = Przeprowadź swoje żółte kulki na górę.
welcome-tap = Dotknij kulki, a potem znaku.
welcome-marks = Kropka to krok, pierścień to skok.

## Lekcje: dobry ruch, dlaczego, i ile kosztuje inny

lesson = Lekcja
lesson-best = Dobry ruch: { $text }
lesson-then = Potem może { $line }
# W tym, co mówi się o gwieździe, inni stoją w miejscu.
lesson-then-own = Potem, jeśli nikt nie stanie na drodze, { $line }
lesson-tried = O ruchu { $text }:
lesson-played = O zagranym ruchu { $text }:
lesson-same = To właśnie ten ruch.
lesson-as-good = Nic mu nie brakuje: jest mniej więcej tak samo dobry.
lesson-play = Zagraj go
lesson-play-tried = Zagraj mój ruch
lesson-ask = Dlaczego nie inny?
lesson-asking = Wykonaj ruch, o który chcesz zapytać. Nie zostanie zagrany.
lesson-last = Mój ostatni ruch
reason-only-move = To jedyny ruch.
reason-wins = Wygrywa grę.
reason-wins-in = { $moves ->
    [few] Wygrywa na pewno, cokolwiek zrobi druga strona, w { $moves } ruchach.
   *[many] Wygrywa na pewno, cokolwiek zrobi druga strona, w { $moves } ruchach.
}
reason-finishes = Zapełnia cel: miejsce { $place }.
reason-prevents-win = Zapobiega wygranej w następnym ruchu: { $name }.
reason-looks-ahead = { $moves ->
    [one] Patrząc na jeden ruch naprzód, nie widzę nic lepszego.
    [few] Patrząc na { $moves } ruchy naprzód, nie widzę nic lepszego.
   *[many] Patrząc na { $moves } ruchów naprzód, nie widzę nic lepszego.
}
reason-chain-gains = { $steps ->
    [few] Jedna seria skoków przybliża kulkę do celu o { $steps } kroki.
   *[many] Jedna seria skoków przybliża kulkę do celu o { $steps } kroków.
}
reason-brings-straggler = { $behind ->
    [few] Podciąga ostatnią kulkę, która ma do celu o { $behind } kroki więcej niż średnio pozostałe.
   *[many] Podciąga ostatnią kulkę, która ma do celu o { $behind } kroków więcej niż średnio pozostałe.
}
reason-leaves-home = { $left ->
    [0] Ostatnia kulka wychodzi z domu: nikt nie zostaje z tyłu.
    [one] Kulka wychodzi z domu w porę; została tam tylko jedna.
    [few] Kulka wychodzi z domu w porę; zostały tam { $left }.
   *[many] Kulka wychodzi z domu w porę; zostało tam { $left }.
}
reason-enters-goal = { $left ->
    [0] Ostatnia kulka wchodzi do celu.
    [one] Kulka wchodzi do celu; na zewnątrz została jeszcze jedna.
    [few] Kulka wchodzi do celu; na zewnątrz zostały jeszcze { $left }.
   *[many] Kulka wchodzi do celu; na zewnątrz zostało jeszcze { $left }.
}
reason-fills-deepest = Zajmuje najgłębszy wolny dołek celu.
reason-makes-room = Wchodzi głębiej w cel i robi miejsce tym, które jeszcze idą.
reason-builds-bridge = { $steps ->
    [few] Buduje most: kulka z { $from } może potem skoczyć do { $to }, o { $steps } kroki bliżej celu.
   *[many] Buduje most: kulka z { $from } może potem skoczyć do { $to }, o { $steps } kroków bliżej celu.
}
reason-opens-way = { $steps ->
    [few] Otwiera drogę: kulka z { $from } może potem skoczyć do { $to }, o { $steps } kroki bliżej celu.
   *[many] Otwiera drogę: kulka z { $from } może potem skoczyć do { $to }, o { $steps } kroków bliżej celu.
}
reason-blocks = { $after ->
    [0] { $name }: przepada skok długości { $before } kroków.
    [one] { $name }: najdłuższy skok skraca się z { $before } kroków do jednego.
   *[other] { $name }: najdłuższy skok skraca się z { $before } kroków do { $after }.
}
reason-uses-others = Seria prowadzi nad { $marbles } cudzymi kulkami: służą za drabinę.
reason-swaps = Odbiera dołek celu cudzej kulce.
reason-race = Obie armie już się minęły. To wyścig: widzę { $you ->
    [yes] ruchów dla ciebie: { $moves }
   *[no] ruchów ({ $name }): { $moves }
}, dla drugiej strony: { $others }.
reason-way-home = { $moves ->
    [few] Zaczyna najkrótszą drogę do celu, jaką widzę: { $moves } ruchy.
   *[many] Zaczyna najkrótszą drogę do celu, jaką widzę: { $moves } ruchów.
}
reason-before-they-leave = { $moves ->
    [few] Jeśli cudze kulki zostaną w celu, będzie pełny za { $moves } ruchy.
   *[many] Jeśli cudze kulki zostaną w celu, będzie pełny za { $moves } ruchów.
}
reason-prepares = Przygotowuje ruch z { $from } do { $to }, bez niego niemożliwy.
reason-must-capture = To jedyne bicie, a bicie jest obowiązkowe.
reason-forced-by-rule = { $rule ->
    [1] Reguła 1 nie zostawia wyboru: trzeba zbić najwięcej bierek.
    [2] Reguła 2 nie zostawia wyboru: bić musi damka.
    [3] Reguła 3 nie zostawia wyboru: trzeba zbić najwięcej damek.
   *[4] Reguła 4 nie zostawia wyboru: trzeba bić tak, by damka trafiła się wcześniej.
}
reason-takes = { $pieces ->
    [one] Razem z biciami, które zaraz nastąpią, zbija jedną bierkę
    [few] Razem z biciami, które zaraz nastąpią, zbija { $pieces } bierki
   *[many] Razem z biciami, które zaraz nastąpią, zbija { $pieces } bierek
}{ $returned ->
    [0] {" "}i nic nie traci.
    [one] {" "}i traci jedną.
   *[other] {" "}i traci { $returned }.
}
reason-shot = Kombinacja: oddaje { $gives }, żeby zbić { $takes }.
reason-exchanges = { $ahead ->
    [yes] Wymienia { $pieces } za { $pieces }: kto ma więcej bierek, zyskuje na każdej wymianie.
   *[no] Wymienia { $pieces } za { $pieces }.
}
reason-wins-pieces = { $pieces ->
    [one] Zyskuje bierkę w ciągu { $moves } ruchów.
    [few] Zyskuje { $pieces } bierki w ciągu { $moves } ruchów.
   *[many] Zyskuje { $pieces } bierek w ciągu { $moves } ruchów.
}
reason-crowns = { $first ->
    [yes] Pion zostaje pierwszą damką na planszy.
   *[no] Pion zostaje damką.
}
reason-will-crown = Pion zostaje damką w ciągu { $moves } ruchów.
reason-stops-crowning = Nie pozwala drugiej stronie zdobyć damki w następnym ruchu.
reason-saves = { $pieces ->
    [one] Ratuje bierkę zagrożoną przez drugą stronę.
    [few] Ratuje { $pieces } bierki zagrożone przez drugą stronę.
   *[many] Ratuje { $pieces } bierek zagrożonych przez drugą stronę.
}
reason-threatens = { $pieces ->
    [one] Grozi zyskaniem bierki.
   *[other] Grozi zyskaniem { $pieces } bierek.
}
reason-runs-free = { $steps ->
    [one] Tego piona nikt już nie zatrzyma: jeden krok do damki.
    [few] Tego piona nikt już nie zatrzyma: { $steps } kroki do damki.
   *[many] Tego piona nikt już nie zatrzyma: { $steps } kroków do damki.
}
reason-shuts = { $pieces ->
    [one] Zamyka piona drugiej strony.
    [few] Zamyka { $pieces } piony drugiej strony.
   *[many] Zamyka { $pieces } pionów drugiej strony.
}
reason-gains-the-move = Wymiana daje opozycję: to drugiej stronie wcześniej zabrakłoby ruchów.
reason-backs = { $men ->
    [one] Jeszcze jeden pion ma osłonięte tyły.
    [few] Jeszcze { $men } piony mają osłonięte tyły.
   *[many] Jeszcze { $men } pionów ma osłonięte tyły.
}
reason-takes-centre = Zajmuje miejsce w środku, skąd pion ma największy wybór.
reason-chases = Damka goni bierkę na polu { $square }.
reason-keeps-back-row = { $men ->
    [few] Zostawia { $men } piony ostatniego rzędu w domu, gdzie bronią dostępu do damki.
   *[many] Zostawia { $men } pionów ostatniego rzędu w domu, gdzie bronią dostępu do damki.
}
reason-captures = { $marbles ->
    [one] Zbija jedną kulkę
    [few] Zbija { $marbles } kulki
   *[many] Zbija { $marbles } kulek
}{ $leaves ->
    [0] {" "}i nie zostawia nic do zbicia.
    [one] {" "}i zostawia do zbicia najwyżej jedną.
   *[other] {" "}i zostawia do zbicia najwyżej { $leaves }.
}
reason-richest = Żaden inny ruch nie zbija tylu.
reason-leaves-least = { $leaves ->
    [0] Każdy inny ruch, który zbija tyle samo, zostawia coś do zbicia.
   *[other] Każdy inny ruch, który zbija tyle samo, zostawia więcej.
}
reason-declines = { $marbles ->
    [one] Można było zbić jedną kulkę, ale do zbicia zostałoby { $leaves }.
    [few] Można było zbić { $marbles } kulki, ale do zbicia zostałoby { $leaves }.
   *[many] Można było zbić { $marbles } kulek, ale do zbicia zostałoby { $leaves }.
}
reason-spoils = { $after ->
    [0] Udaremnia zbicie { $before } kulek.
   *[other] Udaremnia zbicie { $before } kulek: do zbicia zostaje najwyżej { $after }.
}
reason-sets-up = { $marbles ->
    [one] Po spodziewanej odpowiedzi można zbić jedną kulkę.
    [few] Po spodziewanej odpowiedzi można zbić { $marbles } kulki.
   *[many] Po spodziewanej odpowiedzi można zbić { $marbles } kulek.
}
reason-decides = Nikt już tego nie dogoni.
reason-ends = Nikt już nie może bić: gra się kończy.
cost-misses-win = Przepuszcza wygraną.
cost-misses-win-in = { $moves ->
    [one] Dobry ruch wygrywa od razu; o tym nie mogę tego powiedzieć.
   *[other] Dobry ruch wygrywa na pewno w { $moves } ruchach; o tym nie mogę tego powiedzieć.
}
cost-lets-win = Po nim może od razu wygrać: { $name }.
cost-loses-in = { $moves ->
    [one] Przegrywa od razu.
   *[other] Przegrywa na pewno w { $moves } ruchach.
}
cost-more-moves = { $you ->
    [yes] O ile widzę, twoja droga do celu jest dłuższa
   *[no] O ile widzę, droga do celu ({ $name }) jest dłuższa
}{" "}{ $moves ->
    [one] o jeden ruch.
    [few] o { $moves } ruchy.
   *[many] o { $moves } ruchów.
}
cost-goes-back = { $steps ->
    [one] Cofa się o krok.
    [few] Cofa się o { $steps } kroki.
   *[many] Cofa się o { $steps } kroków.
}
cost-offers-jump = { $name }: zostaje skok długości { $steps } kroków.
cost-loses-pieces = { $pieces ->
    [one] Traci bierkę.
    [few] Traci { $pieces } bierki.
   *[many] Traci { $pieces } bierek.
}
cost-misses-pieces = { $pieces ->
    [one] Przepuszcza okazję do zyskania bierki.
   *[other] Przepuszcza okazję do zyskania { $pieces } bierek.
}
cost-lets-crown = { $moves ->
    [one] Pozwala drugiej stronie zdobyć damkę w następnym ruchu.
    [few] Pozwala drugiej stronie zdobyć damkę za { $moves } ruchy.
   *[many] Pozwala drugiej stronie zdobyć damkę za { $moves } ruchów.
}
cost-weakens = { $share ->
    [0] Pozycja jest po nim trochę słabsza.
    [1] Pozycja jest po nim słabsza, o jakieś pół bierki.
   *[2] Pozycja jest po nim dużo słabsza, mniej więcej o całą bierkę albo i bardziej.
}
cost-in-sum = { $men ->
    [one] W sumie kosztuje około jednej bierki.
   *[other] W sumie kosztuje około { $men } bierek.
}
cost-captures-fewer = { $marbles ->
    [one] Zbija o jedną kulkę mniej.
    [few] Zbija o { $marbles } kulki mniej.
   *[many] Zbija o { $marbles } kulek mniej.
}
cost-leaves-more = { $leaves ->
    [one] Zostawia do zbicia jedną kulkę zamiast { $best }.
    [few] Zostawia do zbicia { $leaves } kulki zamiast { $best }.
   *[many] Zostawia do zbicia { $leaves } kulek zamiast { $best }.
}
cost-falls-behind = { $marbles ->
    [one] O ile widzę, kończy się o jedną kulkę gorzej.
    [few] O ile widzę, kończy się o { $marbles } kulki gorzej.
   *[many] O ile widzę, kończy się o { $marbles } kulek gorzej.
}

## Powtórka i przegląd

review = Powtórka

## O ruchach

said-move = { $name }: { $text }.
said-capture = { $name }: { $text }, { $captured ->
    [one] zbita jedna kulka
    [few] zbite { $captured } kulki
   *[many] zbitych { $captured } kulek
}.
said-capture-pieces = { $name }: { $text }, { $captured ->
    [one] zbita jedna bierka
    [few] zbite { $captured } bierki
   *[many] zbitych { $captured } bierek
}.
said-resign = { $you ->
    [yes] Poddajesz grę.
   *[no] { $name } poddaje grę.
}
said-lot = { $you ->
    [yes] Losowanie: zaczynasz.
   *[no] Losowanie: zaczyna { $name }.
}
said-loser = { $you ->
    [yes] Przegrana w poprzedniej grze daje ci pierwszy ruch.
   *[no] { $name } zaczyna po przegranej w poprzedniej grze.
}
said-lot-white = { $you ->
    [yes] Losowanie: grasz białymi.
   *[no] Losowanie: białymi gra { $name }.
}
said-draw = Remis za obopólną zgodą.
said-draw-declined = { $you ->
    [yes] Nie przyjmujesz remisu.
   *[no] { $name } nie przyjmuje remisu.
}
draw-sure = { $you ->
    [yes] Propozycja remisu. Zgadzasz się?
   *[no] Propozycja remisu. Czy { $name } się zgadza?
}
draw-ask = Zaproponować remis? Jeśli { $name } się zgodzi, gra się skończy.
draw-ask-yes = Zaproponuj
draw-agree = Zgoda na remis
why-several-ways = Prowadzi tam kilka dróg, a każda zbija inne kulki. Wskaż skoki po kolei.
why-several-captures = Kończy się tam kilka bić. Wskaż kolejne pola po kolei.
why-pick = Najpierw podnieś jedną ze swoich bierek.
why-pick-forced = Bicie jest obowiązkowe. Najpierw podnieś jedną z zaznaczonych bierek.
why-no-hop = Ta kulka nie może tam skoczyć. Skacz dalej stąd, gdzie stoi, albo cofnij ostatni skok.
why-wait = To nie twój ruch.
why-elsewhere = Ruch: { $name }, na innym urządzeniu. Ruch przyjdzie z odnośnikiem.

## Ruchy

bring = Wczytaj grę

## Udostępnianie

share = Udostępnij
window-missing = Nie udało się pobrać tego okna. Sprawdź połączenie i spróbuj ponownie.
met-fork = Dwa przebiegi jednej gry

## Koniec

end-won = { $you ->
    [yes] Wygrywasz
   *[no] Wygrywa { $name }
}
end-shared = Wspólne pierwsze miejsce: { $names }
end-how-star = { $you ->
    [yes] Twoje docelowe ramię gwiazdy jest pełne.
   *[no] { $name }: docelowe ramię gwiazdy jest pełne.
}
end-how-capture = Na planszy nie ma już żadnego skoku. Wygrywa, kto zbił najwięcej.
end-how-resigned = Pozostali poddali grę.
end-how-blocked = { $you ->
    [yes] Przeciwnik nie ma ruchu.
   *[no] { $name } wygrywa: przeciwnik nie ma ruchu.
}
end-how-all-captured = { $you ->
    [yes] Wszystkie bierki przeciwnika są zbite.
   *[no] { $name } wygrywa: wszystkie bierki przeciwnika są zbite.
}
draw-repetition = Remis: ta sama pozycja po raz trzeci
draw-no-progress = Remis: sześćdziesiąt kolejek bez postępu
draw-all-passed = Remis: nikt nie ma ruchu
draw-equal-captures = Remis: tyle samo zbitych kulek
draw-quiet-moves = Remis: po czterdzieści ruchów bez bicia i bez ruchu pionem
draw-agreement = Remis za obopólną zgodą
score = Wynik: { $points }
score-made = { $won ->
    [yes] Zbite bierki: { $captured }, po 10 punktów; 100 za wygraną i po 50 za każdy stopień poziomu: { $level }.
   *[no] Zbite bierki: { $captured }, po 10 punktów; poziom: { $level }.
}
score-rank = To miejsce { $rank } w tabeli rekordów.
score-spoilt-undo = Cofnięto ruch: wynik nie trafia do tabeli rekordów.
score-spoilt-hint = Użyto podpowiedzi: wynik nie trafia do tabeli rekordów.
score-spoilt-set-up = Gra nie toczyła się tu od pozycji początkowej: wynik nie trafia do tabeli rekordów.
score-spoilt-players = W trakcie gry zmienili się gracze: wynik nie trafia do tabeli rekordów.
statistics = Statystyki
records = Rekordy

## Nowa gra

game-star = Chińskie warcaby
game-capture = Zbijanie
game-italian = Warcaby włoskie
game-english = Warcaby angielskie
editor = Ustaw pozycję

## Ustawienia

## Klawisze

keys = Klawisze na planszy

## Co się mówi o grze

said-undo = Cofnięto.
said-redo = Zagrano ponownie.
said-new = Nowa gra.
said-level = Komputer gra teraz na poziomie: { $level }.
said-visit = Oglądasz inną grę. Twoja własna gra jest zachowana.
who-are-you = Kim jesteś?
only-look = Tylko oglądam
# $name: the seat that is played here from now on
said-be = Grasz jako: { $name }. Pozostali grają gdzie indziej.
turn-elsewhere = { $name }: gra na innym urządzeniu. Wyślij odnośnik.
send-link = Wyślij odnośnik
continue-here = Graj dalej od tego miejsca
back-to-mine = Wróć do mojej gry
go-on = Dalej
resign-sure = { $you ->
    [yes] Czy chcesz poddać tę grę?
   *[no] Czy { $name } chce poddać tę grę?
}
why-visiting = Oglądasz inną grę. Wybierz „Graj dalej od tego miejsca”, aby w nią zagrać.
why-looking = Oglądasz wcześniejszą pozycję. Wróć do bieżącej, aby grać.
kept-unreadable = Nie można odczytać gry zapisanej na tym urządzeniu: { $reason }
thinker-broken = Komputer nie znalazł ruchu: { $reason }
link-unknown = Nie można odczytać odnośnika: Hopstone nie zna „{ $link }”. Twoja gra pozostaje bez zmian.
link-game = Odnośnik wskazuje grę „{ $game }”, której Hopstone nie zna. Twoja gra pozostaje bez zmian.
link-five = Pięcioro graczy nie może grać na gwieździe: ktoś nie miałby nikogo naprzeciw. Twoja gra pozostaje bez zmian.
link-parameter = Odnośnik zawiera nieznaną część „{ $name }”. Twoja gra pozostaje bez zmian.
link-value = Odnośnik nadaje „{ $name }” wartość „{ $value }”, która nie pasuje. Twoja gra pozostaje bez zmian.
link-unreadable = Nie można odczytać gry z odnośnika: { $reason } Twoja gra pozostaje bez zmian.
link-room-length = Odnośnik do pokoju jest ucięty albo za długi: ma { $length } znaków zamiast { $right }. Twoja gra pozostaje bez zmian.
link-room-character = Odnośnik do pokoju jest błędny: znak { $place }, „{ $character }”, tam nie pasuje. Twoja gra pozostaje bez zmian.
room-missing = Nie można otworzyć pokoju: nie udało się pobrać części strony. Sprawdź połączenie i otwórz odnośnik jeszcze raz.
link-same = Masz już tę grę ze wszystkimi ruchami.
link-newer = { $moves ->
    [0] Gra potoczyła się dalej.
    [one] Przyszedł jeden ruch.
    [few] Przyszły { $moves } ruchy.
   *[many] Przyszło { $moves } ruchów.
}
link-kept = Twoja gra zostaje bez zmian.
link-taken = Gra z odnośnika jest teraz twoja.
link-copied = Odnośnik skopiowany. Kto go otworzy, zobaczy tę grę.
fen-copied = Pozycja skopiowana jako FEN.
link-not-copied = Przeglądarka nie pozwala tu kopiować.
failure = Nie udało się uruchomić Hopstone: { $reason }. Sprawdź połączenie i wczytaj stronę ponownie.
failure-browser = Nie udało się uruchomić Hopstone: { $reason }. Spróbuj w nowszej przeglądarce albo włącz to, co jest dla tej strony wyłączone.

## Czego nie można zrobić i dlaczego

problem-internal = Coś poszło nie tak: { $detail }
problem-seating = Miejsca nie pasują do tej gry.
problem-level = Gracz { $seat } ma poziom, który nie istnieje.
problem-name = Nazwa gracza { $seat } jest za długa lub zawiera niedozwolone znaki.
problem-number = Nie ma takiego pola, miejsca ani chwili gry.
problem-notation = To nie jest zapis ruchu.
problem-no-move = Nie ma żadnego ruchu do wykonania.
problem-over = Gra jest skończona.
problem-full = Gra jest za długa, aby ją kontynuować.
problem-resign = Ten gracz już nie gra.
problem-empty = W dołku { $hole } nie ma kulki.
problem-not-yours = Kulka w dołku { $hole } należy do innego gracza.
problem-neutral = Kulka w dołku { $hole } jest neutralna: nikt jej nie przesuwa.
problem-stuck = Kulka w dołku { $hole } nie ma obok wolnego dołka ani niczego do przeskoczenia.
problem-cannot-jump = Kulka w dołku { $hole } nie ma czego przeskoczyć.
problem-home = Kulka w dołku { $hole } jest w celu, a każdy jej ruch wyprowadziłby ją na zewnątrz.
problem-back = Ruch nie może się skończyć tam, gdzie się zaczął, w dołku { $hole }.
problem-occupied = Dołek { $to } jest zajęty.
problem-leaves-goal = Kulka w dołku { $from } jest w celu i nie może zatrzymać się poza nim, w dołku { $to }.
problem-foreign = Ruch nie może się skończyć w dołku { $to }: to ramię należy do innego gracza.
problem-unreachable = Z dołka { $from } do { $to } nie prowadzi ani krok, ani seria skoków.
problem-no-jump = Z { $from } do { $to } nie ma skoku (część { $number } serii).
problem-no-jumps = Dla kulki w dołku { $hole } nie podano żadnego skoku.
problem-draughts-empty = Na polu { $square } nic nie stoi.
problem-draughts-not-yours = Bierka na polu { $square } należy do przeciwnika.
problem-draughts-blocked = Bierka na polu { $square } jest zablokowana: przed nią nie ma wolnego pola.
problem-draughts-must-capture = Bicie jest obowiązkowe: bierka na polu { $square } może się teraz ruszyć tylko wtedy, gdy bije.
problem-draughts-precedence-1 = Reguła 1, najwięcej bierek: to bicie zabiera { $tried }, inne zabiera { $best }.
problem-draughts-precedence-2 = Reguła 2, damką: damka może zbić tyle samo, więc musi bić damka, a nie pion z pola { $square }.
problem-draughts-precedence-3 = Reguła 3, najwięcej damek: w tym biciu damek: { $tried }, w innym: { $best }.
problem-draughts-precedence-4 = Reguła 4, damka wcześniej: inne bicie zabiera tyle samo i wcześniej trafia na damkę.
problem-draughts-man-captures-king = Pion nie może zbić damki: pion z pola { $square } nie przeskoczy pola { $over }.
problem-draughts-man-back = Piony idą tylko do przodu: nie z { $square } z powrotem na { $to }.
problem-draughts-man-captures-back = Piony biją tylko do przodu: nie z { $square } w tył na { $to }.
problem-draughts-occupied = Pole { $to } jest zajęte.
problem-draughts-own-piece = Bierka na polu { $over } jest twoja i nie można jej przeskoczyć.
problem-draughts-twice = Bierka na polu { $over } jest już przeskoczona; żadnej nie przeskakuje się dwa razy.
problem-draughts-nothing = Między { $square } a { $to } nie ma czego bić.
problem-draughts-no-jump = Dalsze bicie to skok nad sąsiednim polem: nie z { $square } na { $to }.
problem-draughts-unreachable = Z { $square } na { $to } to ani krok, ani bicie.
problem-draughts-unfinished = Bicie trzeba dokończyć: z pola { $square } idzie dalej.
problem-draughts-no-landing = Ruch z pola { $square } nie podaje, dokąd prowadzi.
problem-draughts-ambiguous = Z { $square } na { $to } prowadzi kilka bić; trzeba podać wszystkie pola.
problem-pass = Zapisano pas, choć gracz ma ruch.
problem-pass-missing = Brakuje pasa tam, gdzie gracz nie ma ruchu.
problem-code-empty = Kod jest pusty.
problem-code-long = Kod jest za długi (znaków: { $length }).
problem-code-version = Kod jest w wersji „{ $version }”, której ten program nie czyta.
problem-code-character = Znak { $place }, „{ $character }”, nie występuje w kodach.
problem-code-cut = Kod kończy się za wcześnie, po znaku { $length }.
problem-code-kind = To kod gry, której ten program nie zna.
problem-code-value = Kod ma niemożliwą wartość przy znaku { $place }.
problem-code-trailing = Kod ciągnie się dalej po końcu gry, od znaku { $place }.
problem-code-check = Kod został zmieniony: suma kontrolna się nie zgadza.
problem-record-move = Ruch { $number }: { $reason }
problem-json-long = Plik jest za długi (znaków: { $length }).
problem-json-form = Plik nie jest grą ({ $detail }).
problem-json-version = Plik jest w wersji { $version }, której ten program nie czyta.
problem-json-field = W pliku brakuje „{ $field }” albo wartość jest niemożliwa.
problem-json-fen = Nie można odczytać pozycji w pliku: { $reason }
problem-fen-turn = Znak { $place }: pozycja zaczyna się od strony, która ma ruch, W lub B.
problem-fen-stray = Znak { $place }: „{ $character }” tu nie pasuje.
problem-fen-no-square = Znak { $place }: brakuje numeru pola.
problem-fen-range = Znak { $place }: nie ma pola { $square }, pola mają numery od 1 do 32.
problem-fen-backwards = Znak { $place }: zakres od { $from } do { $to } biegnie wstecz.
problem-fen-twice = Znak { $place }: pole { $square } podano dwa razy.
problem-fen-promotion = { $side ->
    [white] Biały
   *[black] Czarny
} pion nie może stać na polu { $square }: zostałby damką.
problem-fen-side-twice = Znak { $place }: { $side ->
    [white] białe
   *[black] czarne
} bierki podano dwa razy.
problem-fen-side-missing = Znak { $place }: brakuje { $side ->
    [white] białych
   *[black] czarnych
} bierek.
problem-fen-pieces = { $side ->
    [white] Białe mają
   *[black] Czarne mają
} więcej niż dwanaście bierek.
problem-bring-empty = Nie ma czego czytać.
problem-pdn-empty = W tekście nie ma żadnej gry.
problem-pdn = Gra { $game }, wiersz { $line }: { $reason }
problem-pdn-move = Gra { $game }, wiersz { $line }, ruch { $move } „{ $text }”: { $reason }
problem-pdn-tag = znacznik zapisuje się [Nazwa "wartość"] w jednym wierszu.
problem-pdn-unclosed = „{ $bracket }” otwarto i nie zamknięto.
problem-pdn-stray = „{ $bracket }” niczego nie zamyka.
problem-pdn-game-type = typ gry „{ $value }” to ani warcaby włoskie (22), ani angielskie (21).
problem-pdn-notation = ruch { $move } „{ $text }” nie jest zapisem ruchu.
problem-pdn-square = ruch { $move } „{ $text }”: nie ma pola { $square }.
said-go-on = Bicie trwa: wskaż następne pole albo cofnij.
said-jump-on = Możesz skakać dalej albo skończyć tu przyciskiem Gotowe.
said-proposed = Dotknij jeszcze raz, aby zagrać, albo cofnij.
take-sure = Twoja gra nie jest skończona. Jeśli zagrasz dalej od tego miejsca, przepadnie.
