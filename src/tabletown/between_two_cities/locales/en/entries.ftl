# What cannot be, told to people who type or tap in a game with cardboard.
refused-entries = These entries do not make a game. Nothing has been changed.

## Tables
setup-too-few-tiles = { $seats } players with hands of { $hand } draw { $needed } single tiles, but without civic buildings the box has { $there }. Play with civic buildings too, or without landscapes.
setup-level = The level is 0 to { $most } here, not { $level }: more tiles the box does not have.
setup-level-below = The level cannot be below 0, and this is { $level }.

## The companion
entry-mode = The mode is simple or full, not “{ $mode }”.
entry-count =
    { $wanted ->
        [one] One tile is needed here, and you gave { $given }.
       *[other] { $wanted } tiles are needed here, and you gave { $given }.
    }
entry-not-here = { $tile } cannot lie here.
entry-not-there = { $tile } does not go to { $town } now. Possible: { $tiles }.
entry-too-many = That would make { $count } tiles “{ $tile }”, but the box has { $most }.
entry-no-row = No row of tiles is asked for now.
entry-nothing-placed = Nothing is placed now.
entry-no-city = No city is asked for now.
entry-no-districts = No district cards are asked for now.
entry-no-mat = No landscape is asked for now.
entry-mat = “{ $mat }” is not a landscape that is still in the box.
entry-districts = { $count } pairs of different district cards are needed here.
entry-never = { $district } is no district: a pair of factory and house is drawn again.
entry-no-district = “{ $pair }” is no district: type two different letters of { $cards } for it, like SP.
entry-city-size = A finished city has { $wanted } squares, and this has { $given }.
entry-city-open = A finished city has no empty squares.
entry-city-mat = The natural squares of this city are not those of its landscape.
entry-no-game = { $file } is not a game of the companion.
entry-damaged = { $file } is a damaged game of the companion: { $why }
entry-version = { $file } was saved by version { $version }; here is version { $known }. It stays as it is.
entry-other-data = { $file } was begun with other data files. It stays as it is.
entry-other-box = This game was begun with other data files than are in use now. Nothing has been changed.
entry-broken = { $file }, answer { $number }: { $why }
entry-no-tile = “{ $tile }” is not a tile. Tiles are { $tiles }.
entry-no-letter = “{ $letter }” is not a letter of the list: it goes from a to { $last }.
entry-form = Type the letter of the tile and the letter of the square, like Sc.
entry-no-square = { $tile } cannot lie on “{ $square }”.
entry-other-game = { $file } holds a game that was begun otherwise than { $what } says. Leave that out to go on with it, or name another file for a new game.

## Campaigns
campaign-games = A campaign of this sort has { $least } to { $most } games, not { $count }.
campaign-games-just = A campaign of this sort has { $most } games, not { $count }.
campaign-is-over = This campaign is over.
campaign-playing = A game of this campaign is being played already, with { $kinds } counting double: finish it first.
campaign-not-playing = No game is being played: pick what counts double first.
campaign-wrong-number =
    { $count ->
        [one] Pick one category for this game: { $kinds }.
       *[other] Pick { $count } categories for this game: { $kinds }.
    }
campaign-doubled-before = Every category counts double once, and this one was doubled before: { $category }. There is still { $kinds }.
campaign-no-category = “{ $category }” is not a category of this campaign. Its categories: { $kinds }.
campaign-version = This campaign was saved by version { $version }; here is version { $known }. It stays as it is.
campaign-broken = What was kept of this campaign contradicts itself. It stays as it is.
campaign-points = { $points } points are no score: a city has 0 to { $most }.

## Scoring
ville-two-cities = Beside Automaville lie two cities, Lefthaven and Rightcastle; here are { $count }.
ville-unreadable = “{ $tile }” is no tile of Automaville: tiles are S F O P H and the taverns B D E M, a civic tile is like SF-P or SF-P=3.
ville-value = { $tile } is worth 1, 3 or 6 in Automaville, not “{ $value }”.
doubt-too-many = There are { $count } of “{ $building }” here, but the box has only { $most }.
doubt-civics =
    { $most ->
        [0] The civic tile { $tile } is not in the box.
       *[other] The civic tile { $tile } is here { $count } times, but in the box { $most ->
            [one] once
           *[other] { $most } times
        }.
    }
doubt-duplexes = City { $city } has { $count } tiles marked as duplexes, but a city gets { $most }.
doubt-no-duplex = City { $city }: the box has no duplex { $tile }.
doubt-duplex-twice = City { $city }: the duplex { $tile } is there twice, but the box has it once.
doubt-scattered = City { $city } is not in one piece.
doubt-landscape = City { $city } has { $count } natural squares, but a landscape has { $most }.
doubt-sizes = Some of these cities are 4×4 and others 5×5: at one table all are alike.
doubt-card-twice = The district card “{ $kind }” is here { $count } times, but there is only one.
doubt-never = A district { $district } cannot be: factory and house are drawn again.

# An owner's own box.
box-cards = Your box has { $count } Automa cards; the companion needs all { $wanted }.
box-mat-cells = Your landscape { $number } has { $count } natural squares instead of { $wanted }.
box-mat-stuck = On your landscape { $number } a city could get stuck before it is full: please check it.
box-mat-twice = Your landscape { $number } is there twice.
box-civic = Your civic building { $number } must name three different kinds: two liked and one disliked.
