### Slova oken, která se načítají později.

## Statistiky

statistics-none = Zatím se nic nezapočítalo. Dohrajte hru do konce, s počítačem nebo s přáteli, a najdete ji tady.
statistics-about = Každá hra, která v tomto zařízení skončí, se počítá jednou, i s radami a s vracením tahů; vzdaná je prohraná. Ručně sestavené pozice a načtené hry se nepočítají.
statistics-full = Pamatuje se jen posledních { $games } her.
statistics-games = Hry
statistics-won = výhry
statistics-drawn = remízy
statistics-lost = prohry
statistics-all = Celkem
# $longest: at least 1. $run: wins one after the other up to the last game
statistics-run = { $run ->
    [0] Nejdelší série výher: { $longest }.
   *[other] Nejdelší série výher: { $longest }, nyní { $run }.
}
statistics-fewest = Nejméně tahů k výhře: { $moves }.
statistics-persons = { $games ->
    [one] Jedna hra s jinými lidmi
    [few] { $games } hry s jinými lidmi
   *[other] { $games } her s jinými lidmi
}

## Co je v zařízení uloženo, jako soubor

device = V tomto zařízení
device-about = Statistiky, rekordy, nastavení a hra na stole zůstávají v tomto zařízení. V souboru je lze uschovat nebo přenést do jiného zařízení.
device-save = Uložit vše
device-found = Co je v souboru
device-saved = Uloženo { $day }.
device-games = { $games ->
    [0] Žádné hry ve statistikách
    [one] Jedna hra ve statistikách
    [few] { $games } hry ve statistikách
   *[other] { $games } her ve statistikách
}
device-records = { $records ->
    [0] Žádné řádky v tabulkách rekordů
    [one] Jeden řádek v tabulkách rekordů
    [few] { $records } řádky v tabulkách rekordů
   *[other] { $records } řádků v tabulkách rekordů
}
device-settings = Nastavení
# $over: yes, no
device-table = Na stole: { $game }, { $over ->
    [yes] hra skončila
   *[no] { $plies ->
        [0] před prvním tahem
        [one] po jednom tahu
       *[other] po { $plies } tazích
    }
}
device-how = Co s ním udělat
device-merge = Přidat
device-merge-about = Hry a rekordy ze souboru se přidají ke zdejším; co je na obou místech, počítá se jednou. Nastavení a hra na stole zůstanou, jak jsou.
device-replace = Nahradit
device-replace-about = Soubor nahradí vše, co si tu Hopstone pamatuje: statistiky, rekordy, nastavení i hru na stole. Stránka se načte znovu.
device-take = Převzít
device-merged = { $games ->
    [0] Soubor je přidán. Všechny jeho hry tu už byly.
    [one] Soubor je přidán, s jednou novou hrou.
   *[other] Soubor je přidán, nových her: { $games }.
}
device-bad = Tento soubor nelze převzít: { $reason } Nic se nezměnilo.
device-wipe = Vymazat statistiky a rekordy
device-wipe-sure = { $games ->
    [0] Tabulky rekordů budou z tohoto zařízení vymazány.
    [one] Jediná započítaná hra a tabulky rekordů budou z tohoto zařízení vymazány.
   *[other] Všechny započítané hry ({ $games }) a tabulky rekordů budou z tohoto zařízení vymazány.
} Hra na stole a nastavení zůstanou. Nelze to vzít zpět, ledaže máte vše uloženo v souboru.
device-wipe-yes = Vymazat
device-wiped = Statistiky a rekordy jsou vymazány.
problem-device-large = Soubor je příliš velký ({ $size } kB, číst lze nejvýše { $most } kB).
problem-device-form = Není zapsán v JSON ({ $detail }).
problem-device-kind = Není to soubor, do kterého Hopstone uložil data zařízení: v „hopstone“ má být "device", ale { $found ->
    [nothing] není tam nic.
   *[other] je tam { $found }.
}
problem-device-game = Je to uložená hra: otevře ji „Načíst hru“ v okně nové hry dámy.
problem-device-version = Ve „version“ má být { $version }, ale { $found ->
    [nothing] není tam nic.
   *[other] je tam { $found }, verze, kterou tato stránka nečte.
}
# $expected: what should be there. $found: what is
problem-device-field = V „{ $path }“ { $expected ->
    [text] má být text ve správném tvaru
    [count] má být celé číslo, nejméně 0
    [number] má být celé číslo od { $least } do { $most }
    [yes-no] má být true nebo false
    [one-of] má být jedna z hodnot: { $of }
    [day] má být den, například 2026-01-31
    [list] má být seznam o nejvýše { $most } položkách
    [parts] má být objekt s pojmenovanými částmi
   *[known] má být hodnota, kterou tato stránka zná
}, ale { $found ->
    [nothing] není tam nic.
   *[other] je tam { $found }.
}
problem-device-part = V „{ $path }“: { $reason }
problem-device-room = Prohlížeč na to nemá místo.

