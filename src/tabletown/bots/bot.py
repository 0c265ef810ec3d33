"""What a bot is: something that picks one of its legal moves from what its seat may know, and can say why."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Generic, Protocol, TypeAlias, TypeVar

from tabletown.core.sentence import Sentence

V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)
M = TypeVar("M")
SHOWN = 3
"""Thoughts that a decision tells, at most."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What a bot may spend on one move; whoever does not think long, or makes no mistakes on purpose, needs none."""

    seconds: float | None = None
    """By the clock."""
    simulations: int | None = None
    """Instead: then the same on every machine."""
    mistakes: float | None = None
    """Chances to win that it may give away."""
    level: str = ""
    """Whoever plays as a level of this name gives away as many as that does at such a table."""


class ThoughtUnit(Enum):
    """What values of thoughts are."""

    POINTS = "points"
    CHANCES = "chances"
    """To win."""
    LIKINGS = "likings"
    """How likely the bot is to make the move: no more is known of it."""


@dataclass(frozen=True, slots=True)
class Thought(Generic[M]):
    """One move that was considered, what it is worth to the bot, and why."""

    move: M
    value: float
    words: str | Sentence = ""
    """A sentence for every reader; a bot of one's own may say it in the one language it knows."""
    liking: float | None = None
    """What the bot compares it by, if not by that value: a net cares for points besides chances to win."""

    @property
    def liked(self) -> float:
        return self.value if self.liking is None else self.liking


@dataclass(frozen=True, slots=True)
class Decision(Generic[M]):
    move: M
    best: tuple[Thought[M], ...] = ()
    """The best moves considered (three at most), best first; none for a bot that does not compare."""
    simulations: int = 0
    unit: ThoughtUnit = ThoughtUnit.POINTS


def first_of(rated: Sequence[Thought[M]], unit: ThoughtUnit = ThoughtUnit.POINTS) -> Decision[M]:
    """The first move of a list that is best first."""
    return Decision(rated[0].move, tuple(rated[:SHOWN]), unit=unit)


class Bot(Protocol[V_contra, M]):
    """Deterministic given its seed (and, under a budget of simulations, on every machine)."""

    @property
    def name(self) -> str: ...

    def decide(self, view: V_contra, moves: Sequence[M]) -> Decision[M]:
        """One of the moves. Never asked when there is none."""


AnyBot: TypeAlias = Bot[object, object]


class ByTable(Generic[V, M]):
    """Another player for every kind of table, made with the first such table."""

    def __init__(self, name: str, kind_of: Callable[[V], str], make: Callable[[str], Bot[V, M]]) -> None:
        self.name, self._kind_of, self._make = name, kind_of, make
        self._players: dict[str, Bot[V, M]] = {}

    def player(self, view: V) -> Bot[V, M]:
        kind = self._kind_of(view)
        if kind not in self._players:
            self._players[kind] = self._make(kind)
        return self._players[kind]

    def decide(self, view: V, moves: Sequence[M]) -> Decision[M]:
        return self.player(view).decide(view, moves)
