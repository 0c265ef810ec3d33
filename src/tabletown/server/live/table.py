"""One table: the sum of its log. Entries change it, and nothing else does."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from tabletown.core.chance import commitment
from tabletown.core.errors import MoveError
from tabletown.core.event import Event
from tabletown.core.game import AnyGame, Step
from tabletown.core.outcome import Outcome
from tabletown.core.record import (
    Entry as RecordEntry,
    Played as RecordPlayed,
    Record,
    Undone as RecordUndone,
    data_digest,
    format_outcome,
    replay,
)
from tabletown.core.seat import Seat
from tabletown.core.sentence import Sentence
from tabletown.core.text import load_text, tell_gains
from tabletown.server.live import log
from tabletown.server.live.guard import guarded
from tabletown.server.live.log import Header, LogEntry
from tabletown.server.live.thinking import Thinking
from tabletown.server.wire.protocol import ChatLine, Sitter, Status

CHAT_KEPT = 200
NONCES_KEPT = 5000


@dataclass(slots=True)
class Chair:
    """One seat, and who has it."""

    sitter: Sitter = Sitter.NOBODY
    name: str = ""
    token: str = ""
    """Hash of the token that is the seat; empty for bots and for nobody."""
    bot: str | None = None
    stand_in: str | None = None
    moved_at: int = 0
    """The version of its last move."""

    @property
    def mover(self) -> str | None:
        """The bot that moves for this seat now; None for a person or nobody."""
        return self.bot or self.stand_in


@dataclass(frozen=True, slots=True)
class Ghost:
    """A proposal."""

    id: int
    by: int
    to: int
    move: str
    words: dict[str, str]


@dataclass(slots=True)
class UndoPending:
    """An undo that waits for consent."""

    by: int
    count: int
    waiting: set[int]


@dataclass(slots=True)
class Changes:
    """What has changed since all were last told."""

    game: bool = False
    info: bool = False
    seating: bool = False
    restart: bool = False
    """The game's pictures must be drawn anew: it has begun, or moves were taken back."""
    turned: list["Turned"] = field(default_factory=list)
    undone: list[int] = field(default_factory=list)
    """The versions of moves that were taken back."""
    chat: list[ChatLine] = field(default_factory=list)

    @property
    def events(self) -> list[Event]:
        return [event for turned in self.turned for event in turned.events]


@dataclass(frozen=True, slots=True)
class Turned:
    """A move that stands, with what it caused."""

    seat: int
    version: int
    events: tuple[Event, ...]
    gains: tuple[tuple[Sentence, ...], ...]
    """By event: what is said of what it has brought."""


class Tried(NamedTuple):
    """A move that was found legal."""

    written: str
    """As the game writes it, so that the record has one spelling."""
    step: Step[object]


