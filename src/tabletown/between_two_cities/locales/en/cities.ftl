# Between Two Cities: what is told, drawn and explained, on the page and in the terminal.
game-between-two-cities = Between Two Cities
about-between-two-cities = Build one city with your left and one with your right neighbour. Only the lower one counts for you.
building-shop = shop
building-factory = factory
building-bed = tavern with beds
building-drink = tavern with drinks
building-food = tavern with food
building-music = tavern with music
building-office = office
building-park = park
building-house = house
kind-shops = Shops
kind-factories = Factories
kind-taverns = Taverns
kind-offices = Offices
kind-parks = Parks
kind-houses = Houses
# The same in the middle of a sentence.
some-shops = shops
some-factories = factories
some-taverns = taverns
some-offices = offices
some-parks = parks
some-houses = houses
some-civics = civic buildings
some-districts = districts
some-district-number = district { $number }
duplex-lying = duplex ({ $first } left of { $second })
duplex-standing = duplex ({ $first } above { $second })
square-empty = empty
square-holds = { $square }: { $what }
square-open = { $what }, can be picked
square-adds =
    { $points ->
        [one] { $what }, can be picked, adds 1 point
       *[other] { $what }, can be picked, adds { $points } points
    }
round-of = Round { $round } of 3
turn-of = Turn { $step } of { $steps }
passing-left = Hands go left
passing-right = Hands go right
passing-none = The rest is discarded
passing-stays = You keep your hand
task-choose = Choose two tiles in secret
task-place =
    { $count ->
        [one] Place your other tile in the other city
       *[other] Place one tile in each city
    }
all-placed = Your tiles are placed. The others are still at it.
your-hand = Your hand
your-tiles = Your tiles to place
choose-more =
    { $count ->
        [one] Choose one more
       *[other] Choose two
    }
confirm-choice = Keep these two
choice-confirmed = Chosen. All tiles are shown when everybody has chosen.
pick-a-square = Pick a lit square, or drag the tile there.
pick-at-once = Pick a lit square: the tile goes there at once.
place-here = Place here
not-here = Elsewhere
city-with = With { $name }
city-left = Your left city
city-right = Your right city
city-grid = City: { $name }
city-number = City { $number }
city-of = City of { $names }
other-cities = The other cities
lower-city = Lower: this one counts
points-by-kind = Points by kind of building
no-points-yet = no points yet
partner-places = { $name } still places:
propose-tile = Propose a place for: { $tile }, of { $name }
proposal-pick = Pick a square to propose to { $name }
proposal-received = { $name } proposes: { $tile } on { $square }
proposal-accept = Do it
proposal-decline = Rather not
proposal-sent = Proposed to { $name }: { $tile } on { $square }
proposal-withdraw = Withdraw
ghost-label = { $who ->
    [you] You propose: { $tile } on { $square }
   *[other] { $name } proposes: { $tile } on { $square }
}
told-chosen = { $who ->
    [you] You have chosen.
   *[other] { $name } has chosen.
}
told-revealed = All show their tiles.
told-pair = { $who ->
    [you] You show { $tiles }.
   *[other] { $name } shows { $tiles }.
}
told-placed = { $who ->
    [you] You place { $tile } on { $square } in city { $city }.
   *[other] { $name } places { $tile } on { $square } in city { $city }.
}
told-now = { $town }: { $change }, now { $total ->
    [one] 1 point
   *[other] { $total } points
}.
told-stays = { $town } stays at { $total ->
    [one] 1 point
   *[other] { $total } points
}.
told-passed-left = The hands go to the left.
told-passed-right = The hands go to the right.
told-round = Round { $round } begins.
told-picked-up = { $who ->
    [you] Your hand: { $tiles }.
   *[other] Hand of { $name }: { $tiles }.
}
how-won-lower = Everybody scores the lower of the two cities; the highest score wins.
how-won-sum = With two players both cities count together.
counts-for = Counts for
decided-by-higher-city = It was a tie; everybody’s higher city decided.
decided-by-shops = It was a tie; the number of shops decided.
decided-by-factories = It was a tie; the number of factories decided.
decided-by-taverns = It was a tie; the number of taverns decided.
decided-by-offices = It was a tie; the number of offices decided.
decided-by-parks = It was a tie; the number of parks decided.
decided-by-houses = It was a tie; the number of houses decided.
decided-by-nothing = Level on every tie-break.
why-line =
    { $count ->
        [one] a single shop
       *[other] a line of { $count } shops
    }
why-most-factories =
    { $count ->
        [one] 1 factory, the most of all cities
       *[other] { $count } factories, the most of all cities
    }
why-second-factories =
    { $count ->
        [one] 1 factory, second most of all cities
       *[other] { $count } factories, second most of all cities
    }
why-fewer-factories =
    { $count ->
        [one] 1 factory, fewer than elsewhere
       *[other] { $count } factories, fewer than elsewhere
    }
why-tavern-set =
    { $count ->
        [one] 1 tavern
       *[other] { $count } different taverns
    }
why-office-set =
    { $count ->
        [one] 1 office
       *[other] { $count } offices
    }
