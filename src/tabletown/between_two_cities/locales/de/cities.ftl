# Between Two Cities: what is told, drawn and explained, on the page and in the terminal.
game-between-two-cities = Between Two Cities
about-between-two-cities = Bau eine Stadt mit der Person links und eine mit der Person rechts von dir. Nur die schwächere zählt für dich.
building-shop = Laden
building-factory = Fabrik
building-bed = Gaststätte mit Unterkunft
building-drink = Gaststätte mit Getränken
building-food = Gaststätte mit Essen
building-music = Gaststätte mit Musik
building-office = Büro
building-park = Park
building-house = Haus
kind-shops = Läden
kind-factories = Fabriken
kind-taverns = Gaststätten
kind-offices = Büros
kind-parks = Parks
kind-houses = Häuser
# The same in the middle of a sentence.
some-shops = Läden
some-factories = Fabriken
some-taverns = Gaststätten
some-offices = Büros
some-parks = Parks
some-houses = Häuser
some-civics = öffentliche Gebäude
some-districts = Bezirke
some-district-number = Bezirk { $number }
duplex-lying = Doppelplättchen (links { $first }, rechts { $second })
duplex-standing = Doppelplättchen (oben { $first }, unten { $second })
square-empty = leer
square-holds = { $square }: { $what }
square-open = { $what }, wählbar
square-adds =
    { $points ->
        [one] { $what }, wählbar, bringt 1 Punkt
       *[other] { $what }, wählbar, bringt { $points } Punkte
    }
round-of = Runde { $round } von 3
turn-of = Zug { $step } von { $steps }
passing-left = Hände gehen nach links
passing-right = Hände gehen nach rechts
passing-none = Der Rest wird abgeworfen
passing-stays = Deine Hand bleibt bei dir
task-choose = Wähle geheim zwei Plättchen
task-place =
    { $count ->
        [one] Leg dein anderes Plättchen in die andere Stadt
       *[other] Leg in jede Stadt ein Plättchen
    }
all-placed = Deine Plättchen liegen. Die anderen sind noch dabei.
your-hand = Deine Hand
your-tiles = Deine Plättchen zum Platzieren
choose-more =
    { $count ->
        [one] Noch eins wählen
       *[other] Zwei wählen
    }
confirm-choice = Diese zwei behalten
choice-confirmed = Gewählt. Aufgedeckt wird, wenn alle gewählt haben.
pick-a-square = Wähle ein helles Feld, oder zieh das Plättchen dorthin.
pick-at-once = Wähle ein helles Feld: Das Plättchen liegt sofort dort.
place-here = Hier platzieren
not-here = Woanders
city-with = Mit { $name }
city-left = Deine linke Stadt
city-right = Deine rechte Stadt
city-grid = Stadt: { $name }
city-number = Stadt { $number }
city-of = Stadt von { $names }
other-cities = Die anderen Städte
lower-city = Schwächer: diese zählt
points-by-kind = Punkte nach Gebäudeart
no-points-yet = noch keine Punkte
partner-places = { $name } legt noch:
propose-tile = Einen Platz vorschlagen für: { $tile }, von { $name }
proposal-pick = Wähle ein Feld, das du { $name } vorschlägst
proposal-received = { $name } schlägt vor: { $tile } auf { $square }
proposal-accept = So machen
proposal-decline = Lieber nicht
proposal-sent = Vorschlag an { $name }: { $tile } auf { $square }
proposal-withdraw = Zurückziehen
ghost-label = { $who ->
    [you] Du schlägst vor: { $tile } auf { $square }
   *[other] { $name } schlägt vor: { $tile } auf { $square }
}
told-chosen = { $who ->
    [you] Du hast gewählt.
   *[other] { $name } hat gewählt.
}
told-revealed = Alle decken auf.
told-pair = { $who ->
    [you] Du deckst { $tiles } auf.
   *[other] { $name } deckt { $tiles } auf.
}
told-placed = { $who ->
    [you] Du legst { $tile } auf { $square } in Stadt { $city }.
   *[other] { $name } legt { $tile } auf { $square } in Stadt { $city }.
}
told-now = { $town }: { $change }, jetzt { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}.
told-stays = { $town } bleibt bei { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkten
}.
told-passed-left = Die Hände gehen nach links.
told-passed-right = Die Hände gehen nach rechts.
told-round = Runde { $round } beginnt.
told-picked-up = { $who ->
    [you] Deine Hand: { $tiles }.
   *[other] Hand von { $name }: { $tiles }.
}
how-won-lower = Für alle zählt die schwächere ihrer beiden Städte; die höchste Punktzahl gewinnt.
how-won-sum = Zu zweit zählen beide Städte zusammen.
counts-for = Zählt für
decided-by-higher-city = Es war ein Gleichstand; die jeweils stärkere Stadt entschied.
decided-by-shops = Es war ein Gleichstand; die Zahl der Läden entschied.
decided-by-factories = Es war ein Gleichstand; die Zahl der Fabriken entschied.
decided-by-taverns = Es war ein Gleichstand; die Zahl der Gaststätten entschied.
decided-by-offices = Es war ein Gleichstand; die Zahl der Büros entschied.
decided-by-parks = Es war ein Gleichstand; die Zahl der Parks entschied.
decided-by-houses = Es war ein Gleichstand; die Zahl der Häuser entschied.
decided-by-nothing = In allem gleich.
why-line =
    { $count ->
        [one] ein einzelner Laden
       *[other] eine Reihe von { $count } Läden
    }