## Sdílení

share-link = Odkaz na hru
share-give = Poslat…
share-refused = Toto zařízení to nedokázalo poslat. Odkaz lze zkopírovat.
share-qr = QR kód
share-qr-label = QR kód s odkazem na hru
share-qr-about = Namiřte na kód fotoaparát jiného telefonu nebo tabletu a hra se otevře na něm.
share-qr-long = Tato hra je na QR kód příliš dlouhá. Do odkazu se vejde.
share-picture = Obrázek
share-picture-label = Obrázek desky s hráči a stavem hry: { $game }
share-save = Uložit obrázek
share-give-picture = Poslat obrázek…

## Odkaz s méně tahy nebo s jinými

met-older = Starší odkaz
met-older-about = { $moves ->
    [one] Odkaz obsahuje hru před jedním tahem.
   *[other] Odkaz obsahuje hru před { $moves } tahy.
}
met-fork-about = { $ply ->
    [0] Odkaz obsahuje stejnou hru s jiným prvním tahem.
    [one] Odkaz obsahuje stejnou hru s jiným druhým tahem.
   *[other] Odkaz obsahuje stejnou hru, ale po tahu { $ply } pokračuje jinak.
}
met-mine = { $ply ->
    [0] Vaše, na začátku
    [one] Vaše, po jednom tahu
   *[other] Vaše, po { $ply } tazích
}
met-theirs = { $ply ->
    [0] Z odkazu, na začátku
    [one] Z odkazu, po jednom tahu
   *[other] Z odkazu, po { $ply } tazích
}
met-lost = Hra, kterou nevyberete, v tomto zařízení nezůstane.
met-keep = Nechat mou
met-take = Vzít tu z odkazu

## Nastavení a klávesy

