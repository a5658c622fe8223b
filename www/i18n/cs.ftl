### Slova hry Hopstone.

app-name = Hopstone
language-code = cs
app-description = Čínská dáma, zajímaná, italská a anglická dáma: proti počítači nebo s přáteli, bez internetu a bez registrace.
new-version = Je tu nová verze
new-version-take = Načíst

## Deska

board-label-star = Deska na čínskou dámu
board-label-capture = Deska na zajímanou
board-label-italian = Deska na italskou dámu
board-label-english = Deska na anglickou dámu
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
turn-capture = { $you ->
    [yes] Jste na tahu: musíte skákat
   *[no] Na tahu: { $name }, skok je povinný
}
turn-thinking = { $name } přemýšlí
thinking = Počítač přemýšlí…
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
quiet-left = { $rounds ->
    [0] Dlouho bez skoku a bez tahu kamenem: hra právě končí remízou.
    [one] Dlouho bez skoku a bez tahu kamenem: do remízy zbývá po jednom tahu každé strany.
       *[other] Dlouho bez skoku a bez tahu kamenem: do remízy zbývá po { $rounds } tazích každé strany.
}
repeated = Tato pozice už tu byla. Potřetí je to remíza.

## Místa

person-link = Přes odkaz
seat-person = Vy
seat-person-n = Hráč { $n }
seat-computer = Počítač ({ $level })
seat-computer-n = Počítač { $n }
white = Bílý
black = Černý
seat-home = { $home } z { $all } v cíli
seat-home-short = { $home } / { $all }
seat-captured = { $captured ->
    [one] { $captured } zajatý
    [few] { $captured } zajaté
   *[other] { $captured } zajatých
}
seat-place = { $place }. místo
seat-resigned = rezignace
level-1 = Nováček
level-2 = Lehký
level-3 = Běžný
level-4 = Silný
level-5 = Těžký

## Ovládání

controls = Ovládání hry
new-game = Nová hra
undo = Zpět
redo = Znovu
hint = Poradit
turn-board = Otočit desku
moves = Tahy
resign = Vzdát
offer-draw = Remíza?
players-who = Hráči
settings = Nastavení
done = Hotovo
play-move = Zahrát
close = Zavřít
cancel = Zrušit
back-to-now = Zpět ke hře
again = Hrát znovu
result = Výsledek
swap-sides = Vyměnit strany

## Průvodce

guide = Průvodce
guide-rule = O tomto pravidle
welcome = Hra ve třech větách
welcome-goal = Přesuňte své žluté kameny nahoru.
welcome-tap = Klepněte na kámen a pak na značku.
welcome-marks = Tečka je krok, kroužek je skok.

## Lekce: dobrý tah, proč, a co stojí jiný