why-most-factories =
    { $count ->
        [one] 1 Fabrik, mehr hat keine Stadt
       *[other] { $count } Fabriken, mehr hat keine Stadt
    }
why-second-factories =
    { $count ->
        [one] 1 Fabrik, zweiter Platz unter den Städten
       *[other] { $count } Fabriken, zweiter Platz unter den Städten
    }
why-fewer-factories =
    { $count ->
        [one] 1 Fabrik, weniger als anderswo
       *[other] { $count } Fabriken, weniger als anderswo
    }
why-tavern-set =
    { $count ->
        [one] 1 Gaststätte
       *[other] { $count } verschiedene Gaststätten
    }
why-office-set =
    { $count ->
        [one] 1 Büro
       *[other] { $count } Büros
    }
why-beside-tavern = ein Büro neben einer Gaststätte
why-park-group =
    { $count ->
        [one] ein einzelner Park
       *[other] { $count } Parks beieinander
    }
why-house = ein Haus, ein Punkt für jede andere Gebäudeart der Stadt
why-beside-factory = ein Haus neben einer Fabrik
best-ask = Die beste Anordnung dieser Plättchen
best-thinking = Wird ausgerechnet …
best-reached = Keine Anordnung dieser Plättchen bringt mehr.
best-lost =
    { $points ->
        [one] Mit denselben Plättchen wäre 1 Punkt mehr möglich gewesen.
       *[other] Mit denselben Plättchen wären { $points } Punkte mehr möglich gewesen.
    }
best-yours = gebaut: { $points }
best-best = beste: { $points }
best-found =
    { $points ->
        [one] Eine gefundene Anordnung bringt 1 Punkt mehr.
       *[other] Eine gefundene Anordnung bringt { $points } Punkte mehr.
    }
best-none-found = Eine bessere Anordnung wurde nicht gefunden.
best-perhaps =
    { $points ->
        [one] Dass es keine bessere gibt, ist nicht bewiesen: Höchstens 1 weiterer Punkt ist möglich.
       *[other] Dass es keine bessere gibt, ist nicht bewiesen: Höchstens { $points } weitere Punkte sind möglich.
    }
