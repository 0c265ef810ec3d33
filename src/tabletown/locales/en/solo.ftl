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
solo-house-rules = Where the published booklet is silent, we play by house rules of our own; the rules page says which.
solo-begin = Begin
new-third = An Automa takes the third seat

## At a table with Automas
town-city-1 = city 1
task-choose-open = Choose two of your tiles
task-discard = Throw one tile away; then you draw up
task-place-theirs =
    { $count ->
        [one] Place the last tile
       *[other] Place your tiles, and those of the Automas
    }
tile-yours = { $tile }, yours
tile-theirs = { $tile }, { $automa }’s for { $town }
pick-for-automa = You decide where it goes in { $town }.
discard-this = Throw this one away
duplex-later = comes in round 2 and counts for the Automa’s choices already
automa-row = Open row of { $automa }
automa-rests = No tiles to take in this round: you place the duplexes.
automa-taken-for = { $tile }, taken for { $town }
automa-card = Card { $number }. { $first }: { $left }. { $second }: { $right }.
automa-says-best = the best tile
automa-says-missing = a missing type, else the best
automa-says-first = the leftmost tile
ville-rows = Tiles by type, with their points
ville-how = Automaville is scored as well as its tiles could ever stand: best lines and sets, parks in pairs, offices with a tavern, houses free of factories.
told-automa-card = { $automa } draws card { $number }.
told-built = { $name }: { $tile } on { $square } of { $town }.
told-thrown-away = Out of the game: { $tiles }.
told-filled-up = You draw: { $tiles }.
told-ville-grew = Automaville gets: { $tiles }.
solo-how-won = Everybody scores the lower of two cities. You win if you beat both Automas; fully level is no win.
solo-doubled = Counted double for you: { $kinds }.
decided-against-you = Level on everything: that is no win against an Automa.

## Capitals
capitals-title = Capitals
capitals-landscapes = Landscapes: cities of 5 by 5 around nature
capitals-civics = Civic buildings, with likes and dislikes
capitals-districts = Districts: the largest groups of two kinds score
capitals-note = Mats, civic tiles and district points are our own where the sources are silent; an owner of the box can put the printed ones into a file.
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
