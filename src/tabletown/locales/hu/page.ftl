# Az oldal a böngészőben.

## Everywhere
skip-to-content = Ugrás a tartalomhoz
language = Nyelv
theme-auto = Színek az eszköz szerint
theme-light = Világos színek
theme-dark = Sötét színek
sound = Hang
fan-project = Rajongói munka. A szabályok a saját szavainkkal, a rajzok sajátok; a kiadókhoz nincs közünk.
unknown-title = Itt nincs semmi
unknown-text = Ez a cím nem vezet sehová.
to-home = A kezdőlapra
close = Bezárás
no-connection = A kiszolgáló most nem érhető el. Próbáld újra egy kicsit később.
connecting = Úton az asztalhoz …
total = Összesen
print = Nyomtatás

## Home
home-title =
    { $games ->
        [2] Két városi játék, egy asztal
       *[other] Sok játék, egy asztal
    }
home-text = Játssz a barátaiddal egyetlen link elküldésével, vagy azonnal robotok ellen. Fiók és telepítés nélkül.
game-between-two-cities = Between Two Cities
game-ticket-to-ride = Ticket to Ride: New York
about-between-two-cities = Építs egy várost a bal, egyet a jobb oldali szomszédoddal. Neked csak a gyengébbik számít.
about-ticket-to-ride = Foglalj taxiútvonalakat Manhattanben, és kösd össze a célkártyáid megállóit.
for-players = { $from }–{ $to } játékos
play-against-bots = Játék robotok ellen
learn-open = Vezetett első játék
rules-open = Szabályok
join-title = Csatlakozás egy asztalhoz
join-label = Link vagy kód
join-button = Csatlakozás
join-unreadable = Ez nem egy asztal linkje vagy kódja.
unfinished-title = Befejezetlen játékaid
go-on = Folytatás
forget-table = Asztal elfelejtése
open-tables = Játékost kereső asztalok
new-table = Új asztal
new-game = Játék
new-seats = Játékosok
new-people = Ezen az eszközön
new-others = A többi hely
new-friends = barátoknak
new-bots = robotoknak
new-more = További beállítások
new-public = Látszódjon a nyitott asztalok között
new-clock = Gondolkodási idő
no-clock = Óra nélkül
clock-minutes = { $minutes } perc fejenként
open-table = Asztal megnyitása
your-name = A neved
name-number = A(z) { $number }. játékos neve
you-name = Te
guest = Vendég
guest-number = { $number }. játékos
bot-level = A robotok szintje
level-easy = könnyű
level-medium = közepes
level-hard = nehéz
level-expert = mesteri

## Lobby
lobby-free =
    { $count ->
        [one] Egy hely szabad
       *[other] { $count } hely szabad
    }
lobby-full = Mindenki itt van
lobby-wait-host = A játékot a házigazda indítja el.
seat-free = szabad
seat-number = { $seat }. hely
sit-here = Ide ülök
sit-down = Leülök
stand-up = Felállok
free-seat = Hely felszabadítása
fill-with-bots =
    { $count ->
        [one] Robot a szabad helyre
       *[other] Robotok { $count } helyre
    }
start-game = Kezdjük
you = te
share-title = Barátok meghívása
share = Megosztás
share-text = Aki megnyitja ezt a linket, leülhet vagy nézelődhet.
share-link = Az asztal linkje
share-copy = Link másolása
share-copied = Kimásolva

## Table
table-title = Az asztalnál
no-table-title = Nincs ilyen asztal
no-table-text = Ezen a címen nincs asztal. Kérd el újra a linket.
players = Játékosok
is-bot = robot
stand-in = egy robot lép, amíg a játékos vissza nem jön
away = nincs itt
we-wait = várunk rá
is-ready = kész
chat = Beszélgetés
chat-unread =
    { $count ->
        [one] 1 új
       *[other] { $count } új
    }
chat-empty = Még senki sem szólt.
chat-phrases = Mondj valamit …
chat-write = Írj egy sort
chat-send = Küldés
undo-ask = Visszaveszem a lépésem
undo-waits = Még bele kell egyeznie: { $names }.
undo-asked =
    { $count ->
        [one] { $name } visszavenné az utolsó lépést.
       *[other] { $name } visszavenne { $count } lépést.
    }
