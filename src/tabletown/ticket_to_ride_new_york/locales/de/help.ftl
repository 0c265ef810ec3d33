# Regeln am Tisch, Hinweise und geführte Spiele.
ride-tip-cards = Karten ziehen
ride-tip-route =
    { $points ->
        [one] Die Strecke: { $points } Punkt.
       *[other] Die Strecke: { $points } Punkte.
    }
ride-tip-brings =
    { $points ->
        [one] Dir brächte sie { $points } Punkt
       *[other] Dir brächte sie { $points } Punkte
    }
ride-tip-attraction = { $place }, eine neue Sehenswürdigkeit: 1 Punkt.
ride-tip-completes = Sie erfüllt { $ticket }.
ride-tip-held =
    { $count ->
        [0] Du hast keine auf der Hand.
       *[other] Du hast { $count } auf der Hand.
    }
ride-tip-done =
    { $points ->
        [one] Verbunden: { $points } Punkt für dich.
       *[other] Verbunden: { $points } Punkte für dich.
    }
ride-tip-open =
    { $count ->
        [one] Verbunden bringt sie { $points }, sonst kostet sie so viel. Auf dem kürzesten Weg fehlt { $count } Feld.
       *[other] Verbunden bringt sie { $points }, sonst kostet sie so viel. Auf dem kürzesten Weg fehlen { $count } Felder.
    }
ride-tip-lost =
    { $points ->
        [one] Die anderen haben jeden Weg versperrt: Sie kostet { $points } Punkt.
       *[other] Die anderen haben jeden Weg versperrt: Sie kostet { $points } Punkte.
    }
ride-tip-missing = Es fehlt: { $routes }.
ride-tip-seen = Eine deiner Strecken endet hier: 1 Punkt für dich.
ride-tip-unseen = Noch endet keine deiner Strecken hier.
ride-card-routes = Strecken nach Länge
ride-card-length =
    { $points ->
        [one] Länge { $count }: { $points } Punkt
       *[other] Länge { $count }: { $points } Punkte
    }
ride-example-done = verbunden
ride-example-failed = nicht verbunden

## Guided games
ride-course-first = Das erste Spiel
ride-course-first-text = Gegen einen Bot: Zielkarten, Karten, Strecken, Sehenswürdigkeiten und das Ende.
ride-coach-way = { $narrow ->
    [yes] Tipp auf das Zeichen deiner Zielkarten neben deinen Karten, dann auf eine davon
   *[no] Tipp eine Zielkarte an
}: Ihr kürzester Weg erscheint auf dem Plan, mit den Feldern, die fehlen. Was andere nehmen, musst du vielleicht umfahren.
ride-coach-grey = Graue Strecken nehmen jede Farbe, aber nur eine; eine Taxikarte ersetzt, was fehlt.
ride-coach-tips = Halte eine Strecke, Karte oder Zielkarte gedrückt oder lass die Maus darauf ruhen: Du siehst ihre Regel, und was sie dir brächte. „?“ oben zeigt die ganze Wertung.
