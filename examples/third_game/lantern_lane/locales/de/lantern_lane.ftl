lantern-lane-title = Laternengasse
lantern-lane-about = Beleuchte die Häuser einer Gasse, jedes mit einer Laterne, die du geheim wählst.
lantern-lane-nights = Nächte
illegal-lantern-not-held = Diese Laterne hast du nicht.
