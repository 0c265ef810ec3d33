"""Whole random games of Between Two Cities, and where their time goes."""

import cProfile
import pstats
from functools import partial
from random import Random

from bench.figures import Figure, per_second
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.rules import BetweenTwoCities


def measure() -> list[Figure]:
    figures = []
    for seats, target in ((4, 400.0), (2, None), (7, None)):
        rate = per_second(partial(play_games, GAME, seats, 10))
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


def stages() -> list[tuple[str, float]]:
    """Where the time of random games goes, as shares of the whole."""
    profiler = cProfile.Profile()
    profiler.runcall(play_games, GAME, 4, 200)
    functions = pstats.Stats(profiler).get_stats_profile().func_profiles
    names = ("setup", "to_act", "legal_moves", "apply", "outcome")
    whole = functions["play_games"].cumtime
    shares = [(name, functions[name].cumtime / whole) for name in names]
    return [*shares, ("choosing among the moves", 1 - sum(share for _, share in shares))]
