# Die Automas: was sie nehmen, und warum.
town-lefthaven = Linkshafen
town-automaville = Automastadt
town-rightcastle = Rechtsburg
town-city-2 = Stadt 2
town-city-3 = Stadt 3
automa-takes-best = { $automa } nimmt: { $tile }. { automa-points } in { $town }, das Nächstbeste brächte { $next }.
automa-takes-tied = { $automa } nimmt: { $tile }. { automa-points } in { $town }, ebenso viel wie { $other }, was weiter unten auf der Liste steht.
automa-takes-leftmost = { $automa } nimmt: { $tile }. { automa-points } in { $town }, ebenso viel wie { $other }, was weiter rechts liegt.
automa-takes-only = { $automa } nimmt: { $tile }. { automa-points } in { $town }; sonst liegt nichts da.
automa-takes-missing = { $automa } nimmt: { $tile }. In { $town } fehlt das noch.
automa-takes-first = { $automa } nimmt für { $town }: { $tile }. Das liegt ganz links.
automa-nothing-missing = Keine Art aus der Reihe fehlt in { $town }.
civic-wishes = mag { $first } und { $second }, nicht { $other }
civic-worth =
    { $points ->
        [1] von keiner Art, die es mag, mehr als von der, die es nicht mag
        [3] von einer Art, die es mag, mehr als von der, die es nicht mag
       *[other] von beiden Arten, die es mag, mehr als von der, die es nicht mag
    }
automa-civic-worth = { $town } hat { civic-worth }.
automa-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
automa-draws = { $automa } zieht Karte { $number }: linke Stadt { $left }, rechte Stadt { $right }.
automa-rule-best = am besten
automa-rule-missing = fehlend
automa-rule-first = ganz links

# Der Begleiter fürs Spiel mit Pappe.
companion-start =
    { $count ->
        [one] Zieh ein zufälliges Plättchen für { $town }. Welches ist es?
       *[other] Zieh { $count } zufällige Plättchen für { $town }. Welche sind es?
    }
companion-own-row = Zieh { $count } Plättchen für dich. Welche sind es, von links?
companion-row = Zieh { $count } Plättchen für { $whose }. Welche sind es, von links?
companion-place = Was wurde in { $town } platziert, und wo?
companion-growth =
    { $count ->
        [one] Zieh ein zufälliges Plättchen für { $town }. Welches ist es?
       *[other] Zieh { $count } zufällige Plättchen für { $town }. Welche sind es?
    }
companion-city = Was steht in { $town }? Tipp die { $count } Gebäude, Zeile für Zeile von links oben.
companion-city-mat = Die Landschaft dort ist { $mat }: Tipp # für die Naturfelder, wo auch immer sie im Quadrat liegt.
companion-districts = Welche Bezirkskarten liegen dort als Paare? Tipp drei Paare, etwa SP OT HC.
companion-drawn = Eine leere Zeile nimmt die für dich gezogenen: { $pairs }
companion-mat = Welche Landschaft liegt in { $town }?
companion-left = Das Spiel geht weiter, wenn es in einer Datei aufbewahrt wurde.
companion-nothing-back = Es gibt keine Antwort, die du zurücknehmen könntest.
