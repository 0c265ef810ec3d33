"""Many games at once: random play in lockstep, and one decision a step with mask, observation and auto-reset.

`python -m bench.batches between-two-cities --seats 4 --games 1024,8192` prints one table. It needs the package on the
path and NumPy and msgspec; JAX, if it is there, on whatever device it finds. `--device-games 65536` sets JAX's sizes.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from time import perf_counter, process_time

import numpy as np

from bench.stepping import options_of, steps_per_second
from tabletown.batch import NUMPY, jax_arrays, load_batch
from tabletown.batch.arrays import Array, MissingExtra
from tabletown.batch.chance import key_of, one_of, subkey, words
from tabletown.batch.contract import AnyBatch
from tabletown.core.game import Option
from tabletown.envs import make
from tabletown.envs.names import versioned

_SECONDS = 2.0
"""At least so long is each measured."""
_LOOKED_AT = 64
"""Games whose length is counted."""


@dataclass(frozen=True, slots=True)
class Row:
    work: str
    library: str
    games: int
    rate: float
    """Games a second in lockstep, decisions a second step by step."""
    decisions: float
    compiling: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--option", action="append", default=[], metavar="NAME[=VALUE]", help="a switch that is on")
    parser.add_argument("--games", default="4096", help="sizes for NumPy, with commas")
    parser.add_argument("--device-games", default="1024,8192", help="sizes for JAX, with commas")
    wanted = parser.parse_args()
    options = options_of(wanted.option)
    plain = load_batch(wanted.game, wanted.seats, xp=NUMPY, **options)
    print(f"{wanted.game}, {wanted.seats} seats {' '.join(options)}")
    print("| work | library | games | per second | decisions per second | compiling, s |\n|---|---|---|---|---|---|")
    length = _length(plain)
    for games in _sizes(wanted.games):
        _tell(_numpy_lockstep(plain, games, length))
        _tell(_numpy_steps(plain, games))
    try:
        xp = jax_arrays()
    except MissingExtra as missing:
        print(missing)
        return
    batch = load_batch(wanted.game, wanted.seats, xp=xp, **options)
    for games in _sizes(wanted.device_games):
        _tell(_jax_lockstep(batch, games, length))
        _tell(_jax_steps(wanted.game, wanted.seats, options, games))


def _sizes(text: str) -> list[int]:
    return [int(size) for size in text.split(",") if size]


def _tell(row: Row) -> None:
    shown = f"{row.rate:,.0f} | {row.decisions:,.0f} | {row.compiling:.1f}"
    print(f"| {row.work} | {row.library} | {row.games:,} | {shown} |", flush=True)


def _numpy_lockstep(batch: AnyBatch, games: int, length: float) -> Row:
    """Deal, play and score; seconds of the processor, on one core."""
    moves, seconds = _timed(lambda number: _whole_games(batch, games, subkey(NUMPY, key_of(NUMPY, "bench"), number)))
    return Row("lockstep games", "NumPy, one core", games, games * moves / seconds, games * moves * length / seconds, 0)


def _whole_games(batch: AnyBatch, games: int, key: Array) -> object:
    return batch.standing(batch.playout(batch.deal(key, games), subkey(batch.xp, key, 1))).ranks


def _numpy_steps(batch: AnyBatch, games: int) -> Row:
    """Without dealing anew: NumPy plays games that begin and end together."""
    key = key_of(NUMPY, "bench")
    lanes = batch.deal(key, games)
    start = process_time()
    made = 0
    for number in range(batch.longest):
        seat = batch.actor(lanes)
        if not np.asarray(seat >= 0).any() or process_time() - start > _SECONDS:
            break
        made += int(np.asarray(seat >= 0).sum())
        action = one_of(NUMPY, batch.legal(lanes, seat), words(NUMPY, subkey(NUMPY, key, number), 1, games)[0])
        lanes = batch.step(lanes, seat, action)
        batch.observe(lanes, batch.actor(lanes))
    rate = made / (process_time() - start)
    return Row("steps", "NumPy, one core", games, rate, rate, 0)


def _length(batch: AnyBatch) -> float:
    """Decisions in a game of random play, on average: in some games all have as many, in others not."""
    key = key_of(batch.xp, "length")
    lanes, made = batch.deal(key, _LOOKED_AT), 0
    for number in range(batch.longest):
        seat = batch.actor(lanes)
        acting = int(np.asarray(seat >= 0).sum())
        if acting == 0:
            break
        made += acting
        word = words(batch.xp, subkey(batch.xp, key, number), 1, _LOOKED_AT)[0]
        lanes = batch.step(lanes, seat, one_of(batch.xp, batch.legal(lanes, seat), word))
    return made / _LOOKED_AT


def _jax_lockstep(batch: AnyBatch, games: int, length: float) -> Row:
    jax = import_module("jax")
    xp, key = batch.xp, key_of(batch.xp, "bench")
    # The key is made in what is compiled: step by step it took longer than to play all games.
    play = jax.jit(lambda number: _whole_games(batch, games, subkey(xp, key, number)))
    compiling = _compile(play)
    calls, seconds = _timed(lambda number: jax.block_until_ready(play(number)), perf_counter)
    rate = games * calls / seconds
    return Row("lockstep games", _device(), games, rate, rate * length, compiling)


def _jax_steps(game: str, seats: int, options: dict[str, Option], games: int) -> Row:
    """As Pgx does it: a decision a step in every game, with mask, observation and rewards; what ends is dealt anew."""
    env = make(versioned(game), api="pgx", seats=seats, auto_reset=True, **options)
    rate, compiling = steps_per_second(env.init, env.step, games)
    return Row("steps with auto-reset", _device(), games, rate, rate, compiling)


def _compile(function: Callable[[int], object]) -> float:
    start = perf_counter()
    function(0)
    return perf_counter() - start


def _device() -> str:
    jax = import_module("jax")
    return f"JAX, {jax.devices()[0].device_kind}"


def _timed(call: Callable[[int], object], clock: Callable[[], float] = process_time) -> tuple[int, float]:
    call(0)
    start, calls = clock(), 0
    while clock() - start < _SECONDS:
        calls += 1
        call(calls)
    return calls, clock() - start


if __name__ == "__main__":
    main()
