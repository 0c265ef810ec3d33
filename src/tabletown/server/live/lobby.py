"""Before a game: opening a table, and what the list of tables shows."""

from collections.abc import Iterable
from typing import Protocol

from tabletown.core.errors import TabletownError
from tabletown.core.game import agreed
from tabletown.core.record import data_digest
from tabletown.core.registry import names
from tabletown.locales import languages
from tabletown.server.live.guard import GameFailed, guarded
from tabletown.server.live.log import Header
from tabletown.server.live.opponents import opponents
from tabletown.server.live.presence import Presence
from tabletown.server.live.table import Table
from tabletown.server.live.tokens import new_seed, new_table_id
from tabletown.server.wire.agreed import Visibility
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
        manners=wish.manners,
        data=data_digest(game, wish.seats, options),
    )


def wanting_players(
    stored: Iterable[TableSummary], tables: Iterable["AtTable"], limit: int
) -> tuple[TableSummary, ...]:
    """The newest first, but before them those where somebody waits: empty ones must not push them off the list."""
    wanting = [live.table for live in tables if live.presence.guests and _is_wanting(live.table)]
    here = {table.header.id: summary_of(table) for table in wanting}
    known = {one.id: one for one in stored if not one.closed} | here
    newest = sorted(known.values(), key=lambda one: -one.opened)
    return tuple(sorted(newest, key=lambda one: (one.id not in here, one.free == one.seats))[:limit])


def _is_wanting(table: Table) -> bool:
    return table.header.visibility is Visibility.PUBLIC and table.status is Status.OPEN and not table.fate.closed


class AtTable(Protocol):
    """A table, and who is around it."""

    @property
    def table(self) -> Table: ...

    @property
    def presence(self) -> Presence: ...


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
        closed=table.fate.closed,
    )