why-beside-tavern = an office beside a tavern
why-park-group =
    { $count ->
        [one] a lone park
       *[other] { $count } parks together
    }
why-house = a house, a point for each other kind in the city
why-beside-factory = a house beside a factory
best-ask = Show the best layout of these tiles
best-thinking = Working it out…
best-reached = No layout of these tiles is worth more.
best-lost =
    { $points ->
        [one] The same tiles could have been worth 1 point more.
       *[other] The same tiles could have been worth { $points } points more.
    }
best-yours = built: { $points }
best-best = best: { $points }
best-found =
    { $points ->
        [one] A layout was found that is worth 1 point more.
       *[other] A layout was found that is worth { $points } points more.
    }
best-none-found = No better layout was found.
best-perhaps =
    { $points ->
        [one] It is not proven that there is none better: at most 1 more point is possible.
       *[other] It is not proven that there is none better: at most { $points } more points are possible.
    }
best-found-total = found: { $points }
best-districts = Districts are not counted here.
best-doubled = What counts double in the campaign is counted once here.
score-how = Drag a building from the palette over its squares, or pick one and tap. A stroke fills empty squares only; a tap changes a square, the same building twice clears it.
score-brush = Building to put down
score-erase = Clear squares
score-cities = Cities
coach-wait = The others are still at it. Look around: tap any small city to see it large.
coach-first-choice = You hold seven tiles. Keep two of them: one will go into the city you share with your left neighbour, one into the city you share with your right one.
coach-first-tile = All have shown their tiles. Pick one of yours, then a lit square. The first tile of a city takes the middle.
coach-second-tile = Well done. The other tile goes into your other city.
coach-passed = The hands were passed on: these five tiles are what your neighbour left. Choose two again.
coach-points = Every lit square says how many points it adds right now. A city grows to four by four squares.
coach-balance = Only your lower city counts for you. Which of the two needs help?
coach-duplexes = Round 2: duplexes, two buildings each. They cannot be turned. Keep two of three.
coach-round-three = Round 3: seven tiles again, and now the hands go to the right.
rules-goal-title = The aim
rules-goal = You build two cities at once: one with each neighbour. At the end you score the lower of the two, so neither partner may be left behind. The highest score wins.
rules-rounds-title = Three rounds
rules-rounds = In round 1 everybody takes seven tiles and three times keeps two of them; what is left goes to the left. In round 2 everybody takes three duplexes and keeps two. Round 3 is like round 1, but the hands go to the right. The last tile of a hand is discarded.
rules-choose = All choose in secret and at the same time. When everybody has chosen, all tiles are shown.
rules-place = Then everybody puts one tile into the left city and one into the right city. Talk about it as much as you like; the decision is yours, and final.
rules-squares-title = Where a tile may go
rules-squares = A tile touches the edge of another tile of the city and is never turned. The finished city is a square of four by four; where it lies becomes clear while it grows.
rules-shops = Straight lines of 1, 2, 3 or 4 shops score 2, 5, 10 or 16. Every shop belongs to one line.
rules-factories = Each factory scores 4 in the city that has most of them, 3 in the one with the second most, 2 elsewhere.
rules-taverns = There are four sorts: bed, drink, food and music. Sets of 1, 2, 3 or 4 different ones score 1, 4, 9 or 17, wherever they stand.
rules-offices = 1 to 6 offices score 1, 3, 6, 10, 15, 21; a seventh starts anew. Each office beside a tavern scores 1 more.
rules-parks = Parks that touch form a group: 1, 2 or 3 score 2, 8 or 12, each further one 1 more.
rules-houses = A house scores 1 for each other kind of building in its city; beside a factory it scores only 1.
rules-end-title = The end
rules-end = Whoever has the best lower city wins. In a tie the higher city decides, then the number of shops, factories, taverns, offices, parks and houses in both cities.
rules-two = With two players everybody builds two cities alone, rounds are played twice, and both cities count together.

## In the terminal, and where a game is told again
told-discarded = { $who ->
    [you] You discard: { $tiles }.
   *[other] { $name } discards: { $tiles }.
}
you-chose = You chose
city-lower = lower
city-owner = seat { $first }
city-owners = seats { $first } and { $second }
city-owners-automa = seat { $seat } and the Automa
still-places = { $who ->
    [you] You still place
   *[other] { $name } still places
}
points-in-city = Points in the { $side ->
    [left] left
   *[right] right
} city for { $tiles }
points-in-town = Points in { $town } for { $tiles }
compare-lower = lower city
compare-higher = higher city
compare-sum = both cities
count-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
laid-landscapes = Landscapes: { $mats }.
laid-mat = { $town }: { $mat } ({ $grid })
laid-civics = Civic buildings are among the single tiles.
laid-districts = Districts: { $pairs }.
laid-district = { $number }: { $first } + { $second }
laid-mode = { $mode ->
    [simple] Simple mode, level { $level }.
   *[full] Full mode, level { $level }.
}
laid-hard = Hard: districts of Automaville count 2 more, not 1.
laid-ville = Automaville starts with: { $tiles }.
laid-duplex = In round 2 city { $city } gets { $tile }.
cities-help =
    A duplex like EF lies, F/E stands; it is placed by its left or upper half, and points are shown there.
    Type tiles to choose them (S P), or a tile, a side and a square to place it (S left d4).
    Shops in a line 2 5 10 16. Factories 4 each in the city with most, 3 in the second, else 2.
    Sets of different taverns 1 4 9 17. Offices 1 3 6 10 15 21, and 1 for each beside a tavern.
    Parks together 2 8 12 13 14 … Houses: 1 for each other kind in the city, but 1 in all beside a factory.
    With Capitals: C is a civic building; SF-P likes shops and factories, dislikes parks: 1, 3 with one of its likes beside it, 6 with both, 1 beside what it dislikes. # is nature. The largest districts score 6, the second largest 3. Your score is the lower of your two cities (with two players: their sum).
