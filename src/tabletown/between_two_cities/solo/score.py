"""The end of a solo game: three cities, three scores, and whether you beat both Automas (rule 1.4)."""

from collections.abc import Sequence
from dataclasses import dataclass

from tabletown.between_two_cities.automas.names import Automa
from tabletown.between_two_cities.automas.ville import Ville, kind_counts, score_ville, ville_sizes
from tabletown.between_two_cities.automas.worth import city_factories
from tabletown.between_two_cities.box.tiles import TYPES, Building, Kind
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.districts import district_sizes, place_points
from tabletown.between_two_cities.city.doubling import doubled_score, doubled_total
from tabletown.between_two_cities.city.scoring import CityScore, factory_worths, score_city
from tabletown.between_two_cities.people.ranking import CIVICS, COUNTS, HIGHER, LOWER
from tabletown.between_two_cities.solo.state import Setting
from tabletown.core.outcome import Outcome, rank

LEVEL_WITH_AN_AUTOMA = "nothing: level with an Automa is no win"
PLAYERS = ("You", *Automa)
"""Those whose scores an outcome holds: you in seat 1, then the Automas."""


@dataclass(frozen=True, slots=True)
class SoloScore:
    left: CityScore
    ville: CityScore
    right: CityScore
    sizes: tuple[tuple[int, ...], ...] = ()
    """By city: the sizes of its districts."""
    districts: tuple[tuple[int, ...], ...] = ((), (), ())
    """By city: the points of each district."""

    def totals(self) -> tuple[int, int, int]:
        return self.left.total, self.ville.total, self.right.total


def score_solo(cities: Sequence[City], ville: Ville, setting: Setting | None = None) -> SoloScore:
    """The points of all three cities as they stand; factories and districts are compared across them."""
    left, right = cities
    counts = ville.count()
    worths = factory_worths((city_factories(left), counts[Building.FACTORY], city_factories(right)))
    sizes: tuple[tuple[int, ...], ...] = ()
    points: tuple[tuple[int, ...], ...] = ((), (), ())
    if setting is not None and (pairs := setting.modules.districts):
        middle = ville_sizes(ville, pairs, hard=setting.hard)
        sizes = (district_sizes(left, pairs), middle, district_sizes(right, pairs))
        points = tuple(zip(*(place_points(column) for column in zip(*sizes, strict=True)), strict=True))
    return SoloScore(
        score_city(left, worths[0], sum(points[0])),
        score_ville(counts, worths[1], sum(ville.values), sum(points[1])),
        score_city(right, worths[2], sum(points[2])),
        sizes,
        points,
    )


def own_totals(score: SoloScore, doubled: Sequence[str]) -> tuple[int, int]:
    """What your two cities are worth to you, left and right, when some categories count double (rule 7.2)."""
    left, _, right = score.districts
    return doubled_total(score.left, left, doubled), doubled_total(score.right, right, doubled)


def own_scores(score: SoloScore, doubled: Sequence[str]) -> tuple[CityScore, CityScore]:
    """The same column by column."""
    left, _, right = score.districts
    return doubled_score(score.left, left, doubled), doubled_score(score.right, right, doubled)


def solo_outcome(cities: Sequence[City], ville: Ville, setting: Setting) -> Outcome:
    score = score_solo(cities, ville, setting)
    left, middle, right = score.totals()
    own = own_totals(score, setting.doubled)
    kinds = (*TYPES, Kind.CIVIC) if setting.modules.civics else TYPES
    named = (*COUNTS, CIVICS) if setting.modules.civics else COUNTS
    built = [city_counts(cities[0]), kind_counts(ville.count()), city_counts(cities[1])]
    pairs = [(own, 0, 2), ((left, middle), 0, 1), ((middle, right), 1, 2)]
    keys = [
        (*sorted(points), *[built[one][kind] + built[other][kind] for kind in kinds], int(number > 0))
        for number, (points, one, other) in enumerate(pairs)
    ]
    return rank([key[0] for key in keys], (LOWER, HIGHER, *named, LEVEL_WITH_AN_AUTOMA), keys)


def city_counts(city: City) -> dict[Kind, int]:
    return kind_counts({building: city.mask(building).bit_count() for building in Building})
