"""Whether some mats of Capitals are worth more than others: many deals among bots, points by mat.

`python -m bench.capitals_mats --games 60` writes capitals-mats.md. Every deal puts other mats between other bots, so
the mean over deals compares the mats. Intervals are 95%, over games.
"""

import argparse
from collections import defaultdict
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

from bench.capitals import ALL
from tabletown.arena.stats import t_quantile
from tabletown.between_two_cities.box.capitals import capitals
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.scoring import score_cities
from tabletown.between_two_cities.people import GAME
from tabletown.bots.roster import make_bot

RESULTS = Path(__file__).parent / "capitals-mats.md"
SEATS = 7
"""Every mat is on the table in every game, so luck of the deal is shared by all."""


def differences(games: int, bot: str) -> dict[str, list[float]]:
    """By mat: points of its city above the mean of all cities of the game, game by game."""
    found: dict[str, list[float]] = defaultdict(list)
    names = {mat.grid: mat.name for mat in capitals().mats}
    for number in range(games):
        seed = f"mats-{number}"
        cities = _play(seed, bot)
        totals = [score.total for score in score_cities(cities)]
        for city, total in zip(cities, totals, strict=True):
            found[names[city.canvas.landscape]].append(total - mean(totals))
    return found


def _play(seed: str, bot: str) -> tuple[City, ...]:
    state = GAME.setup(SEATS, seed, **ALL)
    players = [make_bot(GAME.name, bot, f"{seed}/{seat}") for seat in range(SEATS)]
    while acting := GAME.to_act(state):
        seat = min(acting)
        moves = GAME.legal_moves(state, seat)
        decision = players[seat].decide(GAME.view(state, seat), moves)
        state = GAME.apply(state, seat, next(move for move in moves if move == decision.move)).state
    return state.cities


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--bot", default="balanced")
    options = parser.parse_args()
    found = differences(options.games, options.bot)
    grids = {mat.name: mat.grid for mat in capitals().mats}
    lines = [
        "# Capitals: what mats are worth",
        "",
        f"Written by `python -m bench.capitals_mats --games {options.games} --bot {options.bot}`: {SEATS} bots,",
        "all modules, every mat on the table in every game. Points of a mat's city (districts apart) above the mean of",
        "the table, with 95% intervals.",
        "",
        "| mat | cells | points above the mean |",
        "|---|---|---|",
    ]
    for name, points in sorted(found.items(), key=lambda item: -mean(item[1])):
        half = t_quantile(len(points) - 1) * stdev(points) / sqrt(len(points))
        lines.append(f"| {name} | `{grids[name]}` | {mean(points):+.2f} ± {half:.2f} |")
    RESULTS.write_text("\n".join([*lines, ""]), encoding="utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
