# Ticket to Ride: New York a böngészőben.

ride-map = Manhattan térképe: megállók és útvonalak
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
ride-owned-by = tulajdonosa: { $name }
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

ride-told-chosen = { $name } kiválasztotta a célkártyáit.
ride-told-began = Mindenki választott. Kezd: { $name }.
ride-told-took = { $name } elvesz egy felfordított lapot: { $card }.
ride-told-drew = { $name } húz a pakliból.
ride-told-you-drew = A húzott lapod: { $card }.
ride-told-turned-up = Új felfordított lap: { $cards }.
ride-told-swept = Három taxi fekszik felfordítva: mind az öt lap kicserélődik.
ride-told-reshuffled = Az eldobott lapokból új húzópakli készül.
ride-told-claimed = { $name } megszerzi: { $ends }. Fizetség: { $cards }.
ride-told-drew-tickets = { $count ->
   *[other] { $name } { $count } célkártyát húz.
}
ride-told-kept = { $count ->
   *[other] { $name } { $count } célkártyát tart meg.
}
ride-told-passed = { $name } passzol.
ride-told-last-lap = { $name } taxijai elfogyóban: mindenkinek még egy fordulója van.
ride-told-ended = A játék véget ért.
