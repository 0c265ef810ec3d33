# Szabályok az asztalnál, súgások és vezetett játékok.
city-no-canvas = Ez nem egy asztalnál épülő város: az alapja { $side } sor, soronként { $side } mezővel.
city-no-number = Itt nincs { $number }. város, csak { $count } van.

## Súgások és a pontozókártya
module-landscapes = Tájak
tip-now = most { $points } pont
tip-next = Mennyit hoz még egy
tip-next-same = { $what }: { $most }, bárhová kerül.
tip-next-range = { $what }: { $least } és { $most } között, a legtöbbet itt: { $squares }.
tip-no-room = Még egynek nincs hely.
tip-all-points = Minden pontja
tip-tie-title = Döntetlen
tip-lower-title = A gyengébb város számít
example-scores = { $what }: { $points } pont
rules-two-tie = Két játékosnál döntetlen esetén rögtön a két város üzleteinek száma dönt, aztán a gyáraké, vendéglőké, irodáké, parkoké és házaké.
rules-third-duplexes = Előkészületkor az Automa mindkét városához véletlenszerűen húztok egy-egy kettőslapkát. Nyíltan fekszik a város mellett, és a 2. körben az helyezi le, aki az Automával közösen építi a várost; az Automa viszont kezdettől úgy számolja a fajtáit, vendéglőit, irodáit és gyárait, mintha már ott állna.

## Guided games
coach-proposal = Akivel közös a városod, ember vagy robot, mezőt javasolhat a lapkádnak: halványan ott fekszik, és meg is indokolja. A „{ $accept }” elfogadja; vagy tedd a lapkát, ahová akarod. A város alatt látod a partnered lapkáit: válassz egyet és egy mezőt, és te javasolsz.
coach-tips = Tartsd az ujjad egy lapkán, vagy állj meg rajta az egérrel: látod a szabályát, és hogy mennyit hozna az egyes városaidban. Fent a „?” az egész pontozást mutatja.
coach-end = E kör után jön a pontozás: a gyengébb városod a pontszámod, tehát egy gyenge város a győzelmedbe kerülhet. Döntetlennél az erősebb város dönt.
coach-counted = { $tile }, { $square }
course-first = Az első játék
course-first-text = Hét forduló két robottal: minden épületfajta, a gyengébb város, a továbbadás, a javaslatok.
course-alone-text = Két Automa ellen: a kártyáik, a lapkáik és Automaváros.
course-capitals-text = Tájak, középületek és kerületek azoknak, akik az első játékot már ismerik.
coach-alone-towns = Két várost építesz: Balfalvát Autommasóval, Jobbvárost Automartával. Ők ketten Automavároson osztoznak. A gyengébb városodnak mindkettőjük gyengébb városát le kell győznie.
coach-alone-open = Minden lapka nyíltan fekszik. Az Automák már választottak: az elvett lapkák kiemelkednek a sorukból, és egy mondat megmondja, miért.
coach-alone-card = Minden Automa kártyát húz, mindkét városához egy-egy jellel: a csillag azt a lapkát veszi el, amelyik most a legtöbbet hozza, az üres négyzet egy hiányzó fajtát, a nyíl a bal szélsőt. Koppints a kártyára, és elolvashatod.
coach-alone-place = Először a te két lapkád: mindkét városodba egy. A világító mezők megmondják, mennyit hoznak.
coach-alone-theirs = Ez a lapka egy Automáé, a közös városotokba. Te döntöd el, hová kerül: neked is számít.
coach-alone-ville = Automaváros nem négyzet: a lapkái sorokban fekszenek, és annyit érnek, amennyit a legjobb elrendezésben érhetnének. Koppints a pontjaira, és látod, hogyan.
coach-alone-lower = Mindkét Automának a gyengébbik számít: Automaváros vagy a veled közös városa. Vesd össze a te gyengébbik városoddal. Amit egy sorban hagysz, azt hamarosan egy Automa viheti el; a sorok minden forduló után továbbmennek.
coach-alone-duplexes = 2. kör: három kettőslapkát húzol, és kettőt lehelyezel, kétszer. Az Automák nem kapnak.
coach-alone-end = A 3. kör olyan, mint az 1., csak fordított irányban. Akkor nyersz, ha a gyengébb városod több pontot ér, mint bármelyik Automa gyengébb városa.
coach-capitals-nine = Tájakkal kilenc lapka van a kézben, és egy kör négy fordulóból áll: a városok 5×5-ösre nőnek.
coach-capitals-mat = Az első lapka a középső táj egyik szabad telkére kerül. A későbbiek, mint mindig, egy épülethez csatlakoznak.
coach-capitals-nature = A természetre nem lehet építeni. Megszakítja az üzletsorokat és a parkcsoportokat: ez a hat park három csoport.
coach-capitals-districts = Három kerület van játékban, mindegyikben két fajta. Minden városban a két fajta legnagyobb összefüggő csoportja számít.
coach-capitals-largest = A legnagyobb kerületű város 6 pontot kap, a második 3-at. Ez minden lapkával változik: koppints egy kerületre, és összehasonlíthatod.
coach-capitals-points = A világító mezők számaiban minden benne van: a szomszédok, amelyeket a középületek kedvelnek, és a kerületek is.
coach-capitals-duplexes = A 2. körben kettőslapkák jönnek, mint az első játékban. Kettőnek kell hely: ami sosem férne el, nem világít.
coach-capitals-end = A végén a középületek és a kerületek minden városban számítanak. A pontszámod most is a gyengébb városod.
help-kinds = Fajták
