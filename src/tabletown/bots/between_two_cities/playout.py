"""A private, mutable twin of one table, for playing many games to the end (`bench.b2c_fit` learns from them)."""

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from tabletown.between_two_cities.people.ranking import cities_of
from tabletown.between_two_cities.people.schedule import Passing, schedule
from tabletown.bots.between_two_cities.expected_points import Looker
from tabletown.bots.between_two_cities.pinned_city import STRIDE, PinnedCity, put
from tabletown.core.seat import all_seats

Split: TypeAlias = tuple[int, int]
"""The ranks of the tile for the left city and of the tile for the right city."""

Deals: TypeAlias = Sequence[Sequence[Sequence[int]]]
"""By turn and seat: what is drawn then."""


class Table:
    """Hands of tile ranks and pinned cities. Every change here is checked against the rules by a test."""

    __slots__ = ("cities", "hands", "owned", "seats", "turn", "turns")

    def __init__(self, seats: int, turn: int, hands: list[list[int]], cities: list[PinnedCity]) -> None:
        self.seats = seats
        self.turn = turn
        self.hands = hands
        self.cities = cities
        self.turns = schedule(seats)
        self.owned = owned_cities(seats)

    def take(self, seat: int, split: Split) -> None:
        hand = self.hands[seat]
        hand.remove(split[0])
        hand.remove(split[1])

    def end_turn(self, deals: Deals) -> None:
        """Pass the hands on, or pick up the next deal (by turn and seat)."""
        passing = self.turns[self.turn].passing
        self.turn += 1
        if passing is Passing.LEFT:
            self.hands = self.hands[-1:] + self.hands[:-1]
        elif passing is Passing.RIGHT:
            self.hands = self.hands[1:] + self.hands[:1]
        elif self.turn < len(self.turns):
            self.hands = [list(hand) for hand in deals[self.turn]]


@cache
def owned_cities(seats: int) -> tuple[tuple[int, int], ...]:
    """By seat: its left and its right city."""
    return tuple(cities_of(seat, seats) for seat in all_seats(seats))


def best_split(table: Table, seat: int, looker: Looker) -> Split:
    """The two tiles of a hand that add most to a seat's cities."""
    left, right = table.owned[seat]
    hand = table.hands[seat]
    ranks = list(dict.fromkeys(hand))
    a = _gains(table.cities[left], ranks, looker)
    b = _gains(table.cities[right], ranks, looker)
    one, other = a.index(max(a)), b.index(max(b))
    if one != other:
        return ranks[one], ranks[other]
    rank = ranks[one]
    if hand.count(rank) > 1:
        return rank, rank
    # Both cities want the same tile: it goes where the next best tile serves the other one better.
    top_a, top_b = a[one], b[one]
    a[one] = b[one] = -1e9
    next_a, next_b = max(a), max(b)
    if top_a + next_b >= next_a + top_b:
        return rank, ranks[b.index(next_b)]
    return ranks[a.index(next_a)], rank


def place_split(table: Table, seat: int, split: Split, looker: Looker) -> None:
    for city, rank in zip(table.owned[seat], split, strict=True):
        site = table.cities[city]
        table.cities[city] = put(site, rank, looker.best(site, rank)[1])


def _gains(site: PinnedCity, ranks: Sequence[int], looker: Looker) -> list[float]:
    """What each of these tiles would add to a city."""
    if STRIDE[ranks[0]]:
        return [looker.best(site, rank)[0] for rank in ranks]
    gains = looker.look(site).gains
    return [gains[rank] for rank in ranks]
