"""Automaville: no square, only rows of tiles by type, scored as well as they could ever stand (rule 2)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from tabletown.between_two_cities.box.modules import District
from tabletown.between_two_cities.box.tiles import TAVERNS, TYPES, Building, Kind, Tile
from tabletown.between_two_cities.city.civics import CIVIC_POINTS
from tabletown.between_two_cities.city.scoring import CityScore, office_points, tavern_points
from tabletown.between_two_cities.city.tables import LINE_POINTS

Counts: TypeAlias = Mapping[Building, int]

_LONGEST = 4
_PAIR_OF_PARKS, _LONE_PARK = 8, 2


@dataclass(frozen=True, slots=True)
class Ville:
    tiles: tuple[Tile, ...]
    """In the order in which they came."""
    values: tuple[int, ...] = ()
    """What its civic tiles are worth, in their order: 1, 3 or 6, fixed when they came."""

    def count(self) -> dict[Building, int]:
        """How many there are of each building; every half of a duplex is one."""
        found = dict.fromkeys(Building, 0)
        for tile in self.tiles:
            for building in tile.buildings:
                found[building] += 1
        return found

    def grown(self, tiles: Iterable[Tile]) -> "Ville":
        """Automaville with more tiles: the ordinary ones of a draw first, then civics in their order (rule 4.2)."""
        drawn = tuple(tiles)
        civics = [tile for tile in drawn if tile.is_civic]
        ville = Ville((*self.tiles, *(tile for tile in drawn if not tile.is_civic)), self.values)
        for tile in civics:
            ville = Ville((*ville.tiles, tile), (*ville.values, ville.civic_value(tile)))
        return ville

    def civic_value(self, tile: Tile) -> int:
        """What a civic tile would be worth if it came now."""
        if tile.dislikes is None:
            raise ValueError(f"{tile} is no civic tile")
        upper, lower = tile.likes
        return civic_value(kind_counts(self.count()), upper, lower, tile.dislikes)


@dataclass(frozen=True, slots=True)
class CivicCame:
    """A civic tile that came to Automaville, and why it is worth what it is."""

    tile: Tile
    value: int
    liked: tuple[tuple[Kind, int], tuple[Kind, int]]
    """The two types it likes, and how many of each there were when it came."""
    disliked: tuple[Kind, int]


def civics_since(before: Ville, after: Ville) -> tuple[CivicCame, ...]:
    """The civic tiles that one Automaville has and the other, from which it grew, had not."""
    came: list[CivicCame] = []
    values = after.values[len(before.values) :]
    new = range(len(before.tiles), len(after.tiles))
    for place, value in zip((place for place in new if after.tiles[place].is_civic), values, strict=True):
        tile, counts = after.tiles[place], kind_counts(Ville(after.tiles[:place]).count())
        upper, lower = tile.likes
        if tile.dislikes is not None:
            liked = ((upper, counts[upper]), (lower, counts[lower]))
            came.append(CivicCame(tile, value, liked, (tile.dislikes, counts[tile.dislikes])))
    return tuple(came)


def score_ville(counts: Counts, factory_worth: int, civics: int = 0, districts: int = 0) -> CityScore:
    """The points of Automaville, whose factories are known to be worth that much each (rule 2)."""
    sorts = [counts[sort] for sort in TAVERNS]
    offices = counts[Building.OFFICE]
    return CityScore(
        shops_points(counts[Building.SHOP]),
        counts[Building.FACTORY] * factory_worth,
        tavern_points(*sorts),
        office_points(offices) + (offices if any(sorts) else 0),
        park_pairs_points(counts[Building.PARK]),
        counts[Building.HOUSE] * len(other_types(counts)),
        civics,
        districts,
    )


def shops_points(count: int) -> int:
    """As many lines of four as possible, and the rest in one line (rule 2.2)."""
    return LINE_POINTS[_LONGEST] * (count // _LONGEST) + LINE_POINTS[count % _LONGEST]


def park_pairs_points(count: int) -> int:
    """Parks always stand in separate pairs (rule 2.6)."""
    return _PAIR_OF_PARKS * (count // 2) + _LONE_PARK * (count % 2)


def other_types(counts: Counts) -> tuple[Kind, ...]:
    """The types besides houses that are there: what every house is worth (rule 2.7). Civic tiles are no type."""
    there = kind_counts(counts)
    return tuple(kind for kind in TYPES if there[kind] and kind is not Kind.HOUSE)


def kind_counts(counts: Counts) -> dict[Kind, int]:
    """How many there are of each type, and of civic tiles."""
    by_kind = dict.fromkeys((*TYPES, Kind.CIVIC), 0)
    for building, count in counts.items():
        by_kind[building.kind] += count
    return by_kind


def civic_value(counts: Mapping[Kind, int], upper: Kind, lower: Kind, disliked: Kind) -> int:
    """What a civic tile is worth when it comes: a step for each liked type that outnumbers the disliked (rule 2.8)."""
    return CIVIC_POINTS[sum(counts[liked] > counts[disliked] for liked in (upper, lower))]


def district_size(counts: Sequence[int], *, hard: bool = False) -> int:
    """A district of Automaville: the larger of its two types' numbers of tiles, and 1 (or 2) more (rule 2.9)."""
    return max(counts) + (2 if hard else 1)


def ville_sizes(ville: Ville, districts: Sequence[District], *, hard: bool = False) -> tuple[int, ...]:
    """By district: its size in Automaville; of civic tiles all count, whatever their value."""
    counts = kind_counts(ville.count())
    return tuple(district_size((counts[one], counts[other]), hard=hard) for one, other in districts)
