"""A batch held against its rules, move by move. No game is named in here."""

from array import array
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Generic, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY, Array, compiled
from tabletown.batch.chance import key_of
from tabletown.batch.contract import NOBODY, AnyBatch, GameBatch, Standing
from tabletown.core.chance import Stream
from tabletown.core.codec import encode
from tabletown.core.game import Game, Options
from tabletown.core.seat import Seat, all_seats

L = TypeVar("L")
S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

_WORLDS = 4
"""Lanes made from a View whenever one is."""
_TURNS = 8
"""A lane's observation is compared once in so many moves, and so often worlds are drawn."""
_SHARE = 128
"""One lane in so many is turned into its State at every move, and one in so many into worlds now and then."""


class Mismatch(AssertionError):
    """Where a batch and its rules differ."""


def check_batch(
    game: Game[S, M, V], batch: GameBatch[L, S, M, V], seed: str, options: Options | None = None, *, games: int = 8
) -> int:
    """Play random games in both and compare everything at every move. Raises Mismatch; gives how many moves it saw.

    Half of the games are set up by the rules from seeds, the other half is dealt by the batch. Compared are who may
    act, all legal moves both ways, the arrays bit by bit and the States they stand for, observations of seats and
    onlookers with what their Views give, worlds drawn from Views, scores and outcomes.
    """
    return check_batches(game, [batch], seed, options, games=games)


def check_batches(
    game: Game[S, M, V],
    batches: Sequence[GameBatch[L, S, M, V]],
    seed: str,
    options: Options | None = None,
    *,
    games: int = 8,
) -> int:
    """The same for several batches of one sort of table, one for each array library: the rules play once for all.

    Every move of the first is named both ways; of the others, whose arrays are held against the same numbers, that one
    which is played.
    """
    check = _Check(game, [_Side(batch, seed, games) for batch in batches], seed, options or {}, games)
    while check.moves():
        pass
    check.end()
    return check.compared


@dataclass(frozen=True, slots=True)
class _Functions(Generic[L]):
    deal: Callable[[Array], L]
    legal: Callable[[L, Array], Array]
    step: Callable[[L, Array, Array], L]
    observe: Callable[[L, Array], Array]
    standing: Callable[[L], Standing]
    to_act: Callable[[L], Array]
    actor: Callable[[L], Array]


@lru_cache(8)
def _functions(checked: Hashable, games: int) -> _Functions[object]:
    """Compiled once for a batch, however often it is checked."""
    batch = cast(AnyBatch, checked)
    xp = batch.xp
    return _Functions(
        compiled(xp, lambda key: batch.deal(key, games)),
        compiled(xp, batch.legal),
        compiled(xp, batch.step),
        compiled(xp, batch.observe),
        compiled(xp, batch.standing),
        compiled(xp, batch.to_act),
        compiled(xp, batch.actor),
    )


