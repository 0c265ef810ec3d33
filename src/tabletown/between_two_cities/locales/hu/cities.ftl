# Between Two Cities: what is told, drawn and explained, on the page and in the terminal.
game-between-two-cities = Between Two Cities
about-between-two-cities = Építs egy várost a bal, egyet a jobb oldali szomszédoddal. Neked csak a gyengébbik számít.
building-shop = üzlet
building-factory = gyár
building-bed = szálló
building-drink = italozó
building-food = falatozó
building-music = mulató
building-office = iroda
building-park = park
building-house = ház
kind-shops = Üzletek
kind-factories = Gyárak
kind-taverns = Vendéglők
kind-offices = Irodák
kind-parks = Parkok
kind-houses = Házak
# The same in the middle of a sentence.
some-shops = üzletek
some-factories = gyárak
some-taverns = vendéglők
some-offices = irodák
some-parks = parkok
some-houses = házak
some-civics = középületek
some-districts = kerületek
some-district-number = { $number }. kerület
duplex-lying = kettőslapka (balra { $first }, jobbra { $second })
duplex-standing = kettőslapka (felül { $first }, alul { $second })
square-empty = üres
square-holds = { $square }: { $what }
square-open = { $what }, választható
square-adds = { $what }, választható, { $points } pontot ad
round-of = { $round }/3. kör
turn-of = { $step }/{ $steps }. forduló
passing-left = A lapkák balra mennek
passing-right = A lapkák jobbra mennek
passing-none = A maradékot eldobjuk
passing-stays = A lapkáid nálad maradnak
task-choose = Válassz titokban két lapkát
task-place =
    { $count ->
        [one] Tedd a másik lapkát a másik városba
       *[other] Tegyél egy-egy lapkát mindkét városba
    }
all-placed = A lapkáid a helyükön vannak. A többiek még raknak.
your-hand = A kezedben
your-tiles = A lapkáid, amelyeket lehelyezel
choose-more =
    { $count ->
        [one] Még egyet válassz
       *[other] Válassz kettőt
    }
confirm-choice = Ezt a kettőt
choice-confirmed = Választottál. Ha mindenki választott, felfedjük a lapkákat.
pick-a-square = Válassz egy világító mezőt, vagy húzd oda a lapkát.
pick-at-once = Válassz egy világító mezőt: a lapka rögtön odakerül.
place-here = Ide teszem
not-here = Máshová
city-with = { $name } és te
city-left = Bal oldali városod
city-right = Jobb oldali városod
city-grid = Város: { $name }
city-number = { $number }. város
city-of = { $names } városa
other-cities = A többi város
lower-city = Gyengébb: ez számít
points-by-kind = Pontok épületfajtánként
no-points-yet = még nincs pont
partner-places = { $name } még lehelyezi:
propose-tile = Javasolj helyet { $name } lapkájának: { $tile }
proposal-pick = Válaszd ki a mezőt, amelyet javasolsz neki: { $name }
proposal-received = { $name } javaslata: { $tile } ide: { $square }
proposal-accept = Legyen így
proposal-decline = Inkább ne
proposal-sent = Javaslatod neki: { $name }, { $tile } ide: { $square }
proposal-withdraw = Visszavonás
ghost-label = { $who ->
    [you] A te javaslatod: { $tile } ide: { $square }
   *[other] { $name } javaslata: { $tile } ide: { $square }
}
told-chosen = { $who ->
    [you] Választottál.
   *[other] { $name } választott.
}
told-revealed = Mindenki felfedi a lapkáit.
told-pair = { $who ->
    [you] Felfedsz { $tiles }.
   *[other] { $name } felfed { $tiles }.
}
told-placed = { $who ->
    [you] Leraksz { $tile }: { $city }. város, { $square }.
   *[other] { $name } lerak { $tile }: { $city }. város, { $square }.
}
told-now = { $town }: { $change }, most { $total } pont.
told-stays = { $town } pontszáma marad: { $total }.
told-passed-left = A lapkák balra mennek.
told-passed-right = A lapkák jobbra mennek.
told-round = Kezdődik: { $round }. kör.
told-picked-up = { $who ->
    [you] A kezedben: { $tiles }.
   *[other] { $name } kezében: { $tiles }.
}
how-won-lower = Mindenkinek a két városa közül a gyengébbik számít; a legtöbb pont nyer.
how-won-sum = Két játékosnál a két város pontja összeadódik.
counts-for = Kinek számít
decided-by-higher-city = Döntetlen volt; mindenkinek az erősebb városa döntött.
decided-by-shops = Döntetlen volt; az üzletek száma döntött.
decided-by-factories = Döntetlen volt; a gyárak száma döntött.
decided-by-taverns = Döntetlen volt; a vendéglők száma döntött.
decided-by-offices = Döntetlen volt; az irodák száma döntött.
decided-by-parks = Döntetlen volt; a parkok száma döntött.
decided-by-houses = Döntetlen volt; a házak száma döntött.
decided-by-nothing = Mindenben egyenlők.
why-line =
    { $count ->
        [one] egyetlen üzlet
       *[other] { $count } üzlet egy sorban
    }