settings-look = Vzhled
settings-play = Hra
settings-help = Pomoc
settings-keys = Klávesnice
theme-light = Den
theme-dark = Noc
as-system = Podle zařízení
motion-full = Plynulý
motion-none = Bez pohybu
marbles-glass = Sklo
marbles-clay = Hlína
marbles-print = Tisk
marbles-glass-about = Průzračné barvy, znak uvnitř.
marbles-clay-about = Matné, bez odlesků; barvy se liší i světlostí.
marbles-print-about = Ploché, výrazné barvy a velké znaky: do slabého světla a pro unavené oči.
look-wood = Dřevěná
look-plain = Jednoduchá
speed-instant = Hned
speed-calm = Klidně
speed-slow = Pomalu
mark-about = Čím lze táhnout, to je označené. V dámě povinný skok vždy.
coordinates-about = Písmena řad a čísla jamek, čísla polí.
follow-about = Deska se otočí k tomu, kdo je na tahu.
ponder-about = Když přemýšlíte vy, přemýšlí i počítač: na nejvyšších úrovních hraje lépe dámu i zajímanou pro dva, ale spotřebuje víc baterie. V čínské dámě se nic nemění.
confirm-off = Nikdy
confirm-small = Na malých obrazovkách
confirm-always = Vždy
confirm-off-about = Tah se zahraje, jakmile zvolíte, kam vede.
confirm-small-about = Na malé desce se tah nejdřív ukáže. Klepněte tam, kde končí, nebo na Zahrát.
confirm-always-about = Tah se nejdřív ukáže. Klepněte tam, kde končí, nebo na Zahrát.
sound-off = Vypnutý
sound-soft = Tichý
sound-full = Plný
shortcuts = Písmena a číslice
shortcuts-everywhere = Všude
shortcuts-board = Na desce
shortcuts-off = Vypnuté
shortcuts-everywhere-about = H, U, ? a číslice 1 až 5 fungují na celé stránce, písmena, kterými se chodí po desce, jen na ní.
shortcuts-board-about = Písmena, číslice a ? fungují, jen když je vybraná deska.
shortcuts-off-about = Písmena, číslice a ? nedělají nic: hodí se při ovládání hlasem. Šipky, Enter a Escape fungují dál.
key-walk = podél řad a napříč
key-six = šesti směry
key-row = první a poslední jamka řady
key-enter = zvednout, položit, ukončit řetěz
key-escape = položit zpět, přestat hledat tah
key-hint = ukázat dobrý tah
key-undo = vzít zpět
key-level = úroveň počítače
key-help = tento seznam

## Sestavení pozice

editor-tool = Co postavit
piece-white-man = Bílý kámen
piece-white-king = Bílá dáma
piece-black-man = Černý kámen
piece-black-king = Černá dáma
piece-empty = Prázdné pole
editor-start = Základní postavení
editor-empty = Prázdná deska
editor-turn = Kdo je na tahu
editor-valid = Tuto pozici lze hrát.
editor-stuck = { $side ->
    [white] Bílý
   *[black] Černý
} nemůže táhnout: hra by skončila.
editor-play = Hrát odtud
editor-bare = Každá strana musí mít aspoň jeden kámen.

## Kdo hraje

seat-name = Jméno: { $seat }
computer = Počítač
person = Člověk
seat-n = Hráč { $n }
seat-player = Kdo hraje: { $seat }

## Ovládání

start = Začít
setup-running = Hra na stole není u konce; nová zaujme její místo.

## Průvodce

guide-game = Jak se to hraje
guide-option = Více o možnosti: { $option }

## Přehrání a rozbor

review-steps = Procházení hry
review-first = Na začátek
review-back = O tah zpět
review-play = Přehrát hru
review-pause = Zastavit
review-forward = O tah dál
review-last = Na konec
review-slider = Okamžik hry
review-judge = Projít hru
review-looking = Počítač prochází hru
review-even = Žádný tah nevyčnívá: nikdo mnoho neztratil.
review-gradual = Žádný jednotlivý tah nevyčnívá: rozdíl rostl po troškách.
review-many = Hrají-li víc než dva, jednotlivé tahy se nehodnotí.
review-points = Zlomové okamžiky
review-graph-balance = { $you ->
    [yes] Nad čarou máte navrch.
   *[no] Nad čarou má navrch { $name }.
}
review-graph-star = Kolik tahů zbývá do cíle; méně je lépe.
review-graph-capture = Zajaté kameny.
review-loss-game = odevzdaná hra
review-loss-win = promarněná jistá výhra
review-loss-star = { $loss ->
    [one] ztracený tah
    [few] { $loss } ztracené tahy
   *[other] { $loss } ztracených tahů
}
review-loss-draughts = { $loss ->
    [one] asi kámen
    [few] asi { $loss } kameny
   *[other] asi { $loss } kamenů
}
review-loss-capture = { $loss ->
    [one] ztráta jednoho kamene
   *[other] ztráta { $loss } kamenů
}

## Tahy

copy-fen = Kopírovat FEN
save-pdn = Uložit jako PDN
moves-none = Zatím nikdo netáhl.
moves-start = Začátek
copy-link = Kopírovat odkaz
save-file = Uložit do souboru
open-file = Otevřít soubor
entry-pass = vynechává
entry-resign = se vzdává
entry-draw = dohodnutá remíza

