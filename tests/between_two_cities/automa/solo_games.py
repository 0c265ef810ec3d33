"""Solo games played at random, for the tests of both modes."""

from random import Random

from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.notation import parse_city
from tabletown.between_two_cities.game import AnyState
from tabletown.between_two_cities.solo.rules import deal
from tabletown.between_two_cities.solo.state import Setting, SoloState
from tabletown.core.event import Event
from tabletown.core.seat import Seat
from tabletown.testing.playouts import random_moves, random_states

YOU = Seat(0)
FULL = Setting(Mode.FULL, 4)
SIMPLE = Setting(Mode.SIMPLE, 0)


def states(setting: Setting, seed: str = "harbour-7") -> list[SoloState]:
    options: dict[str, str | int | bool] = {"automa": str(setting.mode), "level": setting.level}
    found = random_states(GAME, 1, seed, options)
    return [state for state in found if isinstance(state, SoloState)]


def events(setting: Setting, seed: str = "harbour-7") -> list[Event]:
    first: AnyState = deal(seed, setting)
    moves = random_moves(GAME, first, Random(seed))
    return [event for state, seat, move in moves for event in GAME.apply(state, seat, move).events]


def cities(left: str, right: str) -> tuple[City, City]:
    return parse_city(left), parse_city(right)