lesson = Lekce
lesson-best = Dobrý tah: { $text }
lesson-then = Potom třeba { $line }
# Ostatní v tom, co se říká o hvězdě, stojí na místě.
lesson-then-own = Potom, nepostaví-li se nikdo do cesty, { $line }
lesson-tried = K tahu { $text }:
lesson-played = K zahranému tahu { $text }:
lesson-same = Je to právě tento tah.
lesson-as-good = Nic mu nechybí: je zhruba stejně dobrý.
lesson-play = Zahrát
lesson-play-tried = Zahrát můj tah
lesson-ask = Proč ne jiný?
lesson-asking = Udělejte tah, na který se chcete zeptat. Nezahraje se.
lesson-last = Můj poslední tah
reason-only-move = Je to jediný tah.
reason-wins = Vyhrává hru.
reason-wins-in = { $moves ->
    [few] Vyhrává jistě, ať druhá strana udělá cokoli, ve { $moves } tazích.
   *[other] Vyhrává jistě, ať druhá strana udělá cokoli, v { $moves } tazích.
}
reason-finishes = Zaplní cíl: { $place }. místo.
reason-prevents-win = Brání výhře v příštím tahu: { $name }.
reason-looks-ahead = { $moves ->
    [one] Při pohledu o jeden tah dopředu nevidím nic lepšího.
    [few] Při pohledu o { $moves } tahy dopředu nevidím nic lepšího.
   *[other] Při pohledu o { $moves } tahů dopředu nevidím nic lepšího.
}
reason-chain-gains = { $steps ->
    [few] Jeden řetěz skoků přiblíží kámen k cíli o { $steps } kroky.
   *[other] Jeden řetěz skoků přiblíží kámen k cíli o { $steps } kroků.
}
reason-brings-straggler = { $behind ->
    [few] Přivádí poslední kámen, který to má do cíle o { $behind } kroky dál než průměr ostatních.
   *[other] Přivádí poslední kámen, který to má do cíle o { $behind } kroků dál než průměr ostatních.
}
reason-leaves-home = { $left ->
    [0] Poslední kámen opouští domov: nikdo nezůstává vzadu.
    [one] Kámen opouští domov včas; zůstává tam jen jeden.
    [few] Kámen opouští domov včas; zůstávají tam { $left }.
   *[other] Kámen opouští domov včas; zůstává tam { $left }.
}
reason-enters-goal = { $left ->
    [0] Poslední kámen přichází do cíle.
    [one] Kámen přichází do cíle; venku je ještě jeden.
    [few] Kámen přichází do cíle; venku jsou ještě { $left }.
   *[other] Kámen přichází do cíle; venku je ještě { $left }.
}
reason-fills-deepest = Obsadí nejhlubší volnou jamku cíle.
reason-makes-room = Jde hlouběji do cíle a uvolňuje místo těm, které teprve přijdou.
reason-builds-bridge = { $steps ->
    [few] Staví most: kámen z { $from } pak může skočit do { $to }, o { $steps } kroky blíž k cíli.
   *[other] Staví most: kámen z { $from } pak může skočit do { $to }, o { $steps } kroků blíž k cíli.
}
reason-opens-way = { $steps ->
    [few] Otevírá cestu: kámen z { $from } pak může skočit do { $to }, o { $steps } kroky blíž k cíli.
   *[other] Otevírá cestu: kámen z { $from } pak může skočit do { $to }, o { $steps } kroků blíž k cíli.
}
reason-blocks = { $after ->
    [0] { $name }: skok o délce { $before } kroků je pryč.
    [one] { $name }: nejdelší skok se zkracuje z { $before } kroků na jeden.
   *[other] { $name }: nejdelší skok se zkracuje z { $before } kroků na { $after }.
}
reason-uses-others = Řetěz vede přes cizí kameny ({ $marbles }): slouží jako žebřík.
reason-swaps = Bere jamku cíle cizímu kameni.
reason-race = Armády se už minuly. Je to závod: vidím { $you ->
    [yes] tahů pro vás: { $moves }
   *[no] tahů ({ $name }): { $moves }
}, pro druhou stranu: { $others }.
reason-way-home = { $moves ->
    [few] Začíná nejkratší cestu do cíle, jakou vidím: { $moves } tahy.
   *[other] Začíná nejkratší cestu do cíle, jakou vidím: { $moves } tahů.
}
reason-before-they-leave = { $moves ->
    [few] Zůstanou-li cizí kameny v cíli, bude plný za { $moves } tahy.
   *[other] Zůstanou-li cizí kameny v cíli, bude plný za { $moves } tahů.
}
reason-prepares = Připravuje tah z { $from } do { $to }, který by bez něj nešel.
reason-must-capture = Je to jediný skok, a skok je povinný.
reason-forced-by-rule = { $rule ->
    [1] Pravidlo 1 nedává na výběr: musí se vzít co nejvíc kamenů.
    [2] Pravidlo 2 nedává na výběr: skákat musí dáma.
    [3] Pravidlo 3 nedává na výběr: musí se vzít co nejvíc dam.
   *[4] Pravidlo 4 nedává na výběr: musí se skákat tak, aby dáma přišla na řadu dřív.
}
reason-takes = { $pieces ->
    [one] Se skoky, které hned následují, bere jeden kámen
    [few] Se skoky, které hned následují, bere { $pieces } kameny
   *[other] Se skoky, které hned následují, bere { $pieces } kamenů
}{ $returned ->
    [0] {" "}a žádný neztrácí.
    [one] {" "}a jeden ztrácí.
   *[other] {" "}a ztrácí { $returned }.
}
reason-shot = Kombinace: dává { $gives }, aby vzal { $takes }.
reason-exchanges = { $ahead ->
    [yes] Vyměňuje { $pieces } za { $pieces }: kdo má víc kamenů, tomu každá výměna pomáhá.
   *[no] Vyměňuje { $pieces } za { $pieces }.
}
reason-wins-pieces = { $pieces ->
    [one] Získává kámen během { $moves } tahů.
    [few] Získává { $pieces } kameny během { $moves } tahů.
   *[other] Získává { $pieces } kamenů během { $moves } tahů.
}
reason-crowns = { $first ->
    [yes] Kámen se stává první dámou na desce.
   *[no] Kámen se stává dámou.
}
reason-will-crown = Kámen se stává dámou během { $moves } tahů.
reason-stops-crowning = Nedovolí druhé straně získat příštím tahem dámu.
reason-saves = { $pieces ->
    [one] Zachraňuje kámen, který druhá strana ohrožovala.
    [few] Zachraňuje { $pieces } kameny, které druhá strana ohrožovala.
   *[other] Zachraňuje { $pieces } kamenů, které druhá strana ohrožovala.
}
reason-threatens = { $pieces ->
    [one] Hrozí, že získá kámen.
    [few] Hrozí, že získá { $pieces } kameny.
   *[other] Hrozí, že získá { $pieces } kamenů.
}
reason-runs-free = { $steps ->
    [one] Tento kámen už nikdo nezastaví: jeden krok do dámy.
    [few] Tento kámen už nikdo nezastaví: { $steps } kroky do dámy.
   *[other] Tento kámen už nikdo nezastaví: { $steps } kroků do dámy.
}
reason-shuts = { $pieces ->
    [one] Uzavírá kámen druhé strany.
    [few] Uzavírá { $pieces } kameny druhé strany.
   *[other] Uzavírá { $pieces } kamenů druhé strany.
}
reason-gains-the-move = Výměna získává opozici: při blokádě by druhé straně došly tahy dřív.
reason-backs = { $men ->
    [one] Další kámen má krytá záda.
    [few] Další { $men } kameny mají krytá záda.
   *[other] Dalších { $men } kamenů má krytá záda.
}
reason-takes-centre = Obsazuje místo uprostřed, odkud má kámen největší výběr.
reason-chases = Dáma pronásleduje kámen na poli { $square }.
reason-keeps-back-row = { $men ->
    [few] Nechává { $men } kameny zadní řady doma, kde brání vzniku dam.
   *[other] Nechává { $men } kamenů zadní řady doma, kde brání vzniku dam.
}
reason-captures = { $marbles ->
    [one] Bere jeden kámen
    [few] Bere { $marbles } kameny
   *[other] Bere { $marbles } kamenů
}{ $leaves ->
    [0] {" "}a nenechává nic k zajetí.
    [one] {" "}a nechává k zajetí nejvýš jeden.
   *[other] {" "}a nechává k zajetí nejvýš { $leaves }.
}
reason-richest = Žádný jiný tah nebere tolik.
reason-leaves-least = { $leaves ->
    [0] Každý jiný tah, který bere stejně, něco k zajetí nechává.
   *[other] Každý jiný tah, který bere stejně, nechává víc.
}
reason-declines = { $marbles ->
    [one] Dal se vzít jeden kámen, ale k zajetí by zbylo { $leaves }.
    [few] Daly se vzít { $marbles } kameny, ale k zajetí by zbylo { $leaves }.
   *[other] Dalo se vzít { $marbles } kamenů, ale k zajetí by zbylo { $leaves }.
}
reason-spoils = { $after ->
    [0] Maří zajetí { $before } kamenů.
   *[other] Maří zajetí { $before } kamenů: k zajetí zbývá nejvýš { $after }.
}
reason-sets-up = { $marbles ->
    [one] Po očekávané odpovědi se dá vzít jeden kámen.
    [few] Po očekávané odpovědi se dají vzít { $marbles } kameny.
   *[other] Po očekávané odpovědi se dá vzít { $marbles } kamenů.
}
reason-decides = Nikdo už to nedožene.
reason-ends = Nikdo už nemůže skákat: hra končí.
cost-misses-win = Nevyužívá možnost vyhrát.
cost-misses-win-in = { $moves ->
    [one] Dobrý tah vyhrává hned; o tomto to říct nemohu.
    [few] Dobrý tah jistě vyhrává ve { $moves } tazích; o tomto to říct nemohu.
   *[other] Dobrý tah jistě vyhrává v { $moves } tazích; o tomto to říct nemohu.
}
cost-lets-win = Po něm může hned vyhrát: { $name }.
cost-loses-in = { $moves ->
    [one] Hned prohrává.
    [few] Prohrává jistě ve { $moves } tazích.
   *[other] Prohrává jistě v { $moves } tazích.
}
cost-more-moves = { $you ->
    [yes] Podle toho, co vidím, je vaše cesta do cíle
   *[no] Podle toho, co vidím, je cesta do cíle ({ $name })
}{" "}{ $moves ->
    [one] o jeden tah delší.
    [few] o { $moves } tahy delší.
   *[other] o { $moves } tahů delší.
}
cost-goes-back = { $steps ->
    [one] Vrací se o krok.
    [few] Vrací se o { $steps } kroky.
   *[other] Vrací se o { $steps } kroků.
}
cost-offers-jump = { $name }: zůstává skok o délce { $steps } kroků.
cost-loses-pieces = { $pieces ->
    [one] Ztrácí kámen.
    [few] Ztrácí { $pieces } kameny.
   *[other] Ztrácí { $pieces } kamenů.
}
cost-misses-pieces = { $pieces ->
    [one] Nevyužívá možnost získat kámen.
    [few] Nevyužívá možnost získat { $pieces } kameny.
   *[other] Nevyužívá možnost získat { $pieces } kamenů.
}
cost-lets-crown = { $moves ->
    [one] Dovolí druhé straně získat příštím tahem dámu.
    [few] Dovolí druhé straně získat dámu za { $moves } tahy.
   *[other] Dovolí druhé straně získat dámu za { $moves } tahů.
}
cost-weakens = { $share ->
    [0] Pozice je po něm o něco slabší.
    [1] Pozice je po něm slabší, asi o půl kamene.
   *[2] Pozice je po něm mnohem slabší, asi o kámen nebo víc.
}
cost-in-sum = { $men ->
    [one] Celkem stojí asi kámen.
    [few] Celkem stojí asi { $men } kameny.
   *[other] Celkem stojí asi { $men } kamenů.
}
cost-captures-fewer = { $marbles ->
    [one] Bere o jeden kámen méně.
    [few] Bere o { $marbles } kameny méně.
   *[other] Bere o { $marbles } kamenů méně.
}
cost-leaves-more = { $leaves ->
    [one] Nechává k zajetí jeden kámen místo { $best }.
    [few] Nechává k zajetí { $leaves } kameny místo { $best }.
   *[other] Nechává k zajetí { $leaves } kamenů místo { $best }.
}
cost-falls-behind = { $marbles ->
    [one] Podle toho, co vidím, končí o jeden kámen hůř.
    [few] Podle toho, co vidím, končí o { $marbles } kameny hůř.
   *[other] Podle toho, co vidím, končí o { $marbles } kamenů hůř.
}

