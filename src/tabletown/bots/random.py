"""Plays any legal move, each with the same chance."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

M = TypeVar("M")


class RandomBot:
    name = "random"

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def choose(self, view: object, moves: Sequence[M]) -> M:
        return moves[int(self._random.random() * len(moves))]
