### Slova hry Hopstone.

app-name = Hopstone
language-code = cs

## Deska

board-label-star = Deska na čínskou dámu
board-label-capture = Deska na zajímanou
hole-label = { $hole }, { $piece ->
    [army1] červený kámen, tečka
    [army2] blankytný kámen, kroužek
    [army3] zelený kámen, trojúhelník
    [army4] žlutý kámen, čtverec
    [army5] tmavě modrý kámen, kříž
    [army6] růžový kámen, hvězda
    [neutral] neutrální kámen
    [unowned] kámen
   *[empty] prázdná jamka
}{ $picked ->
    [yes] , zvednutý
   *[no] {""}
}{ $target ->
    [step] , sem vede krok
    [jump] , sem vede skok
    [swap] , s tímto kamenem lze vyměnit místo
   *[none] {""}
}
square-label = { $square }, { $piece ->
    [white-man] bílý kámen
    [white-king] bílá dáma
    [black-man] černý kámen
    [black-king] černá dáma
   *[empty] prázdné pole
}{ $picked ->
    [yes] , v ruce
   *[no] {""}
}{ $forced ->
    [yes] , musí skákat
   *[no] {""}
}{ $target ->
    [step] , sem vede tah
    [jump] , sem vede skok
   *[none] {""}
}

## Kdo je na tahu

turn-of = { $you ->
    [yes] Jste na tahu
   *[no] Na tahu: { $name }
}
turn-thinking = { $name } přemýšlí
game-over = Konec hry
looking-back = Po tahu { $ply } z { $plies }
about-game = O této hře
passed = { $you ->
    [yes] Nemůžete táhnout a vynecháváte.
   *[no] { $name } nemůže táhnout a vynechává.
}
rounds-left = { $rounds ->
    [0] Dlouho bez pokroku: hra právě končí remízou.
    [one] Dlouho bez pokroku: do remízy zbývá jedno kolo.
    [few] Dlouho bez pokroku: do remízy zbývají { $rounds } kola.
   *[other] Dlouho bez pokroku: do remízy zbývá { $rounds } kol.
}
repeated = Tato pozice už tu byla. Potřetí je to remíza.

## Místa

computer = Počítač
person = Člověk
seat-person = Vy
seat-person-n = Hráč { $n }
seat-computer = Počítač ({ $level })
seat-computer-n = Počítač { $n }
seat-n = Hráč { $n }
seat-name = Jméno hráče { $n }
seat-player = Kdo hraje za hráče { $n }
seat-home = { $home } z { $all } v cíli
seat-home-short = { $home } / { $all }
seat-captured = { $captured ->
    [one] { $captured } zajatý
    [few] { $captured } zajaté
   *[other] { $captured } zajatých
}
seat-place = { $place }. místo
seat-resigned = hra vzdána
level-1 = nováček
level-2 = lehký
level-3 = běžný
level-4 = silný
level-5 = těžký

## Ovládání

controls = Ovládání hry
new-game = Nová hra
undo = Zpět
redo = Znovu
hint = Poraď
turn-board = Otočit
moves = Tahy
resign = Vzdát
settings = Nastavení
done = Hotovo
close = Zavřít
cancel = Zrušit
start = Začít
back-to-now = Zpět ke hře
again = Hrát znovu
swap-sides = Vyměnit strany

## O tazích

said-move = { $name }: { $text }.
said-capture = { $name }: { $text }, { $captured ->
    [one] zajat jeden kámen
    [few] zajaty { $captured } kameny
   *[other] zajato { $captured } kamenů
}.
said-resign = { $you ->
    [yes] Vzdáváte se.
   *[no] { $name } se vzdává.
}
said-lot = { $you ->
    [yes] Los rozhodl: začínáte.
   *[no] Los rozhodl: začíná { $name }.
}
said-loser = { $you ->
    [yes] Začínáte po prohře v minulé hře.
   *[no] { $name } začíná po prohře v minulé hře.
}
why-several-ways = Vede tam více cest a každá zajímá jiné kameny. Ukažte skoky jeden po druhém.
why-no-hop = Tam tento kámen skočit nemůže. Pokračujte z místa, kde stojí, nebo vezměte poslední skok zpět.
why-wait = Nejste na tahu.

