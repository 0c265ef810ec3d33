# Was die Befehle über Städte und Automas im Terminal sagen.
seating-seat = Platz { $seat }: { $name } (Karte { $card })
city-no-file = Es gibt keine Datei „{ $file }“, und eine Stadt ist es auch nicht.
score-nothing = Es gibt keine Stadt zu werten: Gib eine an, wie SSSS/HHOM/OPOO/OPHP.
score-quotation = „{ $text }“ steht allein: Setz eine Stadt und ihre Doppelplättchen in Anführungszeichen.
score-line = { $file }, Zeile { $line }: { $why }
score-four-cities = Zu zweit baut man vier Städte; hier sind es { $count }.
score-ring = Ein Ring hat 3 bis 7 Städte, nicht { $count } (zu zweit: --variant two-player).
score-unfinished = Stadt { $city } ist nicht fertig.
best-nothing = Es gibt keine Stadt zu verbessern: Gib eine an, wie SSSS/HHOM/OPOO/OPHP.
best-factories = --factories ist für eine einzelne Stadt: In einer Aufzeichnung sind die Fabriken aller Städte bekannt.
best-no-cities = Das ist eine Aufzeichnung von { $game }, und dort gibt es keine Städte.
best-unfinished = Die Aufzeichnung endet vor dem Spielende: Ihre Städte sind nicht fertig.
best-city = Stadt { $number }, in der eine Fabrik { $worth } wert ist
best-played = gebaut
best-built = deine
best-one = beste
best-notation = die beste in Notation: { $city }
best-singles = Es sind keine Doppelplättchen markiert (etwa +a1b1), also galten alle Plättchen als einzelne.
best-lost-in-all =
    { $points ->
        [one] { $points } Punkt ging beim Legen in { $cities } Städten verloren.
       *[other] { $points } Punkte gingen beim Legen in { $cities } Städten verloren.
    }
best-proven = Keine Anordnung dieser Plättchen hat mehr als { $total }.
best-bound = Dass sie die beste ist, ist nicht bewiesen, anders als bei 4×4-Städten des Grundspiels: Sicher ist nur, dass keine mehr als { $total } hat.
campaign-none = { $file } ist keine Kampagne von Tabletown: Die haben eine ganze Zahl als Version, und hier ist keine.
campaign-other-game = { $file } ist nicht das Spiel, das diese Kampagne begonnen hat.
campaign-open = Noch nicht verdoppelt: { $kinds }
campaign-order = { $option } gehört zu „tabletown campaign { $needed }“, nicht zu „{ $order }“: { $why }
campaign-as-begun = Alle Spiele einer Kampagne werden so gespielt, wie sie begonnen wurde.
campaign-next-only = Es geht dabei um das nächste Spiel.
campaign-option = Eine Kampagne hat keine Option „{ $option }“: Es gibt { $options }, und --mode, --level und --double sagen den Rest.
campaign-comes = Als Nächstes kommt { campaign-next }: { $command }
campaign-runs = Gespielt wird { campaign-next }, doppelt zählt dabei { $kinds }: { $command }
campaign-no-order = Eine Kampagne kennt kein „{ $order }“: Es gibt { $orders }.
score-only-cities = --explain, --players, --variant, --district, --ville und --hard sind für Städte: { $game } wird immer erklärt und gereiht.
score-hard-alone = --hard macht die Bezirke von { town-automaville } größer: Dazu gehören --ville und --district.
score-ville-ranks = --ville reiht dich und die Automas von selbst: Lass --players und --variant weg.
campaign-is-companion = { $file } ist ein Spiel des Begleiters, keine Kampagne: tabletown automa --file { $file }
companion-is-campaign = { $file } ist eine Kampagne, kein Spiel des Begleiters: tabletown campaign show { $file }
hint-pair = { $left } links { $here }, { $right } rechts { $there }
hint-place =
    { $side ->
        [left] { $tile } links { $here }
       *[right] { $tile } rechts { $here }
    }
hint-then = { $what }, dann { $next }
hint-hope =
    { $points ->
        [one] { $what }; { $points } Punkt erwartet, { $chance } % Siegchance
       *[other] { $what }; { $points } Punkte erwartet, { $chance } % Siegchance
    }
hint-keeps = { $what }, nimmt { town-automaville } { $tile } ({ $worth }) weg
hint-discard = es brächte links { $left }, rechts { $right }
hint-uncompared = das Netz zieht andere Felder vor
score-is-game = „{ $game }“ ist ein Spiel, keine Stadt: Schreib --game { $game }.
best-tiles = Eine Stadt von { $size } mal { $size } hat { $all } Felder, aber diese Plättchen bedecken { $cells }.
best-unfit = { $tiles } passen nicht zusammen in eine Stadt von { $size } mal { $size }.
best-open =
    { $count ->
        [one] Diese Stadt ist nicht fertig: { $count } Feld ist leer.
       *[other] Diese Stadt ist nicht fertig: { $count } Felder sind leer.
    }
best-duplexes = Eine Stadt hat höchstens { $most } Doppelplättchen, hier sind es { $count }.
best-worth = Eine Fabrik ist { $worths } Punkte wert, nicht { $given }.
best-no-duplex = { $mark } markiert ein Doppelplättchen { $tile }, aber in der Schachtel ist keines.
net-none-beside-automa = Neben einer Automa ordnet kein Netz die Züge
