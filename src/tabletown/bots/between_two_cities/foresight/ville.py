"""Automaville in many lanes: its points, what a tile adds, and what Automas take. Held against the rules."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.automas.cards import Rule
from tabletown.between_two_cities.automas.house import places_by_number
from tabletown.between_two_cities.automas.ville import Ville, park_pairs_points, shops_points
from tabletown.between_two_cities.box.modules import District
from tabletown.between_two_cities.city.civics import CIVIC_POINTS
from tabletown.between_two_cities.city.scoring import MOST, OTHER, SECOND, office_points
from tabletown.bots.between_two_cities.arrays import Index, Wholes, tavern_key, tavern_points
from tabletown.bots.between_two_cities.foresight.site import CIVIC, FIRST_CIVIC, HATED, KIND, LIKED, TILES, types_of
from tabletown.bots.between_two_cities.pinned_city import BED, FACTORY, HOUSE, MUSIC, OFFICE, PARK, SHOP

RULES = tuple(Rule)
_BEST, _MISSING = RULES.index(Rule.BEST), RULES.index(Rule.MISSING)
_TYPE: Index = np.array([KIND[rank] if rank < len(KIND) else CIVIC for rank in range(len(TILES))], np.intp)
"""By the rank of a single tile: its type; a civic tile comes last in the list."""
_MOST_TILES = 60
_SHOPS, _OFFICES, _PARKS = (
    np.array([points(count) for count in range(_MOST_TILES)], np.int16)
    for points in (shops_points, office_points, park_pairs_points)
)
_CIVIC_POINTS: Wholes = np.array(CIVIC_POINTS, np.int16)
_WORTHS: Wholes = np.array([MOST, SECOND, OTHER], np.int16)


class LaneVille:
    """Counts by building and lane."""

    def __init__(self, ville: Ville, lanes: int) -> None:
        counts = list(ville.count().values())[: HOUSE + 1]
        self.counts: Index = np.repeat(np.array(counts, np.intp)[:, None], lanes, axis=1)
        self.civics: Index = np.full(lanes, sum(tile.is_civic for tile in ville.tiles), np.intp)
        self.values: Wholes = np.full(lanes, sum(ville.values), np.int16)
        """What the civic tiles are worth."""

    def types(self) -> Index:
        """By type: how many tiles there are."""
        return by_type(self.counts)

    def alone(self) -> Wholes:
        """All points that your cities do not change."""
        return _alone(self.counts) + self.values

    def sizes(self, districts: Sequence[District], *, hard: bool) -> list[Index]:
        """By district and lane (rule 2.9)."""
        there = [*self.types(), self.civics]
        rows = [types_of(pair) for pair in districts]
        return [np.maximum(there[one], there[other]) + (2 if hard else 1) for one, other in rows]

    def gains(self, factories: Index, tiles: Sequence[int]) -> Wholes:
        """By rank and lane: what one more adds, against cities with so many factories. Civic tiles: only these."""
        found = np.zeros((len(TILES), self.counts.shape[1]), np.int16)
        before = _alone(self.counts)
        for rank in range(HOUSE + 1):
            more = self.counts.copy()
            more[rank] += 1
            found[rank] = _alone(more) - before
        found[FACTORY] += factory_gain(self.counts[FACTORY], factories)
        there = self.types()
        for rank in tiles:
            if rank >= FIRST_CIVIC:
                found[rank] = _civic_values(there, np.full(there.shape[1], rank))
        return found

    def take(self, ranks: Index) -> None:
        """One tile in every lane."""
        civic = ranks >= FIRST_CIVIC
        self.values = self.values + np.where(civic, _civic_values(self.types(), ranks), 0).astype(np.int16)
        self.civics = self.civics + civic
        self.counts = self.counts.copy()
        self.counts[np.where(civic, 0, ranks), np.arange(len(ranks))] += ~civic

    def grow(self, ranks: Index, thrown: int, factories: Index) -> None:
        """Several tiles at once: the ordinary ones first, then civics in their order (rule 4.2).

        So many of them, the weakest, are thrown away (rule 4.4). `factories` by city and lane.
        """
        civic = ranks >= FIRST_CIVIC
        order = np.argsort(civic, axis=0, kind="stable")
        drawn = np.take_along_axis(ranks, order, axis=0)
        values = np.zeros(drawn.shape, np.intp)
        for place, row in enumerate(drawn):
            before = self.values
            self.take(row)
            values[place] = self.values - before
        there = np.ones(drawn.shape, np.bool_)
        for _ in range(thrown):
            self._throw(drawn, values, there, factories)

    def _throw(self, drawn: Index, values: Index, there: NDArray[np.bool_], factories: Index) -> None:
        """By lane: one of the tiles that are still there goes, the one that costs least (rule 4.4)."""
        lanes, places = np.arange(drawn.shape[1]), np.arange(len(drawn))[:, None]
        civic = drawn >= FIRST_CIVIC
        ordinary = np.where(civic, 0, drawn)
        cost = np.where(civic, values, self._costs(factories)[ordinary, lanes])
        listed = np.array(places_by_number(), np.intp)[_TYPE[drawn]]
        key = (cost * (CIVIC + 1) - listed) * len(drawn) - places
        weakest = np.where(there, key, np.iinfo(np.intp).max).argmin(axis=0)
        there[weakest, lanes] = False
        gone = civic[weakest, lanes]
        self.values = self.values - values[weakest, lanes].astype(np.int16)
        self.civics = self.civics - gone
        self.counts = self.counts.copy()
        self.counts[ordinary[weakest, lanes], lanes] -= ~gone

    def _costs(self, factories: Index) -> Index:
        """By building and lane: what one fewer costs; meaningless where there is none."""
        found = np.zeros(self.counts.shape, np.intp)
        before = _alone(self.counts)
        for rank in range(HOUSE + 1):
            fewer = self.counts.copy()
            fewer[rank] = np.maximum(fewer[rank] - 1, 0)
            found[rank] = before - _alone(fewer)
        found[FACTORY] += factory_gain(np.maximum(self.counts[FACTORY] - 1, 0), factories)
        return found


def chosen(rules: Index, row: Index, gains: Wholes, types: NDArray[np.bool_]) -> Index:
    """By lane: the place of the tile that an Automa takes from its row.

    `gains` by rank and lane; `types` by type and lane: whether the city has it.
    """
    lanes = np.arange(row.shape[1])
    kinds = _TYPE[row]
    # By points, then by the list of types; argmax takes the leftmost of equal ones (rule 3.4).
    listed = np.array(places_by_number(), np.intp)[kinds]
    best = (gains[row, lanes].astype(np.int32) * (CIVIC + 1) - listed).argmax(axis=0)
    has = np.concatenate([types, np.ones_like(types[:1])])[kinds, lanes]
    wanted = np.where(has, CIVIC + 1, listed)
    missing = np.where(has.all(axis=0), best, wanted.argmin(axis=0))
    found: Index = np.where(rules == _BEST, best, np.where(rules == _MISSING, missing, 0))
    return found


def factory_gain(count: Index, others: Index) -> Wholes:
    """What one more factory adds to a city's factories. `others` by city and lane."""
    now, then = (_worth(count + more, others) for more in (0, 1))
    found: Wholes = ((count + 1) * then - count * now).astype(np.int16)
    return found