best-found-total = gefunden: { $points }
best-districts = Bezirke zählen hier nicht mit.
best-doubled = Was in der Kampagne doppelt zählt, zählt hier einfach.
score-how = Zieh ein Gebäude aus der Palette über seine Felder, oder wähle eins und tippe. Ein Strich füllt nur leere Felder; Antippen ändert ein Feld, zweimal dasselbe Gebäude leert es.
score-brush = Gebäude zum Hinlegen
score-erase = Felder leeren
score-cities = Städte
coach-wait = Die anderen sind noch dabei. Sieh dich um: Tipp eine kleine Stadt an, um sie groß zu sehen.
coach-first-choice = Du hast sieben Plättchen. Behalte zwei: Eins kommt in die Stadt, die du mit der Person links teilst, eins in die Stadt, die du mit der Person rechts teilst.
coach-first-tile = Alle haben aufgedeckt. Nimm eins deiner Plättchen und wähle ein helles Feld. Das erste Plättchen einer Stadt liegt in der Mitte.
coach-second-tile = Gut so. Das andere Plättchen kommt in deine andere Stadt.
coach-passed = Die Hände wurden weitergegeben: Diese fünf Plättchen hat man dir nebenan übrig gelassen. Wähle wieder zwei.
coach-points = Jedes helle Feld sagt, wie viele Punkte es jetzt bringt. Eine Stadt wächst auf vier mal vier Felder.
coach-balance = Nur deine schwächere Stadt zählt für dich. Welche von beiden braucht Hilfe?
coach-duplexes = Runde 2: Doppelplättchen mit je zwei Gebäuden. Sie werden nicht gedreht. Behalte zwei von drei.
coach-round-three = Runde 3: wieder sieben Plättchen, und nun gehen die Hände nach rechts.
rules-goal-title = Worum es geht
rules-goal = Du baust zwei Städte zugleich: eine mit der Person links, eine mit der Person rechts von dir. Am Ende zählt die schwächere der beiden, also darf keine zurückbleiben. Die höchste Punktzahl gewinnt.
rules-rounds-title = Drei Runden
rules-rounds = In Runde 1 nimmt jede Person sieben Plättchen und behält dreimal zwei davon; der Rest geht nach links. In Runde 2 nimmt jede Person drei Doppelplättchen und behält zwei. Runde 3 ist wie Runde 1, nur gehen die Hände nach rechts. Das letzte Plättchen einer Hand wird abgeworfen.
rules-choose = Alle wählen geheim und gleichzeitig. Wenn alle gewählt haben, wird aufgedeckt.
rules-place = Dann legen alle ein Plättchen in die linke und eins in die rechte Stadt. Redet darüber, so viel ihr wollt; die Entscheidung ist deine und gilt.
rules-squares-title = Wohin ein Plättchen darf
rules-squares = Ein Plättchen berührt die Kante eines anderen und wird nie gedreht. Die fertige Stadt ist ein Quadrat von vier mal vier; wo es liegt, zeigt sich beim Bauen.
rules-shops = Gerade Reihen von 1, 2, 3 oder 4 Läden bringen 2, 5, 10 oder 16. Jeder Laden gehört zu einer Reihe.
rules-factories = Jede Fabrik bringt 4 in der Stadt mit den meisten, 3 in der mit den zweitmeisten, sonst 2.
rules-taverns = Es gibt vier Sorten: Unterkunft, Getränke, Essen und Musik. Sets aus 1, 2, 3 oder 4 verschiedenen bringen 1, 4, 9 oder 17, wo immer sie stehen.
rules-offices = 1 bis 6 Büros bringen 1, 3, 6, 10, 15, 21; das siebte beginnt von vorn. Jedes Büro neben einer Gaststätte bringt 1 mehr.
rules-parks = Parks, die sich berühren, bilden eine Gruppe: 1, 2 oder 3 bringen 2, 8 oder 12, jeder weitere 1 mehr.
rules-houses = Ein Haus bringt 1 für jede andere Gebäudeart in seiner Stadt; neben einer Fabrik nur 1.
rules-end-title = Das Ende
rules-end = Es gewinnt, wessen schwächere Stadt die meisten Punkte hat. Bei Gleichstand entscheidet die andere Stadt, dann die Zahl der Läden, Fabriken, Gaststätten, Büros, Parks und Häuser in beiden Städten.
rules-two = Zu zweit baut jede Person zwei Städte allein, die Runden werden doppelt gespielt, und beide Städte zählen zusammen.

