"""The checks themselves: each finds what is planted for it, and nothing in the server as it is."""

import asyncio
import json
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from zlib import crc32

import msgspec
import pytest
from bench import server_power
from bench.server_guards import breaches
from bench.server_pair_plans import Plan, TableKind, kinds, plan
from bench.server_pairs import differences
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tabletown.core.codec import encode
from tabletown.core.record import format_record
from tabletown.core.seat import Seat
from tabletown.server.http import app, questions
from tabletown.server.http.exchange import json_response
from tabletown.server.live import about, decisions, drawing, live_table, lobby, log, seats, telling
from tabletown.server.live.changes import Changes, Turned
from tabletown.server.live.drawing import Drawing
from tabletown.server.live.listener import Posted
from tabletown.server.live.live_table import LiveTable
from tabletown.server.live.log import LogEntry
from tabletown.server.live.picture import Picture
from tabletown.server.live.table import Table
from tabletown.server.live.telling import Info, Telling
from tabletown.server.live.wishes import Verdict
from tabletown.server.stores.sqlite import SqliteStore
from tabletown.server.wire.bans import Bans
from tabletown.server.wire.protocol import ChatLine, Rejected, SeatInfo, TableInfo
from tabletown.server.wire.refusal import Refusal
from tabletown.server.wire.texts import Tell

Planted = Callable[[pytest.MonkeyPatch], None]


@lru_cache
def one_of(kind: TableKind, least_moves: int = 0) -> Plan:
    """A pair of this kind in which something happens."""
    found = (plan(kind, number) for number in range(200))
    return next(one for one in found if one is not None and len(one.moves) >= least_moves)


def a_kind(game: int = 0, **wished: object) -> TableKind:
    """The first kind of a game with these settings."""
    of_game = [kind for kind in kinds() if kind.game == sorted({kind.game for kind in kinds()})[game]]
    return next(kind for kind in of_game if all(getattr(kind, name) == value for name, value in wished.items()))


def everything(seats: int) -> TableKind:
    """With all options at once."""
    return max((kind for kind in kinds() if kind.seats == seats), key=lambda kind: len(kind.options))


KINDS = {
    "plain": a_kind(0, seats=3, options=()),
    "solo": a_kind(0, seats=1, options=()),
    "everything alone": everything(1),
    "everything for two": everything(2),
    "everything for four": everything(4),
    "the other game": a_kind(1, seats=3, options=(), bots=False),
    "bots": a_kind(0, seats=3, bots=True),
}


@pytest.mark.parametrize("kind", KINDS)
def test_no_byte_tells_what_a_seat_may_not_know(kind: str) -> None:
    """The short form of `make pairs`."""
    for one in (one_of(KINDS[kind]), one_of(KINDS[kind], 0 if KINDS[kind].bots or KINDS[kind].seats == 1 else 2)):
        assert differences(one) == []


# ---- planted: what tells too much