## Rekordy

records-none = Tabulka je zatím prázdná.
records-about = Nejlepší hry proti počítači v tomto zařízení, bez vracení tahů a bez rad.
record-place = Místo
record-name = Jméno
record-level = Úroveň
record-date = Den
record-points = Skóre

## Nová hra

game = Hra
game-star-about = Přesuňte deset kamenů do protějšího cípu, kroky i řetězy skoků.
game-capture-about = Přeskakujte kameny a berte je. Kameny nepatří nikomu; vítězí, kdo zajme nejvíc.
game-italian-about = Kameny táhnou i skáčou vpřed; skok je povinný, s pravidly přednosti, a kámen nebere dámu. Začíná bílý.
short-italian = Italská
short-english = Anglická
game-english-about = Kameny táhnou a skáčou vpřed; skočit se musí, ale lze si vybrat. Začíná černý.
players = Hráči
seating-2 = 2
seating-2-about = Dva hráči proti sobě.
seating-3 = 3
seating-3-about = Tři hráči, každý druhý cíp.
seating-4 = 4
seating-4-about = Čtyři hráči, dvě dvojice proti sobě.
seating-6 = 6
seating-6-about = Šest hráčů, všechny cípy obsazené.
seating-3x2 = 3 × 2
seating-3x2-about = Tři hráči, každý má dvě protilehlé armády.
seating-2x2 = 2 × 2
seating-2x2-about = Dva hráči, každý má dvě sousední armády.
seating-2x3 = 2 × 3
seating-2x3-about = Dva hráči, každý má tři armády.
seats = Kdo hraje
first = Kdo začíná
first-coin = Los
first-coin-about = Poctivý los, ukázaný před prvním tahem.
first-loser = Poražený
first-loser-about = Začíná, kdo prohrál minulou hru.
lots = Losovat strany
lots-about = Poctivý los rozhodne, kdo hraje bílými.
rules = Pravidla
options = Všechny možnosti
preset-standard = Běžná
preset-standard-about = Běžná pravidla: krátké skoky v řetězech, stát se smí všude.
preset-masters = Masters Games
preset-masters-about = V cizích cípech se nestojí; cizí kámen ve svém cíli lze vyměnit.
preset-super = Super
preset-super-about = Dlouhé skoky hru zrychlí.
preset-custom = Vlastní
preset-custom-about = Váš vlastní výběr možností.
long-jump = Dlouhý skok
long-jump-about = Skok přes jeden vzdálený kámen s dopadem stejně daleko za ním.
long-jump-capture-about = Skok přes jeden vzdálený kámen s dopadem stejně daleko za ním; kámen je zajat.
rest = Stání v cizích cípech
rest-about = Tah smí skončit v cípu, který patří jinému hráči.
swap = Výměna
swap-about = Stojí-li ve vašem cíli cizí kámen, můžete si s ním vyměnit místo.
strict = Všech deset vlastních
strict-about = Vítězíte, až když je v cíli deset vašich kamenů. Jinak v plném cíli stačí jeden.
fill = Zaplnit nevyužité cípy
fill-about = V nevyužitých cípech stojí šedé kameny, které lze přeskakovat.
play-on = Hrát o další místa
play-on-about = Po prvním vítězi hrají ostatní dál.
players-about = Změna úrovně platí hned. Počítač táhne, jakmile je na řadě.
person-link-about = Hráč přes odkaz hraje na jiném zařízení: po svém tahu pošlete odkaz na hru a dostanete ho zpět s dalším tahem.
bring-about = Vložte hru (PDN, uložený soubor, odkaz) nebo pozici (FEN):
bring-otherwise = Pokud neuvádí, o kterou dámu jde
bring-open = Otevřít
bring-choose = { $games ->
    [one] Jedna hra. Vyberte ji:
    [few] { $games } hry. Vyberte jednu:
   *[other] { $games } her. Vyberte jednu:
}
bring-bad = Toto nelze přečíst: { $reason } Vaše hra zůstává beze změny.

