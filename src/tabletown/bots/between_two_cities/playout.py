"""A private, mutable twin of the table for playing many games to the end, fast."""

from collections.abc import Sequence

from tabletown.between_two_cities.ranking import cities_of
from tabletown.between_two_cities.schedule import Passing, schedule
from tabletown.bots.between_two_cities.outlook import Looker
from tabletown.bots.between_two_cities.site import BUILT, Site, points, put
from tabletown.core.seat import all_seats

Split = tuple[int, int]
"""The ranks of the tile for the left city and of the tile for the right city."""


class Table:
    """Hands of tile ranks and pinned cities. Every change here is checked against the rules by a test."""

    __slots__ = ("cities", "hands", "owned", "seats", "turn", "turns")

    def __init__(self, seats: int, turn: int, hands: list[list[int]], cities: list[Site]) -> None:
        self.seats = seats
        self.turn = turn
        self.hands = hands
        self.cities = cities
        self.turns = schedule(seats)
        self.owned = [cities_of(seat, seats) for seat in all_seats(seats)]

    def take(self, seat: int, split: Split) -> None:
        hand = self.hands[seat]
        hand.remove(split[0])
        hand.remove(split[1])

    def end_turn(self, deals: Sequence[Sequence[Sequence[int]]]) -> None:
        """Pass the hands on, or pick up the next deal (by turn and seat)."""
        passing = self.turns[self.turn].passing
        self.turn += 1
        if passing is Passing.LEFT:
            self.hands = self.hands[-1:] + self.hands[:-1]
        elif passing is Passing.RIGHT:
            self.hands = self.hands[1:] + self.hands[:1]
        elif self.turn < len(self.turns):
            self.hands = [list(hand) for hand in deals[self.turn]]


def best_split(table: Table, seat: int, looker: Looker, lean: float) -> Split:
    """The two tiles of a hand that serve a seat's cities best, seen one turn ahead."""
    left, right = table.owned[seat]
    hand = table.hands[seat]
    ranks = list(dict.fromkeys(hand))
    a, b = table.cities[left], table.cities[right]
    base = looker.look(a).value, looker.look(b).value
    gains_a = [base[0] + looker.best(a, rank)[0] for rank in ranks]
    gains_b = [base[1] + looker.best(b, rank)[0] for rank in ranks]
    best, split = -1e9, (hand[0], hand[1])
    for rank, x in zip(ranks, gains_a, strict=True):
        for other, y in zip(ranks, gains_b, strict=True):
            value = x + y - lean * (x - y if x > y else y - x)
            if value > best and (rank != other or hand.count(rank) > 1):
                best, split = value, (rank, other)
    return split


def place_split(table: Table, seat: int, split: Split, looker: Looker) -> None:
    for city, rank in zip(table.owned[seat], split, strict=True):
        site = table.cities[city]
        table.cities[city] = put(site, rank, looker.best(site, rank)[1])