def by_type(counts: Index) -> Index:
    """By type: how many of these buildings."""
    taverns = counts[BED : MUSIC + 1].sum(axis=0)
    return np.stack([counts[SHOP], counts[FACTORY], taverns, counts[OFFICE], counts[PARK], counts[HOUSE]])


def _worth(count: Index, others: Index) -> Wholes:
    most = others.max(axis=0)
    second = np.where(others < most, others, -1).max(axis=0)
    found: Wholes = _WORTHS[(most > count).astype(np.intp) + (second > count)]
    return found


def _alone(counts: Index) -> Wholes:
    taverns = counts[BED : MUSIC + 1]
    some = taverns.any(axis=0)
    others = sum((counts[kind] > 0).astype(np.intp) for kind in (SHOP, FACTORY, OFFICE, PARK)) + some
    found: Wholes = _SHOPS[counts[SHOP]] + _OFFICES[counts[OFFICE]] + _PARKS[counts[PARK]]
    found += tavern_points().take(tavern_key(counts))
    found += (counts[OFFICE] * some + counts[HOUSE] * others).astype(np.int16)
    return found


def _civic_values(types: Index, ranks: Index) -> Wholes:
    """What civic tiles would be worth; meaningless for others."""
    lanes = np.arange(len(ranks))
    hated = types[HATED[ranks], lanes]
    liked = sum((types[wish[ranks], lanes] > hated).astype(np.intp) for wish in LIKED)
    found: Wholes = _CIVIC_POINTS[liked]
    return found
