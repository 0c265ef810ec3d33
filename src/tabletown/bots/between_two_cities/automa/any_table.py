"""One bot for all sorts of tables: it plays by the kind of View that it gets."""

from collections.abc import Sequence
from typing import Protocol, cast

from tabletown.between_two_cities.automas.moves import Discard, Move
from tabletown.between_two_cities.game import AnyView
from tabletown.between_two_cities.people.moves import Choose, Place
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.between_two_cities.two_with_automa.view import DuoView
from tabletown.bots.between_two_cities.automa.third import decide_third
from tabletown.bots.bot import AnyBot, Bot, Decision


class SoloPlayer(Protocol):
    def decide(self, view: SoloView, moves: Sequence[Move]) -> Decision[Move]: ...


class AnyTableBot:
    def __init__(self, people: Bot[View, Choose | Place], solo: SoloPlayer) -> None:
        self.people = people
        self.solo = solo
        self.name = people.name

    def decide(self, view: AnyView, moves: Sequence[Move]) -> Decision[Move]:
        match view:
            case SoloView():
                return self.solo.decide(view, moves)
            case DuoView():
                return cast("Decision[Move]", decide_third(self.people, view, moves))
            case View():
                known = [move for move in moves if not isinstance(move, Discard)]
                return cast("Decision[Move]", self.people.decide(view, known))


def at_any_table(people: Bot[View, Choose | Place], solo: SoloPlayer) -> AnyBot:
    return cast(AnyBot, AnyTableBot(people, solo))
