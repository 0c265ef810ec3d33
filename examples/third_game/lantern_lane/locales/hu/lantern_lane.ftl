lantern-lane-title = Lámpás köz
lantern-lane-about = Világítsd ki egy köz házait, mindegyiket egy titokban választott lámpással.
lantern-lane-nights = Éjszakák
illegal-lantern-not-held = Nincs ilyen lámpásod.
lantern-lane-help = Világíts ki egy házat a legfényesebb lámpással, amelyet senki más nem választott: light 4.
lantern-lane-tonight = Ma éjjel: { $house }. ház. Sötét: { $dark }.
lantern-lane-lit = A köz kivilágítva.
lantern-lane-nobody = senki
lantern-lane-house = { $house }. ház
lantern-lane-has-chosen = választott
lantern-lane-hand = Lámpásaid: { $lanterns }
lantern-lane-light = { $lantern }-es lámpás
lantern-lane-told-chosen = { $who ->
    [you] Választottál.
   *[other] { $name } választott.
}
lantern-lane-told-dark = A(z) { $house }. ház sötét marad: egyik lámpás sincs egyedül.
lantern-lane-told-lit = { $who ->
    [you] Kivilágítod a(z) { $house }. házat a(z) { $lantern }-es lámpással.
   *[other] { $name } kivilágítja a(z) { $house }. házat a(z) { $lantern }-es lámpással.
}
lantern-lane-decided = A halványabb kéz dönt.
lantern-lane-shared = A kezek egyformán halványak voltak.
