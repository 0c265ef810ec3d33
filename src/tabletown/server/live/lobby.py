"""Before and after a game: opening a table, what the list of tables shows, and the rematch."""

from tabletown.core.errors import TabletownError
from tabletown.core.game import agreed
from tabletown.core.registry import names
from tabletown.locales import languages
from tabletown.server.live import log
from tabletown.server.live.guard import GameFailed, guarded
from tabletown.server.live.log import Header, LogEntry
from tabletown.server.live.opponents import opponents, stand_in
from tabletown.server.live.table import Table
from tabletown.server.live.tokens import new_seed, new_table_id
from tabletown.server.wire.bodies import OpenTable, TableSummary
from tabletown.server.wire.protocol import Sitter, Status, Why
from tabletown.server.wire.refusal import Refusal, broken_game, refused_setup


def new_header(wish: OpenTable, host: str, now: float) -> Header:
    """Check everything, and draw the seed. Raises Refusal."""
    if wish.game not in names():
        raise Refusal(Why.NO_SUCH_GAME)
    if wish.language not in languages():
        raise Refusal(Why.NO_SUCH_LANGUAGE)
    if wish.absent.bot is not None and wish.absent.bot not in opponents(wish.game):
        raise Refusal(Why.NO_SUCH_BOT)
    seed = new_seed()
    try:
        game = guarded(wish.game, wish.seats)
        options = agreed(game, wish.seats, wish.options)
        game.setup(wish.seats, seed, **options)
    except GameFailed as error:
        raise broken_game(error) from None
    except (TabletownError, TypeError) as error:
        raise refused_setup(error) from None
    return Header(
        id=new_table_id(),
        game=wish.game,
        rules=game.rules_version,
        seats=wish.seats,
        options=options,
        language=wish.language,
        visibility=wish.visibility,
        absent=wish.absent,
        clock=wish.clock,
        seed=seed,
        host=host,
        opened=now,
    )


def summary_of(table: Table) -> TableSummary:
    header = table.header
    return TableSummary(
        id=header.id,
        game=header.game,
        status=table.status,
        seats=header.seats,
        free=sum(chair.sitter is Sitter.NOBODY for chair in table.chairs),
        names=tuple(chair.name for chair in table.chairs),
        language=header.language,
        opened=header.opened,
    )


def rematch_of(table: Table, now: float) -> tuple[Header, tuple[LogEntry, ...]]:
    """A new table with a new seed, where everybody has the same seat by the same token; it begins at once."""
    old = table.header
    header = Header(
        id=new_table_id(),
        game=old.game,
        rules=table.game.rules_version,
        seats=old.seats,
        options=old.options,
        language=old.language,
        visibility=old.visibility,
        absent=old.absent,
        clock=old.clock,
        seed=new_seed(),
        host=old.host,
        opened=now,
    )
    what: list[log.AnyWhat] = []
    for seat, chair in enumerate(table.chairs):
        if chair.sitter is Sitter.PERSON:
            what.append(log.Sat(seat, chair.name, chair.token))
        elif chair.bot is not None:
            what.append(log.BotSat(seat, chair.bot))
    if len(what) == old.seats:
        what.append(log.Started())
    return header, tuple(LogEntry(version, now, one) for version, one in enumerate(what, 1))


def stand_in_for(header: Header) -> str:
    """The bot that moves for the absent: the one asked for, else the usual one."""
    return header.absent.bot or stand_in(header.game)


def may_rematch(table: Table, tokens: frozenset[str]) -> None:
    """Raises Refusal."""
    if table.status is not Status.OVER:
        raise Refusal(Why.NOT_OVER)
    if table.header.host not in tokens and not table.seats_of(tokens):
        raise Refusal(Why.NOT_YOUR_SEAT)