why-most-factories = { $count } gyár, a legtöbb a városok közül
why-second-factories = { $count } gyár, a második legtöbb a városok közül
why-fewer-factories = { $count } gyár, kevesebb, mint máshol
why-tavern-set =
    { $count ->
        [one] 1 vendéglő
       *[other] { $count } különböző vendéglő
    }
why-office-set = { $count } iroda
why-beside-tavern = iroda vendéglő mellett
why-park-group =
    { $count ->
        [one] magányos park
       *[other] { $count } park együtt
    }
why-house = ház, minden más épületfajtáért egy pont
why-beside-factory = ház gyár mellett
best-ask = A lapkák legjobb elrendezése
best-thinking = Kiszámoljuk…
best-reached = Ezekből a lapkákból nem lehet többet kihozni.
best-lost = Ugyanezek a lapkák { $points } ponttal többet is érhettek volna.
best-yours = megépült: { $points }
best-best = legjobb: { $points }
best-found = Találtunk egy elrendezést, amely { $points } ponttal többet ér.
best-none-found = Jobb elrendezést nem találtunk.
best-perhaps = Nincs bizonyítva, hogy nincs jobb: legfeljebb további { $points } pont lehetséges.
best-found-total = találtunk: { $points }
best-districts = A kerületek itt nem számítanak.
best-doubled = Ami a kampányban duplán számít, itt egyszer számít.
score-how = Húzz egy épületet a palettáról a mezőire, vagy válassz egyet, és koppints. A húzás csak üres mezőket tölt ki; a koppintás átírja a mezőt, ugyanaz az épület kétszer kiüríti.
score-brush = Melyik épületet rakod le
score-erase = Mezők törlése
score-cities = Városok
coach-wait = A többiek még gondolkodnak. Nézz körül: koppints egy kis városra, hogy nagyban lásd.
coach-first-choice = Hét lapka van a kezedben. Tarts meg kettőt: az egyik a bal, a másik a jobb szomszédoddal közös városba kerül.
coach-first-tile = Mindenki felfedte a lapkáit. Válaszd ki az egyiket, majd egy világító mezőt. Egy város első lapkája középre kerül.
coach-second-tile = Jól van. A másik lapka a másik városodba megy.
coach-passed = A lapkákat továbbadtuk: ezt az ötöt a szomszédod hagyta neked. Válassz megint kettőt.
coach-points = Minden világító mező megmondja, hány pontot ad most. A város négyszer négy mezősre nő.
coach-balance = Neked csak a gyengébbik városod számít. Melyiknek kell segítség?
coach-duplexes = 2. kör: kettőslapkák, két-két épülettel. Elforgatni nem lehet őket. Háromból tarts meg kettőt.
coach-round-three = 3. kör: megint hét lapka, és most a lapkák jobbra mennek.
rules-goal-title = A cél
rules-goal = Egyszerre két várost építesz, mindkét szomszédoddal egyet. A végén a gyengébbik számít, ezért egyik sem maradhat le. A legtöbb pont nyer.
rules-rounds-title = Három kör
rules-rounds = Az 1. körben mindenki hét lapkát vesz a kezébe, és háromszor megtart kettőt; a többi balra megy. A 2. körben mindenki három kettőslapkát vesz a kezébe, és kettőt megtart. A 3. kör olyan, mint az 1., de a lapkák jobbra mennek. A kézben maradt utolsó lapkát eldobjuk.
rules-choose = Mindenki titokban és egyszerre választ. Ha mindenki választott, felfedjük a lapkákat.
rules-place = Ezután mindenki egy lapkát a bal, egyet a jobb városába tesz. Beszéljétek meg, amennyire csak tetszik; a döntés a tiéd, és végleges.
rules-squares-title = Hová kerülhet egy lapka
rules-squares = A lapka élével érinti a város egy másik lapkáját, és sosem forgatjuk el. A kész város négyszer négyes négyzet; hogy hol fekszik, építés közben dől el.
rules-shops = Egyenes sorban 1, 2, 3 vagy 4 üzlet 2, 5, 10 vagy 16 pontot ér. Minden üzlet egy sorhoz tartozik.
rules-factories = Minden gyár 4 pont abban a városban, ahol a legtöbb van, 3 a második legtöbbnél, máshol 2.
rules-taverns = Négyféle van: szálló, italozó, falatozó és mulató. 1, 2, 3 vagy 4 különböző együtt 1, 4, 9 vagy 17 pont, bárhol állnak.
rules-offices = 1–6 iroda 1, 3, 6, 10, 15, 21 pontot ér; a hetedik újat kezd. Vendéglő mellett egy iroda 1 ponttal többet ér.
rules-parks = Az egymást érintő parkok csoportot alkotnak: 1, 2 vagy 3 park 2, 8 vagy 12 pont, minden további 1-gyel több.
rules-houses = Egy ház minden más épületfajtáért 1 pontot ér a városában; gyár mellett csak 1-et.
rules-end-title = A vége
rules-end = Az nyer, akinek a gyengébbik városa a legjobb. Döntetlennél a másik város dönt, majd a két város üzleteinek, gyárainak, vendéglőinek, irodáinak, parkjainak és házainak száma.
rules-two = Két játékosnál mindenki egyedül épít két várost, a köröket kétszer játsszuk, és a két város pontja összeadódik.

