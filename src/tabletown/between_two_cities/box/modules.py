"""Which parts of Capitals are on the table (rules 10 to 12). The base game has none."""

from dataclasses import dataclass
from typing import TypeAlias

from tabletown.between_two_cities.box.tiles import TYPES, Kind

District: TypeAlias = tuple[Kind, Kind]
"""Two of the seven district cards; tiles of either kind belong to the district."""

SMALL_HAND, BIG_HAND = 7, 9
DISTRICTS = 3
NEVER = {Kind.FACTORY, Kind.HOUSE}
"""The one pair that is drawn again (rule 12.2)."""


@dataclass(frozen=True, slots=True)
class Modules:
    landscapes: bool = False
    """5×5 cities around landscape mats, and hands of nine."""
    civics: bool = False
    """Civic tiles are among the singles."""
    districts: tuple[District, ...] = ()
    """The three pairs of district cards; none without districts."""

    @property
    def hand(self) -> int:
        """How many singles a hand has when it is drawn."""
        return BIG_HAND if self.landscapes else SMALL_HAND

    @property
    def columns(self) -> tuple[int, ...]:
        """Which fields of a `CityScore` count here: all of them only with civic tiles and districts."""
        return _COLUMNS[self.civics, bool(self.districts)]


BASE = Modules()
_COLUMNS = {
    (civics, districts): tuple(
        number for number, kind in enumerate(Kind) if kind in TYPES or (civics if kind is Kind.CIVIC else districts)
    )
    for civics in (False, True)
    for districts in (False, True)
}


def district_cards(*, civics: bool) -> tuple[Kind, ...]:
    """Without civic tiles the civic card is taken out (rule 12.1)."""
    return (*TYPES, Kind.CIVIC) if civics else TYPES


def pairs_of(cards: tuple[Kind, ...]) -> tuple[District, ...]:
    """The first cards of a shuffled deck two by two, each pair in the order of the score sheet."""
    order = list(Kind)
    pairs = []
    for place in range(0, 2 * DISTRICTS, 2):
        first, second = sorted(cards[place : place + 2], key=order.index)
        pairs.append((first, second))
    return tuple(pairs)