undo-agree = Rendben
undo-refuse = Nem
typed-move = Lépés beírása
typed-move-label = Lépés jelöléssel
typed-move-play = Lépek
link-lost = Megszakadt a kapcsolat. Magától visszatér …
link-slow = Lassú kapcsolat: { $seconds } mp
table-options = Ez az asztal
own-seat-link = A helyed linkje (tartsd titokban)
reissue-link = Új link
reissued-link = Ennek a helynek az új linkje
give-to-bot = Robotnak adom
give-to-person = Embernek adom
newcomer-name = Az új játékos neve
fair-commitment = Az osztás a játék előtt eldőlt (a mag SHA-256 értéke):
fair-seed = A mag:
lag = { $milliseconds } ms a kiszolgálóig és vissza
curtain-title = { $name }, te jössz
curtain-text = Add tovább az eszközt. A lapkáid a gomb megnyomása után látszanak.
curtain-open = Én vagyok: { $name }

## Between Two Cities
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
duplex-lying = kettőslapka: { $first }, jobbra tőle { $second }
duplex-standing = kettőslapka: { $first }, alatta { $second }
square-empty = üres
square-holds = { $square }: { $what }
square-open = { $what }, választható
square-adds = { $what }, választható, { $points } pontot ad
round-of = { $round }. kör a 3-ból
turn-of = { $step }. forduló az összesen { $steps } közül
passing-left = A lapkák balra mennek
passing-right = A lapkák jobbra mennek
passing-none = A maradékot eldobjuk
# Where several play on one device: whose turn it is, and what she does.
task-of = { $name }: { $task }
task-choose = Válassz titokban két lapkát
task-place =
    { $count ->
        [one] Tedd a másik lapkát a másik városba
       *[other] Tegyél egy-egy lapkát mindkét városba
    }
waiting-for = Várunk: { $names }
all-placed = A lapkáid a helyükön vannak. A többiek még raknak.
your-hand = A kezedben
your-tiles = Lehelyezendő lapkáid
choose-more =
    { $count ->
        [one] Még egyet válassz
       *[other] Válassz kettőt
    }
confirm-choice = Ezt a kettőt
choice-confirmed = Választottál. Ha mindenki választott, felfedjük a lapkákat.
pick-a-square = Válassz egy kivilágított mezőt, vagy húzd oda a lapkát.
place-here = Ide teszem
not-here = Máshová
city-with = Vele: { $name }
city-left = Bal oldali városod
city-right = Jobb oldali városod
city-grid = Város: { $name }
city-number = { $number }. város
city-of = { $names } városa
other-cities = A többi város
lower-city = Gyengébb: ez számít
points-short = pont
points-by-kind = Pontok épületfajtánként
no-points-yet = még nincs pont
partner-places = { $name } még rak:
propose-tile = Hely javaslása neki: { $name }, lapka: { $tile }
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
    [you] A te lapkáid: { $tiles }.
   *[other] { $name }: { $tiles }.
}
told-placed = { $who ->
    [you] Leraktad: { $tile }, mező: { $square }, { $city }. város.
   *[other] { $name } lerakta: { $tile }, mező: { $square }, { $city }. város.
}
told-passed-left = A lapkák balra mennek.
told-passed-right = A lapkák jobbra mennek.
told-round = Kezdődik: { $round }. kör.
told-picked-up = { $who ->
    [you] A kezedben: { $tiles }.
   *[other] { $name } kezében: { $tiles }.
}
told-ended = Vége a játéknak.
told-says = { $name } ezt mondja: { $words }

