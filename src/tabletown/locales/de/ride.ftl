# Ticket to Ride: New York im Browser.

ride-map = Karte von Manhattan: Orte und Strecken
ride-players = Spieler
ride-display = Offene Auslage, Stapel und Zielkarten
ride-hand = Deine Karten
ride-tickets = Deine Zielkarten

ride-blue = blau
ride-green = grün
ride-black = schwarz
ride-pink = rosa
ride-red = rot
ride-orange = orange
ride-wild = Taxi
ride-grey = grau, eine beliebige Farbe
ride-some-cards = { $count }× { $card }

ride-ends = { $from } – { $to }
ride-price = { $count ->
    [one] 1 Feld, { $colour }
   *[other] { $count } Felder, { $colour }
}
ride-brings = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
ride-owned-by = gehört { $name }
ride-closed = gesperrt, die andere Hälfte ist vergeben
ride-claimable = frei, du kannst sie nehmen
ride-free = frei
ride-attraction = { $place }, Sehenswürdigkeit

ride-task-turn = Du bist dran: Karten ziehen, eine Strecke nehmen oder Zielkarten ziehen
ride-task-second = Zieh deine zweite Karte
ride-task-tickets = Wähl die Zielkarten, die du behalten willst
ride-task-pass = Du kannst nur passen
ride-pass = Passen
ride-take = Offene Karte nehmen: { $card }
ride-draw = { $count ->
    [one] Vom Stapel ziehen, noch 1 Karte
   *[other] Vom Stapel ziehen, noch { $count } Karten
}
ride-draw-tickets = { $count ->
    [one] Zielkarten ziehen (noch 1)
   *[other] Zielkarten ziehen (noch { $count })
}
ride-no-cards = Keine Karten
ride-choose-payment = Nimm sie und zahle:
ride-pay = Zahlen: { $cards }
ride-other-half = Die andere Hälfte
ride-cannot-pay = Deine Karten reichen dafür gerade nicht.
ride-not-your-turn = Strecken nimmt man zu Beginn des eigenen Zuges.
ride-choose-tickets = Behalte eine Zielkarte oder beide
ride-keep-tickets = { $count ->
    [0] Behalte mindestens eine
    [one] 1 Zielkarte behalten
   *[other] { $count } Zielkarten behalten
}
ride-show-way = Auf der Karte zeigen
ride-ticket-done = verbunden
ride-ticket-blocked = kein Weg ist mehr offen
ride-ticket-missing = { $count ->
    [one] 1 Feld fehlt
   *[other] { $count } Felder fehlen
}

ride-taxis-left = { $count ->
    [one] noch 1 Taxi
   *[other] noch { $count } Taxis
}
ride-cards-held = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
ride-tickets-held = { $count ->
    [one] 1 Zielkarte
   *[other] { $count } Zielkarten
}
ride-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
ride-last-lap = Letzte Runde!
ride-turns-left = { $count ->
    [one] Noch ein Zug.
   *[other] Noch { $count } Züge.
}

ride-decided-by-tickets = Bei Gleichstand entscheiden die erfüllten Zielkarten.
ride-decided-by-nothing = Gleich viele Punkte und gleich viele erfüllte Zielkarten.
ride-routes-count = { $count ->
    [one] 1 Strecke
   *[other] { $count } Strecken
}
ride-tickets-count = { $count ->
    [one] 1 Zielkarte, { $done } erfüllt
   *[other] { $count } Zielkarten, { $done } erfüllt
}
ride-attractions-count = { $count ->
    [one] 1 Sehenswürdigkeit
   *[other] { $count } Sehenswürdigkeiten
}
ride-was-missing = { $ends }: gefehlt hat { $routes }.
ride-all-of-it = Alle Strecken und Sehenswürdigkeiten

ride-told-chosen = { $name } hat Zielkarten gewählt.
ride-told-began = Alle haben gewählt. { $name } beginnt.
ride-told-took = { $name } nimmt eine offene Karte: { $card }.
ride-told-drew = { $name } zieht vom Stapel.
ride-told-you-drew = Du ziehst: { $card }.
ride-told-turned-up = Neu in der Auslage: { $cards }.
ride-told-swept = Drei Taxis in der Auslage: alle fünf Karten werden ersetzt.
ride-told-reshuffled = Die abgelegten Karten werden zum neuen Stapel gemischt.
ride-told-claimed = { $name } nimmt { $ends } mit { $cards }.
ride-told-drew-tickets = { $count ->
    [one] { $name } zieht 1 Zielkarte.
   *[other] { $name } zieht { $count } Zielkarten.
}
ride-told-kept = { $count ->
    [one] { $name } behält 1 Zielkarte.
   *[other] { $name } behält { $count } Zielkarten.
}
ride-told-passed = { $name } passt.
ride-told-last-lap = { $name } hat kaum noch Taxis: alle haben noch einen Zug.
ride-told-ended = Das Spiel ist zu Ende.
