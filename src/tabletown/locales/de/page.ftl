# Die Seite im Browser.

## Everywhere
skip-to-content = Zum Inhalt
language = Sprache
theme-auto = Farben wie auf dem Gerät
theme-light = Helle Farben
theme-dark = Dunkle Farben
sound = Ton
fan-project = Ein Fanprojekt. Regeln in eigenen Worten, eigene Zeichnungen; ohne Verbindung zu den Verlagen.
unknown-title = Hier ist nichts
unknown-text = Diese Adresse führt nirgendwohin.
to-home = Zum Anfang
close = Schließen
no-connection = Der Server ist gerade nicht zu erreichen. Versuch es gleich noch einmal.
connecting = Auf dem Weg zum Tisch …
total = Summe
print = Drucken

## Home
home-title =
    { $games ->
        [2] Zwei Städtespiele, ein Tisch
       *[other] Viele Spiele, ein Tisch
    }
home-text = Spiel mit Freunden, indem du einen Link schickst, oder sofort gegen Bots. Ohne Konto, ohne Installation.
game-between-two-cities = Between Two Cities
game-ticket-to-ride = Zug um Zug: New York
about-between-two-cities = Bau eine Stadt mit der linken und eine mit der rechten Nachbarin. Nur die schwächere zählt für dich.
about-ticket-to-ride = Nimm Taxistrecken quer durch Manhattan und verbinde die Orte auf deinen Zielkarten.
for-players = { $from } bis { $to } Personen
play-against-bots = Gegen Bots spielen
learn-open = Geführtes erstes Spiel
rules-open = Regeln
join-title = An einen Tisch kommen
join-label = Link oder Code
join-button = Mitspielen
join-unreadable = Das ist kein Link und kein Code eines Tisches.
unfinished-title = Deine offenen Partien
go-on = Weiterspielen
forget-table = Diesen Tisch vergessen
open-tables = Tische, die Mitspielende suchen
new-table = Neuer Tisch
new-game = Spiel
new-seats = Personen
new-people = An diesem Gerät
new-others = Die anderen Plätze
new-friends = für Freunde
new-bots = für Bots
new-more = Weitere Möglichkeiten
new-public = In der Liste offener Tische zeigen
new-clock = Bedenkzeit
no-clock = Keine Uhr
clock-minutes = je { $minutes } Minuten
open-table = Tisch öffnen
your-name = Dein Name
name-number = Name von Person { $number }
you-name = Du
guest = Gast
guest-number = Person { $number }
bot-level = Stärke der Bots
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = sehr schwer

## Lobby
lobby-free =
    { $count ->
        [one] Ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
lobby-full = Alle sind da
lobby-wait-host = Wer den Tisch geöffnet hat, beginnt das Spiel.
seat-free = frei
seat-number = Platz { $seat }
sit-here = Hier sitzen
sit-down = Platz nehmen
stand-up = Aufstehen
free-seat = Platz freimachen
fill-with-bots =
    { $count ->
        [one] Ein Bot für den freien Platz
       *[other] Bots für { $count } Plätze
    }
start-game = Spiel beginnen
you = du
share-title = Freunde einladen
share = Teilen
share-text = Wer diesen Link öffnet, kann Platz nehmen oder zusehen.
share-link = Link zu diesem Tisch
share-copy = Link kopieren
share-copied = Kopiert

## Table
table-title = Am Tisch
no-table-title = Kein solcher Tisch
no-table-text = Unter dieser Adresse gibt es keinen Tisch. Lass dir den Link noch einmal schicken.
players = Mitspielende
is-bot = Bot
stand-in = ein Bot zieht, bis die Person zurück ist
away = nicht da
we-wait = wir warten
is-ready = fertig
chat = Gespräch
chat-unread =
    { $count ->
        [one] 1 neu
       *[other] { $count } neu
    }
chat-empty = Noch hat niemand etwas gesagt.
chat-phrases = Etwas sagen …
chat-write = Eine Zeile schreiben
chat-send = Senden
undo-ask = Meinen Zug zurücknehmen
undo-waits = Es fehlt noch die Zustimmung von { $names }.
undo-asked =
    { $count ->
        [one] { $name } möchte den letzten Zug zurücknehmen.
       *[other] { $name } möchte { $count } Züge zurücknehmen.
    }
undo-agree = Einverstanden
undo-refuse = Ablehnen
typed-move = Zug eintippen
typed-move-label = Zug in Notation
typed-move-play = Ziehen
link-lost = Verbindung verloren. Sie kommt von selbst zurück …
link-slow = Langsame Verbindung: { $seconds } s
table-options = Dieser Tisch
own-seat-link = Link zu deinem Platz (geheim halten)
reissue-link = Neuer Link
reissued-link = Der neue Link dieses Platzes
give-to-bot = Einem Bot geben
give-to-person = Einer Person geben
newcomer-name = Name der neuen Person
fair-commitment = Die Verteilung stand vor dem Spiel fest (SHA-256 des Startwerts):
fair-seed = Der Startwert:
lag = { $milliseconds } ms zum Server und zurück
curtain-title = { $name }, du bist dran
curtain-text = Gib das Gerät weiter. Deine Plättchen erscheinen, wenn du den Knopf drückst.
curtain-open = Ich bin { $name }

## Between Two Cities
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
duplex-lying = Doppelplättchen: { $first }, rechts davon { $second }
duplex-standing = Doppelplättchen: { $first }, darunter { $second }
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
# Where several play on one device: whose turn it is, and what she does.
task-of = { $name }: { $task }
task-choose = Wähle geheim zwei Plättchen
task-place =
    { $count ->
        [one] Leg dein anderes Plättchen in die andere Stadt
       *[other] Leg in jede Stadt ein Plättchen
    }
waiting-for = Wir warten auf { $names }
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
points-short =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
points-by-kind = Punkte nach Gebäudeart
no-points-yet = noch keine Punkte
partner-places = { $name } platziert noch:
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
    [you] Du: { $tiles }.
   *[other] { $name }: { $tiles }.
}
told-placed = { $who ->
    [you] Du legst { $tile } auf { $square } von Stadt { $city }.
   *[other] { $name } legt { $tile } auf { $square } von Stadt { $city }.
}
told-passed-left = Die Hände gehen nach links.
told-passed-right = Die Hände gehen nach rechts.
told-round = Runde { $round } beginnt.
told-picked-up = { $who ->
    [you] Deine Hand: { $tiles }.
   *[other] Hand von { $name }: { $tiles }.
}
told-ended = Das Spiel ist zu Ende.
told-says = { $name } sagt: { $words }

