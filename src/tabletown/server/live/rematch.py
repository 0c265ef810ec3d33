"""Once more: a new table where seats are kept for the same people. Nobody is taken along who does not come."""

from collections.abc import Iterator

from msgspec.structs import replace

from tabletown.core.record import data_digest
from tabletown.server.live import log
from tabletown.server.live.log import Header, LogEntry
from tabletown.server.live.seats import is_full
from tabletown.server.live.shares import draw_or_begin
from tabletown.server.live.table import Table
from tabletown.server.live.tokens import new_seed, new_table_id
from tabletown.server.wire.protocol import ChatLine, Sitter, Status, Why
from tabletown.server.wire.refusal import Refusal


def may_rematch(table: Table, tokens: frozenset[str]) -> None:
    """Raises Refusal."""
    if table.fate.closed:
        raise Refusal(Why.CLOSED)
    if table.status is not Status.OVER:
        raise Refusal(Why.NOT_OVER)
    if table.host not in tokens and not table.seats_of(tokens):
        raise Refusal(Why.NOT_YOUR_SEAT)


def rematch_of(table: Table, tokens: frozenset[str], now: float) -> tuple[Header, tuple[LogEntry, ...]]:
    """A new table with a new seed, opened by whoever holds these hashed tokens. Her own seats are taken, those of
    others are kept for them; if there are no others it begins at once."""
    seats = table.seats_of(tokens)
    # Whoever asks for it looks after it, too: the host of before may stay away.
    host = table.host if table.host in tokens or not seats else table.chairs[seats[0]].token
    header = replace(
        table.header,
        id=new_table_id(),
        rules=table.game.rules_version,
        seed=new_seed(),
        host=host,
        opened=now,
        data=data_digest(table.game, table.header.seats, table.header.options),
    )
    following = Table(header)
    entries: list[LogEntry] = []
    muted = [log.Muted(seat) for seat, chair in enumerate(table.chairs) if chair.token in table.fate.muted]
    for what in (*_sitters(table, seats), *muted, *_talk(table)):
        entries.append(LogEntry(len(entries) + 1, now, what))
        following.apply(entries[-1])
    if is_full(following):
        start = enumerate(draw_or_begin(following), len(entries) + 1)
        entries += [LogEntry(number, now, what) for number, what in start]
    return header, tuple(entries)


def _sitters(table: Table, seats: tuple[int, ...]) -> Iterator[log.AnyWhat]:
    for seat, chair in enumerate(table.chairs):
        if chair.sitter is Sitter.PERSON:
            kept = log.Sat if seat in seats else log.Invited
            yield kept(seat, chair.name, chair.token, chair.draws)
        elif chair.bot is not None:
            yield log.BotSat(seat, chair.bot)


def _talk(table: Table) -> Iterator[log.TalkKept]:
    """What people have said, under the names that they had: at the new table they may sit elsewhere, or not at all."""
    said = [line for line in table.chat if line.who]
    if said:
        yield log.TalkKept(tuple([_kept(table, line, number) for number, line in enumerate(said, -len(said))]))


def _kept(table: Table, line: ChatLine, number: int) -> ChatLine:
    return replace(line, version=number, seat=-1, name=line.name or table.chairs[line.seat].name)
