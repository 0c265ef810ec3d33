# Ticket to Ride: New York a böngészőben.

ride-map = Manhattan térképe: megállók és útvonalak
ride-map-large = Nagy térkép
ride-players = Játékosok
ride-display = Felfordított lapok, húzópakli és célkártyák
ride-hand = A lapjaid
ride-tickets = A célkártyáid

ride-blue = kék
ride-green = zöld
ride-black = fekete
ride-pink = rózsaszín
ride-red = piros
ride-orange = narancssárga
ride-wild = taxi
ride-grey = szürke, bármelyik szín
ride-some-cards = { $count } { $card }

# Which half of a double route: by its colour, or by number where both are grey.
ride-ends-half = { $ends } ({ $colour })
ride-ends-grey-half = { $ends } ({ $half }. fele)
# A line does not begin with the dash.
ride-ends = { $from } – { $to }
ride-price = { $count ->
   *[other] { $count } mező, { $colour }
}
ride-brings = { $points ->
   *[other] { $points } pont
}
ride-owned-by = { $who ->
    [you] a tiéd
   *[other] tulajdonosa: { $name }
}
ride-closed = lezárva, a másik fele foglalt
ride-claimable = szabad, megszerezheted
ride-free = szabad
ride-attraction = { $place }, turistalátványosság
ride-goal = { $place }, célkártyád vége: { $numbers }

ride-task-turn = Te jössz: húzz lapot vagy célkártyát, vagy szerezz meg egy útvonalat
ride-task-second = Húzd ki a második lapodat
ride-task-tickets = Válaszd ki, melyik célkártyákat tartod meg
ride-task-pass = Csak passzolni tudsz
ride-pass = Passz
ride-take = Felfordított lap elvétele: { $card }
ride-draw = { $count ->
   *[other] Húzás a pakliból, még { $count } lap
}
ride-draw-tickets = { $count ->
   *[other] Célkártyák húzása (még { $count })
}
ride-no-cards = Nincs lap
ride-choose-payment = Szerezd meg ezzel a fizetséggel:
ride-pay = Fizetség: { $cards }
ride-other-half = A másik fele: { $price }
ride-cannot-pay = A kezedben lévő lapok most nem elegendők hozzá.
ride-not-your-turn = Útvonalat a saját fordulód elején szerezhetsz.
ride-choose-tickets = Tarts meg egy célkártyát vagy mindkettőt
ride-keep-tickets = { $count ->
    [0] Legalább egyet tarts meg
   *[other] { $count } célkártya megtartása
}
ride-show-way = Mutasd a térképen
ride-ticket-done = összekötve
ride-tickets-done = { $count } közül { $done } összekötve
ride-ticket-blocked = nem maradt nyitott út
ride-ticket-missing = { $count ->
   *[other] { $count } mező hiányzik
}

ride-taxis-left = { $count ->
   *[other] még { $count } taxi
}
ride-cards-held = { $count ->
   *[other] { $count } lap
}
ride-tickets-held = { $count ->
   *[other] { $count } célkártya
}
ride-points = { $count ->
   *[other] { $count } pont
}
ride-last-lap = Utolsó kör!
ride-turns-left = { $count ->
   *[other] Még { $count } forduló.
}

ride-decided-by-tickets = Döntetlen volt; a teljesített célkártyák száma döntött.
ride-decided-by-nothing = Pontban és teljesített célkártyákban is egyenlők.
ride-routes-count = { $count ->
   *[other] { $count } útvonal
}
ride-tickets-count = { $count ->
   *[other] { $count } célkártya, { $done } teljesítve
}
ride-attractions-count = { $count ->
   *[other] { $count } turistalátványosság
}
ride-was-missing = { $ends }: hiányzott { $routes }.
ride-all-of-it = Minden útvonal és turistalátványosság

