# Ticket to Ride: New York in the browser.

ride-map = Map of Manhattan: places and routes
ride-map-large = Large map
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

# Which half of a double route: by its colour, or by number where both are grey.
ride-ends-half = { $ends } ({ $colour })
ride-ends-grey-half = { $ends } (half { $half })
ride-ends = { $from } to { $to }
ride-price = { $count ->
    [one] 1 space, { $colour }
   *[other] { $count } spaces, { $colour }
}
ride-brings = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ride-owned-by = { $who ->
    [you] belongs to you
   *[other] belongs to { $name }
}
ride-closed = closed, the other half is taken
ride-claimable = free, you can claim it
ride-free = free
ride-attraction = { $place }, attraction
ride-goal = { $place }, end of your ticket { $numbers }

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
ride-other-half = The other half: { $price }
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
ride-tickets-done = { $done } of { $count } connected
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
    [one] { $count } point
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
ride-was-missing = { $ends } lacked { $routes }.
ride-all-of-it = All routes and attractions

ride-told-chosen = { $who ->
    [you] You have chosen tickets.
   *[other] { $name } has chosen tickets.
}
ride-told-began = { $who ->
    [you] All have chosen. You start.
   *[other] All have chosen. { $name } starts.
}
ride-told-took = { $who ->
    [you] You take a face-up card: { $card }.
   *[other] { $name } takes a face-up card: { $card }.
}
ride-told-drew = { $who ->
    [you] You draw a card from the deck.
   *[other] { $name } draws a card from the deck.
}
ride-told-saw = { $who ->
    [you] It is: { $card }.
   *[other] { $name } sees: { $card }.
}
ride-told-turned-up = New in the display: { $cards }.
ride-told-swept = Three taxis or more lie face up, so these cards are discarded: { $cards }.
ride-told-reshuffled = { $count ->
    [one] The deck is empty: the only discarded card is the new one.
   *[other] The deck is empty: { $count } discarded cards are shuffled into a new one.
}
ride-told-claimed = { $who ->
    [you] You claim { $ends } with { $cards }: { ride-brings }.
   *[other] { $name } claims { $ends } with { $cards }: { ride-brings }.
}
ride-told-drew-tickets = { $who ->
    [you] { $count ->
        [one] You draw 1 ticket.
       *[other] You draw { $count } tickets.
    }
   *[other] { $count ->
        [one] { $name } draws 1 ticket.
       *[other] { $name } draws { $count } tickets.
    }
}
ride-told-saw-tickets = { $who ->
    [you] Your new tickets: { $tickets }.
   *[other] New tickets of { $name }: { $tickets }.
}
ride-told-kept = { $who ->
    [you] { $count ->
        [one] You keep 1 ticket.
       *[other] You keep { $count } tickets.
    }
   *[other] { $count ->
        [one] { $name } keeps 1 ticket.
       *[other] { $name } keeps { $count } tickets.
    }
}
ride-told-passed = { $who ->
    [you] You can do nothing and pass.
   *[other] { $name } can do nothing and passes.
}
ride-told-last-lap = { $who ->
    [you] You have two taxis or fewer left: everybody has one more turn.
   *[other] { $name } has two taxis or fewer left: everybody has one more turn.
}

ride-score-how = Choose a player, then tap that player’s routes on the map and tickets. Tap again to take back.
ride-score-unreadable = This link cannot be read. Ask for it again, or tap the routes below.
ride-score-player = Whose routes and tickets
ride-score-tickets = Tickets
ride-score-names = Names
ride-score-name-of = Name at seat { $seat }

## Learning
ride-coach-wait = The others move. Look at your tickets: each says how many spaces are missing, and shows its shortest way on the map when you tap it.
ride-coach-tickets = These tickets are your secret aims: connect both places of a ticket with your own taxis. Done, it adds its points; not done, it takes them away. Keep one or both.
ride-coach-more-tickets = New tickets bring more points if you finish them, and cost as many if you do not. Keep at least one.
ride-coach-first-turn = Each turn you do one thing: draw two cards, claim one route, or draw tickets. Begin with cards: take one of the five that lie open, or the top one of the deck.
ride-coach-second-card = Now the second card. An open taxi stands for every colour, so it would have been the whole turn.
ride-coach-collect = A route costs as many cards of its colour as it has spaces. Collect what the way of your ticket needs.
ride-coach-claim = The routes that stand out can be paid from your hand. Tap one and choose how to pay; your taxis go there at once.
ride-coach-longer = Long routes bring more: 1, 2, 4 or 7 points for 1 to 4 spaces. Every attraction that one of your routes touches is one more point.
ride-rules-goal-title = The aim
ride-rules-goal = You send taxis through Manhattan. Claimed routes bring points, and so do tickets whose two places you connect. Tickets that are not connected at the end cost as much as they would have brought.
ride-rules-start-title = The start
ride-rules-start = Everybody has 15 taxis and two cards. Five more cards lie open. All look at two tickets in secret and keep one or both.
ride-rules-turn-title = A turn
ride-rules-turn = On your turn you do exactly one of three things: draw cards, claim a route, or draw tickets.
ride-rules-cards = Draw two cards, one after the other, open or from the deck. An open card is replaced at once. An open taxi counts for both cards, and it cannot be the second. If three or more of the five open cards are taxis, all five are replaced.
ride-rules-claim = Claim a free route: pay as many cards of its colour as it has spaces, and put a taxi on each. A grey route takes any one colour. Taxi cards stand for every colour.
ride-rules-doubles = Where two routes lie side by side, nobody may have both. With two players one of them closes the other.
ride-rules-tickets = Draw two tickets and keep one or both; the other goes under the deck. Whoever can do nothing at all passes.
ride-rules-points-title = Points
ride-rules-points = Routes of 1, 2, 3 or 4 spaces bring 1, 2, 4 or 7 points. Every attraction at one of your routes brings 1. Tickets bring their points if your own routes connect both places, otherwise they cost them.
ride-rules-end-title = The end
ride-rules-end = Whoever ends a turn with two taxis or fewer begins the last lap: everybody has one more turn. Most points win; in a tie, most completed tickets.

