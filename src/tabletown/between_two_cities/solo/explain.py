"""Why the three cities of a solo game are worth what they are: yours square by square, Automaville by its rows."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from tabletown.between_two_cities.automas.ville import Ville, other_types, park_pairs_points, shops_points
from tabletown.between_two_cities.automas.worth import city_factories
from tabletown.between_two_cities.box.tiles import TAVERNS, Building, Kind, Tile
from tabletown.between_two_cities.box.words import name_district, name_types, name_wishes
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.districts import largest_group
from tabletown.between_two_cities.city.doubling import DISTRICT
from tabletown.between_two_cities.city.explain import Group, district_group, explain_city
from tabletown.between_two_cities.city.scoring import (
    MOST,
    OFFICE_SET_POINTS,
    SECOND,
    TAVERN_SET_POINTS,
    CityScore,
    factory_worths,
)
from tabletown.between_two_cities.solo.score import SoloScore, score_solo
from tabletown.between_two_cities.solo.state import Setting
from tabletown.core.sentence import Sayer, Sentence, sentence

_LINE, _OFFICES = 4, 6


class VilleWhy(StrEnum):
    """What tiles of Automaville score for. The value is the message that says it."""

    LINE = "why-line"
    MOST_FACTORIES = "why-most-factories"
    SECOND_FACTORIES = "why-second-factories"
    FEWER_FACTORIES = "why-fewer-factories"
    TAVERN_SET = "why-tavern-set"
    OFFICE_SET = "why-office-set"
    WITH_TAVERN = "why-ville-offices"
    PAIRS = "why-ville-pairs"
    LONE_PARK = "why-park-group"
    HOUSES = "why-ville-houses"
    CIVIC = "why-ville-civic"
    LARGEST_DISTRICT = "why-ville-largest"
    SECOND_DISTRICT = "why-ville-second"
    SMALLER_DISTRICT = "why-ville-smaller"


@dataclass(frozen=True, slots=True)
class VilleGroup:
    """Tiles of Automaville that score together. They have no squares."""

    kind: Kind
    why: VilleWhy
    count: int
    """How many tiles (of parks: pairs; of a district: its size) it is about."""
    points: int
    others: tuple[Kind, ...] = ()
    """For houses: the types that they count. For a district: its two kinds."""
    tile: Tile | None = None
    """For a civic building: which."""


def doubled_groups(groups: Sequence[Group], setting: Setting) -> tuple[Group, ...]:
    """The groups of one of your cities as they count for you in a game of a campaign (rule 7.2)."""
    if not setting.doubled:
        return tuple(groups)
    names = dict(zip(Kind, CityScore._fields, strict=True))
    districts = {pair: f"{DISTRICT}{number}" for number, pair in enumerate(setting.modules.districts, 1)}
    found = []
    for group in groups:
        first, second = group.others if group.kind is Kind.DISTRICT else (group.kind, group.kind)
        name = districts[first, second] if group.kind is Kind.DISTRICT else names[group.kind]
        found.append(replace(group, points=2 * group.points) if name in setting.doubled else group)
    return tuple(found)


def say_ville_group(group: VilleGroup, say: Sayer) -> str:
    """` 16  a line of 4 shops`."""
    return f"{group.points:>3}  {say(tell_ville_group(group))}"


def tell_ville_group(group: VilleGroup) -> Sentence:
    """What it scores for; of a civic tile its wishes, by which two of them are told apart."""
    what = sentence(group.why, count=group.count)
    if group.tile is not None:
        worth = sentence("civic-worth", points=group.points)
        return sentence("why-worth", what=what, worth=worth, wishes=name_wishes(group.tile))
    if group.kind is Kind.DISTRICT:
        first, second = group.others
        return sentence("why-with", what=what, kinds=name_district((first, second)))
    return sentence("why-with", what=what, kinds=name_types(group.others)) if group.others else what


@dataclass(frozen=True, slots=True)
class SoloExplained:
    left: tuple[Group, ...]
    ville: tuple[VilleGroup, ...]
    right: tuple[Group, ...]


def explain_solo(cities: Sequence[City], ville: Ville, setting: Setting) -> SoloExplained:
    """City by city; the points of its groups add up to its score."""
    left, right = cities
    score = score_solo(cities, ville, setting)
    worths = factory_worths((city_factories(left), ville.count()[Building.FACTORY], city_factories(right)))
    rows = tuple(_rows(ville, worths[1]))
    return SoloExplained(
        (*explain_city(left, worths[0]), *_districts(left, score, setting, 0)),
        (*rows, *_ville_districts(score, setting)),
        (*explain_city(right, worths[2]), *_districts(right, score, setting, 2)),
    )


def _rows(ville: Ville, worth: int) -> Iterator[VilleGroup]:
    counts = ville.count()
    for size in _cut(counts[Building.SHOP], _LINE):
        yield VilleGroup(Kind.SHOP, VilleWhy.LINE, size, shops_points(size))
    if factories := counts[Building.FACTORY]:
        why = {MOST: VilleWhy.MOST_FACTORIES, SECOND: VilleWhy.SECOND_FACTORIES}.get(worth, VilleWhy.FEWER_FACTORIES)
        yield VilleGroup(Kind.FACTORY, why, factories, factories * worth)
    sorts = [counts[sort] for sort in TAVERNS]
    for number in range(max(sorts)):
        different = sum(count > number for count in sorts)
        yield VilleGroup(Kind.TAVERN, VilleWhy.TAVERN_SET, different, TAVERN_SET_POINTS[different])
    offices = counts[Building.OFFICE]
    for size in _cut(offices, _OFFICES):
        yield VilleGroup(Kind.OFFICE, VilleWhy.OFFICE_SET, size, OFFICE_SET_POINTS[size])
    if offices and any(sorts):
        yield VilleGroup(Kind.OFFICE, VilleWhy.WITH_TAVERN, offices, offices)
    pairs, lone = divmod(counts[Building.PARK], 2)
    if pairs:
        yield VilleGroup(Kind.PARK, VilleWhy.PAIRS, pairs, park_pairs_points(2 * pairs))
    if lone:
        yield VilleGroup(Kind.PARK, VilleWhy.LONE_PARK, lone, park_pairs_points(lone))
    if houses := counts[Building.HOUSE]:
        others = other_types(counts)
        yield VilleGroup(Kind.HOUSE, VilleWhy.HOUSES, houses, houses * len(others), others)
    civics = [tile for tile in ville.tiles if tile.is_civic]
    for tile, value in zip(civics, ville.values, strict=True):
        yield VilleGroup(Kind.CIVIC, VilleWhy.CIVIC, 1, value, tile=tile)


def _cut(count: int, most: int) -> list[int]:
    """As many whole sets as possible, and the rest."""
    return [most] * (count // most) + ([count % most] if count % most else [])


def _ville_districts(score: SoloScore, setting: Setting) -> Iterator[VilleGroup]:
    by_place = (VilleWhy.LARGEST_DISTRICT, VilleWhy.SECOND_DISTRICT, VilleWhy.SMALLER_DISTRICT)
    for index, district in enumerate(setting.modules.districts):
        sizes = [town[index] for town in score.sizes]
        why = by_place[min(_place(sizes, sizes[1]), 2)]
        yield VilleGroup(Kind.DISTRICT, why, sizes[1], score.districts[1][index], district)


def _districts(city: City, score: SoloScore, setting: Setting, town: int) -> Iterator[Group]:
    for index, district in enumerate(setting.modules.districts):
        sizes = [one[index] for one in score.sizes]
        if cells := largest_group(city, district):
            yield district_group(city, district, cells, _place(sizes, len(cells)), score.districts[town][index])


def _place(sizes: Sequence[int], size: int) -> int:
    return len({one for one in sizes if one > size})