ride-told-chosen = { $who ->
    [you] Kiválasztottad a célkártyáidat.
   *[other] { $name } kiválasztotta a célkártyáit.
}
ride-told-began = { $who ->
    [you] Mindenki választott. Te kezdesz.
   *[other] Mindenki választott. Kezd: { $name }.
}
ride-told-took = { $who ->
    [you] Elveszel egy felfordított lapot: { $card }.
   *[other] { $name } elvesz egy felfordított lapot: { $card }.
}
ride-told-drew = { $who ->
    [you] Húzol egy lapot a pakliból.
   *[other] { $name } húz egy lapot a pakliból.
}
ride-told-saw = { $who ->
    [you] Ez az: { $card }.
   *[other] { $name } lapja: { $card }.
}
ride-told-turned-up = Új felfordított lap: { $cards }.
ride-told-swept = Legalább három taxi fekszik felfordítva, ezért eldobjuk ezeket a lapokat: { $cards }.
ride-told-reshuffled = A pakli üres: { $count } eldobott lapból új húzópakli készül.
ride-told-claimed = { $who ->
    [you] Megszerzed: { $ends }. Fizetség: { $cards }. Érték: { ride-brings }.
   *[other] { $name } megszerzi: { $ends }. Fizetség: { $cards }. Érték: { ride-brings }.
}
ride-told-drew-tickets = { $who ->
    [you] { $count } célkártyát húzol.
   *[other] { $name } { $count } célkártyát húz.
}
ride-told-saw-tickets = { $who ->
    [you] Az új célkártyáid: { $tickets }.
   *[other] { $name } új célkártyái: { $tickets }.
}
ride-told-kept = { $who ->
    [you] { $count } célkártyát tartasz meg.
   *[other] { $name } { $count } célkártyát tart meg.
}
ride-told-passed = { $who ->
    [you] Semmit sem tehetsz, passzolsz.
   *[other] { $name } semmit sem tehet, passzol.
}
ride-told-last-lap = { $who ->
    [you] Legfeljebb két taxid maradt: mindenkinek még egy fordulója van.
   *[other] { $name } taxijaiból legfeljebb kettő maradt: mindenkinek még egy fordulója van.
}

ride-score-how = Válassz játékost, majd koppints az útvonalaira a térképen és a célkártyáira. Újabb koppintás visszavonja.
ride-score-unreadable = Ez a link nem olvasható. Kérd el újra, vagy koppints lent az útvonalakra.
ride-score-player = Kinek az útvonalai és célkártyái
ride-score-tickets = Célkártyák
ride-score-names = Nevek
ride-score-name-of = { $seat }. játékos neve

