"""Two bots: `careful` is in the line-up of the game, `bold` comes by an entry point, as from any other package."""

from collections.abc import Sequence
from random import Random

from lantern_lane.records import Light, View
from tabletown.bots.bot import Budget, Decision, Thought, first_of
from tabletown.core.sentence import sentence


class Careful:
    """Bright lanterns for rich houses: the richer the house tonight, the further up in the hand."""

    name = "careful"

    def __init__(self, seed: str, budget: Budget) -> None:
        del budget  # It needs no time to speak of.
        self._seed = seed

    def decide(self, view: View, moves: Sequence[Light]) -> Decision[Light]:
        house, houses = len(view.nights) + 1, len(view.nights) + view.dark
        wish = 9 * house / houses
        why = sentence("lantern-lane-why", house=house, lantern=round(wish))
        chance = Random(f"{self._seed}/{house}")
        rated = [Thought(move, chance.random() - abs(move.lantern - wish), why) for move in moves]
        return first_of(sorted(rated, key=lambda thought: -thought.value))


class Bold:
    """Always the brightest."""

    name = "bold"

    def __init__(self, seed: str, budget: Budget) -> None:
        del seed, budget

    def decide(self, view: View, moves: Sequence[Light]) -> Decision[Light]:
        del view
        return Decision(max(moves, key=lambda move: move.lantern))


BOTS = {"careful": Careful}
