# Együtt: amit a szerver ilyenkor elutasít, és amit magáról az asztalról mond.
refused-undo-off = Ennél az asztalnál a lépés végleges, amint mindenki látta.
refused-quiet = Ennél az asztalnál senki sem beszél, amíg mindenki titokban választ. Mondd el a felfedés után.
refused-host-there = A házigazda még itt van.
refused-seats-taken = Többen ülnek itt, mint ahány hely lenne.
refused-no-standoff = Ti ketten most nem várakoztok egymásra.
record-cards = A kezdőérték nem ezeket az ülésrendsorsoló-kártyákat adja: { $cards }.

told-plays-no-more = { $name } marad, és nem játszik még egyet.
told-new-host = Mostantól { $name } a házigazda.
told-seats-drawn = A helyeket ülésrendsorsoló-kártyák döntötték el.
told-draw-stopped = Nem mindenkitől érkezett rész a sorsoláshoz. Hiányzik: { $names }. A játék nem indult el, és mindenki újra sorsol.
told-bot-plays = Mostantól robot játszik { $name } helyett.
told-plays-again = { $name } visszajött, és újra maga játszik.
told-sits-down = { $name } mostantól az asztalnál ül.
told-seat-freed = { $name } helye felszabadult.
told-handover-asked = Új linket kértek { $name } helyéhez: aki megnyitja, látja, mi van a kezében.
told-handover-agreed = { $name } beleegyezik az új linkbe.
told-handover-refused = { $name } nem egyezik bele az új linkbe.
told-new-link = { $name } helyének új linkje van; a régi már nem él.
told-renamed = { $before } új neve: { $name }.
told-undo-refused = { $name } nem egyezik bele a visszavonásba.
told-closed = A szerver üzemeltetője bezárta ezt az asztalt.
told-muted = A szerver üzemeltetője nem engedi, hogy { $name } itt beszéljen.
told-unmuted = { $name } itt újra beszélhet.
told-deletion-asked = { $name } végleg törölni szeretné ezt az asztalt.
told-deletion-refused = { $name } meg szeretné tartani ezt az asztalt.
told-you-first = { $name } és { $other } egymásra vár: { $name } kezd, az övé az alacsonyabb ülésrendsorsoló-kártya.

reaction-yes = feltartott hüvelykujj
reaction-clap = taps
reaction-laugh = nevetés
reaction-wow = ámulat
reaction-think = töprengés
reaction-heart = szív

## Home
play-with-friends = Barátokkal
quick-bots = Robotok
quick-level = Szint
continue-title = Folytatás
continue-yours = Te jössz
continue-lobby = Játékosokra vár

## Before the game
share-qr = A link QR-kódja egy másik telefonnak
name-first = Először mondd meg, hogy hívnak.
rename = Átnevezés
rename-save = Mentés
rename-label = A neved ennél az asztalnál
seat-awaited = rá várunk
lobby-awaited =
    { $count ->
        [one] Még egy emberre várunk az előző játékból.
       *[other] Még { $count } emberre várunk az előző játékból.
    }
start-with =
    { $count ->
        [one] Kezdés egyedül
       *[other] Kezdés { $count } játékossal
    }
agreed-title = Megállapodás ennél az asztalnál
option-on = igen
option-off = nem
manners-undo = A mindenki által látott lépés visszavonása
manners-undo-auto = több ember között nem; a robotok beleegyeznek
manners-undo-off = nincs
manners-undo-consent = ha a többiek beleegyeznek
manners-talk = Beszéd a titkos választás alatt
manners-talk-strict = csak a felfedés után
manners-talk-free = bármikor
manners-seating = Ülésrend
manners-seating-drawn = ülésrendsorsoló-kártyákkal
manners-seating-chosen = ahogy leültök
seating-card = { $number }. ülésrendsorsoló-kártya
seating-drawn = Kihúztátok az ülésrendsorsoló-kártyákat. Így ültök:

## At the table
details = Részletek
talk-quiet = A felfedés előtt senki sem beszél: így játszik ez az asztal.
talk-reactions = Reagálás
mute-person = { $name } szavai ne jelenjenek meg ezen az eszközön
undo-secret = Választok újra
undo-title = Tőled várnak választ
turn-title = Te jössz
confirm-no = Mégse
give-to-bot-text = { $name } helyett robot játszik tovább. Mindenki megtudja, és { $name } visszaveheti a helyét.
give-to-bot-yes = Robot kapja a helyet
leave-table = Kilépés a játékból
leave-text = Helyetted robot játszik tovább. Mindenki megtudja, és ezzel az eszközzel visszaveheted a helyed.
leave-yes = Kilépek
hand-over = Link készítése
hand-over-label = A helyem átadása neki (név)
handed-over = Küldd el ezt a linket: aki megnyitja, azé a helyed
back-text = A helyeden most robot játszik.
back-take = Visszaveszem a helyem
host-away = A házigazda már egy ideje nincs itt.
host-take = Leszek én a házigazda
again-asked = { $name } játszana még egyet.
again-open = Van új játék.
again-join = Csatlakozom
again-stay = Maradok
again-title = Még egyet?

## What a link looks like elsewhere
preview-free =
    { $count ->
        [one] Egy hely szabad. Nyisd meg a linket, és ülj le.
       *[other] { $count } hely szabad. Nyisd meg a linket, és ülj le.
    }
preview-running = Folyik a játék. Nyisd meg a linket, és nézd te is.
preview-over = A játék véget ért. Nyisd meg a linket, és nézd meg, hogyan végződött.
preview-page = Társasjátékok barátokkal egyetlen linkkel, vagy robotok ellen. Rajongói munka.