def shows(name: str, value: Callable[[Table], object]) -> Planted:
    """One more part of the public picture."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        redraw = Drawing.redraw

        def leaky(self: Drawing, changes: Changes | None = None) -> dict[int, bytes]:
            told = redraw(self, changes)
            if self._table.state is not None:
                self.public[name] = self.changed[name] = json.dumps(value(self._table)).encode()
            return told

        patch.setattr(Drawing, "redraw", leaky)

    return plant


def deal(patch: pytest.MonkeyPatch) -> None:
    """What everybody had in the beginning."""
    deals: dict[int, int] = {}
    start = Table._start

    def started(self: Table, at: float) -> None:
        start(self, at)
        deals[id(self)] = crc32(encode(self.state))

    patch.setattr(Table, "_start", started)
    shows("deal", lambda table: deals.get(id(table), 0))(patch)


def undo_history(patch: pytest.MonkeyPatch) -> None:
    """What was taken back is read out."""
    take_back = Table._take_back

    def told(self: Table, count: int, seat: int, entry: LogEntry) -> None:
        lost = ", ".join(turned.move for turned in self.moves[-count:])
        take_back(self, count, seat, entry)
        self._hear(ChatLine(entry.version, -1, lost, "", entry.at))

    patch.setattr(Table, "_take_back", told)


def log_arguments(patch: pytest.MonkeyPatch) -> None:
    """What happened is told as it stands in the log."""
    happenings = drawing.happenings

    def told(table: Table, turned: Turned, only: int | None, tell: Tell) -> list[bytes]:
        move = json.dumps(turned.move).encode()
        more = [b'{"type":"Logged","parts":{"move":%b},"told":[],"by":0,"at":%d}' % (move, turned.version)]
        return happenings(table, turned, only, tell) + (more if only is None else [])

    patch.setattr(telling, "happenings", told)


def onlookers_view(patch: pytest.MonkeyPatch) -> None:
    """Whoever looks on sees as if she had all seats."""
    seats_of = Table.seats_of

    def all_seats(self: Table, tokens: frozenset[str]) -> tuple[int, ...]:
        return seats_of(self, tokens) if tokens else tuple(range(len(self.chairs)))

    patch.setattr(Table, "seats_of", all_seats)


def seed_told(patch: pytest.MonkeyPatch) -> None:
    info = about.table_info

    def told(
        table: Table, picture: Picture, present: set[int], away: bool, damaged: bool, until: float | None
    ) -> TableInfo:
        usual = info(table, picture, present, away, damaged, until)
        return msgspec.structs.replace(usual, seed=table.header.seed)

    patch.setattr(live_table, "table_info", told)


def lengths(patch: pytest.MonkeyPatch) -> None:
    """Equal words, but more or fewer spaces."""
    head = Telling._head

    def padded(self: Telling, changes: Changes, events: Sequence[bytes], info: Info, now: float) -> dict[str, bytes]:
        hidden = crc32(encode(self.table.state)) % 7 if self.table.state is not None else 0
        return {**head(self, changes, events, info, now), "seq": b" " * hidden + b"%d" % self.seq}

    patch.setattr(Telling, "_head", padded)


def error_texts(patch: pytest.MonkeyPatch) -> None:
    rejected = LiveTable._rejected

    def told(self: LiveTable, asked: Posted, refusal: Refusal, version: int | None = None) -> Rejected:
        answer = rejected(self, asked, refusal, version)
        hidden = crc32(encode(self.table.state)) % 5 if self.table.state is not None else 0
        return msgspec.structs.replace(answer, words=answer.words + "." * hidden)

    patch.setattr(LiveTable, "_rejected", told)


def record_unguarded(patch: pytest.MonkeyPatch) -> None:
    async def record(self: app._Endpoints, request: Request) -> Response:
        live = await self._known(app._table_in(request))
        return PlainTextResponse(format_record(live.table.record()))

    patch.setattr(app._Endpoints, "record", record)


def positions_unguarded(patch: pytest.MonkeyPatch) -> None:
    async def positions(self: questions.QuestionEndpoints, request: Request) -> Response:
        live = await self._hub.fresh(str(request.path_params["table"]))
        assert live is not None
        return json_response(questions.positions(live.table))

    patch.setattr(questions.QuestionEndpoints, "positions", positions)


def table_told(patch: pytest.MonkeyPatch) -> None:
    """What is told of a table over HTTP: a line of what was done last."""
    summary = lobby.summary_of

    def told(table: Table) -> object:
        return msgspec.structs.replace(summary(table), names=tuple(turned.move for turned in table.moves))

    patch.setattr(app, "summary_of", told)


def bots_told(patch: pytest.MonkeyPatch) -> None:
    """A bot's name says what it has chosen."""
    usual = about._seat

    def named(table: Table, seat: int, is_present: bool) -> SeatInfo:
        moves = [turned.move for turned in table.moves if turned.seat == seat]
        return msgspec.structs.replace(usual(table, seat, is_present), name=" ".join(moves))

    patch.setattr(about, "_seat", named)


def _hands(table: Table) -> int:
    return crc32(b"".join(encode(table.game.view(table.state, Seat(seat))) for seat in range(table.header.seats)))


