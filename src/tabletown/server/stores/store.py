"""Where tables are kept: one async protocol, whatever is behind it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from tabletown.core.errors import TabletownError
from tabletown.server.live.log import Header, LogEntry
from tabletown.server.wire.bodies import TableSummary
from tabletown.server.wire.protocol import Status


class StoreError(TabletownError):
    """The store cannot be used."""


@dataclass(frozen=True, slots=True)
class Batch:
    """New entries of one table, to be stored together or not at all."""

    table: str
    entries: tuple[LogEntry, ...]
    summary: TableSummary | None = None
    """Set when what the list of tables shows has changed."""


@dataclass(frozen=True, slots=True)
class Stored:
    header: Header
    entries: tuple[LogEntry, ...]


class Store(Protocol):
    @property
    def shared(self) -> bool:
        """Whether other processes may write too."""

    async def start(self, woken: Callable[[str, int], None]) -> None:
        """Open it. `woken(table, version)` is called when something was stored; no table: look all of them up."""

    async def close(self) -> None: ...

    async def create(self, header: Header, batch: Batch) -> None:
        """A new table with its first entries."""

    async def append(self, batches: Sequence[Batch]) -> frozenset[str]:
        """Store all of it with one commit. Names the tables where another process came first: nothing of those."""

    async def load(self, table: str, after: int = 0) -> Stored | None:
        """A table with its entries after a version; None if there is no such table."""

    async def wanting_players(self, limit: int) -> tuple[TableSummary, ...]:
        """Public tables that are open, the newest first."""

    async def count(self, status: Status) -> int: ...

    async def ready(self) -> bool: ...

    async def meet(self, here: Sequence[tuple[str, int]], tables: Sequence[str]) -> frozenset[tuple[str, int]]:
        """Say which seats are connected to this process, and hear which of these tables' are to others."""


def open_store(address: str) -> Store:
    """A store by its address: a file for SQLite, `postgresql://…` for PostgreSQL."""
    if address.startswith(("postgresql://", "postgres://")):
        from tabletown.server.stores.postgres import PostgresStore

        return PostgresStore(address)
    from tabletown.server.stores.sqlite import SqliteStore

    return SqliteStore(address)
