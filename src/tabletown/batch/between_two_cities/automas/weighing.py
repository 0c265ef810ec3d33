"""What a single tile would add to square cities, placed best (`automas.worth.weigh_city`); factories' worth apart.

Every tile fits where any other does, so all squares that are free are looked at once, and every type with them.
"""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.batch.between_two_cities.cells import Cells, count, is_empty, nth_cell, one_cell
from tabletown.batch.between_two_cities.cities import CityArrays, Outline, cells_of
from tabletown.batch.between_two_cities.ground import CODE_OF
from tabletown.batch.between_two_cities.scoring import (
    count_words,
    first_corner,
    kinds_of,
    plane_words,
    planes_of,
    sides_of,
    tavern_sets,
    wishing,
)
from tabletown.batch.between_two_cities.table import BoxKind
from tabletown.between_two_cities.box.tiles import TAVERNS, TYPES, Building, Kind

_ROOM = {4: 13, 5: 20}
"""By size of a city: squares on which a single can be placed, at most. Most has a ring one shorter than the city's
side, inside and around it: 1 + 12 and 4 + 16."""
_NEVER = -99
"""Less than any tile adds."""


class TileGains(NamedTuple):
    """Of cities side by side: [..., cities, lanes]."""

    plain: Array
    """int32 [9, cities, lanes]: by single tile what it adds, placed best."""
    near: Cells
    """[6, cities, lanes]: by type, the free squares beside it."""
    types: Array
    """bool [6, cities, lanes]: which types the city has, or will have."""
    factories: Array
    """int32 [cities, lanes]."""


def weigh(box: BoxKind, cities: CityArrays, mats: Array, waiting: Array) -> TileGains:
    """`waiting`, int32 [buildings, cities, lanes]: tiles that belong to a city and have no place yet (rule 6.2)."""
    xp = box.xp
    words = plane_words(cities)
    kinds = kinds_of(planes_of(words))
    sides = sides_of(xp, [kinds[kind] for kind in TYPES])
    beside = {kind: cells_of(sides[number]) for number, kind in enumerate(TYPES)}
    outline = Outline(cells_of(cities.built), cities.windows, mats)
    room = box.room(outline, xp.zeros_like(cities.windows))
    of_building = count_words(xp, words) + waiting
    own = {building: of_building[number] for number, building in enumerate(CODE_OF)}
    of_kind = xp.stack([sum_of(own, kind) for kind in TYPES])
    types = of_kind > 0
    squares = _Squares(box, cities, mats, room)
    clean = kinds[Kind.HOUSE] & ~beside[Kind.FACTORY]
    pure = count(xp, clean)
    others = xp.sum(types, axis=0, dtype=xp.int32) - types[_HOUSE].astype(xp.int32)
    # Houses like a new type, wherever it stands.
    new = xp.where(types, 0, pure)
    lonely = kinds[Kind.OFFICE] & ~beside[Kind.TAVERN]
    darkened = squares.beside(clean)
    more = others + xp.logical_not(types[_FACTORY]).astype(xp.int32)
    by_kind = {
        Kind.SHOP: squares.joined(kinds[Kind.SHOP], shops=True) + new[TYPES.index(Kind.SHOP)],
        Kind.FACTORY: darkened + (pure - darkened) * more - pure * others,
        Kind.TAVERN: squares.beside(lonely) + new[TYPES.index(Kind.TAVERN)],
        Kind.OFFICE: squares.touches(kinds[Kind.TAVERN]).astype(xp.int32) + new[TYPES.index(Kind.OFFICE)],
        Kind.PARK: squares.joined(kinds[Kind.PARK], shops=False) + new[TYPES.index(Kind.PARK)],
        Kind.HOUSE: xp.where(squares.touches(kinds[Kind.FACTORY]), 1, others),
    }
    values = xp.stack([xp.broadcast_to(by_kind[kind], squares.there.shape) for kind in TYPES])
    if cities.wishes.shape[0]:
        values = values + _wished(xp, squares, cities.wishes, sides)
    best = xp.max(xp.where(squares.there, values, _NEVER), axis=1)
    sets = _sets(box, own)
    plain = [best[TYPES.index(building.kind)] + sets.get(building, 0) for building in CODE_OF if building in _SINGLES]
    near = Cells(sides[:, 0] & room.low, sides[:, 1] & room.high)
    return TileGains(xp.stack(plain), near, types, own[Building.FACTORY])