## Im Terminal, und wo ein Spiel nacherzählt wird
told-discarded = { $who ->
    [you] Du wirfst ab: { $tiles }.
   *[other] { $name } wirft ab: { $tiles }.
}
you-chose = Deine Wahl
city-lower = schwächer
city-owner = Platz { $first }
city-owners = Plätze { $first } und { $second }
city-owners-automa = Platz { $seat } und Automa
still-places = { $who ->
    [you] Du legst noch
   *[other] { $name } legt noch
}
points-in-city = Punkte in der { $side ->
    [left] linken
   *[right] rechten
} Stadt für { $tiles }
points-in-town = Punkte in { $town } für { $tiles }
compare-lower = schwächere
compare-higher = stärkere
compare-sum = zusammen
count-tiles = { $count } Plättchen
laid-landscapes = Landschaften: { $mats }.
laid-mat = { $town }: { $mat } ({ $grid })
laid-civics = Öffentliche Gebäude sind unter den einzelnen Plättchen.
laid-districts = Bezirke: { $pairs }.
laid-district = { $number }: { $first } + { $second }
laid-mode = { $mode ->
    [simple] Einfache Variante, Schwierigkeitsgrad { $level }.
   *[full] Vollständige Variante, Schwierigkeitsgrad { $level }.
}
laid-hard = Schwer: Bezirke von Automastadt zählen 2 mehr, nicht 1.
laid-ville = Automastadt beginnt mit: { $tiles }.
laid-duplex = In Runde 2 bekommt Stadt { $city } { $tile }.
cities-help =
    Ein Doppelplättchen wie EF liegt, F/E steht; es wird mit der linken oder oberen Hälfte gelegt, und dort stehen die Punkte.
    Tipp Plättchen, um sie zu wählen (S P), oder Plättchen, Seite und Feld, um zu legen (S left d4).
    Läden in einer Reihe 2 5 10 16. Fabriken je 4 in der Stadt mit den meisten, 3 in der zweiten, sonst 2.
    Sets verschiedener Gaststätten 1 4 9 17. Büros 1 3 6 10 15 21, und je 1 neben einer Gaststätte.
    Parks beieinander 2 8 12 13 14 … Häuser: 1 für jede andere Art in der Stadt, neben einer Fabrik nur 1.
    Mit Capitals: C ist ein öffentliches Gebäude; SF-P mag Läden und Fabriken, nicht Parks: 1, mit einem davon daneben 3, mit beiden 6, neben dem, was es nicht mag, 1. # ist Natur. Die größten Bezirke bringen 6, die zweitgrößten 3. Für dich zählt die schwächere deiner Städte (zu zweit die Summe).
unreadable-tile = „{ $text }“ ist kein Plättchen: einzelne sind { $letters }, Doppelplättchen wie EF (liegend) oder F/E (stehend), öffentliche wie SF-P (mag Läden und Fabriken, nicht Parks; T ist jede Gaststätte).
unreadable-side = „{ $text }“ ist keine Seite: left oder right.
unreadable-square = „{ $text }“ ist kein Feld: Die Felder gehen von a1 bis g7.
form-choose = choose PLÄTTCHEN PLÄTTCHEN
form-place = place PLÄTTCHEN left|right FELD
form-discard = discard PLÄTTCHEN

