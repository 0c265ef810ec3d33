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
ride-orange = narancs
ride-wild = taxi
ride-grey = szürke, bármelyik szín
ride-some-cards = { $count } { $card }

ride-ends = { $from } – { $to }
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

ride-task-turn = Te jössz: húzz lapokat, szerezz meg egy útvonalat, vagy húzz célkártyákat
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
ride-no-cards = Nincs lapod
ride-choose-payment = Szerezd meg ezzel a fizetséggel:
ride-pay = Fizetség: { $cards }
ride-other-half = A másik fele
ride-cannot-pay = A kezedben lévő lapok most nem elegendők hozzá.
ride-not-your-turn = Útvonalat a saját fordulód elején szerezhetsz.
ride-choose-tickets = Tarts meg egy célkártyát vagy mindkettőt
ride-keep-tickets = { $count ->
    [0] Legalább egyet tarts meg
   *[other] { $count } célkártya megtartása
}
ride-show-way = Mutasd a térképen
ride-ticket-done = összekötve
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

ride-decided-by-tickets = Az egyenlőséget a teljesített célkártyák döntötték el.
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
ride-all-of-it = Minden útvonal és látványosság

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
ride-told-drew = { $name } húz a pakliból.
ride-told-saw = { $who ->
    [you] A húzott lapod: { $card }.
   *[other] { $name } húzott lapja: { $card }.
}
ride-told-turned-up = Új felfordított lap: { $cards }.
ride-told-swept = Három taxi fekszik felfordítva: mind az öt lap kicserélődik.
ride-told-reshuffled = Az eldobott lapokból új húzópakli készül.
ride-told-claimed = { $who ->
    [you] Megszerzed: { $ends }. Fizetség: { $cards }.
   *[other] { $name } megszerzi: { $ends }. Fizetség: { $cards }.
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
    [you] Passzolsz.
   *[other] { $name } passzol.
}
ride-told-last-lap = { $who ->
    [you] Elfogyóban vannak a taxijaid: mindenkinek még egy fordulója van.
   *[other] { $name } taxijai elfogyóban: mindenkinek még egy fordulója van.
}
ride-told-ended = A játék véget ért.

ride-score-how = Válassz játékost, majd koppints az útvonalaira a térképen és a célkártyáira. Újabb koppintás visszavonja.
ride-score-player = Kinek az útvonalai és célkártyái
ride-score-tickets = Célkártyák

## Tanulás
ride-coach-wait = A többiek jönnek. Nézd meg a célkártyáidat: mindegyik megmondja, hány mező hiányzik még, és koppintásra megmutatja a legrövidebb útját a térképen.
ride-coach-tickets = Ezek a célkártyák a titkos céljaid: kösd össze egy kártya két helyét a saját taxijaiddal. Ha sikerül, pontot ér, ha nem, ugyanannyit levon. Tartsd meg az egyiket vagy mindkettőt.
ride-coach-more-tickets = Az új célkártyák több pontot hoznak, ha teljesíted őket, és ugyanannyiba kerülnek, ha nem. Legalább egyet tarts meg.
ride-coach-first-turn = Minden fordulóban egy dolgot teszel: két lapot húzol, megszerzel egy útvonalat, vagy célkártyákat húzol. Kezdd a lapokkal: vedd el az öt felfordított egyikét, vagy húzz a pakliból.
ride-coach-second-card = Most a második lap. A felfordított taxi bármelyik színt helyettesíti, ezért egymaga kitett volna egy fordulót.
ride-coach-collect = Egy útvonal annyi lapba kerül a saját színéből, ahány mezője van. Gyűjtsd, ami a célkártyád útjához kell.
ride-coach-claim = A kiemelt útvonalakat ki tudod fizetni a kezedből. Koppints az egyikre, és válaszd ki, mivel fizetsz; a taxijaid azonnal odaállnak.
ride-coach-longer = A hosszú útvonal többet ér: 1–4 mezőért 1, 2, 4 vagy 7 pont jár. Minden látványosság, amelyet az egyik útvonalad érint, még egy pont.
ride-coach-last-lap = Valakinek alig maradt taxija: ez az utolsó fordulód. Mi hozza most a legtöbbet?
ride-rules-goal-title = A cél
ride-rules-goal = Taxikat küldesz végig Manhattanen. A megszerzett útvonalak pontot érnek, és azok a célkártyák is, amelyeknek a két helyét összekötöd. Amelyik a végén nincs összekötve, annyit von le, amennyit hozott volna.
ride-rules-start-title = A kezdet
ride-rules-start = Mindenkinek 15 taxija és két lapja van. Öt további lap felfordítva fekszik. Mindenki titokban megnéz két célkártyát, és megtartja az egyiket vagy mindkettőt.
ride-rules-turn-title = Egy forduló
ride-rules-turn = A fordulódban három dolog közül pontosan egyet teszel: lapokat húzol, megszerzel egy útvonalat, vagy célkártyákat húzol.
ride-rules-cards = Húzz két lapot egymás után, a felfordítottak közül vagy a pakliból. Az elvett felfordított lap helyére azonnal új kerül. A felfordított taxi két lapnak számít, és nem lehet a második. Ha az öt felfordított lapból három taxi, mind az öt kicserélődik.
ride-rules-claim = Szerezz meg egy szabad útvonalat: fizess annyi lapot a színéből, ahány mezője van, és tegyél mindegyikre egy taxit. A szürke útvonalhoz bármelyik szín jó. A taxikártya bármelyik színt helyettesíti.
ride-rules-doubles = Ahol két útvonal fut egymás mellett, senkié sem lehet mindkettő. Két játékosnál az egyik lezárja a másikat.
ride-rules-tickets = Húzz két célkártyát, és tartsd meg az egyiket vagy mindkettőt; a másik a pakli aljára kerül. Aki semmit sem tud tenni, passzol.
ride-rules-points-title = Pontok
ride-rules-points = Az 1, 2, 3 vagy 4 mezős útvonal 1, 2, 4 vagy 7 pontot ér. Minden látványosság, amelyet az egyik útvonalad érint, 1 pont. A célkártya meghozza a pontjait, ha a saját útvonalaid összekötik a két helyét, különben levonja.
ride-rules-end-title = A vége
ride-rules-end = Aki két vagy kevesebb taxival fejezi be a fordulóját, elindítja az utolsó kört: mindenkinek még egy fordulója van. A legtöbb pont nyer; egyenlőségnél a legtöbb teljesített célkártya.

## Kartonnal játszott játszmák
ride-same-name = Két játékosnak ugyanaz a neve.
ride-too-many-taxis = { $name }: az útvonalakhoz { $used } taxi kell, de mindenkinek { $most } van.
ride-route-twice = { $name }: { $route } kétszer szerepel.
ride-route-taken = { $name }: { $route } már foglalt, tulajdonosa: { $other }.
ride-both-halves = { $name }: senki sem szerezheti meg mindkét felét: { $route }.
ride-half-closed = { $name }: két játékosnál csak az egyik fele szerezhető meg ({ $route }), és az már foglalt, tulajdonosa: { $other }.
ride-ticket-twice = { $name }: a célkártya kétszer szerepel: { $ticket }.
ride-ticket-taken = { $name }: a célkártya ({ $ticket }) már másnál van: { $other }.
ride-no-ticket = { $name }: mindenki megtart egy célkártyát, de itt egy sincs.
ride-unreadable = Így nem ér véget játszma: { $detail }
ride-option-start = Ki kezd (egy hely); különben a véletlen dönt
