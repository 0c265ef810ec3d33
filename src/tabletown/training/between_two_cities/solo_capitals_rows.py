"""The rows with Capitals of `bots.nets.between_two_cities.solo_rows` in arrays.

The box always has civic tiles and three districts here; a lane that is played without them has no civic tile anywhere,
and pairs of −1.
"""

from tabletown.batch.arrays import Array, Operand
from tabletown.batch.between_two_cities.automas.ville import VillePoints, count_buildings, count_kinds, ville_gains
from tabletown.batch.between_two_cities.cities import CityArrays
from tabletown.batch.between_two_cities.scoring import city_parts, factory_worth, place_points
from tabletown.batch.between_two_cities.solo.kind import SoloKind
from tabletown.batch.between_two_cities.solo.lanes import SoloArrays
from tabletown.batch.between_two_cities.solo.standing import sizes_in_ville
from tabletown.between_two_cities.box.modules import DISTRICTS
from tabletown.between_two_cities.solo.growth import ROUNDS as GROWS
from tabletown.bots.nets.between_two_cities.capitals_rows import PLANES, SIZES
from tabletown.bots.nets.between_two_cities.solo_rows import CAPITALS_STEPS, SOLO_CAPITALS_FORM
from tabletown.training.between_two_cities.capitals_rows import CAPITALS_PLACES, CapitalsCityRows
from tabletown.training.between_two_cities.rows import Others
from tabletown.training.between_two_cities.solo_rows import SoloAgreed, SoloMaker, SoloScene, VilleNow

_FACTORY = 1


class CapitalsSoloMaker(SoloMaker):
    def __init__(self, kind: SoloKind) -> None:
        super().__init__(kind, SOLO_CAPITALS_FORM, CAPITALS_PLACES, PLANES, CAPITALS_STEPS)
        self._cities = CapitalsCityRows(kind)
        comes = [[number >= turn.round for turn in kind.turns] for number in GROWS]
        self._comes = kind.xp.asarray(comes, dtype=kind.xp.bool_)
        """bool [2, turns]: growth that is still to come."""

    def city_rows(self, scene: SoloScene, cities: CityArrays) -> Array:
        mats = self.xp.broadcast_to(scene.mats, cities.windows.shape)
        return self._cities.rows(cities, mats, scene.about, scene.others)

    def _scene(self, lanes: SoloArrays, agreed: SoloAgreed, sure: Array) -> SoloScene:
        xp, kind, turn = self.xp, self.kind, lanes.turn[0]
        tables, order = kind.choosing.ville, self.orders[turn]
        own, mats = self._own(lanes, order), xp.take(lanes.mats, order, axis=0)
        counts = count_buildings(tables, lanes.ville)
        parts = city_parts(xp, kind.scorer, own, mats, lanes.districts)
        factories, ville = parts.counts[_FACTORY], counts[_FACTORY]
        sizes = sizes_in_ville(kind, lanes, count_kinds(xp, counts), agreed.more)
        worth = factory_worth(xp, xp.stack([ville, factories[0], factories[1]]))[0]
        points = VillePoints(tables, counts, worth)
        civics = xp.sum(lanes.values, axis=0, dtype=xp.int32)
        by_type = [points.shops, points.factories, points.taverns, points.offices, points.parks, points.houses, civics]
        gains = ville_gains(tables, counts, (factories[0], factories[1]))
        about = self._cities.about(lanes.districts, agreed.civics)
        growth = xp.where(self._comes[:, turn][:, None, None], agreed.growth, 0).reshape((-1, *lanes.turn.shape))
        about_ville = xp.concatenate([counts, xp.stack(by_type), gains, sizes])
        table = xp.concatenate(
            [
                self._now(lanes, turn),
                about.ending,
                xp.concatenate([growth, about_ville]).astype(xp.uint8).T,
                *self._still(lanes, turn, order),
            ],
            axis=-1,
        )
        others = Others(*self._elsewhere(factories, ville), *self._elsewhere(parts.sizes, sizes))
        now = VilleNow(ville, points.total - points.factories + civics, sizes)
        return SoloScene(order, own, mats, about, others, now, table, sure)

    def _district_points(self, scene: SoloScene, first: Array, second: Array) -> Operand:
        xp, points = self.xp, []
        for number in range(DISTRICTS):
            own = [rows[..., SIZES + number].astype(xp.int32) for rows in (first, second)]
            sizes = xp.stack([*own, xp.broadcast_to(scene.ville.sizes[number], own[0].shape)])
            points.append(place_points(xp, self.kind.scorer, sizes))
        return sum(points, start=xp.zeros_like(points[0]))
