"""The rows of `bots.nets.between_two_cities.capitals_rows` in arrays.

The box always has civic tiles and three districts here; a lane that is played without them has none in its stack, and
pairs of −1.
"""

from tabletown.batch.arrays import Array, Operand, settled
from tabletown.batch.between_two_cities.cells import Cells, count, cut_five
from tabletown.batch.between_two_cities.cities import CityArrays, cells_of
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.scoring import (
    city_parts,
    count_words,
    first_corner,
    kinds_of,
    place_points,
    plane_of,
    plane_words,
    planes_of,
    sides_of,
    wishing,
)
from tabletown.batch.between_two_cities.table import BoxKind, TableKind
from tabletown.batch.loops import each
from tabletown.between_two_cities.box.capitals import capitals
from tabletown.between_two_cities.box.modules import DISTRICTS
from tabletown.between_two_cities.box.tiles import TYPES, Building
from tabletown.between_two_cities.city.scoring import MOST, OTHER, SECOND
from tabletown.bots.nets.between_two_cities.capitals_rows import (
    BUILT,
    CARDS,
    CELLS,
    COUNTS,
    FLAGS,
    MADE,
    PLANES,
    POINTS,
    SIDE,
    SIZES,
)
from tabletown.bots.nets.between_two_cities.rows import CAPITALS_FORM
from tabletown.training.between_two_cities.rows import (
    About,
    Changed,
    Others,
    Present,
    RowPlaces,
    SeatPlace,
    TableRows,
)

CAPITALS_PLACES = RowPlaces(PLANES, slice(COUNTS, BUILT), slice(POINTS, MADE))


class CapitalsCityRows:
    """Rows of cities: the same at all sorts of tables."""

    def __init__(self, kind: BoxKind) -> None:
        self.kind, self.xp = kind, kind.xp
        self._bits = self.xp.arange(CELLS, dtype=self.xp.uint32)
        self._cards = self.xp.arange(len(CARDS), dtype=self.xp.int32)

    def rows(self, cities: CityArrays, mats: Array, about: About, others: Others) -> Array:
        """uint8 [..., lanes, numbers] of cities [..., lanes]."""
        shape = cities.windows.shape
        many, wide = len(shape), (-1, shape[-1])

        def flat(found: Array) -> Array:
            """All axes of cities as one."""
            return found.reshape((*found.shape[: found.ndim - many], *wide))

        def spread(found: Array) -> Array:
            """Of [..., cities, lanes], as many as there are cities."""
            before = found.shape[:-2]
            ones = found.reshape((*before, *(1,) * (many - 2), *found.shape[-2:]))
            return flat(self.xp.broadcast_to(ones, (*before, *shape)))

        rows = self._rows(each(flat, cities), flat(mats), about, each(spread, others))
        return rows.reshape((*shape, rows.shape[-1]))

    def _rows(self, cities: CityArrays, mats: Array, about: About, others: Others) -> Array:
        """Of cities [cities, lanes]."""
        xp, scorer = self.xp, self.kind.scorer
        # Points by type; masks of the square, uint32 [planes, cities, lanes]; counts int32 by building.
        parts = settled(xp, city_parts(xp, scorer, cities, mats, about.districts))
        squares = settled(xp, self._squares(cities, mats, about.districts))
        counts = xp.bitwise_count(squares[: len(PLANES)]).astype(xp.int32)
        factories = counts[1]
        # Factories beside those of other cities, [cities, lanes]; district cards, int32 [districts, cities, lanes].
        worth = xp.where(factories >= others.most, MOST, xp.where(factories >= others.second, SECOND, OTHER))
        made = factories * worth
        first, second = capitals().district_points
        scored = xp.where(parts.sizes >= others.smaller, second, 0)
        scored = xp.where(parts.sizes > 0, xp.where(parts.sizes >= others.largest, first, scored), 0)
        types = xp.sum((parts.counts[: len(TYPES)] > 0).astype(xp.int32), axis=0)
        # Numbers of [cities, lanes], one after another as the row has them.
        points = [parts.shops, parts.taverns, parts.offices, parts.parks, parts.houses, parts.civics]
        single = [
            count(xp, cells_of(cities.built)),
            xp.bitwise_count(cities.windows).astype(xp.int32),
            *points,
            made,
            *(scored[number] for number in range(DISTRICTS)),
            sum(points, start=made) + xp.sum(scored, axis=0),
            *(xp.equal(worth, one).astype(xp.int32) for one in (MOST, SECOND, OTHER)),
            *(others.most, others.second, types),
        ]
        wishes = settled(xp, self._wishes(cities, mats))
        sizes = [xp.concatenate([parts.sizes, others.largest, others.smaller])]
        numbers = xp.concatenate([counts, xp.stack(single), wishes, *sizes]).astype(xp.uint8)
        # Lanes last but one: bits as bytes, [cities, lanes, planes × cells], numbers, and what all cities share.
        bits = (xp.moveaxis(squares, 0, -1)[..., None] >> self._bits & 1).astype(xp.uint8)
        bits = bits.reshape((*made.shape, squares.shape[0] * CELLS))
        ending = xp.broadcast_to(about.ending, (made.shape[0], *about.ending.shape))
        return xp.concatenate([bits, xp.moveaxis(numbers, 0, -1), ending], axis=-1)

    def _squares(self, cities: CityArrays, mats: Array, districts: Array) -> Array:
        """The 5×5 squares of buildings, nature and districts: uint32 [14, cities, lanes]."""
        xp, ground = self.xp, self.kind.ground
        corner = first_corner(xp, ground, cities.windows, mats)
        words = plane_words(cities)
        squares = cut_five(Cells(words[:, 0], words[:, 1]), corner, SIDE)
        nature = cut_five(Cells(*(xp.take(part, mats) for part in ground.nature)), corner, SIDE)
        shop, factory, bed, drink, food, music, office, park, house, civic = (squares[number] for number in range(10))
        by_card = (shop, factory, bed | drink | food | music, office, park, house, civic)
        wards = xp.zeros((DISTRICTS, *corner.shape), dtype=xp.uint32)
        for number, cells in enumerate(by_card):
            belongs = xp.any(xp.equal(districts, number), axis=1)[:, None]
            wards = wards | -belongs.astype(xp.uint32) & cells
        return xp.concatenate([squares, nature[None], wards])

    def _wishes(self, cities: CityArrays, mats: Array) -> Array:
        """What has become of the wishes of civic tiles: int32 [16, cities, lanes]."""
        xp, ground = self.xp, self.kind.ground
        kinds = kinds_of(planes_of(plane_words(cities)))
        sides = sides_of(xp, [kinds[kind] for kind in TYPES])
        one, both, hated = wishing(xp, cities.wishes, sides)
        civic = xp.stack([*plane_of(cities, Building.CIVIC)])
        index = ((mats << ground.windows) + cities.windows.astype(xp.int32)) * 3
        reach = Cells(xp.take(ground.reach.low, index), xp.take(ground.reach.high, index))
        beside = xp.stack([*(reach & ~cells_of(cities.built)).beside()])
        fine = civic & ~hated
        status = [civic & hated, fine & ~one, fine & one & ~both, fine & both]
        waiting = cities.wishes[: len(TYPES)] & ~sides & fine & beside
        fearing = cities.wishes[len(TYPES) :] & fine & beside
        return count_words(xp, xp.concatenate([xp.stack(status), waiting, fearing]))

    def about(self, districts: Array, civics: Array) -> About:
        """Districts and modules: what is the same for all cities of a lane. `civics`: bool [lanes]."""
        xp = self.xp
        pairs = xp.any(xp.equal(districts[:, :, None], self._cards[:, None]), axis=1)
        big = xp.full(civics.shape, self.kind.modules.landscapes, dtype=xp.bool_)
        modules = xp.stack([big, civics, districts[0, 0] >= 0])
        ending = xp.concatenate([pairs.reshape((-1, pairs.shape[-1])), modules])
        return About(districts, ending.T.astype(xp.uint8))


