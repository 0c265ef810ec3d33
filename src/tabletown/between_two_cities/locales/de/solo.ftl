# Tables with Automas, and Capitals, in the browser.

## Alone against the Automas
solo-title = Allein gegen die Automas
solo-intro = Du teilst { town-lefthaven } mit Autommaso und { town-rightcastle } mit Automarta. Die beiden teilen { town-automaville }. Deine schwächere Stadt muss ihre schlagen.
solo-mode = Variante
solo-full = Vollständig
solo-full-text = Die Automas wählen aus offenen Händen, wie ihre Karten es sagen.
solo-simple = Einfach
solo-simple-text = Du wählst allein; { town-automaville } bekommt nach Runde 1 und 3 zufällige Plättchen.
solo-level = Schwierigkeitsgrad: Vorsprung von { town-automaville }
solo-level-normal = normal
solo-level-number =
    { $level ->
        [0] 0: kein Vorsprung
        [one] 1 Plättchen
       *[other] { $level } Plättchen
    }
solo-level-more = 6 oder mehr …
solo-level-tiles = Wie viele Plättchen
solo-growth = Die Plättchen von Automastadt
solo-growth-even = ausgeglichen (Hausregel)
solo-growth-even-text = So viele Plättchen, dass Schwierigkeitsgrad 1 für geübte Leute ein ausgeglichener Kampf ist, womit auch immer du spielst; nach Runde 3 werden ein paar mehr gezogen und die schwächsten abgeworfen.
solo-growth-booklet = wie im Heft
solo-growth-booklet-text = Zweimal sechs Plättchen. Leicht: Selbst Schwierigkeitsgrad 5 gewinnt kaum.
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
tile-yours = { $tile }, dein Plättchen
tile-theirs = { $tile }, von { $automa } für { $town }
tile-theirs-shared = { $tile }, von { $automa } für eure gemeinsame Stadt
pick-for-automa = Du entscheidest, wohin es in { $town } kommt.
pick-for-automa-shared = Du entscheidest, wohin es in deiner Stadt mit { $automa } kommt.
discard-this = Dieses abwerfen
duplex-later = kommt in Runde 2 und zählt schon für die Wahl der Automa
automa-row = Offene Reihe von { $automa }
automa-rests = In dieser Runde nimmt niemand Plättchen: Du legst die Doppelplättchen.
automa-taken-for = { $tile }, genommen für { $town }
automa-card = Karte { $number }. { $first }: { $left }. { $second }: { $right }.
automa-says-best = das beste Plättchen
automa-says-missing = eine fehlende Art, sonst das beste
automa-says-first = das Plättchen ganz links
ville-rows = Plättchen nach Art, mit ihren Punkten
ville-how = { town-automaville } zählt, als stünde alles bestmöglich: beste Reihen und Sets, Parks in Paaren, Büros mit Gaststätte, Häuser ohne Fabrik daneben. Öffentliche Gebäude behalten die 1, 3 oder 6 Punkte, mit denen sie kamen; ein Bezirk zählt die Plättchen seiner größeren Art und 1 mehr (schwer: 2).
told-built = { $who ->
    [you] Du legst { $tile } auf { $square } in { $town }.
   *[other] { $name } legt { $tile } auf { $square } in { $town }.
}
told-kept = { $who ->
    [you] Du wählst { $tiles }.
   *[other] { $name } wählt { $tiles }.
}
told-built-theirs = { $who ->
    [you] Du legst für { $automa } { $tile } auf { $square } in { $town }.
   *[other] { $name } legt für { $automa } { $tile } auf { $square } in { $town }.
}
waiting-theirs = lege für { $automa }: { $tiles }
waiting-yours =
    { $count ->
        [1] lege deines: { $tiles }
       *[other] lege eines von deinen: { $tiles }
    }
told-thrown-away = Aus dem Spiel: { $tiles }.
told-filled-up = { $who ->
    [you] Du ziehst: { $tiles }.
   *[other] { $name } zieht: { $tiles }.
}
told-ville-grew = { town-automaville } bekommt: { $tiles }.
told-ville-weakest = Als schwächste wieder abgeworfen: { $tiles }.
solo-how-won = Für alle zählt die schwächere von zwei Städten. Du gewinnst, wenn du beide Automas schlägst; völliger Gleichstand ist kein Sieg.
solo-doubled = Zählt für dich doppelt: { $kinds }.
decided-against-you = Gleichstand in allem: Das ist kein Sieg gegen eine Automa.

## Capitals
capitals-title = Capitals (Erweiterung)
capitals-landscapes = Landschaften: Städte von 5 mal 5 um ein Stück Natur
capitals-civics = Öffentliche Gebäude mit Vorlieben und Abneigungen
capitals-districts = Bezirke: die größten Gruppen zweier Arten zählen
capitals-note = Landschaften, öffentliche Gebäude und Bezirkspunkte sind unsere eigenen, wo die Quellen schweigen; wer die Schachtel hat, gibt die gedruckten in der Wertungshilfe oder im Begleiter ein, unter „{ box-title }“.
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

