# Tables with Automas, and Capitals, in the browser.

## Alone against the Automas
solo-title = Egyedül az Automák ellen
solo-intro = { town-lefthaven } Autommasóval, { town-rightcastle } Automartával közös; { town-automaville } az övék. A gyengébbik városodnak kell legyőznie az övéket.
solo-mode = Változat
solo-full = Teljes
solo-full-text = Az Automák nyíltan fekvő lapkákból választanak, ahogy a kártyájuk mondja.
solo-simple = Egyszerű
solo-simple-text = Egyedül választasz; { town-automaville } az 1. és a 3. kör után véletlenszerű lapkákat kap.
solo-level = Szint: { town-automaville } előnye
solo-level-normal = szokásos
solo-level-number =
    { $level ->
        [0] 0: nincs előny
       *[other] { $level } lapka
    }
solo-level-more = 6 vagy több…
solo-level-tiles = Hány lapka
solo-growth = Automaváros lapkái
solo-growth-even = kiegyenlített (házi szabály)
solo-growth-even-text = Annyi lapka, hogy az 1. szint egy jó játékosnak kiegyenlített küzdelem legyen, bármivel játszol is; a 3. kör után valamivel többet húzunk, és a leggyengébbeket eldobjuk.
solo-growth-booklet = ahogy a füzetben áll
solo-growth-booklet-text = Kétszer hat lapka. Könnyű: még az 5. szint is alig nyer.
solo-house-rules = Ahol a kiadott füzet hallgat, saját házi szabályaink érvényesek; a szabályoknál le vannak írva.
solo-begin = Kezdjük
new-third = A harmadik helyre egy Automa ül

## At a table with Automas
town-city-1 = 1. város
task-choose-open = Válassz két lapkát
task-discard = Dobj el egy lapkát, aztán újra húzol
task-place-theirs =
    { $count ->
        [one] Tedd le az utolsó lapkát
       *[other] Rakd le a saját lapkáidat és az Automákét
    }
tile-yours = { $tile }, a tiéd
tile-theirs = { $tile }, kié: { $automa }, hová: { $town }
tile-theirs-shared = { $tile }, kié: { $automa }, a közös városotokba
pick-for-automa = Te döntöd el, hová kerül. Város: { $town }.
pick-for-automa-shared = Te döntöd el, hová kerül a közös városotokban. Partner: { $automa }.
discard-this = Ezt eldobom
duplex-later = a 2. körben jön, de az Automa választásánál már számít
automa-row = { $automa } nyílt sora
automa-rests = Ebben a körben nem választanak: a kettőslapkákat te rakod.
automa-taken-for = { $tile }, elvitte ide: { $town }
automa-card = { $number }. kártya. { $first }: { $left }. { $second }: { $right }.
automa-says-best = a legjobb lapka
automa-says-missing = hiányzó fajta, különben a legjobb
automa-says-first = a bal szélső lapka
ville-rows = Lapkák fajtánként, pontokkal
ville-how = { town-automaville } úgy számít, mintha minden a legjobban állna: legjobb sorok és készletek, parkok párban, irodák vendéglővel, házak gyár nélkül. A középületek megtartják azt az 1, 3 vagy 6 pontot, amellyel érkeztek; egy kerület a nagyobbik fajtája lapkáit számolja, és még 1-et (nehéz: 2-t).
told-built = { $who ->
    [you] Leraksz { $tile }: { $town }, { $square }.
   *[other] { $name } lerak { $tile }: { $town }, { $square }.
}
told-kept = { $who ->
    [you] Kiválasztasz { $tiles }.
   *[other] { $name } kiválaszt { $tiles }.
}
told-built-theirs = { $who ->
    [you] { $automa } helyett leraksz { $tile }: { $town }, { $square }.
   *[other] { $name } { $automa } helyett lerak { $tile }: { $town }, { $square }.
}
waiting-theirs = rakd le { $automa } lapkáját: { $tiles }
waiting-yours =
    { $count ->
        [1] rakd le a tiédet: { $tiles }
       *[other] rakd le az egyik sajátodat: { $tiles }
    }
told-thrown-away = Kikerül a játékból: { $tiles }.
told-filled-up = { $who ->
    [you] Húzol: { $tiles }.
   *[other] { $name } húz: { $tiles }.
}
told-ville-grew = { town-automaville } ezeket kapja: { $tiles }.
told-ville-weakest = A leggyengébbeket közülük eldobjuk: { $tiles }.
solo-how-won = Mindenkinek a gyengébbik város számít. Akkor nyersz, ha mindkét Automát legyőzöd; a teljes döntetlen nem győzelem.
solo-doubled = Neked duplán számít: { $kinds }.
decided-against-you = Mindenben döntetlen: ez nem győzelem egy Automa ellen.