## The end
won-you =
    { $points ->
        [one] Du gewinnst mit 1 Punkt
       *[other] Du gewinnst mit { $points } Punkten
    }
won-by =
    { $points ->
        [one] { $name } gewinnt mit 1 Punkt
       *[other] { $name } gewinnt mit { $points } Punkten
    }
won-shared = { $names } teilen sich den Sieg mit { $points } Punkten
how-won-lower = Für jeden zählt die schwächere der beiden Städte; die höchste Zahl gewinnt.
how-won-sum = Zu zweit zählen beide Städte zusammen.
decided-by-higher-city = Es war ein Gleichstand; die bessere der anderen Städte entschied.
decided-by-shops = Es war ein Gleichstand; die Zahl der Läden entschied.
decided-by-factories = Es war ein Gleichstand; die Zahl der Fabriken entschied.
decided-by-taverns = Es war ein Gleichstand; die Zahl der Gaststätten entschied.
decided-by-offices = Es war ein Gleichstand; die Zahl der Büros entschied.
decided-by-parks = Es war ein Gleichstand; die Zahl der Parks entschied.
decided-by-houses = Es war ein Gleichstand; die Zahl der Häuser entschied.
decided-by-nothing = In allem gleich.
rematch = Noch einmal
replay = Nachspielen
download-record = Aufzeichnung
score-sheet = Wertungsblatt
why-line =
    { $count ->
        [one] ein einzelner Laden
       *[other] eine Reihe von { $count } Läden
    }
why-most-factories =
    { $count ->
        [one] 1 Fabrik, die meisten von allen Städten
       *[other] { $count } Fabriken, die meisten von allen Städten
    }
