"""A game that begins in the middle, in one of the worlds that an observer must hold possible there."""

from copy import copy
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256

from tabletown.core.chance import Stream
from tabletown.core.codec import encode
from tabletown.core.errors import IllegalMove, Refused
from tabletown.core.event import Event
from tabletown.core.game import AnyGame, Option, Step
from tabletown.core.outcome import Outcome
from tabletown.core.registry import load
from tabletown.core.seat import Seat

LEAKS = ("view", "event", "refusal")
"""What a planted leak tells too much in."""


@dataclass(frozen=True, slots=True)
class Told(Event):
    """A leak: what somebody did in secret, for all to hear."""

    move: str


class Rigged:
    """All rules are those of the real game. A leak, if one is planted, shows in one place what another seat holds."""

    def __init__(self, game: AnyGame, name: str, leak: str) -> None:
        self._game = game
        self._leak = leak
        self.name = name
        self.rules_version = game.rules_version
        self.seat_counts = game.seat_counts

    def setup(self, seats: int, seed: str, **options: Option) -> object:
        """`prefix` random moves, then a world in which `observer` sees just the same, drawn by `world`."""
        del seed
        prefix, observer, world = (int(options.get(key, 0)) for key in ("prefix", "observer", "world"))
        state = _after(self._game.name, seats, prefix)
        view = self._game.view(state, Seat(observer))
        return self._game.resample(view, Stream(f"world {world}", "hidden"))

    def to_act(self, state: object) -> frozenset[Seat]:
        return self._game.to_act(state)

    def legal_moves(self, state: object, seat: Seat) -> tuple[object, ...]:
        return self._game.legal_moves(state, seat)

    def apply(self, state: object, seat: Seat, move: object) -> Step[object]:
        try:
            step = self._game.apply(state, seat, move)
        except IllegalMove as refused:
            if self._leak == "refusal":
                # The least that can be told: one of four reasons, by what the next seat holds.
                hint = sha256(encode(self._game.view(state, Seat(1)))).digest()[0] % len(Refused)
                raise IllegalMove(list(Refused)[hint], refused.said) from None
            raise
        if self._leak == "event":
            told = Told(self._game.format_move(move))
            return Step(step.state, (*step.events, told))
        return step

    def view(self, state: object, seat: Seat | None) -> object:
        view = self._game.view(state, seat)
        if self._leak == "view" and seat is not None:
            # As if somebody had taken the hand of the next seat for the own one.
            other = self._game.view(state, Seat(1 if seat == 0 else 0))
            return _with_hand_of(view, other)
        return view

    def outcome(self, state: object) -> Outcome | None:
        return self._game.outcome(state)

    def format_move(self, move: object) -> str:
        return self._game.format_move(move)

    def parse_move(self, text: str) -> object:
        return self._game.parse_move(text)

    def resample(self, view: object, stream: Stream) -> object:
        return self._game.resample(view, stream)

    def faults(self, state: object) -> tuple[str, ...]:
        return self._game.faults(state)


@lru_cache
def _after(name: str, seats: int, prefix: int) -> object:
    """The same random moves every time."""
    game = load(name)
    stream = Stream("rigged", f"{seats} seats")
    state = game.setup(seats, "rigged")
    for _ in range(prefix):
        acting = sorted(game.to_act(state))
        if not acting:
            break
        seat = stream.choice(acting)
        state = game.apply(state, seat, stream.choice(game.legal_moves(state, seat))).state
    return state


def _with_hand_of(view: object, other: object) -> object:
    changed = copy(view)
    object.__setattr__(changed, "hand", object.__getattribute__(other, "hand"))
    return changed
