"""Which sort of table is asked for."""

from typing import cast

from tabletown.between_two_cities.people.rules import BetweenTwoCities
from tabletown.between_two_cities.sorts import AUTOMA, Sort, sort_of
from tabletown.core.errors import BadSetup
from tabletown.core.game import Option
from tabletown.core.sentence import Word, sentence
from tabletown.envs.between_two_cities.duo import DuoEncoding
from tabletown.envs.between_two_cities.people import PeopleEncoding
from tabletown.envs.between_two_cities.solo import SoloEncoding
from tabletown.envs.encoding import AnyEncoding


def make(seats: int, /, **options: Option) -> AnyEncoding:
    """Raises BadSetup."""
    if seats != 1 and seats not in BetweenTwoCities.seat_counts:
        raise BadSetup(sentence("setup-players", game=Word("game-between-two-cities"), least=1, most=7, count=seats))
    sort = sort_of(seats, options)
    if sort is Sort.DUO:
        return cast(AnyEncoding, DuoEncoding(**options))
    if sort is Sort.SOLO:
        return cast(AnyEncoding, SoloEncoding(**options))
    options.pop(AUTOMA, None)
    return cast(AnyEncoding, PeopleEncoding(seats, **options))
