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
no-connection = A szerver most nem érhető el. Próbáld újra egy kicsit később.
connecting = Úton az asztalhoz…
total = Összesen
print = Nyomtatás

## Home
home-title =
    { $games ->
        [2] Két játék, egy asztal
       *[other] Sok játék, egy asztal
    }
home-text = Játssz a barátaiddal egyetlen link elküldésével, vagy azonnal robotok ellen. Fiók és telepítés nélkül.
for-players = { $from }–{ $to } játékos
play-against-bots = Robotok ellen
learn-open = Vezetett első játék
rules-open = Szabályok
join-title = Csatlakozás egy asztalhoz
join-label = Link vagy kód
join-button = Csatlakozás
join-unreadable = Ez nem egy asztal linkje vagy kódja.
unfinished-with = { $names } társaságában · { $when }
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
new-public = Jelenjen meg a nyitott asztalok között
new-clock = Gondolkodási idő
no-clock = Óra nélkül
clock-minutes = { $minutes } perc fejenként
open-table = Asztal megnyitása
your-name = A neved
name-number = { $number }. játékos neve
you-name = Te
guest = Vendég
guest-number = { $number }. játékos
bot-level = A robotok szintje
level-easy = könnyű
level-easy-about = Igyekszik, de gyakran csak a második legjobb utat választja.
level-medium = közepes
level-medium-about = Néha elkövet egy kis hibát.
level-hard = nehéz
level-hard-about = Azonnal azt lépi, amit a legjobbnak gondol.
level-expert = mesteri
level-expert-about = Lépés előtt kipróbálja a lehetőségeket, és időt szán rá.

## Lobby
lobby-free =
    { $count ->
        [one] Egy hely szabad
       *[other] { $count } hely szabad
    }
lobby-full = Mindenki itt van
lobby-wait-host = A játékot a házigazda indítja el.
seat-free = szabad
# What the bot on a seat is called, so that one can talk about it.
bot-name =
    { $seat ->
        [1] Mira
        [2] Ottó
        [3] Panni
        [4] Brúnó
        [5] Zója
        [6] Ilse
       *[7] Matyi
    }
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
share-text = Aki megnyitja ezt a linket, leülhet, vagy nézheti a játékot.
share-link = Az asztal linkje
share-copy = Link másolása
share-copied = Kimásolva

## Table
table-title = Az asztalnál
shut-table-title = Ez az asztal nem nyitható meg
table-damaged = Ennek az asztalnak a tárolt adatai megsérültek. A sérülés előtti állapotát látod; továbbjátszani nem lehet.
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
chat-phrases = Mondj valamit…
chat-write = Írj egy sort
chat-send = Küldés
undo-ask = Visszavonom a lépésem
undo-waits = Még bele kell egyeznie: { $names }.
undo-asked =
    { $count ->
        [one] { $name } visszavonná az utolsó lépést.
       *[other] { $name } visszavonna { $count } lépést.
    }
undo-agree = Rendben
undo-refuse = Nem
typed-move-label = Lépés jelöléssel
typed-move-play = Lépek
link-lost = Megszakadt a kapcsolat. Magától visszatér…
link-late = Még nincs válasz. Amit tettél, megmarad, és elküldjük.
link-slow = Lassú kapcsolat: { $seconds } mp
table-options = Ez az asztal
own-seat-link = A helyed linkje (tartsd titokban)
reissue-link = Új link
reissued-link = Ennek a helynek az új linkje
handover-asked = Új linket kérnek { $name } helyéhez. Aki megnyitja, ott játszik, és látja, mi van { $name } kezében.
handover-granted = Mindenki beleegyezett: ugyanazzal a gombbal most elkérhető az új link { $name } helyéhez.
handover-waits = Az új linkhez még bele kell egyeznie: { $names }.
give-to-bot = Robotnak adom
give-to-person = Embernek adom
newcomer-name = Az új játékos neve
fair-commitment = Amit a szerver a játék előtt rögzített (a saját részének SHA-256 lenyomata):
deal-drawing = Közösen sorsoljuk az osztást… Még hiányzik: { $names }.
deal-stopped = A játék nem indult el, mert nem mindenkitől érkezett rész a sorsoláshoz. Hiányzik: { $names }. Indítsd újra, és a többiek sorsolnak; aki addigra visszatér, ő is részt vesz benne.
deal-verified = Az osztást közösen sorsoltuk, ennek az eszköznek a részével: ellenőrizve.
deal-joint = Az osztást közösen sorsoltuk, a szerver és { $count } hely részéből.
deal-wrong = Az osztás nem abból következik, amit ez az eszköz a játék előtt látott. Lehet, hogy valaki megválasztotta.
deal-stops = A kezdés előtte { $count } alkalommal meghiúsult.
deal-how = Hogyan működik?
deal-how-title = Az osztást senki sem választhatja meg
deal-how-shares = A játék előtt a szerver rögzíti az osztás titkos részét, utána minden eszköz a sajátját, olyan számmal, amelyből nem lehet kitalálni. A kezdéskor minden eszköz megmutatja a részét, a szerver csak a játék után. Az osztás mindebből együtt következik.
deal-how-nobody = Így sem a szerver, sem a házigazda, sem egy játékos nem választhatta meg és nem ismerhette az osztást. Aki visszatartja a részét, megakasztja a kezdést, a nevét kiírjuk, és mindenki újra sorsol.
deal-how-verify = Ez az eszköz mindent összevetett azzal, amit előtte látott. Aki az egész játékot ellenőrizni akarja, töltse le, és futtassa ezt: { $command }
fair-seed = A kezdőérték:
lag = { $milliseconds } ms a szerverig és vissza
curtain-title = { $name }, te jössz
curtain-text = Add tovább az eszközt. Amit csak te láthatsz, a gomb megnyomása után látszik.
curtain-open = { $name } vagyok