## Tahy

moves-none = Zatím nikdo netáhl.
moves-start = Začátek
copy-link = Kopírovat odkaz
save-file = Uložit do souboru
open-file = Otevřít soubor
entry-pass = vynechává
entry-resign = se vzdává

## Konec

end-won = { $you ->
    [yes] Vítězíte
   *[no] Vítězí { $name }
}
end-shared = Dělené první místo: { $names }
end-how-star = { $you ->
    [yes] Váš cílový cíp je plný.
   *[no] Cílový cíp je plný ({ $name }).
}
end-how-capture = Na desce nezbývá žádný skok. Vítězí, kdo zajal nejvíc.
end-how-resigned = Ostatní se vzdali.
draw-repetition = Remíza: stejná pozice potřetí
draw-no-progress = Remíza: šedesát kol bez pokroku
draw-all-passed = Remíza: nikdo nemůže táhnout
draw-equal-captures = Remíza: stejně zajatých kamenů

## Nová hra

game = Hra
game-star = Čínská dáma
game-star-about = Přesuňte deset kamenů do protějšího cípu, kroky i řetězy skoků.
game-capture = Zajímaná
game-capture-about = Přeskakujte kameny a berte je. Kameny nepatří nikomu; vítězí, kdo zajme nejvíc.
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
rules = Pravidla
options = Všechny možnosti
preset-standard = Běžná
preset-standard-about = Obvyklá pravidla: krátké skoky v řetězech, stát se smí všude.
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

## Nastavení

theme = Vzhled
theme-light = Den
theme-dark = Noc
as-system = Podle zařízení
motion = Pohyb
motion-full = Plynulý
motion-none = Bez pohybu
speed = Tempo počítače
speed-instant = Hned
speed-calm = Klidně
speed-slow = Pomalu
mark = Označit, čím lze táhnout
mark-about = Kameny, kterými lze táhnout, jsou označené.
coordinates = Souřadnice
coordinates-about = Písmena řad a čísla jamek na desce.
follow = Otáčení desky
follow-about = Deska se otočí k tomu, kdo je na tahu.
language = Jazyk

## Klávesy

keys = Klávesy na desce
key-walk = podél řad a napříč
key-six = šesti směry
key-row = první a poslední jamka řady
key-enter = zvednout, položit, ukončit řetěz
key-escape = položit zpět
key-hint = ukázat dobrý tah
key-undo = vzít zpět
key-level = úroveň počítače
key-help = tento seznam

## Co se říká o hře

said-undo = Vráceno zpět.
said-redo = Zahráno znovu.
said-new = Nová hra.
said-level = Počítač teď hraje na úrovni { $level }.
said-hint = Dobrý tah: { $text }
said-visit = Prohlížíte si jinou hru. Vaše vlastní hra zůstává uložená.
continue-here = Pokračovat odtud
back-to-mine = Zpět k mé hře
go-on = Dál
resign-sure = { $you ->
    [yes] Vzdáváte tuto hru?
   *[no] Vzdává { $name } tuto hru?
}
why-visiting = Prohlížíte si jinou hru. Hrát ji můžete po volbě „Pokračovat odtud“.
why-looking = Prohlížíte si dřívější pozici. Hrát můžete po návratu k současné.
kept-unreadable = Hru uloženou v tomto zařízení nelze přečíst: { $reason }
thinker-broken = Počítač nenašel tah: { $reason }
link-unknown = Odkaz nelze přečíst: „{ $link }“ Hopstone nezná. Vaše hra zůstává beze změny.
link-game = Odkaz uvádí hru „{ $game }“, kterou Hopstone nezná. Vaše hra zůstává beze změny.
link-five = Pět hráčů se o hvězdu podělit nemůže: jeden z nich by neměl nikoho proti sobě. Vaše hra zůstává beze změny.
link-parameter = Odkaz má neznámou část „{ $name }“. Vaše hra zůstává beze změny.
link-value = Odkaz dává části „{ $name }“ hodnotu „{ $value }“, která se nehodí. Vaše hra zůstává beze změny.
link-unreadable = Hru z odkazu nelze přečíst: { $reason } Vaše hra zůstává beze změny.
link-copied = Odkaz je zkopírovaný. Kdo ho otevře, uvidí tuto hru.
link-not-copied = Prohlížeč tady nedovoluje kopírovat.
file-unreadable = Soubor nelze přečíst: { $reason } Vaše hra zůstává beze změny.
failure = Hopstone se nepodařilo spustit: { $reason }. Zkontrolujte připojení a načtěte stránku znovu.

