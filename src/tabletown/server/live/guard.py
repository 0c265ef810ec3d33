"""Rules from elsewhere, at a live table: whatever they do wrong costs nobody but this table a move.

Our own games are tested, and run as they are. A game of another package is asked through a guard: what is no refusal of
its own becomes one sentence that names the package, and a move is only taken if what it leads to can be played on.
"""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from tabletown.core.chance import Stream
from tabletown.core.codec import encode
from tabletown.core.data import DataTexts, using_files
from tabletown.core.errors import FAILURES, TabletownError, WordedError
from tabletown.core.event import Event
from tabletown.core.game import AnyGame, Option, Options, Step, agreed
from tabletown.core.outcome import Outcome
from tabletown.core.record import data_digest
from tabletown.core.registry import described, is_own, load, package_of
from tabletown.core.seat import Seat, all_seats
from tabletown.locales import NoSuchMessage, say_error
from tabletown.server.journal import note

T = TypeVar("T")


class GameFailed(WordedError):
    """A game of another package has broken the contract. Players are told that it has, and whoever runs the server
    also why."""

    def __init__(self, game: str, package: str, why: str) -> None:
        super().__init__("refused-game-broken", game=game, package=package)
        self.game, self.package, self.why = game, package, why

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.game, self.package, self.why)


def guarded(name: str, seats: int, texts: DataTexts = ()) -> AnyGame:
    """The rules of a game, so that they can be trusted with a table of this size; with `texts` by data files that are
    not those that are here. Raises UnknownGame or BrokenGame."""
    game = load(name)
    return game if is_own(name) and not texts else GuardedGame(game, package_of(name), seats, texts)


def failed(game: str, package: str, why: str) -> GameFailed:
    note("game-failed", game=game, package=package, error=why)
    return GameFailed(game, package, why)


class GuardedGame:
    def __init__(self, game: AnyGame, package: str, seats: int, texts: DataTexts = ()) -> None:
        self._game = game
        self._texts = texts
        self._package = package
        self._seats = all_seats(seats)
        self.name = game.name
        self.rules_version = game.rules_version
        self.seat_counts = game.seat_counts

    def setup(self, seats: int, seed: str, /, **options: Option) -> object:
        state = self._ask(lambda: self._game.setup(seats, seed, **options))
        self._check(state)
        return state

    def agreed(self, seats: int, options: Options) -> Options:
        return self._ask(lambda: agreed(self._game, seats, options))

    def data_digest(self, seats: int, options: Options) -> str:
        return self._ask(lambda: data_digest(self._game, seats, options))

    def to_act(self, state: object) -> frozenset[Seat]:
        return self._ask(lambda: self._game.to_act(state))

    def legal_moves(self, state: object, seat: Seat) -> tuple[object, ...]:
        return self._ask(lambda: self._game.legal_moves(state, seat))

    def apply(self, state: object, seat: Seat, move: object) -> Step[object]:
        if move not in self.legal_moves(state, seat):
            # Only the rules can say why, in words; if they take it all the same, they contradict themselves.
            self._ask(lambda: self._game.apply(state, seat, move))
            raise self._failed("a move is played that is not listed")
        step = self._ask(lambda: self._game.apply(state, seat, move))
        given: object = step
        if not isinstance(given, Step) or not all(isinstance(event, Event) for event in given.events):
            raise self._failed("a move gives no Step of events")
        self._ask(lambda: encode(step.events))
        self._check(step.state)
        return step

    def view(self, state: object, seat: Seat | None) -> object:
        return self._ask(lambda: self._game.view(state, seat))

    def outcome(self, state: object) -> Outcome | None:
        return self._ask(lambda: self._game.outcome(state))

    def format_move(self, move: object) -> str:
        return self._ask(lambda: self._game.format_move(move))

    def parse_move(self, text: str) -> object:
        return self._ask(lambda: self._game.parse_move(text))

    def resample(self, view: object, stream: Stream) -> object:
        return self._ask(lambda: self._game.resample(view, stream))

    def faults(self, state: object) -> tuple[str, ...]:
        return self._ask(lambda: self._game.faults(state))

    def _check(self, state: object) -> None:
        """Whether a table can go on from here: somebody moves, or there is a result, and everybody can be shown it."""
        acting, outcome = _unsure(self.to_act(state)), _unsure(self.outcome(state))
        if not isinstance(acting, frozenset) or not acting <= set(self._seats):
            raise self._failed("seats act that are not at the table")
        if (outcome is None) != bool(acting) or not isinstance(outcome, Outcome | None):
            raise self._failed("there is no outcome if and only if somebody acts")
        if outcome is not None and not _fits(outcome, len(self._seats)):
            raise self._failed("the outcome is not about these seats")
        for seat in acting:
            self._check_moves(_unsure(self.legal_moves(state, seat)))
        for viewer in (None, *self._seats):
            self._ask(partial(self._encoded, state, viewer))

    def _check_moves(self, moves: object) -> None:
        if not isinstance(moves, tuple) or not moves:
            raise self._failed("a seat is to act and has no tuple of moves")
        if not all(isinstance(_unsure(self.format_move(move)), str) for move in moves):
            raise self._failed("a move is not written as text")

    def _encoded(self, state: object, viewer: Seat | None) -> bytes:
        return encode(self._game.view(state, viewer))

    def _ask(self, work: Callable[[], T]) -> T:
        try:
            if not self._texts:
                return work()
            with using_files(self._texts):
                return work()
        except TabletownError as error:
            self._check_words(error)
            raise
        except FAILURES as error:
            raise self._failed(described(error)) from None

    def _check_words(self, error: TabletownError) -> None:
        """A refusal that nobody can be told is none."""
        try:
            say_error(error)
        except NoSuchMessage as missing:
            raise self._failed(str(missing)) from None

    def _failed(self, why: str) -> GameFailed:
        return failed(self.name, self._package, why)


def _fits(outcome: Outcome, seats: int) -> bool:
    """Somebody without a seat may score, too."""
    return len(outcome.scores) == len(outcome.ranks) >= seats and all(
        0 <= winner < len(outcome.scores) for winner in outcome.winners
    )


def _unsure(answer: object) -> object:
    """What the types promise, no checker has looked at in another package."""
    return answer