class Table:
    """Everything is public here but `header.seed`, `state` and the hashes: `LiveTable` decides what to tell whom."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.commitment = commitment(header.seed)
        self.game: AnyGame = guarded(header.game, header.seats)
        self.version = 0
        self.chairs = [Chair() for _ in range(header.seats)]
        self.status = Status.OPEN
        self.state: object = None
        self.to_act: frozenset[Seat] = frozenset()
        self.outcome: Outcome | None = None
        self.moves: list[Turned] = []
        self.record_entries: list[RecordEntry] = []
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.ghosts: dict[int, Ghost] = {}
        self.asked: UndoPending | None = None
        self.undone_at = 0
        self.wished_at: dict[tuple[int, int], int] = {}
        """By who proposed to whom: the version of the last time."""
        self.turned_at = 0
        """The version at which somebody was last given something to do: with that a part of the game began."""
        self.next: str | None = None
        self.nonces: dict[tuple[str, str], int] = {}
        self.thinking = Thinking(header.seats, header.clock)
        self.changes = Changes()

    def add(self, entries: Iterable[LogEntry]) -> None:
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: LogEntry, step: Step[object] | None = None) -> None:
        """Take one more entry of the log. It was checked before it was stored: here nothing is refused.

        Whoever has tried the move of this entry in this very State can give the `step`: the rules are asked once.
        """
        self.version = entry.version
        if entry.nonce:
            self._remember(entry)
        what = entry.what
        match what:
            case log.MovePlayed():
                self._play(what, entry, step)
            case log.LineSaid(seat, text, phrase, words):
                line = ChatLine(entry.version, seat, text, phrase, entry.at, words)
                self.chat.append(line)
                self.changes.chat.append(line)
            case log.Started():
                self._start(entry.at)
            case log.MovesUndone(count):
                self._take_back(count, entry)
            case _:
                self.changes.info = True
                self._seat(what)
                self._talk(what, entry.version)

    def record(self) -> Record:
        """The game so far, seed included: to be shown only when it is over."""
        header = self.header
        return Record(
            game=header.game,
            rules=header.rules,
            seats=header.seats,
            options=tuple(sorted(header.options.items())),
            commitment=self.commitment,
            seed=header.seed,
            entries=tuple(self.record_entries),
            result=None if self.outcome is None else format_outcome(self.outcome),
            data=data_digest(self.game, header.seats, header.options),
        )

    def seats_of(self, tokens: frozenset[str]) -> tuple[int, ...]:
        """The seats that these hashed tokens hold."""
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.token and chair.token in tokens])

    def _remember(self, entry: LogEntry) -> None:
        self.nonces.setdefault((entry.actor, entry.nonce), entry.version)
        if len(self.nonces) > NONCES_KEPT:
            del self.nonces[next(iter(self.nonces))]

    def _play(self, what: log.MovePlayed, entry: LogEntry, step: Step[object] | None) -> None:
        seat = Seat(what.seat)
        if step is None:
            step = self.game.apply(self.state, seat, read_move(self.header.game, what.move)[0])
        before, self.state = self.state, step.state
        turned = Turned(seat, entry.version, step.events, self._gains(step, before))
        self.moves.append(turned)
        self.record_entries.append(RecordPlayed(seat, what.move))
        self.chairs[seat].moved_at = entry.version
        self.changes.turned.append(turned)
        self.changes.game = True
        self.thinking.moved(what.seat, entry.at)
        self._look_around(entry.at)
        if self.asked is not None or self.ghosts:
            self.changes.info = True
            self.asked = None
            self._drop_impossible_ghosts()

    def _gains(self, step: Step[object], before: object) -> tuple[tuple[Sentence, ...], ...]:
        view = self.game.view
        return tell_gains(
            load_text(self.header.game), step.events, lambda: (view(before, None), view(step.state, None))
        )

    def _start(self, at: float) -> None:
        header = self.header
        self.state = self.game.setup(header.seats, header.seed, **header.options)
        self.status = Status.RUNNING
        self.changes.game = self.changes.info = self.changes.restart = True
        self._look_around(at)

    def _take_back(self, count: int, entry: LogEntry) -> None:
        self.record_entries.append(RecordUndone(count))
        self.changes.undone += [turned.version for turned in self.moves[-count:]]
        del self.moves[-count:]
        # Rare enough to replay from the start, which spares keeping every State of every table.
        *_, last = replay(self.record())
        self.state = last.state
        self.status = Status.RUNNING
        self.outcome = None
        self.asked = None
        self.ghosts.clear()
        self.undone_at = entry.version
        self.changes.game = self.changes.info = self.changes.restart = True
        self._look_around(entry.at)

    def _look_around(self, at: float) -> None:
        """After the State has changed: whose move is it, and is the game over?"""
        before, self.to_act = self.to_act, self.game.to_act(self.state)
        if self.to_act - before:
            self.turned_at = self.version
        self.thinking.waits_for(self.to_act, at)
        if not self.to_act:
            self.outcome = self.game.outcome(self.state)
            self.status = Status.OVER
            self.changes.info = True

    def _seat(self, what: log.AnyWhat) -> None:
        match what:
            case log.Sat(seat, name, token):
                self.chairs[seat] = self._chair(seat, Sitter.PERSON, name=name, token=token)
            case log.BotSat(seat, bot):
                self.chairs[seat] = self._chair(seat, Sitter.BOT, name=bot, bot=bot)
            case log.Freed(seat):
                self.chairs[seat] = self._chair(seat, Sitter.NOBODY)
            case log.TookOver(seat, bot):
                self.chairs[seat].stand_in = bot
            case log.GaveBack(seat):
                self.chairs[seat].stand_in = None
            case _:
                return
        self.changes.seating = True

    def _chair(self, seat: int, sitter: Sitter, name: str = "", token: str = "", bot: str | None = None) -> Chair:
        return Chair(sitter, name, token, bot, moved_at=self.chairs[seat].moved_at)

    def _talk(self, what: log.AnyWhat, version: int) -> None:
        match what:
            case log.UndoAsked(seat, count, waiting):
                self.asked = UndoPending(seat, count, set(waiting))
            case log.UndoAgreed(seat):
                if self.asked is not None:
                    self.asked.waiting.discard(seat)
            case log.UndoRefused():
                self.asked = None
            case log.Proposed(by, to, move, words):
                self.ghosts[version] = Ghost(version, by, to, move, words)
                self.wished_at[by, to] = version
            case log.ProposalClosed(number):
                self.ghosts.pop(number, None)
            case log.Followed(table):
                self.next = table

    def _drop_impossible_ghosts(self) -> None:
        for ghost in list(self.ghosts.values()):
            if ghost.to not in self.to_act or not self.is_legal(ghost.to, ghost.move):
                del self.ghosts[ghost.id]

    def try_move(self, seat: int, text: str) -> Tried:
        """What a legal move would do; nothing is done. Raises MoveError."""
        move, written = read_move(self.header.game, text)
        return Tried(written, self.game.apply(self.state, Seat(seat), move))

    def is_legal(self, seat: int, move: str) -> bool:
        try:
            self.try_move(seat, move)
        except MoveError:
            return False
        return True


@lru_cache(maxsize=1 << 14)
def read_move(name: str, text: str) -> tuple[object, str]:
    """A move, and how the game writes it: the same few thousand are played at all tables."""
    game = guarded(name, 0)
    move = game.parse_move(text)
    return move, game.format_move(move)
