"""Capitals: scoring of 5×5 cities, whole random games, lists of placements; and that no game gets stuck.

`python -m bench.capitals` measures and writes capitals.md; `--stuck 10000` plays so many games on every mat.
"""

import argparse
import os
import platform
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from bench.figures import Figure, microseconds_each, per_second
from bench.table import row
from tabletown.between_two_cities.box.capitals import BIG, capitals
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.scoring import score_cities, score_city
from tabletown.between_two_cities.city.tables import tables
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.state import State
from tabletown.core.game import Option
from tabletown.testing.playouts import random_states

ALL: dict[str, Option] = {"landscapes": True, "civics": True, "districts": True}
RESULTS = Path(__file__).parent / "capitals.md"


def measure() -> list[Figure]:
    return [*_scoring(), *_games(), *_lists()]


@dataclass
class Played:
    games: int = 0
    stuck: int = 0


def stuck_games(games: int, seed: str) -> dict[str, Played]:
    """By mat: random games of 3 to 7 players, until every mat has been on the table in so many."""
    names = {mat.grid: mat.name for mat in capitals().mats}
    found = {name: Played() for name in names.values()}
    number = 0
    while min(played.games for played in found.values()) < games:
        seats = 3 + number % 5
        state = GAME.setup(seats, f"{seed}-{number}", **ALL)
        stuck = not _finishes(state, Random(f"{seed}-{number}"))
        for name in {names[city.canvas.landscape] for city in state.cities}:
            found[name].games += 1
            found[name].stuck += stuck
        number += 1
    return found


def _finishes(state: State, random: Random) -> bool:
    """Whether everybody always has a move, and all cities are full in the end."""
    while acting := GAME.to_act(state):
        for seat in acting:
            moves = GAME.legal_moves(state, seat)
            if not moves:
                return False
            state = GAME.apply(state, seat, moves[int(random.random() * len(moves))]).state
    return all(city.is_full for city in state.cities)


def _scoring() -> list[Figure]:
    games = [random_states(GAME, 4, f"capitals-{number}", ALL)[-1] for number in range(500)]
    cities = [city for game in games for city in game.cities]
    fresh = median([_first_time(cities) for _ in range(5)])
    again = microseconds_each(lambda city: score_city(city, 3), cities)
    both = microseconds_each(lambda game: score_cities(game.cities, game.modules.districts), games) / 4
    return [
        Figure("score one 5×5 city with civics", again, "µs", 6, at_most=True),
        Figure("the same for cities never met before", fresh, "µs", note="tables emptied"),
        Figure(
            "score one 5×5 city with civics and three districts", both, "µs", 12, at_most=True, note="tables of four"
        ),
    ]


def _first_time(cities: list[City]) -> float:
    """Microseconds for a city when no table has an answer yet."""
    ruler = tables(BIG)
    for table in (ruler.shops, ruler.parks, ruler.beside):
        assert isinstance(table, dict)
        table.clear()
    return microseconds_each(lambda city: score_city(city, 3), cities, rounds=1)


def _games() -> list[Figure]:
    rate = per_second(lambda: _play(10))
    return [Figure("random 4-player games with all modules, one core", rate, "games/s", 250)]


def _play(games: int) -> int:
    random = Random("capitals").random
    for number in range(games):
        state = GAME.setup(4, f"capitals-{number}", **ALL)
        while acting := GAME.to_act(state):
            for seat in acting:
                moves = GAME.legal_moves(state, seat)
                state = GAME.apply(state, seat, moves[int(random() * len(moves))]).state
        GAME.outcome(state)
    return games


def _lists() -> list[Figure]:
    """All placements of a seat: two tiles, two cities. On canvases that remember nothing, and as in play."""
    asked = []
    for number in range(60):
        asked += [state for state in random_states(GAME, 4, f"lists-{number}", ALL) if any(state.loose)]
    times: dict[bool, list[float]] = {True: [], False: []}
    for forgetful in (False, True):
        for state in asked:
            seat = min(GAME.to_act(state))
            if forgetful:
                _forget(state.cities)
            started = process_time()
            GAME.legal_moves(state, seat)
            times[forgetful].append((process_time() - started) * 1e6)
    return [
        Figure("list of a seat's placements, in play, p99", _p99(times[False]), "µs", 300, at_most=True),
        Figure("the same with nothing remembered, p99", _p99(times[True]), "µs", 300, at_most=True),
    ]


def _forget(cities: tuple[City, ...]) -> None:
    for city in cities:
        city.canvas.safe.clear()


def _p99(times: list[float]) -> float:
    return sorted(times)[len(times) * 99 // 100]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stuck", type=int, metavar="GAMES", help="play so many random games on every mat")
    games = parser.parse_args().stuck
    if games:
        found = stuck_games(games, "stuck")
        for name, played in found.items():
            print(f"{name:<10} {played.games:,} random games, {played.stuck} stuck")
        raise SystemExit(any(played.stuck for played in found.values()))
    lines = [
        "# Capitals: speed",
        "",
        f"Written by `make bench-capitals` on {date.today().isoformat()}: Python {platform.python_version()}, "
        f"{platform.machine()}, one of {os.cpu_count()} cores.",
        "",
        "| what | figure | target | met |",
        "|---|---|---|---|",
        *(row(figure) for figure in measure()),
        "",
    ]
    RESULTS.write_text("\n".join(lines), encoding="utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
