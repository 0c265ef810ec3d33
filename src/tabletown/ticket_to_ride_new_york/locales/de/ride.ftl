# Ticket to Ride: New York im Browser.

ride-map = Plan von Manhattan: Orte und Strecken
ride-map-large = Großer Plan
ride-players = Mitspielende
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

# Which half of a double route: by its colour, or by number where both are grey.
ride-ends-half = { $ends } ({ $colour })
ride-ends-grey-half = { $ends } (Hälfte { $half })
# A line does not begin with the dash.
ride-ends = { $from } – { $to }
ride-price = { $count ->
    [one] 1 Feld, { $colour }
   *[other] { $count } Felder, { $colour }
}
ride-brings = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ride-owned-by = { $who ->
    [you] gehört dir
   *[other] gehört { $name }
}
ride-closed = gesperrt, die andere Hälfte ist vergeben
ride-claimable = frei, du kannst sie nehmen
ride-free = frei
ride-attraction = { $place }, Sehenswürdigkeit
ride-goal = { $place }, Ende deiner Zielkarte { $numbers }

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
ride-other-half = Die andere Hälfte: { $price }
ride-cannot-pay = Deine Karten reichen dafür gerade nicht.
ride-not-your-turn = Strecken nimmt man zu Beginn des eigenen Zuges.
ride-choose-tickets = Behalte eine Zielkarte oder beide
ride-keep-tickets = { $count ->
    [0] Behalte mindestens eine
    [one] 1 Zielkarte behalten
   *[other] { $count } Zielkarten behalten
}
ride-show-way = Auf dem Plan zeigen
ride-ticket-done = verbunden
ride-tickets-done = { $done } von { $count } verbunden
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
    [one] { $count } Punkt
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

ride-told-chosen = { $who ->
    [you] Du hast Zielkarten gewählt.
   *[other] { $name } hat Zielkarten gewählt.
}
ride-told-began = { $who ->
    [you] Alle haben gewählt. Du beginnst.
   *[other] Alle haben gewählt. { $name } beginnt.
}
ride-told-took = { $who ->
    [you] Du nimmst eine offene Karte: { $card }.
   *[other] { $name } nimmt eine offene Karte: { $card }.
}
ride-told-drew = { $who ->
    [you] Du ziehst eine Karte vom Stapel.
   *[other] { $name } zieht eine Karte vom Stapel.
}
ride-told-saw = { $who ->
    [you] Es ist: { $card }.
   *[other] { $name } sieht: { $card }.
}
ride-told-turned-up = Neu in der Auslage: { $cards }.
ride-told-swept = Drei oder mehr Taxis liegen offen, also werden diese Karten abgeworfen: { $cards }.
ride-told-reshuffled = { $count ->
    [one] Der Stapel ist leer: Die einzige abgeworfene Karte ist der neue.
   *[other] Der Stapel ist leer: { $count } abgeworfene Karten werden zum neuen gemischt.
}
ride-told-claimed = { $who ->
    [you] Du nimmst { $ends } mit { $cards }: { ride-brings }.
   *[other] { $name } nimmt { $ends } mit { $cards }: { ride-brings }.
}
ride-told-drew-tickets = { $who ->
    [you] { $count ->
        [one] Du ziehst 1 Zielkarte.
       *[other] Du ziehst { $count } Zielkarten.
    }
   *[other] { $count ->
        [one] { $name } zieht 1 Zielkarte.
       *[other] { $name } zieht { $count } Zielkarten.
    }
}
ride-told-saw-tickets = { $who ->
    [you] Deine neuen Zielkarten: { $tickets }.
   *[other] Neue Zielkarten von { $name }: { $tickets }.
}
ride-told-kept = { $who ->
    [you] { $count ->
        [one] Du behältst 1 Zielkarte.
       *[other] Du behältst { $count } Zielkarten.
    }
   *[other] { $count ->
        [one] { $name } behält 1 Zielkarte.
       *[other] { $name } behält { $count } Zielkarten.
    }
}
ride-told-passed = { $who ->
    [you] Du kannst nichts tun und passt.
   *[other] { $name } kann nichts tun und passt.
}
ride-told-last-lap = { $who ->
    [you] Du hast höchstens noch zwei Taxis: Alle haben noch einen Zug.
   *[other] { $name } hat höchstens noch zwei Taxis: Alle haben noch einen Zug.
}

