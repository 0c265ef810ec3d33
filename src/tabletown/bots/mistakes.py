"""Mistakes as people make them: so many chances to win may be given away, and no more.

A level is no noise in moves. Its bot weighs all moves with its judge, draws what it gives away this time, and plays
the move that comes nearest to that without costing more. So a weak bot is still a sensible one: its mistakes are small
ones, it makes them often or seldom, and never one that ruins a game, its own or a partner's.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Generic, NamedTuple, Protocol, TypeVar, runtime_checkable

from tabletown.bots.bot import SHOWN, Budget, ByTable, Decision, Thought, ThoughtUnit
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
"""The name of the allowances for all tables that have none of their own, and for those where no net plays: all others
were found for nets, and another bot that gave away as much would play far worse."""


class Priced(NamedTuple, Generic[M]):
    """A move, and what it costs against the best one."""

    thought: Thought[M]
    loss: float
    """Chances to win that it gives away."""
    harm: float = 0.0
    """Points that whatever is shared with others is expected to lose."""


@runtime_checkable
class Weighs(Protocol[V_contra, M]):
    """A net, which knows what moves cost."""

    @property
    def unit(self) -> ThoughtUnit: ...

    def weigh(self, view: V_contra, moves: Sequence[M]) -> Sequence[Priced[M]]:
        """The moves worth a thought, best first."""


class FallibleBot(ABC, Generic[V, M]):
    """Plays as well as it can, less what it may give away at such a table."""

    name = "net"

    def __init__(
        self, players: ByTable[V, M], kind_of: Callable[[V], str], allowance: Callable[[str], float], seed: str
    ) -> None:
        self._players, self._kind_of, self._allowance, self._seed = players, kind_of, allowance, seed

    @abstractmethod
    def rate(self, view: V, moves: Sequence[M]) -> list[Priced[M]]:
        """What moves cost as whoever plays where there is no net sees it, best first."""

    @abstractmethod
    def moment(self, view: V) -> str:
        """What tells this decision from all others of the seat."""

    def weigh(self, view: V, moves: Sequence[M]) -> Sequence[Priced[M]]:
        player = self._players.player(view)
        return player.weigh(view, moves) if isinstance(player, Weighs) else self.rate(view, moves)

    def decide(self, view: V, moves: Sequence[M]) -> Decision[M]:
        player = self._players.player(view)
        unit = player.unit if isinstance(player, Weighs) else None
        allowance = self._allowance(self._kind_of(view) if unit else OTHER_TABLES)
        if not allowance or len(moves) == 1:
            return self._players.decide(view, moves)
        priced = self.weigh(view, moves)
        # Whoever asks twice is told the same, and a bot need not remember anything.
        chosen = choose_within(priced, allowance, Stream(self._seed, self.moment(view)))
        best = tuple([one.thought for one in priced[:SHOWN]])
        return Decision(chosen.thought.move, best, unit=unit or ThoughtUnit.POINTS)


def choose_within(priced: Sequence[Priced[M]], allowance: float, stream: Stream) -> Priced[M]:
    """Of the moves that cost no more than an amount drawn up to the allowance the one that costs most: what was drawn
    is spent. The best one always costs little enough."""
    most = allowance * (stream.below(_FINE) + 1) / _FINE
    within = [one for one in priced if one.loss <= most and one.harm <= MOST_HARM] or priced[:1]
    spent = max([one.loss for one in within])
    return stream.choice([one for one in within if one.loss == spent])


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
