# Rules at the table, tips, and guided games.
city-no-canvas = That is no city at a table: its canvas has { $side } rows of { $side } squares.
city-no-number = There is no city { $number } here, only { $count }.

## Tips and the card of scoring
module-landscapes = Landscapes
tip-now =
    { $points ->
        [one] { $points } point now
       *[other] { $points } points now
    }
tip-next = What one more adds
tip-next-same = { $what }: { $most } wherever it fits.
tip-next-range = { $what }: { $least } to { $most }, most on { $squares }.
tip-no-room = There is no room for one more.
tip-all-points = All its points
tip-tie-title = Ties
tip-lower-title = The lower city counts
example-scores =
    { $points ->
        [one] { $what }: { $points } point
       *[other] { $what }: { $points } points
    }
rules-two-tie = With two players a tie goes straight to the number of shops, then of factories, taverns, offices, parks and houses in both cities.
rules-third-duplexes = At set-up one duplex is drawn at random for each of the Automa’s two cities. It lies open beside its city and is placed in round 2 by whoever shares the city; but from the start the Automa counts its kinds, taverns, offices and factories as if it stood there.