class CapitalsMaker(TableRows):
    def __init__(self, kind: TableKind) -> None:
        super().__init__(kind, CAPITALS_FORM, CAPITALS_PLACES)
        self._cities = CapitalsCityRows(kind)

    def city_rows(self, cities: CityArrays, mats: Array, about: About, others: Others) -> Array:
        return self._cities.rows(cities, mats, about, others)

    def about(self, lanes: Lanes) -> About:
        return self._cities.about(lanes.districts, lanes.singles[-1] >= 0)

    def present(self, lanes: Lanes) -> Present:
        xp = self.xp
        parts = city_parts(xp, self.kind.scorer, lanes.cities, lanes.mats, lanes.districts)
        others = self.others_of(parts.counts[1], parts.sizes)
        rows = self.city_rows(lanes.cities, lanes.mats, self.about(lanes), others)
        return Present(parts.alone, parts.counts[1], parts.sizes, others, rows)

    def table_row(self, lanes: Lanes, turn: Array, seat: Array, place: SeatPlace, now: Present) -> Array:
        modules = self.about(lanes).ending[:, -FLAGS:]
        return self.xp.concatenate([super().table_row(lanes, turn, seat, place, now), modules], axis=-1)

    def _district_points(self, now: Present, changed: Changed, first: Array, second: Array) -> Operand:
        xp, points = self.xp, []
        for number in range(DISTRICTS):
            own = [rows[..., SIZES + number].astype(xp.int32) for rows in (first, second)]
            points.append(place_points(xp, self.kind.scorer, changed(now.sizes[number], *own)))
        return sum(points, start=xp.zeros_like(points[0]))
