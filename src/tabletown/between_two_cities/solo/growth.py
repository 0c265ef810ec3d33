"""How Automaville grows in the simple mode: random tiles after rounds 1 and 3 (rules 4.2 and 4.4)."""

from collections.abc import Sequence
from typing import NamedTuple

from tabletown.between_two_cities.automas.choice import KIND_OF
from tabletown.between_two_cities.automas.house import places
from tabletown.between_two_cities.automas.ville import Ville, score_ville
from tabletown.between_two_cities.box.modules import BASE, Modules
from tabletown.between_two_cities.box.tiles import Building, Tile
from tabletown.between_two_cities.city.scoring import factory_worths
from tabletown.between_two_cities.people.state import Hand

ROUNDS = (1, 3)
"""After these it grows."""


class Growth(NamedTuple):
    kept: int
    thrown: int = 0
    """So many more are drawn, and the weakest are thrown away again."""

    @property
    def drawn(self) -> int:
        return self.kept + self.thrown


_BASE, _BOOKLET = Growth(8), Growth(6)
_EVEN: dict[tuple[bool, bool, bool], tuple[Growth, Growth]] = {
    (True, False, False): (Growth(10), Growth(10, 4)),
    (False, True, False): (Growth(9), Growth(9)),
    (False, False, True): (Growth(7), Growth(8)),
    (True, True, False): (Growth(11), Growth(11, 1)),
    (True, False, True): (Growth(10), Growth(11)),
    (False, True, True): (Growth(8), Growth(8, 4)),
    (True, True, True): (Growth(10), Growth(10, 6)),
}
"""By landscapes, civics and districts: after round 1, after round 3 (measured in bench/simple_mode.md)."""


def growth_after(number: int, modules: Modules, *, even: bool) -> Growth:
    """What Automaville gets after a round, as the booklet says or for an even fight."""
    if modules == BASE:
        return _BASE
    if not even:
        return _BOOKLET
    return _EVEN[modules.landscapes, modules.civics, bool(modules.districts)][ROUNDS.index(number)]


def grow(ville: Ville, drawn: Sequence[Tile], thrown: int, rivals: Sequence[int]) -> tuple[Ville, Hand]:
    """Automaville with these tiles but the weakest of them, which are given back too.

    `rivals`: factories in your two cities.
    """
    grown = ville.grown(drawn)
    first, out = len(ville.tiles), list[Tile]()
    for _ in range(thrown):
        place = _weakest(grown, first, rivals)
        out.append(grown.tiles[place])
        grown = _without(grown, place)
    return grown, tuple(out)


def _weakest(ville: Ville, first: int, rivals: Sequence[int]) -> int:
    """Of the tiles from `first` on, the place of the one that costs least: of equals the lowest on the list."""
    counts, listed = ville.count(), places()
    before = _points(counts, rivals)
    values = iter(ville.values[sum(tile.is_civic for tile in ville.tiles[:first]) :])
    costs = []
    for place, tile in enumerate(ville.tiles[first:], first):
        if tile.is_civic:
            cost = next(values)
        else:
            (building,) = tile.buildings
            cost = before - _points({**counts, building: counts[building] - 1}, rivals)
        costs.append((cost, -listed[KIND_OF[tile]], -place))
    return -min(costs)[2]


def _points(counts: dict[Building, int], rivals: Sequence[int]) -> int:
    return score_ville(counts, factory_worths((counts[Building.FACTORY], *rivals))[0]).total


def _without(ville: Ville, place: int) -> Ville:
    tiles, values = ville.tiles, ville.values
    if tiles[place].is_civic:
        number = sum(tile.is_civic for tile in tiles[:place])
        values = values[:number] + values[number + 1 :]
    return Ville(tiles[:place] + tiles[place + 1 :], values)
