"""A table with people around it: what they ask for is decided in order, stored, and then answered."""

import asyncio
from collections import deque
from dataclasses import replace

from tabletown.core.data import using_files
from tabletown.locales import say_error
from tabletown.server.live import log
from tabletown.server.live.about import table_info
from tabletown.server.live.changes import Changes
from tabletown.server.live.decisions import actor_key, decide
from tabletown.server.live.guard import GameFailed
from tabletown.server.live.listener import Listener, Posted
from tabletown.server.live.lobby import summary_of
from tabletown.server.live.log import LogEntry, MovePlayed
from tabletown.server.live.plain_picture import picture_of
from tabletown.server.live.presence import Presence
from tabletown.server.live.refusals import Refusals
from tabletown.server.live.retention import KEEP_ALL, Retention
from tabletown.server.live.table import Table
from tabletown.server.live.telling import Telling
from tabletown.server.live.wishes import Actor, BotMove, BotReply, Follow, Resync, Verdict, Wish
from tabletown.server.stores.chain import Damage
from tabletown.server.stores.store import Addition
from tabletown.server.wire import requests
from tabletown.server.wire.protocol import Accepted, Answer, Rejected, Seated, TableInfo, Why
from tabletown.server.wire.refusal import Refusal, broken_game
from tabletown.server.wire.words import words_for

NEWCOMERS = 8
"""Who is welcomed in one round: everything, to each of them, with hundreds of lines of talk, takes about a millisecond.
Those who sit at one table come at once; of a hundred onlookers the others at this server need not feel it."""
_JOINING = (requests.Hello, Resync)
_WITH_NONCE = (requests.Request, Follow)


