"""What a table looks like once all tiles that lie open are placed: everybody places as a judge would."""

from collections.abc import Sequence

from tabletown.bots.between_two_cities.evaluation import Judge
from tabletown.bots.between_two_cities.outlook import NO_ROOM
from tabletown.bots.between_two_cities.playout import Table
from tabletown.bots.between_two_cities.reading import gains_in
from tabletown.bots.between_two_cities.site import Site, put


def settle(table: Table, seat: int, ranks: Sequence[int], done: int | None, judge: Judge) -> None:
    """Place a seat's loose tiles; `done` is the side that has got its tile already."""
    if len(ranks) == 2:
        _settle_both(table, seat, (ranks[0], ranks[1]), judge)
    elif ranks and done is not None:
        city = table.owned[seat][1 - done]
        table.cities[city] = _best_place(table.cities[city], ranks[0], judge)[1]


def _settle_both(table: Table, seat: int, pair: tuple[int, int], judge: Judge) -> None:
    left, right = table.owned[seat]
    bases = [judge.looker.value(table.cities[city]) for city in (left, right)]
    ways = []
    for one, other in (pair, pair[::-1]):
        here, there = _best_place(table.cities[left], one, judge), _best_place(table.cities[right], other, judge)
        value = judge.together(bases[0] + here[0], bases[1] + there[0], table.seats)
        ways.append((value, here[1], there[1]))
    _, table.cities[left], table.cities[right] = max(ways, key=lambda way: way[0])


def _best_place(site: Site, rank: int, judge: Judge) -> tuple[float, Site]:
    """The best site that a tile can make of this one, and what it gains."""
    found = []
    for bit, gain in gains_in(site, rank, judge.looker):
        after = put(site, rank, bit)
        found.append((gain + judge.openness(site, after), after))
    return max(found, key=lambda place: place[0], default=(NO_ROOM[0], site))
