"""What a bot is: something that picks one of its legal moves from what its seat may know, and can say why."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeAlias, TypeVar

from tabletown.core.sentence import Sentence

V_contra = TypeVar("V_contra", contravariant=True)
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one move: by the clock, or by simulations (then the same on every machine)."""

    seconds: float | None = None
    simulations: int | None = None


@dataclass(frozen=True, slots=True)
class Thought(Generic[M]):
    """One move that was considered, what it is worth to the bot, and why."""

    move: M
    value: float
    words: str | Sentence = ""
    """A sentence for every reader; a bot of one's own may say it in the one language it knows."""


@dataclass(frozen=True, slots=True)
class Decision(Generic[M]):
    move: M
    best: tuple[Thought[M], ...] = ()
    """The best moves considered (three at most), best first; none for a bot that does not compare."""
    simulations: int = 0


class Bot(Protocol[V_contra, M]):
    """Deterministic given its seed (and, under a budget of simulations, on every machine)."""

    @property
    def name(self) -> str: ...

    def decide(self, view: V_contra, moves: Sequence[M]) -> Decision[M]:
        """One of the moves. Never asked when there is none."""


AnyBot: TypeAlias = Bot[object, object]
