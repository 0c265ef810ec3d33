# Tables with Automas, and Capitals, in the browser.

## Alone against the Automas
solo-title = Alone against the Automas
solo-intro = You share Lefthaven with Autommaso and Rightcastle with Automarta. The two share Automaville. Your lower city must beat theirs.
solo-mode = Mode
solo-full = Full
solo-full-text = The Automas draft with open hands and take tiles by their cards.
solo-simple = Simple
solo-simple-text = You draft alone; Automaville gets random tiles after rounds 1 and 3.
solo-level = Level: Automaville’s head start
solo-level-normal = normal
solo-level-number =
    { $level ->
        [0] 0: no head start
        [one] 1 tile
       *[other] { $level } tiles
    }
solo-level-more = 6 or more…
solo-level-tiles = How many tiles
solo-growth = Automaville’s tiles
solo-growth-even = even fight (house rule)
solo-growth-even-text = As many tiles as make level 1 an even fight for a good player, whatever you play with; after round 3 some more are drawn and the weakest discarded.
solo-growth-booklet = as in the booklet
solo-growth-booklet-text = Six tiles, twice. Easy: even level 5 hardly wins.
solo-house-rules = Where the published booklet is silent, we play by house rules of our own; the rules page says which.
solo-begin = Begin
new-third = An Automa takes the third seat

## At a table with Automas
town-city-1 = city 1
task-choose-open = Choose two of your tiles
task-discard = Discard one tile; then you draw up
task-place-theirs =
    { $count ->
        [one] Place the last tile
       *[other] Place your tiles, and those of the Automas
    }
tile-yours = { $tile }, yours
tile-theirs = { $tile }, { $automa }’s for { $town }
tile-theirs-shared = { $tile }, { $automa }’s for the city you share
pick-for-automa = You decide where it goes in { $town }.
pick-for-automa-shared = You decide where it goes in your city with { $automa }.
discard-this = Discard this one
duplex-later = comes in round 2 and counts for the Automa’s choices already
automa-row = Open row of { $automa }
automa-rests = No tiles to take in this round: you place the duplexes.
automa-taken-for = { $tile }, taken for { $town }
automa-card = Card { $number }. { $first }: { $left }. { $second }: { $right }.
automa-says-best = the best tile
automa-says-missing = a missing kind, else the best
automa-says-first = the leftmost tile
ville-rows = Tiles by kind, with their points
ville-how = Automaville is scored as well as its tiles could ever stand: best lines and sets, parks in pairs, offices with a tavern, houses free of factories. Civic buildings keep the 1, 3 or 6 points they came for; a district counts the tiles of its larger kind and 1 more (hard: 2).
told-built = { $who ->
    [you] You place { $tile } on { $square } in { $town }.
   *[other] { $name } places { $tile } on { $square } in { $town }.
}
told-kept = { $who ->
    [you] You choose { $tiles }.
   *[other] { $name } chooses { $tiles }.
}
told-built-theirs = { $who ->
    [you] You place { $tile } on { $square } in { $town } for { $automa }.
   *[other] { $name } places { $tile } on { $square } in { $town } for { $automa }.
}
waiting-theirs = place for { $automa }: { $tiles }
waiting-yours =
    { $count ->
        [1] place yours: { $tiles }
       *[other] place one of yours: { $tiles }
    }
told-thrown-away = Out of the game: { $tiles }.
told-filled-up = { $who ->
    [you] You draw: { $tiles }.
   *[other] { $name } draws: { $tiles }.
}
told-ville-grew = Automaville gets: { $tiles }.
told-ville-weakest = Discarded again as the weakest: { $tiles }.
solo-how-won = Everybody scores the lower of two cities. You win if you beat both Automas; fully level is no win.
solo-doubled = Counted double for you: { $kinds }.
decided-against-you = Level on everything: that is no win against an Automa.

## Capitals
capitals-title = Capitals
capitals-landscapes = Landscapes: cities of 5 by 5 around nature
capitals-civics = Civic buildings, with likes and dislikes
capitals-districts = Districts: the largest groups of two kinds score
capitals-note = Mats, civic tiles and district points are our own where the sources are silent; whoever owns the box enters the printed ones in the score helper or the companion, under “{ box-title }”.
districts-sizes = Size of the largest group in each city
district-tiles =
    { $count ->
        [one] tile
       *[other] tiles
    }
district-scores =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## The companion and the campaign
companion-title = Automa companion
companion-text = Playing alone with the real box? Tap in what lies on your table: the companion draws the Automas’ cards, says what they take and why, and scores the end.
companion-open = Open the companion
companion-stored = Stored on this device: the companion works without a connection too.
companion-starts = The rules are starting…
companion-back = Back
companion-again = Start afresh
companion-untap = Take the last tile away
companion-exhausted = None left in the box
companion-entered = { $count } of { $all } tiles entered
companion-pass-left = Pass all three rows to the left.
companion-pass-right = Pass all three rows to the right.
companion-card = card { $number }: left { $left }, right { $right }
companion-then-place = Put their tiles there, then choose and place your own.
companion-tap-city = What stands in { $town }? Tap its buildings row by row, from the top left.
companion-tap-districts = Which district cards lie there in pairs? Tap them two by two.
companion-take-drawn = Take these
companion-drawn-for-you = Or let the companion draw:
companion-where-mat = Where does the landscape lie in the square?
companion-place-number = place { $number }
campaign-title = Campaign
campaign-text = A series of solo games. Before each you pick categories that count double for you in that game; each can be picked once.
campaign-length = Length
campaign-short = short: two categories in every game
campaign-long = long: one category in every game
campaign-how-many = How many games
campaign-rules =
    { $count } games. Before each you pick { $kinds ->
        [one] one category that counts
       *[other] two categories that count
    } double in your cities, each only once. After each game your lower city, with what is doubled, is added to your sum, and the better Automa’s score to theirs. The higher sum wins.