## Co nejde a proč

problem-internal = Uvnitř se něco pokazilo: { $detail }
problem-seating = Místa se k této hře nehodí.
problem-level = Hráč { $seat } má úroveň, která neexistuje.
problem-name = Jméno hráče { $seat } je příliš dlouhé nebo obsahuje nepovolené znaky.
problem-number = Taková jamka, místo ani okamžik hry neexistuje.
problem-notation = Toto není zápis tahu.
problem-no-move = Není žádný tah, který by šlo zahrát.
problem-over = Hra skončila.
problem-full = Hra je příliš dlouhá a nemůže pokračovat.
problem-resign = Tento hráč už nehraje.
problem-empty = V jamce { $hole } není žádný kámen.
problem-not-yours = Kámen v jamce { $hole } patří jinému hráči.
problem-neutral = Kámen v jamce { $hole } je neutrální: nikdo s ním netáhne.
problem-stuck = Kámen v jamce { $hole } nemá vedle sebe volnou jamku ani nic k přeskočení.
problem-cannot-jump = Kámen v jamce { $hole } nemá co přeskočit.
problem-home = Kámen v jamce { $hole } je v cíli a každý jeho tah by ho vyvedl ven.
problem-back = Tah nesmí skončit tam, kde začal, v jamce { $hole }.
problem-occupied = Jamka { $to } je obsazená.
problem-leaves-goal = Kámen v jamce { $from } je v cíli a nesmí se zastavit mimo něj, v jamce { $to }.
problem-foreign = Tah nesmí skončit v jamce { $to }: ten cíp patří jinému hráči.
problem-unreachable = Z jamky { $from } do { $to } nevede krok ani řada skoků.
problem-no-jump = Z { $from } do { $to } to není skok (část { $number } řady).
problem-no-jumps = Kameni v jamce { $hole } nebyl dán žádný skok.
problem-pass = Je zapsáno vynechání tahu, ačkoli hráč táhnout může.
problem-pass-missing = Chybí vynechání tahu tam, kde hráč táhnout nemůže.
problem-code-empty = Kód je prázdný.
problem-code-long = Kód je příliš dlouhý (počet znaků: { $length }).
problem-code-version = Kód je verze „{ $version }“, kterou tento program nečte.
problem-code-character = Znak { $place }, „{ $character }“, se v kódech nevyskytuje.
problem-code-cut = Kód končí příliš brzy, po znaku { $length }.
problem-code-kind = Je to kód hry, kterou tento program nezná.
problem-code-value = Kód má u znaku { $place } nemožnou hodnotu.
problem-code-trailing = Kód pokračuje i po konci hry, od znaku { $place }.
problem-code-check = Kód byl změněn: kontrolní součet nesouhlasí.
problem-record-move = Tah { $number }: { $reason }
problem-json-long = Soubor je příliš dlouhý (počet znaků: { $length }).
problem-json-form = Soubor není hra: { $detail }
problem-json-version = Soubor je verze { $version }, kterou tento program nečte.
problem-json-field = V souboru chybí „{ $field }“, nebo má nemožnou hodnotu.