## The end
won-you = Nyertél { $points } ponttal
won-by = { $name } nyert { $points } ponttal
won-shared = { $names } megosztott győzelme { $points } ponttal
how-won-lower = Mindenkinek a két városa közül a gyengébbik számít; a legtöbb pont nyer.
how-won-sum = Két játékosnál a két város pontja összeadódik.
decided-by-higher-city = Döntetlen volt; a jobbik másik város döntött.
decided-by-shops = Döntetlen volt; az üzletek száma döntött.
decided-by-factories = Döntetlen volt; a gyárak száma döntött.
decided-by-taverns = Döntetlen volt; a vendéglők száma döntött.
decided-by-offices = Döntetlen volt; az irodák száma döntött.
decided-by-parks = Döntetlen volt; a parkok száma döntött.
decided-by-houses = Döntetlen volt; a házak száma döntött.
decided-by-nothing = Mindenben egyenlők.
rematch = Még egyszer
replay = Visszajátszás
download-record = Jegyzőkönyv
score-sheet = Pontozólap
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
best-thinking = Kiszámoljuk …
best-reached = Ezekből a lapkákból nem lehet többet kihozni.
best-lost = Ugyanezek a lapkák { $points } ponttal többet is érhettek volna.
best-yours = megépült: { $points }
best-best = legjobb: { $points }
best-found = Találtunk egy elrendezést, amely { $points } ponttal többet ér.
best-none-found = Jobb elrendezést nem találtunk.
best-perhaps = Nincs bizonyítva, hogy nincs jobb: legfeljebb további { $points } pont lehetséges.
best-found-total = talált: { $points }
best-districts = A kerületek itt nem számítanak.
replay-back = Vissza az asztalhoz
replay-previous = Egy lépés vissza
replay-next = Egy lépés előre
replay-play = Lejátszás
replay-pause = Szünet
replay-position = Állás
replay-at = { $position }. lépés az összesen { $last } közül

## Score helper
score-title = Pontszámoló
score-teaser = Kartonnal játszottatok? Koppintsd be a városokat, és minden pontot megmagyarázunk.
score-open = Pontszámoló megnyitása
score-how = Válassz egy épületet, majd koppints a mezőkre. Ugyanaz az épület másodszorra törli a mezőt.
score-brush = Lerakandó épület
score-erase = Mezők törlése
score-cities = Városok
score-clear = Újrakezdés
afresh-sure = Minden beírt adat elvész.
afresh-yes = Újrakezdem
afresh-no = Megtartom
score-offline = Nincs kapcsolat, és ez az eszköz még nem tárolta el a szabályokat. Amit beírtál, megmarad.
score-kept = Az eszközön tárolva: kapcsolat nélkül is számol.
score-starting = Nincs kapcsolat: a szabályok ezen az eszközön indulnak …

## Learning
rules-text = Mindkét játék a saját szavainkkal: olvasd el néhány perc alatt, vagy tanuld meg játék közben.
learn-title = { $game }: vezetett első játék
learn-text = Igazi játék két könnyű robot ellen. A tábla fölötti sor megmondja, mit kell tenni és miért. Bármikor kikapcsolhatod.
learn-start = Kezdjük
coach = Tanácsok
coach-skip = Tanácsok nélkül
coach-wait = A többiek még gondolkodnak. Nézz körül: koppints egy kis városra, hogy nagyban lásd.
coach-first-choice = Hét lapka van a kezedben. Tarts meg kettőt: az egyik a bal, a másik a jobb szomszédoddal közös városba kerül.
coach-first-tile = Mindenki felfedte a lapkáit. Válaszd ki az egyiket, majd egy kivilágított mezőt. Egy város első lapkája középre kerül.
coach-second-tile = Jól van. A másik lapka a másik városodba megy.
coach-passed = A lapkákat továbbadtuk: ezt az ötöt a szomszédod hagyta neked. Válassz megint kettőt.
coach-points = Minden kivilágított mező megmondja, hány pontot ad most. Egy város négyszer négy mezőre nő.
coach-balance = Neked csak a gyengébbik városod számít. Melyiknek kell segítség?
coach-scores = A város alatti kis jelek mutatják, honnan jönnek a pontok.
coach-duplexes = 2. kör: kettőslapkák, két-két épülettel. Elforgatni nem lehet őket. Háromból tarts meg kettőt.
coach-round-three = 3. kör: megint hét lapka, és most a lapkák jobbra mennek.
rules-goal-title = A cél
rules-goal = Egyszerre két várost építesz, mindkét szomszédoddal egyet. A végén a gyengébbik számít, ezért egyik sem maradhat le. A legtöbb pont nyer.
rules-rounds-title = Három kör
rules-rounds = Az 1. körben mindenki hét lapkát vesz, és háromszor megtart kettőt; a többi balra megy. A 2. körben mindenki három kettőslapkát vesz, és kettőt megtart. A 3. kör olyan, mint az 1., de a lapkák jobbra mennek. A kéz utolsó lapkáját eldobjuk.
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
