"""Two bots: `careful` is in the line-up of the game, `bold` comes by an entry point, as from any other package."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import cast

from lantern_lane.records import Light, View
from tabletown.bots.bot import AnyBot, Budget, Decision, Thought
from tabletown.bots.roster import MakeBot


@dataclass
class Careful:
    """Bright lanterns for rich houses: the richer the house tonight, the further up in the hand."""

    seed: str
    name: str = "careful"

    def decide(self, view: View, moves: Sequence[Light]) -> Decision[Light]:
        lane = view.houses + len(view.nights)
        wish = ((view.house or 0) / lane) * 9
        chance = Random(f"{self.seed}/{len(view.nights)}")
        worth = {move: -abs(move.lantern - wish) + chance.random() for move in moves}
        best = sorted(moves, key=lambda move: -worth[move])[:3]
        words = f"house {view.house} is worth about lantern {wish:.0f}"
        return Decision(best[0], tuple(Thought(move, worth[move], words) for move in best))


class Bold:
    name = "bold"

    def decide(self, view: View, moves: Sequence[Light]) -> Decision[Light]:
        """Always the brightest."""
        del view
        return Decision(max(moves, key=lambda move: move.lantern))


def make_careful(seed: str, budget: Budget) -> AnyBot:
    del budget
    return cast(AnyBot, Careful(seed))


def make_bold(seed: str, budget: Budget) -> AnyBot:
    del seed, budget
    return cast(AnyBot, Bold())


BOTS: dict[str, MakeBot] = {"careful": make_careful}
