"""Ticket to Ride: New York as something to be learnt: actor and critic, in steps that are never too long (PPO)."""

from collections.abc import Mapping
from typing import ClassVar, NamedTuple, cast

from tabletown.batch.arrays import NUMPY, Array, ArrayNamespace, jax_arrays
from tabletown.batch.loops import scan
from tabletown.batch.ticket_to_ride_new_york.rules import KEYS, make_batch
from tabletown.bots.nets.ticket_to_ride_new_york.forward import KIND
from tabletown.core.errors import BadSetup
from tabletown.core.game import Option
from tabletown.training.contract import NET, PlayedRound, RunPace, Sitters, Weights
from tabletown.training.ticket_to_ride_new_york.games import Moves, RideGames, log_chances
from tabletown.training.ticket_to_ride_new_york.net import NetSizes, exported, hopes, likings, new_weights, seen_rows

SIZES = {"tiny": NetSizes(48, 32), "small": NetSizes(192, 128), "medium": NetSizes()}
MOVES = {2: 128, 3: 160, 4: 192}
"""Moves of a round at every table, by seats: two or three games."""
MOST_SWEEPS = 8
"""Sweeps of one display in a row, at most. At four seats one game in thousands sweeps a hundred times, and all others
would wait for it at every move: a round took ten times as long as at two seats."""
WORTH, CLIPPED = 0.01, 20.0
"""Of a point ahead, in shares of the win; and no more than so many points."""
LAMBDA = 0.95
"""How far hopes of later moves count: 1 is the end of the game alone."""
STEP = 0.2
"""How much likelier or less likely an action may become before it stops mattering."""
OF_HOPE = 2.0
"""The weight of the critic's loss beside the actor's."""


class RideSamples(NamedTuple):
    """By move and game; the game is the last axis but one."""

    rows: Array
    """uint8 [moves, games, numbers]."""
    legal: Array
    """bool [moves, games, actions]."""
    numbers: Array
    """float32 [moves, games, 6]: action, log of its chance, gain, hope as it should have been, if it counts, warmth."""


class _Later(NamedTuple):
    """What is known from later moves, by seat: [seats, lanes] each."""

    known: Array
    hope: Array
    gain: Array