## Nastavení: co se vybírá

theme = Den nebo noc
motion = Pohyb
marbles = Kameny
look = Deska na dámu
speed = Tempo počítače
mark = Označit, čím lze táhnout
coordinates = Souřadnice
follow = Otáčení desky
ponder = Přemýšlet i na můj čas
confirm = Potvrzování tahu
sound = Zvuk
language = Jazyk

## Soubory, které nejde přečíst

problem-file = Prohlížeč nemůže soubor přečíst.

## Místnosti

person-online = Online
setup-online = Hrát s ostatními živě
person-online-about = Hra se hraje živě v místnosti: dostanete odkaz, a kdo ho otevře, zaujme místo nebo se dívá. Do místnosti přijdou i ti, kdo měli hrát přes odkaz.
open-room = Otevřít místnost
room-insecure = Místnosti potřebují zabezpečené spojení: otevřete tuto stránku na adrese, která začíná https. Na této adrese prohlížeč nic nešifruje.
room-not-opened = Místnost nelze otevřít: { $reason }
room-reading = Otevírá se místnost…
room-reading-about = Místnost se načítá ze serveru.
room-nothing = Zatím tu nic není
room-nothing-about = Pod tímto odkazem se nic nenašlo. Možná je useknutý, možná už všichni odešli, nebo server místnost zapomněl. Dokud je tato stránka otevřená, zkouší to dál.
room-waits = Čeká se na hráče
room-players = { $count ->
    [one] jeden hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
room-position = od sestavené pozice
room-invite = Pozvat
room-link = Odkaz do místnosti
room-link-copied = Odkaz je zkopírován. Kdo ho otevře, vstoupí do této místnosti.
room-qr-label = QR kód s odkazem do místnosti
room-qr-about = Namiřte na něj fotoaparát jiného telefonu nebo tabletu: místnost se otevře tam.
room-name = Vaše jméno
room-open = Volné místo
room-you = vy
room-somebody = Někdo
room-sit = Sednout si
room-sit-seat = Sednout si: { $seat }
room-up = Vstát
room-up-seat = Vstát: { $seat }
room-away = Odeslat
room-away-seat = Odeslat z místa: { $seat }
room-watch = { $count ->
    [one] Dívá se jeden člověk
    [few] Dívají se { $count } lidé
   *[other] Dívá se { $count } lidí
}
# $names: those of them who have said one. $more: how many have not
room-watch-names = { $more ->
    [0] Dívají se: { $names }
    [one] Dívají se: { $names } a ještě jeden člověk
    [few] Dívají se: { $names } a ještě { $more } lidé
   *[other] Dívají se: { $names } a ještě { $more } lidí
}
room-start-nobody = Nejdřív si někdo musí sednout.
room-start-about = Na volných místech bude hrát počítač ({ $level }).
room-start-full = Všechna místa jsou obsazená.
room-start-other = { $named ->
    [yes] Hra začne, až to { $name } spustí.
   *[no] Hru zahájí ten, kdo místnost otevřel.
}
room-looks-on = Díváte se na hru.
room-undo = Vzít tah zpět
room-again = Další hra
room-leave = Odejít
room-leave-sure = Hra ještě běží a ostatní na vás čekají. Odkaz do místnosti vás přivede zpět na vaše místo.
room-leave-yes = Odejít z místnosti
room-elsewhere = Tato místnost je otevřená na jiné kartě a tam se hraje. Tady se jen díváte.
room-play-here = Hrát tady
room-forgetful = Tento prohlížeč si nic nepamatuje, jako v anonymním okně: když stránku zavřete nebo znovu načtete, o své místo přijdete.
room-question = Otázka
# $you: yes when the reader has asked
room-ask-draw = { $you ->
    [yes] Nabízíte remízu.
   *[no] { $name } nabízí remízu.
}
room-ask-back = { $you ->
    [yes] Žádáte o vrácení svého posledního tahu.
   *[no] { $name } žádá o vrácení posledního tahu.
}
room-ask-again = { $you ->
    [yes] Navrhujete další hru, ve které se každý posune o jedno místo.
   *[no] { $name } navrhuje další hru, ve které se každý posune o jedno místo.
}
room-ask-computer = { $you ->
    [yes] Navrhujete, aby místo převzal počítač ({ $level }): { $seat }.
   *[no] { $name } navrhuje, aby místo převzal počítač ({ $level }): { $seat }.
}
# $me: yes when the seat is to be the reader’s
room-ask-give = { $me ->
    [yes] { $name } vám nabízí místo: { $seat }.
   *[no] { $you ->
        [yes] Navrhujete, aby místo dostal nový hráč ({ $to }): { $seat }.
       *[no] { $name } navrhuje, aby místo dostal nový hráč ({ $to }): { $seat }.
    }
}
room-ask-yours = { $name } navrhuje, aby za vás hrál někdo jiný, protože jste tu nebyli.
room-absent = Na tahu: { $name }, ale není tady.
room-here = Jsem tady
room-ask-waits = Čeká se na: { $names }
room-agree = Souhlasím
room-no = Ne
room-withdraw = Vzít zpět
room-notice-taken = Někdo si na toto místo sedl o chvilku dřív: { $seat }.
room-notice-late = Váš tah se nezahrál: hra se mezitím změnila.
room-notice-conflict = Přišly dva různé tahy ({ $name }): { $moves }. Hra pokračuje tím, na který odpovědělo víc hráčů.
room-notice-differs = { $name } vidí jinou hru než vy. Všechno se načítá znovu.
room-declined-draw = Remíza nebude: chybí souhlas ({ $name }).
room-declined-back = Tah zůstává: chybí souhlas ({ $name }).
room-declined-again = Další hra nebude: chybí souhlas ({ $name }).
room-declined-computer = Místo zůstává, jak bylo: chybí souhlas ({ $name }).
room-declined-give = Místo zůstává, jak bylo: chybí souhlas ({ $name }).
room-asked-one = Jedna otázka čeká na odpověď. Další lze položit potom.
room-for = { $you ->
    [yes] Počítač hraje za vás.
   *[no] Počítač tu zastupuje hráče: { $name }.
}
room-in-for = { $you ->
    [yes] Hraje místo vás.
   *[no] Hraje v zastoupení: { $name }.
}
room-taken-over = { $name } hraje místo vás.
room-kept = Vaše místnosti
room-kept-back = Zpět do místnosti
room-kept-with = { $named ->
    [yes] { $names }
   *[no] zatím nikdo další
}
room-why-elsewhere = Na tahu: { $name }.
room-give-yes = Dát místo
room-give-later = Teď ne
room-notice-yours = Místo je vaše: { $seat }.
room-notice-replaced = { $name } je zpět a hraje dál. Teď se díváte.
room-unreached = Spojení se servery chybí. Místnost se otevře, jakmile bude.
room-come-back = Chci zpět na své místo
room-leave-seat = Přenechat mé místo počítači
room-let-computer = Ať hraje počítač
room-level = Úroveň: { $seat }
room-give = { $named ->
    [yes] Místo dostane { $name }
   *[no] Dát místo divákovi
}
room-want = Chci hrát na tomto místě
room-want-no = Už ne
room-want-about = Chcete-li hrát na některém místě, hráči se to dozvědí. Rozhodnou oni.
room-want-waits = Hráči vám teď mohou místo přenechat.
room-more = Ať se dívají i další
room-more-about = Kdo otevře odkaz, může se dívat.
room-said-joined = Do místnosti přichází { $name }.
room-said-left = { $name } odchází.
room-said-back = { $name } je zpátky.
room-said-sits = { $name } si sedá: { $seat }.
room-said-wants = { $name } chce hrát na místě: { $seat }.
room-begun = { $you ->
    [yes] Hra začíná, první tah je váš.
   *[no] Hra začíná, první táhne: { $name }.
}
room-back = Tah byl vzat zpět.
presence-here = tady
presence-away = jinde
presence-gone = pryč

## Spojení v místnosti

connection = Spojení
connection-joining = Spojuje se…
connection-live = Spojeno
connection-partly = Servery: { $up } z { $all }
connection-offline = Bez spojení
connection-refused = Odmítnuto
connection-sending = Odesílá se…
connection-joining-about = Navazuje se spojení se serverem…
connection-live-about = { $all ->
    [one] Spojeno se serverem.
    [few] Spojeno se všemi { $all } servery.
   *[other] Spojeno se všemi { $all } servery.
}
connection-partly-about = Spojené servery: { $up } z { $all }. Ke hře to stačí.
connection-offline-about = Bez spojení: co zahrajete, se odešle, až se obnoví.
connection-refused-about = Server odmítá spojení. Co zahrajete, se odešle, až nás znovu přijme.
connection-sending-about = Odesílá se, co jste zahráli…
connection-about = Zprávy jdou přes tyto servery zašifrované ve vašem zařízení: servery nevidí ani tahy, ani jména.
connection-again = Zkusit znovu
connection-refused-messages = Zprávy, které byly pominuty
connection-refused-none = Žádné.
refused-oversized = příliš velké
refused-garbled = nečitelné
refused-foreign = nejsou z této místnosti
refused-forged = chybný podpis
refused-replayed = staré, poslané znovu
refused-illegal = proti pravidlům
refused-conflicting = dvě pro týž tah
broker-connecting = Spojuje se…
broker-connected = Spojeno
broker-refused = Odmítá spojení
broker-down = Neodpovídá
broker-forgets = Neuchovává, co by měl: kdo přijde později, potřebuje tu někoho, kdo hru má.
broker-sent = Odesláno
broker-received = Přijato
broker-messages = { $messages ->
    [one] jedna zpráva, { $size }
    [few] { $messages } zprávy, { $size }
   *[other] { $messages } zpráv, { $size }
}
broker-delay = Tam a zpět
broker-milliseconds = { $delay } ms
broker-reconnects = Spojeno znovu
servers = Servery
servers-about = Na každém řádku jedna adresa, která začíná wss://. Platí v tomto zařízení od příštího otevření místnosti; každý v místnosti potřebuje aspoň jednu společnou s ostatními. Bez žádné se použijí ty, které uvádí stránka.
servers-save = Uložit servery
servers-saved = Uloženo. Použijí se, až místnost otevřete znovu.

## Servery, které přenášejí zprávy místnosti

problem-brokers-fetch = Soubor config.json vedle této stránky, v němž jsou uvedeny servery, se nepodařilo stáhnout ({ $detail }).
problem-brokers-form = Soubor config.json vedle této stránky není zapsán v JSON ({ $detail }).
problem-brokers-list = V souboru config.json vedle této stránky má být v „brokers“ seznam adres, nejméně 1 a nejvýše { $most }, ale { $found ->
    [nothing] není tam nic.
   *[other] je tam { $found }.
}
problem-brokers-address = V souboru config.json vedle této stránky, v „{ $path }“: { $reason }
problem-brokers-line = Řádek { $line }: { $reason }
problem-brokers-many = { $count ->
    [one] Je zadána { $count } adresa
    [few] Jsou zadány { $count } adresy
   *[other] Je zadáno { $count } adres
}; použít lze nejvýše { $most }.
# $found: what stands in the place of an address
problem-broker-text = { $found } není text s adresou.
problem-broker-scheme = „{ $found }“ není adresa serveru: taková adresa začíná wss://.
problem-broker-url = „{ $found }“ nelze přečíst jako adresu.
problem-broker-plain = „{ $found }“ vede přes nešifrované spojení, které tu prohlížeče nedovolují. Adresa musí začínat wss://.
problem-broker-twice = „{ $found }“ je tu dvakrát.
