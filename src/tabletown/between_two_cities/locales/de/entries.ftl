# Was nicht sein kann, für alle, die ein Spiel mit der Schachtel eintippen.
refused-entries = Diese Eingaben ergeben kein Spiel. Es wurde nichts geändert.

## Tische
setup-too-few-tiles = { $seats } Mitspielende mit { $hand } Plättchen auf der Hand ziehen { $needed } einzelne Plättchen, aber ohne öffentliche Gebäude sind { $there } in der Schachtel. Spielt auch mit öffentlichen Gebäuden oder ohne Landschaften.
setup-level = Der Schwierigkeitsgrad ist hier 0 bis { $most }, nicht { $level }: Mehr Plättchen hat die Schachtel nicht.
setup-level-below = Der Schwierigkeitsgrad kann nicht unter 0 liegen, und das ist { $level }.

## Der Begleiter
entry-mode = Die Variante ist simple oder full, nicht „{ $mode }“.
entry-count =
    { $wanted ->
        [one] Hier wird ein Plättchen gebraucht, angegeben: { $given }.
       *[other] Hier werden { $wanted } Plättchen gebraucht, angegeben: { $given }.
    }
entry-not-here = { $tile } kann hier nicht liegen.
entry-not-there = { $tile } kommt jetzt nicht nach { $town }. Möglich ist: { $tiles }.
entry-too-many = Das wären { $count } Plättchen „{ $tile }“, aber in der Schachtel sind { $most }.
entry-no-row = Jetzt ist nach keiner Reihe von Plättchen gefragt.
entry-nothing-placed = Jetzt wird nichts platziert.
entry-no-city = Jetzt ist nach keiner Stadt gefragt.
entry-no-districts = Jetzt ist nach keinen Bezirkskarten gefragt.
entry-no-mat = Jetzt ist nach keiner Landschaft gefragt.
entry-mat = „{ $mat }“ ist keine Landschaft, die noch in der Schachtel ist.
entry-districts = Hier werden { $count } Paare verschiedener Bezirkskarten gebraucht.
entry-never = { $district } ist kein Bezirk: Fabrik und Haus als Paar werden neu gezogen.
entry-no-district = „{ $pair }“ ist kein Bezirk: Schreib dafür zwei verschiedene Buchstaben aus { $cards }, etwa SP.
entry-city-size = Eine fertige Stadt hat { $wanted } Felder, diese hat { $given }.
entry-city-open = Eine fertige Stadt hat keine leeren Felder.
entry-city-mat = Die Naturfelder dieser Stadt sind nicht die ihrer Landschaft.
entry-no-game = { $file } ist kein Spiel des Begleiters.
entry-damaged = { $file } ist ein beschädigtes Spiel des Begleiters: { $why }
entry-version = { $file } wurde von Version { $version } gespeichert; hier ist Version { $known }. Die Datei bleibt, wie sie ist.
entry-other-data = { $file } wurde mit anderen Datendateien begonnen. Die Datei bleibt, wie sie ist.
entry-other-box = Dieses Spiel wurde mit anderen Datendateien begonnen, als jetzt gelten. Es wurde nichts geändert.
entry-broken = { $file }, Antwort { $number }: { $why }
entry-no-tile = „{ $tile }“ ist kein Plättchen: Es gibt { $tiles }.
entry-no-letter = „{ $letter }“ ist kein Buchstabe der Liste: Sie geht von a bis { $last }.
entry-form = Tipp den Buchstaben des Plättchens und den des Feldes, etwa Sc.
entry-no-square = { $tile } kann nicht auf „{ $square }“ liegen.
entry-other-game = In { $file } ist ein Spiel, das anders begonnen wurde, als { $what } sagt. Lass das weg, um damit weiterzuspielen, oder nenne für ein neues Spiel eine andere Datei.