## The companion and the campaign
companion-title = Automa-Begleiter
companion-text = Du spielst allein mit der echten Schachtel? Tipp ein, was auf deinem Tisch liegt: Der Begleiter zieht die Karten der Automas, sagt, was sie nehmen und warum, und zählt am Ende.
companion-open = Begleiter öffnen
companion-stored = Auf diesem Gerät gespeichert: Der Begleiter geht auch ohne Verbindung.
companion-starts = Die Regeln starten …
companion-back = Zurück
companion-again = Von vorn
companion-untap = Letztes Plättchen wegnehmen
companion-exhausted = In der Schachtel ist keines mehr
companion-entered = { $count } von { $all } Plättchen eingegeben
companion-pass-left = Gib alle drei Reihen nach links weiter.
companion-pass-right = Gib alle drei Reihen nach rechts weiter.
companion-card = Karte { $number }: links { $left }, rechts { $right }
companion-then-place = Leg ihre Plättchen dorthin, dann wähle und platziere deine eigenen.
companion-tap-city = Was steht in { $town }? Tipp die Gebäude Reihe für Reihe an, von links oben.
companion-tap-districts = Welche Bezirkskarten liegen dort als Paare? Tipp sie paarweise an.
companion-take-drawn = Diese nehmen
companion-drawn-for-you = Oder lass den Begleiter ziehen:
companion-where-mat = Wo liegt die Landschaft im Quadrat?
companion-place-number = Lage { $number }
campaign-title = Kampagne
campaign-text = Eine Reihe von Solospielen. Vor jedem wählst du Kategorien, die darin für dich doppelt zählen; jede nur einmal.
campaign-length = Länge
campaign-short = kurz: zwei Kategorien in jedem Spiel
campaign-long = lang: eine Kategorie in jedem Spiel
campaign-how-many = Wie viele Spiele
campaign-rules =
    { $count } Spiele. Vor jedem wählst du { $kinds ->
        [one] eine Kategorie, die
       *[other] zwei Kategorien, die
    } in deinen Städten doppelt { $kinds ->
        [one] zählt
       *[other] zählen
    }, jede nur einmal. Nach jedem Spiel kommt deine schwächere Stadt samt Verdopplung zu deiner Summe und das bessere Ergebnis der Automas zu ihrer. Die höhere Summe gewinnt.
campaign-see = Spiel { $number } noch einmal ansehen
campaign-games-won = Du hast { $won } von { $all } Spielen gewonnen.
campaign-another = Eine neue Kampagne beginnen
campaign-begin = Kampagne beginnen
campaign-game = Spiel
campaign-double = Doppelt
campaign-automas = Automas
campaign-pick =
    { $count ->
        [one] Wähle, was im nächsten Spiel doppelt zählt
       *[other] Wähle zwei Kategorien, die im nächsten Spiel doppelt zählen
    }
campaign-play = Nächstes Spiel beginnen
campaign-go-on = Zur Kampagne
campaign-won = Die Kampagne ist vorbei, und du hast sie gewonnen.
campaign-lost = Die Kampagne ist vorbei. Die Automas haben sie gewonnen.
campaign-forget = Diese Kampagne vergessen
campaign-box = Mit
campaign-base = Grundspiel: sechs Kategorien
campaign-capitals = Capitals: zehn Kategorien, mit Landschaften, öffentlichen Gebäuden und Bezirken
campaign-level = Die Kampagne ist vorbei. Sie endet unentschieden.
campaign-anew = Dieses Spiel neu beginnen
campaign-next = Spiel { $number } von { $all }
kind-district-1 = Bezirk 1
kind-district-2 = Bezirk 2
kind-district-3 = Bezirk 3
kind-district-number = Bezirk { $number }
kept-other-version = Was dieses Gerät hier aufbewahrt, hat Version { $version } der Seite gespeichert; dies ist Version { $known }. Es bleibt unberührt, bis du dich entscheidest.
kept-broken = Was dieses Gerät hier aufbewahrt, ist nicht lesbar. Es bleibt unberührt, bis du dich entscheidest.
kept-save = Als Datei speichern
kept-forget = Vergessen und neu beginnen

## Die Wertungshilfe mit Capitals und Automastadt
score-played = Was gespielt wurde
score-people = Ein Tisch mit Leuten
score-mat = Landschaft
score-mat-of = Landschaft von { $name }
score-mat-none = noch keine
score-civic = Öffentliches Gebäude …
score-civic-pick = Welches öffentliche Gebäude?
score-card = Karte { $number } von Bezirk { $district }
score-no-card = –
score-hard = Schwer: Bezirke von { town-automaville } zählen 2 mehr, nicht 1
ville-add = Eins mehr: { $what }
ville-remove = Eins weniger: { $what }
ville-on = Öffentliche Gebäude auf ×{ $value }
ville-add-civic = Öffentliches Gebäude auf ×{ $value } hinzufügen
ville-take-away = Wegnehmen: { $what }
why-ville-offices =
    { $count ->
        [one] 1 Büro, 1 mehr, weil es eine Gaststätte gibt
       *[other] { $count } Büros, je 1 mehr, weil es eine Gaststätte gibt
    }
