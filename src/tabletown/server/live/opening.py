"""From what is stored to a table: whether it can be played on here, and if not, why."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import cast

from tabletown.core.record import data_digest
from tabletown.core.sentence import Word, sentence
from tabletown.server.journal import note
from tabletown.server.live.guard import GameFailed
from tabletown.server.live.table import Table
from tabletown.server.stores.chain import Damage
from tabletown.server.stores.store import Stored
from tabletown.server.wire.protocol import Why
from tabletown.server.wire.refusal import Refusal


@dataclass(frozen=True, slots=True)
class OpenedLog:
    table: Table
    damage: Damage | None
    """Set where the table stands before something that cannot be trusted: it can be looked at only."""


def open_log(stored: Stored) -> OpenedLog:
    """At once. Raises Refusal, GameFailed, UnknownGame or BrokenGame."""
    steps = opening_steps(stored)
    while True:
        try:
            next(steps)
        except StopIteration as ended:
            return cast(OpenedLog, ended.value)


def opening_steps(stored: Stored) -> Generator[None, None, OpenedLog]:
    """The same entry by entry, for whoever has something else to do between."""
    table = Table(stored.header, stored.texts)
    _must_be_played_so_here(table)
    for number, entry in enumerate(stored.entries):
        try:
            table.apply(entry)
        except GameFailed:
            raise
        except Exception as error:
            # It was allowed once: either it is not what was stored then, or the rules are not.
            note("entry-refused", table=stored.header.id, version=entry.version, error=repr(error)[:200])
            return _up_to(stored, number, Damage(entry.version, f"the rules refuse entry {entry.version}: {error}"))
        yield
    return OpenedLog(table, stored.damage)


def _up_to(stored: Stored, count: int, damage: Damage) -> OpenedLog:
    """Anew: what failed may have been half done."""
    table = Table(stored.header, stored.texts)
    table.add(stored.entries[:count])
    return OpenedLog(table, damage)


def _must_be_played_so_here(table: Table) -> None:
    header, game = table.header, table.game
    if header.rules != game.rules_version:
        said = sentence("refused-other-rules", version=header.rules, known=game.rules_version)
        raise Refusal(Why.OTHER_RULES, detail=said)
    here = data_digest(game, header.seats, header.options) if header.data else ""
    if header.data != here:
        said = sentence("refused-other-data", data=header.data, here=here or Word("nothing"))
        raise Refusal(Why.OTHER_RULES, detail=said)
