"""How an Automa chooses a tile of its row for a city, and what it weighed (rule 3)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tabletown.between_two_cities.automas.cards import Rule
from tabletown.between_two_cities.automas.house import places
from tabletown.between_two_cities.box.tiles import Kind, Tile

KIND_OF = {tile: tile.buildings[0].kind for tile in Tile if not tile.is_duplex}
"""By single tile: its type."""

TileRow = Sequence[Tile]
Weigh = Callable[[Tile], int]
"""What a tile would add to the city, placed best, as everything stands now."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """One tile that was compared: of equal tiles the one furthest to the left."""

    tile: Tile
    place: int
    """In the row, from 0."""
    points: int


@dataclass(frozen=True, slots=True)
class Choice:
    rule: Rule
    """What the card says."""
    decided: Rule
    """What decided: the best, where nothing was missing."""
    tile: Tile
    place: int
    """In the row, from 0."""
    weighed: tuple[Weighed, ...]
    """All that was compared, best first; nothing where points did not matter."""

    @property
    def points(self) -> int | None:
        return self.weighed[0].points if self.weighed else None

    @property
    def next_best(self) -> Weighed | None:
        return self.weighed[1] if len(self.weighed) > 1 else None


def choose(rule: Rule, row: TileRow, weigh: Weigh, types: frozenset[Kind]) -> Choice:
    """The tile for a city that has these types already."""
    if rule is Rule.FIRST:
        return Choice(rule, rule, row[0], 0, ())
    if rule is Rule.MISSING:
        wanted = [tile for tile in row if not tile.is_civic and KIND_OF[tile] not in types]
        if wanted:
            listed = places()
            tile = min(wanted, key=lambda tile: (listed[KIND_OF[tile]], row.index(tile)))
            return Choice(rule, rule, tile, row.index(tile), ())
    weighed = compare(row, weigh)
    return Choice(rule, Rule.BEST, weighed[0].tile, weighed[0].place, weighed)


def compare(row: TileRow, weigh: Weigh) -> tuple[Weighed, ...]:
    """All different tiles of a row, best first: by points, then by the list of types, then from the left (rule 3.4)."""
    found = [Weighed(tile, row.index(tile), weigh(tile)) for tile in dict.fromkeys(row)]
    listed = places()
    return tuple(sorted(found, key=lambda one: (-one.points, listed[KIND_OF[one.tile]], one.place)))
