"""What a player can do, one record per decision. Moves are made once and shared."""

from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from tabletown.ticket_to_ride_new_york.board import ROUTES, TICKETS, Route, RouteMask, Ticket, TicketMask
from tabletown.ticket_to_ride_new_york.cards import COLOURS, COUNT, WILD_SHIFT, Bundle, Card, bundle, cards_in
from tabletown.ticket_to_ride_new_york.network import listed, tickets_in


@dataclass(frozen=True, slots=True)
class KeepTickets:
    """Keep these of the tickets that were shown; the rest goes under the deck. Always in the order of the box."""

    tickets: tuple[Ticket, ...]
    mask: TicketMask = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        kept = tuple(sorted(self.tickets, key=lambda ticket: ticket.bit))
        object.__setattr__(self, "tickets", kept)
        mask = 0
        for ticket in kept:
            mask |= ticket.bit
        object.__setattr__(self, "mask", mask)


@dataclass(frozen=True, slots=True)
class DrawFaceUp:
    """Take a card of the display, as the first or the second card of the turn."""

    card: Card


@dataclass(frozen=True, slots=True)
class DrawBlind:
    """Take the top card of the deck, as the first or the second card of the turn."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Put taxis on a route and pay for it. Cards are always in the order of the kinds."""

    route: Route
    cards: tuple[Card, ...]
    price: Bundle = field(init=False, compare=False, repr=False)
    """What is paid; 0 if these cards pay for this route in nobody's hand."""

    def __post_init__(self) -> None:
        cards = tuple(sorted(self.cards, key=lambda card: card.shift))
        object.__setattr__(self, "cards", cards)
        object.__setattr__(self, "price", bundle(cards) if pays_for(self.route, cards) else 0)


@dataclass(frozen=True, slots=True)
class DrawTickets:
    """Look at the top two tickets."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, because nothing can be done."""


Move: TypeAlias = KeepTickets | DrawFaceUp | DrawBlind | Claim | DrawTickets | Pass


def pays_for(route: Route, cards: tuple[Card, ...]) -> bool:
    """As many cards as spaces, of one colour that fits; wilds stand for any (rules 5.1 to 5.4)."""
    kinds = {card for card in cards if card is not Card.WILD}
    return len(cards) == route.length and len(kinds) <= 1 and kinds <= set(route.colours)


DRAW_BLIND, DRAW_TICKETS, PASS = DrawBlind(), DrawTickets(), Pass()
_TAKE = {card: DrawFaceUp(card) for card in Card}
_KEEP = {pair: KeepTickets(pair) for count in (1, 2) for pair in combinations(TICKETS, count)}


def _claims(route: Route, colour: Card) -> tuple[Claim, ...]:
    """Everything with at least one card of a colour, fewest wilds first."""
    mixes = range(route.length, 0, -1) if colour in route.colours else ()
    return tuple(Claim(route, (colour,) * own + (Card.WILD,) * (route.length - own)) for own in mixes)


_CLAIMS = {
    colour: tuple((route.bit, claim) for route in ROUTES for claim in _claims(route, colour)) for colour in COLOURS
}
"""By colour: everything it can pay, beside the route it pays for."""
_LONGEST = max(route.length for route in ROUTES)
_AFFORDABLE = {
    (colour, count, wilds): tuple(
        (bit, claim)
        for bit, claim in _CLAIMS[colour]
        if claim.cards.count(colour) <= count and claim.cards.count(Card.WILD) <= wilds
    )
    for colour in COLOURS
    for count in range(1, _LONGEST + 1)
    for wilds in range(_LONGEST + 1)
}
_ALL_WILD = tuple((route.bit, Claim(route, (Card.WILD,) * route.length)) for route in ROUTES)
_PAYABLE = tuple(
    (colour, colour.shift, sum(route.bit for route in ROUTES if colour in route.colours)) for colour in COLOURS
)


def keeps(shown: TicketMask) -> tuple[Move, ...]:
    """Both or either of two tickets (rule 2.3)."""
    tickets = tickets_in(shown)
    return tuple(_KEEP[kept] for count in (2, 1) for kept in combinations(tickets, count))


@lru_cache(maxsize=1024)
def takes(display: Bundle, *, second: bool) -> tuple[Move, ...]:
    """One move for every kind of card in the display; no wild as the second card (rule 4.4)."""
    return tuple(_TAKE[card] for card in dict.fromkeys(cards_in(display)) if not (second and card is Card.WILD))


def claims(hand: Bundle, routes: RouteMask) -> list[Move]:
    """Every different way to pay for one of these routes: by colour, then by route, then with wilds alone."""
    routes = listed(routes)
    wilds = min(hand >> WILD_SHIFT, _LONGEST)
    found: list[Move] = []
    for colour, shift, payable in _PAYABLE:
        count = hand >> shift & COUNT
        if count:
            found += _with_colour(colour, min(_LONGEST, count), wilds, routes & payable)
    if wilds:
        found += _with_wilds(wilds, routes)
    return found


# A few thousand different questions make up nearly all of a game, and the answers are tuples of shared moves.


@lru_cache(maxsize=1 << 12)
def _with_colour(colour: Card, count: int, wilds: int, routes: RouteMask) -> tuple[Claim, ...]:
    return tuple([claim for bit, claim in _AFFORDABLE[colour, count, wilds] if routes & bit])


@lru_cache(maxsize=1 << 8)
def _with_wilds(wilds: int, routes: RouteMask) -> tuple[Claim, ...]:
    return tuple([claim for bit, claim in _ALL_WILD if routes & bit and claim.route.length <= wilds])
