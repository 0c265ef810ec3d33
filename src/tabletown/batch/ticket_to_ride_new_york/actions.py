"""Moves as integers, in the order in which the rules list them, and what each does, as tables by action."""

from collections.abc import Iterator, Mapping
from functools import cache

import numpy as np

from tabletown.batch.arrays import Int32s
from tabletown.ticket_to_ride_new_york.board import ROUTES, Route
from tabletown.ticket_to_ride_new_york.cards import COLOURS, COUNT, WILD_SHIFT, Card
from tabletown.ticket_to_ride_new_york.moves import DRAW_BLIND, DRAW_TICKETS, PASS, Claim, DrawFaceUp, Move

LOW_ROUTES = 22
"""So many routes are in the first of two masks, the others in the second; no double route is in both."""


def _claims() -> Iterator[Claim]:
    """By colour, by route, fewest wilds first; then wilds alone (rule 5.10)."""
    for colour in COLOURS:
        for route in ROUTES:
            if colour in route.colours:
                for own in range(route.length, 0, -1):
                    yield Claim(route, (colour,) * own + (Card.WILD,) * (route.length - own))
    for route in ROUTES:
        yield Claim(route, (Card.WILD,) * route.length)


CLAIMS = tuple(_claims())
FIRST_TAKE = 0
DRAW = len(Card)
FIRST_CLAIM = DRAW + 1
TICKETS_DRAWN = FIRST_CLAIM + len(CLAIMS)
PASSED = TICKETS_DRAWN + 1
KEEP_BOTH, KEEP_FIRST, KEEP_SECOND = PASSED + 1, PASSED + 2, PASSED + 3
"""Of two tickets that are shown; the first is the one that comes first in the box."""
ACTIONS = KEEP_SECOND + 1

FIXED: tuple[Move, ...] = (*map(DrawFaceUp, Card), DRAW_BLIND, *CLAIMS, DRAW_TICKETS, PASS)
"""By action, as far as it means the same in every State."""


@cache
def actions_by_move() -> Mapping[Move, int]:
    return {move: action for action, move in enumerate(FIXED)}


def low_bit(route: Route) -> int:
    return route.bit & (1 << LOW_ROUTES) - 1


def high_bit(route: Route) -> int:
    return route.bit >> LOW_ROUTES


CARDS, SHIFT, OWN, WILD_COUNT, LOW, HIGH, LENGTH, POINTS, ONE_END, OTHER_END = range(10)
"""Rows of `EFFECTS`."""


def _effect(claim: Claim) -> tuple[int, ...]:
    route, first = claim.route, claim.cards[0]
    own = 0 if first is Card.WILD else claim.price >> first.shift & COUNT
    wilds = claim.price >> WILD_SHIFT
    one, other = (stop.bit.bit_length() - 1 for stop in route.ends)
    return claim.price, first.shift, own, wilds, low_bit(route), high_bit(route), route.length, route.points, one, other


def _effects() -> Int32s:
    table = np.zeros((10, ACTIONS), np.int32)
    table[:, FIRST_CLAIM:TICKETS_DRAWN] = np.array([_effect(claim) for claim in CLAIMS]).T
    table[CARDS, FIRST_TAKE:DRAW] = [card.unit for card in Card]
    return table


EFFECTS = _effects()
"""What an action does: int32 [10, actions]. The first row is what a claim costs, or the card that is taken; the others
are 0 for everything that is no claim."""
