"""What a single tile would add to square cities, placed best (`automas.worth.weigh_city`); factories' worth apart.

Every tile fits where any other does, so all squares that are free are looked at once, and every type with them.
"""

from typing import NamedTuple

import numpy as np

from tabletown.batch.arrays import Array, ArrayNamespace, stacked
from tabletown.batch.between_two_cities.cells import Cells, beside_each, count, count_common, nth_cell, one_cell
from tabletown.batch.between_two_cities.cities import CityArrays, Outline, cells_of
from tabletown.batch.between_two_cities.ground import CODE_OF
from tabletown.batch.between_two_cities.scoring import (
    count_words,
    first_corner,
    kind_words,
    plane_words,
    sides_of_words,
    tavern_sets,
    wishing,
)
from tabletown.batch.between_two_cities.table import BoxKind
from tabletown.batch.loops import at_most
from tabletown.between_two_cities.box.tiles import TAVERNS, TYPES, Building, Kind

_ROOM = {4: 13, 5: 20}
"""By size of a city: squares on which a single can be placed, at most. A ring with sides one shorter than the city's
has most, inside and around it: 1 + 12 and 4 + 16."""
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
    kinds = kind_words(xp, words)
    sides = sides_of_words(xp, kinds)
    room = box.room(Outline(cells_of(cities.built), cities.windows, mats), xp.zeros_like(cities.windows))
    counts = count_words(xp, words) + waiting
    types = kind_words(xp, counts) > 0
    squares = _Squares(box, cities, mats, room)
    values = _values(xp, squares, kinds, sides, types)
    if cities.wishes.shape[0]:
        values = values + _wished(xp, squares, cities.wishes, sides)
    best = xp.max(xp.where(squares.there, values, xp.asarray(_NEVER, dtype=xp.int8)), axis=1).astype(xp.int32)
    near = Cells(sides[:, 0] & room.low, sides[:, 1] & room.high)
    return TileGains(_with_sets(box, best, counts), near, types, counts[CODE_OF[Building.FACTORY] - 1])


_SHOP, _FACTORY, _TAVERN, _OFFICE, _PARK, _HOUSE = map(
    TYPES.index, (Kind.SHOP, Kind.FACTORY, Kind.TAVERN, Kind.OFFICE, Kind.PARK, Kind.HOUSE)
)


def _values(xp: ArrayNamespace, squares: "_Squares", kinds: Array, sides: Array, types: Array) -> Array:
    """By type, what it adds on each square, sets and civic tiles apart: int8 [6, squares, cities, lanes]."""
    # Houses away from factories, and offices away from taverns: [2, cities, lanes].
    clean, lonely = kinds[_HOUSE] & ~sides[_FACTORY], kinds[_OFFICE] & ~sides[_TAVERN]
    around = squares.beside(stacked(xp, [clean, lonely, kinds[_FACTORY], kinds[_TAVERN]]))
    others = xp.sum(types[:_HOUSE], axis=0, dtype=xp.int8)
    more = others + xp.logical_not(types[_FACTORY])
    by_type = {
        _SHOP: squares.joined(cells_of(kinds[_SHOP]), shops=True),
        # A house that gets smoke is worth one point.
        _FACTORY: around[0] * (1 - more),
        _TAVERN: around[1],
        _OFFICE: (around[3] > 0).astype(xp.int8),
        _PARK: squares.joined(cells_of(kinds[_PARK]), shops=False),
        _HOUSE: xp.where(around[2] > 0, xp.asarray(1, dtype=xp.int8), others),
    }
    # Houses like a new type, wherever it stands.
    new = xp.where(types, xp.asarray(0, dtype=xp.int8), count(xp, cells_of(clean)).astype(xp.int8))
    return stacked(xp, [by_type[number] for number in range(len(TYPES))]) + new[:, None]


def _with_sets(box: BoxKind, best: Array, counts: Array) -> Array:
    """By single tile: what its type adds, and one more tavern or office to sets. int32 [9, cities, lanes]."""
    xp = box.xp
    taverns, offices = counts[_TAVERNS], counts[CODE_OF[Building.OFFICE] - 1]
    # With one more of each sort in turn, and as it is.
    tried = taverns[:, None] + xp.asarray(_ONE_MORE, dtype=xp.int32)
    points = tavern_sets(xp, [tried[place] for place in range(len(TAVERNS))])
    by_number = box.scorer.offices
    office = best[_OFFICE] + by_number.take(offices + 1) - by_number.take(offices)
    sorts = best[_TAVERN] + points[:-1] - points[-1]
    return xp.concatenate([best[:_TAVERN], sorts, office[None], best[_PARK:]])


_TAVERNS = slice(CODE_OF[TAVERNS[0]] - 1, CODE_OF[TAVERNS[-1]])
_ONE_MORE = np.eye(len(TAVERNS), len(TAVERNS) + 1, dtype=np.int32)[:, :, None, None]


class _Squares:
    """The free squares of cities, one after the other: all arrays [squares, cities, lanes]."""

    def __init__(self, box: BoxKind, cities: CityArrays, mats: Array, room: Cells) -> None:
        xp = self.xp = box.xp
        self.box = box
        free = count(xp, room)
        number = xp.arange(at_most(xp, free, _ROOM[box.ground.size]), dtype=xp.int32)[:, None, None]
        self.there = number < free
        place = xp.minimum(nth_cell(xp, room, number), 63)
        self._around = beside_each(xp, place)
        windows = cities.windows & box.ground.contains.take(mats * 64 + place)
        # Where there is no square the answer is unused, but the table is read all the same: any window will do.
        windows = xp.where(self.there, windows, 1)
        # One more behind them: the city as it is.
        self._with_none = Cells(*(xp.concatenate([word, xp.zeros_like(word[:1])]) for word in one_cell(xp, place)))
        self._corner = first_corner(xp, box.ground, xp.concatenate([windows, cities.windows[None]]), mats)

    def beside(self, words: Array) -> Array:
        """How many of sets [..., 2, cities, lanes] are beside each square: int8 [..., squares, cities, lanes]."""
        return count_common(self.xp, words, self._around)

    def joined(self, cells: Cells, *, shops: bool) -> Array:
        """What one more of them on each square adds to lines of shops, or to groups of parks: int8."""
        ruler = self.box.scorer.ruler
        points = (ruler.shops if shops else ruler.parks)(self._with_none | cells, self._corner)
        return (points[:-1] - points[-1]).astype(self.xp.int8)


def _wished(xp: ArrayNamespace, squares: _Squares, wishes: Array, sides: Array) -> Array:
    """By type, what civic tiles gain or lose if it comes to a square beside them: int8 [6, squares, cities, lanes]."""
    one, both, hated = wishing(xp, wishes, sides)
    liking = wishes[: len(TYPES)] & ~(hated | sides)
    hating = wishes[len(TYPES) :] & ~hated
    # Two more with the first that they like, three with the second; as many less with what they dislike.
    gained = 2 * squares.beside(liking) + squares.beside(liking & one)
    return gained - 2 * squares.beside(hating & one) - 3 * squares.beside(hating & both)
