# Amit a városokról és az Automákról szóló parancsok mondanak a terminálban.
seating-seat = { $seat }. hely: { $name } ({ $card }. kártya)
city-no-file = Nincs „{ $file }” nevű fájl, és nem is város.
score-nothing = Nincs pontozandó város: adj meg egyet, például SSSS/HHOM/OPOO/OPHP.
score-quotation = „{ $text }” magában áll: tedd a várost és a kettőslapkáit idézőjelbe.
score-line = { $file }, { $line }. sor: { $why }
score-four-cities = Két játékos négy várost épít; itt { $count } van.
score-ring = Körben 3–7 város van, nem { $count } (két játékos: --variant two-player).
score-unfinished = { $city }. város: nincs kész.
best-nothing = Nincs javítandó város: adj meg egyet, például SSSS/HHOM/OPOO/OPHP.
best-factories = A --factories egyetlen városhoz való: egy jegyzőkönyvben minden város gyárai ismertek.
best-no-cities = Ez egy { $game } jegyzőkönyv, abban nincsenek városok.
best-unfinished = A jegyzőkönyv a játék vége előtt megáll: a városai nincsenek kész.
best-city = { $number }. város, ahol egy gyár { $worth } pontot ér
best-played = megépült
best-built = a tiéd
best-one = a legjobb
best-notation = a legjobb leírva: { $city }
best-singles = Nincs megjelölt kettőslapka (például +a1b1), ezért minden lapka épületlapkának számított.
best-lost-in-all = { $points } pont veszett el a lehelyezésnél { $cities } városban.
best-proven = Ezekből a lapkákból egyetlen elrendezés sem ér többet, mint { $total }.
best-bound = Hogy ez a legjobb, nincs bizonyítva, ellentétben az alapjáték 4×4-es városaival: annyi biztos, hogy egyik sem ér többet, mint { $total }.
campaign-none = { $file } nem Tabletown-kampány: azoknak egész szám a verziójuk, ebben pedig nincs.
campaign-other-game = { $file } nem az a játék, amelyet ez a kampány elkezdett.
campaign-open = Még nem volt dupla: { $kinds }
campaign-order = { $option } a „tabletown campaign { $needed }” parancshoz tartozik, nem ehhez: „{ $order }”. { $why }
campaign-as-begun = A kampány minden játéka úgy folyik, ahogy elkezdődött.
campaign-next-only = A következő játékról szól.
campaign-option = A kampánynak nincs „{ $option }” beállítása. Ami van: { $options }; a többit a --mode, --level és --double mondja meg.
campaign-comes = { campaign-next } következik: { $command }
campaign-runs = { campaign-next } folyik, duplán számít: { $kinds }. Folytatás: { $command }
campaign-no-order = A kampány nem ismer ilyet: „{ $order }”. Ami van: { $orders }.
score-only-cities = Az --explain, --players, --variant, --district, --ville és --hard városokhoz való: { $game } mindig magyarázattal és rangsorral jön.
score-hard-alone = A --hard { town-automaville } kerületeit növeli: --ville és --district kell hozzá.
score-ville-ranks = A --ville magától rangsorol téged és az Automákat: a --players és a --variant maradjon el.
campaign-is-companion = { $file } a segítő egy játéka, nem kampány: tabletown automa --file { $file }
companion-is-campaign = { $file } kampány, nem a segítő játéka: tabletown campaign show { $file }
hint-pair = { $left } balra { $here }, { $right } jobbra { $there }
hint-place =
    { $side ->
        [left] { $tile } balra { $here }
       *[right] { $tile } jobbra { $here }
    }
hint-then = { $what }, aztán { $next }
hint-hope = { $what }; { $points } várható pont, { $chance }% a győzelem esélye
hint-keeps = { $what }, és { town-automaville } nem kapja meg: { $tile } ({ $worth })
hint-discard = balra { $left }, jobbra { $right } pontot hozna
hint-uncompared = a háló más mezőket tart jobbnak
score-is-game = „{ $game }” játék, nem város: írd így: --game { $game }.
best-tiles = Egy { $size }×{ $size } mezős városnak { $all } mezője van, de ezek a lapkák { $cells } mezőt fednek.
best-unfit = { $tiles } nem fér el együtt egy { $size }×{ $size } mezős városban.
best-open = Ez a város nincs kész: { $count } mezője üres.
best-duplexes = Egy városban legfeljebb { $most } kettőslapka van, itt { $count }.
best-worth = Egy gyár { $worths } pontot ér, nem { $given } pontot.
best-no-duplex = { $mark } kettőslapkát jelöl ({ $tile }), de a dobozban nincs ilyen.
net-none-beside-automa = Automa mellett nem háló rangsorolja a lépéseket
