# Why a move is refused.
illegal-not-in-hand = { $count ->
    [one] This tile is not in your hand: { $tiles }. You hold { $hand }.
   *[other] These two tiles are not both in your hand: { $tiles }. You hold { $hand }.
}
illegal-not-chosen = This is not one of the tiles to place there: { $tile }. Those are { $tiles }.
illegal-city-served = { $side ->
    [left] The left city has had its tile: the other tile goes into the other city.
   *[right] The right city has had its tile: the other tile goes into the other city.
}
illegal-unknown-square = There is no square { $square }: the squares are a1 to { $last }.
illegal-occupied = Something stands already where { $tile } on { $square } would lie.
illegal-first-in-the-middle = The first tile of a city goes into the middle, on { $square }.
illegal-outside = With { $tile } on { $square } the city could not become a full square of { $size } by { $size }.
illegal-not-adjacent = A tile must touch another tile of the city; { $tile } on { $square } would not.
illegal-first-on-a-plot = The first tile of a city goes on a plot of its landscape: { $squares }.
illegal-nature = Nothing is built on nature, where { $tile } on { $square } would lie.
illegal-dead-end = After { $tile } on { $square } there would not be room for every duplex that can still come.
illegal-choosing-now = Tiles are being chosen now: nothing can be placed before they are shown.
illegal-placing-now = The chosen tiles are shown: now they are placed.
illegal-discarding-now = One tile of the hand is discarded now.
illegal-placed-already = You have placed everything: the others are still placing.
