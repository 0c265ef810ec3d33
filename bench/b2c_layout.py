"""How well the bots of Between Two Cities place: final cities against the best layout of the same tiles.

python -m bench.b2c_layout balanced --games 50 --start 1000000

With `--capitals` landscapes and civic tiles are on the table. Districts are not: what they are worth depends on the
other cities, so no city has a best layout of its own. A bound above all layouts stands beside the best one found.
"""

import argparse
from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

from tabletown.analysis.between_two_cities.layout import compare_all
from tabletown.arena.stats import t_quantile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people import GAME
from tabletown.bots.bot import Budget
from tabletown.bots.english import say_count
from tabletown.bots.roster import make_bot
from tabletown.core.game import Option

SEATS = 4
WITHOUT_DISTRICTS: dict[str, Option] = {"landscapes": True, "civics": True}


class Placed(NamedTuple):
    """One game, the means over its cities: how much of the best layout they reach, and of the bound above it."""

    of_best: float
    of_bound: float
    proven: float
    """The share of best layouts that are proven."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--start", type=int, default=0, help="the first seed; 1000000 and more are for final figures")
    parser.add_argument("--time", type=float)
    parser.add_argument("--sims", type=int)
    parser.add_argument("--capitals", action="store_true", help="with landscapes and civic tiles")
    chosen = parser.parse_args()
    budget, options = Budget(chosen.time, chosen.sims), WITHOUT_DISTRICTS if chosen.capitals else {}
    games = []
    for seed in range(chosen.start, chosen.start + chosen.games):
        games.append(_placed(_play(chosen.bot, str(seed), budget, options)))
        print(f"{seed}: {100 * games[-1].of_best:.1f} %", flush=True)
    print(
        f"four times {chosen.bot}: {_say([game.of_best for game in games])} of the best layouts, "
        f"{_say([game.of_bound for game in games])} of the bound above them, "
        f"{100 * mean(game.proven for game in games):.0f} % of the best ones proven, {say_count(len(games), 'game')}"
    )


def _say(shares: Sequence[float]) -> str:
    if len(shares) == 1:
        return f"{100 * shares[0]:.1f} %"
    half = t_quantile(len(shares) - 1) * stdev(shares) / sqrt(len(shares))
    return f"{100 * mean(shares):.1f} % ± {100 * half:.1f}"


def _placed(cities: Sequence[City]) -> Placed:
    compared = compare_all(cities)
    return Placed(
        mean(one.score.total / one.best.score.total for one in compared),
        mean(one.score.total / one.best.bound for one in compared),
        mean(one.best.proven for one in compared),
    )


def _play(bot: str, seed: str, budget: Budget, options: dict[str, Option]) -> tuple[City, ...]:
    bots = [make_bot("between-two-cities", bot, f"{seed}/{seat}/{bot}", budget) for seat in range(SEATS)]
    state = GAME.setup(SEATS, seed, **options)
    while acting := GAME.to_act(state):
        for seat in sorted(acting):
            moves = GAME.legal_moves(state, seat)
            move = bots[seat].decide(GAME.view(state, seat), moves).move
            state = GAME.apply(state, seat, next(legal for legal in moves if legal == move)).state
    return state.cities


if __name__ == "__main__":
    main()
