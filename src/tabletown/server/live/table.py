"""One table: the sum of its log. Entries change it, and nothing else does."""

from collections import deque
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from tabletown.core.data import DataTexts
from tabletown.core.errors import MoveError
from tabletown.core.event import Event
from tabletown.core.game import AnyGame, Step
from tabletown.core.joint import Joint
from tabletown.core.outcome import Outcome
from tabletown.core.quick import quickly
from tabletown.core.record import (
    Entry as RecordEntry,
    Played as RecordPlayed,
    Record,
    Undone as RecordUndone,
    data_digest,
    format_outcome,
)
from tabletown.core.seat import Seat
from tabletown.core.sentence import sentence
from tabletown.core.text import TellsBeginning, tell_gains
from tabletown.server.live import log
from tabletown.server.live.changes import Changes, ToldEvent, Turned
from tabletown.server.live.dealing import Dealing
from tabletown.server.live.fate import Fate
from tabletown.server.live.guard import guarded
from tabletown.server.live.handover import Handover, after
from tabletown.server.live.log import Header, LogEntry
from tabletown.server.live.moves import Tried, read_move
from tabletown.server.live.notices import Chair, notice
from tabletown.server.live.past import Past
from tabletown.server.live.pending import Ghost, UndoPending
from tabletown.server.live.thinking import Thinking
from tabletown.server.live.tokens import public_id
from tabletown.server.wire.protocol import ChatLine, Sitter, Status
from tabletown.server.wire.said import Said, said
from tabletown.server.wire.texts import text_of

CHAT_KEPT = 200
NONCES_KEPT = 5000
_record_played = quickly(RecordPlayed)


