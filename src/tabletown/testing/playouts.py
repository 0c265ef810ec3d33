"""Whole games by chance: the fuel of checks and benchmarks."""

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from tabletown.core.game import Game, Options
from tabletown.core.play import Sitting, sit_down
from tabletown.core.seat import Seat

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


def random_moves(game: Game[S, M, V], state: S, random: Random) -> Iterator[tuple[S, Seat, M]]:
    """Play to the end; before every move, say the State, who moves and what."""
    while acting := game.to_act(state):
        seat = random.choice(sorted(acting))
        moves = game.legal_moves(state, seat)
        move = moves[int(random.random() * len(moves))]
        yield state, seat, move
        state = game.apply(state, seat, move).state


def random_states(game: Game[S, M, V], seats: int, seed: str, options: Options | None = None) -> list[S]:
    """All States of one random game, from the first to the last."""
    first = game.setup(seats, seed, **(options or {}))
    states = [first]
    for state, seat, move in random_moves(game, first, Random(seed)):
        states.append(game.apply(state, seat, move).state)
    return states


def random_sitting(game: Game[S, M, V], seats: int, seed: str, options: Options | None = None) -> Sitting[S, M, V]:
    """A finished random game with its record."""
    sitting = sit_down(game, seats, seed, **(options or {}))
    for _, seat, move in random_moves(game, sitting.state, Random(seed)):
        sitting.submit(seat, move)
    return sitting
