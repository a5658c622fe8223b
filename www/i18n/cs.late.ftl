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

## Brokery, které přenášejí zprávy místnosti

problem-brokers-fetch = Soubor config.json vedle této stránky, v němž jsou uvedeny brokery, se nepodařilo stáhnout ({ $detail }).
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
problem-broker-scheme = „{ $found }“ není adresa brokeru: taková adresa začíná wss://.
problem-broker-url = „{ $found }“ nelze přečíst jako adresu.
problem-broker-plain = „{ $found }“ vede přes nešifrované spojení, které tu prohlížeče nedovolují. Adresa musí začínat wss://.
problem-broker-twice = „{ $found }“ je tu dvakrát.
