"""Where connections come in: whoever says nothing, says it too slowly or does not read is shown out again.

uvicorn has a time-out between requests only; one that never begins, never ends or is never read could stay for ever.
"""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import cast

from httptools import HttpParserError
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from tabletown.server.journal import note
from tabletown.server.wire.address import holders
from tabletown.server.wire.budgets import STALLED, Budgets, Limit
from tabletown.server.wire.limits import HEAD

LATE_SECONDS = 8.0
"""How long the head of a request, and then its body, may take."""
STALLED_SECONDS = 30.0
"""How long an answer waits for somebody who has stopped reading it."""
PIPELINE = 16
"""Requests of one connection that wait for the answer to the first."""
_STATUS = {
    Limit.CONNECTIONS: b"503 Service Unavailable",
    Limit.LATE: b"408 Request Timeout",
    Limit.HEAD: b"431 Request Header Fields Too Large",
    Limit.BYTES: b"429 Too Many Requests",
}


@dataclass(slots=True)
class DoorSite:
    """What all connections of a server share."""

    budgets: Budgets
    behind_proxy: bool = False
    """Then the address of a connection is the proxy's, and tells nothing."""
    inside: dict[str, "OrderedDict[Door, None]"] = field(default_factory=dict)
    """By address, in the order in which they came."""
    stalled: dict[str, "OrderedDict[Door, None]"] = field(default_factory=dict)


class Door(HttpToolsProtocol):
    site: DoorSite
    """Set by `opened_for`."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._name = ""
        self._timer: asyncio.TimerHandle | None = None
        self._stall: asyncio.TimerHandle | None = None
        self._is_inside = False
        self._is_cut = False
        self._has_asked = False
        self._in_head = True
        self._head = 0
        """Bytes since the last request was whole."""

    # ---- asyncio.Protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transports are asyncio's by what they can do, not by their class.
        super().connection_made(cast(asyncio.Transport, transport))
        peer = self.client[0] if self.client else ""
        self._name = holders(peer)[0]
        budgets = self.site.budgets
        if budgets.is_full or (self._counts and budgets.connections.is_full(self._name) and not self._make_room()):
            budgets.refused(Limit.CONNECTIONS)
            self._cut(Limit.CONNECTIONS)
            return
        self._is_inside = True
        budgets.opened += 1
        if self._counts:
            budgets.connections.add(self._name, 1)
            self.site.inside.setdefault(self._name, OrderedDict())[self] = None
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go_out()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._is_cut:
            return
        if self._counts and not self.site.budgets.take(Limit.BYTES, self._name, len(data)):
            self._cut(Limit.BYTES)
            return
        self._head += len(data)
        super().data_received(data)
        if self.transport.is_closing() or not self._is_inside:
            return
        if self._in_head and self._head > HEAD:
            self._cut(Limit.HEAD)
        elif self._in_head and self._timer is None and self._is_idle:
            # uvicorn has stopped its own clock with the first byte.
            self._expect()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stall is not None:
            return
        self._stall = self.loop.call_later(STALLED_SECONDS, self._cut, Limit.UNREAD)
        if self._counts:
            stalled = self.site.stalled.setdefault(self._name, OrderedDict())
            stalled[self] = None
            if len(stalled) > STALLED:
                next(iter(stalled))._cut(Limit.UNREAD)

    def resume_writing(self) -> None:
        self._go_on()
        super().resume_writing()

    # ---- the parser, and uvicorn

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._timer is None:
            self._expect()

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= PIPELINE:
            self.site.budgets.cut(Limit.PIPELINE)
            raise HttpParserError
        self._in_head, self._head = False, 0
        self._expect()
        super().on_headers_complete()
        self._has_asked = True

    def on_message_complete(self) -> None:
        self._in_head, self._head = True, 0
        self._relax()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        # From here on the socket counts itself.
        self._go_out()
        super().handle_websocket_upgrade()
        # It holds this door, and this door holds it: neither would go before it is looked for.
        del self.parser

    # ---- helpers

    @property
    def _counts(self) -> bool:
        return not self.site.behind_proxy

    @property
    def _is_idle(self) -> bool:
        return not self._has_asked or self.cycle.response_complete

    def _make_room(self) -> bool:
        """The connection of this address that has idled longest makes room for the new one."""
        for door in self.site.inside.get(self._name, ()):
            if door._is_idle:
                door._cut(Limit.CONNECTIONS)
                return True
        return False

    def _expect(self) -> None:
        self._relax()
        self._timer = self.loop.call_later(LATE_SECONDS, self._cut, Limit.LATE)

    def _relax(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _go_on(self) -> None:
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None
            _take_from(self.site.stalled, self._name, self)

    def _go_out(self) -> None:
        self._relax()
        self._go_on()
        if self._is_inside:
            self._is_inside = False
            self.site.budgets.opened -= 1
            if self._counts:
                self.site.budgets.connections.add(self._name, -1)
                _take_from(self.site.inside, self._name, self)

    def _cut(self, limit: Limit) -> None:
        """Say why where that can still be said, and end it."""
        if self._is_cut:
            return
        self._is_cut = True
        self.site.budgets.cut(limit)
        note("cut", limit=limit.value, connection="http")
        self._go_out()
        if limit in _STATUS and self._is_idle_or_unanswered:
            words = limit.value.encode()
            head = b"HTTP/1.1 %s\r\ncontent-type: text/plain\r\ncontent-length: %d\r\nconnection: close\r\n\r\n%s\n"
            self.transport.write(head % (_STATUS[limit], len(words) + 1, words))
            self.transport.close()
        else:
            self.transport.abort()

    @property
    def _is_idle_or_unanswered(self) -> bool:
        return self._is_idle or not self.cycle.response_started


def _take_from(doors: "dict[str, OrderedDict[Door, None]]", name: str, door: Door) -> None:
    if (mine := doors.get(name)) is not None:
        mine.pop(door, None)
        if not mine:
            del doors[name]


def opened_for(site: DoorSite) -> type[Door]:
    """The protocol class that uvicorn is given."""
    return type("OpenedDoor", (Door,), {"site": site})
