"""The end of a solo game: three cities, three scores, and whether you beat both Automas (rule 1.4)."""

from collections.abc import Sequence
from dataclasses import dataclass

from tabletown.between_two_cities.automa.names import Automa
from tabletown.between_two_cities.automa.ville import Ville, VilleScore, score_ville, type_counts
from tabletown.between_two_cities.automa.worth import city_factories
from tabletown.between_two_cities.city import City
from tabletown.between_two_cities.ranking import COUNTS, HIGHER, LOWER
from tabletown.between_two_cities.scoring import CityScore, factory_worths, score_city
from tabletown.between_two_cities.tiles import Building
from tabletown.core.outcome import Outcome, rank

LEVEL_WITH_AN_AUTOMA = "nothing: level with an Automa is no win"
PLAYERS = ("You", *Automa)
"""Those whose scores an outcome holds: you in seat 1, then the Automas."""


@dataclass(frozen=True, slots=True)
class SoloScore:
    left: CityScore
    ville: VilleScore
    right: CityScore

    def totals(self) -> tuple[int, int, int]:
        return self.left.total, self.ville.total, self.right.total


def score_solo(cities: Sequence[City], ville: Ville) -> SoloScore:
    """The points of all three cities as they stand; factories are compared across them."""
    left, right = cities
    counts = ville.count()
    worths = factory_worths((city_factories(left), counts[Building.FACTORY], city_factories(right)))
    return SoloScore(score_city(left, worths[0]), score_ville(counts, worths[1]), score_city(right, worths[2]))


def doubled_total(score: CityScore, doubled: Sequence[str]) -> int:
    """What a city is worth to you when some categories count double (rule 7.2)."""
    by_name: dict[str, int] = score._asdict()
    return score.total + sum(by_name[category] for category in doubled)


def own_totals(cities: Sequence[City], ville: Ville, doubled: Sequence[str]) -> tuple[int, int]:
    """What your two cities are worth to you, left and right."""
    score = score_solo(cities, ville)
    return doubled_total(score.left, doubled), doubled_total(score.right, doubled)


def solo_outcome(cities: Sequence[City], ville: Ville, doubled: Sequence[str] = ()) -> Outcome:
    score = score_solo(cities, ville)
    left, middle, right = score.totals()
    own = own_totals(cities, ville, doubled)
    built = [city_counts(cities[0]), type_counts(ville.count()), city_counts(cities[1])]
    pairs = [(own, 0, 2), ((left, middle), 0, 1), ((middle, right), 1, 2)]
    keys = [
        (*sorted(points), *[a + b for a, b in zip(built[one], built[other], strict=True)], int(number > 0))
        for number, (points, one, other) in enumerate(pairs)
    ]
    return rank([key[0] for key in keys], (LOWER, HIGHER, *COUNTS, LEVEL_WITH_AN_AUTOMA), keys)


def city_counts(city: City) -> tuple[int, ...]:
    return type_counts({building: city.mask(building).bit_count() for building in Building})