class LiveTable:
    def __init__(self, table: Table, retention: Retention = KEEP_ALL) -> None:
        self.table = table
        self._retention = retention
        self.picture = picture_of(table.game)
        self.presence = Presence()
        self.inbox: deque[Posted] = deque()
        self.has_more = False
        """A round has left some of it for the next."""
        self.stale = False
        """Another process has stored entries that are not here yet."""
        self.lost = False
        """The store failed: what is here may never have been stored, and has to be read anew."""
        self.damage: Damage | None = None
        """What is stored cannot be trusted from some point on: nothing is taken any more."""
        self.thinking: dict[int, int] = {}
        """By seat: the version its bot is thinking about."""
        self.stuck: dict[int, int] = {}
        """By seat of a bot: `turned_at` when the game failed with its move."""
        self.replying: set[int] = set()
        """Proposals that bots are thinking about."""
        self.wishing: dict[int, int] = {}
        """By seat of a bot: `turned_at` when it was last asked for wishes."""
        self.patient_until: dict[int, tuple[int, float]] = {}
        """By seat of a bot: `turned_at`, and until when it then waits for what its partners may wish."""
        self.draw_seen = (0, 0.0)
        """The deal that is being drawn, by the version at which it was begun, and since when that is waited for."""
        self.readers: list[asyncio.Future[None]] = []
        """Who waits until everything stored is known here."""
        self.opening_next = asyncio.Lock()
        self.opened_next = ""
        """The table of the rematch, while the others have still to be told: two who ask at once get one."""
        self.used = 0.0
        """When somebody last asked for something."""
        self.told = table.version
        """The last version that was stored and told."""
        self._refused = Refusals()
        self._handled: list[tuple[Posted, Answer | None]] = []
        self._joining: list[tuple[Listener, requests.Hello | None]] = []
        self._entries: list[LogEntry] = []
        self._telling = Telling(table, self.picture, self.presence)
        self._is_telling = False
        """Something failed while all were told, if this is set at any other time."""
        table.changes, table.is_heard = Changes(), True

    # ---- the writer's side: work, then store, then tell

    def work(self, now: float) -> Addition | None:
        """Handle the inbox in order, all of it unless many come at once. The answers wait until the entries are
        stored."""
        if self.table.texts:
            with using_files(self.table.texts):
                return self._work(now)
        return self._work(now)

    def _work(self, now: float) -> Addition | None:
        relisted = False
        while self.inbox and len(self._joining) < NEWCOMERS:
            asked = self.inbox.popleft()
            before = len(self._entries)
            self._handled.append((asked, self._handle(asked, now)))
            relisted |= len(self._entries) > before and self.table.changes.info
        self.has_more = bool(self.inbox)
        if not self._entries:
            return None
        return Addition(self.table.header.id, tuple(self._entries), summary_of(self.table) if relisted else None)

    def tell(self, now: float) -> int:
        """After storing: answers to those who asked, news to all. Says how many frames went out."""
        if self.table.texts:
            with using_files(self.table.texts):
                return self._tell(now)
        return self._tell(now)

    def _tell(self, now: float) -> int:
        table, changes = self.table, self.table.changes
        self._is_telling = True
        answers: dict[Listener, list[Answer]] = {}
        for asked, answer in self._handled:
            if asked.listener is not None and answer is not None:
                answers.setdefault(asked.listener, []).append(answer)
        sent = self._telling.news(changes, answers, self._info, now)
        for listener, rest in answers.items():
            listener.answer(rest)
            sent += len(rest)
        if self._joining:
            sent += self._welcome(now)
        self._handled, self._joining, self._entries = [], [], []
        self.told, self.presence.changed = table.version, False
        table.changes = Changes()
        self._is_telling = False
        return sent

    def rebuilt(self, table: Table) -> None:
        """Somebody else came first: go on from what is stored, and handle the same wishes again."""
        table.changes = Changes(game=True, info=True, seating=True, restart=True)
        table.changes.turned = [turned for turned in table.moves if turned.version > self.told]
        table.changes.chat = [line for line in table.chat if line.version > self.told]
        self.table, self.lost = table, False
        table.is_heard = True
        if self._is_telling:
            # Nobody knows what they were told: they get everything anew.
            self._telling.begin_anew(table)
            self._is_telling = False
            table.changes.everything = True
        else:
            self._telling.follow(table)
        self.inbox.extendleft(asked for asked, _ in reversed(self._handled))
        self._handled, self._joining, self._entries = [], [], []

    def refuse_all(self, refusal: Refusal) -> None:
        """The store or the game failed: nothing happened, and everybody who asked is told so."""
        for asked, _ in self._handled:
            if asked.listener is not None:
                # What was about to be stored has no version.
                asked.listener.answer([self._rejected(asked, refusal, self.told)])
        self._handled = []

    def refuse_waiting(self, refusal: Refusal) -> None:
        """Without its store the table cannot even be looked up: whoever asks need not wait to hear that."""
        waiting, self.inbox = self.inbox, deque()
        for asked in waiting:
            if asked.listener is None or isinstance(asked.wish, _JOINING):
                self.inbox.append(asked)
            else:
                asked.listener.answer([self._rejected(asked, refusal, self.told)])

    def dismiss(self, refusal: Refusal) -> None:
        """Everybody is told that the table is no more."""
        self.refuse_all(refusal)
        for listener in list(self.presence.guests):
            words = words_for(refusal, listener.language)
            listener.answer([Rejected(None, refusal.why, "", words, self.told)])

    def release(self) -> None:
        """A round has ended: whoever waited for it reads now, unless there is still more to fetch."""
        if self.stale or self.lost:
            return
        waiting, self.readers = self.readers, []
        for reader in waiting:
            if not reader.done():
                reader.set_result(None)

    def _handle(self, asked: Posted, now: float) -> Answer | None:
        wish = asked.wish
        if isinstance(wish, _JOINING):
            if asked.listener is not None:
                self._joining.append((asked.listener, wish if isinstance(wish, requests.Hello) else None))
            return None
        if not isinstance(wish, requests.Submit):
            self._has_come(wish)
        if self.table.fate.removed:
            return self._rejected(asked, Refusal(Why.DELETED))
        return self._grant(asked, now) if self.damage is None else self._rejected(asked, Refusal(Why.DAMAGED))

    def _grant(self, asked: Posted, now: float) -> Answer | None:
        table, wish = self.table, asked.wish
        actor = asked.listener.actor if asked.listener is not None else Actor()
        nonce = _nonce(wish) or ""
        try:
            key = actor_key(table, wish, actor)
        except Refusal as refusal:
            return self._rejected(asked, refusal)
        if known := self._answered_before(key, nonce):
            return known
        try:
            if isinstance(wish, requests.Preside) and not self.presence.host_away:
                raise Refusal(Why.HOST_THERE)
            verdict = decide(table, self.picture, wish, actor)
        except Refusal as refusal:
            return self._refused.remember(key, nonce, self._rejected(asked, refusal))
        except GameFailed as error:
            return self._failed(asked, error, now)
        self._add(verdict, key, nonce, now)
        if isinstance(wish, requests.Sit) and asked.listener is not None:
            asked.listener.actor = replace(actor, tokens=actor.tokens | {table.chairs[verdict.seat].token})
            # Whoever sat down before, and asks for it again on a new connection, has to be shown the seat too.
            table.changes.seating = table.changes.info = True
        if verdict.token:
            # A link that is issued is for somebody else: the connection that asked for it does not get the seat.
            return Seated(nonce, table.version, verdict.seat, verdict.token)
        return Accepted(nonce, table.version)

    def _has_come(self, wish: Wish) -> None:
        """A bot that was asked has answered."""
        if isinstance(wish, BotMove):
            self.thinking.pop(wish.seat, None)
        if isinstance(wish, BotReply):
            self.replying.discard(wish.proposal)

    def _failed(self, asked: Posted, error: GameFailed, now: float) -> Rejected:
        if isinstance(asked.wish, BotMove):
            self._get_stuck(asked.wish.seat, error, now)
        return self._rejected(asked, broken_game(error))

    def _answered_before(self, key: str, nonce: str) -> Answer | None:
        """What whoever sends the same message again is told."""
        if nonce and (done := self.table.nonces.get((key, nonce))):
            return Accepted(nonce, done)
        return self._refused.known(key, nonce)

    def _add(self, verdict: Verdict, key: str, nonce: str, now: float) -> None:
        """Entries for what was decided; the last one carries who asked for it."""
        for what in verdict.what:
            signed = what is verdict.what[-1] and key
            entry = LogEntry(self.table.version + 1, now, what, key if signed else "", nonce if signed else "")
            self.table.apply(entry, verdict.step if isinstance(what, MovePlayed) else None)
            self._entries.append(entry)

    def _get_stuck(self, seat: int, error: GameFailed, now: float) -> None:
        """A bot cannot move because the game fails: it says so once, and is asked again when something has changed."""
        words = say_error(error, self.table.header.language)
        entry = LogEntry(self.table.version + 1, now, log.LineSaid(seat, words, ""))
        self.table.apply(entry)
        self._entries.append(entry)
        self.stuck[seat] = self.table.turned_at

    def _rejected(self, asked: Posted, refusal: Refusal, version: int | None = None) -> Rejected:
        nonce = _nonce(asked.wish)
        language = asked.listener.language if asked.listener is not None else "en"
        seat = asked.wish.seat if isinstance(asked.wish, requests.Submit) else None
        words = words_for(refusal, language, seat, [chair.name for chair in self.table.chairs])
        return Rejected(nonce, refusal.why, refusal.reason, words, self.table.version if version is None else version)

    def _welcome(self, now: float) -> int:
        """All who come at once are seen to have come by those who were here, and see each other."""
        joining = [(listener, hello) for listener, hello in self._joining if listener in self.presence.guests]
        newcomers = [listener for listener, _ in joining]
        if self.presence.come(newcomers, self.table, now):
            self._telling.arrivals(newcomers, self._info, now)
        self._telling.welcome(joining, self._info, now)
        return len(joining)

    def _info(self) -> TableInfo:
        presence, until = self.presence, self._retention.until(self.table.status, self.table.touched)
        damaged = self.damage is not None
        return table_info(self.table, self.picture, presence.seats(), presence.host_away, damaged, until)


def _nonce(wish: Wish) -> str | None:
    return wish.nonce if isinstance(wish, _WITH_NONCE) else None
