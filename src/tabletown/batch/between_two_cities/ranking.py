"""Who wins at tables with a ring of seats (`people.ranking`)."""

from tabletown.batch.arrays import Array, stacked
from tabletown.batch.between_two_cities.cities import CityArrays
from tabletown.batch.between_two_cities.scoring import city_points
from tabletown.batch.between_two_cities.table import TableKind
from tabletown.batch.contract import Standing, rank_keys


def ring_standing(kind: TableKind, cities: CityArrays, mats: Array, districts: Array, over: Array) -> Standing:
    xp = kind.xp
    totals, counts = city_points(xp, kind.scorer, cities, mats, districts)
    left, right = (xp.asarray(row, dtype=xp.int32) for row in kind.owned)
    one, other = xp.take(totals, left, axis=0), xp.take(totals, right, axis=0)
    own = [one + other] if kind.seats == 2 else [xp.minimum(one, other), xp.maximum(one, other)]
    kinds = counts if kind.modules.civics else counts[:-1]
    built = xp.take(kinds, left, axis=1) + xp.take(kinds, right, axis=1)
    keys = xp.concatenate([stacked(xp, own), built])
    return Standing(
        over=over,
        scores=own[0].T,
        keys=xp.moveaxis(xp.moveaxis(keys, 0, -1), 1, 0),
        ranks=rank_keys(xp, keys).T,
    )
