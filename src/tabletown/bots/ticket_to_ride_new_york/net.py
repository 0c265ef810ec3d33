"""A bot that makes the move its net likes best. No look-ahead, no chance."""

from collections.abc import Callable, Sequence
from functools import cache
from logging import getLogger
from pathlib import Path

from tabletown.bots.bot import Bot, Decision, Thought
from tabletown.bots.nets.files import NetFault, NetFile, load_net
from tabletown.bots.nets.ticket_to_ride_new_york.choosing import Liked, liked
from tabletown.bots.nets.ticket_to_ride_new_york.forward import ARRAYS, KIND, RideNet
from tabletown.bots.nets.ticket_to_ride_new_york.layout import ROW, place_of
from tabletown.bots.nets.ticket_to_ride_new_york.rows import table_row
from tabletown.bots.nets.ticket_to_ride_new_york.with_numpy import NumpyNet
from tabletown.bots.ticket_to_ride_new_york.planner import SHOWN, gain_of
from tabletown.bots.ticket_to_ride_new_york.reading import Reading, read
from tabletown.core.sentence import Sentence, sentence
from tabletown.ticket_to_ride_new_york.board import ROUTES
from tabletown.ticket_to_ride_new_york.moves import Claim, DrawBlind, DrawFaceUp, DrawTickets, KeepTickets, Move, Pass
from tabletown.ticket_to_ride_new_york.view import View
from tabletown.ticket_to_ride_new_york.words import card_word

_logger = getLogger("tabletown.bots")
WEIGHTS = Path(__file__).with_name("nets")
"""`rides-2.net` plays tables of two."""
_ON_WAYS = place_of("routes: on quick ways")


class NetBot:
    name = "net"

    def __init__(self, net: RideNet) -> None:
        self._net = net

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        row = table_row(view)
        now, plan = read(view), plan_of(view, row)
        best = tuple(_thought(found, now, plan) for found in liked(self._net.like(row), view, moves)[:SHOWN])
        return Decision(best[0].move, best)


class NetAtEveryTable:
    """By the number of seats: whoever learnt just that, or somebody else."""

    name = NetBot.name

    def __init__(self, otherwise: Callable[[], Bot[View, Move]]) -> None:
        self._otherwise = otherwise
        self._players: dict[int, Bot[View, Move]] = {}

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        if view.seats not in self._players:
            self._players[view.seats] = net_or(self._otherwise, WEIGHTS / f"rides-{view.seats}.net")
        return self._players[view.seats].decide(view, moves)


def numpy_net(net: NetFile) -> NumpyNet:
    """Raises NetFault."""
    if net.arrays["first"].shape[:1] != (ROW,):
        raise NetFault("these weights look at other numbers than there are")
    return NumpyNet(net)


@cache
def loaded_net(path: Path) -> NumpyNet:
    """Raises NetFault."""
    return numpy_net(load_net(path, KIND, ARRAYS))


def net_or(otherwise: Callable[[], Bot[View, Move]], path: Path) -> Bot[View, Move]:
    """The net, or, if its weights are not what they should be, somebody else; then that is told in a sentence."""
    try:
        return NetBot(loaded_net(path))
    except NetFault as fault:
        other = otherwise()
        _logger.warning("%s: %s plays instead", fault, other.name)
        return other


def plan_of(view: View, row: bytes) -> Sentence:
    """The quickest ways to tickets, and what these are worth if they are done."""
    names = [route[:5] for route, is_on in zip(ROUTES, row[_ON_WAYS], strict=True) if is_on]
    points = sum([2 * ticket.points for ticket in view.tickets if ticket not in view.completed])
    if not names:
        return Sentence("ride-hint-no-plan")
    return sentence("ride-hint-plan", routes=" ".join(dict.fromkeys(names)), points=points)


def _thought(found: Liked, now: Reading, plan: Sentence) -> Thought[Move]:
    return Thought(found.move, found.chance, words_for(found.move, now, plan))


def words_for(move: Move, now: Reading, plan: Sentence) -> Sentence:
    match move:
        case Claim(route):
            return sentence("ride-hint-once", points=gain_of(now, route))
        case DrawFaceUp(card):
            return sentence("ride-hint-card", card=card_word(card), plan=plan)
        case DrawBlind():
            return sentence("ride-hint-deck", plan=plan)
        case DrawTickets():
            return Sentence("ride-hint-tickets")
        case KeepTickets(tickets):
            points = sum([ticket.points for ticket in tickets])
            return sentence("ride-hint-plan", routes=" ".join(tickets), points=points)
        case Pass():
            return Sentence("ride-offer-pass")
