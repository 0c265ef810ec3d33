"""A solo game that was played with cardboard: Automaville in notation, and the end of the game."""

from collections.abc import Sequence
from dataclasses import dataclass

from tabletown.between_two_cities.automa.names import Mode
from tabletown.between_two_cities.automa.solo_score import SoloScore, score_solo, solo_outcome
from tabletown.between_two_cities.automa.solo_state import Setting
from tabletown.between_two_cities.automa.ville import Ville
from tabletown.between_two_cities.cardboard import modules_of
from tabletown.between_two_cities.city import City
from tabletown.between_two_cities.civics import CIVIC_POINTS
from tabletown.between_two_cities.modules import District, Modules
from tabletown.between_two_cities.tiles import Tile
from tabletown.core.errors import TabletownError
from tabletown.core.outcome import Outcome

_MEANT = "tiles are S F O P H and the taverns B D E M, a civic tile is like SF-H or SF-H=3"


class BadVille(TabletownError):
    """No Automaville, or no solo game around it."""


@dataclass(frozen=True, slots=True)
class SoloEnd:
    ville: Ville
    modules: Modules
    score: SoloScore
    outcome: Outcome


def score_cardboard(
    cities: Sequence[City], ville: Ville, districts: Sequence[District] = (), *, hard: bool = False
) -> SoloEnd:
    """The end of a solo game: your two cities, Automaville, and who has won."""
    if len(cities) != 2:
        raise BadVille(f"beside Automaville lie two cities, Lefthaven and Rightcastle; here are {len(cities)}")
    found = modules_of(cities, districts)
    modules = Modules(found.landscapes, found.civics or bool(ville.values), found.districts)
    setting = Setting(Mode.FULL, 0, modules=modules, hard=hard)
    return SoloEnd(ville, modules, score_solo(cities, ville, setting), solo_outcome(cities, ville, setting))


def parse_ville(text: str) -> Ville:
    """`SSPPH SF-H`: letters of tiles in the order in which they came, civic tiles as words of their own.

    A civic tile may say what it was fixed at (`SF-H=3`); else it is worth what it would be if it came just then.
    """
    ville = Ville(())
    for word in text.split():
        name, equals, value = word.partition("=")
        if "-" in name:
            tile = _tile(name)
            ville = _with_civic(ville, tile, value) if equals else ville.grown([tile])
        elif equals:
            raise BadVille(f"“{word[:20]}”: only a civic tile has a value of its own; {_MEANT}")
        else:
            ville = ville.grown([_tile(letter) for letter in word])
    return ville


def format_ville(ville: Ville) -> str:
    values = iter(ville.values)
    singles = "".join([tile for tile in ville.tiles if not tile.is_civic])
    civics = [f"{tile}={next(values)}" for tile in ville.tiles if tile.is_civic]
    return " ".join([word for word in (singles, *civics) if word])


def _with_civic(ville: Ville, tile: Tile, value: str) -> Ville:
    if value not in [str(points) for points in CIVIC_POINTS]:
        raise BadVille(f"{tile} is worth 1, 3 or 6 in Automaville, not “{value[:20]}”")
    return Ville((*ville.tiles, tile), (*ville.values, int(value)))


def _tile(name: str) -> Tile:
    try:
        tile = Tile(name)
    except ValueError:
        raise BadVille(f"“{name[:20]}” is no tile: {_MEANT}") from None
    if tile.is_duplex:
        raise BadVille(f"“{name[:20]}” is a duplex: write its two tiles one after the other")
    return tile