## Přehrání a rozbor

review = Přehrát

## O tazích

said-move = { $name }: { $text }.
said-capture = { $name }: { $text }, { $captured ->
    [one] zajat jeden kámen
    [few] zajaty { $captured } kameny
   *[other] zajato { $captured } kamenů
}.
said-capture-pieces = { $name }: { $text }, { $captured ->
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
said-lot-white = { $you ->
    [yes] Los rozhodl: hrajete bílými.
   *[no] Los rozhodl: bílými hraje { $name }.
}
said-draw = Dohodnuta remíza.
said-draw-declined = { $you ->
    [yes] Remízu odmítáte.
   *[no] { $name } remízu odmítá.
}
draw-sure = { $you ->
    [yes] Nabídka remízy. Souhlasíte?
   *[no] Nabídka remízy. Souhlasí { $name }?
}
draw-ask = Nabídnout remízu? Jestliže { $name } přijme, hra skončí.
draw-ask-yes = Nabídnout
draw-agree = Souhlasit s remízou
why-several-ways = Vede tam více cest a každá zajímá jiné kameny. Ukažte skoky jeden po druhém.
why-several-captures = Končí tam více skoků. Ukažte pole dopadu jedno po druhém.
why-pick = Nejdřív zvedněte některý ze svých kamenů.
why-pick-forced = Skok je povinný. Nejdřív zvedněte některý z označených kamenů.
why-no-hop = Tam tento kámen skočit nemůže. Pokračujte z místa, kde stojí, nebo vezměte poslední skok zpět.
why-wait = Nejste na tahu.
why-elsewhere = Na tahu: { $name }, na jiném zařízení. Tah přijde s odkazem.

## Tahy

bring = Načíst hru

## Sdílení

share = Sdílet
window-missing = Toto okno se nepodařilo stáhnout. Zkontrolujte připojení a zkuste to znovu.
met-fork = Dva průběhy jedné hry

## Konec

end-won = { $you ->
    [yes] Vítězíte
   *[no] Vítězí { $name }
}
end-shared = Dělené první místo: { $names }
end-how-star = { $you ->
    [yes] Váš cílový cíp je plný.
   *[no] { $name }: cílový cíp je plný.
}
end-how-capture = Na desce nezbývá žádný skok. Vítězí, kdo zajal nejvíc.
end-how-resigned = Ostatní se vzdali.
end-how-blocked = { $you ->
    [yes] Soupeř nemůže táhnout.
   *[no] { $name } vítězí: soupeř nemůže táhnout.
}
end-how-all-captured = { $you ->
    [yes] Všechny soupeřovy kameny jsou zajaté.
   *[no] { $name } vítězí: všechny soupeřovy kameny jsou zajaté.
}
draw-repetition = Remíza: stejná pozice potřetí
draw-no-progress = Remíza: šedesát kol bez pokroku
draw-all-passed = Remíza: nikdo nemůže táhnout
draw-equal-captures = Remíza: stejně zajatých kamenů
draw-quiet-moves = Remíza: po čtyřiceti tazích bez skoku a bez tahu kamenem
draw-agreement = Remíza dohodou
score = Skóre: { $points }
score-made = { $won ->
    [yes] Zajaté kameny: { $captured }, po 10 bodech; 100 za výhru a po 50 za každý stupeň úrovně { $level }.
   *[no] Zajaté kameny: { $captured }, po 10 bodech; úroveň { $level }.
}
score-rank = Je to { $rank }. místo v tabulce rekordů.
score-spoilt-undo = Byl vzat zpět tah: skóre se do tabulky rekordů nezapisuje.
score-spoilt-hint = Byla použita rada: skóre se do tabulky rekordů nezapisuje.
score-spoilt-set-up = Hra se tu nehrála od základního postavení: skóre se do tabulky rekordů nezapisuje.
score-spoilt-players = Hráči se během hry změnili: skóre se do tabulky rekordů nezapisuje.
statistics = Statistiky
records = Rekordy

## Nová hra

game-star = Čínská dáma
game-capture = Zajímaná
game-italian = Italská dáma
game-english = Anglická dáma
editor = Sestavit pozici

## Nastavení

## Klávesy

keys = Klávesy na desce

## Co se říká o hře

said-undo = Vráceno zpět.
said-redo = Zahráno znovu.
said-new = Nová hra.
said-level = Počítač teď hraje na úrovni { $level }.
said-visit = Prohlížíte si jinou hru. Vaše vlastní hra zůstává uložená.
who-are-you = Kdo jste?
only-look = Jen se dívám
# $name: the seat that is played here from now on
said-be = Hrajete za: { $name }. Ostatní hrají jinde.
turn-elsewhere = { $name }: hraje na jiném zařízení. Pošlete odkaz.
send-link = Poslat odkaz
continue-here = Pokračovat odtud
back-to-mine = Zpět k mé hře
go-on = Dál
resign-sure = { $you ->
    [yes] Chcete tuto hru vzdát?
   *[no] Chce { $name } tuto hru vzdát?
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
link-room-length = Odkaz do místnosti je useknutý nebo příliš dlouhý: má { $length } znaků místo { $right }. Vaše hra zůstává beze změny.
link-room-character = Odkaz do místnosti je chybný: znak { $place }, „{ $character }“, tam nepatří. Vaše hra zůstává beze změny.
room-missing = Místnost nelze otevřít: část stránky se nepodařilo načíst. Zkontrolujte prosím připojení a otevřete odkaz znovu.
link-same = Tuto hru už máte se všemi tahy.
link-newer = { $moves ->
    [0] Hra pokračovala.
    [one] Přišel jeden tah.
    [few] Přišly { $moves } tahy.
   *[other] Přišlo { $moves } tahů.
}
link-kept = Vaše hra zůstává, jak je.
link-taken = Hra z odkazu je teď vaše.
link-copied = Odkaz je zkopírovaný. Kdo ho otevře, uvidí tuto hru.
fen-copied = Pozice je zkopírovaná jako FEN.
link-not-copied = Prohlížeč tady nedovoluje kopírovat.
failure = Hopstone se nepodařilo spustit: { $reason }. Zkontrolujte připojení a načtěte stránku znovu.
failure-browser = Hopstone se nepodařilo spustit: { $reason }. Zkuste novější prohlížeč, nebo stránce povolte to, co je vypnuto.

## Co nejde a proč

problem-internal = Něco se pokazilo: { $detail }
problem-seating = Místa se k této hře nehodí.
problem-level = Hráč { $seat } má úroveň, která neexistuje.
problem-name = Jméno hráče { $seat } je příliš dlouhé nebo obsahuje nepovolené znaky.
problem-number = Takové pole, místo ani okamžik hry neexistuje.
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
problem-unreachable = Z jamky { $from } do { $to } nevede krok ani řetěz skoků.
problem-no-jump = Z { $from } do { $to } to není skok (část { $number } řetězu).
problem-no-jumps = Pro kámen v jamce { $hole } není uveden žádný skok.
problem-draughts-empty = Na poli { $square } nic nestojí.
problem-draughts-not-yours = Kámen na poli { $square } patří soupeři.
problem-draughts-blocked = Kámen na poli { $square } je zablokovaný: nemá před sebou volné pole.
problem-draughts-must-capture = Skok je povinný: kamenem na poli { $square } lze teď táhnout, jen když skáče.
problem-draughts-precedence-1 = Pravidlo 1, nejvíc kamenů: tento skok bere { $tried }, jiný bere { $best }.
problem-draughts-precedence-2 = Pravidlo 2, dámou: dáma může vzít stejně, a proto musí skákat dáma, ne kámen z pole { $square }.
problem-draughts-precedence-3 = Pravidlo 3, nejvíc dam: počet dam v tomto skoku: { $tried }, v jiném: { $best }.
problem-draughts-precedence-4 = Pravidlo 4, dáma dřív: jiný skok bere stejně a na dámu narazí dřív.
problem-draughts-man-captures-king = Kámen nesmí vzít dámu: kámen z pole { $square } nemůže přeskočit pole { $over }.
problem-draughts-man-back = Kameny táhnou jen vpřed: ne z { $square } zpátky na { $to }.
problem-draughts-man-captures-back = Kameny skáčou jen vpřed: ne z { $square } dozadu na { $to }.
problem-draughts-occupied = Pole { $to } je obsazené.
problem-draughts-own-piece = Kámen na poli { $over } je váš a přeskočit ho nelze.
problem-draughts-twice = Kámen na poli { $over } už byl přeskočen; žádný se neskáče dvakrát.
problem-draughts-nothing = Mezi { $square } a { $to } nestojí nic, co by šlo vzít.
problem-draughts-no-jump = Skákání pokračuje skokem přes sousední pole: ne z { $square } na { $to }.
problem-draughts-unreachable = Z { $square } na { $to } to není tah ani skok.
problem-draughts-unfinished = Skok se musí dokončit: z pole { $square } vede dál.
problem-draughts-no-landing = Tah z pole { $square } neuvádí, kam vede.
problem-draughts-ambiguous = Z { $square } na { $to } vede více skoků; je třeba uvést všechna pole.
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
problem-json-form = Soubor není hra ({ $detail }).
problem-json-version = Soubor je verze { $version }, kterou tento program nečte.
problem-json-field = V souboru chybí „{ $field }“, nebo má nemožnou hodnotu.
problem-json-fen = Pozici v souboru nelze přečíst: { $reason }
problem-fen-turn = Znak { $place }: pozice začíná stranou na tahu, W nebo B.
problem-fen-stray = Znak { $place }: „{ $character }“ sem nepatří.
problem-fen-no-square = Znak { $place }: chybí číslo pole.
problem-fen-range = Znak { $place }: pole { $square } neexistuje, pole mají čísla 1 až 32.
problem-fen-backwards = Znak { $place }: rozsah od { $from } do { $to } běží pozpátku.
problem-fen-twice = Znak { $place }: pole { $square } je uvedeno dvakrát.
problem-fen-promotion = { $side ->
    [white] Bílý
   *[black] Černý
} kámen nemůže stát na poli { $square }: stal by se dámou.
problem-fen-side-twice = Znak { $place }: { $side ->
    [white] bílé
   *[black] černé
} kameny jsou uvedeny dvakrát.
problem-fen-side-missing = Znak { $place }: chybějí { $side ->
    [white] bílé
   *[black] černé
} kameny.
problem-fen-pieces = { $side ->
    [white] Bílý
   *[black] Černý
} má více než dvanáct kamenů.
problem-bring-empty = Není co číst.
problem-pdn-empty = V textu není žádná hra.
problem-pdn = Hra { $game }, řádek { $line }: { $reason }
problem-pdn-move = Hra { $game }, řádek { $line }, tah { $move } „{ $text }“: { $reason }
problem-pdn-tag = značka se píše [Název "hodnota"] na jednom řádku.
problem-pdn-unclosed = „{ $bracket }“ se otevírá a nikde nezavírá.
problem-pdn-stray = „{ $bracket }“ nic nezavírá.
problem-pdn-game-type = typ hry „{ $value }“ není italská (22) ani anglická dáma (21).
problem-pdn-notation = tah { $move } „{ $text }“ není zápis tahu.
problem-pdn-square = tah { $move } „{ $text }“: pole { $square } neexistuje.
said-go-on = Skok pokračuje: zvolte další pole, nebo se vraťte.
said-jump-on = Můžete skákat dál, nebo tady skončit tlačítkem Hotovo.
said-proposed = Klepněte znovu a tah se zahraje, nebo ho vraťte.
take-sure = Vaše hra není u konce. Budete-li pokračovat odtud, přijdete o ni.
