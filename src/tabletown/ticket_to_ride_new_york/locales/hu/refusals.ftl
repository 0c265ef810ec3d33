# Why a move is refused.
illegal-not-shown = Tartsd meg az egyiket vagy mindkettőt a kapott célkártyák közül: { $tickets }.
illegal-not-in-display = Ilyen lap nincs felfordítva ({ $card }), csak ez: { $cards }.
illegal-second-wild = A felfordított taxi a forduló egyetlen lapja: második nem lehet.
illegal-empty-deck = A pakli üres, és eldobott lap sincs.
illegal-no-tickets = Nincs több húzható célkártya.
illegal-wrong-number = { $route }: { $count } lapba kerül, nem { $given } lapba.
illegal-wrong-colour = { $route }: a saját színével ({ $colour }) és taxival fizethető, ezzel nem: { $cards }.
illegal-route-taken = { $owner ->
    [you] { $route }: már a tiéd.
   *[other] { $route }: már foglalt, tulajdonosa { $owner-name }.
}
illegal-both-halves = { $route }: senki sem szerezheti meg mindkét felét; { $twin } már a tiéd.
illegal-other-half-closed = { $route }: két játékosnál lezárt, mert { $twin } foglalt.
illegal-alike = { $route }: mindkét fele szabad és egyforma, vedd ezt: { $twin }.
illegal-not-enough-taxis = { $route }: { $spaces } taxi kell hozzá, de már csak { $taxis } van.
illegal-not-enough-cards = Nincs a kezedben: { $cards }; ami van: { $hand }.
illegal-can-act = Passzolni csak akkor lehet, ha mást nem tehetsz: húzz lapokat, szerezz meg egy útvonalat, vagy húzz célkártyákat.
ride-first-choose = Előbb mindenki kiválasztja, melyik célkártyáit tartja meg.
ride-nothing-drawn = Nincs választható célkártya: húzz lapokat, szerezz meg egy útvonalat, vagy húzz célkártyákat.
ride-second-now = Most a forduló második lapját kell húzni.
ride-first-keep = Előbb válaszd ki, melyik húzott célkártyát tartod meg.
