"""The search itself. It knows no game: whoever teaches it one says how moves are rated and tried out."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf
from typing import Generic, NamedTuple, Protocol, TypeVar

from tabletown.bots.bot import SHOWN, Budget, Decision, Thought, first_of
from tabletown.bots.search.field import Contender, tell
from tabletown.bots.search.halving import FIRST_LOOK, Trials, halve
from tabletown.bots.search.spending import Spending

V_contra = TypeVar("V_contra", contravariant=True)
V = TypeVar("V")
M = TypeVar("M")


class RatingWeight(NamedTuple):
    per_point: float
    """What a point of a rating is worth in shares of the win."""
    games: float = inf
    """After so many games the rating begins to count less."""


class Lore(Protocol[V_contra, M]):
    """What the search has to know of a game, or of a sort of table."""

    def rate(self, view: V_contra, moves: Sequence[M]) -> Sequence[Thought[M]]:
        """Moves that are worth a trial, best first, with values in points: no game is played for that."""

    def weight(self, view: V_contra) -> RatingWeight:
        """How much ratings count beside the games played."""

    def most_contenders(self, view: V_contra) -> int:
        """How many of them are tried out at most."""

    def trials(self, view: V_contra, seed: str, is_up: Callable[[], bool]) -> Trials[M]:
        """How moves of this View are tried out; the same worlds for the same seed. `is_up`: no time is left."""


class OneSearch(Generic[V, M]):
    """Deterministic with a budget in simulations."""

    name = "search"

    def __init__(self, lore: Lore[V, M], seed: str, budget: Budget) -> None:
        self.lore, self.seed, self.budget = lore, seed, budget

    def decide(self, view: V, moves: Sequence[M]) -> Decision[M]:
        spending = Spending(self.budget)
        most = spending.most_contenders(self.lore.most_contenders(view), FIRST_LOOK)
        rated = self.lore.rate(view, moves)[:most]
        if len(rated) == 1:
            # Nothing is worth a comparison: it is no points behind the best.
            return first_of([replace(rated[0], value=0.0)])
        lore, best = self.lore, rated[0].value
        weight = lore.weight(view)
        field = [Contender(one, weight.per_point * (best - one.value), weight.games) for one in rated]
        ordered = halve(field, lore.trials(view, self.seed, spending.is_up), spending)
        return Decision(ordered[0].thought.move, tell(ordered[:SHOWN]), spending.spent)
