# Why a move is refused.
illegal-not-in-hand = { $count ->
    [one] Ez a lapka nincs a kezedben: { $tiles }. Nálad van: { $hand }.
   *[other] Ez a két lapka nincs a kezedben: { $tiles }. Nálad van: { $hand }.
}
illegal-not-chosen = Ez a lapka nem oda való: { $tile }. Oda ezek kerülhetnek: { $tiles }.
illegal-city-served = { $side ->
    [left] A bal város már megkapta a lapkáját: a másik lapka a másik városba kerül.
   *[right] A jobb város már megkapta a lapkáját: a másik lapka a másik városba kerül.
}
illegal-unknown-square = Nincs { $square } mező: a mezők a1-től { $last }-ig vannak.
illegal-occupied = Ott már áll valami. Lapka: { $tile }, mező: { $square }.
illegal-first-in-the-middle = A város első lapkája középre kerül, ide: { $square }.
illegal-outside = Így a város nem lehetne teljes { $size }×{ $size }-es négyzet. Lapka: { $tile }, mező: { $square }.
illegal-not-adjacent = A lapkának érintenie kell a város egy másik lapkáját. Lapka: { $tile }, mező: { $square }.
illegal-first-on-a-plot = A város első lapkája a táj egyik telkére kerül: { $squares }.
illegal-nature = Természetre nem építünk. Lapka: { $tile }, mező: { $square }.
illegal-dead-end = Ezután nem maradna hely minden kettőslapkának, amely még jöhet. Lapka: { $tile }, mező: { $square }.
illegal-choosing-now = Most a lapkák kiválasztása folyik: felfedés előtt nem lehet lehelyezni.
illegal-placing-now = A kiválasztott lapkák láthatók: most a lehelyezésük következik.
illegal-discarding-now = Most egy lapkát kell eldobni a kézből.
illegal-placed-already = Mindent lehelyeztél: a többiek még rakják le a lapkáikat.
