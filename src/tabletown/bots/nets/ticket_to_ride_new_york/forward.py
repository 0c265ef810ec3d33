"""The net itself, and moves as it likes them; `with_numpy` has the quick form.

A row about the table goes through two layers; what comes out says how much each of 238 actions is liked, and what the
seat may hope for. Actions are numbered as in `batch`, without NumPy.
"""

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import NamedTuple, Protocol

from tabletown.bots.nets.layers import PlainLayers, floats_of
from tabletown.ticket_to_ride_new_york.board import ROUTES
from tabletown.ticket_to_ride_new_york.cards import COLOURS, Card
from tabletown.ticket_to_ride_new_york.moves import (
    DRAW_BLIND,
    DRAW_TICKETS,
    PASS,
    Claim,
    DrawFaceUp,
    KeepTickets,
    Move,
    keeps,
)
from tabletown.ticket_to_ride_new_york.view import View

KIND = "rides: actions of a row, 1"
LAYERS = ("first", "second", "actions", "hope")
ARRAYS = (*LAYERS, *(f"{name}+" for name in LAYERS))
"""Those with a plus sign are added to what comes out of their layer."""


class Liking(NamedTuple):
    """What a net makes of a row."""

    actions: Sequence[float]
    """By action, as logits: only their differences matter."""
    hope: float
    """Share of the win, and a little for points ahead."""


class RideNet(Protocol):
    def like(self, row: bytes) -> Liking: ...


class PlainNet(PlainLayers):
    """Step by step, for where there is no NumPy."""

    def like(self, row: bytes) -> Liking:
        seen = floats_of([row])
        for name in ("first", "second"):
            seen = self.cut_through(seen, name)
        (actions,), ((hope,),) = self.through(seen, "actions"), self.through(seen, "hope")
        return Liking(actions, hope)


class Liked(NamedTuple):
    """A move, and how likely the net is to make it."""

    move: Move
    chance: float


@cache
def _numbers() -> dict[Move, int]:
    """Of all moves that mean the same in every State, in the order in which the rules list them."""
    moves: list[Move] = [*map(DrawFaceUp, Card), DRAW_BLIND]
    for colour in COLOURS:
        for route in ROUTES:
            if colour in route.colours:
                for own in range(route.length, 0, -1):
                    moves.append(Claim(route, (colour,) * own + (Card.WILD,) * (route.length - own)))
    moves += [Claim(route, (Card.WILD,) * route.length) for route in ROUTES]
    return {move: number for number, move in enumerate([*moves, DRAW_TICKETS, PASS])}


ACTIONS = len(_numbers()) + 3
"""Two tickets can be kept in three ways."""


def number_of(view: View, move: Move) -> int:
    """Of its action."""
    if isinstance(move, KeepTickets):
        return len(_numbers()) + keeps(sum([ticket.bit for ticket in view.shown])).index(move)
    return _numbers()[move]


def liked(liking: Liking, view: View, moves: Sequence[Move]) -> list[Liked]:
    """The moves, best first; of equal ones the first."""
    values = [liking.actions[number_of(view, move)] for move in moves]
    most = max(values)
    parts = [exp(value - most) for value in values]
    whole = sum(parts)
    found = [Liked(move, part / whole) for move, part in zip(moves, parts, strict=True)]
    return [found[number] for number in sorted(range(len(moves)), key=lambda number: -values[number])]