class RideLearnable:
    kind = KIND
    name = "rides"
    terms = ("policy", "hope", "spread", "stopped")
    shared: ClassVar[tuple[str, ...]] = ()
    pace = RunPace(games=8192, parts=16, rate=5e-4, times=2, alone=0.5, by_hand=0.2)

    def __init__(self, seats: int, size: str, xp: ArrayNamespace, **options: Option) -> None:
        if size not in SIZES:
            raise BadSetup(f"nets are {', '.join(SIZES)}, not “{size[:20]}”")
        self.xp, self.seats, self.sizes = xp, seats, SIZES[size]
        self.batch = make_batch(seats, xp=xp, chance=KEYS, most_sweeps=MOST_SWEEPS, **options)
        self.games = RideGames(self.batch, MOVES[seats], WORTH, CLIPPED)
        self.facts: Mapping[str, int | float | str] = {"seats": seats, "size": size}

    def new_weights(self, key: Array) -> dict[str, Array]:
        # By NumPy: JAX would compile every step of it by itself.
        made = new_weights(NUMPY, self.sizes, NUMPY.asarray(key))
        return {name: self.xp.asarray(found) for name, found in made.items()}

    @property
    def sorts(self) -> tuple["RideLearnable"]:
        return (self,)

    def play(self, sitters: Sitters, key: Array, games: int) -> PlayedRound:
        xp = self.xp
        moves, firsts = self.games.play(sitters, key, games)
        gain, target, counts = gains(xp, moves)
        decides = xp.equal(xp.take(sitters.who, xp.maximum(moves.seat, 0)), NET) & (moves.seat >= 0)
        counts = (counts & decides).astype(xp.float32)
        many = xp.maximum(xp.sum(counts), 1.0)
        gain = gain - xp.sum(gain * counts) / many
        gain = gain / ((xp.sum(xp.square(gain) * counts) / many) ** 0.5 + 1e-6)
        warmth = xp.broadcast_to(sitters.warmth, gain.shape)
        numbers = [moves.action.astype(xp.float32), moves.chance, gain, target, counts, warmth]
        samples = RideSamples(moves.rows, moves.legal, xp.stack(numbers, axis=-1))
        return PlayedRound(samples, firsts.shares.T, firsts.scores.T)

    def of_seat(self, samples: object, seat: int) -> object:
        """Games are not in step: whose a move is differs from table to table."""
        del seat
        return samples

    def parts(self, samples: object, parts: int) -> object:
        def cut(found: Array) -> Array:
            moves, games, wide = found.shape
            return jax_arrays().moveaxis(found.reshape((moves, parts, games // parts, wide)), 1, 0)

        return RideSamples(*map(cut, cast(RideSamples, samples)))

    def loss(self, weights: Weights, part: object) -> tuple[Array, Array]:
        """PPO: likings by the clipped ratio of chances, the hope by its squared error, a spread worth `warmth`.

        Besides, the means of all terms, for the curve. `counts` is 0 for what is not to be learnt from.
        """
        xp = jax_arrays()
        some = cast(RideSamples, part)
        action, was, gain, target, counts, warmth = (some.numbers[..., number] for number in range(6))
        many = xp.maximum(xp.sum(counts), 1.0)
        seen = seen_rows(xp, weights, some.rows)
        logs = log_chances(xp, likings(weights, seen), some.legal)
        now = xp.take_along_axis(logs, action.astype(xp.int32)[..., None], axis=-1)[..., 0]
        ratio = xp.exp(xp.minimum(now - was, 10.0) * counts)
        held = xp.minimum(xp.maximum(ratio, 1.0 - STEP), 1.0 + STEP)
        policy = -xp.minimum(ratio * gain, held * gain)
        hope = xp.square(hopes(weights, seen) - target)
        spread = -xp.sum(xp.where(some.legal, xp.exp(logs) * logs, 0.0), axis=-1)
        stopped = xp.not_equal(ratio, held).astype(xp.float32)
        terms = [policy, hope, spread, stopped]
        sums = xp.stack([xp.sum(term * counts) / many for term in terms])
        calm = xp.sum(spread * warmth * counts) / many
        return sums[0] + OF_HOPE * sums[1] - calm, sums

    def exported(self, weights: Weights) -> Mapping[str, Array]:
        return exported(self.xp, weights)


def gains(xp: ArrayNamespace, moves: Moves) -> tuple[Array, Array, Array]:
    """By move: what it brought beyond what was hoped for, what was to be hoped for, and whether that is known.

    Back from the end: each decision is held against the hope at the seat's next one, or against the end of the game.
    The last decisions of games that the round breaks off have neither.
    """
    count, seats, lanes = moves.ends.shape
    nothing = xp.zeros((seats, lanes), dtype=xp.float32)
    numbers = xp.arange(seats, dtype=xp.int32)[:, None]

    def before(later: _Later, number: Array) -> tuple[_Later, _Later]:
        seat, ended, ends, hope = (
            xp.take(found, number, axis=0) for found in (moves.seat, moves.ended, moves.ends, moves.hope)
        )
        later = _Later(later.known | ended, xp.where(ended, ends, later.hope), xp.where(ended, 0.0, later.gain))
        mine = xp.equal(numbers, seat)
        known = xp.any(mine & later.known, axis=0)
        after, gained = (xp.sum(xp.where(mine, found, 0.0), axis=0) for found in (later.hope, later.gain))
        gain = xp.where(known, after - hope + LAMBDA * gained, 0.0)
        later = _Later(later.known | mine, xp.where(mine, hope, later.hope), xp.where(mine, gain, later.gain))
        return later, _Later(known, gain + hope, gain)

    begin = _Later(xp.zeros((seats, lanes), dtype=xp.bool_), nothing, nothing)
    _, found = scan(xp, before, begin, count - 1 - xp.arange(count, dtype=xp.int32))
    back = count - 1 - xp.arange(count, dtype=xp.int32)
    known, target, gain = (xp.take(part, back, axis=0) for part in found)
    return gain, target, known


def make(seats: int, size: str, xp: ArrayNamespace, **options: Option) -> RideLearnable:
    return RideLearnable(seats, size, xp, **options)
