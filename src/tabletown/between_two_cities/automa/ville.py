"""Automaville: no square, only rows of tiles by type, scored as well as they could ever stand (rule 2)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from tabletown.between_two_cities.scoring import OFFICE_SET_POINTS, tavern_points
from tabletown.between_two_cities.tables import LINE_POINTS
from tabletown.between_two_cities.tiles import TAVERNS, Building, Kind, Tile

Counts: TypeAlias = Mapping[Building, int]

TYPES = (Kind.SHOP, Kind.FACTORY, Kind.TAVERN, Kind.OFFICE, Kind.PARK, Kind.HOUSE)
_LONGEST = 4
_PAIR_OF_PARKS, _LONE_PARK = 8, 2


@dataclass(frozen=True, slots=True)
class Ville:
    tiles: tuple[Tile, ...]
    """In the order in which they came."""

    def count(self) -> dict[Building, int]:
        """How many there are of each building; every half of a duplex is one."""
        found = dict.fromkeys(Building, 0)
        for tile in self.tiles:
            for building in tile.buildings:
                found[building] += 1
        return found


class VilleScore(NamedTuple):
    shops: int
    factories: int
    taverns: int
    offices: int
    parks: int
    houses: int

    @property
    def total(self) -> int:
        return sum(self)


def score_ville(counts: Counts, factory_worth: int) -> VilleScore:
    """The points of Automaville, whose factories are known to be worth that much each (rule 2)."""
    sorts = [counts[sort] for sort in TAVERNS]
    offices = counts[Building.OFFICE]
    return VilleScore(
        shops_points(counts[Building.SHOP]),
        counts[Building.FACTORY] * factory_worth,
        tavern_points(*sorts),
        office_points(offices) + (offices if any(sorts) else 0),
        park_pairs_points(counts[Building.PARK]),
        counts[Building.HOUSE] * len(other_types(counts)),
    )


def shops_points(count: int) -> int:
    """As many lines of four as possible, and the rest in one line (rule 2.2)."""
    return LINE_POINTS[_LONGEST] * (count // _LONGEST) + LINE_POINTS[count % _LONGEST]


def office_points(count: int) -> int:
    longest = len(OFFICE_SET_POINTS) - 1
    return OFFICE_SET_POINTS[longest] * (count // longest) + OFFICE_SET_POINTS[count % longest]


def park_pairs_points(count: int) -> int:
    """Parks always stand in separate pairs (rule 2.6)."""
    return _PAIR_OF_PARKS * (count // 2) + _LONE_PARK * (count % 2)


def other_types(counts: Counts) -> tuple[Kind, ...]:
    """The types besides houses that are there: what every house is worth (rule 2.7)."""
    there = {building.kind for building, count in counts.items() if count}
    return tuple(kind for kind in TYPES if kind in there and kind is not Kind.HOUSE)


def type_counts(counts: Counts) -> tuple[int, ...]:
    """How many there are of each type, for tie-breaks and rows."""
    by_kind = dict.fromkeys(TYPES, 0)
    for building, count in counts.items():
        if building.kind in by_kind:
            by_kind[building.kind] += count
    return tuple(by_kind.values())


def civic_value(counts: Mapping[Kind, int], upper: Kind, lower: Kind, disliked: Kind) -> int:
    """What a civic tile is worth when it comes: a step for each liked type that outnumbers the disliked (rule 2.8)."""
    steps = sum(counts[liked] > counts[disliked] for liked in (upper, lower))
    return CIVIC_VALUES[steps]


CIVIC_VALUES = (1, 3, 6)


def district_size(counts: Sequence[int], *, hard: bool = False) -> int:
    """A district of Automaville: the larger of its two types' numbers of tiles, and 1 (or 2) more (rule 2.9)."""
    return max(counts) + (2 if hard else 1)