LEAKS: dict[str, tuple[Planted, str]] = {
    "initial deal": (deal, "plain"),
    "undo history": (undo_history, "plain"),
    "log arguments": (log_arguments, "plain"),
    "an onlooker's view": (onlookers_view, "plain"),
    "last done": (shows("last", lambda table: table.moves[-1].move if table.moves else ""), "plain"),
    "last done, taken back or not": (
        shows("ever", lambda table: [str(entry) for entry in table.record_entries]),
        "the other game",
    ),
    "order of what lies face down": (shows("order", lambda table: crc32(encode(table.state)) % 16), "the other game"),
    "the same alone": (shows("order", lambda table: crc32(encode(table.state)) % 16), "solo"),
    "the same alone with everything": (
        shows("order", lambda table: crc32(encode(table.state)) % 16),
        "everything alone",
    ),
    "the same for two with everything": (
        shows("order", lambda table: crc32(encode(table.state)) % 16),
        "everything for two",
    ),
    "hands, with everything": (shows("hands", _hands), "everything for four"),
    "whole state": (shows("state", lambda table: encode(table.state).decode()), "plain"),
    "choices before the reveal": (shows("choices", _hands), "plain"),
    "seed": (seed_told, "plain"),
    "stream": (
        shows("stream", lambda table: sha256(f"{table.header.seed}/{table.version}".encode()).hexdigest()[:2]),
        "the other game",
    ),
    "saved file": (record_unguarded, "plain"),
    "positions": (positions_unguarded, "plain"),
    "positions with everything": (positions_unguarded, "everything for four"),
    "list of tables": (table_told, "plain"),
    "lengths": (lengths, "plain"),
    "error texts": (error_texts, "plain"),
    "bots": (bots_told, "bots"),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, kind = LEAKS[leak]
    plant(monkeypatch)
    assert any(differences(one) for one in _tries(KINDS[kind]))


def _tries(kind: TableKind) -> Iterator[Plan]:
    """Few: what is there is in nearly every pair."""
    yield one_of(kind, 0 if kind.bots or kind.seats == 1 else 2)
    found = (plan(kind, number) for number in range(200, 230))
    yield from [one for one in found if one is not None][:8]


# ---- planted: guards that are gone


def anybody_has_it(patch: pytest.MonkeyPatch) -> None:
    """Whose seat it is, nobody asks."""
    for room in (decisions, seats):
        patch.setattr(room, "own_chair", lambda table, _actor, seat: table.chairs[seat])


def anybody_is_host(patch: pytest.MonkeyPatch) -> None:
    for room in (decisions, seats):
        patch.setattr(room, "must_be_host", lambda *_: None)


def anybody_takes_back(patch: pytest.MonkeyPatch) -> None:
    """A seat goes to whoever asks for it back."""
    patch.setattr(seats, "_take_back", lambda _table, _actor, seat: Verdict((log.Sat(seat, "Me", "me"),)))


def from_anywhere(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(app, "_is_foreign", lambda *_: False)


def of_any_size(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(app, "BODY", 1 << 30)


def figures_unguarded(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(app, "compare_digest", lambda *_: True)


def bans_forgotten(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bans, "holds", lambda *_: False)


GUARDS = (
    anybody_has_it,
    anybody_is_host,
    anybody_takes_back,
    record_unguarded,
    positions_unguarded,
    from_anywhere,
    of_any_size,
    figures_unguarded,
    bans_forgotten,
)


def test_nobody_is_granted_what_is_not_hers() -> None:
    assert breaches(one_of(KINDS["plain"])) == [] == breaches(one_of(KINDS["the other game"]))


@pytest.mark.parametrize("plant", GUARDS, ids=lambda plant: plant.__name__)
def test_a_guard_that_is_gone_is_found(plant: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    assert breaches(one_of(KINDS["plain"]))


# ---- planted: what is not safe


class CarelessStore(SqliteStore):
    """`synchronous=OFF`."""

    def _open(self) -> None:
        super()._open()
        assert self._connection is not None
        self._connection.execute("PRAGMA synchronous = OFF")


def test_a_store_that_does_not_sync_is_found() -> None:
    def careless(folder: Path) -> SqliteStore:
        return CarelessStore(str(folder / server_power.FILE))

    assert not asyncio.run(server_power.run(12, 24, careless)).is_clean


def test_what_is_acknowledged_outlives_the_power() -> None:
    """The short form of `make power`."""
    report = asyncio.run(server_power.run(60, 60))
    assert report.is_clean and report.torn > 40, report
