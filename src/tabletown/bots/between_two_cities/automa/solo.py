"""Bots in the seat of a solo player: greedy, balanced, and a search that plays possible games to the end."""

from collections.abc import Sequence
from time import perf_counter

from tabletown.between_two_cities.people.moves import Choose
from tabletown.between_two_cities.solo.moves import Discard, SoloMove
from tabletown.between_two_cities.solo.view import SoloView, resample
from tabletown.bots.between_two_cities.automa.cities import CityJudge
from tabletown.bots.between_two_cities.automa.judge import SoloJudge, SoloTaste
from tabletown.bots.between_two_cities.automa.playout import foresee, play_on
from tabletown.bots.between_two_cities.automa.twin import Twin
from tabletown.bots.between_two_cities.automa.wide import WideSoloSearch
from tabletown.bots.between_two_cities.expected_points import Looker, faint
from tabletown.bots.between_two_cities.fitted import fitted_points
from tabletown.bots.between_two_cities.reading import likely_city
from tabletown.bots.bot import Budget, Decision, Thought
from tabletown.bots.candidates import Candidate, best_part, candidates, tell_best
from tabletown.core.chance import Stream

GREEDY = SoloTaste()
BALANCED = SoloTaste(lean=0.5, vision=1.0, denial=1.5, foresight=1.5)
SHOWN = 3
_HINT = 0.02
SIMULATIONS = 400
"""When no budget is given."""
CANDIDATES = 12
PLACES = 6
"""Placements that are looked at more closely."""
TRIES = 100
"""Games that a bot with foresight tries its moves in with Capitals: there no judge foresees well enough."""
TRIED = "balanced"
"""It meets the same worlds every time."""
TRUST = 12.0
"""Simulations that the judge's own opinion counts for."""
SHARE_PER_POINT = 0.03
HALF = 2
_IN_TIME = 0.95


def greedy_solo() -> "SoloBot":
    return SoloBot(SoloJudge(Looker(tuple(faint(prospect, _HINT) for prospect in fitted_points())), GREEDY), "greedy")


def balanced_solo() -> "SoloBot":
    return SoloBot(SoloJudge(Looker(fitted_points()), BALANCED), "balanced")


def balanced_ratings(view: SoloView, moves: Sequence[SoloMove]) -> list[Thought[SoloMove]]:
    """As it thinks of moves without trying any out, best first."""
    return balanced_solo().rated(view, moves) if is_small(view) else city_judge(BALANCED).rate(view, moves)


class SoloBot:
    """Plays what its judge likes best."""

    def __init__(self, judge: SoloJudge, name: str) -> None:
        self.judge, self.name = judge, name

    def decide(self, view: SoloView, moves: Sequence[SoloMove]) -> Decision[SoloMove]:
        if is_small(view):
            rated = self.rated(view, moves)
        elif self.judge.taste.foresight:
            return WideSoloSearch(TRIED, Budget(simulations=TRIES), city_judge(self.judge.taste)).decide(view, moves)
        else:
            rated = city_judge(self.judge.taste).rate(view, moves)
        return Decision(rated[0].move, tuple(rated[:SHOWN]))

    def rated(self, view: SoloView, moves: Sequence[SoloMove]) -> list[Thought[SoloMove]]:
        rated = self.judge.rate(view, moves)
        if isinstance(moves[0], Discard):
            return rated
        looked_at = CANDIDATES if isinstance(moves[0], Choose) else PLACES
        return foresee(view, rated[:looked_at], self.judge)


def city_judge(taste: SoloTaste) -> CityJudge:
    """The same taste where cities may have any size and civic tiles."""
    return CityJudge(1.0 if taste.lean else 0.0, taste.lean, 0.5 * taste.denial)


def is_small(view: SoloView) -> bool:
    """Whether the tables for 4×4 cities without civic tiles can be used."""
    return not (view.setting.modules.landscapes or view.setting.modules.civics)


class SoloSearch:
    """Tries its best candidates in many possible worlds, and keeps halving them."""

    def __init__(self, seed: str, budget: Budget) -> None:
        self.seed = seed
        self.budget = budget if budget != Budget() else Budget(simulations=SIMULATIONS)
        self.looker = Looker(fitted_points())
        self.judge = SoloJudge(self.looker, BALANCED)
        self.wide = WideSoloSearch(seed, budget, city_judge(BALANCED))

    def decide(self, view: SoloView, moves: Sequence[SoloMove]) -> Decision[SoloMove]:
        started = perf_counter()
        if not is_small(view):
            return self.wide.decide(view, moves)
        rated = self.judge.rate(view, moves)[:CANDIDATES]
        if len(rated) == 1 or isinstance(rated[0].move, Discard):
            return Decision(rated[0].move, tuple(rated[:SHOWN]))
        field = candidates(rated, rated[0].value, SHARE_PER_POINT, TRUST)
        stream = Stream(self.seed, f"{view.turn}/{view.phase}/{len(view.loose)}/{sum(map(bool, view.theirs))}")
        ordered = self._halve(view, field, stream, started)
        best = tell_best(ordered, field, SHOWN)
        return Decision(best[0].move, best, sum(one.games for one in field))

    def _halve(
        self, view: SoloView, field: Sequence[Candidate[SoloMove]], stream: Stream, started: float
    ) -> list[Candidate[SoloMove]]:
        rounds = (len(field) - 1).bit_length()
        alive, out = list(field), list[Candidate[SoloMove]]()
        for number in range(1, rounds + 1):
            while not self._is_up(number / rounds, started, field):
                world = Twin(resample(view, stream), [likely_city(city) for city in view.cities])
                for one in alive:
                    one.total += play_on(view, one.thought.move, world.copy(), self.judge)
                    one.games += 1
            alive, dropped = best_part(alive, field, HALF)
            out = dropped + out
        return alive + out

    def _is_up(self, part: float, started: float, field: Sequence[Candidate[SoloMove]]) -> bool:
        if self.budget.seconds is not None:
            return perf_counter() - started >= part * _IN_TIME * self.budget.seconds
        return sum(one.games for one in field) >= part * (self.budget.simulations or SIMULATIONS)