## Tanulás
ride-coach-wait = A többiek jönnek. Nézd meg a célkártyáidat: mindegyik megmondja, hány mező hiányzik még, és koppintásra megmutatja a legrövidebb útját a térképen.
ride-coach-tickets = Ezek a célkártyák a titkos céljaid: kösd össze egy célkártya két megállóját a saját taxijaiddal. Ha sikerül, pontot ér, ha nem, ugyanannyit levon. Tartsd meg az egyiket vagy mindkettőt.
ride-coach-more-tickets = Az új célkártyák több pontot hoznak, ha teljesíted őket, és ugyanannyiba kerülnek, ha nem. Legalább egyet tarts meg.
ride-coach-first-turn = Minden fordulóban egy dolgot teszel: két lapot húzol, megszerzel egy útvonalat, vagy célkártyákat húzol. Kezdd a lapokkal: vedd el az öt felfordított egyikét, vagy húzz a pakliból.
ride-coach-second-card = Most a második lap. A felfordított taxi bármelyik színt helyettesíti, ezért egymaga kitett volna egy fordulót.
ride-coach-collect = Egy útvonal annyi lapba kerül a saját színéből, ahány mezője van. Gyűjtsd, ami a célkártyád útjához kell.
ride-coach-claim = A kiemelt útvonalakat ki tudod fizetni a kezedből. Koppints az egyikre, és válaszd ki, mivel fizetsz; a taxijaid azonnal odaállnak.
ride-coach-longer = A hosszú útvonal többet ér: 1–4 mezőért 1, 2, 4 vagy 7 pont jár. Minden turistalátványosság, amelyet az egyik útvonalad érint, még egy pont.
ride-rules-goal-title = A cél
ride-rules-goal = Taxikat küldesz végig Manhattanen. A megszerzett útvonalak pontot érnek, és azok a célkártyák is, amelyeknek a két megállóját összekötöd. Amelyik a végén nincs összekötve, annyit von le, amennyit hozott volna.
ride-rules-start-title = A kezdet
ride-rules-start = Mindenkinek 15 taxija és két lapja van. Öt további lap felfordítva fekszik. Mindenki titokban megnéz két célkártyát, és megtartja az egyiket vagy mindkettőt.
ride-rules-turn-title = Egy forduló
ride-rules-turn = A fordulódban három dolog közül pontosan egyet teszel: lapokat húzol, megszerzel egy útvonalat, vagy célkártyákat húzol.
ride-rules-cards = Húzz két lapot egymás után, a felfordítottak közül vagy a pakliból. Az elvett felfordított lap helyére azonnal új kerül. A felfordított taxi két lapnak számít, és nem lehet a második. Ha az öt felfordított lapból legalább három taxi, mind az öt kicserélődik.
ride-rules-claim = Szerezz meg egy szabad útvonalat: fizess annyi lapot a színéből, ahány mezője van, és tegyél mindegyikre egy taxit. A szürke útvonalhoz bármelyik szín jó. A taxikártya bármelyik színt helyettesíti.
ride-rules-doubles = Ahol két útvonal fut egymás mellett, senkié sem lehet mindkettő. Két játékosnál az egyik lezárja a másikat.
ride-rules-tickets = Húzz két célkártyát, és tartsd meg az egyiket vagy mindkettőt; a másik a pakli aljára kerül. Aki semmit sem tud tenni, passzol.
ride-rules-points-title = Pontok
ride-rules-points = Az 1, 2, 3 vagy 4 mezős útvonal 1, 2, 4 vagy 7 pontot ér. Minden turistalátványosság, amelyet az egyik útvonalad érint, 1 pont. A célkártya meghozza a pontjait, ha a saját útvonalaid összekötik a két megállóját, különben levonja.
ride-rules-end-title = A vége
ride-rules-end = Aki két vagy kevesebb taxival fejezi be a fordulóját, elindítja az utolsó kört: mindenkinek még egy fordulója van. A legtöbb pont nyer; döntetlennél a legtöbb teljesített célkártya.

## Dobozból játszott játszmák
ride-same-name = Két játékosnak ugyanaz a neve.
ride-too-many-taxis = { $name }: az útvonalakhoz { $used } taxi kell, de mindenkinek { $most } van.
ride-route-twice = { $name }: { $route } kétszer szerepel.
ride-route-taken = { $name }: { $route } már foglalt, tulajdonosa: { $other }.
ride-both-halves = { $name }: senki sem szerezheti meg mindkét felét: { $route }.
ride-half-closed = { $name }: két játékosnál csak az egyik fele szerezhető meg ({ $route }), és az már foglalt, tulajdonosa: { $other }.
ride-ticket-twice = { $name }: a célkártya kétszer szerepel: { $ticket }.
ride-ticket-taken = { $name }: a célkártya ({ $ticket }) már másnál van: { $other }.
ride-no-ticket = { $name }: mindenki megtart egy célkártyát, de itt egy sincs.
ride-option-start = Ki kezd (egy hely); különben a véletlen dönt

game-ticket-to-ride = Ticket to Ride: New York
about-ticket-to-ride = Szerezz meg taxiútvonalakat Manhattanben, és kösd össze a célkártyáid megállóit.

## Mondatokban elmondva
ride-route-code = { $ends } ({ $code })
ride-ticket-worth = { $ends }, { ride-brings }
ride-told-swept-again = { $count ->
    [one] A következő öt felfordított lap is így jár.
   *[other] A következő { $count } felfordított ötös is így jár.
}
ride-told-returned = { $count } célkártya visszakerül a pakli aljára.
ride-told-laid-open = { $who ->
    [you] Nálad volt: { $tickets }.
   *[other] { $name } célkártyái: { $tickets }.
}
ride-told-put-back = Visszatéve: { $tickets }.

