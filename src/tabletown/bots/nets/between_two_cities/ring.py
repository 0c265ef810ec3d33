"""Who sits where, as the net sees it: everything is told in the direction in which hands go.

So one and the same net plays both rounds: the first of a seat's two cities is the one that it shares with whoever gets
its hand, the second the one that it shares with whoever gives it one.
"""

from functools import cache
from typing import NamedTuple

from tabletown.between_two_cities.people.moves import Side
from tabletown.between_two_cities.people.schedule import Passing, Turn

LEFTWARDS, RIGHTWARDS = 1, -1
"""To the next seat, to the one before."""


class RingPlace(NamedTuple):
    """A seat's place in the ring: numbers of cities and seats."""

    own: tuple[int, int]
    sides: tuple[Side, Side]
    """Of the own cities."""
    near: tuple[int, int]
    """The other city of whoever gets the hand, and of whoever gives one; with three seats both are the same."""
    far: tuple[int, ...]
    getter: int
    giver: int


def way_of(turns: tuple[Turn, ...], number: int) -> int:
    """Where hands go in this turn; where they went last, if they go nowhere now."""
    turn = turns[number]
    if turn.passing is not None:
        return LEFTWARDS if turn.passing is Passing.LEFT else RIGHTWARDS
    return LEFTWARDS if turn.drawn >= 0 else way_of(turns, number - 1)


@cache
def ring_place(seats: int, seat: int, way: int) -> RingPlace:
    getter, giver = (seat + way) % seats, (seat - way) % seats
    if seats == 2:
        own, near = (2 * seat, 2 * seat + 1), (2 * getter, 2 * getter + 1)
    else:
        own, near = (seat, (seat - 1) % seats), ((seat + 1) % seats, (seat - 2) % seats)
    sides = (Side.LEFT, Side.RIGHT)
    if way == RIGHTWARDS:
        own, near, sides = own[::-1], near[::-1], sides[::-1]
    cities = 4 if seats == 2 else seats
    far = tuple(city for city in range(cities) if city not in (*own, *near))
    return RingPlace(own, sides, near, far, getter, giver)