campaign-see = Look at game { $number } again
campaign-games-won = You won { $won } of { $all } games.
campaign-another = Begin another campaign
campaign-begin = Begin the campaign
campaign-game = Game
campaign-double = Double
campaign-automas = Automas
campaign-pick =
    { $count ->
        [one] Pick what counts double in the next game
       *[other] Pick two that count double in the next game
    }
campaign-play = Play the next game
campaign-go-on = To the campaign
campaign-won = The campaign is over, and you have won it.
campaign-lost = The campaign is over. The Automas have won it.
campaign-forget = Forget this campaign
campaign-box = With
campaign-base = base game: six categories
campaign-capitals = Capitals: ten categories, with landscapes, civic buildings and districts
campaign-level = The campaign is over. It ends level.
campaign-anew = Play this game anew
campaign-next = Game { $number } of { $all }
kind-district-1 = District 1
kind-district-2 = District 2
kind-district-3 = District 3
kind-district-number = District { $number }
kept-other-version = What this device keeps here was saved by version { $version } of the page; this is version { $known }. It stays untouched until you decide.
kept-broken = What this device keeps here cannot be read. It stays untouched until you decide.
kept-save = Save it as a file
kept-forget = Forget it and begin anew

## The score helper with Capitals and Automaville
score-played = What was played
score-people = A table of people
score-mat = Landscape
score-mat-of = Landscape of { $name }
score-mat-none = none yet
score-civic = Civic building…
score-civic-pick = Which civic building?
score-card = Card { $number } of district { $district }
score-no-card = –
score-hard = Hard: districts of Automaville count 2 more, not 1
ville-add = One more: { $what }
ville-remove = One fewer: { $what }
ville-on = Civic buildings on ×{ $value }
ville-add-civic = Add a civic building on ×{ $value }
ville-take-away = Take away: { $what }
why-ville-offices =
    { $count ->
        [one] 1 office, 1 more because there is a tavern
       *[other] { $count } offices, 1 more each because there is a tavern
    }
why-ville-pairs =
    { $count ->
        [one] a pair of parks
       *[other] { $count } pairs of parks
    }
why-ville-houses =
    { $count ->
        [one] 1 house, a point for each other kind
       *[other] { $count } houses, a point each for every other kind
    }
why-ville-civic = a civic building, fixed when it came
why-ville-largest = the largest district, size { $count }
why-ville-second = the second largest district, size { $count }
why-ville-smaller = a smaller district, size { $count }

## Rules
rules-landscapes = Landscapes: every city lies around a mat with five natural squares and grows to five by five; hands have nine tiles. The first tile lies on the mat, every later one touches a building. Nature is never built on and breaks lines and groups.
rules-civics = Civic buildings like two kinds and dislike one. Alone they score 1, beside one liked kind 3, beside both 6; beside the disliked kind always 1. Houses do not count them as a kind.
rules-districts = Districts: three pairs of kinds are drawn. In each pair the city with the largest connected group of both kinds scores 6, the second largest 3; in a tie all of them do.
rules-solo = Alone you share a city with each of two Automas; the two share a third one. You win if your lower city beats the lower city of each of them. The level says how many tiles their city has from the start.
rules-ville = Automaville is no square: its tiles lie in rows by kind and score as well as they could ever stand. Parks stand in pairs, every office gets its point if there is a tavern, no house stands beside a factory. A civic building is fixed at 1, 3 or 6 points when it comes: one step up for each liked kind of which Automaville then has more tiles than of the disliked one. A district counts the tiles of its larger kind and 1 more (hard: 2).
rules-simple = Simple mode: you draft from your own hand, discard one tile after each turn and draw up; Automaville gets random tiles after rounds 1 and 3.
rules-full = Full mode: three hands lie open. Each Automa draws a card that says how it takes a tile for each of its cities: the best one now, a missing kind, or the leftmost. Then you choose two tiles, and place theirs in the shared cities as you like.
rules-campaign = Campaign: a series of such games. Before each you pick categories that count double for you; your doubled score and the better Automa’s are added up.
rules-third-title = Two people and an Automa
rules-third = The Automa takes the third seat and shares a city with each of you. Its hand lies open; it takes its tiles before you choose, and each of you places its tile in the city you share with it. It can win. At the start it gets a duplex for each of its cities, which is placed in round 2 and counts for its choices before.
rules-house-title = House rules
rules-house = The published rules are not all known to us. The landscape mats, the civic tiles, the points of districts, the twenty Automa cards, the order of kinds that settles ties between tiles and the normal levels of the base game are our own, tuned by simulation; they lie in data files that the owner of a box can replace by the printed values. Fixed are these house rules: how a mat is shaped, what “missing” and “leftmost” mean on a card, the simple mode’s draft, that fully level with an Automa is no win, and how doubling counts in a campaign.