## A terminálban
ride-help =
    Egy forduló három dolog egyike: két lap húzása (a felfordítva elvett taxi a forduló egyetlen lapja), egy útvonal megszerzése annyi saját színű lappal, ahány mezője van (a taxi bármelyik színt helyettesíti), vagy célkártyák húzása.
    Az 1, 2, 3, 4 mezős útvonal 1, 2, 4, 7 pontot ér. A célkártya melletted szól, ha a saját útvonalaid összekötik a végeit, különben ellened. Minden turistalátványosság (kerek zárójelben), amelyet útvonalad érint, egy pont. Akinek legfeljebb két taxija van, megkezdi az utolsó kört. A + minden célkártyád egy legrövidebb útját jelöli; lehet más, ugyanilyen rövid út is.
ride-more-tickets = … és még { $count }: írd be: „look”.
ride-legend =
    Minden betű egy mező: B G K P R O a színe, * bármelyik szín, x lezárva, 1–4 a tulajdonos helye.
    A kerek zárójelek turistalátványosságok: egy-egy pont, ha útvonalad érinti őket.
ride-choosing = Mindenki titokban választ célkártyát; még választ: { $seats }.
ride-turn-second = Ez a forduló második lapja.
ride-turn-keep = Célkártyák kerültek elő, ezekből lehet megtartani.
ride-column-taxis = taxi
ride-column-tickets = célkártya
ride-column-cards = lap
ride-surely = biztosan { $cards }
ride-label-display = Felfordítva
ride-label-deck = Húzópakli
ride-label-discards = Eldobva
ride-tickets-to-draw = { $count } célkártya húzható
ride-to-choose-from = Választható célkártyák
ride-offer-keep = Megtartás
ride-offer-card = Lap húzása
ride-offer-top = a pakli teteje
ride-offer-claim = Útvonal megszerzése, fizetség: { $card }
ride-offer-tickets = Célkártyák húzása
ride-offer-pass = Mást nem lehet tenni
ride-letter = { $letter } ({ $word })
ride-form-keep = keep CÉLKÁRTYA, vagy keep CÉLKÁRTYA CÉLKÁRTYA
ride-form-take = take LAP
ride-form-draw = draw, a pakli legfelső lapjához
ride-form-claim = claim ÚTVONAL LAPOK, például claim LC-TS/B BW
ride-form-tickets = tickets, célkártyák húzásához
ride-form-pass = pass
ride-unknown-card = „{ $text }” nem lap. A lapok: { $cards }.
ride-unknown-route = „{ $text }” nem útvonal: az útvonal két kód kötőjellel, például { $example }; a kódok: { $codes }.
ride-unknown-ticket = „{ $text }” nem célkártya: a célkártya két kód kötőjellel, például { $example }.
ride-which-half = „{ $text }” nem útvonal: írd meg, melyik fele: { $route }.
ride-written = „{ $text }” nem útvonal: így írjuk: { $route }.
ride-setup-start = A „start” a kezdő hely száma, 1-től { $seats }-ig, nem { $start }.

## Dobozból játszott játék fájlból
ride-file-unreadable = A fájl nem olvasható ({ $line }. sor, { $column }. jel); így kell kinéznie: { $shape }
ride-file-unknown = „{ $key }” ismeretlen; a fájlnak így kell kinéznie: { $shape }
ride-file-shape = A fájlnak így kell kinéznie: { $shape }
ride-file-key = { $number }. játékos: „{ $key }” itt ismeretlen, csak ez van: { $keys }.
ride-file-name = { $number }. játékos: a név nem szöveg.
ride-file-list = { $name }: „{ $key }” szövegek listája szögletes zárójelben.
ride-halves-gone = { $name }: mások már megszerezték mindkét felét: { $route }.
ride-no-route = { $name }: „{ $text }” nem útvonal a táblán.
ride-other-colour = { $name }: „{ $text }”: ez az útvonal { $colours }, nem { $wanted }.
ride-say-half = { $name }: „{ $text }” dupla útvonal: írd meg, melyik fele: { $colours }.
ride-no-such-ticket = { $name }: „{ $text }” nem célkártya a dobozból.
ride-hint-once = rögtön { ride-brings }
ride-hint-planned = rögtön { ride-brings }, a terv szerint
ride-hint-card = { $card } ehhez: { $plan }
ride-hint-deck = a pakli teteje ehhez: { $plan }
ride-hint-tickets = új célkártyák a tervezett útvonalakhoz
ride-hint-plan = { $routes } ({ ride-brings })
ride-hint-no-plan = semmi különös
