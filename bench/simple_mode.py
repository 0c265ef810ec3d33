"""Is level 1 of the simple mode an even fight with every set of modules of Capitals (rule 4.4)?

python -m bench.simple_mode --bot search@0.2s --games 200 --processes 2 --minutes 60 --out simple.json

Automaville's last tiles are drawn after your last move, and nobody can do anything about them. So a game is not only
counted as won or lost: its last draw is repeated many times, and the share of draws with which you would have won is
the game's `chance`. Its mean is the same as the share of games won, but much surer after as many games.
`--grid` tells the chance for other numbers of tiles in the last draw, too: that is how the numbers were found.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import cast

from bench.shares import SURE, wilson
from tabletown.arena.entrants import parse_entrant
from tabletown.between_two_cities.automas.worth import city_factories
from tabletown.between_two_cities.people.options import OPTIONS as MODULES
from tabletown.between_two_cities.solo import GAME
from tabletown.between_two_cities.solo.growth import ROUNDS, Growth, grow
from tabletown.between_two_cities.solo.moves import SoloMove
from tabletown.between_two_cities.solo.score import score_solo, solo_outcome
from tabletown.between_two_cities.solo.state import YOU, SoloState
from tabletown.bots.bot import Budget
from tabletown.core.game import Option

SETS = tuple(chosen for count in range(1, len(MODULES) + 1) for chosen in combinations(MODULES, count))
LEVEL = 1
_REDRAWN, _REDRAWN_GRID = 400, 80


@dataclass(frozen=True, slots=True)
class Job:
    modules: tuple[str, ...]
    number: int
    bot: str
    seed: str
    growth: str
    grid: bool


@dataclass(frozen=True, slots=True)
class Played:
    modules: tuple[str, ...]
    won: bool
    chance: float
    lower: int
    ville: int
    grid: dict[str, float] = field(default_factory=dict)
    """By tiles kept and thrown away in the last draw: the chance."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="search@0.2s")
    parser.add_argument("--games", type=int, default=200, help="with each set of modules")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=600.0, help="no game begins later")
    parser.add_argument("--seed", default="even")
    parser.add_argument("--growth", default="even", choices=("even", "booklet"))
    parser.add_argument("--sets", default="", help="only these, like “civics, civics districts”")
    parser.add_argument("--grid", action="store_true")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    until = perf_counter() + 60 * given.minutes
    jobs = (
        Job(modules, number, given.bot, f"{given.seed}-{number}", given.growth, given.grid)
        for number in range(1, given.games + 1)
        for modules in SETS
        if not given.sets or " ".join(modules) in [name.strip() for name in given.sets.split(",")]
    )
    found = report(play_all(jobs, given.processes, until))
    text = json.dumps({"bot": given.bot, "seed": given.seed, "growth": given.growth, "sets": found}, indent=1)
    if given.out is not None:
        given.out.write_text(text + "\n", encoding="utf-8")
    print(text)


def play_all(jobs: Iterator[Job], processes: int, until: float) -> Iterator[Played]:
    """Set after set, deal by deal, so that all have as many games when the time is up."""
    with ProcessPoolExecutor(processes) as pool:
        running = {pool.submit(play, job) for job, _ in zip(jobs, range(2 * processes), strict=False)}
        while running:
            done = next(as_completed(running))
            running.remove(done)
            if perf_counter() < until and (job := next(jobs, None)) is not None:
                running.add(pool.submit(play, job))
            yield done.result()


def play(job: Job) -> Played:
    """One game to its end, and its last draw again and again."""
    options: dict[str, Option] = {
        "automa": "simple",
        "level": LEVEL,
        "growth": job.growth,
        **dict.fromkeys(job.modules, True),
    }
    state = before = GAME.setup(1, job.seed, **options)
    bot = parse_entrant(job.bot, Budget()).make(GAME.name, job.seed)
    while GAME.to_act(state):
        before = state
        move = bot.decide(GAME.view(state, YOU), GAME.legal_moves(state, YOU)).move
        state = GAME.apply(state, YOU, cast(SoloMove, move)).state
    left, ville, right = score_solo(state.cities, state.ville, state.setting).totals()
    random = Random(job.seed)
    growth = state.setting.growth_after(ROUNDS[1])
    chance = chance_of(before, state, growth, _REDRAWN, random)
    grid = {}
    if job.grid:
        for kept in range(growth.kept - 1, growth.kept + 3):
            for thrown in range(8):
                one = chance_of(before, state, Growth(kept, thrown), _REDRAWN_GRID, random)
                grid[f"{kept} after {kept + thrown}"] = one
    won = YOU in solo_outcome(state.cities, state.ville, state.setting).winners
    return Played(job.modules, won, chance, min(left, right), ville, grid)


def chance_of(before: SoloState, after: SoloState, growth: Growth, times: int, random: Random) -> float:
    """The share of last draws with which these cities win."""
    stack = list(before.singles)
    rivals = [city_factories(city) for city in after.cities]
    won = 0
    for _ in range(times):
        drawn = random.sample(stack, growth.drawn)
        ville, _ = grow(before.ville, drawn, growth.thrown, rivals)
        won += YOU in solo_outcome(after.cities, ville, after.setting).winners
    return won / times


def report(played: Iterable[Played]) -> dict[str, object]:
    by_set: defaultdict[tuple[str, ...], list[Played]] = defaultdict(list)
    for one in played:
        by_set[one.modules].append(one)
    return {" ".join(modules): told(by_set[modules]) for modules in SETS if by_set[modules]}


def told(games: Sequence[Played]) -> dict[str, object]:
    low, high = interval([game.chance for game in games])
    found: dict[str, object] = {
        "games": len(games),
        "won": (won := sum(game.won for game in games)),
        "won_interval": [round(end, 4) for end in wilson(won, len(games))],
        "chance": round(fmean(game.chance for game in games), 4),
        "interval": [round(low, 4), round(high, 4)],
        "even": 0.4 <= low and high <= 0.6,
        "lower": round(fmean(game.lower for game in games), 1),
        "ville": round(fmean(game.ville for game in games), 1),
    }
    if games[0].grid:
        shares = {name: fmean(game.grid[name] for game in games) for name in games[0].grid}
        found["grid"] = {name: round(share, 3) for name, share in shares.items() if 0.3 < share < 0.7}
    return found


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """95 %, for the mean of shares."""
    error = SURE * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 1.0
    return max(0.0, fmean(shares) - error), min(1.0, fmean(shares) + error)


if __name__ == "__main__":
    main()
