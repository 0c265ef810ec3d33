"""Bots in the seat of a solo player: greedy and balanced."""

from collections.abc import Sequence

from tabletown.between_two_cities.people.moves import Choose
from tabletown.between_two_cities.solo.moves import Discard, SoloMove
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.bots.between_two_cities.automas.cities import CityJudge
from tabletown.bots.between_two_cities.automas.judge import SoloJudge, SoloTaste
from tabletown.bots.between_two_cities.automas.rounds import foresee
from tabletown.bots.between_two_cities.expected_points import Looker, faint
from tabletown.bots.between_two_cities.fitted import fitted_points
from tabletown.bots.bot import Decision, Thought, first_of

GREEDY = SoloTaste()
BALANCED = SoloTaste(lean=0.5, vision=1.0, denial=1.5, foresight=1.5)
_HINT = 0.02
CHOICES, PLACES = 12, 6
"""Moves that are looked at more closely."""


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
            from tabletown.bots.between_two_cities.foresight.solo import decide_alone

            return decide_alone(city_judge(self.judge.taste), view, moves)
        else:
            rated = city_judge(self.judge.taste).rate(view, moves)
        return first_of(rated)

    def rated(self, view: SoloView, moves: Sequence[SoloMove]) -> list[Thought[SoloMove]]:
        rated = self.judge.rate(view, moves)
        if isinstance(moves[0], Discard):
            return rated
        looked_at = CHOICES if isinstance(moves[0], Choose) else PLACES
        return foresee(view, rated[:looked_at], self.judge)


def city_judge(taste: SoloTaste) -> CityJudge:
    """The same taste where cities may have any size and civic tiles."""
    return CityJudge(1.0 if taste.lean else 0.0, taste.lean, 0.5 * taste.denial)


def is_small(view: SoloView) -> bool:
    """Whether the tables for 4×4 cities without civic tiles can be used."""
    return not (view.setting.modules.landscapes or view.setting.modules.civics)
