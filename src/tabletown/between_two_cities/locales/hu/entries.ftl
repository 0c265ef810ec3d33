# Ami nem lehet: azoknak, akik dobozos játékot írnak vagy koppintanak be.
refused-entries = Ezekből az adatokból nem lesz játék. Semmi sem változott.

## Asztalok
setup-too-few-tiles = { $seats } játékos { $hand } lapkás kézzel { $needed } épületlapkát húz, de középületek nélkül csak { $there } van a dobozban. Játsszatok középületekkel is, vagy tájak nélkül.
setup-level = A szint itt 0-tól { $most }-ig terjed, nem { $level }: több lapka nincs a dobozban.
setup-level-below = A szint nem lehet 0 alatt, ez pedig { $level }.

## A segítő
entry-mode = A változat simple vagy full, nem „{ $mode }”.
entry-count = Ide { $wanted } lapka kell, és te { $given } lapkát adtál meg.
entry-not-here = { $tile } nem feküdhet itt.
entry-not-there = { $tile } most nem kerülhet ide: { $town }. Ami lehet: { $tiles }.
entry-too-many = Ez már { $count } lapka lenne ebből: „{ $tile }”, de a dobozban { $most } van.
entry-no-row = Most nem lapkasor a kérdés.
entry-nothing-placed = Most nem kerül le semmi.
entry-no-city = Most nem város a kérdés.
entry-no-districts = Most nem kerületkártyák a kérdés.
entry-no-mat = Most nem tájlapka a kérdés.
entry-mat = „{ $mat }” nem olyan tájlapka, amely még a dobozban van.
entry-districts = Ide { $count } pár különböző kerületkártya kell.
entry-never = { $district } nem kerület: a gyár–ház párt újra kell húzni.
entry-no-district = „{ $pair }” nem kerület: írj be hozzá két különböző betűt ezekből: { $cards }, például SP.
entry-city-size = Egy kész városnak { $wanted } mezője van, ennek { $given }.
entry-city-open = Egy kész városban nincs üres mező.
entry-city-mat = Ennek a városnak a természeti mezői nem egyeznek a tájlapkájával.
entry-no-game = { $file } nem a segítő játéka.
entry-damaged = { $file } a segítő sérült játéka: { $why }
entry-version = { $file }: más változat mentette ({ $version }; itt: { $known }). A fájl érintetlen marad.
entry-other-data = { $file }: más adatfájlokkal kezdődött. A fájl érintetlen marad.
entry-other-box = Ez a játék más adatfájlokkal kezdődött, mint amelyek most érvényesek. Semmi sem változott.
entry-broken = { $file }, { $number }. válasz: { $why }
entry-no-tile = „{ $tile }” nem lapka; ezek vannak: { $tiles }.
entry-no-letter = „{ $letter }” nincs a listán: annak betűi a-tól { $last }-ig tartanak.
entry-form = Írd be a lapka és a mező betűjét, például: Sc.
entry-no-square = { $tile } nem feküdhet itt: „{ $square }”.
entry-other-game = { $file }: ez a játék másképp kezdődött, mint amit { $what } mond. Hagyd el, és folytathatod, vagy adj meg másik fájlt egy új játékhoz.

## Kampányok
campaign-games = Egy ilyen kampány { $least }–{ $most } játékból áll, nem { $count } játékból.
campaign-games-just = Egy ilyen kampány { $most } játékból áll, nem { $count } játékból.
campaign-is-over = Ez a kampány véget ért.
campaign-playing = Már folyik egy játék ebből a kampányból, duplán számít: { $kinds }. Előbb fejezd be.
campaign-not-playing = Nem folyik játék: előbb válaszd ki, mi számít duplán.
campaign-wrong-number =
    { $count ->
        [one] Válassz egy kategóriát ehhez a játékhoz: { $kinds }.
       *[other] Válassz { $count } kategóriát ehhez a játékhoz: { $kinds }.
    }
campaign-doubled-before = Minden kategória csak egyszer lehet dupla, és ez már volt az: { $category }. Ami még van: { $kinds }.
campaign-no-category = „{ $category }” nem kategóriája ennek a kampánynak. Ami van: { $kinds }.
campaign-version = Ezt a kampányt más változat mentette ({ $version }; itt: { $known }). A kampány érintetlen marad.
campaign-broken = Ami ebből a kampányból megmaradt, ellentmond önmagának. Érintetlen marad.
campaign-points = { $points } pont nem lehet eredmény: egy városnak 0 és { $most } közötti pontja van.

## Pontozás
ville-two-cities = { town-automaville } mellett két város van: { town-lefthaven } és { town-rightcastle }; itt { $count } van.
ville-unreadable = „{ $tile }” nem lapkája Automavárosnak: S F O P H és a vendéglők B D E M, középület például SF-P vagy SF-P=3.
ville-value = { town-automaville }: { $tile } 1, 3 vagy 6 pontot ér, nem ennyit: „{ $value }”.
doubt-too-many = „{ $building }”: itt { $count } van, de a dobozban csak { $most }.
doubt-civics =
    { $most ->
        [0] { $tile } középület nincs a dobozban.
       *[other] { $tile } középületből itt { $count } van, a dobozban { $most }.
    }
doubt-duplexes = { $city }. város: { $count } kettőslapka van megjelölve, de egy város { $most } ilyet kap.
doubt-no-duplex = { $city }. város: nincs { $tile } kettőslapka a dobozban.
doubt-duplex-twice = { $city }. város: ez a kettőslapka kétszer van itt, a dobozban egyszer: { $tile }.
doubt-scattered = { $city }. város: nem összefüggő.
doubt-landscape = { $city }. város: { $count } természeti mezője van, de egy tájlapkán { $most } van.
doubt-sizes = A városok egy része 4×4-es, a többi 5×5-ös: egy asztalnál mind egyforma méretű.
doubt-card-twice = „{ $kind }” kerületkártyából itt { $count } van, pedig csak egy létezik.
doubt-never = { $district } kerület nem lehet: a gyár–ház párt újra kell húzni.

# An owner's own box.
box-cards = A dobozodban { $count } Automa-kártya van; a segítőnek mind a { $wanted } kell.
box-mat-cells = { $number }. tájlapkád: { $count } természeti mező van rajta { $wanted } helyett.
box-mat-stuck = { $number }. tájlapkád: egy város elakadhatna rajta, mielőtt megtelik. Nézd meg még egyszer.
box-mat-twice = { $number }. tájlapkád kétszer szerepel.
box-civic = { $number }. középületed: három különböző fajtát kell megneveznie, kettőt, amelyet kedvel, és egyet, amelyet nem.