ride-score-how = Wähl eine Person und tippe ihre Strecken auf dem Plan und ihre Zielkarten an. Noch einmal tippen nimmt zurück.
ride-score-unreadable = Dieser Link lässt sich nicht lesen. Lass ihn dir noch einmal schicken, oder tippe die Strecken unten an.
ride-score-player = Wessen Strecken und Zielkarten
ride-score-tickets = Zielkarten
ride-score-names = Namen
ride-score-name-of = Name auf Platz { $seat }

## Lernen
ride-coach-wait = Die anderen sind dran. Sieh dir deine Zielkarten an: Jede sagt, wie viele Felder noch fehlen, und zeigt beim Antippen ihren kürzesten Weg auf dem Plan.
ride-coach-tickets = Diese Zielkarten sind deine geheimen Ziele: Verbinde beide Orte einer Karte mit deinen Taxis. Geschafft bringt sie ihre Punkte, sonst kostet sie sie. Behalte eine oder beide.
ride-coach-more-tickets = Neue Zielkarten bringen mehr Punkte, wenn du sie schaffst, und kosten ebenso viele, wenn nicht. Behalte mindestens eine.
ride-coach-first-turn = In jedem Zug tust du eins: zwei Karten ziehen, eine Strecke nehmen oder Zielkarten ziehen. Beginne mit Karten: Nimm eine der fünf offenen oder die oberste vom Stapel.
ride-coach-second-card = Jetzt die zweite Karte. Ein offenes Taxi steht für jede Farbe, deshalb wäre es der ganze Zug gewesen.
ride-coach-collect = Eine Strecke kostet so viele Karten ihrer Farbe, wie sie Felder hat. Sammle, was der Weg deiner Zielkarte braucht.
ride-coach-claim = Die hervorgehobenen Strecken kannst du bezahlen. Tipp eine an und wähle, womit; deine Taxis fahren sofort hin.
ride-coach-longer = Lange Strecken bringen mehr: 1, 2, 4 oder 7 Punkte für 1 bis 4 Felder. Jede Sehenswürdigkeit an einer deiner Strecken ist noch ein Punkt.
ride-rules-goal-title = Das Ziel
ride-rules-goal = Du schickst Taxis durch Manhattan. Strecken bringen Punkte, ebenso Zielkarten, deren zwei Orte du verbindest. Was am Ende nicht verbunden ist, kostet so viel, wie es gebracht hätte.
ride-rules-start-title = Der Anfang
ride-rules-start = Alle haben 15 Taxis und zwei Karten. Fünf weitere Karten liegen offen. Alle sehen sich geheim zwei Zielkarten an und behalten eine oder beide.
ride-rules-turn-title = Ein Zug
ride-rules-turn = In deinem Zug tust du genau eins von dreien: Karten ziehen, eine Strecke nehmen oder Zielkarten ziehen.
ride-rules-cards = Zieh zwei Karten nacheinander, offen oder vom Stapel. Eine offene Karte wird sofort ersetzt. Ein offenes Taxi zählt für beide Karten und kann nicht die zweite sein. Sind drei oder mehr der fünf offenen Karten Taxis, werden alle fünf ersetzt.
ride-rules-claim = Nimm eine freie Strecke: Bezahle so viele Karten ihrer Farbe, wie sie Felder hat, und setz auf jedes ein Taxi. Eine graue Strecke nimmt eine beliebige Farbe. Taxikarten stehen für jede Farbe.
ride-rules-doubles = Wo zwei Strecken nebeneinander liegen, darf niemand beide haben. Zu zweit sperrt die eine die andere.
ride-rules-tickets = Zieh zwei Zielkarten und behalte eine oder beide; die andere kommt unter den Stapel. Wer gar nichts tun kann, passt.
ride-rules-points-title = Punkte
ride-rules-points = Strecken mit 1, 2, 3 oder 4 Feldern bringen 1, 2, 4 oder 7 Punkte. Jede Sehenswürdigkeit an einer deiner Strecken bringt 1. Zielkarten bringen ihre Punkte, wenn deine eigenen Strecken beide Orte verbinden, sonst kosten sie sie.
ride-rules-end-title = Das Ende
ride-rules-end = Wer einen Zug mit zwei oder weniger Taxis beendet, beginnt die letzte Runde: Alle haben noch einen Zug. Die meisten Punkte gewinnen, bei Gleichstand die meisten erfüllten Zielkarten.

