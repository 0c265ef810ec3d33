"""Points of cities, building type by building type (rules 6, 11 and 12)."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from tabletown.between_two_cities.box.modules import District, Modules
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.civics import civic_points
from tabletown.between_two_cities.city.districts import plan, points_by_city, sizes_in
from tabletown.between_two_cities.city.tables import MaskRuler, tables

MOST, SECOND, OTHER = 4, 3, 2
"""What one factory is worth, by how its city compares with the others (rule 6.2)."""

OFFICE_SET_POINTS = (0, 1, 3, 6, 10, 15, 21)
TAVERN_SET_POINTS = (0, 1, 4, 9, 17)


def office_points(count: int) -> int:
    """As many full sets as possible, and the rest as one more (rule 6.4); taverns beside them apart."""
    sets, rest = divmod(count, len(OFFICE_SET_POINTS) - 1)
    return sets * OFFICE_SET_POINTS[-1] + OFFICE_SET_POINTS[rest]


_OFFICES = tuple(map(office_points, range(26)))


class CityScore(NamedTuple):
    shops: int
    factories: int
    taverns: int
    offices: int
    parks: int
    houses: int
    civics: int = 0
    districts: int = 0

    @property
    def total(self) -> int:
        return sum(self)

    def shown(self, modules: Modules) -> dict[str, int]:
        """By the rows of the score sheet that this table has."""
        columns = modules.columns
        return dict(zip(_names(columns), [self[number] for number in columns], strict=True))


@cache
def _names(columns: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([CityScore._fields[number] for number in columns])


def score_cities(cities: Sequence[City], districts: Sequence[District] = ()) -> tuple[CityScore, ...]:
    """The scores of all cities of a table; factories and districts are compared across them."""
    layouts = [city.square_masks() for city in cities]
    worths = factory_worths([masks[1].bit_count() for masks in layouts])
    bonus: Sequence[int] = (0,) * len(cities)
    if districts and cities:
        plans = [plan(district) for district in districts]
        bonus = points_by_city([sizes_in(*args, plans) for args in zip(cities, layouts, strict=True)])
    scored = zip(cities, layouts, worths, bonus, strict=True)
    return tuple(
        [
            score_masks(masks, worth, tables(city.canvas.size), civic_points(city) if city.civics else 0, extra)
            for city, masks, worth, extra in scored
        ]
    )


def score_city(city: City, factory_worth: int, district_points: int = 0) -> CityScore:
    """The score of one city, given what depends on the others: a factory's worth, and the points of its districts."""
    civics = civic_points(city) if city.civics else 0
    return score_masks(city.square_masks(), factory_worth, tables(city.canvas.size), civics, district_points)


def growing_score(city: City, factory_worth: int, district_points: int = 0) -> CityScore:
    """The same for cities of live tables: what a tile has brought is told, the city is drawn, and what the next one
    would bring is offered, each from the same score."""
    shops, factories, taverns, offices, parks, houses, civics, _ = counted(city)[1]
    return CityScore(shops, factories * factory_worth, taverns, offices, parks, houses, civics, district_points)


def growing_total(city: City, factory_worth: int) -> int:
    """Its sum without districts."""
    _, score, total = counted(city)
    return total + score[1] * (factory_worth - 1)


def counted(city: City) -> tuple[City, CityScore, int]:
    """A city, its score where a factory is worth one point, and the sum of that. What it is worth depends on others and
    is put in later. A city is asked for again while it stands: its identity finds it sooner than what stands where."""
    known = _scores.get(id(city))
    if known is not None and known[0] is city:
        return known
    if len(_scores) >= _SCORES_KEPT:
        _scores.clear()
    score = score_city(city, 1)
    known = _scores[id(city)] = (city, score, sum(score))
    return known


_SCORES_KEPT = 1 << 12
_scores: dict[int, tuple[City, CityScore, int]] = {}


def factory_worths(counts: Sequence[int]) -> tuple[int, ...]:
    """By city: what each of its factories is worth (rule 6.2). Ties share a place; 5, 5, 3, 2 gives 4, 4, 3, 2."""
    places = sorted(set(counts), reverse=True)
    most = places[0]
    second = places[1] if len(places) > 1 else -1
    return tuple([MOST if n == most else SECOND if n == second else OTHER for n in counts])


def score_masks(
    masks: tuple[int, ...], factory_worth: int, ruler: MaskRuler, civics: int = 0, districts: int = 0
) -> CityScore:
    """The score of one city from its size × size masks, one per building in the order of `Building`.

    Points of civic buildings and districts are added as they are given.
    """
    shop, factory, bed, drink, food, music, office, park, house = masks
    tavern = bed | drink | food | music
    offices = _OFFICES[office.bit_count()]
    if office and tavern:
        offices += (office & ruler.beside[tavern]).bit_count()
    houses = 0
    if house:
        smoky = (house & ruler.beside[factory]).bit_count()
        others = (shop > 0) + (factory > 0) + (tavern > 0) + (office > 0) + (park > 0)
        houses = smoky + (house.bit_count() - smoky) * others
    return CityScore(
        ruler.shops[shop],
        factory.bit_count() * factory_worth,
        tavern_points(bed.bit_count(), drink.bit_count(), food.bit_count(), music.bit_count()) if tavern else 0,
        offices,
        ruler.parks[park],
        houses,
        civics,
        districts,
    )


def tavern_points(bed: int, drink: int, food: int, music: int) -> int:
    """Sets of different taverns (rule 6.3).

    As many full sets as possible are always best: so every tavern of the commonest sort starts a set (1 point), every
    one of the next sort is a second member (4 − 1), and so on.
    """
    fourth, third, second, first = sorted((bed, drink, food, music))
    return first + 3 * second + 5 * third + 8 * fourth
