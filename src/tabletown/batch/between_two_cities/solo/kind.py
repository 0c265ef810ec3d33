"""A kind of solo table: what was agreed, and all that follows from it, as arrays by turn."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.batch.between_two_cities.automas.choosing import ChoiceTables, card_rules
from tabletown.batch.between_two_cities.table import BoxKind
from tabletown.between_two_cities.automas.cards import AutomaCard, DeckCard
from tabletown.between_two_cities.automas.names import Automa, Mode
from tabletown.between_two_cities.box.tiles import DUPLEXES
from tabletown.between_two_cities.people.options import singles_of
from tabletown.between_two_cities.people.schedule import Passing
from tabletown.between_two_cities.solo.growth import Growth
from tabletown.between_two_cities.solo.schedule import SoloTurn, solo_schedule
from tabletown.between_two_cities.solo.start import START_DUPLEXES, check_level, starts_with_duplexes
from tabletown.between_two_cities.solo.state import Setting

AUTOMAS = len(Automa)
HANDS = 1 + AUTOMAS
TAKEN = 2 * AUTOMAS
"""Tiles that the Automas take in a turn."""


@dataclass(frozen=True, slots=True)
class _Course:
    """How many have gone where, while a turn is under way or, as it says, before it begins."""

    singles: int
    """Singles drawn since Automaville got its first tiles."""
    duplexes: int
    cards: int
    ville: int
    """Tiles in Automaville before the turn begins."""
    discards: int
    """The same for what is thrown away."""


class SoloTimes(NamedTuple):
    """By turn, with one more for games that are over: int32 [turns + 1], bool where it says whether."""

    singles: Array
    duplexes: Array
    cards: Array
    """Drawn while the turn is under way."""
    ville: Array
    discards: Array
    """Tiles there before it begins."""
    draws_singles: Array
    """bool: whether it begins with new hands of singles."""
    draws_duplexes: Array
    passing: Array
    """1 to the next, −1 to the one before, 0 if the rest is thrown away."""
    rest: Array
    """Tiles of your hand that are thrown away at its end; 0 where it is passed on or stays."""
    stays: Array
    """bool: whether one tile is thrown away and the hand filled up (simple mode)."""
    ville_first: Array
    """bool: whether Autommaso chooses for Automaville first."""


class SoloKind(BoxKind):
    def __init__(self, xp: ArrayNamespace, setting: Setting) -> None:
        super().__init__(xp, setting.modules, 2)
        check_level(setting)
        self.setting, self.full = setting, setting.mode is Mode.FULL
        self.turns: tuple[SoloTurn, ...] = solo_schedule(setting.mode, setting.hand)
        self.hand = setting.hand
        self.hands = HANDS if self.full else 1
        self.with_duplexes = starts_with_duplexes(setting)
        level = 0 if self.with_duplexes else setting.level
        self.start_ville = START_DUPLEXES if self.with_duplexes else level
        self.singles = len(singles_of(setting.modules)) - level
        """How many are in the box when the first turn begins."""
        self.duplexes = len(DUPLEXES) - (START_DUPLEXES if self.with_duplexes else 0)
        self.deck: tuple[DeckCard, ...] = setting.deck if self.full else ()
        self.choosing = ChoiceTables(self)
        self.rules: Array = xp.asarray(np.stack([card_rules(self._read(automa)) for automa in Automa]))
        """int32 [2, 2, cards]: by Automa, the rules of its left and of its right column."""
        course = self.course = self._course()
        self.ville_places, self.discard_places = course[-1].ville, course[-1].discards
        self.times = self._times(course)

    def growth_in(self, turn: int) -> Growth | None:
        """What Automaville gets at the end of this turn."""
        one = self.turns[turn]
        return self.setting.growth_after(one.round) if not self.full and one.is_last and not one.duplexes else None

    def stays(self, turn: SoloTurn) -> bool:
        return not self.full and turn.stays

    def rest(self, turn: SoloTurn) -> int:
        """What is left of your hand at the end of a turn, and thrown away."""
        return 0 if turn.passing is not None or self.stays(turn) else turn.hand - 2

    def _read(self, automa: Automa) -> list[DeckCard]:
        cards: list[AutomaCard] = [card.read_by(automa) for card in self.deck]
        return [DeckCard(card.number, card.left, card.right) for card in cards]

    def _course(self) -> list[_Course]:
        found: list[_Course] = []
        singles = duplexes = cards = discards = 0
        ville = self.start_ville
        for number, turn in enumerate(self.turns):
            before = ville, discards
            if turn.duplexes:
                duplexes += turn.hand
            elif turn.draws:
                singles += self.hands * turn.hand
            elif not self.full:
                singles += 3
            if self.full and not turn.duplexes:
                cards += AUTOMAS
                ville += AUTOMAS
            found.append(_Course(singles, duplexes, cards, *before))
            rows = 1 if turn.duplexes else self.hands
            discards += 1 if self.stays(turn) else rows * self.rest(turn)
            if growth := self.growth_in(number):
                singles, ville, discards = singles + growth.drawn, ville + growth.kept, discards + growth.thrown
        return [*found, _Course(singles, duplexes, cards, ville, discards)]

    def _times(self, course: list[_Course]) -> SoloTimes:
        xp, turns = self.xp, self.turns

        def numbers(values: list[int]) -> Array:
            return xp.asarray(np.array([*values, *[0] * (len(course) - len(values))], np.int32))

        def flags(values: list[bool]) -> Array:
            return xp.asarray(np.array([*values, False]))

        return SoloTimes(
            singles=numbers([one.singles for one in course]),
            duplexes=numbers([one.duplexes for one in course]),
            cards=numbers([one.cards for one in course]),
            ville=numbers([one.ville for one in course]),
            discards=numbers([one.discards for one in course]),
            draws_singles=flags([turn.draws and not turn.duplexes for turn in turns]),
            draws_duplexes=flags([turn.duplexes for turn in turns]),
            passing=numbers([0 if t.passing is None else 1 if t.passing is Passing.LEFT else -1 for t in turns]),
            rest=numbers([self.rest(turn) for turn in turns]),
            stays=flags([self.stays(turn) for turn in turns]),
            ville_first=flags([turn.round == 1 for turn in turns]),
        )
