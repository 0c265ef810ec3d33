"""Moves as text, both ways: `keep LE-WS CP-MW`, `take R`, `draw`, `claim LC-TS/B BBW`, `tickets`, `pass`."""

from tabletown.core.errors import Reason, Unreadable, UnreadableMove
from tabletown.ticket_to_ride_new_york.board import ROUTES, TICKETS, Route, Stop, Ticket
from tabletown.ticket_to_ride_new_york.cards import Card
from tabletown.ticket_to_ride_new_york.moves import (
    DRAW_BLIND,
    DRAW_TICKETS,
    PASS,
    Claim,
    DrawBlind,
    DrawFaceUp,
    DrawTickets,
    KeepTickets,
    Move,
    Pass,
)

_LETTERS = " ".join(f"{card} ({card.word})" for card in Card)
_FORMS = {
    "keep": "keep TICKET, or keep TICKET TICKET",
    "take": "take CARD",
    "draw": "draw, for the top card of the deck",
    "claim": "claim ROUTE CARDS, such as claim LC-TS/B BW",
    "tickets": "tickets, to draw tickets",
    "pass": "pass",
}
_MOST_CARDS = 8
"""More cards than any route costs are no payment."""


class UnreadablePart(Reason):
    CARD = "unknown card"
    ROUTE = "unknown route"
    TICKET = "unknown ticket"


def format_move(move: Move) -> str:
    match move:
        case KeepTickets(tickets):
            return " ".join(["keep", *tickets])
        case DrawFaceUp(card):
            return f"take {card}"
        case DrawBlind():
            return "draw"
        case Claim(route, cards):
            return f"claim {route} {''.join(cards)}"
        case DrawTickets():
            return "tickets"
        case Pass():
            return "pass"


def parse_move(text: str) -> Move:
    """Codes and letters may be small or big, and the two ends of a route or ticket may be turned round."""
    match text.lower().split():
        case ["keep", ticket]:
            return KeepTickets((parse_ticket(ticket),))
        case ["keep", first, second]:
            return KeepTickets((parse_ticket(first), parse_ticket(second)))
        case ["take", card]:
            return DrawFaceUp(parse_card(card))
        case ["draw"]:
            return DRAW_BLIND
        case ["claim", route, cards] if len(cards) <= _MOST_CARDS:
            return Claim(parse_route(route), tuple(map(parse_card, cards)))
        case ["tickets"]:
            return DRAW_TICKETS
        case ["pass"]:
            return PASS
        case [word, *_] if word in _FORMS:
            raise UnreadableMove(Unreadable.SHAPE, f"“{word}” is written like this: {_FORMS[word]}")
    known = ", ".join(_FORMS)
    raise UnreadableMove(Unreadable.WORD, f"“{text[:40]}” is not a move: a move starts with {known}")


def parse_card(text: str) -> Card:
    try:
        return Card(text.upper())
    except ValueError:
        raise UnreadableMove(UnreadablePart.CARD, f"“{text[:20]}” is not a card: they are {_LETTERS}") from None


def parse_route(text: str) -> Route:
    route = _ROUTES.get(text.upper())
    if route is None:
        raise UnreadableMove(UnreadablePart.ROUTE, f"“{text[:20]}” is not a route: {_hint(text.upper()[:5])}")
    return route


def parse_ticket(text: str) -> Ticket:
    ticket = _TICKETS.get(text.upper())
    if ticket is None:
        detail = f"“{text[:20]}” is not a ticket: tickets are two codes with a dash, such as {Ticket.LE_WS}"
        raise UnreadableMove(UnreadablePart.TICKET, detail)
    return ticket


def _turned(code: str) -> str:
    """`TS-LC/B` for `LC-TS/B`."""
    return f"{code[3:5]}-{code[:2]}{code[5:]}"


_ROUTES = {code: route for route in ROUTES for code in (route.value, _turned(route.value))}
_TICKETS = {code: ticket for ticket in TICKETS for code in (ticket.value, _turned(ticket.value))}


def _hint(code: str) -> str:
    halves = [route for route in ROUTES if code in (route[:5], _turned(route[:5]))]
    if halves:
        return f"say which half, {' or '.join(halves)}" if len(halves) > 1 else f"it is written {halves[0]}"
    return f"routes are two codes with a dash, such as {Route.LC_CP}; the codes are {' '.join(Stop)}"
