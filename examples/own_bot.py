"""A bot of your own in the arena: tabletown arena between-two-cities --bots random,own_bot:make (in this folder)."""

from collections.abc import Sequence

from tabletown.arena.blocks import BlockPlan
from tabletown.arena.entrants import parse_entrants
from tabletown.arena.report import format_report, make_report
from tabletown.arena.runner import run
from tabletown.between_two_cities.city.scoring import score_cities
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Move
from tabletown.between_two_cities.people.ranking import cities_of
from tabletown.between_two_cities.people.state import State
from tabletown.between_two_cities.people.view import View
from tabletown.bots.bot import Budget, Decision, Thought
from tabletown.core.chance import Stream


class TidyBot:
    """Chooses by chance, and places where its two cities have most points at once."""

    name = "tidy"

    def __init__(self, seed: str) -> None:
        self._stream = Stream(seed, "tidy")

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        # What others hold is unknown: a world is one of the States in which this seat would see just this View.
        world = GAME.resample(view, self._stream)
        thoughts = [_think(world, view, move) for move in moves]
        most = max(thought.value for thought in thoughts)
        best = [thought for thought in thoughts if thought.value == most]
        chosen = best[self._stream.below(len(best))]
        others = sorted((thought for thought in thoughts if thought is not chosen), key=lambda other: -other.value)
        return Decision(chosen.move, (chosen, *others[:2]))


def _think(world: State, view: View, move: Move) -> Thought[Move]:
    assert view.seat is not None, "a bot has a seat"
    scores = score_cities(GAME.apply(world, view.seat, move).state.cities)
    points = sum(scores[city].total for city in cities_of(view.seat, view.seats))
    return Thought(move, points, f"{points} points in both cities")


def make(seed: str, budget: Budget) -> TidyBot:
    del budget  # It needs no time to speak of.
    return TidyBot(seed)


if __name__ == "__main__":
    budget = Budget()
    plan = BlockPlan("between-two-cities", 3, "example", 4, parse_entrants("random,own_bot:make", budget), budget)
    print(format_report(make_report(plan, run(plan, workers=1))))
