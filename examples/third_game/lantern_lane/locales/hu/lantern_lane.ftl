lantern-lane-title = Lámpás köz
lantern-lane-about = Világítsd ki egy köz házait, mindegyiket egy titokban választott lámpással.
lantern-lane-nights = Éjszakák
illegal-lantern-not-held = Nincs ilyen lámpásod.
