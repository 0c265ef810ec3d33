lantern-lane-title = Laternengasse
lantern-lane-about = Beleuchte die Häuser einer Gasse, jedes mit einer Laterne, die du geheim wählst.
lantern-lane-nights = Nächte
lantern-lane-illegal-not-held = Diese Laterne hast du nicht.
lantern-lane-help = Beleuchte ein Haus mit der hellsten Laterne, die sonst niemand gewählt hat: light 4.
lantern-lane-tonight = { $dark ->
    [0] Die Gasse ist hell.
   *[other] Heute Nacht: Haus { $house }. Dunkel: { $dark }.
}
lantern-lane-has-chosen = hat gewählt
lantern-lane-hand = Deine Laternen: { $lanterns }
lantern-lane-light = Laterne { $lantern }
lantern-lane-told-chosen = { $who ->
    [you] Du hast gewählt.
   *[other] { $name } hat gewählt.
}
lantern-lane-told-dark = Haus { $house } bleibt dunkel: Keine Laterne ist allein.
lantern-lane-told-lit = { $who ->
    [you] Du beleuchtest Haus { $house } mit Laterne { $lantern }.
   *[other] { $name } beleuchtet Haus { $house } mit Laterne { $lantern }.
}
lantern-lane-decided = Die dunklere Hand entscheidet.
lantern-lane-shared = Die Hände waren gleich dunkel.
lantern-lane-why = Haus { $house } ist etwa Laterne { $lantern } wert.