## Capitals
capitals-title = Capitals kiegészítő
capitals-landscapes = Tájak: 5×5-ös városok a természet körül
capitals-civics = Középületek, kedvelt és nem kedvelt szomszédokkal
capitals-districts = Kerületek: két fajta legnagyobb csoportja pontot ér
capitals-note = A tájak, középületek és kerületpontok a sajátjaink, ahol a források hallgatnak; a doboz gazdája a nyomtatottakat a pontszámolóban vagy a segítőben adhatja meg, itt: „{ box-title }”.
districts-sizes = A legnagyobb csoport mérete városonként
district-tiles = lapka
district-scores = { $points } pont

## The companion and the campaign
companion-title = Automa-segítő
companion-text = Egyedül játszol a valódi dobozzal? Koppintsd be, mi van az asztalodon: a segítő kihúzza az Automák kártyáit, megmondja, mit visznek el és miért, és a végén pontoz.
companion-open = A segítő megnyitása
companion-stored = Ezen az eszközön tárolva: a segítő kapcsolat nélkül is működik.
companion-starts = Indulnak a szabályok…
companion-back = Vissza
companion-again = Újrakezdés
companion-untap = Az utolsó lapka visszavétele
companion-exhausted = A dobozban nincs több ilyen
companion-entered = { $all } lapkából { $count } megadva
companion-pass-left = Add tovább mindhárom sort balra.
companion-pass-right = Add tovább mindhárom sort jobbra.
companion-card = { $number }. kártya: balra { $left }, jobbra { $right }
companion-then-place = Tedd oda a lapkáikat, majd válaszd ki és helyezd le a tieidet.
companion-tap-city = { $town }: mi áll itt? Koppintsd be az épületeket soronként, a bal felsőtől.
companion-tap-districts = Mely kerületkártyák fekszenek párban? Koppints rájuk kettesével.
companion-take-drawn = Ezek legyenek
companion-drawn-for-you = Vagy húzzon a segítő:
companion-where-mat = Hol van a tájlapka a négyzetben?
companion-place-number = { $number }. helyzet
campaign-title = Kampány
campaign-text = Egyszemélyes játékok sorozata. Mindegyik előtt kategóriákat választasz, amelyek abban neked duplán számítanak; mindegyiket csak egyszer.
campaign-length = Hossz
campaign-short = rövid: játékonként két kategória
campaign-long = hosszú: játékonként egy kategória
campaign-how-many = Hány játék
campaign-rules =
    { $count } játék. Mindegyik előtt { $kinds ->
        [one] egy kategóriát
       *[other] két kategóriát
    } választasz, amely a városaidban duplán számít, mindegyiket csak egyszer. Minden játék után a gyengébbik városod pontja a duplázással együtt a te összegedhez, a jobbik Automa pontja az övékéhez adódik. A nagyobb összeg nyer.
campaign-see = { $number }. játék újranézése
campaign-games-won = { $all } játékból { $won } alkalommal nyertél.
campaign-another = Új kampány kezdése
campaign-begin = Kampány indítása
campaign-game = Játék
campaign-double = Dupla
campaign-automas = Automák
campaign-pick =
    { $count ->
        [one] Válaszd ki, mi számít duplán a következő játékban
       *[other] Válassz kettőt, amely duplán számít a következő játékban
    }
campaign-play = Következő játék
campaign-go-on = A kampányhoz
campaign-won = A kampány véget ért, és te nyertél.
campaign-lost = A kampány véget ért. Az Automák nyertek.
campaign-forget = A kampány elfelejtése
campaign-box = Ezzel
campaign-base = alapjáték: hat kategória
campaign-capitals = Capitals: tíz kategória, tájakkal, középületekkel és kerületekkel
campaign-level = A kampány véget ért. Döntetlen.
campaign-anew = A játék újrakezdése
campaign-next = { $number }/{ $all }. játék
kind-district-1 = 1. kerület
kind-district-2 = 2. kerület
kind-district-3 = 3. kerület
kind-district-number = { $number }. kerület
kept-other-version = Amit ez az eszköz itt őriz, az oldal más változata mentette ({ $version }; itt: { $known }). Érintetlen marad, amíg nem döntesz.
kept-broken = Amit ez az eszköz itt őriz, nem olvasható. Érintetlen marad, amíg nem döntesz.
kept-save = Mentés fájlba
kept-forget = Elfelejtés és újrakezdés

