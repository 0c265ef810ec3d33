"""Speed and size of Ticket to Ride: New York, measured on random games."""

from random import Random
from time import process_time

from bench.figures import Figure, deep_size
from tabletown.core.chance import Stream
from tabletown.testing.playouts import random_states
from tabletown.ticket_to_ride_new_york import GAME
from tabletown.ticket_to_ride_new_york.board import Route, Stop, Ticket
from tabletown.ticket_to_ride_new_york.cards import Card
from tabletown.ticket_to_ride_new_york.state import Phase, TicketDraw

SHARED = [*Card, *Route, *Ticket, *Stop, *Phase, *range(-5, 257)]
"""Made once, held by every State: not counted. So are small numbers, and TicketDraws, which are cached."""


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
    return max(deep_size(state, SHARED, (TicketDraw,)) for state in states)


def measure() -> list[Figure]:
    figures = []
    for seats, games_target, moves_target in ((2, 600, 40_000), (3, None, None), (4, None, None)):
        games, moves = games_and_moves_per_second(seats, 2000 // seats)
        figures.append(Figure(f"random {seats}-player games, one core", games, "games/s", games_target))
        figures.append(Figure(f"single moves with their lists, {seats} players", moves, "moves/s", moves_target))
    for seats in GAME.seat_counts:
        largest = largest_state(seats, 20)
        figures.append(Figure(f"largest State, {seats} players", largest, "bytes", 2048, at_most=True))
    figures.append(Figure("worlds drawn from Views, 2 players", worlds_per_second(2), "worlds/s"))
    return figures
