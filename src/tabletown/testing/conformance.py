"""One check for every game, seat count and seed. No game is named in here, and none is excused from anything."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations
from random import Random
from typing import Generic, TypeVar

from tabletown.core.chance import Stream
from tabletown.core.codec import decode, encode, tagged
from tabletown.core.errors import IllegalMove, UnreadableMove
from tabletown.core.event import Event
from tabletown.core.game import Game, Options
from tabletown.core.play import sit_down
from tabletown.core.record import format_record, parse_record, replay, verify
from tabletown.core.seat import Seat, all_seats

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

_MUTATIONS = 12
"""Moves that are not in the list, tried at every State."""


class NonConforming(AssertionError):
    """What a game did wrong, and where."""


def check_game(game: Game[S, M, V], seats: int, seed: str, options: Options | None = None) -> None:
    """Play one random game and hold everything the contract promises, at every State. Raises NonConforming."""
    _Check(game, seats, seed, options or {}).run()


class _Check(Generic[S, M, V]):
    def __init__(self, game: Game[S, M, V], seats: int, seed: str, options: Options) -> None:
        self.game = game
        self.seats = all_seats(seats)
        self.seed = seed
        self.random = Random(f"{seed}/{seats}")
        self.sitting = sit_down(game, seats, seed, **options)
        self.pool: list[M] = []
        """Moves seen earlier in the game: most are wrong by now."""
        self.moves_made = 0

    def run(self) -> None:
        while acting := self.game.to_act(self.sitting.state):
            with self._where():
                self._check_state(self.sitting.state, acting)
            seat = self.random.choice(sorted(acting))
            move = self.random.choice(self.game.legal_moves(self.sitting.state, seat))
            with self._where():
                self._check_hiding_of_step(self.sitting.state, seat, move)
                self.sitting.submit(seat, move)
            self.moves_made += 1
        with self._where():
            self._check_state(self.sitting.state, frozenset())
            self._check_end(self.sitting.state)

    @contextmanager
    def _where(self) -> Iterator[None]:
        try:
            yield
        except AssertionError as error:
            place = f"{self.game.name}, {len(self.seats)} seats, seed {self.seed!r}, after {self.moves_made} moves"
            raise NonConforming(f"{place}: {error}") from error

    def _check_state(self, state: S, acting: frozenset[Seat]) -> None:
        assert not (found := self.game.faults(state)), f"the State is at fault: {found}"
        assert (self.game.outcome(state) is None) == bool(acting), "there is an outcome if and only if nobody acts"
        assert acting <= set(self.seats), "only seats of the table act"
        for seat in self.seats:
            moves = self.game.legal_moves(state, seat)
            assert bool(moves) == (seat in acting), f"seat {seat} acts if and only if it has a move"
            assert len(set(moves)) == len(moves), f"seat {seat}: a move is listed twice"
            self._check_listed(state, seat, moves)
            self._check_unlisted(state, seat, set(moves))
            self.pool.extend(self.random.sample(moves, min(3, len(moves))))
        self._check_order_is_free(state, acting)
        for viewer in (None, *self.seats):
            self._check_view(state, viewer)

    def _check_listed(self, state: S, seat: Seat, moves: Sequence[M]) -> None:
        before, image = hash(state), encode(state)
        for move in moves:
            text = self.game.format_move(move)
            assert self.game.parse_move(text) == move, f"“{text}” is read as another move"
            step = self.game.apply(state, seat, move)
            assert hash(step.state) == hash(self.game.apply(state, seat, move).state), f"“{text}” is not repeatable"
        assert hash(state) == before and encode(state) == image, "apply changed its input"

    def _check_unlisted(self, state: S, seat: Seat, listed: set[M]) -> None:
        image = encode(state)
        for move in self._mutations(listed):
            if move in listed:
                continue
            try:
                self.game.apply(state, seat, move)
            except IllegalMove as refusal:
                assert str(refusal), "a refusal says why"
            else:
                raise AssertionError(f"seat {seat}: “{self.game.format_move(move)}” was played, but is not listed")
        assert encode(state) == image, "a refused move changed the State"

    def _mutations(self, listed: set[M]) -> Iterator[M]:
        """Moves of other times and seats, and moves with one word exchanged."""
        known = [*self.pool, *listed]
        for _ in range(_MUTATIONS if known else 0):
            move = self.random.choice(known)
            yield move
            words = self.game.format_move(move).split()
            other = self.game.format_move(self.random.choice(known)).split()
            words[self.random.randrange(len(words))] = self.random.choice(other)
            try:
                yield self.game.parse_move(" ".join(words))
            except UnreadableMove as refusal:
                assert str(refusal), "an unreadable move is explained"

    def _check_order_is_free(self, state: S, acting: frozenset[Seat]) -> None:
        """Seats that act at the same time do not get in each other's way: where both orders are legal, they agree."""
        for one, other in combinations(sorted(acting), 2):
            first = self.random.choice(self.game.legal_moves(state, one))
            second = self.random.choice(self.game.legal_moves(state, other))
            there = self._both(state, (one, first), (other, second))
            back = self._both(state, (other, second), (one, first))
            if there is not None and back is not None:
                assert encode(there) == encode(back), f"seats {one} and {other}: the order of their moves matters"

    def _both(self, state: S, *moves: tuple[Seat, M]) -> S | None:
        for seat, move in moves:
            if seat not in self.game.to_act(state) or move not in self.game.legal_moves(state, seat):
                return None
            state = self.game.apply(state, seat, move).state
        return state

    def _check_view(self, state: S, viewer: Seat | None) -> None:
        """Another world that this viewer must hold possible looks the same to it, byte for byte."""
        view = self.game.view(state, viewer)
        image = encode(view)
        assert encode(decode(image, type(view))) == image, "the View does not survive being sent"
        world = self.game.resample(view, self._stream(viewer))
        assert not (found := self.game.faults(world)), f"a resampled State is at fault: {found}"
        assert encode(self.game.view(world, viewer)) == image, f"{_who(viewer)} sees something hidden"
        assert self.game.to_act(world) == self.game.to_act(state), "who acts must not depend on hidden things"
        if viewer is not None:
            same = self.game.legal_moves(world, viewer) == self.game.legal_moves(state, viewer)
            assert same, f"the legal moves of seat {viewer} tell something hidden"

    def _check_hiding_of_step(self, state: S, seat: Seat, move: M) -> None:
        """A viewer that cannot tell two worlds apart before and after a move is told the same about it."""
        step = self.game.apply(state, seat, move)
        for viewer in (None, *self.seats):
            world = self.game.resample(self.game.view(state, viewer), self._stream(viewer))
            if move not in self.game.legal_moves(world, seat):
                continue
            twin = self.game.apply(world, seat, move)
            if encode(self.game.view(step.state, viewer)) == encode(self.game.view(twin.state, viewer)):
                same = _told(step.events, viewer) == _told(twin.events, viewer)
                assert same, f"the events of “{self.game.format_move(move)}” tell {_who(viewer)} something hidden"

    def _check_end(self, state: S) -> None:
        outcome = self.game.outcome(state)
        assert outcome is not None and outcome.winners, "somebody wins"
        text = format_record(self.sitting.record)
        record = parse_record(text)
        assert format_record(record) == text, "the record does not survive being written"
        *_, last = replay(record)
        assert encode(last.state) == encode(state) and last.state == state, "the record replays to another State"
        assert verify(record) == outcome, "the record proves another outcome"

    def _stream(self, viewer: Seat | None) -> Stream:
        return Stream(self.seed, f"worlds/{self.moves_made}/{viewer}/{self.random.getrandbits(32)}")


def _told(events: Sequence[Event], viewer: Seat | None) -> bytes:
    return encode([tagged(event) for event in events if event.is_for(viewer)])


def _who(viewer: Seat | None) -> str:
    return "an onlooker" if viewer is None else f"seat {viewer}"
