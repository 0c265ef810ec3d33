"""A bot that makes the move its net likes best, without look-ahead or chance; and the levels below it, which err."""

from collections.abc import Sequence
from functools import cache
from math import log
from pathlib import Path
from typing import TYPE_CHECKING, cast

from tabletown.bots.bot import SHOWN, AnyBot, Budget, Decision, Thought, ThoughtUnit, first_of
from tabletown.bots.mistakes import Allowances, FallibleBot, Priced, allowance_of, by_values, read_allowances
from tabletown.bots.nets.files import NetFile, check_shapes, load_net
from tabletown.bots.nets.instead import net_at_every_table
from tabletown.bots.nets.ticket_to_ride_new_york.forward import ACTIONS, ARRAYS, KIND, Liked, RideNet, liked
from tabletown.bots.nets.ticket_to_ride_new_york.layout import ROW, place_of
from tabletown.bots.nets.ticket_to_ride_new_york.rows import table_row
from tabletown.bots.ticket_to_ride_new_york.planner import PlannerBot, gain_of, rate
from tabletown.bots.ticket_to_ride_new_york.reading import Reading, read
from tabletown.core.sentence import Sentence, sentence
from tabletown.ticket_to_ride_new_york.board import ROUTES
from tabletown.ticket_to_ride_new_york.moves import Claim, DrawBlind, DrawFaceUp, DrawTickets, KeepTickets, Move, Pass
from tabletown.ticket_to_ride_new_york.view import View
from tabletown.ticket_to_ride_new_york.words import card_word

if TYPE_CHECKING:
    from tabletown.bots.nets.ticket_to_ride_new_york.with_numpy import NumpyNet

WEIGHTS = Path(__file__).with_name("nets")
"""`rides-2.net` plays tables of two."""
SHIPPED = ("rides-2", "rides-3", "rides-4")
"""Those that come with the package: one that is missing is told of."""
SHARE_PER_FOLD = 0.02
"""Chances to win that a move costs which the net is e times less likely to make."""
_NEVER = 1e-12
SHAPES: dict[str, tuple[int | str, int | str]] = {
    "first": (ROW, "first"),
    "second": ("first", "second"),
    "actions": ("second", ACTIONS),
    "hope": ("second", 1),
}
_ON_WAYS = place_of("routes: on quick ways")


class NetBot:
    name = "net"
    unit = ThoughtUnit.LIKINGS

    def __init__(self, net: RideNet) -> None:
        self._net = net

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        return first_of([one.thought for one in self._price(view, moves, SHOWN)], self.unit)

    def weigh(self, view: View, moves: Sequence[Move]) -> list[Priced[Move]]:
        """All moves, best first."""
        return self._price(view, moves, len(moves))

    def _price(self, view: View, moves: Sequence[Move], shown: int) -> list[Priced[Move]]:
        row = table_row(view)
        now, plan, liking = read(view), plan_of(view, row), self._net.like(row)
        found = liked(liking, view, moves)[:shown]
        return [
            Priced(Thought(one.move, one.chance, words_for(one.move, now, plan)), _price_of(one, found[0]))
            for one in found
        ]


def _price_of(one: Liked, best: Liked) -> float:
    """In chances to win, for levels. The net does not say what a move is worth, only how likely it is to make it."""
    return SHARE_PER_FOLD * log(best.chance / max(one.chance, _NEVER))


def kind_of(view: View) -> str:
    """Of a table: what nets and levels are made for."""
    return kind_for(view.seats)


def kind_for(seats: int) -> str:
    return f"rides-{seats}"


def net_called(weights: str) -> NetBot:
    """Raises NetFault."""
    return NetBot(loaded_net(WEIGHTS / f"{weights}.net"))


def numpy_net(net: NetFile) -> "NumpyNet":
    """Raises NetFault."""
    from tabletown.bots.nets.ticket_to_ride_new_york.with_numpy import NumpyNet

    check_shapes(net, SHAPES)
    return NumpyNet(net)


@cache
def loaded_net(path: Path) -> "NumpyNet":
    """Raises NetFault."""
    return numpy_net(load_net(path, KIND, ARRAYS, SHIPPED))


def plan_of(view: View, row: bytes) -> Sentence:
    """The quickest ways to tickets, and what these are worth if they are done."""
    names = [route[:5] for route, is_on in zip(ROUTES, row[_ON_WAYS], strict=True) if is_on]
    points = sum([2 * ticket.points for ticket in view.tickets if ticket not in view.completed])
    if not names:
        return Sentence("ride-hint-no-plan")
    return sentence("ride-hint-plan", routes=" ".join(dict.fromkeys(names)), points=points)


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


SHARE_PER_PLANNED_POINT = 0.015
"""Chances to win that a point of `planner` is worth."""


class FallibleRider(FallibleBot[View, Move]):
    def rate(self, view: View, moves: Sequence[Move]) -> list[Priced[Move]]:
        return by_values(rate(read(view), moves), SHARE_PER_PLANNED_POINT)

    def moment(self, view: View) -> str:
        cards = ["".join([card.value for card in some]) for some in (view.hand, view.display, view.discards)]
        return "/".join([view.phase.value, str(view.shuffles), str(view.deck_size), *cards, *view.tickets, *view.shown])


def fallible(seed: str, budget: Budget) -> AnyBot:
    players = net_at_every_table(kind_of, net_called, PlannerBot)
    return cast(AnyBot, FallibleRider(players, kind_of, lambda kind: allowance_of(budget, _known(), kind), seed))


@cache
def _known() -> Allowances:
    return read_allowances(__package__)
