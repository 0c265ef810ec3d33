"""What a bot is: something that picks one of its legal moves from what its seat may know."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

V_contra = TypeVar("V_contra", contravariant=True)
M = TypeVar("M")


class Bot(Protocol[V_contra]):
    @property
    def name(self) -> str: ...

    def choose(self, view: V_contra, moves: Sequence[M]) -> M:
        """One of the moves. Never asked when there is none."""
