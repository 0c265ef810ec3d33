"""The end of solo tables (`solo.score`): three cities, three scores, and whether you beat both Automas."""

from collections.abc import Mapping

from tabletown.batch.arrays import Array, Operand, along, stacked
from tabletown.batch.between_two_cities.automas.ville import VillePoints, count_buildings, count_kinds
from tabletown.batch.between_two_cities.scoring import city_parts, factory_worth, place_points
from tabletown.batch.between_two_cities.solo.kind import SoloKind
from tabletown.batch.between_two_cities.solo.lanes import SoloArrays
from tabletown.batch.contract import Standing, rank_keys
from tabletown.between_two_cities.box.tiles import TYPES, Kind
from tabletown.between_two_cities.city.doubling import DISTRICT

_FACTORY = TYPES.index(Kind.FACTORY)
_LEFT, _VILLE, _RIGHT = range(3)
_OWNERS = ((_LEFT, _RIGHT), (_LEFT, _VILLE), (_VILLE, _RIGHT))
"""You, Autommaso, Automarta."""


def solo_standing(kind: SoloKind, lanes: SoloArrays, more: Operand | None = None) -> Standing:
    """`more` as in `sizes_in_ville`."""
    xp = kind.xp
    points, built = _points(kind, lanes, more)
    totals, doubled = _sums(kind, points)
    kinds = built if kind.modules.civics else built[:-1]
    keys = []
    for number, (one, other) in enumerate(_OWNERS):
        worth = totals if number else doubled
        low, high = xp.minimum(worth[one], worth[other]), xp.maximum(worth[one], worth[other])
        # Level with an Automa is no win.
        last = xp.full(low.shape, int(number > 0), dtype=xp.int32)
        keys.append(xp.concatenate([stacked(xp, [low, high]), kinds[:, one] + kinds[:, other], last[None]]))
    by_seat = xp.stack(keys, axis=1)
    return Standing(
        over=xp.equal(lanes.turn, len(kind.turns)),
        scores=by_seat[0].T,
        keys=xp.moveaxis(xp.moveaxis(by_seat, 0, -1), 1, 0),
        ranks=rank_keys(xp, by_seat).T,
    )


def solo_totals(kind: SoloKind, lanes: SoloArrays, more: Operand | None = None) -> tuple[Array, Array]:
    """What Lefthaven, Automaville and Rightcastle score, and what they are worth to you: int32 [3, lanes] each."""
    return _sums(kind, _points(kind, lanes, more)[0])


def sizes_in_ville(kind: SoloKind, lanes: SoloArrays, kinds: Array, more: Operand | None = None) -> Array:
    """How large districts are in Automaville, which has so many of each type [7, lanes]: int32 [districts, lanes].

    They are larger than the number of their tiles by as many as the setting says, or by `more`, which may be another
    number in every lane. A lane may be without districts (−1) among others that have some.
    """
    xp, pairs = kind.xp, lanes.districts
    added = 1 + int(kind.setting.hard) if more is None else more
    sizes = [xp.max(along(xp, kinds, pairs[number]), axis=0) + added for number in range(pairs.shape[0])]
    return xp.where(pairs[:, 0] >= 0, stacked(xp, sizes), 0) if sizes else pairs[:, 0]


def _sums(kind: SoloKind, points: Mapping[str, Array]) -> tuple[Array, Array]:
    totals = sum(points.values(), start=kind.xp.zeros_like(points["shops"]))
    return totals, sum((points[name] for name in kind.setting.doubled), start=totals)


def _points(kind: SoloKind, lanes: SoloArrays, more: Operand | None) -> tuple[Mapping[str, Array], Array]:
    """By category the points of Lefthaven, Automaville, Rightcastle, int32 [3, lanes]; and buildings of each type."""
    xp = kind.xp
    parts = city_parts(xp, kind.scorer, lanes.cities, lanes.mats, lanes.districts)
    counts = count_buildings(kind.choosing.ville, lanes.ville)
    ville_kinds = count_kinds(xp, counts)

    def three(cities: Array, middle: Array) -> Array:
        return stacked(xp, [cities[0], middle, cities[1]])

    factories = three(parts.counts[_FACTORY], ville_kinds[_FACTORY])
    worth = factory_worth(xp, factories)
    ville = VillePoints(kind.choosing.ville, counts, worth[_VILLE])
    points = {
        "shops": three(parts.shops, ville.shops),
        "factories": factories * worth,
        "taverns": three(parts.taverns, ville.taverns),
        "offices": three(parts.offices, ville.offices),
        "parks": three(parts.parks, ville.parks),
        "houses": three(parts.houses, ville.houses),
        "civics": three(parts.civics, xp.sum(lanes.values, axis=0, dtype=xp.int32)),
    }
    middle = sizes_in_ville(kind, lanes, ville_kinds, more)
    for number in range(middle.shape[0]):
        sizes = three(parts.sizes[number], middle[number])
        points[f"{DISTRICT}{number + 1}"] = place_points(xp, kind.scorer, sizes)
    built = xp.stack([parts.counts[:, 0], ville_kinds, parts.counts[:, 1]], axis=1)
    return points, built
