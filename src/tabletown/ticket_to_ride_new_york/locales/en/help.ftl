# Rules at the table, tips, and guided games.
ride-tip-cards = Drawing cards
ride-tip-route =
    { $points ->
        [one] The route: { $points } point.
       *[other] The route: { $points } points.
    }
ride-tip-brings =
    { $points ->
        [one] Yours, it would bring { $points } point
       *[other] Yours, it would bring { $points } points
    }
ride-tip-attraction = { $place }, a new attraction: 1 point.
ride-tip-completes = It completes { $ticket }.
ride-tip-held =
    { $count ->
        [0] You have none in hand.
        [one] You have { $count } in hand.
       *[other] You have { $count } in hand.
    }
ride-tip-done =
    { $points ->
        [one] Connected: { $points } point for you.
       *[other] Connected: { $points } points for you.
    }
ride-tip-open =
    { $count ->
        [one] Worth { $points } when connected, as many lost when not. { $count } space is missing on the shortest way.
       *[other] Worth { $points } when connected, as many lost when not. { $count } spaces are missing on the shortest way.
    }
ride-tip-lost =
    { $points ->
        [one] The others have closed every way: it costs { $points } point.
       *[other] The others have closed every way: it costs { $points } points.
    }
ride-tip-missing = Missing: { $routes }.
ride-tip-seen = One of your routes ends here: 1 point for you.
ride-tip-unseen = None of your routes ends here yet.
ride-card-routes = Routes by length
ride-card-length =
    { $points ->
        [one] Length { $count }: { $points } point
       *[other] Length { $count }: { $points } points
    }
ride-example-done = connected
ride-example-failed = not connected

## Guided games
ride-course-first = The first game
ride-course-first-text = Against one bot: tickets, cards, routes, attractions, and the end.
ride-coach-way = { $narrow ->
    [yes] Tap the sign of your tickets, beside your cards, then one of them
   *[no] Tap a ticket
}: its shortest way is drawn on the map, with the spaces that are missing. What the others take, you may have to go around.
ride-coach-grey = Grey routes take any one colour; a taxi card stands for whichever is missing.
ride-coach-tips = Hold a route, a card or a ticket, or rest the mouse on it: you see its rule, and what it would bring you. “?” above shows all of scoring.
