"""What every building would add where, to cities of sixteen cells: `expected_points` in arrays.

Masks are uint32 by building, then any axes, lanes last; cells are a new axis in front.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import Array, ArrayNamespace, settled
from tabletown.between_two_cities.city.tables import tables
from tabletown.bots.between_two_cities.evaluation import OFFERED
from tabletown.bots.between_two_cities.expected_points import EXPECTED_WORTH, HOT, KINDS, fitted_points
from tabletown.bots.between_two_cities.pinned_city import CELLS, FIRST, LEFT_OF_SOMETHING, OFFICES, TAVERN_MEMBER, WHOLE

_TABLES = ("shops", "factories", "taverns", "offices", "parks", "houses")
_TYPES = 6
_NOWHERE = -1e6
_BEYOND = 4
"""So many cells more, in which nothing can stand: the second half of a duplex may be asked for there."""


@cache
def known_masks() -> NDArray[np.uint32]:
    """By mask of a square: points as shops, as parks, and what lies beside it, in one word."""
    known = tables(4)
    return np.array(
        [known.shops[mask] | known.parks[mask] << 8 | known.beside[mask] << 16 for mask in range(1 << CELLS)], np.uint32
    )


class ArrayGains(NamedTuple):
    """Of cities: what one more building adds."""

    base: Array
    """float32 [9, …]: by building, wherever it stands."""
    cells: Array
    """float32 [6, 16, …]: by type and cell, for standing just there."""


class ArraySight:
    def __init__(self, xp: ArrayNamespace) -> None:
        self.xp = xp
        known = fitted_points()
        self._tables = {
            name: xp.asarray([getattr(prospect, name) for prospect in known], dtype=xp.float32) for name in _TABLES
        }
        self._known = xp.asarray(known_masks())
        self._offices = xp.asarray(OFFICES, dtype=xp.float32)
        self._members = xp.asarray(TAVERN_MEMBER, dtype=xp.float32)
        self._kinds = xp.asarray(KINDS, dtype=xp.int32)
        self._bits = np.asarray([1 << cell for cell in range(CELLS)], np.uint32)
        self._shares = xp.asarray(OFFERED, dtype=xp.float32)
        by_type = [sum(part for part, kind in zip(OFFERED, KINDS, strict=True) if kind == one) for one in range(_TYPES)]
        self._type_shares = xp.asarray(by_type, dtype=xp.float32)

    def beside(self, masks: Array) -> Array:
        return self.xp.take(self._known, masks.astype(self.xp.int32)) >> 16

    def frontier(self, built: Array) -> Array:
        """Where a single tile can go."""
        return self.xp.where(built > 0, self.beside(built) & ~built, FIRST).astype(self.xp.uint32)

    def anchors(self, built: Array, shape: Array) -> Array:
        """Where the first half of a tile can go, by its shape."""
        xp = self.xp
        free, touching = built ^ WHOLE, self.beside(built)
        lying = free & free >> 1 & LEFT_OF_SOMETHING & (touching | touching >> 1)
        standing = free & free >> 4 & (touching | touching >> 4)
        found = xp.where(xp.equal(shape, 1), lying, xp.where(xp.equal(shape, 2), standing, touching & free))
        return xp.where(built > 0, found, FIRST).astype(xp.uint32)

    def gains(self, masks: Array, count: Array) -> ArrayGains:
        """In cities of nine masks, by what may come when so many cells are built."""
        return ArrayGains(self.base(masks, count), self.cells(masks))

    def base(self, masks: Array, count: Array) -> Array:
        """By building: what it would add wherever it stands, when so many cells are built then."""
        xp = self.xp
        # Counts by building, int32 [9, …]; of the four sorts of taverns: how many stand here, and how many twice.
        counts = xp.bitwise_count(masks).astype(xp.int32)
        taverns = counts[2:6]
        there = xp.sum((taverns > 0).astype(xp.int32), axis=0)
        twice = xp.sum((taverns > 1).astype(xp.int32), axis=0)
        # Types other than houses that stand here: five of bool […], and their number.
        present = [counts[0] > 0, counts[1] > 0, there > 0, counts[6] > 0, counts[7] > 0]
        types = sum((one.astype(xp.int32) for one in present), start=xp.zeros_like(there))
        # Where the table of houses is read: see `Prospect.houses`.
        houses = 6 * xp.minimum(counts[8], 5) + types
        count = xp.broadcast_to(count, there.shape)

        def known(name: str, place: Array) -> Array:
            table = self._tables[name]
            return xp.take(table.reshape((-1,)), count * table.shape[1] + place)

        def more(name: str, place: Array) -> Array:
            return known(name, place + 1) - known(name, place)

        now = known("houses", houses)
        # Houses away from factories get a point from the first building of each type: `new`, 0 where the type is there.
        clean = xp.bitwise_count(masks[8] & ~self.beside(masks[1])).astype(xp.float32)
        new = xp.where(types < 5, clean + known("houses", xp.minimum(houses + 1, 35)) - now, 0.0)
        shop, factory, tavern, office, park = (xp.where(one, 0.0, new) for one in present)
        # Taverns by the sorts that are there once and twice: see `Prospect.taverns`.
        sets = 5 * there + twice
        before = known("taverns", sets)
        found = [more("shops", counts[0]) + shop, EXPECTED_WORTH + more("factories", counts[1]) + factory]
        for number in range(4):
            # It joins the first set that lacks its sort: so many taverns are in that set already as sorts have more
            # than it.
            own = taverns[number]
            ahead = xp.sum((taverns > own).astype(xp.int32), axis=0)
            step = xp.where(xp.equal(own, 0), 5, xp.where(xp.equal(own, 1), 1, 0))
            found.append(tavern + xp.take(self._members, ahead) + known("taverns", sets + step) - before)
        # Offices and parks, and last a house: a point for each type, and what is to come with one house more.
        offices = xp.take(self._offices, xp.minimum(counts[6] + 1, CELLS)) - xp.take(self._offices, counts[6])
        found += [offices + more("offices", counts[6]) + office, more("parks", counts[7]) + park]
        found.append(types.astype(xp.float32) + known("houses", xp.minimum(houses + 6, 30 + types)) - now)
        return xp.stack(found)

    def cells(self, masks: Array) -> Array:
        """By type and cell: what it would add for standing just there."""
        xp = self.xp
        # Masks […]: of each type; of cells beside a tavern or a factory; of offices and houses that these would change.
        shop, factory, office, park, house = (masks[number] for number in (0, 1, 6, 7, 8))
        tavern = masks[2] | masks[3] | masks[4] | masks[5]
        served, smoke = self.beside(tavern), self.beside(factory)
        waiting, clean = office & ~served, house & ~smoke
        present = xp.stack([shop, factory, tavern, office, park]) > 0
        types = xp.sum(present.astype(xp.int32), axis=0)
        words = settled(xp, (shop, park, waiting, clean, served, smoke, types))
        shop, park, waiting, clean, served, smoke, types = words
        # All 16 cells on a new first axis. What one more shop or park on each adds: int32 [16, …].
        bit = xp.asarray(self._bits).reshape((CELLS,) + (1,) * shop.ndim)
        shops, parks = (
            (xp.take(self._known, (mask | bit).astype(xp.int32)) >> shift & 255).astype(xp.int32)
            - (xp.take(self._known, mask.astype(xp.int32)) >> shift & 255).astype(xp.int32)
            for mask, shift in ((shop, 0), (park, 8))
        )
        # What it costs to build something else where a shop or park would gain more than two points: float32 [16, …].
        shop_heat, park_heat = (HOT * xp.maximum(gain - 2, 0).astype(xp.float32) for gain in (shops, parks))
        heat = shop_heat + park_heat
        # Cells beside each cell; a clean house beside a new factory falls to one point from one for each type.
        around = self.beside(bit)
        others = types - present[1].astype(xp.int32)
        # By type, in the order of `KINDS`: float32 [16, …] each.
        rows = [
            shops.astype(xp.float32) - park_heat,
            -heat - (others * xp.bitwise_count(around & clean).astype(xp.int32)).astype(xp.float32),
            xp.bitwise_count(around & waiting).astype(xp.float32) - heat,
            ((served & bit) > 0).astype(xp.float32) - heat,
            parks.astype(xp.float32) - shop_heat,
            xp.where((smoke & bit) > 0, 1 - types, 0).astype(xp.float32) - heat,
        ]
        return xp.stack(rows)

    def offer(self, masks: Array, built: Array, count: Array) -> Array:
        """What one tile drawn by chance would add: `evaluation.offer`. Meaningless for cities that are full."""
        xp = self.xp
        bit = xp.asarray(self._bits).reshape((CELLS,) + (1,) * built.ndim)
        open_cells = (self.frontier(built) & bit) > 0
        tops = xp.max(xp.where(open_cells, self.cells(masks), _NOWHERE), axis=1)
        base = self.base(masks, xp.minimum(count + 1, CELLS))

        def weighed(shares: Array, found: Array) -> Array:
            return xp.sum(shares.reshape((-1,) + (1,) * (found.ndim - 1)) * found, axis=0)

        return weighed(self._shares, base) + weighed(self._type_shares, tops)

    def best(self, gains: ArrayGains, built: Array, tile: "TileHalves") -> Array:
        """What tiles [tiles, 1, lanes] add at their best places in cities [cities, lanes]; −5 where there is none."""
        xp = self.xp
        every = xp.take(gains.cells, self._kinds, axis=0) + gains.base[:, None]
        nothing = xp.zeros((every.shape[0], _BEYOND, *every.shape[2:]), dtype=xp.float32)
        every = xp.concatenate([every, nothing], axis=1)
        """[9, 20, cities, lanes]."""
        where = self.anchors(built, tile.shape)
        bit = xp.asarray(self._bits).reshape((CELLS,) + (1,) * where.ndim)

        def at(building: Array, step: Sequence[int]) -> Array:
            """[16, tiles, cities, lanes]."""
            wide = xp.broadcast_to(building, where.shape)
            found = [xp.take_along_axis(every[:, cell], wide, axis=0) for cell in step]
            return xp.stack(found)

        first = at(tile.first, range(CELLS))
        second = xp.where(
            xp.equal(tile.shape, 1),
            at(tile.second, range(1, CELLS + 1)),
            xp.where(xp.equal(tile.shape, 2), at(tile.second, range(4, CELLS + 4)), 0.0),
        )
        top = xp.max(xp.where((where & bit) > 0, first + second, _NOWHERE), axis=0)
        return xp.where(where > 0, top, -5.0)

    def there(self, gains: ArrayGains, tile: "TileHalves", first: Array, second: Array) -> Array:
        """What tiles add with their halves on just these cells (numbers), all of one shape."""
        xp = self.xp

        def half(building: Array, cell: Array) -> Array:
            one = xp.take_along_axis(gains.base, building[None], axis=0)[0]
            kind = xp.take(self._kinds, building)
            flat = gains.cells.reshape((_TYPES * CELLS, *gains.cells.shape[2:]))
            place = xp.broadcast_to(kind * CELLS + cell, flat.shape[1:])
            return one + xp.take_along_axis(flat, place[None], axis=0)[0]

        one = half(tile.first, first)
        return one + xp.where(tile.shape > 0, half(tile.second, second), 0.0)


class TileHalves(NamedTuple):
    """Of tiles: their buildings by number (0 where there is no second), and their shape; int32, uint32."""

    first: Array
    second: Array
    shape: Array