## In play
# Where several play on one device: whose turn it is, and what she does.
task-of = { $name }: { $task }
waiting-for = Várunk: { $names }
nobody-plays = Itt már nem folyik játék
points-short = pont
told-ended = A játék véget ért.
told-says = { $name } ezt mondja: { $words }

## The end
won-you = Nyertél { $points } ponttal
won-by = { $name } nyert { $points } ponttal
won-shared = Megosztott győzelem { $points } ponttal: { $names }
rematch = Még egyszer
replay = Visszajátszás
download-record = Jegyzőkönyv
score-sheet = Pontozólap
replay-back = Vissza az asztalhoz
replay-previous = Egy lépés vissza
replay-next = Egy lépés előre
replay-play = Lejátszás
replay-pause = Szünet
replay-position = Állás
replay-at = { $position }/{ $last }. lépés

## Score helper
score-title = Pontszámoló
score-teaser = A valódi dobozzal játszottatok? Írd be a végeredményt, és minden pontot megmagyarázunk.
score-open = Pontszámoló megnyitása
score-clear = Újrakezdés
score-bg-stats = A BG Statsba
score-copy-text = Másolás szövegként
afresh-sure = Minden beírt adat elvész.
afresh-yes = Újrakezdem
afresh-no = Megtartom
score-offline = Nincs kapcsolat, és ez az eszköz még nem tárolta el a szabályokat. Amit beírtál, megmarad.
score-kept = Az eszközön tárolva: kapcsolat nélkül is számol.
score-starting = Nincs kapcsolat: a szabályok ezen az eszközön indulnak…

## Learning
rules-text = Mindkét játék a saját szavainkkal: olvasd el néhány perc alatt, vagy tanuld meg játék közben.
learn-title = { $game }: vezetett játékok
learn-text = Igazi játékok robotok ellen. Ami először kerül elő, azt a tábla fölött elmagyarázzuk: a mezői világítanak, a pontjait megszámoljuk. Bármikor abbahagyhatod: ott folytatod, ahol tartottál.
learn-start = Kezdjük
coach = Tanácsok
coach-skip = Tanácsok nélkül

# Meddig maradnak az asztalok, és mit tárolunk az emberekről.
kept-until = Ha ennél az asztalnál már nem történik semmi, törlődik ({ $date }).
table-closed = A szerver üzemeltetője bezárta ezt az asztalt. Megnézheted, de továbbjátszani nem lehet.
delete-table = Az asztal törlése
delete-table-text = A nevek, a beszélgetés és a lépések végleg törlődnek. Mindenkinek bele kell egyeznie, aki itt ül.
deletion-asked = { $name } végleg törölni szeretné ezt az asztalt: a neveket, a beszélgetést és a lépéseket.
deletion-waits = Az asztal törléséhez még bele kell egyeznie: { $names }.
deletion-keep = Maradjon
privacy-title = Adatvédelem
privacy-who = A szerver üzemeltetője: { $operator }.
privacy-nobody = A szerver üzemeltetője itt nem adta meg a nevét.
privacy-contact = Kapcsolat: { $contact }
privacy-stored = Amit tárolunk: a beírt nevek, az asztalnál elhangzottak, a lépések és az idejük. Nincs fiók, nincs süti, nincs reklám, és semmi sem töltődik be máshonnan.
privacy-device = A böngésződ megjegyzi a helyeidet, a beállításaidat és a befejezetlen játékaidat, csak ezen az eszközön.
privacy-address = A hálózati címed a memóriában van, amíg itt vagy, és kicsivel azután, hogy egy látogató ne ronthassa el a többieknek. Csak akkor tároljuk, ha az üzemeltető kizárja. A naplókban nincs se cím, se név, se beszélgetés.
privacy-seen = Aki ismeri egy asztal linkjét, látja ott a neveket, a beszélgetést és a játékot. A szerver üzemeltetője elolvashatja, amit tárolunk.
privacy-keep-finished = { $days ->
    [0] A befejezett játékok addig maradnak, amíg valaki nem törli őket.
   *[other] A befejezett játékok az utolsó esemény után { $days } nappal törlődnek.
}
privacy-keep-untouched = { $days ->
    [0] A befejezetlen játékok addig maradnak, amíg valaki nem törli őket.
   *[other] A befejezetlen játékok az utolsó esemény után { $days } nappal törlődnek.
}
privacy-delete = Akik egy asztalnál ülnek, bármikor törölhetik, ha mindannyian beleegyeznek: a gomb az asztalnál van, itt: „{ table-options }”. Kérheted a szerver üzemeltetőjétől is.
