"""The search itself. It knows no game: whoever teaches it one says how moves are rated and tried out.

All moves are tried, the better half goes on, and so on: each round has the same share of the budget.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf
from time import perf_counter
from typing import Generic, NamedTuple, Protocol, TypeVar

from tabletown.bots.bot import SHOWN, Budget, Decision, Thought, ThoughtUnit, first_of
from tabletown.bots.search.field import Contender, TrialValues, best_first, race, tell

V_contra = TypeVar("V_contra", contravariant=True)
V = TypeVar("V")
M = TypeVar("M")
M_contra = TypeVar("M_contra", contravariant=True)

FIRST_LOOK = 12
"""Games of every move in a first round. With fewer simulations than that, fewer moves are looked at."""
ENOUGH = 4 * FIRST_LOOK
"""Games after which a move can be out before its round is."""
SIMULATIONS = 4000
"""When no budget is given."""
AT_FIRST, TO_BEGIN, AT_ONCE = 64, 256, 1024
"""Games played side by side, at most, where time counts: in the first go of a bot, which may have to make tables ready;
in the first go of a decision; and once their pace is known."""
IN_TIME = 0.92
"""The part of the time that is planned for; the rest is for whatever comes between."""
ONE_GO = 0.15
"""The part of the time that games played side by side may take, as far as their pace is known: nobody looks at the
clock while they are played."""


class RatingWeight(NamedTuple):
    per_point: float
    """What a point of a rating is worth in shares of the win."""
    games: float = inf
    """After so many games the rating begins to count less."""
    unit: ThoughtUnit = ThoughtUnit.POINTS
    """What values of rated moves are, where no game was played."""


class Trials(Protocol[M_contra]):
    """One decision of one seat, tried out in possible worlds."""

    def play(self, moves: Sequence[M_contra], worlds: int) -> TrialValues:
        """What comes of each move in so many new worlds, the same for all; in fewer if no more tell them apart."""


class Lore(Protocol[V_contra, M]):
    """What the search has to know of a game, or of a sort of table."""

    def rate(self, view: V_contra, moves: Sequence[M]) -> Sequence[Thought[M]]:
        """Moves that are worth a trial, best first: no game is played for that."""

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
        self._at_first = AT_FIRST

    def decide(self, view: V, moves: Sequence[M]) -> Decision[M]:
        """Moves are rated whatever the budget is: so there is always one to make."""
        spending = Spending(self.budget, self._at_first)
        most = spending.most_contenders(self.lore.most_contenders(view), FIRST_LOOK)
        rated = self.lore.rate(view, moves)[:most]
        if len(rated) == 1:
            # Nothing is worth a comparison: it is no points behind the best.
            return first_of([replace(rated[0], value=0.0)])
        weight = self.lore.weight(view)
        if spending.is_up():
            return first_of(rated, weight.unit)
        field = [Contender(one, weight.per_point * (rated[0].liked - one.liked), weight.games) for one in rated]
        ordered = halve(field, self.lore.trials(view, self.seed, spending.is_up), spending)
        if not spending.spent:
            return first_of(rated, weight.unit)
        self._at_first = TO_BEGIN
        return Decision(ordered[0].thought.move, tell(ordered[:SHOWN]), spending.spent, ThoughtUnit.CHANCES)


class Spending:
    """Shares the budget of one decision out to its rounds: by time, by simulations, or by both."""

    def __init__(self, budget: Budget, at_first: int = AT_FIRST) -> None:
        """`at_first`: games of a first go, before anything is known of their pace."""
        self.began = perf_counter()
        self.budget = budget if budget != Budget() else Budget(simulations=SIMULATIONS)
        self.at_first = at_first
        self.spent = 0
        """Simulations so far."""
        self._pace = 0.0
        """Seconds for a simulation, as seen lately."""

    def most_contenders(self, most: int, first_look: int) -> int:
        """How many moves a budget is enough for, with so many games for each at first."""
        games = self.budget.simulations
        return most if games is None else max(2, min(most, games // first_look))

    def simulations_left(self, part: float) -> int:
        """How many simulations still fit into that part of the budget, one go at most; none once time is up."""
        left = AT_ONCE
        if self.budget.simulations is not None:
            left = min(left, int(part * self.budget.simulations) - self.spent)
        if self.budget.seconds is not None:
            seconds = IN_TIME * part * self.budget.seconds - (perf_counter() - self.began)
            longest = min(seconds, ONE_GO * self.budget.seconds)
            fit = int(longest / self._pace) if self._pace else self.at_first
            left = min(left, fit if longest > 0 else 0)
        return left

    def is_up(self) -> bool:
        """Whether no two games fit any more: there is nothing to compare."""
        return self.simulations_left(1.0) < 2

    def count(self, games: int, seconds: float) -> None:
        """So many simulations took that long."""
        self.spent += games
        if games:
            self._pace = max(seconds / games, self._pace / 2)


def halve(field: Sequence[Contender[M]], trials: Trials[M], spending: Spending) -> list[Contender[M]]:
    """Best first."""
    sizes = [len(field)]
    while sizes[-1] > 1:
        sizes.append(-(-sizes[-1] // 2))
    rounds = len(sizes) - 1
    alive, out = list(field), list[Contender[M]]()
    for number in range(1, rounds + 1):
        while len(alive) > 1 and (left := spending.simulations_left(number / rounds)) >= len(alive):
            begun, worlds = perf_counter(), left // len(alive)
            found = trials.play([one.thought.move for one in alive], worlds)
            spending.count(found.shares.size, perf_counter() - begun)
            for one, shares, likings in zip(alive, *found, strict=True):
                one.meet(shares, likings)
            if found.shares.shape[1] < worlds:
                return best_first(alive) + out
            alive, beaten = race(alive, ENOUGH)
            out = beaten + out
        alive, out = alive[: sizes[number]], alive[sizes[number] :] + out
    return alive + out