## Kampagnen
campaign-games = Eine solche Kampagne hat { $least } bis { $most } Spiele, nicht { $count }.
campaign-games-just = Eine solche Kampagne hat { $most } Spiele, nicht { $count }.
campaign-is-over = Diese Kampagne ist vorbei.
campaign-playing = Ein Spiel dieser Kampagne läuft schon, doppelt zählt dabei: { $kinds }. Spiel es erst zu Ende.
campaign-not-playing = Es läuft kein Spiel: Wähle zuerst, was doppelt zählt.
campaign-wrong-number =
    { $count ->
        [one] Wähle eine Kategorie für dieses Spiel: { $kinds }.
       *[other] Wähle { $count } Kategorien für dieses Spiel: { $kinds }.
    }
campaign-doubled-before = Jede Kategorie zählt nur einmal doppelt, und diese wurde schon verdoppelt: { $category }. Es gibt noch: { $kinds }.
campaign-no-category = „{ $category }“ ist keine Kategorie dieser Kampagne: Es gibt { $kinds }.
campaign-version = Diese Kampagne wurde von Version { $version } gespeichert; hier ist Version { $known }. Sie bleibt, wie sie ist.
campaign-broken = Was von dieser Kampagne aufbewahrt wurde, widerspricht sich. Es bleibt, wie es ist.
campaign-points = { $points } Punkte sind keine Wertung: Eine Stadt hat 0 bis { $most }.

## Wertung
ville-two-cities = Neben { town-automaville } liegen zwei Städte, { town-lefthaven } und { town-rightcastle }; hier sind { $count }.
ville-unreadable = „{ $tile }“ ist kein Plättchen von Automastadt: Es gibt S F O P H und die Gaststätten B D E M, ein öffentliches Gebäude wie SF-P oder SF-P=3.
ville-value = { $tile } ist in { town-automaville } 1, 3 oder 6 wert, nicht „{ $value }“.
doubt-too-many = Hier steht „{ $building }“ { $count }-mal, in der Schachtel nur { $most }-mal.
doubt-civics =
    { $most ->
        [0] Das öffentliche Gebäude { $tile } ist nicht in der Schachtel.
       *[other] Das öffentliche Gebäude { $tile } ist hier { $count }-mal, in der Schachtel { $most }-mal.
    }
doubt-duplexes = Stadt { $city }: { $count } Plättchen sind als Doppelplättchen markiert, aber eine Stadt bekommt { $most }.
doubt-no-duplex = Stadt { $city }: Ein Doppelplättchen { $tile } gibt es nicht.
doubt-duplex-twice = Stadt { $city }: Das Doppelplättchen { $tile } ist zweimal da, in der Schachtel einmal.
doubt-scattered = Stadt { $city } hängt nicht zusammen.
doubt-landscape = Stadt { $city } hat { $count } Naturfelder, aber eine Landschaft hat { $most }.
doubt-sizes = Manche dieser Städte sind 4×4 und andere 5×5: An einem Tisch sind alle gleich groß.
doubt-card-twice = Die Bezirkskarte „{ $kind }“ ist hier { $count }-mal, es gibt sie aber nur einmal.
doubt-never = Einen Bezirk { $district } kann es nicht geben: Fabrik und Haus werden neu gezogen.

# An owner's own box.
box-cards = Deine Schachtel hat { $count } Automa-Karten; der Begleiter braucht alle { $wanted }.
box-mat-cells = Dein Landschaftsplättchen { $number } hat { $count } Naturfelder statt { $wanted }.
box-mat-stuck = Auf deinem Landschaftsplättchen { $number } könnte eine Stadt stecken bleiben, bevor sie voll ist: Bitte sieh es dir noch einmal an.
box-mat-twice = Dein Landschaftsplättchen { $number } gibt es zweimal.
box-civic = Dein öffentliches Gebäude { $number } muss drei verschiedene Arten nennen: zwei, die es mag, und eine, die es nicht mag.
