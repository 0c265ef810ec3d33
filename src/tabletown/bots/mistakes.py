"""Mistakes as people make them: so many chances to win may be given away, and no more.

A level is no noise in moves. Its bot weighs all moves with its judge, draws what it may give away this time, and plays
one of the moves that cost no more than that. So a weak bot is still a sensible one: it takes the second or third best
way, and never one that ruins a game, its own or a partner's.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Generic, NamedTuple, Protocol, TypeVar

from tabletown.bots.bot import SHOWN, Budget, Decision, Thought
from tabletown.core.chance import Stream

V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)
M = TypeVar("M")
Allowances = Mapping[str, Mapping[str, float]]
"""By kind of table and level: chances to win that one move may give away, at most."""

_FINE = 1 << 20
MOST_HARM = 3.0
"""Points that a mistake may cost those who share something with the bot, whatever its level: a partner is no prey."""
OTHER_TABLES = "other"
"""The kind of all tables that have no allowances of their own."""


class Priced(NamedTuple, Generic[M]):
    """A move, and what it costs against the best one."""

    thought: Thought[M]
    loss: float
    """Chances to win that it gives away."""
    harm: float = 0.0
    """Points that whatever is shared with others is expected to lose."""


class Weighs(Protocol[V_contra, M]):
    def weigh(self, view: V_contra, moves: Sequence[M]) -> Sequence[Priced[M]]:
        """The moves worth a thought, best first."""

    def in_chances(self, view: V_contra) -> bool:
        """Whether values of thoughts are chances to win."""

    def moment(self, view: V_contra) -> str:
        """What tells this decision from all others of the seat."""


class Decides(Protocol[V_contra, M]):
    def decide(self, view: V_contra, moves: Sequence[M]) -> Decision[M]: ...


class FallibleBot(Generic[V, M]):
    """Plays as well as it can, less what it may give away at such a table."""

    name = "net"

    def __init__(self, best: Decides[V, M], table: Weighs[V, M], allowance: Callable[[V], float], seed: str) -> None:
        self._best, self._table, self._allowance, self._seed = best, table, allowance, seed

    def decide(self, view: V, moves: Sequence[M]) -> Decision[M]:
        allowance = self._allowance(view)
        if not allowance or len(moves) == 1:
            return self._best.decide(view, moves)
        priced = self._table.weigh(view, moves)
        # Whoever asks twice is told the same, and a bot need not remember anything.
        chosen = choose_within(priced, allowance, Stream(self._seed, self._table.moment(view)))
        best = tuple([one.thought for one in priced[:SHOWN]])
        return Decision(chosen.thought.move, best, in_chances=self._table.in_chances(view))


def choose_within(priced: Sequence[Priced[M]], allowance: float, stream: Stream) -> Priced[M]:
    """One of the moves that cost no more than an amount drawn up to the allowance; the best one always does."""
    most = allowance * (stream.below(_FINE) + 1) / _FINE
    return stream.choice([one for one in priced if one.loss <= most and one.harm <= MOST_HARM] or priced[:1])


def by_values(rated: Sequence[Thought[M]], per_value: float) -> list[Priced[M]]:
    """Thoughts, best first, whose values are chances to win times so much."""
    best = rated[0].value
    return [Priced(one, per_value * (best - one.value)) for one in rated]


def read_allowances(package: str) -> Allowances:
    """As they were calibrated: `levels.json` of a package of bots."""
    found: Allowances = json.loads(files(package).joinpath("levels.json").read_text(encoding="utf-8"))
    return found


def allowance_of(budget: Budget, known: Allowances, kind: str) -> float:
    """What a bot with this budget may give away at a table of this kind."""
    if budget.mistakes is not None:
        return budget.mistakes
    if not budget.level:
        return 0.0
    return allowances_at(known, kind)[budget.level]


def allowances_at(known: Allowances, kind: str) -> Mapping[str, float]:
    """By level: of tables of just this kind, else of its sort (`sort-4`), else of all."""
    return known.get(kind) or known.get(kind.partition("-")[0]) or known[OTHER_TABLES]
