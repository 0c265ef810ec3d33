# Az ülésrendsorsoló kártyák. Minden kártya egy sorrendet ad meg, az óramutató járása szerint, az 1. hellyel kezdve.
seating-bridge = Üljetek aszerint, ki sétált át legutóbb egy hídon.
seating-stairs = Üljetek aszerint, kinek hány lépcsőfok vezet a bejárati ajtajáig; a legtöbb az első.
seating-early = Üljetek aszerint, ki kelt fel ma a legkorábban.
seating-far = Üljetek aszerint, ki aludt az éjjel a legmesszebb ettől az asztaltól.
seating-towns = Üljetek aszerint, ki hány településen lakott már; a legtöbb az első.
seating-bag = Üljetek a magatokkal hozott táska súlya szerint; a legnehezebb az első.
seating-keys = Üljetek aszerint, kinél van a legtöbb kulcs.
seating-plant = Üljetek aszerint, ki locsolt meg legutóbb egy növényt.
seating-neighbours = Üljetek aszerint, ki ismeri név szerint a legtöbb szomszédját.
seating-letters = Üljetek a keresztnevetek betűinek száma szerint; a leghosszabb az első.
seating-tram = Üljetek aszerint, ki utazott legutóbb villamoson vagy buszon.
seating-shoes = Üljetek a cipőtök kora szerint; a legrégebbi az első.
seating-windows = Üljetek aszerint, kinek van az otthonában a legtöbb ablak.
seating-baked = Üljetek aszerint, ki sütött legutóbb valamit.
seating-birthday = Üljetek aszerint, kinek lesz a leghamarabb születésnapja.
