"""Two bots: `careful` is in the line-up of the game, `bold` comes by an entry point, as from any other package."""

from collections.abc import Sequence
from random import Random

from lantern_lane.records import Light, View
from tabletown.bots.bot import Budget, Decision, Thought
from tabletown.core.sentence import sentence


class Careful:
    """Bright lanterns for rich houses: the richer the house tonight, the further up in the hand."""

    name = "careful"

    def __init__(self, seed: str, budget: Budget) -> None:
        del budget  # It needs no time to speak of.
        self._seed = seed

    def decide(self, view: View, moves: Sequence[Light]) -> Decision[Light]:
        wish = 9 * sum(view.tonight) / (view.houses + len(view.nights))
        chance = Random(f"{self._seed}/{len(view.nights)}")
        worth = {move: -abs(move.lantern - wish) + chance.random() for move in moves}
        best = sorted(moves, key=lambda move: -worth[move])[:3]
        why = sentence("lantern-lane-why", house=sum(view.tonight), lantern=round(wish))
        return Decision(best[0], tuple(Thought(move, worth[move], why) for move in best))


class Bold:
    """Always the brightest."""

    name = "bold"

    def __init__(self, seed: str, budget: Budget) -> None:
        del seed, budget

    def decide(self, view: View, moves: Sequence[Light]) -> Decision[Light]:
        del view
        return Decision(max(moves, key=lambda move: move.lantern))


BOTS = {"careful": Careful}