## Mit der Schachtel gespielte Partien
ride-same-name = Zwei Mitspielende haben denselben Namen.
ride-too-many-taxis = { $name }: Die Strecken brauchen { $used } Taxis, aber alle haben nur { $most }.
ride-route-twice = { $name }: { $route } steht zweimal da.
ride-route-taken = { $name }: { $route } gehört schon { $other }.
ride-both-halves = { $name }: Niemand darf beide Hälften von { $route } nehmen.
ride-half-closed = { $name }: Zu zweit kann nur eine Hälfte von { $route } genommen werden, und die hat { $other }.
ride-ticket-twice = { $name }: Die Zielkarte { $ticket } steht zweimal da.
ride-ticket-taken = { $name }: Die Zielkarte { $ticket } gehört schon { $other }.
ride-no-ticket = { $name }: Alle behalten eine Zielkarte, aber hier steht keine.
ride-option-start = Wer beginnt (ein Platz); sonst entscheidet der Zufall

game-ticket-to-ride = Zug um Zug: New York
about-ticket-to-ride = Nimm Taxistrecken quer durch Manhattan und verbinde die Orte auf deinen Zielkarten.

## In Sätzen erzählt
ride-route-code = { $ends } ({ $code })
ride-ticket-worth = { $ends }, { ride-brings }
ride-told-swept-again = { $count ->
    [one] Der nächsten Auslage geht es genauso.
   *[other] Den nächsten { $count } Auslagen geht es genauso.
}
ride-told-returned = { $count ->
    [one] Eine Zielkarte kommt zurück unter den Stapel.
   *[other] { $count } Zielkarten kommen zurück unter den Stapel.
}
ride-told-laid-open = { $who ->
    [you] Du hattest { $tickets }.
   *[other] { $name } hatte { $tickets }.
}
ride-told-put-back = Zurückgelegt: { $tickets }.

## Im Terminal
ride-help =
    Ein Zug ist eines von drei Dingen: zwei Karten ziehen (ein offenes Taxi ist die einzige Karte des Zuges), eine Strecke nehmen, mit so vielen Karten ihrer Farbe, wie sie Felder hat (Taxis stehen für jede Farbe), oder Zielkarten ziehen.
    Strecken mit 1, 2, 3, 4 Feldern bringen 1, 2, 4, 7 Punkte. Zielkarten zählen für dich, wenn deine Strecken ihre Enden verbinden, sonst gegen dich. Jede Sehenswürdigkeit (runde Klammern) an deinen Strecken ist ein Punkt. Wer höchstens zwei Taxis hat, beginnt die letzte Runde. Ein + steht bei Strecken auf einem kürzesten Weg jeder deiner Zielkarten; andere Wege können ebenso kurz sein.
ride-more-tickets = … und { $count } weitere: Tipp „look“.
ride-legend =
    Jeder Buchstabe ist ein Feld: B G K P R O seine Farbe, * jede Farbe, x gesperrt, 1 bis 4 der Platz, dem es gehört.
    Runde Klammern sind Sehenswürdigkeiten: je ein Punkt, wenn deine Strecken sie berühren.