why-ville-pairs =
    { $count ->
        [one] ein Paar Parks
       *[other] { $count } Paare von Parks
    }
why-ville-houses =
    { $count ->
        [one] 1 Haus, ein Punkt für jede andere Art
       *[other] { $count } Häuser, je ein Punkt für jede andere Art
    }
why-ville-civic = ein öffentliches Gebäude, festgelegt, als es kam
why-ville-largest = der größte Bezirk, Größe { $count }
why-ville-second = der zweitgrößte Bezirk, Größe { $count }
why-ville-smaller = ein kleinerer Bezirk, Größe { $count }

## Rules
rules-landscapes = Landschaften: Jede Stadt liegt um ein Landschaftsplättchen mit fünf Naturfeldern und wächst auf fünf mal fünf; Hände haben neun Plättchen. Das erste liegt auf dem Landschaftsplättchen, jedes weitere berührt ein Gebäude. Natur wird nie bebaut und trennt Reihen und Gruppen.
rules-civics = Öffentliche Gebäude mögen zwei Arten und eine nicht. Allein zählen sie 1, neben einer Art, die sie mögen, 3, neben beiden 6; neben der, die sie nicht mögen, immer 1. Für Häuser sind sie keine Art.
rules-districts = Bezirke: Drei Paare von Arten werden gezogen. In jedem zählt die Stadt mit der größten zusammenhängenden Gruppe beider Arten 6, die zweitgrößte 3; bei Gleichstand alle.
rules-solo = Allein teilst du mit jeder der zwei Automas eine Stadt; die dritte teilen sie. Du gewinnst, wenn deine schwächere Stadt die schwächere beider schlägt. Der Schwierigkeitsgrad sagt, wie viele Plättchen ihre Stadt am Anfang hat.
rules-ville = { town-automaville } ist kein Quadrat: Die Plättchen liegen nach Arten und zählen, als stünden sie bestmöglich. Parks stehen in Paaren, jedes Büro bekommt seinen Punkt, wenn es eine Gaststätte gibt, kein Haus steht neben einer Fabrik. Ein öffentliches Gebäude wird beim Kommen auf 1, 3 oder 6 Punkte festgelegt: eine Stufe höher für jede Art, die es mag und von der { town-automaville } dann mehr Plättchen hat als von der, die es nicht mag. Ein Bezirk zählt die Plättchen seiner größeren Art und 1 mehr (schwer: 2).
rules-simple = Einfache Variante: Du wählst aus deiner Hand, wirfst nach jedem Zug ein Plättchen ab und ziehst nach; { town-automaville } bekommt nach Runde 1 und 3 zufällige Plättchen.
rules-full = Vollständige Variante: Drei Hände liegen offen. Jede Automa zieht eine Karte, die sagt, wie sie für jede ihrer Städte ein Plättchen nimmt: das jetzt beste, eine fehlende Art oder das ganz links. Dann wählst du zwei und legst auch ihre in die gemeinsamen Städte, wie du magst.
rules-campaign = Kampagne: eine Reihe solcher Spiele. Vor jedem wählst du Kategorien, die für dich doppelt zählen; dein Ergebnis samt Verdopplung und das der besseren Automa werden zusammengezählt.
rules-third-title = Zu zweit mit einer Automa
rules-third = Die Automa nimmt den dritten Platz und teilt mit euch beiden je eine Stadt. Ihre Hand liegt offen; sie nimmt, bevor ihr wählt, und ihr legt ihre Plättchen in die gemeinsamen Städte. Sie kann gewinnen. Zu Beginn bekommt sie für jede ihrer Städte ein Doppelplättchen: Es kommt in Runde 2 und zählt schon vorher für ihre Wahl.
rules-house-title = Hausregeln
rules-house = Die gedruckten Regeln kennen wir nicht alle. Landschaften, öffentliche Gebäude, Bezirkspunkte, die zwanzig Automa-Karten, die Reihenfolge der Arten bei gleich guten Plättchen und die normalen Schwierigkeitsgrade des Grundspiels sind unsere eigenen, durch Simulation abgestimmt; sie liegen in Dateien, in die man die gedruckten Werte schreiben kann. Fest sind diese Hausregeln: die Form der Landschaften, was „fehlend“ und „ganz links“ auf einer Karte heißt, das Wählen in der einfachen Variante, dass völliger Gleichstand mit einer Automa kein Sieg ist, und wie in einer Kampagne verdoppelt wird.
