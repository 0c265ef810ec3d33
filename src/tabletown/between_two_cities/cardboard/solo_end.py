"""A solo game that was played with cardboard: Automaville in notation, and the end of the game."""

from collections.abc import Sequence
from dataclasses import dataclass

from tabletown.between_two_cities.automas.cards import DeckCard
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.automas.ville import Ville
from tabletown.between_two_cities.box.modules import District, Modules
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.cardboard.cities import modules_of
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.civics import CIVIC_POINTS
from tabletown.between_two_cities.city.notation import parse_tile
from tabletown.between_two_cities.solo.score import SoloScore, score_solo, solo_outcome
from tabletown.between_two_cities.solo.state import Setting, SoloState, before_all_turns
from tabletown.core.errors import UnreadableMove, WordedError
from tabletown.core.outcome import Outcome


class BadVille(WordedError):
    """No Automaville, or no solo game around it."""


@dataclass(frozen=True, slots=True)
class SoloEnd:
    cities: tuple[City, City]
    ville: Ville
    setting: Setting
    score: SoloScore
    outcome: Outcome


def score_cardboard(
    cities: Sequence[City], ville: Ville, districts: Sequence[District] = (), *, hard: bool = False
) -> SoloEnd:
    """The end of a solo game: your two cities, Automaville, and who has won."""
    if len(cities) != 2:
        raise BadVille("ville-two-cities", count=len(cities))
    left, right = cities
    found = modules_of(cities, districts)
    modules = Modules(found.landscapes, found.civics or bool(ville.values), found.districts)
    setting = Setting(Mode.FULL, 0, modules=modules, hard=hard)
    score = score_solo(cities, ville, setting)
    return SoloEnd((left, right), ville, setting, score, solo_outcome(cities, ville, setting))


def bare_solo(setting: Setting, cities: tuple[City, City], ville: Ville, cards: tuple[DeckCard, ...] = ()) -> SoloState:
    """A game of which nothing is known but this: the stacks lie on a real table."""
    return before_all_turns(setting, cities, ville, cards, ((), ()))


def parse_ville(text: str) -> Ville:
    """`SSPPH SF-P`: letters of tiles in the order in which they came, civic tiles as words of their own.

    A civic tile may say what it was fixed at (`SF-P=3`); else it is worth what it would be if it came just then.
    """
    ville = Ville(())
    for word in text.split():
        name, equals, value = word.partition("=")
        if "-" in name:
            tile = _tile(name)
            ville = _with_civic(ville, tile, value) if equals else ville.grown([tile])
        elif equals:
            raise BadVille("ville-no-value", tile=word[:20])
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
        raise BadVille("ville-value", tile=str(tile), value=value[:20])
    return Ville((*ville.tiles, tile), (*ville.values, int(value)))


def _tile(name: str) -> Tile:
    """A letter, or a civic tile: a duplex has come apart into letters before."""
    try:
        return parse_tile(name)
    except UnreadableMove:
        raise BadVille("ville-unreadable", tile=name[:20]) from None