ride-choosing = Alle wählen geheim Zielkarten; es fehlen noch: { $seats }.
ride-turn-second = Es ist die zweite Karte des Zuges.
ride-turn-keep = Zielkarten sind gezogen, und einige werden behalten.
ride-column-taxis = Taxis
ride-column-tickets = Zielkarten
ride-column-cards = Karten
ride-surely = sicher { $cards }
ride-label-display = Offen
ride-label-deck = Stapel
ride-label-discards = Ablage
ride-tickets-to-draw = { $count ->
    [one] 1 Zielkarte zu ziehen
   *[other] { $count } Zielkarten zu ziehen
}
ride-to-choose-from = Zielkarten zur Auswahl
ride-offer-keep = Behalten
ride-offer-card = Eine Karte ziehen
ride-offer-top = oberste vom Stapel
ride-offer-claim = Strecke nehmen, bezahlt mit: { $card }
ride-offer-tickets = Zielkarten ziehen
ride-offer-pass = Sonst ist nichts möglich
ride-letter = { $letter } ({ $word })
ride-form-keep = keep ZIELKARTE, oder keep ZIELKARTE ZIELKARTE
ride-form-take = take KARTE
ride-form-draw = draw, für die oberste Karte des Stapels
ride-form-claim = claim STRECKE KARTEN, zum Beispiel claim LC-TS/B BW
ride-form-tickets = tickets, um Zielkarten zu ziehen
ride-form-pass = pass
ride-unknown-card = „{ $text }“ ist keine Karte: Es gibt { $cards }.
ride-unknown-route = „{ $text }“ ist keine Strecke: Strecken sind zwei Kürzel mit Strich, wie { $example }; die Kürzel sind { $codes }.
ride-unknown-ticket = „{ $text }“ ist keine Zielkarte: Zielkarten sind zwei Kürzel mit Strich, wie { $example }.
ride-which-half = „{ $text }“ ist keine Strecke: Sag, welche Hälfte, { $route }.
ride-written = „{ $text }“ ist keine Strecke: Man schreibt sie { $route }.
ride-setup-start = „start“ ist die Nummer des Platzes, der beginnt, 1 bis { $seats }, nicht { $start }.

## Mit der Schachtel gespielt, aus einer Datei
ride-file-unreadable = Die Datei ist ab Zeile { $line }, Spalte { $column } nicht lesbar; sie soll so aussehen: { $shape }
ride-file-unknown = „{ $key }“ ist unbekannt; die Datei soll so aussehen: { $shape }
ride-file-shape = Die Datei soll so aussehen: { $shape }
ride-file-key = Person { $number }: „{ $key }“ ist hier unbekannt, es gibt nur { $keys }.
ride-file-name = Person { $number }: Der Name ist kein Text.
ride-file-list = { $name }: „{ $key }“ ist eine Liste von Texten in eckigen Klammern.
ride-halves-gone = { $name }: Andere haben schon beide Hälften von { $route }.
ride-no-route = { $name }: „{ $text }“ ist keine Strecke des Plans.
ride-other-colour = { $name }: „{ $text }“: Diese Strecke ist { $colours }, nicht { $wanted }.
ride-say-half = { $name }: „{ $text }“ ist eine Doppelstrecke: Sag, welche Hälfte, { $colours }.
ride-no-such-ticket = { $name }: „{ $text }“ ist keine Zielkarte aus der Schachtel.
ride-hint-once = sofort { ride-brings }
ride-hint-planned = sofort { ride-brings }, wie geplant
ride-hint-card = { $card } für { $plan }
ride-hint-deck = die oberste Karte des Stapels, für { $plan }
ride-hint-tickets = neue Zielkarten für die geplanten Strecken
ride-hint-plan = { $routes } ({ ride-brings })
ride-hint-no-plan = nichts Bestimmtes
