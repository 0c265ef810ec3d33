### Spiele ohne eigenes Brett: als Text gezeichnet, Züge als Knöpfe.
plain-table = Der Tisch als Text
plain-moves = Züge
plain-your-turn = Du bist dran: Wähle einen Zug
plain-turn-of = { $name }, wähle einen Zug
plain-find = Einen Zug suchen
plain-found = { $count } von { $all } Zügen
plain-over = Das Spiel ist zu Ende
plain-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
plain-seen-by = Gesehen mit den Augen von
plain-seen-by-all = jemandem, der zuschaut
