# Was die Regeln jedes Spiels sagen: Ablehnungen, unlesbare Züge, das Ende.
unreadable-seat = „{ $text }“ ist kein Platz: Es gibt die Plätze 1 bis { $seats }.
unreadable-word = „{ $text }“ ist kein Zug: Ein Zug beginnt mit { $words }.
unreadable-shape = „{ $word }“ schreibt man so: { $form }
unreadable-number = Einen Zug { $number } gibt es nicht: Die Züge gehen von 1 bis { $last }.
unreadable-ambiguous = „{ $text }“ kann jeder dieser Züge sein: { $moves }
illegal-unknown-seat = An diesem Tisch mit { $seats } Plätzen gibt es keinen Platz { $seat }.
illegal-not-a-move = { $move } ist kein Zug dieses Spiels.
illegal-chosen-already = Du hast schon gewählt: Die anderen wählen noch.
record-line = Zeile { $line }: { $detail }
told-won = { $who ->
    [you] { won-you }.
   *[other] { won-by }.
}
told-won-shared = { won-shared }.
setup-seed = Ein Startwert ist eine Zeile mit 1 bis 200 druckbaren Zeichen, ohne Leerzeichen am Anfang und am Ende.
unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht. Es gibt: { $games }.
count-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
count-seats =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
count-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
nothing = nichts
who-name = { $who ->
    [you] { you-name }
   *[other] { $name }
}
column-seat = Platz
column-points = Punkte
setup-players = { $game } ist für { $least } bis { $most } Personen, nicht für { $count }.
setup-no-option = { $game } hat keine Option „{ $option }“, nur { $options }.
setup-value = „{ $option }“ kann { $allowed } sein, nicht { $value }.
to-move = { $who ->
    [you] Du bist am Zug.
   *[other] { $name } ist am Zug.
}
plain-list = { $items }
unknown-bot = Einen Bot „{ $name }“ gibt es für { $game } nicht. Es gibt: { $bots }.
unknown-language = Die Sprache „{ $language }“ gibt es hier nicht. Es gibt: { $languages }.
setup-option-seats = { $game } hat die Option „{ $option }“ an Tischen mit { $tables }, nicht mit { $seats } Plätzen.
