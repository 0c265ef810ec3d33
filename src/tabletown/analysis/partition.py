"""The search behind `best_layout`: which cells each kind of building takes, with as few points lost as possible.

A city is cut into shops, parks, taverns with offices, and factories with houses. Each part loses points against its own
best alone, and no part's loss depends on another part, only on the cells it gets. So the search asks for a city that
loses nothing, then for one that loses a single point, and so on: the first answer is a best city, and the refusals
before it are the proof.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, count

from tabletown.analysis.bounds import Counts, Level, bounds
from tabletown.between_two_cities.tables import Mask, tables

Parts = tuple[Mask, Mask, Mask, Mask, Mask, Mask]
"""The cells of each kind, in the order of `Kind`."""


class Search:
    """One set of buildings on one size of square. What it finds out about a set of cells it remembers."""

    def __init__(self, counts: Counts, size: int) -> None:
        known = bounds(size)
        self.nodes = 0
        """Sets of cells that were looked at for some part of the city."""
        self._counts = counts
        self._full: Mask = (1 << size * size) - 1
        self._beside = tables(size).beside
        self._shops = known.shops[counts.shops]
        self._parks = known.parks[counts.parks]
        self._fewest_unserved = counts.offices - known.offices_served(counts)
        self._fewest_smoky = known.houses_smoky(counts)
        self._smoke_costs = max(0, counts.house_worth - 1)
        self._unserved: dict[tuple[Mask, Mask, Mask], tuple[int, Mask]] = {}
        self._smoky: dict[tuple[Mask, Mask, Mask], tuple[int, Mask]] = {}
        self._too_little: dict[tuple[Mask, Parts], int] = {}

    def best(self, starts: Sequence[Parts]) -> tuple[int, int, Parts]:
        for limit in count():
            for number, start in enumerate(starts):
                found = self._within(limit, start)
                if found:
                    return limit, number, found
        raise AssertionError

    def _within(self, limit: int, start: Parts) -> Parts | None:
        used = 0
        for m in start:
            used |= m
        parks = [(loss, park) for loss, park in _upto(self._parks, limit) if park & used == start[4]]
        for loss, shop in _upto(self._shops, limit):
            if shop & used != start[0]:
                continue
            for more, park in parks:
                if park & shop or loss + more > limit:
                    continue
                self.nodes += 1
                rest = self._rest(self._full ^ shop ^ park, limit - loss - more, start)
                if rest:
                    factory, tavern, office, house = rest
                    return shop, factory, tavern, office, park, house
        return None

    def _rest(self, cells: Mask, limit: int, start: Parts) -> tuple[Mask, Mask, Mask, Mask] | None:
        key = (cells, start)
        if self._too_little.get(key, -1) >= limit:
            return None
        _, f0, t0, o0, _, h0 = start
        must = t0 | o0
        free = _bits(cells & ~(must | f0 | h0))
        c = self._counts
        for chosen in combinations(free, c.taverns + c.offices - must.bit_count()):
            self.nodes += 1
            drink = must + sum(chosen)
            loss, tavern = self._serve(drink, t0, o0)
            if loss > limit:
                continue
            smoke, factory = self._smoke(cells ^ drink, f0, h0)
            if loss + smoke <= limit:
                return factory, tavern, drink ^ tavern, cells ^ drink ^ factory
        self._too_little[key] = limit
        return None

    def _serve(self, cells: Mask, t0: Mask, o0: Mask) -> tuple[int, Mask]:
        key = (cells, t0, o0)
        known = self._unserved.get(key)
        if known is None:
            best, beside = (99, 0), self._beside
            for chosen in combinations(_bits(cells & ~t0 & ~o0), self._counts.taverns - t0.bit_count()):
                self.nodes += 1
                tavern = t0 + sum(chosen)
                n = (cells & ~tavern & ~beside[tavern]).bit_count() - self._fewest_unserved if tavern else 0
                if n < best[0]:
                    best = n, tavern
                    if not n:
                        break
            known = self._unserved[key] = best
        return known

    def _smoke(self, cells: Mask, f0: Mask, h0: Mask) -> tuple[int, Mask]:
        key = (cells, f0, h0)
        known = self._smoky.get(key)
        if known is None:
            best, beside = (99, 0), self._beside
            for chosen in combinations(_bits(cells & ~f0 & ~h0), self._counts.factories - f0.bit_count()):
                self.nodes += 1
                factory = f0 + sum(chosen)
                n = ((cells & ~factory & beside[factory]).bit_count() - self._fewest_smoky) * self._smoke_costs
                if n < best[0]:
                    best = n, factory
                    if not n:
                        break
            known = self._smoky[key] = best
        return known


def _upto(levels: Iterable[Level], limit: int) -> Iterator[tuple[int, Mask]]:
    for loss, masks in levels:
        if loss > limit:
            return
        for mask in masks:
            yield loss, mask


def _bits(mask: Mask) -> list[Mask]:
    bits = []
    while mask:
        bits.append(mask & -mask)
        mask &= mask - 1
    return bits