_HOUSE, _FACTORY = TYPES.index(Kind.HOUSE), TYPES.index(Kind.FACTORY)
_SINGLES = tuple(building for building in Building if building is not Building.CIVIC)


def sum_of(counts: Mapping[Building, Array], kind: Kind) -> Array:
    first, *rest = [counts[building] for building in _SINGLES if building.kind is kind]
    return sum(rest, start=first)


def _sets(box: BoxKind, own: Mapping[Building, Array]) -> dict[Building, Array]:
    """What one more tavern or office adds to sets, wherever it stands."""
    xp, offices = box.xp, own[Building.OFFICE]
    # With one more of each sort in turn, and as it is.
    counts = xp.stack([own[sort] for sort in TAVERNS])[:, None] + xp.asarray(_ONE_MORE, dtype=xp.int32)
    points = tavern_sets(xp, [counts[place] for place in range(len(TAVERNS))])
    found = {sort: points[place] - points[-1] for place, sort in enumerate(TAVERNS)}
    by_number = box.scorer.offices
    return {**found, Building.OFFICE: xp.take(by_number, offices + 1) - xp.take(by_number, offices)}


_ONE_MORE = np.eye(len(TAVERNS), len(TAVERNS) + 1, dtype=np.int32)[:, :, None, None]


class _Squares:
    """The free squares of cities, one after the other: all arrays [squares, cities, lanes]."""

    def __init__(self, box: BoxKind, cities: CityArrays, mats: Array, room: Cells) -> None:
        xp = self.xp = box.xp
        self.box = box
        number = xp.arange(_ROOM[box.ground.size], dtype=xp.int32)[:, None, None]
        self.there = number < count(xp, room)
        place = xp.minimum(nth_cell(xp, room, number), 63)
        self.cell = one_cell(xp, place)
        self.around = self.cell.beside()
        windows = cities.windows & xp.take(box.ground.contains, mats * 64 + place)
        # Where there is no square nothing is asked; but a table is looked into all the same.
        windows = xp.where(self.there, windows, 1)
        # One more behind them: the city as it is.
        self.with_none = Cells(*(xp.concatenate([word, xp.zeros_like(word[:1])]) for word in self.cell))
        self.corner = first_corner(xp, box.ground, xp.concatenate([windows, cities.windows[None]]), mats)

    def beside(self, cells: Cells) -> Array:
        """How many of these are beside each square: int32."""
        return count(self.xp, self.around & cells)

    def touches(self, cells: Cells) -> Array:
        return self.xp.logical_not(is_empty(self.xp, self.around & cells))

    def joined(self, cells: Cells, *, shops: bool) -> Array:
        """What one more of them on each square adds to lines of shops, or to groups of parks."""
        ruler = self.box.scorer.ruler
        points = (ruler.shops if shops else ruler.parks)(self.with_none | cells, self.corner)
        return points[:-1] - points[-1]


def _wished(xp: ArrayNamespace, squares: _Squares, wishes: Array, sides: Array) -> Array:
    """By type, what civic tiles gain or lose if it comes to a square beside them: [6, squares, cities, lanes]."""
    one, both, hated = wishing(xp, wishes, sides)
    liking = wishes[: len(TYPES)] & ~(hated | sides)
    hating = wishes[len(TYPES) :] & ~hated

    def beside(words: Array) -> Array:
        return squares.beside(Cells(words[:, 0, None], words[:, 1, None]))

    # Two more with the first that they like, three with the second; as many less with what they dislike.
    gained = 2 * beside(liking) + beside(liking & one)
    return gained - 2 * beside(hating & one) - 3 * beside(hating & both)