## A pontszámoló a Capitalsszal és Automavárossal
score-played = Mivel játszottatok
score-people = Többen egy asztalnál
score-mat = Tájlapka
score-mat-of = { $name }: tájlapka
score-mat-none = még nincs
score-civic = Középület…
score-civic-pick = Melyik középület?
score-card = { $district }. kerület, { $number }. kártya
score-no-card = –
score-hard = Nehéz: { town-automaville } kerületei 2-vel érnek többet, nem 1-gyel
ville-add = Eggyel több: { $what }
ville-remove = Eggyel kevesebb: { $what }
ville-on = Középületek ezen: ×{ $value }
ville-add-civic = Középület hozzáadása ide: ×{ $value }
ville-take-away = Elvétel: { $what }
why-ville-offices = { $count } iroda, egyenként +1, mert van vendéglő
why-ville-pairs = { $count } pár park
why-ville-houses = { $count } ház, egyenként egy pont minden más fajtáért
why-ville-civic = középület, értéke érkezésekor dőlt el
why-ville-largest = a legnagyobb kerület, mérete { $count }
why-ville-second = a második legnagyobb kerület, mérete { $count }
why-ville-smaller = kisebb kerület, mérete { $count }

## Rules
rules-landscapes = Tájak: minden város egy öt természeti mezős tájlapka körül fekszik, és 5×5-ösre nő; a kézben kilenc lapka van. Az első lapka a tájlapkára kerül, a többi épülethez ér. A természetre nem építünk, és megszakítja a sorokat és csoportokat.
rules-civics = A középületek két fajtát kedvelnek, egyet nem. Magukban 1, egy kedvelt mellett 3, mindkettő mellett 6 pont; a nem kedvelt mellett mindig 1. A házaknak nem számítanak fajtának.
rules-districts = Kerületek: három fajtapárt húzunk. Mindegyikben a két fajta legnagyobb összefüggő csoportja 6, a második 3 pontot ér; döntetlennél mindenkinek.
rules-solo = Egyedül két Automával osztozol egy-egy városon, a harmadik az övék. Akkor nyersz, ha a gyengébbik városod mindkettőjük gyengébbikét legyőzi. A szint mondja meg, hány lapkával indul az ő városuk.
rules-ville = { town-automaville } nem négyzet: a lapkák fajtánként sorban fekszenek, és úgy számítanak, mintha a lehető legjobban állnának. A parkok párban, minden iroda plusz ponttal, ha van vendéglő, ház nincs gyár mellett. Egy középület értéke érkezésekor dől el: 1, 3 vagy 6 pont, egy lépcsővel több minden kedvelt fajtáért, amelyből akkor több lapka van a városban, mint abból, amelyet nem kedvel. Egy kerület a nagyobbik fajtája lapkáit számolja, és még 1-et (nehéz: 2-t).
rules-simple = Egyszerű változat: a saját kezedből választasz, minden forduló után eldobsz egyet, és újra húzol; { town-automaville } az 1. és a 3. kör után véletlenszerű lapkákat kap.
rules-full = Teljes változat: mindhárom kéz lapkái nyíltan fekszenek. Mindkét Automa kártyája megmondja, hogyan választ lapkát a városaiba: a most legjobbat, egy hiányzó fajtát vagy a bal szélsőt. Aztán te választasz kettőt, és az övéiket is te rakod le a közös városokba.
rules-campaign = Kampány: ilyen játékok sorozata. Mindegyik előtt kategóriákat választasz, amelyek neked duplán számítanak; a te eredményed a duplázással és a jobbik Automáé összeadódik.
rules-third-title = Ketten egy Automával
rules-third = Az Automa a harmadik helyen ül, és mindkettőtökkel van közös városa. A lapkái nyíltan fekszenek; előttetek választ, és a lapkáit ti rakjátok a közös városokba. Nyerhet is. Az elején mindkét városához kap egy kettőslapkát: a 2. körben kerül le, de a választásánál már előbb számít.
rules-house-title = Házi szabályok
rules-house = A kiadott szabályokat nem mind ismerjük. A tájak, a középületek, a kerületek pontjai, a húsz Automa-kártya, a fajták sorrendje egyformán jó lapkáknál és az alapjáték szokásos szintjei a sajátjaink, szimulációval behangolva; fájlokban vannak, ahová a doboz gazdája beírhatja a nyomtatott értékeket. Rögzített házi szabály a tájak alakja, a kártyák „hiányzó” és „bal szélső” szavának értelme, az egyszerű változat választása, hogy a teljes döntetlen egy Automával nem győzelem, és a kampány duplázása.