unreadable-tile = “{ $text }” is not a tile: singles are { $letters }, duplexes like EF (lying) or F/E (standing), civic tiles like SF-P (likes shops and factories, dislikes parks; T is any tavern).
unreadable-side = “{ $text }” is not a side: left or right.
unreadable-square = “{ $text }” is not a square: the squares are a1 to g7.
form-choose = choose TILE TILE
form-place = place TILE left|right SQUARE
form-discard = discard TILE

## Cities in notation
city-no-district = “{ $text }” is no district: write two of { $cards }, like SP for shops and parks.
city-one-card-twice = “{ $text }” names one card twice: a district has two kinds.
city-no-building = “{ $letter }” is not a building: write { $letters }, { $civic } for a civic one, { $empty } for an empty square and { $nature } for nature.
city-too-big = “{ $grid }” is not a city: it has at most { $size } rows of at most { $size } squares.
city-too-wide = “{ $grid }” has more than { $small } squares in a row: cities have { $small } by { $small }; one of { $big } by { $big } is written whole, with { $big } rows of { $big }.
city-uneven = Row { $row } of “{ $grid }” has { $count } squares, row 1 has { $first }.
city-cut = The landscape of “{ $grid }” cuts the city in two.
city-no-civic = “{ $mark }” names a square without a civic building ({ $civic }).
city-mark = “{ $mark }” marks nothing: write +a1b1 for a duplex on a1 and b1, b2:SF-P for the wishes of a civic building on b2.
city-mark-square = “{ $mark }” must name a square of the city that no other mark names.
city-no-wishes = The civic building on { $square } needs its wishes: add { $square }:SF-P if it likes S and F, not P.
city-no-duplex = “{ $mark }” does not mark a duplex: write +a1b1 for the squares a1 and b1.
city-duplex-squares = “{ $mark }” must name two built squares side by side, the left or upper one first.
city-covered = “{ $mark }” names a square that another tile covers.

# The score helper: players, text, and an owner's own box.
score-names = Names, in the order of the ring
score-name-of = Name at seat { $seat }
score-players = Players
score-player = Player
score-result = Result
side-left = Left city
side-right = Right city
score-typed = Type the cities
score-typed-how = One city a line, its letters row by row: S shop, F factory, B D E M taverns, O office, P park, H house, # nature, . empty. A civic building is a C, and its wishes follow, like a3:SP-H.
score-typed-wrong = Line { $line } cannot be a city: it has 16 letters, with a landscape 25.
score-next-gap = Next empty square
box-title = My own box
box-text = If you own Capitals or the Automa cards, enter what is printed on yours. It is used here and in the companion, kept on this device, and goes along with a shared link.
box-civic-dislikes = Now tap the kind it dislikes.
box-mat-how = Tap its { $count } natural squares.
box-mat-cell = Row { $row }, column { $column }
box-mat-add = Add this landscape
box-mat-name = Name of landscape { $number }
box-cards-title = Automa cards
box-cards-own = Use my own 20 cards
box-card-left = Card { $number }, left column
box-card-right = Card { $number }, right column
box-load = Open a file
box-forget = Forget my box
box-no-file = This file holds no box.
score-forgotten =
    { $count ->
        [one] { $city }: one square is still empty.
       *[other] { $city }: { $count } squares are still empty.
    }
box-civic-likes =
    { $count ->
        [one] Tap the second kind it likes.
       *[other] Tap the two kinds it likes.
    }
one-shop = a shop
one-factory = a factory
one-bed = a tavern with beds
one-drink = a tavern with drinks
one-food = a tavern with food
one-music = a tavern with music
one-office = an office
one-park = a park
one-house = a house
two-shop = two shops
two-factory = two factories
two-bed = two taverns with beds
two-drink = two taverns with drinks
two-food = two taverns with food
two-music = two taverns with music
two-office = two offices
two-park = two parks
two-house = two houses
one-civic-tile = a civic building that likes { $first } and { $second }, not { $other }
one-duplex-lying = a duplex ({ $first } left of { $second })
one-duplex-standing = a duplex ({ $first } above { $second })

coordinates = Letters and numbers around the cities
