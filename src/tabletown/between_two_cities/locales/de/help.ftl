# Regeln am Tisch, Hinweise und geführte Spiele.
city-no-canvas = Das ist keine Stadt an einem Tisch: Ihr Grund hat { $side } Reihen zu { $side } Feldern.
city-no-number = Eine Stadt { $number } gibt es hier nicht, nur { $count }.

## Hinweise und die Wertungskarte
module-landscapes = Landschaften
tip-now =
    { $points ->
        [one] jetzt { $points } Punkt
       *[other] jetzt { $points } Punkte
    }
tip-next = Was eines mehr bringt
tip-next-same = { $what }: { $most }, wo immer es passt.
tip-next-range = { $what }: { $least } bis { $most }, am meisten auf { $squares }.
tip-no-room = Für eines mehr ist kein Platz.
tip-all-points = Alle ihre Punkte
tip-tie-title = Gleichstand
tip-lower-title = Die schwächere Stadt zählt
example-scores =
    { $points ->
        [one] { $what }: { $points } Punkt
       *[other] { $what }: { $points } Punkte
    }
rules-two-tie = Zu zweit entscheidet bei Gleichstand sofort die Zahl der Läden in beiden Städten, dann die der Fabriken, Gaststätten, Büros, Parks und Häuser.
rules-third-duplexes = Beim Aufbau wird für jede der beiden Städte der Automa zufällig ein Doppelplättchen gezogen. Es liegt offen neben der Stadt und wird in Runde 2 von der Person platziert, die sich die Stadt mit der Automa teilt; die Automa zählt seine Gebäudearten, Gaststätten, Büros und Fabriken aber von Anfang an mit, als stünde es schon da.
