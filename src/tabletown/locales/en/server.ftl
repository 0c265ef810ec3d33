# What the server says: why something was refused, and the ready-made phrases of the chat.
refused-unreadable = This message could not be read.
refused-too-big = This message is too long.
refused-too-fast = That was too fast. Wait a moment and try again.
refused-no-table = There is no such table.
refused-no-hello = Say first which table you come to.
refused-not-your-seat = This is not your seat.
refused-not-host = Only the host can do that.
refused-seat-taken = This seat is taken.
refused-no-such-seat = There is no such seat at this table.
refused-not-started = The game has not begun yet.
refused-started = The game has begun already.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-seats-empty = Some seats are still free: fill them with people or bots first.
refused-stale = Something has changed that you had not seen. Look again, then decide.
refused-illegal = This move is not allowed now.
refused-unreadable-move = This is not a move of this game.
refused-no-such-bot = There is no such bot for this game.
refused-no-such-game = There is no such game here.
refused-no-such-language = This language is not spoken here yet.
refused-no-such-phrase = There is no such phrase.
refused-bad-setup = The game cannot be set up like this.
refused-bad-name = A name has 1 to 24 visible characters.
refused-bad-text = A line of chat has 1 to 300 visible characters.
refused-no-proposal = There is no such proposal, or it cannot be made here.
refused-no-undo = There is nothing here that could be taken back.
refused-undo-asked = Somebody has already asked to take moves back.
refused-too-many = There are too many of these already.
refused-game-broken = The game { $game } of the package { $package } has failed here. The table waits as it is.
refused-busy = The server could not store this. Nothing has happened; try again.
illegal-out-of-turn = It is not your turn.
illegal-wrong-phase = Something else has to be done first.
illegal-not-in-hand = These two tiles are not both in your hand.
illegal-not-chosen = This is not one of the tiles you chose.
illegal-city-served = This city has had its tile: the other tile goes into the other city.
illegal-unknown-square = There is no such square.
illegal-occupied = Something stands there already.
illegal-first-in-the-middle = The first tile of a city goes into the middle.
illegal-outside = With a tile there the city could not become a full square.
illegal-not-adjacent = A tile must touch another tile of the city.
illegal-first-on-a-plot = The first tile of a city goes on a plot of its landscape.
illegal-nature = Nothing is built on nature.
illegal-dead-end = After that there would not be room for every duplex that can still come.
illegal-not-shown = This is not one of the tickets you were shown.
illegal-not-in-display = This card does not lie face up.
illegal-second-wild = A face-up taxi cannot be the second card.
illegal-empty-deck = The deck is empty.
illegal-no-tickets = There are no tickets left.
illegal-wrong-number = A route costs as many cards as it has spaces.
illegal-wrong-colour = These cards do not fit the colour of the route.
illegal-route-taken = This route is taken.
illegal-both-halves = You have the other half of this double route already.
illegal-other-half-closed = With so few players the other half closes this one.
illegal-alike = The two halves are alike: take the first one.
illegal-not-enough-taxis = You have not enough taxis left.
illegal-not-enough-cards = You do not hold these cards.
illegal-can-act = You can only pass when nothing else can be done.
phrase-hello = Hello, everybody!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-your-turn = It is your turn.
phrase-think = Let me think for a moment.
phrase-sorry = Sorry!
phrase-good-idea = Good idea.
phrase-rather-not = Rather not.
phrase-need-shop = Our city needs shops.
phrase-need-factory = Our city needs factories.
phrase-need-tavern = Our city needs taverns.
phrase-need-office = Our city needs offices.
phrase-need-park = Our city needs parks.
phrase-need-house = Our city needs houses.
phrase-once-more = Once more?

# What bots say to their partners; the tile and its square are shown beside the first.
bot-wishes = { $now ->
    [0] Nothing at once, but about { $possible } points in the end.
   *[other] { $now } at once, about { $possible } in the end.
}
bot-would-rather = Rather { $tile } on { $square }: to me that is worth { $more ->
    [one] { $more } point
   *[other] { $more } points
} more.
