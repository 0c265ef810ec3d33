"""The search behind `best_layout`: which cells each kind of building takes, with as few points lost as possible.

A city falls into four parts that score apart from each other: shops, parks, taverns with offices, factories with
houses. What a part loses against its own best depends only on the cells it gets. So the search asks for a city that
loses nothing, then for one that loses a single point, and so on: the first one found is a best city, and the refusals
before it are the proof.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, count
from typing import NamedTuple

from tabletown.analysis.between_two_cities.bounds import KindCounts, PointLevel, bounds
from tabletown.analysis.stopping import go_on
from tabletown.between_two_cities.box.canvas import Mask
from tabletown.between_two_cities.city.groups import GroupTable
from tabletown.between_two_cities.city.tables import searched_tables


class Parts(NamedTuple):
    """The cells of each kind, in the order of `Kind`: of a whole city, or of what is already fixed."""

    shops: Mask
    factories: Mask
    taverns: Mask
    offices: Mask
    parks: Mask
    houses: Mask

    @property
    def all(self) -> Mask:
        # The kinds never share a cell.
        return sum(self)


class Found(NamedTuple):
    parts: Parts
    start: int
    """Which of the starts it grew from."""
    lost: int
    nodes: int
    """How many sets of cells were looked at."""


def fewest_lost(counts: KindCounts, size: int, starts: Sequence[Parts]) -> Found:
    """A best city among those that contain one of the starts: the cells that duplexes fix."""
    search = _Search(counts, size)
    for limit in count():
        for number, start in enumerate(starts):
            if parts := search.within(limit, start):
                return Found(parts, number, limit, search.nodes)
    raise AssertionError("unreachable: every city loses some finite number of points")


class _Search:
    """What it finds out about a set of cells serves every limit and every start."""

    def __init__(self, counts: KindCounts, size: int) -> None:
        best, beside = bounds(size), searched_tables(size).beside
        self._full: Mask = (1 << size * size) - 1
        self._shops = best.shops[counts.shops]
        self._parks = best.parks[counts.parks]
        clear = counts.houses - best.houses_smoky(counts)
        self._inns = _Pairing(counts.taverns, best.offices_served(counts), 1, beside, 0)
        self._smoke = _Pairing(counts.factories, clear, counts.house_worth - 1, beside, self._full)
        self._inn_cells = counts.taverns + counts.offices
        self._refused: dict[tuple[Mask, Parts], int] = {}
        self._pairs = 0

    @property
    def nodes(self) -> int:
        return self._pairs + self._inns.nodes + self._smoke.nodes

    def within(self, limit: int, start: Parts) -> Parts | None:
        """A city that contains the start and loses no more than the limit, if there is one."""
        used = start.all
        if self._loses_more(limit, self._full & ~(start.shops | start.parks), start):
            return None
        parks = [(loss, park) for loss, park in _up_to(limit, self._parks) if park & used == start.parks]
        for loss, shop in _up_to(limit, self._shops):
            if shop & used != start.shops:
                continue
            go_on()
            for more, park in parks:
                if loss + more > limit:
                    break
                if park & shop:
                    continue
                self._pairs += 1
                rest = self._rest(limit - loss - more, self._full ^ shop ^ park, start)
                if rest:
                    return rest._replace(shops=shop, parks=park)
        return None

    def _rest(self, limit: int, cells: Mask, start: Parts) -> Parts | None:
        """Taverns, offices, factories and houses on the cells that shops and parks leave."""
        if self._refused.get((cells, start), -1) >= limit:
            return None
        parts = None if self._loses_more(limit, cells, start) else self._shared_out(limit, cells, start)
        if not parts:
            self._refused[cells, start] = limit
        return parts

    def _loses_more(self, limit: int, cells: Mask, start: Parts) -> bool:
        """Whether both pairings together lose too much even if each could have all these cells."""
        inns, smoke = start.taverns | start.offices, start.factories | start.houses
        loss, _ = self._inns.best(cells & ~smoke, start.taverns, start.offices)
        return loss > limit or loss + self._smoke.best(cells & ~inns, start.factories, start.houses)[0] > limit

    def _shared_out(self, limit: int, cells: Mask, start: Parts) -> Parts | None:
        fixed = start.taverns | start.offices
        free = _bits(cells & ~(fixed | start.factories | start.houses))
        go_on()
        for chosen in combinations(free, self._inn_cells - fixed.bit_count()):
            self._pairs += 1
            inns = fixed + sum(chosen)
            loss, tavern = self._inns.best(inns, start.taverns, start.offices)
            if loss > limit:
                continue
            more, factory = self._smoke.best(cells ^ inns, start.factories, start.houses)
            if loss + more <= limit:
                return Parts(0, factory, tavern, inns ^ tavern, 0, cells ^ inns ^ factory)
        return None


class _Pairing:
    """Taverns and offices, or factories and houses: the cells of the first decide how many of the second do well."""

    def __init__(self, first: int, most: int, worth: int, beside: GroupTable, away: Mask) -> None:
        self.nodes = 0
        self._first = first
        self._most = most
        """The most of the second kind that can do well on an empty square."""
        self._worth = worth
        self._beside = beside
        self._away = away
        """All cells where the second kind does well away from the first, none where it does beside it."""
        self._known: dict[tuple[Mask, Mask, Mask], tuple[int, Mask]] = {}

    def best(self, cells: Mask, first: Mask, second: Mask) -> tuple[int, Mask]:
        """The fewest points lost on these cells, and the cells of the first kind then. Some cells can be fixed.

        Where there are more cells than buildings the points are a bound: leaving cells to others never loses fewer.
        """
        key = cells, first, second
        if key not in self._known:
            self._known[key] = self._work_out(*key)
        return self._known[key]

    def _work_out(self, cells: Mask, first: Mask, second: Mask) -> tuple[int, Mask]:
        best, best_well = first, -1
        for chosen in combinations(_bits(cells & ~(first | second)), self._first - first.bit_count()):
            self.nodes += 1
            mask = first + sum(chosen)
            well = (cells & ~mask & (self._beside[mask] ^ self._away)).bit_count()
            if well > best_well:
                best, best_well = mask, well
                if well >= self._most:
                    break
        return (self._most - min(best_well, self._most)) * self._worth, best


def _up_to(limit: int, levels: Iterable[PointLevel]) -> Iterator[tuple[int, Mask]]:
    return ((loss, mask) for loss, masks in levels if loss <= limit for mask in masks)


def _bits(mask: Mask) -> list[Mask]:
    bits = []
    while mask:
        bits.append(mask & -mask)
        mask &= mask - 1
    return bits
