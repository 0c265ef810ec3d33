"""A private, mutable twin of the table for playing many games to the end, fast. A test holds it against the rules."""

from tabletown.bots.ticket_to_ride_new_york.graph import LinkMask, link_mask
from tabletown.bots.ticket_to_ride_new_york.plans import Plan
from tabletown.core.event import Event
from tabletown.ticket_to_ride_new_york.board import Route, RouteMask, Ticket, TicketMask
from tabletown.ticket_to_ride_new_york.cards import CARD_OF, Bundle, Card
from tabletown.ticket_to_ride_new_york.network import open_routes
from tabletown.ticket_to_ride_new_york.rules import FEW_TAXIS
from tabletown.ticket_to_ride_new_york.scoring import score
from tabletown.ticket_to_ride_new_york.state import State
from tabletown.ticket_to_ride_new_york.stock import discard, draw_top, take


class Table:
    """What the players have, by seat; the stock is the real one. Nothing is remembered about who knows what."""

    __slots__ = (
        "claimed",
        "hands",
        "links",
        "over",
        "passes",
        "plans",
        "routes",
        "seats",
        "seed",
        "stock",
        "taxis",
        "ticket_deck",
        "tickets",
        "turn",
        "turns_left",
    )

    def __init__(self, state: State) -> None:
        players = state.players
        self.seats = len(players)
        self.seed = state.seed
        self.turn = int(state.turn)
        self.stock = state.stock
        self.hands: list[Bundle] = [player.hand for player in players]
        self.routes: list[RouteMask] = [player.routes for player in players]
        self.links: list[LinkMask] = [link_mask(player.routes) for player in players]
        self.taxis = [player.taxis for player in players]
        self.tickets: list[TicketMask] = [player.tickets for player in players]
        self.claimed = state.claimed
        self.ticket_deck: list[Ticket] = list(state.ticket_deck)
        self.turns_left = state.turns_left
        self.passes = state.passes
        self.plans: list[Plan | None] = [None] * self.seats
        self.over = False

    def openings(self, seat: int) -> RouteMask:
        return open_routes(self.routes[seat], self.claimed, self.seats)

    def take(self, seat: int, card: Card) -> None:
        self.hands[seat] += card.unit
        self.stock = take(self.stock, card, self.seed, _UNHEARD)
        _UNHEARD.clear()

    def draw(self, seat: int) -> None:
        """The top card of a deck that is not empty."""
        self.hands[seat] += CARD_OF[self.stock.deck[0]].unit
        self.stock = draw_top(self.stock, self.seed, _UNHEARD)
        _UNHEARD.clear()

    def claim(self, seat: int, route: Route, link: LinkMask, price: Bundle) -> None:
        self.hands[seat] -= price
        self.routes[seat] |= route.bit
        self.links[seat] |= link
        self.claimed |= route.bit
        self.taxis[seat] -= route.length
        self.stock = discard(self.stock, price, self.seed, _UNHEARD)
        _UNHEARD.clear()

    def end_turn(self, *, passed: bool = False) -> None:
        seat = self.turn
        self.passes = self.passes + 1 if passed else 0
        if self.turns_left is not None:
            self.turns_left -= 1
        elif self.taxis[seat] <= FEW_TAXIS:
            self.turns_left = self.seats
        self.over = self.turns_left == 0 or self.passes == self.seats
        self.turn = (seat + 1) % self.seats

    def results(self) -> list[tuple[int, int]]:
        """By seat: points, and tickets to break a tie."""
        scores = [score(own, held) for own, held in zip(self.routes, self.tickets, strict=True)]
        return [(each.total, each.completed) for each in scores]


_UNHEARD: list[Event] = []
"""What happened, which no playout listens to."""
