"""What those who listen are told of a table: a frame is encoded once for all who may see the same."""

from collections.abc import Callable, Container, Sequence

import msgspec

from tabletown.server.live.about import turn_info
from tabletown.server.live.changes import Changes, Turned
from tabletown.server.live.drawing import Drawing, happenings
from tabletown.server.live.listener import Listener
from tabletown.server.live.offered import bots_frame, phrases_frame
from tabletown.server.live.picture import Picture
from tabletown.server.live.presence import Presence
from tabletown.server.live.seats import offered_to
from tabletown.server.live.table import Table
from tabletown.server.wire.frames import joined, listed, text_frame
from tabletown.server.wire.protocol import Answer, TableInfo
from tabletown.server.wire.requests import Hello

_encode = msgspec.json.Encoder().encode
Info = Callable[[], TableInfo]
"""What is public about the table now. Given with every call: were it kept, table and telling would hold each other, and
stay in the memory until they are looked for."""


class Telling:
    def __init__(self, table: Table, picture: Picture, presence: Presence) -> None:
        self.table = table
        self._picture = picture
        self._presence = presence
        self._drawing = Drawing(table, picture)
        self.seq = 0
        """How many updates have been sent to everybody."""

    def follow(self, table: Table) -> None:
        """The same table, read anew: those who listen have still what they were told before."""
        self.table = table
        self._drawing.follow(table)

    def begin_anew(self, table: Table) -> None:
        """The same, where nobody knows what they were told."""
        self.table = table
        self._drawing = Drawing(table, self._picture)

    def news(self, changes: Changes, answers: dict[Listener, list[Answer]], info: Info, now: float) -> int:
        """What has changed, to all; whoever is answered gets that first, and is taken out of `answers`."""
        presence = self._presence
        if not (changes.game or changes.info or changes.chat or presence.changed) or not presence.listeners:
            if changes.game:
                self._drawing.forget(changes)
            return 0
        moved = presence.reseat(self.table, changes.everything, now) if changes.seating else ()
        # What was done is told from the Views that led here, one after the other: the last of them is drawn next.
        first = self._beginning() if changes.begun else []
        events = [*first, *self._happenings(changes.turned)]
        own = self._drawing.redraw(changes) if changes.game else {}
        head = self._head(changes, events, info, now)
        if changes.game:
            head["public"] = joined(self._drawing.changed)
        body = joined(head)
        for_all, begun = b"", body[:-1]
        frames: dict[tuple[int, ...], bytes] = {}
        for listener, you in presence.listeners.items():
            before = answers.pop(listener, ())
            if listener in moved:
                if before:
                    listener.answer(before)
                listener.send(self._sync_frame(listener, None, self._for_all(info, now), first))
                continue
            frame = frames.get(you)
            if frame is None:
                mine = [own[seat] for seat in you if seat in own] if own else None
                if mine:
                    frame = text_frame(begun, b',"own":', listed(mine), b"}")
                else:
                    # One for all of them.
                    frame = for_all = for_all or text_frame(body)
                frames[you] = frame
            listener.send_update(frame, before)
        return len(presence.listeners)

    def arrivals(self, newcomers: Container[Listener], info: Info, now: float) -> None:
        """To those who were here before: somebody has come."""
        frame = text_frame(joined(self._head(Changes(info=True), (), info, now)))
        for listener in self._presence.listeners:
            if listener not in newcomers:
                listener.send_update(frame)

    def welcome(self, joining: Sequence[tuple[Listener, Hello | None]], info: Info, now: float) -> None:
        """Everything, to those who come."""
        for_all = self._for_all(info, now)
        for listener, hello in joining:
            listener.send(self._sync_frame(listener, hello, for_all))

    def _for_all(self, info: Info, now: float) -> bytes:
        """What whoever comes now is told, whoever it is: the middle of an object, without its braces. With much talk it
        is large, and must not be put together for each of them."""
        table = self.table
        self._drawing.redraw()
        fields = {
            "seq": b"%d" % self.seq,
            "version": b"%d" % table.version,
            "table": _encode(info()),
            "turn": _encode(turn_info(table, self._picture, self._drawing.view, now)),
            "public": joined(self._drawing.public),
            "chat": _encode(tuple(table.chat)),
            "bots": bots_frame(table.header.game),
        }
        return joined(fields)[1:-1]

    def _sync_frame(
        self, listener: Listener, hello: Hello | None, for_all: bytes, first: Sequence[bytes] = ()
    ) -> bytes:
        """Everything that this listener may know. `first`: how the game begins, to whoever is at the table then."""
        table, you = self.table, self._presence.listeners[listener]
        seen = table.version if hello is None or hello.seen is None else hello.seen
        # Whoever comes before the first move has missed nothing else.
        if table.begun_at > seen or (hello is not None and hello.seen is None and not table.moves):
            first = self._beginning()
        news = [*first, *self._happenings([turned for turned in table.moves if turned.version > seen])]
        before = {"t": b'"sync"', "nonce": _encode(None if hello is None else hello.nonce)}
        after = {
            "you": _encode(you),
            "host": _encode(table.host in listener.actor.tokens),
            "offered": _encode(offered_to(table, listener.actor.tokens)),
            "news": listed(news),
            "own": listed([self._drawing.whole(seat) for seat in you] if table.state is not None else []),
            "phrases": phrases_frame(listener.language, table.header.game),
        }
        return text_frame(joined(before)[:-1], b",", for_all, b",", joined(after)[1:])

    def _head(self, changes: Changes, events: Sequence[bytes], info: Info, now: float) -> dict[str, bytes]:
        self.seq += 1
        head = {"t": b'"update"', "seq": b"%d" % self.seq, "version": b"%d" % self.table.version}
        if changes.info or self._presence.changed:
            head["table"] = _encode(info())
        if changes.game:
            head["turn"] = _encode(turn_info(self.table, self._picture, self._drawing.view, now))
        if events:
            head["events"] = listed(events)
        if changes.undone:
            head["undone"] = _encode(changes.undone)
        if changes.chat:
            head["chat"] = _encode(changes.chat)
        return head

    def _beginning(self) -> list[bytes]:
        """What has happened before anybody moved."""
        at, tell = self.table.begun_at, self._drawing.tell
        return [b'%s,"at":%d}' % (tell(event, ()), at) for event in self.table.told_first()]

    def _happenings(self, moves: Sequence[Turned]) -> list[bytes]:
        """What all may know of these moves."""
        found: list[bytes] = []
        for turned in moves:
            found += happenings(self.table, turned, None, self._drawing.tell)
        return found
