"""Who wins: the worse city counts, then the tie-breaks (rule 7); with two players the sum counts (rule 8)."""

from collections.abc import Sequence
from functools import lru_cache

from tabletown.between_two_cities.box.modules import BASE, Modules
from tabletown.between_two_cities.box.tiles import TAVERNS, TYPES, Building, Kind
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.scoring import CityScore, score_cities
from tabletown.between_two_cities.people.moves import Side
from tabletown.between_two_cities.people.state import city_index
from tabletown.core.outcome import Outcome, rank
from tabletown.core.seat import Seat, all_seats

LOWER, HIGHER, SUM = "lower city", "higher city", "both cities"
COUNTS = CityScore._fields[: len(TYPES)]
"""Buildings in both her cities together, type by type."""
CIVICS = "civics"
"""The last comparison where civic tiles are on the table (rule 11.5)."""

_BUILDINGS = {kind: tuple(TAVERNS) if kind is Kind.TAVERN else (Building[kind.name],) for kind in (*TYPES, Kind.CIVIC)}


def cities_of(seat: Seat, seats: int) -> tuple[int, int]:
    return city_index(seat, Side.LEFT, seats), city_index(seat, Side.RIGHT, seats)


def final_outcome(cities: Sequence[City], seats: int, modules: Modules = BASE) -> Outcome:
    return _outcome(tuple(cities), seats, modules)


@lru_cache(maxsize=1 << 6)
def _outcome(cities: tuple[City, ...], seats: int, modules: Modules) -> Outcome:
    """When a game ends, its last event, its result and its picture all ask for the same."""
    totals = [score.total for score in score_cities(cities, modules.districts)]
    kinds = (*TYPES, Kind.CIVIC) if modules.civics else TYPES
    counts = [_counts(city, kinds) for city in cities]
    scores, keys = [], []
    for left, right in (cities_of(seat, seats) for seat in all_seats(seats)):
        built = tuple([a + b for a, b in zip(counts[left], counts[right], strict=True)])
        points = sorted((totals[left], totals[right]))
        own = (sum(points),) if seats == 2 else tuple(points)
        scores.append(own[0])
        keys.append(own + built)
    named = (*COUNTS, CIVICS) if modules.civics else COUNTS
    return rank(scores, (SUM, *named) if seats == 2 else (LOWER, HIGHER, *named), keys)


def _counts(city: City, kinds: tuple[Kind, ...]) -> tuple[int, ...]:
    """Buildings of each type; every half of a duplex is one (rule 7.3)."""
    return tuple([sum([city.mask(building).bit_count() for building in _BUILDINGS[kind]]) for kind in kinds])
