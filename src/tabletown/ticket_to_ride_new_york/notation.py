"""Moves as text, both ways: `keep LE-WS CP-MW`, `take R`, `draw`, `claim LC-TS/B BBW`, `tickets`, `pass`."""

from tabletown.core.errors import Reason, Unreadable, UnreadableMove
from tabletown.core.sentence import Sentence, Word, either, listing, sentence
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
from tabletown.ticket_to_ride_new_york.words import card_word

_LETTERS = listing(sentence("ride-letter", letter=str(card), word=card_word(card)) for card in Card)
_FORMS = {
    "keep": "ride-form-keep",
    "take": "ride-form-take",
    "draw": "ride-form-draw",
    "claim": "ride-form-claim",
    "tickets": "ride-form-tickets",
    "pass": "ride-form-pass",
}
_MOST_CARDS = 8
"""More cards than any route costs are no payment."""


class UnreadablePart(Reason):
    CARD = "ride-unknown-card"
    ROUTE = "ride-unknown-route"
    TICKET = "ride-unknown-ticket"


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
            raise UnreadableMove(Unreadable.SHAPE, word=word, form=Word(_FORMS[word]))
    raise UnreadableMove(Unreadable.WORD, text=text[:40], words=either(_FORMS))


def parse_card(text: str) -> Card:
    try:
        return Card(text.upper())
    except ValueError:
        raise UnreadableMove(UnreadablePart.CARD, text=text[:20], cards=_LETTERS) from None


def parse_route(text: str) -> Route:
    route = _ROUTES.get(text.upper())
    if route is None:
        raise UnreadableMove(UnreadablePart.ROUTE, _hint(text[:20], text.upper()[:5]))
    return route


def parse_ticket(text: str) -> Ticket:
    ticket = _TICKETS.get(text.upper())
    if ticket is None:
        raise UnreadableMove(UnreadablePart.TICKET, text=text[:20], example=str(Ticket.LE_WS))
    return ticket


def _turned(code: str) -> str:
    """`TS-LC/B` for `LC-TS/B`."""
    return f"{code[3:5]}-{code[:2]}{code[5:]}"


_ROUTES = {code: route for route in ROUTES for code in (route.value, _turned(route.value))}
_TICKETS = {code: ticket for ticket in TICKETS for code in (ticket.value, _turned(ticket.value))}


def _hint(text: str, code: str) -> Sentence:
    halves = [route for route in ROUTES if code in (route[:5], _turned(route[:5]))]
    if halves:
        message = "ride-which-half" if len(halves) > 1 else "ride-written"
        return sentence(message, text=text, route=" / ".join(halves))
    return sentence(UnreadablePart.ROUTE.value, text=text, example=str(Route.LC_CP), codes=" ".join(Stop))
