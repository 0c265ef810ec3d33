# What the commands about cities and Automas say in the terminal.
seating-seat = seat { $seat }: { $name } (card { $card })
city-no-file = There is no file “{ $file }”, and it is not a city either.
score-nothing = There is no city to score: give one like SSSS/HHOM/OPOO/OPHP.
score-quotation = “{ $text }” stands alone: put a city and its duplexes between quotation marks.
score-line = { $file }, line { $line }: { $why }
score-four-cities = Two players build four cities, and these are { $count }.
score-ring = A ring has 3 to 7 cities, not { $count } (two players: --variant two-player).
score-unfinished = City { $city } is not finished.
best-nothing = There is no city to improve: give one like SSSS/HHOM/OPOO/OPHP.
best-factories = --factories is for a single city: in a record every city’s factories are known.
best-no-cities = This is a record of { $game }, which has no cities.
best-unfinished = The record stops before the end of the game: its cities are not finished.
best-city = City { $number }, where a factory is worth { $worth }
best-played = played
best-built = yours
best-one = best
best-notation = best in notation: { $city }
best-singles = No duplexes are marked (like +a1b1), so all tiles were taken as singles.
best-lost-in-all =
    { $points ->
        [one] { $points } point lost by placing in { $cities } cities.
       *[other] { $points } points lost by placing in { $cities } cities.
    }
best-proven = No layout of these tiles has more than { $total }.
best-bound = That it is the best is not proven, as it is for 4×4 cities of the base game: all that is sure is that none has more than { $total }.
campaign-none = { $file } is not a campaign of Tabletown: those have a whole number as their version, and this has none.
campaign-other-game = { $file } is not the game that this campaign has begun.
campaign-open = Not doubled yet: { $kinds }
campaign-order = { $option } belongs to “tabletown campaign { $needed }”, not to “{ $order }”: { $why }
campaign-as-begun = all games of a campaign are played as it was begun.
campaign-next-only = it is about the next game.
campaign-option = A campaign has no option “{ $option }”. Its options: { $options }; --mode, --level and --double say the rest.
campaign-comes = { campaign-next } comes next: { $command }
campaign-runs = { campaign-next } is being played, with { $kinds } counting double: { $command }
campaign-no-order = A campaign knows no “{ $order }”: write { $orders }.
score-only-cities = --explain, --players, --variant, --district, --ville and --hard are for cities: { $game } is always explained and ranked.
score-hard-alone = --hard makes Automaville’s districts larger: it needs --ville and --district.
score-ville-ranks = --ville ranks you and the Automas by itself: leave --players and --variant out.
campaign-is-companion = { $file } is a game of the companion, not a campaign: tabletown automa --file { $file }
companion-is-campaign = { $file } is a campaign, not a game of the companion: tabletown campaign show { $file }
hint-pair = { $left } left { $here }, { $right } right { $there }
hint-place =
    { $side ->
        [left] { $tile } left { $here }
       *[right] { $tile } right { $here }
    }
hint-then = { $what }, then { $next }
hint-hope =
    { $points ->
        [one] { $what }; { $points } point expected, { $chance }% to win
       *[other] { $what }; { $points } points expected, { $chance }% to win
    }
hint-keeps = { $what }, keeps { $tile } ({ $worth }) from Automaville
hint-discard = it would add { $left } left, { $right } right
hint-uncompared = the net prefers other squares
score-is-game = “{ $game }” is a game, not a city: write --game { $game }.
best-tiles = A city of { $size } by { $size } has { $all } squares, but these tiles cover { $cells }.
best-unfit = { $tiles } do not fit together into a city of { $size } by { $size }.
best-open =
    { $count ->
        [one] This city is not finished: { $count } of its squares is empty.
       *[other] This city is not finished: { $count } of its squares are empty.
    }
best-duplexes = A city has at most { $most } duplexes, but these tiles have { $count }.
best-worth = A factory is worth { $worths } points, not { $given }.
best-no-duplex = { $mark } marks a duplex { $tile }, but the box has no such tile.
net-none-beside-automa = No net orders moves beside an Automa
