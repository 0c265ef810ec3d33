"""A kind of table for two people and an Automa: that of three seats, and what the Automa plays by."""

import numpy as np

from tabletown.batch.arrays import Array, ArrayNamespace, Operand
from tabletown.batch.between_two_cities.automas.choosing import ChoiceTables, card_rules
from tabletown.batch.between_two_cities.table import TableKind
from tabletown.between_two_cities.automas.cards import DeckCard, deck
from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.two_with_automa.state import SEATS

TAKEN = 2
"""Tiles that the Automa takes in a turn."""


class DuoKind(TableKind):
    def __init__(self, xp: ArrayNamespace, modules: Modules) -> None:
        super().__init__(xp, SEATS, modules)
        self.hand = modules.hand
        self.deck: tuple[DeckCard, ...] = deck()
        self.choosing = ChoiceTables(self)
        self.rules: Array = xp.asarray(card_rules(self.deck))
        """int32 [2, cards]: the rules of the left and of the right column."""
        turns = self.times.turns
        singles = [not turn.duplexes for turn in turns]
        self.dealt = [sum(singles[: number + 1]) for number in range(len(turns))] + [sum(singles)]
        """By turn: cards drawn while it is under way."""
        self.cards: Array = xp.asarray(self.dealt, dtype=xp.int32)
        self.draws_card: Array = xp.asarray(np.array([*singles, False]))
        """bool [turns + 1]."""
        self.left_first: Array = xp.asarray(np.array([turn.round == 1 for turn in turns] + [False]))
        """bool [turns + 1]: whether the Automa chooses for its left city first."""

    def of_people(self, side: int, by_seat: Array, nothing: Operand) -> Array:
        """What the two people [2, lanes] do on one side, by city [3, lanes]."""
        idle = self.xp.full((1, *by_seat.shape[1:]), nothing, dtype=by_seat.dtype)
        return self.by_city(side, self.xp.concatenate([by_seat, idle]), nothing)

    def of_automa(self, by_seat: Array, nothing: Operand) -> Array:
        """What the two people [2, lanes] do in the cities that they share with the Automa, by city [3, lanes]."""
        idle = self.xp.full(by_seat[0].shape, nothing, dtype=by_seat.dtype)
        return self.xp.stack([idle, by_seat[1], by_seat[0]])
