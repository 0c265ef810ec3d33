"""A private, mutable twin of the table for playing many games to the end, fast."""

from collections.abc import Sequence
from typing import TypeAlias

from tabletown.between_two_cities.ranking import cities_of
from tabletown.between_two_cities.schedule import Passing, schedule
from tabletown.bots.between_two_cities.outlook import Looker
from tabletown.bots.between_two_cities.site import Site, put
from tabletown.core.seat import all_seats

Split: TypeAlias = tuple[int, int]
"""The ranks of the tile for the left city and of the tile for the right city."""

Deals: TypeAlias = Sequence[Sequence[Sequence[int]]]
"""By turn and seat: what is drawn then."""


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


def best_order(table: Table, seat: int, pair: Split, looker: Looker, lean: float) -> Split:
    """Which of two tiles goes left and which right."""
    a, b = (table.cities[city] for city in table.owned[seat])
    ways = []
    for left, right in (pair, pair[::-1]):
        x = looker.look(a).value + looker.best(a, left)[0]
        y = looker.look(b).value + looker.best(b, right)[0]
        ways.append(x + y - lean * abs(x - y))
    return pair if ways[0] >= ways[1] else (pair[1], pair[0])


def place_tile(table: Table, seat: int, side: int, rank: int, looker: Looker) -> None:
    city = table.owned[seat][side]
    site = table.cities[city]
    table.cities[city] = put(site, rank, looker.best(site, rank)[1])


def play_turns(table: Table, deals: Deals, looker: Looker, lean: float, until: int) -> None:
    """Let everybody choose and place until that turn."""
    everybody = range(table.seats)
    while table.turn < until:
        splits = [best_split(table, seat, looker, lean) for seat in everybody]
        for seat in everybody:
            table.take(seat, splits[seat])
            place_split(table, seat, splits[seat], looker)
        table.end_turn(deals)


def place_split(table: Table, seat: int, split: Split, looker: Looker) -> None:
    for city, rank in zip(table.owned[seat], split, strict=True):
        site = table.cities[city]
        table.cities[city] = put(site, rank, looker.best(site, rank)[1])