## Games played with cardboard
ride-same-name = Two players have the same name.
ride-too-many-taxis = { $name }: the routes take { $used } taxis, but everybody has { $most }.
ride-route-twice = { $name }: { $route } is listed twice.
ride-route-taken = { $name }: { $route } belongs to { $other } already.
ride-both-halves = { $name }: nobody may claim both halves of { $route }.
ride-half-closed = { $name }: with two players only one half of { $route } can be claimed, and { $other } has it.
ride-ticket-twice = { $name }: the ticket { $ticket } is listed twice.
ride-ticket-taken = { $name }: the ticket { $ticket } belongs to { $other } already.
ride-no-ticket = { $name }: everybody keeps a ticket, but none is listed.
ride-option-start = Who starts (a seat); else chance decides

game-ticket-to-ride = Ticket to Ride: New York
about-ticket-to-ride = Claim taxi routes across Manhattan and connect the places on your tickets.

## Told in sentences
ride-route-code = { $ends } ({ $code })
ride-ticket-worth = { $ends }, { ride-brings }
ride-told-swept-again = { $count ->
    [one] The next display goes the same way.
   *[other] The next { $count } displays go the same way.
}
ride-told-returned = { $count ->
    [one] One ticket goes back under the deck.
   *[other] { $count } tickets go back under the deck.
}
ride-told-laid-open = { $who ->
    [you] You held { $tickets }.
   *[other] { $name } held { $tickets }.
}
ride-told-put-back = Put back: { $tickets }.

## In the terminal
ride-help =
    A turn is one of three things: draw two cards (a taxi taken from the display is the only one of its turn), claim one route with as many cards of its colour as it has spaces (taxis stand for any colour), or draw tickets.
    Routes of 1, 2, 3, 4 spaces score 1, 2, 4, 7. Tickets count for you if your own routes connect their ends, else against you. Every attraction (round brackets) that your routes touch is a point. Who has two taxis or fewer begins the last lap. A + marks a claim on one shortest way of each of your tickets; others can be as short.
ride-more-tickets = … and { $count } more: type “look”.
ride-legend =
    Every letter is a space: B G K P R O its colour, * any colour, x closed, 1 to 4 its owner’s seat.
    Round brackets are attractions: one point each if your routes touch them.
ride-choosing = Everybody chooses tickets in secret; still to choose: { $seats }.
ride-turn-second = It is the second card of the turn.
ride-turn-keep = Tickets are drawn, and some of them are kept.
ride-column-taxis = taxis
ride-column-tickets = tickets
ride-column-cards = cards
ride-surely = surely { $cards }
ride-label-display = Display
ride-label-deck = Deck
ride-label-discards = Discards
ride-tickets-to-draw = { $count ->
    [one] 1 ticket to draw
   *[other] { $count } tickets to draw
}
ride-to-choose-from = Tickets to choose from
ride-offer-keep = Keep
ride-offer-card = Draw a card
ride-offer-top = top of the deck
ride-offer-claim = Claim, paying with: { $card }
ride-offer-tickets = Draw tickets
ride-offer-pass = Nothing else can be done
ride-letter = { $letter } ({ $word })
ride-form-keep = keep TICKET, or keep TICKET TICKET
ride-form-take = take CARD
ride-form-draw = draw, for the top card of the deck
ride-form-claim = claim ROUTE CARDS, such as claim LC-TS/B BW
ride-form-tickets = tickets, to draw tickets
ride-form-pass = pass
ride-unknown-card = “{ $text }” is not a card: the cards are { $cards }.
ride-unknown-route = “{ $text }” is not a route: routes are two codes with a dash, such as { $example }; the codes are { $codes }.
ride-unknown-ticket = “{ $text }” is not a ticket: tickets are two codes with a dash, such as { $example }.
ride-which-half = “{ $text }” is not a route: say which half, { $route }.
ride-written = “{ $text }” is not a route: it is written { $route }.
ride-setup-start = “start” is the number of the seat that starts, 1 to { $seats }, not { $start }.

## Games played with cardboard, from a file
ride-file-unreadable = The file cannot be read from line { $line }, column { $column } on; it should look like this: { $shape }
ride-file-unknown = “{ $key }” is unknown; the file should look like this: { $shape }
ride-file-shape = The file should look like this: { $shape }
ride-file-key = Player { $number }: “{ $key }” is unknown here, there is only { $keys }.
ride-file-name = Player { $number }: the name is not a text.
ride-file-list = { $name }: “{ $key }” is a list of texts in square brackets.
ride-halves-gone = { $name }: others have claimed both halves of { $route } already.
ride-no-route = { $name }: “{ $text }” is not a route of the board.
ride-other-colour = { $name }: “{ $text }”: that route is { $colours }, not { $wanted }.
ride-say-half = { $name }: “{ $text }” is a double route: say which half, { $colours }.
ride-no-such-ticket = { $name }: “{ $text }” is not a ticket of the box.
ride-hint-once = { ride-brings } at once
ride-hint-planned = { ride-brings } at once, as planned
ride-hint-card = { $card } for { $plan }
ride-hint-deck = the top card of the deck, for { $plan }
ride-hint-tickets = new tickets for the routes as planned
ride-hint-plan = { $routes } ({ ride-brings })
ride-hint-no-plan = nothing in particular