## Städte in Notation
city-no-district = „{ $text }“ ist kein Bezirk: Schreib zwei von { $cards }, wie SP für Läden und Parks.
city-one-card-twice = „{ $text }“ nennt eine Karte zweimal: Ein Bezirk hat zwei Arten.
city-no-building = „{ $letter }“ ist kein Gebäude: Es gibt { $letters }, { $civic } für ein öffentliches, { $empty } für ein leeres Feld und { $nature } für Natur.
city-too-big = „{ $grid }“ ist keine Stadt: Sie hat höchstens { $size } Reihen mit höchstens { $size } Feldern.
city-too-wide = „{ $grid }“ hat mehr als { $small } Felder in einer Reihe: Städte haben { $small } mal { $small }; eine von { $big } mal { $big } wird ganz hingeschrieben, { $big } Reihen mit je { $big }.
city-uneven = Reihe { $row } von „{ $grid }“ hat { $count } Felder, Reihe 1 hat { $first }.
city-cut = Die Landschaft von „{ $grid }“ schneidet die Stadt entzwei.
city-no-civic = „{ $mark }“ nennt ein Feld ohne öffentliches Gebäude ({ $civic }).
city-mark = „{ $mark }“ markiert nichts: Schreib +a1b1 für ein Doppelplättchen auf a1 und b1, b2:SF-P für die Wünsche eines öffentlichen Gebäudes auf b2.
city-mark-square = „{ $mark }“ muss ein Feld der Stadt nennen, das sonst nirgends genannt ist.
city-no-wishes = Dem öffentlichen Gebäude auf { $square } fehlen die Wünsche: Ergänze { $square }:SF-P, wenn es S und F mag, nicht P.
city-no-duplex = „{ $mark }“ ist kein Doppelplättchen: Schreib +a1b1 für die Felder a1 und b1.
city-duplex-squares = „{ $mark }“ muss zwei bebaute Felder nebeneinander nennen, das linke oder obere zuerst.
city-covered = „{ $mark }“ nennt ein Feld, das schon ein anderes Plättchen bedeckt.

# The score helper: players, text, and an owner's own box.
score-names = Namen, reihum
score-name-of = Name auf Platz { $seat }
score-players = Mitspielende
score-player = Person
score-result = Ergebnis
side-left = Linke Stadt
side-right = Rechte Stadt
score-typed = Städte eintippen
score-typed-how = Eine Stadt pro Zeile, Reihe für Reihe: S Laden, F Fabrik, B D E M Gaststätten, O Büro, P Park, H Haus, # Natur, . leer. Ein öffentliches Gebäude ist ein C, seine Wünsche folgen, etwa a3:SP-H.
score-typed-wrong = Zeile { $line } kann keine Stadt sein: Sie hat 16 Buchstaben, mit Landschaft 25.
score-next-gap = Nächstes leeres Feld
box-title = Meine eigene Schachtel
box-text = Wenn du Capitals oder die Automa-Karten besitzt, gib ein, was auf deinen steht. Es gilt hier und im Begleiter, bleibt auf diesem Gerät und reist mit einem geteilten Link mit.
box-civic-dislikes = Tippe nun die Art an, die es nicht mag.
box-mat-how = Tippe seine { $count } Naturfelder an.
box-mat-cell = Reihe { $row }, Spalte { $column }
box-mat-add = Landschaft hinzufügen
box-mat-name = Name von Landschaft { $number }
box-cards-title = Automa-Karten
box-cards-own = Mit meinen eigenen 20 Karten
box-card-left = Karte { $number }, linke Spalte
box-card-right = Karte { $number }, rechte Spalte
box-load = Datei öffnen
box-forget = Meine Schachtel vergessen
box-no-file = Diese Datei enthält keine Schachtel.
score-forgotten =
    { $count ->
        [one] { $city }: Ein Feld ist noch leer.
       *[other] { $city }: { $count } Felder sind noch leer.
    }
box-civic-likes =
    { $count ->
        [one] Tippe die zweite Art an, die es mag.
       *[other] Tippe die beiden Arten an, die es mag.
    }
one-shop = einen Laden
one-factory = eine Fabrik
one-bed = eine Gaststätte mit Unterkunft
one-drink = eine Gaststätte mit Getränken
one-food = eine Gaststätte mit Essen
one-music = eine Gaststätte mit Musik
one-office = ein Büro
one-park = einen Park
one-house = ein Haus
two-shop = zwei Läden
two-factory = zwei Fabriken
two-bed = zwei Gaststätten mit Unterkunft
two-drink = zwei Gaststätten mit Getränken
two-food = zwei Gaststätten mit Essen
two-music = zwei Gaststätten mit Musik
two-office = zwei Büros
two-park = zwei Parks
two-house = zwei Häuser
one-civic-tile = ein öffentliches Gebäude (mag { $first } und { $second }, nicht { $other })
one-duplex-lying = ein Doppelplättchen (links { $first }, rechts { $second })
one-duplex-standing = ein Doppelplättchen (oben { $first }, unten { $second })

coordinates = Buchstaben und Zahlen rund um die Städte
