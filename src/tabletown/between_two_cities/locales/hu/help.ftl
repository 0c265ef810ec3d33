# Szabályok az asztalnál, súgások és vezetett játékok.
city-no-canvas = Ez nem egy asztalnál épülő város: az alapja { $side } sor, soronként { $side } mezővel.
city-no-number = Itt nincs { $number }. város, csak { $count } van.

## Súgások és a pontozókártya
module-landscapes = Tájak
tip-now = most { $points } pont
tip-next = Mennyit hoz még egy
tip-next-same = { $what }: { $most }, bárhová illik.
tip-next-range = { $what }: { $least } és { $most } között, a legtöbbet itt: { $squares }.
tip-no-room = Még egynek nincs hely.
tip-all-points = Minden pontja
tip-tie-title = Döntetlen
tip-lower-title = A gyengébb város számít
example-scores = { $what }: { $points } pont
rules-two-tie = Két játékosnál döntetlen esetén rögtön a két város üzleteinek száma dönt, aztán a gyáraké, vendéglőké, irodáké, parkoké és házaké.
rules-third-duplexes = Előkészületkor az Automa mindkét városához húztok egy véletlen kettőslapkát. Nyíltan fekszik a város mellett, és a 2. körben az helyezi le, akié közösen a város; az Automa viszont kezdettől úgy számolja a fajtáit, vendéglőit, irodáit és gyárait, mintha már ott állna.
