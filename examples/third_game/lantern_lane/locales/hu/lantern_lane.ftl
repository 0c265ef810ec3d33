lantern-lane-title = Lámpás köz
lantern-lane-about = Világítsd ki egy köz házait, mindegyiket egy titokban választott lámpással.
lantern-lane-nights = Éjszakák
lantern-lane-illegal-not-held = Nincs ilyen lámpásod.
lantern-lane-help = Világíts ki egy házat a legfényesebb lámpással, amelyet senki más nem választott: light 4.
lantern-lane-tonight = { $dark ->
    [0] A köz kivilágítva.
   *[other] Ma éjjel: { $house }. ház. Sötét: { $dark }.
}
lantern-lane-has-chosen = választott
lantern-lane-hand = Lámpásaid: { $lanterns }
lantern-lane-light = { $lantern } fényerejű lámpás
lantern-lane-told-chosen = { $who ->
    [you] Választottál.
   *[other] { $name } választott.
}
lantern-lane-told-dark = { $house }. ház: sötét marad, mert egyik lámpás sincs egyedül.
lantern-lane-told-lit = { $who ->
    [you] Kivilágítasz egy házat { $lantern } fényerejű lámpással: { $house }. ház.
   *[other] { $name } kivilágít egy házat { $lantern } fényerejű lámpással: { $house }. ház.
}
lantern-lane-decided = A halványabb kéz dönt.
lantern-lane-shared = A kezek egyformán halványak voltak.
lantern-lane-why = { $house }. ház: nagyjából { $lantern } fényerejű lámpást ér meg.
