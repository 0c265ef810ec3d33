"""Plays any legal move, each with the same chance."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from tabletown.bots.bot import Decision

M = TypeVar("M")


class RandomBot:
    name = "random"

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def decide(self, view: object, moves: Sequence[M]) -> Decision[M]:
        return Decision(moves[int(self._random.random() * len(moves))])
