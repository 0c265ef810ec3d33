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
tip-next = Was noch eines bringt
tip-next-same = { $what }: { $most }, wo immer es passt.
tip-next-range = { $what }: { $least } bis { $most }, am meisten auf { $squares }.
tip-no-room = Für noch eines ist kein Platz.
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

## Guided games
coach-proposal = Wer eine Stadt mit dir teilt, Bots wie Menschen, kann ein Feld für dein Plättchen vorschlagen: Es liegt dort durchscheinend, mit einer Begründung. „{ $accept }“ folgt dem Vorschlag; oder leg das Plättchen, wohin du willst. Unter einer Stadt siehst du die Plättchen der anderen Person: Nimm eins und ein Feld, und du schlägst vor.
coach-tips = Halte ein Plättchen gedrückt oder lass die Maus darauf ruhen: Du siehst seine Regel, und was es in jeder deiner Städte brächte. „?“ oben zeigt die ganze Wertung.
coach-end = Nach dieser Runde wird gewertet: Deine schwächere Stadt ist dein Punktestand, eine schwache kostet dich also das Spiel. Bei Gleichstand entscheidet die bessere.
coach-counted = { $tile } auf { $square }
course-first = Das erste Spiel
course-first-text = Sieben Züge mit zwei Bots: jede Gebäudeart, die schwächere Stadt, das Weitergeben, Vorschläge.
course-alone-text = Gegen zwei Automas: ihre Karten, ihre Plättchen und Automastadt.
course-capitals-text = Landschaften, öffentliche Gebäude und Bezirke, für alle, die das erste Spiel kennen.
coach-alone-towns = Du baust zwei Städte: Linkshafen mit Autommaso, Rechtsburg mit Automarta. Die beiden teilen sich Automastadt. Deine schwächere Stadt muss die schwächere von jeder der beiden schlagen.
coach-alone-open = Alle Hände liegen offen. Die Automas haben zuerst genommen: Ihre Plättchen ragen aus den Reihen, und ein Satz sagt, warum.
coach-alone-card = Jede Automa zieht eine Karte mit einem Zeichen für jede ihrer Städte: Der Stern nimmt das Plättchen, das jetzt am meisten bringt, das leere Feld eine Art, die fehlt, der Pfeil das Plättchen ganz links. Tipp die Karte an, um sie zu lesen.
coach-alone-place = Zuerst deine zwei Plättchen: eins für jede deiner Städte. Helle Felder sagen, was sie bringen.
coach-alone-theirs = Dieses Plättchen gehört einer Automa, für die Stadt, die ihr teilt. Du bestimmst, wo es liegt: Es zählt auch für dich.
coach-alone-ville = Automastadt ist kein Quadrat: Die Plättchen liegen in Reihen und zählen so gut, wie sie je liegen könnten. Tipp die Punkte an und sieh, wie.
coach-alone-lower = Für jede Automa zählt die schwächere von zwei Städten: Automastadt oder die, die sie mit dir teilt. Vergleich sie mit deiner schwächeren. Was du in einer Reihe liegen lässt, nimmt vielleicht bald eine Automa; die Reihen wandern nach jedem Zug weiter.
coach-alone-duplexes = Runde 2: Du ziehst drei Doppelplättchen und platzierst zwei, zweimal. Die Automas nehmen keine.
coach-alone-end = Runde 3 ist wie Runde 1, nur andersherum. Du gewinnst, wenn deine schwächere Stadt mehr Punkte hat als die schwächere Stadt jeder Automa.
coach-capitals-nine = Mit Landschaften hat jede Hand neun Plättchen und eine Runde vier Züge: Städte wachsen auf fünf mal fünf.
coach-capitals-mat = Das erste Plättchen liegt auf einem freien Bauplatz der Landschaft in der Mitte. Spätere berühren wie immer ein Gebäude.
coach-capitals-nature = Auf Natur wird nie gebaut. Sie trennt Reihen von Läden und Gruppen von Parks: Diese sechs Parks sind drei Gruppen.
coach-capitals-districts = Drei Bezirke mit je zwei Arten sind im Spiel. In jeder Stadt zählt die größte zusammenhängende Gruppe aus beiden.
coach-capitals-largest = Die Stadt mit dem größten Bezirk bekommt 6, die mit dem zweitgrößten 3. Das ändert sich mit jedem Plättchen: Tipp einen Bezirk an, um zu vergleichen.
coach-capitals-points = Die Zahlen auf hellen Feldern zählen alles mit: Nachbarn, die öffentliche Gebäude mögen, und Bezirke.
coach-capitals-duplexes = Runde 2 bringt Doppelplättchen wie im ersten Spiel. Zwei davon brauchen Platz: Was nie passen würde, ist nicht hell.
coach-capitals-end = Am Ende zählen öffentliche Gebäude und Bezirke in jeder Stadt mit. Dein Punktestand bleibt deine schwächere Stadt.
help-kinds = Arten