## A terminálban, és ahol egy játék elbeszélésre kerül
told-discarded = { $who ->
    [you] Eldobod: { $tiles }.
   *[other] { $name } eldobja: { $tiles }.
}
you-chose = A választásod
city-lower = gyengébb
city-owner = { $first }. hely
city-owners = { $first }. és { $second }. hely
city-owners-automa = { $seat }. hely, Automa
still-places = { $who ->
    [you] Még lehelyezed
   *[other] { $name } még lehelyezi
}
points-in-city = Pontok a { $side ->
    [left] bal
   *[right] jobb
} városban ({ $tiles })
points-in-town = Pontok: { $town } ({ $tiles })
compare-lower = gyengébb város
compare-higher = erősebb város
compare-sum = két város
count-tiles = { $count } lapka
laid-landscapes = Tájak: { $mats }.
laid-mat = { $town }: { $mat } ({ $grid })
laid-civics = Középületek is vannak a lapkák között.
laid-districts = Kerületek: { $pairs }.
laid-district = { $number }: { $first } + { $second }
laid-mode = { $mode ->
    [simple] Egyszerű változat, { $level }. szint.
   *[full] Teljes változat, { $level }. szint.
}
laid-hard = Nehéz: Automaváros kerületei 2-vel érnek többet, nem 1-gyel.
laid-ville = Automaváros ezzel kezd: { $tiles }.
laid-duplex = { $city }. város: a 2. körben kap { $tile }.
cities-help =
    Az EF kettőslapka fekszik, az F/E áll; a bal vagy felső felénél fogva helyezzük le, és a pontok is ott állnak.
    Lapkák választása: S P. Lehelyezés lapkával, oldallal és mezővel: S left d4.
    Üzletek sorban 2 5 10 16. Gyáranként 4 ott, ahol a legtöbb van, 3 a másodiknál, máshol 2.
    Különböző vendéglők 1 4 9 17. Irodák 1 3 6 10 15 21, és még 1 mindegyik vendéglő mellettiért.
    Parkok együtt 2 8 12 13 14 … Házak: 1 a város minden más épületfajtájáért, gyár mellett csak 1.
    A Capitals kiegészítőben C a középület; SF-P kedveli az üzletet és a gyárat, nem kedveli a parkot: 1, egy kedvelt szomszéddal 3, mindkettővel 6, nem kedvelt mellett 1. # a természet. A legnagyobb kerület 6, a második 3 pont. Két városod közül a gyengébbik számít (két játékosnál az összegük).
unreadable-tile = „{ $text }” nem lapka: épületlapkák { $letters }, kettőslapka például EF (fekvő) vagy F/E (álló), középület például SF-P (kedveli az üzletet és a gyárat, nem a parkot; T bármelyik vendéglő).
unreadable-side = „{ $text }” nem oldal: left vagy right.
unreadable-square = „{ $text }” nem mező: a mezők a1-től g7-ig vannak.
form-choose = choose LAPKA LAPKA
form-place = place LAPKA left|right MEZŐ
form-discard = discard LAPKA

