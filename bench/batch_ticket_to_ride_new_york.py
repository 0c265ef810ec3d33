"""Ticket to Ride: New York from one View: today's `Fleet` of the search beside lanes of the batch, in one run.

`python -m bench.batch_ticket_to_ride_new_york` prints one table. A Fleet plays by the habits of its autopilot and makes
a turn at a time; the batch plays at random and makes a decision at a time, and a random game has more of them. Beside
games per second stand the moves that they are made of. Seconds are the processor's; rows alternate, best of five.
"""

from collections.abc import Callable
from random import Random
from time import process_time

import numpy as np

from tabletown.batch import NUMPY
from tabletown.batch.chance import key_of, subkey
from tabletown.batch.loops import take_lanes
from tabletown.batch.ticket_to_ride_new_york.rules import make_batch
from tabletown.bots.ticket_to_ride_new_york.autopilot import play_turn
from tabletown.bots.ticket_to_ride_new_york.trials import Trials
from tabletown.core.chance import Stream
from tabletown.core.seat import Seat
from tabletown.ticket_to_ride_new_york import GAME
from tabletown.ticket_to_ride_new_york.view import View
from tabletown.ticket_to_ride_new_york.worlds import resample

_WORLDS = 40
"""As many as the search imagines."""
_OPENING = 8
"""Moves before the View is taken."""
_RUNS = 5


def some_view(seats: int) -> View:
    """Of the seat to move at the beginning of a turn, a few moves into a random game."""
    random, state = Random(seats), GAME.setup(seats, "bench")
    for number in range(100):
        seat = min(GAME.to_act(state))
        moves = GAME.legal_moves(state, seat)
        if number >= _OPENING and len(moves) > 3 and GAME.view(state, seat).phase == "turn":
            break
        state = GAME.apply(state, seat, random.choice(moves)).state
    return GAME.view(state, seat)


def fleet_playouts(view: View) -> Callable[[int], int]:
    """Plays so many games to the end, and says how many turns they took."""
    worlds = [resample(view, Stream("bench", str(number))) for number in range(_WORLDS)]
    trials = Trials(worlds, Seat(view.turn), Stream("bench", "trials"))

    def run(lanes: int) -> int:
        fleet = trials.fleet.take_rows(np.arange(lanes) % _WORLDS)
        crew = trials.crew(fleet, [np.arange(lanes)])
        turns = 0
        while not fleet.over.all():
            turns += int((~fleet.over).sum())
            play_turn(fleet, crew)
        fleet.results()
        return turns

    return run


def batch_playouts(view: View) -> Callable[[int], int]:
    batch = make_batch(view.seats, xp=NUMPY, chance="keys")
    worlds = batch.lanes(view, key_of(NUMPY, "bench"), _WORLDS)
    mean = _mean_moves(view)

    def run(lanes: int) -> int:
        some = take_lanes(worlds, NUMPY.arange(lanes) % _WORLDS)
        ends = batch.playout(some, subkey(NUMPY, key_of(NUMPY, "bench"), lanes))
        batch.standing(ends)
        return round(mean * lanes)

    return run


def _mean_moves(view: View) -> float:
    """Of a random game from here."""
    random, made = Random(1), 0
    for number in range(200):
        state = resample(view, Stream("mean", str(number)))
        while acting := GAME.to_act(state):
            seat = min(acting)
            state = GAME.apply(state, seat, random.choice(GAME.legal_moves(state, seat))).state
            made += 1
    return made / 200


def worlds_per_second(view: View, lanes: int) -> tuple[float, float]:
    """By the rules, and in arrays."""
    batch = make_batch(view.seats, xp=NUMPY, chance="keys")
    start = process_time()
    for number in range(_WORLDS):
        resample(view, Stream("bench", str(number)))
    rules = _WORLDS / (process_time() - start)
    start = process_time()
    batch.lanes(view, key_of(NUMPY, "worlds"), lanes)
    return rules, lanes / (process_time() - start)


def main() -> None:
    print("| seats | lanes | Fleet games/s | turns/s | batch games/s | moves/s |\n|---|---|---|---|---|---|")
    for seats in GAME.seat_counts:
        view = some_view(seats)
        both = fleet_playouts(view), batch_playouts(view)
        for lanes in (40, 150, 300, 600, 2400):
            best = [(0.0, 0.0), (0.0, 0.0)]
            for _ in range(_RUNS):
                for number, run in enumerate(both):
                    start = process_time()
                    moves = run(lanes)
                    spent = process_time() - start
                    best[number] = max(best[number], (lanes / spent, moves / spent))
            shown = " | ".join(f"{games:,.0f} | {moves:,.0f}" for games, moves in best)
            print(f"| {seats} | {lanes} | {shown} |", flush=True)
        rules, arrays = worlds_per_second(view, 600)
        print(f"worlds from this View per second: {rules:,.0f} by the rules, {arrays:,.0f} in arrays (600 at once)")


if __name__ == "__main__":
    main()
