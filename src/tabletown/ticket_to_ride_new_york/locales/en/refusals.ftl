# Why a move is refused.
illegal-not-shown = Keep one or both of the tickets that you were shown: { $tickets }.
illegal-not-in-display = No such card lies face up ({ $card }), only { $cards }.
illegal-second-wild = A face-up taxi is the only card of a turn: it cannot be the second one.
illegal-empty-deck = The deck is empty, and so are the discards.
illegal-no-tickets = There are no tickets left to draw.
illegal-wrong-number = { $count ->
    [one] { $route } costs 1 card, not { $given }.
   *[other] { $route } costs { $count } cards, not { $given }.
}
illegal-wrong-colour = { $route } is paid with cards of its colour ({ $colour }) and taxis, not with { $cards }.
illegal-route-taken = { $owner ->
    [you] { $route } is yours already.
   *[other] { $route } belongs to { $owner-name }.
}
illegal-both-halves = Nobody may claim both halves of { $route }: you have { $twin } already.
illegal-other-half-closed = With two players { $route } is closed, because { $twin } is taken.
illegal-alike = Both halves of { $route } are free and alike: claim { $twin }.
illegal-not-enough-taxis = { $spaces ->
    [one] { $route } needs { $spaces } taxi, but you have only { $taxis } left.
   *[other] { $route } needs { $spaces } taxis, but you have only { $taxis } left.
}
illegal-not-enough-cards = You do not hold { $cards }; your hand is { $hand }.
illegal-can-act = You can only pass when nothing else can be done: draw cards, claim a route or draw tickets.
ride-first-choose = First everybody chooses which tickets to keep.
ride-nothing-drawn = No tickets have been drawn to choose from: draw cards, claim a route or draw tickets.
ride-second-now = The second card of the turn has to be drawn now.
ride-first-keep = Choose first which of the drawn tickets to keep.