## Városok leírva
city-no-district = „{ $text }” nem kerület: írj kettőt ezekből: { $cards }, például SP az üzletekhez és parkokhoz.
city-one-card-twice = „{ $text }” kétszer nevez meg egy kártyát: egy kerület két fajtából áll.
city-no-building = „{ $letter }” nem épület: { $letters }, középület { $civic }, üres mező { $empty }, természet { $nature }.
city-too-big = „{ $grid }” nem város: legfeljebb { $size } sora van, legfeljebb { $size } mezővel.
city-too-wide = „{ $grid }”: több mint { $small } mező egy sorban. Egy város { $small }×{ $small }-es; egy { $big }×{ $big }-öst egészen írj le, { $big } sort, mindegyikben { $big } mezőt.
city-uneven = „{ $grid }”: { $row }. sor: { $count } mező, 1. sor: { $first } mező.
city-cut = „{ $grid }”: a táj kettévágja a várost.
city-no-civic = „{ $mark }” olyan mezőt nevez meg, ahol nincs középület ({ $civic }).
city-mark = „{ $mark }” nem jelöl semmit: írj +a1b1-et az a1 és b1 mezőn lévő kettőslapkához, b2:SF-P-t egy b2-n álló középület kívánságaihoz.
city-mark-square = „{ $mark }”: a város olyan mezőjét nevezd meg, amelyet más jel nem.
city-no-wishes = Hiányoznak a középület kívánságai ({ $square } mező): írd hozzá: { $square }:SF-P, ha S-t és F-et kedveli, P-t nem.
city-no-duplex = „{ $mark }” nem kettőslapka: írj +a1b1-et az a1 és b1 mezőhöz.
city-duplex-squares = „{ $mark }”: két egymás melletti beépített mezőt nevezz meg, előbb a balt vagy a felsőt.
city-covered = „{ $mark }” olyan mezőt nevez meg, amelyet már más lapka fed.

# The score helper: players, text, and an owner's own box.
score-names = Nevek, körben
score-name-of = Név, { $seat }. hely
score-players = Játékosok
score-player = Játékos
score-result = Eredmény
side-left = Bal város
side-right = Jobb város
score-typed = Városok begépelése
score-typed-how = Soronként egy város, betűi sorról sorra: S üzlet, F gyár, B D E M vendéglők, O iroda, P park, H ház, # természet, . üres. A középület C, kívánságai utána állnak, például a3:SP-H.
score-typed-wrong = { $line }. sor: ez nem lehet város, mert annak 16 betűje van, tájlapkával 25.
score-next-gap = Következő üres mező
box-title = A saját dobozom
box-text = Ha megvan neked a Capitals vagy az Automa-kártyák, add meg, mi áll a tieiden. Itt és a segítőben használjuk, ezen az eszközön marad, és a megosztott linkkel is elmegy.
box-civic-dislikes = Most koppints arra a fajtára, amelyet nem kedvel.
box-mat-how = Koppints a természeti mezőire: { $count } van belőlük.
box-mat-cell = { $row }. sor, { $column }. oszlop
box-mat-add = Tájlapka hozzáadása
box-mat-name = { $number }. tájlapka neve
box-cards-title = Automa-kártyák
box-cards-own = A saját 20 kártyámmal
box-card-left = { $number }. kártya, bal oszlop
box-card-right = { $number }. kártya, jobb oszlop
box-load = Fájl megnyitása
box-forget = A dobozom elfelejtése
box-no-file = Ebben a fájlban nincs doboz.
score-forgotten = { $city }: { $count } mező még üres.
box-civic-likes =
    { $count ->
        [one] Koppints a második fajtára, amelyet kedvel.
       *[other] Koppints a két fajtára, amelyet kedvel.
    }
one-shop = egy üzletet
one-factory = egy gyárat
one-bed = egy szállót
one-drink = egy italozót
one-food = egy falatozót
one-music = egy mulatót
one-office = egy irodát
one-park = egy parkot
one-house = egy házat
two-shop = két üzletet
two-factory = két gyárat
two-bed = két szállót
two-drink = két italozót
two-food = két falatozót
two-music = két mulatót
two-office = két irodát
two-park = két parkot
two-house = két házat
one-civic-tile = egy középületet (kedveli: { $first }, { $second }; nem kedveli: { $other })
one-duplex-lying = egy kettőslapkát (balra { $first }, jobbra { $second })
one-duplex-standing = egy kettőslapkát (felül { $first }, alul { $second })

coordinates = Betűk és számok a városok körül
