"""Speed and size of Ticket to Ride: New York, measured on random games."""

from collections.abc import Iterable
from enum import Enum
from random import Random
from sys import getsizeof
from time import perf_counter, process_time

from tabletown.core.chance import Stream
from tabletown.testing.playouts import random_states
from tabletown.ticket_to_ride_new_york import GAME
from tabletown.ticket_to_ride_new_york.state import State, TicketDraw

_SHARED = (Enum, TicketDraw)
"""Made once per process: no State has its own."""
_SMALL_NUMBERS = range(-5, 257)
"""Python makes these once, too."""


def play(seats: int, seed: str) -> int:
    """One whole random game; how many moves it took."""
    random = Random(seed).random
    state = GAME.setup(seats, seed)
    moves = 0
    while acting := GAME.to_act(state):
        (seat, *_) = acting
        choices = GAME.legal_moves(state, seat)
        state = GAME.apply(state, seat, choices[int(random() * len(choices))]).state
        moves += 1
    assert GAME.outcome(state) is not None
    return moves


def games_and_moves_per_second(seats: int, games: int) -> tuple[float, float]:
    """Of processor time, so that a busy machine tells the same; every move with its list of legal moves."""
    start = process_time()
    moves = sum(play(seats, f"bench {number}") for number in range(games))
    spent = process_time() - start
    return games / spent, moves / spent


def worlds_per_second(seats: int) -> float:
    """Resampled States, from the Views of one game."""
    views = [GAME.view(state, GAME.view(state, None).turn) for state in random_states(GAME, seats, "bench")]
    start = process_time()
    for number, view in enumerate(views):
        GAME.resample(view, Stream("bench", str(number)))
    return len(views) / (process_time() - start)


def largest_state(seats: int, games: int) -> int:
    """Bytes of the largest State of some games, with all that only this State holds."""
    states = (state for number in range(games) for state in random_states(GAME, seats, f"size {number}"))
    return max(map(deep_size, states))


def deep_size(state: State) -> int:
    """The State and everything in it, each object once; shared constants are left out."""
    seen: set[int] = set()

    def size(thing: object) -> int:
        if id(thing) in seen or thing is None or isinstance(thing, _SHARED) or thing in _SMALL_NUMBERS:
            return 0
        seen.add(id(thing))
        parts: Iterable[object] = thing if isinstance(thing, tuple) else ()
        return getsizeof(thing) + sum(map(size, parts))

    return size(state)


def report() -> str:
    """All figures, as lines of text."""
    began = perf_counter()
    lines = []
    for seats in GAME.seat_counts:
        games, moves = games_and_moves_per_second(seats, 2000 // seats)
        lines.append(f"{seats} players: {games:,.0f} random games/s, {moves:,.0f} moves/s with their lists")
        lines.append(f"{seats} players: {worlds_per_second(seats):,.0f} resampled worlds/s")
        lines.append(f"{seats} players: largest State {largest_state(seats, 20):,} bytes")
    return "\n".join([*lines, f"measured in {perf_counter() - began:.0f} s"])


if __name__ == "__main__":
    print(report())
