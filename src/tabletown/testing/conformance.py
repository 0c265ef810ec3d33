"""One check for every game, seat count and seed. No game is named in here, and none is excused from anything."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations
from random import Random
from typing import Generic, TypeVar

from tabletown.core.chance import Stream
from tabletown.core.codec import decode, encode, tagged
from tabletown.core.errors import IllegalMove, TabletownError, UnreadableMove
from tabletown.core.event import Event
from tabletown.core.game import Game, Options
from tabletown.core.play import sit_down
from tabletown.core.record import format_record, parse_record, replay, verify
from tabletown.core.seat import Seat, all_seats
from tabletown.core.sentence import Sentence

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

_MUTATIONS = 12
"""Moves that are not in the list, tried at every State."""
_RIVALS = 4
"""Other moves of the mover, compared as to what they tell the others."""


class NonConforming(AssertionError):
    """What a game did wrong, and where."""


def check_game(game: Game[S, M, V], seats: int, seed: str, options: Options | None = None, *, games: int = 1) -> None:
    """Play random games and hold everything the contract promises, at every State. Raises NonConforming.

    Hiding is checked in two ways that do not trust each other. Worlds drawn by `resample` must look the same to a
    viewer, byte for byte, and must really differ from the truth. And moves of somebody else that a viewer is told the
    same about must leave it with the same View, so that a View shows no more than was told.
    """
    for number in range(games):
        _Check(game, seats, seed if number == 0 else f"{seed}-{number}", options or {}).run()


class _Check(Generic[S, M, V]):
    def __init__(self, game: Game[S, M, V], seats: int, seed: str, options: Options) -> None:
        self.game = game
        self.seats = all_seats(seats)
        self.viewers: tuple[Seat | None, ...] = (None, *self.seats)
        self.seed = seed
        self.random = Random(f"{seed}/{seats}")
        self.sitting = sit_down(game, seats, seed, **options)
        self.pool: list[M] = []
        """Moves seen earlier in the game: most are wrong by now."""
        self.moves_made = 0
        self.fooled: set[Seat | None] = set()
        """Viewers for whom some world differed from the truth."""
        self.explained: set[Sentence | str] = set()
        """What refusals have said: most say the same again, and to say it is the dearest part of a refusal."""

    def run(self) -> None:
        with self._where():
            while acting := self.game.to_act(self.sitting.state):
                self._check_state(self.sitting.state, acting)
                seat = self.random.choice(sorted(acting))
                move = self.random.choice(self.game.legal_moves(self.sitting.state, seat))
                self._check_hiding_of_step(self.sitting.state, seat, move)
                self.sitting.submit(seat, move)
                self.moves_made += 1
            self._check_state(self.sitting.state, frozenset())
            self._check_end(self.sitting.state)

    @contextmanager
    def _where(self) -> Iterator[None]:
        try:
            yield
        except (NonConforming, TabletownError) as error:
            place = f"{self.game.name}, {len(self.seats)} seats, seed {self.seed!r}, after {self.moves_made} moves"
            raise NonConforming(f"{place}: {error}") from error

    def _check_state(self, state: S, acting: frozenset[Seat]) -> None:
        _demand(not (found := self.game.faults(state)), f"the State is at fault: {found}")
        _demand((self.game.outcome(state) is None) == bool(acting), "there is an outcome if and only if nobody acts")
        _demand(acting <= set(self.seats), "only seats of the table act")
        for seat in self.seats:
            moves = self.game.legal_moves(state, seat)
            _demand(bool(moves) == (seat in acting), f"seat {seat} acts if and only if it has a move")
            _demand(len(set(moves)) == len(moves), f"seat {seat}: a move is listed twice")
            self._check_listed(state, seat, moves)
            self._check_unlisted(state, seat, moves)
            self.pool.extend(self.random.sample(moves, min(3, len(moves))))
        self._check_strangers(state)
        self._check_order_is_free(state, acting)
        for viewer in self.viewers:
            self._check_view(state, viewer)

    def _check_listed(self, state: S, seat: Seat, moves: Sequence[M]) -> None:
        before, image = hash(state), encode(state)
        for move in moves:
            text = self.game.format_move(move)
            _demand(self.game.parse_move(text) == move, f"“{text}” is read as another move")
            step = self.game.apply(state, seat, move)
            _demand(step == self.game.apply(state, seat, move), f"“{text}” is not repeatable")
        _demand(hash(state) == before and encode(state) == image, "apply changed its input")

    def _check_unlisted(self, state: S, seat: Seat, listed: Sequence[M]) -> None:
        image = encode(state)
        for move in self._mutations(listed):
            if move not in listed:
                self._expect_refusal(state, seat, move)
        _demand(encode(state) == image, "a refused move changed the State")

    def _expect_refusal(self, state: S, seat: Seat, move: M) -> None:
        try:
            self.game.apply(state, seat, move)
        except IllegalMove as refusal:
            if refusal.said not in self.explained:
                # Here and not above: whoever only checks batches has no need of languages.
                from tabletown.locales import has_message

                _demand(has_message(refusal.said.message) and bool(str(refusal).strip()), "a refusal says why")
                self.explained.add(refusal.said)
        else:
            raise NonConforming(f"seat {seat}: “{self.game.format_move(move)}” was played, but is not listed")

    def _check_strangers(self, state: S) -> None:
        """Seats that are not at the table neither move nor see anything."""
        for stranger in (Seat(-1), Seat(len(self.seats))):
            for ask in (self.game.view, self.game.legal_moves):
                try:
                    ask(state, stranger)
                except IllegalMove:
                    continue
                raise NonConforming(f"seat {stranger} is not at the table, but gets an answer")

    def _mutations(self, listed: Sequence[M]) -> Iterator[M]:
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
                if refusal.said not in self.explained:
                    _demand(bool(str(refusal)), "an unreadable move is explained")
                    self.explained.add(refusal.said)

    def _check_order_is_free(self, state: S, acting: frozenset[Seat]) -> None:
        """Seats that act at the same time do not get in each other's way: where both orders are legal, they agree."""
        for one, other in combinations(sorted(acting), 2):
            first = self.random.choice(self.game.legal_moves(state, one))
            second = self.random.choice(self.game.legal_moves(state, other))
            there = self._both(state, (one, first), (other, second))
            back = self._both(state, (other, second), (one, first))
            if there is not None and back is not None:
                same = encode(there) == encode(back)
                _demand(same, f"seats {one} and {other}: the order of their moves matters")

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
        _demand(encode(decode(image, type(view))) == image, "the View does not survive being sent")
        world = self._world(state, viewer)
        _demand(not (found := self.game.faults(world)), f"a resampled State is at fault: {found}")
        _demand(encode(self.game.view(world, viewer)) == image, f"{_who(viewer)} sees something hidden")
        _demand(self.game.to_act(world) == self.game.to_act(state), "who acts must not depend on hidden things")
        if viewer is not None:
            same = self.game.legal_moves(world, viewer) == self.game.legal_moves(state, viewer)
            _demand(same, f"the legal moves of seat {viewer} tell something hidden")

    def _check_hiding_of_step(self, state: S, seat: Seat, move: M) -> None:
        step = self.game.apply(state, seat, move)
        for viewer in self.viewers:
            seen, told = encode(self.game.view(step.state, viewer)), _told(step.events, viewer)
            world = self._world(state, viewer)
            if move in self.game.legal_moves(world, seat):
                twin = self.game.apply(world, seat, move)
                if encode(self.game.view(twin.state, viewer)) == seen and _told(twin.events, viewer) != told:
                    raise NonConforming(f"the events of “{self._text(move)}” tell {_who(viewer)} something hidden")
            if viewer != seat:
                self._check_told_the_same(state, seat, viewer, told, seen)

    def _check_told_the_same(self, state: S, seat: Seat, viewer: Seat | None, told: bytes, seen: bytes) -> None:
        """Other moves that this viewer would be told the same about must leave it with the same View."""
        moves = self.game.legal_moves(state, seat)
        for rival in self.random.sample(moves, min(_RIVALS, len(moves))):
            step = self.game.apply(state, seat, rival)
            if _told(step.events, viewer) == told:
                same = encode(self.game.view(step.state, viewer)) == seen
                _demand(same, f"{_who(viewer)} sees something hidden: which move of seat {seat} was played")

    def _check_end(self, state: S) -> None:
        outcome = self.game.outcome(state)
        if outcome is None or not outcome.winners:
            raise NonConforming("nobody wins")
        text = format_record(self.sitting.record)
        record = parse_record(text)
        _demand(format_record(record) == text, "the record does not survive being written")
        *_, last = replay(record)
        _demand(encode(last.state) == encode(state) and last.state == state, "the record replays to another State")
        _demand(verify(record) == outcome, "the record proves another outcome")
        for viewer in self.viewers:
            _demand(viewer in self.fooled, f"resample never changed anything: is nothing hidden from {_who(viewer)}?")

    def _world(self, state: S, viewer: Seat | None) -> S:
        purpose = f"worlds/{self.moves_made}/{viewer}/{self.random.getrandbits(32)}"
        world = self.game.resample(self.game.view(state, viewer), Stream(self.seed, purpose))
        if world != state:
            self.fooled.add(viewer)
        return world

    def _text(self, move: M) -> str:
        return self.game.format_move(move)


def _demand(holds: bool, otherwise: str) -> None:
    if not holds:
        raise NonConforming(otherwise)


def _told(events: Sequence[Event], viewer: Seat | None) -> bytes:
    return encode([tagged(event) for event in events if event.is_for(viewer)])


def _who(viewer: Seat | None) -> str:
    return "an onlooker" if viewer is None else f"seat {viewer}"
