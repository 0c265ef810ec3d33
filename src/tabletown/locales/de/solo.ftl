# Tables with Automas, and Capitals, in the browser.

## Alone against the Automas
solo-title = Allein gegen die Automas
solo-intro = Du teilst { town-lefthaven } mit Autommaso und { town-rightcastle } mit Automarta. Die beiden teilen { town-automaville }. Deine schwächere Stadt muss ihre schlagen.
solo-mode = Spielart
solo-full = Ganz
solo-full-text = Die Automas wählen aus offenen Händen, wie ihre Karten es sagen.
solo-simple = Einfach
solo-simple-text = Du wählst allein; { town-automaville } bekommt nach Runde 1 und 3 zufällige Plättchen.
solo-level = Stufe: Vorsprung von { town-automaville }
solo-level-normal = normal
solo-level-number =
    { $level ->
        [0] 0: kein Vorsprung
        [one] 1 Plättchen
       *[other] { $level } Plättchen
    }
solo-house-rules = Wo das gedruckte Heft schweigt, gelten eigene Hausregeln; welche, steht bei den Regeln.
solo-begin = Los geht’s
new-third = Eine Automa nimmt den dritten Platz

## At a table with Automas
town-city-1 = Stadt 1
task-choose-open = Wähle zwei deiner Plättchen
task-discard = Wirf ein Plättchen ab; dann ziehst du nach
task-place-theirs =
    { $count ->
        [one] Leg das letzte Plättchen
       *[other] Leg deine Plättchen und die der Automas
    }
tile-yours = { $tile }, deines
tile-theirs = { $tile }, von { $automa } für { $town }
pick-for-automa = Du entscheidest, wohin es in { $town } kommt.
discard-this = Dieses abwerfen
duplex-later = kommt in Runde 2 und zählt schon für die Wahl der Automa
automa-row = Offene Reihe von { $automa }
automa-rests = In dieser Runde nimmt niemand Plättchen: Du legst die Doppelplättchen.
automa-taken-for = { $tile }, genommen für { $town }
automa-card = Karte { $number }. { $first }: { $left }. { $second }: { $right }.
automa-says-best = das beste Plättchen
automa-says-missing = eine fehlende Art, sonst das beste
automa-says-first = das linke Plättchen
ville-rows = Plättchen nach Art, mit ihren Punkten
ville-how = { town-automaville } zählt, als stünde alles bestmöglich: beste Reihen und Sätze, Parks in Paaren, Büros mit Gaststätte, Häuser ohne Fabrik daneben.
told-automa-card = { $automa } zieht Karte { $number }.
told-built = { $name }: { $tile } auf { $square } von { $town }.
told-thrown-away = Aus dem Spiel: { $tiles }.
told-filled-up = Du ziehst: { $tiles }.
told-ville-grew = { town-automaville } bekommt: { $tiles }.
solo-how-won = Für alle zählt die schwächere von zwei Städten. Du gewinnst, wenn du beide Automas schlägst; völliger Gleichstand ist kein Sieg.
solo-doubled = Zählt für dich doppelt: { $kinds }.
decided-against-you = Gleichstand in allem: Das ist kein Sieg gegen eine Automa.

## Capitals
capitals-title = Capitals (Erweiterung)
capitals-landscapes = Landschaften: Städte von 5 mal 5 um ein Stück Natur
capitals-civics = Öffentliche Gebäude mit Vorlieben und Abneigungen
capitals-districts = Bezirke: die größten Gruppen zweier Arten zählen
capitals-note = Landschaften, öffentliche Gebäude und Bezirkspunkte sind unsere eigenen, wo die Quellen schweigen; wer die Schachtel hat, kann die gedruckten in eine Datei schreiben.
districts-sizes = Größe der größten Gruppe in jeder Stadt
district-tiles =
    { $count ->
        [one] Plättchen
       *[other] Plättchen
    }
district-scores =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
