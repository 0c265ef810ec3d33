lantern-lane-title = Lantern Lane
lantern-lane-about = Light the houses of a street, each with one lantern that you choose in secret.
lantern-lane-nights = Nights
lantern-lane-illegal-not-held = You do not have this lantern.
lantern-lane-help = Light a house with the brightest lantern that nobody else has chosen: light 4.
lantern-lane-tonight = { $dark ->
    [0] The lane is lit.
   *[other] Tonight: house { $house }. Dark: { $dark }.
}
lantern-lane-has-chosen = has chosen
lantern-lane-hand = Your lanterns: { $lanterns }
lantern-lane-light = Lantern { $lantern }
lantern-lane-told-chosen = { $who ->
    [you] You have chosen.
   *[other] { $name } has chosen.
}
lantern-lane-told-dark = House { $house } stays dark: no lantern is alone.
lantern-lane-told-lit = { $who ->
    [you] You light house { $house } with lantern { $lantern }.
   *[other] { $name } lights house { $house } with lantern { $lantern }.
}
lantern-lane-decided = The dimmer hand decides.
lantern-lane-shared = Their hands were equally dim.
lantern-lane-why = House { $house } is worth about lantern { $lantern }.
