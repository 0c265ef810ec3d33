"""Whole random games of Between Two Cities, and where their time goes."""

import cProfile
import pstats
from random import Random

from bench.figures import Figure, per_second
from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.rules import BetweenTwoCities


def measure() -> list[Figure]:
    figures = []
    for seats, target in ((4, 400.0), (2, None), (7, None)):
        rate = per_second(lambda seats=seats: play_games(GAME, seats, 10))  # type: ignore[misc]
        figures.append(Figure(f"random {seats}-player games, one core", rate, "games/s", target))
    return figures


def play_games(game: BetweenTwoCities, seats: int, games: int) -> int:
    """Setup, every legal-move list, every move, the outcome."""
    random = Random("bench").random
    for number in range(games):
        state = game.setup(seats, f"bench-{number}")
        while acting := game.to_act(state):
            for seat in acting:
                moves = game.legal_moves(state, seat)
                state = game.apply(state, seat, moves[int(random() * len(moves))]).state
        game.outcome(state)
    return games


def profile() -> list[tuple[str, float]]:
    """The functions that take most time themselves, as shares of the whole."""
    profiler = cProfile.Profile()
    profiler.runcall(play_games, GAME, 4, 200)
    stats = pstats.Stats(profiler)
    rows = stats.get_stats_profile().func_profiles.items()
    own = sorted(((name, row.tottime) for name, row in rows), key=lambda row: -row[1])
    whole = stats.get_stats_profile().total_tt
    return [(name, time / whole) for name, time in own[:10]]
