"""How well the bots of Between Two Cities place: final cities against the best layout of the same tiles.

python -m bench.b2c_layout balanced --games 50 --start 1000000
"""

import argparse
from math import sqrt
from statistics import mean, stdev

from tabletown.analysis.layout import best_layout, tiles_of
from tabletown.arena.stats import t_quantile
from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.city import City
from tabletown.between_two_cities.scoring import factory_worths, score_city
from tabletown.between_two_cities.tiles import Building
from tabletown.bots.bot import Budget
from tabletown.bots.roster import make_bot

SEATS = 4


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--start", type=int, default=0, help="the first seed; 1000000 and more are for final figures")
    parser.add_argument("--time", type=float)
    parser.add_argument("--sims", type=int)
    chosen = parser.parse_args()
    budget = Budget(chosen.time, chosen.sims)
    games = []
    for seed in range(chosen.start, chosen.start + chosen.games):
        games.append(_efficiency(chosen.bot, str(seed), budget))
        print(f"{seed}: {100 * games[-1]:.1f} %", flush=True)
    half = t_quantile(len(games) - 1) * stdev(games) / sqrt(len(games))
    print(
        f"four times {chosen.bot}: {100 * mean(games):.1f} % ± {100 * half:.1f} of the best layouts, {len(games)} games"
    )


def _efficiency(bot: str, seed: str, budget: Budget) -> float:
    """One game of four equal bots: the mean over its cities."""
    cities = _play(bot, seed, budget)
    worths = factory_worths([city.mask(Building.FACTORY).bit_count() for city in cities])
    return mean(
        score_city(city, worth).total / best_layout(tiles_of(city), worth).score.total
        for city, worth in zip(cities, worths, strict=True)
    )


def _play(bot: str, seed: str, budget: Budget) -> tuple[City, ...]:
    bots = [make_bot("between-two-cities", bot, f"{seed}/{seat}/{bot}", budget) for seat in range(SEATS)]
    state = GAME.setup(SEATS, seed)
    while acting := GAME.to_act(state):
        for seat in sorted(acting):
            moves = GAME.legal_moves(state, seat)
            move = bots[seat].decide(GAME.view(state, seat), moves).move
            state = GAME.apply(state, seat, next(legal for legal in moves if legal == move)).state
    return state.cities


if __name__ == "__main__":
    main()
