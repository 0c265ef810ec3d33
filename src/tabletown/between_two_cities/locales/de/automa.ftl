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
automa-draws = { $automa } zieht Karte { $number }. Linke Stadt: { $left }; rechte Stadt: { $right }.
automa-rule-best = das beste Plättchen
automa-rule-missing = eine fehlende Art
automa-rule-first = das Plättchen ganz links
automa-civic = { $tile } ist in { town-automaville } von jetzt an { automa-points } wert. Es mag: { $upper } { $uppers }, { $lower } { $lowers }; nicht: { $disliked } { $count }. { $steps ->
    [0] Von keiner Art, die es mag, gibt es mehr als von der, die es nicht mag.
    [1] Von einer Art, die es mag, gibt es mehr als von der, die es nicht mag.
   *[other] Von beiden Arten, die es mag, gibt es mehr als von der, die es nicht mag.
}

# Der Begleiter fürs Spiel mit der Schachtel.
companion-start =
    { $count ->
        [one] Zieh ein zufälliges Plättchen für { $town }. Welches ist es?
       *[other] Zieh { $count } zufällige Plättchen für { $town }. Welche sind es?
    }
companion-start-duplexes = Zieh { $count } zufällige Doppelplättchen für { $town }. Welche sind es?
companion-own-row = Zieh { $count } Plättchen für dich. Welche sind es, von links?
companion-row = Zieh { $count } Plättchen für { $whose }. Welche sind es, von links?
companion-place = Was wurde in { $town } platziert, und wo?
companion-growth =
    { $count ->
        [one] Zieh ein zufälliges Plättchen für { $town }. Welches ist es?
       *[other] Zieh { $count } zufällige Plättchen für { $town }. Welche sind es?
    }
companion-weakest =
    { $count ->
        [one] Das schwächste davon wird wieder abgeworfen: Der Begleiter sagt, welches.
       *[other] Die { $count } schwächsten davon werden wieder abgeworfen: Der Begleiter sagt, welche.
    }
companion-city = Was steht in { $town }? Tipp die { $count } Gebäude, Reihe für Reihe von links oben.
companion-city-mat = Die Landschaft dort ist { $mat }: Tipp # für die Naturfelder, wo auch immer sie im Quadrat liegt.
companion-districts = Welche Bezirkskarten liegen dort als Paare? Tipp drei Paare, etwa SP OT HC.
companion-drawn = Eine leere Zeile nimmt die für dich gezogenen: { $pairs }
companion-mat = Welche Landschaft liegt in { $town }?
companion-left = Das Spiel konnte nicht gespeichert werden; mit --file DATEI wählst du, wo.
companion-left-kept = Das Spiel ist gespeichert; weiter geht es mit: { $command }
companion-nothing-back = Es gibt keine Antwort, die du zurücknehmen könntest.
companion-understood = Verstanden: { $what }
companion-compared-later = Fabriken und Bezirke zählen hier, als hätten deine Städte keine; das Ende entscheidet.
companion-help-row = Tipp die Plättchen von links, für jedes einen Buchstaben, etwa SFOPH. Ein öffentliches Gebäude ist ein eigenes Wort, etwa SF-P.
companion-help-duplexes = Tipp jedes Doppelplättchen so, wie es dasteht, mit einem Leerzeichen dazwischen, etwa EF F/E; oder ihre Buchstaben in der Liste, etwa am.
companion-help-place = Tipp das Plättchen und den Buchstaben seines Feldes, etwa Sc. Wo nur ein Plättchen möglich ist, genügt das Feld.
companion-help-place-duplex = Tipp das Doppelplättchen so, wie es dasteht, oder seinen Buchstaben in der Liste, und dann das Feld seiner linken oder oberen Hälfte, etwa EFc oder ac.
companion-help-city = Tipp die Gebäude Reihe für Reihe, mit oder ohne Schrägstriche, etwa SSSS/HHOM/OPOO/OPHP. Ein öffentliches Gebäude ist ein C; sein Feld und seine Wünsche folgen nach allen Reihen, etwa a3:SP-H.
companion-help-districts = Tipp drei Paare von Buchstaben, etwa SP OT HC. Eine leere Zeile nimmt die gezogenen.
companion-help-mat = Tipp den Buchstaben, den die Landschaft in der Liste hat.
companion-help-commands = „back“ nimmt die letzte Antwort zurück, „quit“ verlässt das Spiel, „help“ sagt dies hier.
automa-has = { $automa } hat Karte { $number } (linke Stadt: { $left }, rechte Stadt: { $right }); noch in der Reihe: { $tiles }
lost-by = { $count ->
    [one] Du hast um 1 Punkt verloren
   *[other] Du hast um { $count } Punkte verloren
}
lost-level = Du hast bei Gleichstand verloren
solo-behind = { $who ->
    [you] { lost-by }.
   *[other] { $count ->
        [one] { $name } liegt 1 Punkt zurück.
       *[other] { $name } liegt { $count } Punkte zurück.
    }
}
solo-tied = Es ist ein Gleichstand, und das entscheidet: { $what }, { $theirs } gegen { $yours }.
task-place-duo = Leg deine Plättchen und die der Automa
automa-help =
    Mit Automas: Leg ihre Plättchen, wie du magst (P left d4); in der einfachen Variante wirf eines ab (discard P).
    Automastadt wird so gut gewertet, wie sie stehen könnte: Reihen, Sets und Paare von Parks, Büros mit Gaststätte, Häuser ohne Fabrik daneben. Du gewinnst, wenn deine schwächere Stadt die jeder Automa schlägt.

## Optionen, die nicht gehen
setup-true-false = Die Option { $option } ist true oder false, nicht „{ $value }“.
setup-alone = Allein spielst du immer gegen Automas: { $option } ist simple oder full für eine Person, nicht off.
setup-automa = { $option }={ $value } geht an einem Tisch mit { $seats } nicht: simple oder full für eine Person, third für zwei, off für mehr als eine.
setup-solo-option = Ein Solospiel hat keine Option „{ $option }“: Es gibt { $options }.
setup-duo-option = Ein Tisch mit zwei Personen und einer Automa hat keine Option „{ $option }“: Es gibt { $options }.
setup-other-mode = { $option }={ $value } widerspricht der Variante { $mode }.
setup-hard = { $option } macht die Bezirke von Automastadt größer: Dazu braucht es Bezirke.
setup-growth = Die Option { $option } ist eine von diesen: { $values }; nicht „{ $value }“.
setup-growth-mode = { $option } sagt, wie Automastadt in der einfachen Variante wächst; die vollständige hat keine solche Option.
setup-level-number = Der Schwierigkeitsgrad ist eine Zahl wie 0 oder 4, nicht „{ $level }“.
setup-no-category = „{ $category }“ ist keine Kategorie: Es gibt { $categories }.
setup-category-twice = In „{ $text }“ ist eine Kategorie zweimal genannt.
ville-no-value = „{ $tile }“: Nur ein öffentliches Gebäude hat einen eigenen Wert, wie SF-P=3.
seating-players = Es können 1 bis 7 Personen gesetzt werden, nicht { $count }.
setup-solo-seats = Ein Solospiel ist für eine Person, nicht für { $count }.
setup-duo-seats = Ein Tisch mit einer Automa ist für zwei Personen, nicht für { $count }.
setup-say-third = Zwei Personen mit einer Automa sagen es dazu: { $option }=third.