why-second-factories =
    { $count ->
        [one] 1 Fabrik, die zweitmeisten von allen Städten
       *[other] { $count } Fabriken, die zweitmeisten von allen Städten
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
        [one] Dieselben Plättchen hätten 1 Punkt mehr gebracht.
       *[other] Dieselben Plättchen hätten { $points } Punkte mehr gebracht.
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
replay-back = Zurück zum Tisch
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-position = Stellung
replay-at = Zug { $position } von { $last }

## Score helper
score-title = Wertungshilfe
score-teaser = Mit Pappe gespielt? Tipp die Städte ein und sieh jeden Punkt erklärt.
score-open = Wertungshilfe öffnen
score-how = Wähle ein Gebäude und tipp die Felder an. Dasselbe Gebäude noch einmal leert ein Feld.
score-brush = Gebäude zum Hinlegen
score-erase = Felder leeren
score-cities = Städte
score-clear = Von vorn
afresh-sure = Alles Eingegebene geht verloren.
afresh-yes = Von vorn anfangen
afresh-no = Behalten
score-offline = Es gibt keine Verbindung, und dieses Gerät hat die Regeln noch nicht gespeichert. Deine Eingaben bleiben erhalten.
score-kept = Auf diesem Gerät gespeichert: Gerechnet wird auch ohne Verbindung.
score-starting = Keine Verbindung: Die Regeln starten auf diesem Gerät …

## Learning
rules-text = Beide Spiele in unseren eigenen Worten: ein paar Minuten lesen oder beim Spielen lernen.
learn-title = { $game }: geführtes erstes Spiel
learn-text = Eine echte Partie gegen zwei leichte Bots. Eine Zeile über dem Spielplan sagt, was zu tun ist und warum. Du kannst sie jederzeit abschalten.
learn-start = Beginnen
coach = Hinweise
coach-skip = Ohne Hinweise
coach-wait = Die anderen sind noch dabei. Sieh dich um: Tipp eine kleine Stadt an, um sie groß zu sehen.
coach-first-choice = Du hast sieben Plättchen. Behalte zwei: eins kommt in die Stadt, die du mit links teilst, eins in die Stadt, die du mit rechts teilst.
coach-first-tile = Alle haben aufgedeckt. Nimm eins deiner Plättchen und wähle ein helles Feld. Das erste Plättchen einer Stadt liegt in der Mitte.
coach-second-tile = Gut so. Das andere Plättchen kommt in deine andere Stadt.
coach-passed = Die Hände wurden weitergegeben: Diese fünf Plättchen hat dir der Nachbarplatz übrig gelassen. Wähle wieder zwei.
coach-points = Jedes helle Feld sagt, wie viele Punkte es jetzt bringt. Eine Stadt wächst auf vier mal vier Felder.
coach-balance = Nur deine schwächere Stadt zählt für dich. Welche von beiden braucht Hilfe?
coach-scores = Die kleinen Zeichen unter einer Stadt zeigen, woher ihre Punkte kommen.
coach-duplexes = Runde 2: Doppelplättchen mit je zwei Gebäuden. Sie werden nicht gedreht. Behalte zwei von drei.
coach-round-three = Runde 3: wieder sieben Plättchen, und nun gehen die Hände nach rechts.
rules-goal-title = Worum es geht
rules-goal = Du baust zwei Städte zugleich, mit jedem Nachbarplatz eine. Am Ende zählt die schwächere der beiden, also darf keine zurückbleiben. Die höchste Zahl gewinnt.
rules-rounds-title = Drei Runden
rules-rounds = In Runde 1 nehmen alle sieben Plättchen und behalten dreimal zwei davon; der Rest geht nach links. In Runde 2 nehmen alle drei Doppelplättchen und behalten zwei. Runde 3 ist wie Runde 1, nur gehen die Hände nach rechts. Das letzte Plättchen einer Hand wird abgeworfen.
rules-choose = Alle wählen geheim und gleichzeitig. Wenn alle gewählt haben, wird aufgedeckt.
rules-place = Dann legen alle ein Plättchen in die linke und eins in die rechte Stadt. Redet darüber, so viel ihr wollt; die Entscheidung ist deine und gilt.
rules-squares-title = Wohin ein Plättchen darf
rules-squares = Ein Plättchen berührt die Kante eines anderen und wird nie gedreht. Die fertige Stadt ist ein Quadrat von vier mal vier; wo es liegt, zeigt sich beim Bauen.
rules-shops = Gerade Reihen von 1, 2, 3 oder 4 Läden bringen 2, 5, 10 oder 16. Jeder Laden gehört zu einer Reihe.
rules-factories = Jede Fabrik bringt 4 in der Stadt mit den meisten, 3 in der mit den zweitmeisten, sonst 2.
rules-taverns = Es gibt vier Sorten: Unterkunft, Getränke, Essen und Musik. Sätze aus 1, 2, 3 oder 4 verschiedenen bringen 1, 4, 9 oder 17, wo immer sie stehen.
rules-offices = 1 bis 6 Büros bringen 1, 3, 6, 10, 15, 21; das siebte beginnt von vorn. Jedes Büro neben einer Gaststätte bringt 1 mehr.
rules-parks = Parks, die sich berühren, bilden eine Gruppe: 1, 2 oder 3 bringen 2, 8 oder 12, jeder weitere 1 mehr.
rules-houses = Ein Haus bringt 1 für jede andere Gebäudeart in seiner Stadt; neben einer Fabrik nur 1.
rules-end-title = Das Ende
rules-end = Wer die beste schwächere Stadt hat, gewinnt. Bei Gleichstand entscheidet die andere Stadt, dann die Zahl der Läden, Fabriken, Gaststätten, Büros, Parks und Häuser in beiden Städten.
rules-two = Zu zweit bauen alle zwei Städte allein, die Runden werden doppelt gespielt, und beide Städte zählen zusammen.
