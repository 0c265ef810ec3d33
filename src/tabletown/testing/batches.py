"""A batch held against its rules, move by move. No game is named in here."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Generic, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import Array, compiled
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
"""So many moves until a lane's observation is looked at again; and until worlds are drawn again."""


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
    check = _Check(game, batch, seed, options or {}, games)
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


class _Check(Generic[L, S, M, V]):
    def __init__(
        self, game: Game[S, M, V], batch: GameBatch[L, S, M, V], seed: str, options: Options, games: int
    ) -> None:
        self.game, self.batch, self.seed = game, batch, seed
        self.random = Random(f"{seed}/{batch.seats}")
        self.compared = self.made = 0
        functions = cast("_Functions[L]", _functions(cast(Hashable, batch), games // 2))
        dealt = functions.deal(key_of(batch.xp, seed))
        self.seeds = [f"{seed}-{number}" for number in range(games)]
        self.states = [
            batch.to_state(dealt, n, one) if n < games // 2 else game.setup(batch.seats, one, **options)
            for n, one in enumerate(self.seeds)
        ]
        for number, state in enumerate(self.states):
            self._demand(not (found := game.faults(state)), number, f"it is dealt with a fault: {found}")
        self.lanes = batch.from_states(self.states)
        again = batch.from_states(self.states[: games // 2])
        self._demand(not different_arrays(dealt, again), 0, "from_states(to_state(…)) is another lane")
        self.legal, self.step, self.observe = functions.legal, functions.step, functions.observe
        self.standing, self.to_act, self.actor = functions.standing, functions.to_act, functions.actor

    def moves(self) -> bool:
        """One move in every game that is not over; False if all are."""
        acting = _array(self.to_act(self.lanes))
        first = _array(self.actor(self.lanes))
        for lane, state in enumerate(self.states):
            to_act = self.game.to_act(state)
            expected = [seat in to_act for seat in all_seats(self.batch.seats)]
            if (found := acting[lane].tolist()) != expected:
                raise self._fault(lane, f"who acts is {found}, not {expected}")
            allowed = [seat for seat, acts in enumerate(expected) if acts] or [NOBODY]
            if int(first[lane]) not in allowed:
                raise self._fault(lane, f"its actor {first[lane]} is none of {allowed}")
        self._check_observations()
        if not acting.any():
            return False
        seats = [self.random.choice(np.flatnonzero(row).tolist() or [NOBODY]) for row in acting]
        self._check_legal(seats)
        self._step(seats)
        self.made += 1
        return True

    def end(self) -> None:
        standing = self.standing(self.lanes)
        over, scores, keys, ranks = (_array(one) for one in standing)
        for lane, state in enumerate(self.states):
            outcome = self.game.outcome(state)
            self._demand(outcome is not None and bool(over[lane]), lane, "it is not over")
            if outcome is not None:
                self._demand(tuple(scores[lane].tolist()) == outcome.scores, lane, f"scores {scores[lane].tolist()}")
                self._demand(
                    tuple(map(tuple, keys[lane].tolist())) == outcome.keys, lane, f"keys {keys[lane].tolist()}"
                )
                self._demand(tuple(ranks[lane].tolist()) == outcome.ranks, lane, f"ranks {ranks[lane].tolist()}")

    def _check_legal(self, seats: Sequence[int]) -> None:
        masks = _array(self.legal(self.lanes, self._numbers(seats)))
        self._demand(masks.shape == (len(seats), self.batch.actions), 0, f"the mask is {masks.shape}")
        for lane, (state, seat) in enumerate(zip(self.states, seats, strict=True)):
            actions = np.flatnonzero(masks[lane]).tolist()
            if seat == NOBODY:
                self._demand(not actions, lane, "nobody has a move")
                continue
            moves = self.game.legal_moves(state, Seat(seat))
            named = {self.batch.action_of(state, Seat(seat), move): move for move in moves}
            self._demand(len(named) == len(moves), lane, f"seat {seat}: one action stands for two moves")
            if set(named) != set(actions):
                missing = [self.game.format_move(named[one]) for one in named.keys() - set(actions)]
                raise self._fault(lane, f"seat {seat} lacks {missing}, and may play {set(actions) - named.keys()}")
            for action, move in named.items():
                # Sentences only where they are needed: to write out moves and States takes longer than to compare them.
                if (other := self.batch.move_of(state, Seat(seat), action)) != move:
                    raise self._fault(lane, f"action {action} is {other}, and {move} is action {action}")

    def _step(self, seats: Sequence[int]) -> None:
        actions = [NOBODY] * len(seats)
        for lane, (state, seat) in enumerate(zip(self.states, seats, strict=True)):
            if seat != NOBODY:
                move = self.random.choice(self.game.legal_moves(state, Seat(seat)))
                actions[lane] = self.batch.action_of(state, Seat(seat), move)
                self.states[lane] = self.game.apply(state, Seat(seat), move).state
                self.compared += 1
        self.lanes = self.step(self.lanes, self._numbers(seats), self._numbers(actions))
        expected = self.batch.from_states(self.states)
        if difference := different_arrays(self.lanes, expected):
            raise self._fault(difference[1], f"{difference[0]} is another after action {actions[difference[1]]}")
        # Every lane now and then: a State takes longer to make than to compare.
        lane = self.made % len(self.states)
        if (found := self.batch.to_state(self.lanes, lane, self.seeds[lane])) != self.states[lane]:
            raise self._fault(lane, f"its State is {found}, not {self.states[lane]}")

    def _check_observations(self) -> None:
        viewers = [self.random.randrange(NOBODY, self.batch.seats) for _ in self.states]
        seen = _array(self.observe(self.lanes, self._numbers(viewers)))
        self._demand(seen.shape == (len(viewers), self.batch.features), 0, f"an observation is {seen.shape}")
        for lane, (state, viewer) in enumerate(zip(self.states, viewers, strict=True)):
            # A few lanes at a time: these numbers are made one by one.
            if (lane + self.made) % _TURNS:
                continue
            view = self.game.view(state, None if viewer == NOBODY else Seat(viewer))
            wrong = np.flatnonzero(seen[lane] != np.array(self.batch.observe_view(view)))
            self._demand(
                not wrong.size, lane, f"seat {viewer} sees other numbers than its View at {wrong.tolist()[:9]}"
            )
        if self.made % _TURNS == 0:
            self._check_worlds(self.made // _TURNS % len(self.states))

    def _check_worlds(self, lane: int) -> None:
        """Lanes from a View look like it, byte for byte; what the rules draw anew changes no bit of an observation."""
        viewer = self.random.randrange(self.batch.seats)
        state = self.states[lane]
        view = self.game.view(state, Seat(viewer))
        image = encode(view)
        worlds = self.batch.lanes(view, key_of(self.batch.xp, f"{self.seed}/{self.made}"), _WORLDS)
        drawn = [self.batch.to_state(worlds, number, self.seeds[lane]) for number in range(_WORLDS)]
        for world in drawn:
            self._demand(not (found := self.game.faults(world)), lane, f"a world from a View is at fault: {found}")
            same = encode(self.game.view(world, Seat(viewer))) == image
            self._demand(same, lane, f"a world from the View of seat {viewer} looks different to it")
        stream = Stream(self.seed, f"worlds/{self.made}")
        # As many lanes as everywhere else: what is compiled knows one number of them, and takes long to compile anew.
        many = max(2, len(self.states))
        both = self.batch.from_states([state] * (many - 1) + [self.game.resample(view, stream)])
        one, other = _array(self.observe(both, self._numbers([viewer] * many)))[[0, -1]]
        self._demand(bool((one == other).all()), lane, f"seat {viewer} sees something hidden")

    def _numbers(self, numbers: Sequence[int]) -> Array:
        return self.batch.xp.asarray(numbers, dtype=self.batch.xp.int32)

    def _demand(self, holds: bool, lane: int, otherwise: str) -> None:
        if not holds:
            raise self._fault(lane, otherwise)

    def _fault(self, lane: int, what: str) -> Mismatch:
        where = f"{self.game.name}, {self.batch.seats} seats, seed {self.seeds[lane]!r}, after {self.made} moves"
        return Mismatch(f"{where}, lane {lane}: {what}")


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
        if (wrong := np.argwhere(a != b)).size:
            return name, int(wrong[:, -1].min())
    return None


def _names(lanes: object, inside: str = "") -> list[str]:
    fields = getattr(lanes, "_fields", ())
    return [name for field in fields for name in _names(getattr(lanes, field), f"{inside}{field} ")] or [inside.strip()]


def _array(array: Array) -> NDArray[np.generic]:
    return np.asarray(cast(NDArray[np.generic], array))
