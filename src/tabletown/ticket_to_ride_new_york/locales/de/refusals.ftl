# Why a move is refused.
illegal-not-shown = Behalte eine oder beide der Zielkarten, die dir gezeigt wurden: { $tickets }.
illegal-not-in-display = So eine Karte liegt nicht offen ({ $card }), nur { $cards }.
illegal-second-wild = Ein offenes Taxi ist die einzige Karte eines Zuges: Es kann nicht die zweite sein.
illegal-empty-deck = Der Stapel ist leer, und die Ablage auch.
illegal-no-tickets = Es gibt keine Zielkarten mehr zu ziehen.
illegal-wrong-number = { $count ->
    [one] { $route } kostet 1 Karte, nicht { $given }.
   *[other] { $route } kostet { $count } Karten, nicht { $given }.
}
illegal-wrong-colour = { $route } wird mit Karten der Streckenfarbe ({ $colour }) und Taxis bezahlt, nicht mit { $cards }.
illegal-route-taken = { $owner ->
    [you] { $route } gehört dir schon.
   *[other] { $route } gehört { $owner-name }.
}
illegal-both-halves = Niemand darf beide Hälften von { $route } nehmen: Du hast schon { $twin }.
illegal-other-half-closed = Zu zweit ist { $route } gesperrt, weil { $twin } besetzt ist.
illegal-alike = Beide Hälften von { $route } sind frei und gleich: Nimm { $twin }.
illegal-not-enough-taxis = { $spaces ->
    [one] { $route } braucht { $spaces } Taxi, aber du hast nur noch { $taxis }.
   *[other] { $route } braucht { $spaces } Taxis, aber du hast nur noch { $taxis }.
}
illegal-not-enough-cards = Du hast nicht { $cards }; auf deiner Hand ist { $hand }.
illegal-can-act = Passen kannst du nur, wenn sonst nichts möglich ist: Zieh Karten, nimm eine Strecke oder zieh Zielkarten.
ride-first-choose = Zuerst wählen alle, welche Zielkarten sie behalten.
ride-nothing-drawn = Es sind keine Zielkarten zur Auswahl gezogen: Zieh Karten, nimm eine Strecke oder zieh Zielkarten.
ride-second-now = Jetzt ist die zweite Karte des Zuges zu ziehen.
ride-first-keep = Wähl zuerst, welche der gezogenen Zielkarten du behältst.