class _Side(Generic[L, S, M, V]):
    """The games as one batch plays them."""

    def __init__(self, batch: GameBatch[L, S, M, V], seed: str, games: int) -> None:
        self.batch = batch
        self.call = cast("_Functions[L]", _functions(cast(Hashable, batch), games // 2))
        self.dealt = self.call.deal(key_of(batch.xp, seed))
        self.lanes = self.dealt

    @property
    def name(self) -> str:
        return "NumPy" if self.batch.xp is NUMPY else "JAX"


class _Check(Generic[L, S, M, V]):
    def __init__(
        self, game: Game[S, M, V], sides: Sequence[_Side[L, S, M, V]], seed: str, options: Options, games: int
    ) -> None:
        self.game, self.sides, self.seed = game, sides, seed
        self.side = sides[0]
        """The one that is compared now: a Mismatch names it."""
        self.batch = batch = sides[0].batch
        self.random = Random(f"{seed}/{batch.seats}")
        self._chance = self.random.random
        self.compared = self.made = 0
        self.seeds = [f"{seed}-{number}" for number in range(games)]
        self.states = [
            batch.to_state(sides[0].dealt, n, one) if n < games // 2 else game.setup(batch.seats, one, **options)
            for n, one in enumerate(self.seeds)
        ]
        for number, state in enumerate(self.states):
            self._demand(not (found := game.faults(state)), number, f"it is dealt with a fault: {found}")
        expected = batch.from_states(self.states)
        for side in self._each():
            side.lanes = side.batch.from_states(self.states)
            again = side.batch.from_states(self.states[: games // 2])
            self._demand(not different_arrays(side.dealt, again), 0, "from_states(to_state(…)) is another lane")
            self._demand(not different_arrays(side.lanes, expected), 0, "from_states gives other lanes")

    def moves(self) -> bool:
        """One move in every game that is not over; False if all are."""
        acting = [self.game.to_act(state) for state in self.states]
        for side in self._each():
            self._check_actors(side, acting)
        self._check_observations()
        if not any(acting):
            return False
        seats = [self._one_of(sorted(row)) if row else NOBODY for row in acting]
        legal = self._check_legal(seats)
        self._step(seats, legal)
        self.made += 1
        return True

    def end(self) -> None:
        outcomes = [self.game.outcome(state) for state in self.states]
        for side in self._each():
            over, scores, keys, ranks = (_array(one).tolist() for one in side.call.standing(side.lanes))
            for lane, outcome in enumerate(outcomes):
                self._demand(outcome is not None and over[lane], lane, "it is not over")
                if outcome is not None:
                    self._demand(tuple(scores[lane]) == outcome.scores, lane, f"scores {scores[lane]}")
                    self._demand(tuple(map(tuple, keys[lane])) == outcome.keys, lane, f"keys {keys[lane]}")
                    self._demand(tuple(ranks[lane]) == outcome.ranks, lane, f"ranks {ranks[lane]}")

    def _check_actors(self, side: _Side[L, S, M, V], acting: Sequence[frozenset[Seat]]) -> None:
        found = _array(side.call.to_act(side.lanes)).tolist()
        first = _array(side.call.actor(side.lanes)).tolist()
        seats = all_seats(self.batch.seats)
        for lane, to_act in enumerate(acting):
            if found[lane] != (expected := [seat in to_act for seat in seats]):
                raise self._fault(lane, f"who acts is {found[lane]}, not {expected}")
            if first[lane] not in (to_act or (NOBODY,)):
                raise self._fault(lane, f"its actor {first[lane]} is none of {sorted(to_act) or [NOBODY]}")

    def _check_legal(self, seats: Sequence[int]) -> list[dict[int, M]]:
        """By lane, the legal moves by action."""
        legal = [
            self._named(lane, self.states[lane], seat) if seat != NOBODY else {} for lane, seat in enumerate(seats)
        ]
        expected = np.zeros((len(seats), self.batch.actions), np.bool_)
        lanes = np.repeat(np.arange(len(seats)), [len(named) for named in legal])
        expected[lanes, [action for named in legal for action in named]] = True
        for side in self._each():
            mask = _array(side.call.legal(side.lanes, _numbers(seats)))
            self._demand(mask.shape == expected.shape, 0, f"the mask is {mask.shape}")
            if not np.array_equal(mask, expected):
                lane = int(np.argwhere(mask != expected)[0, 0])
                raise self._fault(lane, self._wrongly_legal(seats[lane], legal[lane], np.flatnonzero(mask[lane])))
        return legal

    def _wrongly_legal(self, seat: int, named: dict[int, M], found: NDArray[np.intp]) -> str:
        played = set(found.tolist())
        missing = [self.game.format_move(named[one]) for one in named.keys() - played]
        return f"seat {seat} lacks {missing}, and may play {played - named.keys()}"

    def _named(self, lane: int, state: S, seat: int) -> dict[int, M]:
        action_of, move_of, own = self.batch.action_of, self.batch.move_of, Seat(seat)
        moves = self.game.legal_moves(state, own)
        actions = [action_of(state, own, move) for move in moves]
        named = dict(zip(actions, moves, strict=True))
        # Sentences only where they are needed: to write out moves and States takes longer than to compare them.
        if len(named) != len(moves):
            raise self._fault(lane, f"seat {seat}: one action stands for two moves")
        if (others := [move_of(state, own, action) for action in actions]) != [*moves]:
            action, other, move = next(
                found for found in zip(actions, others, moves, strict=True) if found[1] != found[2]
            )
            raise self._fault(lane, f"action {action} is {other}, and {move} is action {action}")
        return named

    def _step(self, seats: Sequence[int], legal: Sequence[dict[int, M]]) -> None:
        actions = [NOBODY] * len(seats)
        for lane, seat in enumerate(seats):
            if seat != NOBODY:
                action = self._one_of(tuple(legal[lane]))
                move = legal[lane][action]
                for side in self.sides[1:]:
                    self._check_name(side, lane, Seat(seat), action, move)
                actions[lane] = action
                self.states[lane] = self.game.apply(self.states[lane], Seat(seat), move).state
                self.compared += 1
        expected = self.batch.from_states(self.states)
        for side in self._each():
            side.lanes = side.call.step(side.lanes, _numbers(seats), _numbers(actions))
            if difference := different_arrays(side.lanes, expected):
                raise self._fault(difference[1], f"{difference[0]} is another after action {actions[difference[1]]}")
            # Every lane now and then: a State takes longer to make than to compare.
            for lane in range(self.made % _SHARE % len(seats), len(seats), _SHARE):
                if (found := side.batch.to_state(side.lanes, lane, self.seeds[lane])) != self.states[lane]:
                    raise self._fault(lane, f"its State is {found}, not {self.states[lane]}")

    def _check_name(self, side: _Side[L, S, M, V], lane: int, seat: Seat, action: int, move: M) -> None:
        state = self.states[lane]
        if side.batch.action_of(state, seat, move) != action or side.batch.move_of(state, seat, action) != move:
            self.side = side
            raise self._fault(lane, f"{move} is not action {action}")

    def _check_observations(self) -> None:
        viewers = [self.random.randrange(NOBODY, self.batch.seats) for _ in self.states]
        # A few lanes at a time: these numbers are made one by one.
        lanes = range(-self.made % _TURNS, len(viewers), _TURNS)
        seen = [
            self.game.view(self.states[lane], None if viewers[lane] == NOBODY else Seat(viewers[lane]))
            for lane in lanes
        ]
        rows = [array("b", self.batch.observe_view(view)).tobytes() for view in seen]
        for lane, row in zip(lanes, rows, strict=True):
            self._demand(len(row) == self.batch.features, lane, f"a View gives {len(row)} numbers")
        witness = np.frombuffer(b"".join(rows), np.int8).reshape(len(rows), self.batch.features)
        first = None
        for side in self._each():
            found = _array(side.call.observe(side.lanes, _numbers(viewers)))
            self._demand(found.shape == (len(viewers), self.batch.features), 0, f"an observation is {found.shape}")
            if len(lanes) and not np.array_equal(looked_at := found[lanes.start :: _TURNS], witness):
                wrong = np.argwhere(looked_at != witness)
                lane = lanes[wrong[0, 0]]
                places = wrong[wrong[:, 0] == wrong[0, 0], 1].tolist()[:9]
                raise self._fault(lane, f"seat {viewers[lane]} sees other numbers than its View at {places}")
            # Whoever is not looked at by the witness sees the same with each library.
            first = found if first is None else first
            if not np.array_equal(found, first):
                lane = int(np.argwhere(found != first)[0, 0])
                raise self._fault(lane, f"seat {viewers[lane]} sees other numbers than with another")
        if self.made % _TURNS == 0:
            self._check_worlds(range(self.made // _TURNS % _SHARE % len(viewers), len(viewers), _SHARE))

    def _check_worlds(self, lanes: Sequence[int]) -> None:
        """Lanes from a View look like it, byte for byte; what the rules draw anew changes no bit of an observation."""
        viewers = [self.random.randrange(self.batch.seats) for _ in lanes]
        drawn = [self._check_world(lane, Seat(viewer)) for lane, viewer in zip(lanes, viewers, strict=True)]
        # All at once, the drawn ones last, and as many lanes as everywhere else: what is compiled knows one number of
        # them, and takes long to compile anew.
        fill = max(len(lanes), len(self.states) - len(lanes))
        times = -(-fill // len(lanes))
        both = ([self.states[lane] for lane in lanes] * times)[:fill] + drawn
        seats = _numbers((viewers * times)[:fill] + viewers)
        for side in self._each():
            seen = _array(side.call.observe(side.batch.from_states(both), seats))
            for number, (lane, viewer) in enumerate(zip(lanes, viewers, strict=True)):
                same = bool((seen[number] == seen[fill + number]).all())
                self._demand(same, lane, f"seat {viewer} sees something hidden")

    def _check_world(self, lane: int, viewer: Seat) -> S:
        """Gives the same game as the rules draw it anew."""
        view = self.game.view(self.states[lane], viewer)
        image = encode(view)
        for side in self._each():
            worlds = side.batch.lanes(view, key_of(side.batch.xp, f"{self.seed}/{self.made}/{lane}"), _WORLDS)
            for number in range(_WORLDS):
                world = side.batch.to_state(worlds, number, self.seeds[lane])
                self._demand(not (found := self.game.faults(world)), lane, f"a world from a View is at fault: {found}")
                same = encode(self.game.view(world, viewer)) == image
                self._demand(same, lane, f"a world from the View of seat {viewer} looks different to it")
        return self.game.resample(view, Stream(self.seed, f"worlds/{self.made}/{lane}"))

    def _each(self) -> Iterator[_Side[L, S, M, V]]:
        for side in self.sides:
            self.side = side
            yield side
        self.side = self.sides[0]

    def _one_of(self, some: Sequence[int]) -> int:
        """By chance; `Random.choice` takes ten times as long, and is asked for twice with every move."""
        return some[int(self._chance() * len(some))]

    def _demand(self, holds: bool, lane: int, otherwise: str) -> None:
        if not holds:
            raise self._fault(lane, otherwise)

    def _fault(self, lane: int, what: str) -> Mismatch:
        where = f"{self.game.name}, {self.batch.seats} seats, seed {self.seeds[lane]!r}, after {self.made} moves"
        return Mismatch(f"{where}, {self.side.name}, lane {lane}: {what}")


def _numbers(numbers: Sequence[int]) -> Array:
    """Of NumPy for any library: what is compiled takes them, and JAX takes long to make arrays of lists."""
    return NUMPY.asarray(numbers, dtype=NUMPY.int32)


def leaves(lanes: object) -> list[NDArray[np.generic]]:
    """All arrays of nested named tuples, in order."""
    if isinstance(lanes, tuple | list):
        return [leaf for part in lanes for leaf in leaves(part)]
    return [np.asarray(cast(NDArray[np.generic], lanes))]


def different_arrays(one: object, other: object) -> tuple[str, int] | None:
    """The first array that differs, and the first lane in which it does; None if all are equal bit for bit."""
    names = _names(one)
    for number, (a, b) in enumerate(zip(leaves(one), leaves(other), strict=True)):
        name = names[number] if number < len(names) else f"array {number}"
        if a.shape != b.shape or a.dtype != b.dtype:
            return f"{name} ({a.dtype} {a.shape}, not {b.dtype} {b.shape})", 0
        if not np.array_equal(a, b):
            return name, int(np.argwhere(a != b)[:, -1].min())
    return None


def _names(lanes: object, inside: str = "") -> list[str]:
    fields = getattr(lanes, "_fields", ())
    return [name for field in fields for name in _names(getattr(lanes, field), f"{inside}{field} ")] or [inside.strip()]


def _array(array: Array) -> NDArray[np.generic]:
    return np.asarray(cast(NDArray[np.generic], array))