class Table:
    """Everything is public here but seeds, shares, `state` and the hashes: `LiveTable` decides what to tell whom."""

    def __init__(self, header: Header, texts: DataTexts = ()) -> None:
        self.header = header
        self.texts = texts
        """Data files that count here instead of those of the server."""
        self.dealing = Dealing(header.id, header.seed)
        self.joint: Joint | None = None
        """How the deal was drawn, once it is."""
        self.game: AnyGame = guarded(header.game, header.seats, texts)
        self._text = text_of(header.game)
        self.version = 0
        self.chairs = [Chair() for _ in range(header.seats)]
        self.status = Status.OPEN
        self.state: object = None
        self._past = Past(None)
        self.to_act: frozenset[Seat] = frozenset()
        self.outcome: Outcome | None = None
        self.moves: list[Turned] = []
        self.record_entries: list[RecordEntry] = []
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.ghosts: dict[int, Ghost] = {}
        self.asked: UndoPending | None = None
        self.handover: Handover | None = None
        self.fate = Fate()
        self.touched = header.opened
        """When something last happened."""
        self.undone_at = 0
        self.begun_at = 0
        """The version at which the game began."""
        self.wished_at: dict[tuple[int, int], int] = {}
        """By who proposed to whom: the version of the last time."""
        self.turned_at = 0
        """The version at which somebody was last given something to do: with that a part of the game began."""
        self.next: str | None = None
        self.again: int | None = None
        """Who asked for the rematch."""
        self.host = header.host
        """Hash of the token of whoever is the host now."""
        self.cards: tuple[int, ...] = ()
        """By seat: the seating card that was drawn."""
        self._lifted: dict[int, Turned] = {}
        self.waits: set[tuple[int, int]] = set()
        """Who wants which partner to go first, in this part of the game."""
        self.nonces: dict[tuple[str, str], int] = {}
        self.thinking = Thinking(header.seats, header.clock)
        self.changes = Changes()
        self.is_heard = False
        """Whether changes are told: while a log is read, nobody listens."""
        self._looked: tuple[object, object] = (None, None)
        """A State, and what an onlooker sees of it."""

    def look_at(self, state: object) -> object:
        """What an onlooker sees. Telling and drawing ask for it, and before a move it is what was after the last."""
        if self._looked[0] is not state:
            self._looked = (state, self.game.view(state, None))
        return self._looked[1]

    def told_of(self, turned: Turned, only: int | None) -> Sequence[ToldEvent]:
        """What a move has caused that all (None), or one seat alone, may know. What it has brought is worked out when
        it is told: nobody hears of it while a log is read."""
        settled = self.changes.settled
        if settled and turned.version in settled:
            return [told for told in settled[turned.version] if told[0].only == only]
        events = turned.events
        if only is not None or len(events) > 1:
            events = tuple([event for event in events if event.only == only])
        elif events and events[0].only is not None:
            return ()
        return self._with_gains(turned.number, events)

    def told_first(self) -> Sequence[Event]:
        """What all may know that has happened before the first move."""
        if self.state is None or not isinstance(self._text, TellsBeginning):
            return ()
        return [event for event in self._text.began(self._seen(0)) if event.only is None]

    def _with_gains(self, number: int, events: Iterable[Event]) -> tuple[ToldEvent, ...]:
        return tell_gains(self._text, events, self._seen, number)

    def _seen(self, moves: int) -> object:
        """What an onlooker saw after so many moves."""
        return self.look_at(self.state_after(moves))

    def state_after(self, moves: int) -> object:
        return self._past.look_back(moves, self._replay)

    def add(self, entries: Iterable[LogEntry]) -> None:
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: LogEntry, step: Step[object] | None = None) -> None:
        """Take one more entry of the log. It was checked before it was stored: here nothing is refused.

        Whoever has tried the move of this entry in this very State can give the `step`: the rules are asked once.
        """
        self.version, self.touched = entry.version, max(self.touched, entry.at)
        if entry.nonce:
            self._remember(entry)
        what = entry.what
        if not isinstance(what, log.MovePlayed) and (told := notice(what, self.chairs, self.status)):
            self._tell(told[0], said(told[1]), entry)
        match what:
            case log.MovePlayed():
                self._play(what, entry, step)
            case log.LineSaid(seat, text, phrase, words):
                who = public_id(self.chairs[seat].token)
                self._hear(ChatLine(entry.version, seat, text, phrase, entry.at, words, who=who))
            case log.Started():
                self._start(entry.at)
            case log.MovesUndone(count):
                self._take_back(count, what.seat, entry)
            case _:
                self.changes.info = True
                self.dealing.after(what, entry.version)
                self._seat(what)
                self._arrange(what)
                self._talk(what, entry)
                self.fate.take(what, self.chairs)

    def record(self) -> Record:
        """The game so far, seed included: to be shown only when it is over."""
        header = self.header
        return Record(
            game=header.game,
            rules=header.rules,
            seats=header.seats,
            options=tuple(sorted(header.options.items())),
            commitment=self.commitment,
            seed=self.seed,
            entries=tuple(self.record_entries),
            result=None if self.outcome is None else format_outcome(self.outcome),
            data=data_digest(self.game, header.seats, header.options),
            cards=self.cards,
            joint=self.joint,
        )

    @property
    def seed(self) -> str:
        """What the game is dealt from."""
        return self.dealing.share if self.joint is None else self.joint.seed

    @property
    def commitment(self) -> str:
        """To the server's share of the deal, which is all of it where no seat gives one."""
        return self.dealing.draw.commitment

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
        self.state = step.state
        self.record_entries.append(_record_played(seat, what.move))
        self.changes.game = True
        if what.again and (lifted := self._lifted.pop(seat, None)):
            self.moves.append(replace(lifted, number=len(self.moves)))
        else:
            turned = Turned(seat, entry.version, step.events, what.move, len(self.moves))
            self.moves.append(turned)
            self.changes.turned.append(turned)
            self.chairs[seat].moved_at = entry.version
            self.thinking.moved(what.seat, entry.at)
        self._past.add(len(self.moves), step.state)
        self._look_around(entry.at)
        if self.asked is not None or self.ghosts or self.waits:
            self.changes.info = True
            self.asked = None
            self._drop_impossible_ghosts()

    def _start(self, at: float) -> None:
        header = self.header
        self.joint = self.joint or self.dealing.joint(self.chairs)
        self.state = self.game.setup(header.seats, self.seed, **header.options)
        self._past = Past(self.state)
        self.status = Status.RUNNING
        self.begun_at = self.version
        self.changes.game = self.changes.info = self.changes.restart = self.changes.begun = True
        self._look_around(at)

    def _take_back(self, count: int, seat: int, entry: LogEntry) -> None:
        self.record_entries.append(RecordUndone(count))
        lost = self.moves[-count:]
        if self.is_heard:
            self._settle(lost[0].version)
        # What others have chosen meanwhile stands, and is only lifted.
        self._lifted = {turned.seat: turned for turned in lost if seat >= 0 and turned.seat != seat}
        self.changes.undone += [turned.version for turned in lost if turned.seat not in self._lifted]
        del self.moves[-count:]
        self.state = self._past.back_to(len(self.moves), self._replay)
        self.status = Status.RUNNING
        self.outcome = None
        self.asked = None
        self.ghosts.clear()
        self.waits.clear()
        if seat < 0:
            self.undone_at = entry.version
        else:
            # Nobody else knows what it was: what they are about to do is as good as before.
            self.chairs[seat].moved_at = entry.version
        self.changes.game = self.changes.info = self.changes.restart = True
        self._look_around(entry.at)

    def _settle(self, version: int) -> None:
        """Moves from this version on are about to be taken back: those that nobody has heard of are told all the same,
        and soon the States around them are others."""
        for turned in reversed(self.changes.turned):
            if turned.version < version:
                break
            if turned.version not in self.changes.settled:
                self.changes.settled[turned.version] = self._with_gains(turned.number, turned.events)

    def _replay(self, number: int, state: object) -> object:
        turned = self.moves[number]
        return self.game.apply(state, Seat(turned.seat), read_move(self.header.game, turned.move)[0]).state

    def _look_around(self, at: float) -> None:
        """After the State has changed: whose move is it, and is the game over?"""
        before, self.to_act = self.to_act, self.game.to_act(self.state)
        if self.to_act - before:
            self.turned_at = self.version
            self.waits.clear()
        self.thinking.waits_for(self.to_act, at)
        if not self.to_act:
            self.outcome = self.game.outcome(self.state)
            self.status = Status.OVER
            self.changes.info = True

    def _seat(self, what: log.AnyWhat) -> None:
        match what:
            case log.Sat(seat, name, token, draws):
                if self.host == self.chairs[seat].token:
                    # The role goes with the seat that it hangs on.
                    self.host = token
                self.chairs[seat] = self._chair(seat, Sitter.PERSON, name=name, token=token)
                self.chairs[seat].draws = draws
            case log.BotSat(seat, bot, left):
                self.chairs[seat] = self._left(seat, self._chair(seat, Sitter.BOT, name=bot, bot=bot), left)
            case log.Freed(seat) | log.Declined(seat):
                self.chairs[seat] = self._left(seat, self._chair(seat, Sitter.NOBODY))
            case log.Invited(seat, name, token, draws):
                self.chairs[seat] = Chair(Sitter.PERSON, name, token, awaited=True, draws=draws)
            case log.Came(seat):
                self.chairs[seat].awaited = False
            case log.TookOver(seat, bot):
                self.chairs[seat].stand_in = bot
            case log.GaveBack(seat):
                self.chairs[seat].stand_in = None
            case _:
                return
        if self.handover is not None and self.handover.seat == what.seat:
            self.handover = None
        self.changes.seating = True

    def _chair(self, seat: int, sitter: Sitter, name: str = "", token: str = "", bot: str | None = None) -> Chair:
        return Chair(sitter, name, token, bot, moved_at=self.chairs[seat].moved_at)

    def _left(self, seat: int, chair: Chair, by_herself: bool = False) -> Chair:
        """During a game the person who had a chair can have it back."""
        before = self.chairs[seat]
        if self.status is Status.RUNNING:
            chair.former = (before.name, before.token) if before.token else before.former
            chair.given_up = by_herself or (before.given_up and not before.token)
        return chair

    def _arrange(self, what: log.AnyWhat) -> None:
        """Who is called what, who is the host, and who sits where before the start."""
        match what:
            case log.Renamed(seat, name):
                self.chairs[seat].name = name
            case log.Pledged(seat):
                self.chairs[seat].draws = True
            case log.HostChanged(seat):
                self.host = self.chairs[seat].token
                self.changes.everything = self.changes.seating = True
            case log.Resized(seats):
                taken = [seat for seat, chair in enumerate(self.chairs) if chair.sitter is not Sitter.NOBODY]
                free = [Chair() for _ in range(seats - len(taken))]
                self.chairs = [*[self.chairs[seat] for seat in taken], *free]
                self._sit_as(taken)
                self.header = replace(self.header, seats=seats)
                self.game = guarded(self.header.game, seats, self.texts)
                self.thinking = Thinking(seats, self.header.clock)
            case log.SeatsDrawn(order, cards):
                # Shares are those of the seats before.
                self.joint = self.dealing.joint(self.chairs)
                self.chairs = [self.chairs[seat] for seat in order]
                self.cards = cards
                self._sit_as(order)

    def _sit_as(self, order: Sequence[int]) -> None:
        """By seat from which seat its sitter comes: what was said goes along."""
        now = {before: seat for seat, before in enumerate(order)}
        lines = [line if line.told else replace(line, seat=now.get(line.seat, -1)) for line in self.chat]
        self.chat.clear()
        self.chat.extend(lines)
        self.changes.everything = self.changes.seating = True

    def _hear(self, line: ChatLine) -> None:
        self.chat.append(line)
        self.changes.chat.append(line)

    def _tell(self, seat: int, told: Said, entry: LogEntry) -> None:
        self._hear(ChatLine(entry.version, seat, "", "", entry.at, told=told))

    def _talk(self, what: log.AnyWhat, entry: LogEntry) -> None:
        version = entry.version
        match what:
            case log.UndoAsked(seat, count, waiting):
                self.asked = UndoPending(seat, count, set(waiting))
            case log.UndoAgreed(seat) if self.asked is not None:
                self.asked.waiting.discard(seat)
            case log.UndoRefused():
                self.asked = None
            case log.HandoverAsked() | log.HandoverAgreed() | log.HandoverRefused():
                self.handover = after(self.handover, what)
            case log.Proposed(by, to, move, words):
                self.ghosts[version] = Ghost(version, by, to, move, words)
                self.wished_at[by, to] = version
            case log.ProposalClosed(number):
                self.ghosts.pop(number, None)
            case log.Followed(table, by):
                self.next, self.again = table, by if by >= 0 else None
            case log.TalkKept(lines):
                self.chat.extend(lines)
            case log.Waited():
                self._wait(what, entry)

    def _wait(self, what: log.Waited, entry: LogEntry) -> None:
        self.waits.add((what.by, what.to))
        if (what.to, what.by) in self.waits:
            first, then = sorted((what.by, what.to))
            named = sentence("told-you-first", name=self.chairs[first].name, other=self.chairs[then].name)
            self._tell(first, said(named), entry)

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
