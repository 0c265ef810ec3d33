# Ticket to Ride: New York in the browser.

ride-map = Map of Manhattan: places and routes
ride-players = Players
ride-display = Face-up cards, deck and tickets
ride-hand = Your cards
ride-tickets = Your tickets

ride-blue = blue
ride-green = green
ride-black = black
ride-pink = pink
ride-red = red
ride-orange = orange
ride-wild = taxi
ride-grey = grey, any one colour
ride-some-cards = { $count } { $card }

ride-ends = { $from } to { $to }
ride-price = { $count ->
    [one] 1 space, { $colour }
   *[other] { $count } spaces, { $colour }
}
ride-brings = { $points ->
    [one] 1 point
   *[other] { $points } points
}
ride-owned-by = belongs to { $name }
ride-closed = closed, the other half is taken
ride-claimable = free, you can claim it
ride-free = free
ride-attraction = { $place }, attraction

ride-task-turn = Your turn: draw cards, claim a route or draw tickets
ride-task-second = Draw your second card
ride-task-tickets = Choose the tickets you want to keep
ride-task-pass = There is nothing you can do but pass
ride-pass = Pass
ride-take = Take a face-up card: { $card }
ride-draw = { $count ->
    [one] Draw from the deck, 1 card left
   *[other] Draw from the deck, { $count } cards left
}
ride-draw-tickets = { $count ->
    [one] Draw tickets (1 left)
   *[other] Draw tickets ({ $count } left)
}
ride-no-cards = No cards
ride-choose-payment = Claim it by paying:
ride-pay = Pay { $cards }
ride-other-half = The other half
ride-cannot-pay = Nothing in your hand pays for it now.
ride-not-your-turn = Routes are claimed at the beginning of your own turn.
ride-choose-tickets = Keep one ticket or both
ride-keep-tickets = { $count ->
    [0] Keep at least one
    [one] Keep 1 ticket
   *[other] Keep { $count } tickets
}
ride-show-way = Show on the map
ride-ticket-done = connected
ride-ticket-blocked = no open way is left
ride-ticket-missing = { $count ->
    [one] 1 space missing
   *[other] { $count } spaces missing
}

ride-taxis-left = { $count ->
    [one] 1 taxi left
   *[other] { $count } taxis left
}
ride-cards-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ride-tickets-held = { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
}
ride-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
ride-last-lap = Last lap!
ride-turns-left = { $count ->
    [one] One more turn.
   *[other] { $count } more turns.
}

ride-decided-by-tickets = The tie is broken by completed tickets.
ride-decided-by-nothing = Level on points and on completed tickets.
ride-routes-count = { $count ->
    [one] 1 route
   *[other] { $count } routes
}
ride-tickets-count = { $count ->
    [one] 1 ticket, { $done } completed
   *[other] { $count } tickets, { $done } completed
}
ride-attractions-count = { $count ->
    [one] 1 attraction
   *[other] { $count } attractions
}
ride-was-missing = { $ends }: missing was { $routes }.
ride-all-of-it = All routes and attractions

ride-told-chosen = { $name } has chosen tickets.
ride-told-began = All have chosen. { $name } starts.
ride-told-took = { $name } takes a face-up card: { $card }.
ride-told-drew = { $name } draws from the deck.
ride-told-you-drew = You draw: { $card }.
ride-told-turned-up = New in the display: { $cards }.
ride-told-swept = Three taxis in the display: all five cards are replaced.
ride-told-reshuffled = The discards are shuffled into a new deck.
ride-told-claimed = { $name } claims { $ends } with { $cards }.
ride-told-drew-tickets = { $count ->
    [one] { $name } draws 1 ticket.
   *[other] { $name } draws { $count } tickets.
}
ride-told-kept = { $count ->
    [one] { $name } keeps 1 ticket.
   *[other] { $name } keeps { $count } tickets.
}
ride-told-passed = { $name } passes.
ride-told-last-lap = { $name } has hardly any taxis left: everybody has one more turn.
ride-told-ended = The game is over.
