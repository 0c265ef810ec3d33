"""Which tables this process has before it, and which seats are connected here: as the other processes have to know it.

What is wished and what the database knows are brought together table by table, one statement for all that has changed.
A process has a lease: when it ends without being renewed, the others take its rows away and are told.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping
from secrets import token_hex

LEASE_SECONDS = 15.0
RENEW_SECONDS = LEASE_SECONDS / 3

Execute = Callable[..., Awaitable[object]]
Seats = tuple[int, ...]


class Readers:
    def __init__(self, execute: Execute) -> None:
        """`execute(statement, *values)` gives the one value that the statement answers with."""
        self.process = token_hex(8)
        self._execute = execute
        self._wished: dict[str, Seats] = {}
        self._known: dict[str, Seats] = {}
        """What the database was last told."""
        self._changed: set[str] = set()
        self._turn = asyncio.Lock()

    async def read(self, table: str) -> None:
        """From now on whatever is stored of this table is heard of here; what was stored before can be loaded."""
        if table not in self._known or table not in self._wished:
            self._wished.setdefault(table, ())
            self._changed.add(table)
        await self._settle(lambda: table in self._known)

    async def sit(self, seats: Mapping[str, Seats | None]) -> None:
        """Who is here now, by table; None: nobody reads it any more."""
        for table, here in seats.items():
            if table in self._known and self._wished.get(table) == here:
                continue
            if here is None:
                self._wished.pop(table, None)
            else:
                self._wished[table] = here
            self._changed.add(table)
        await self._settle(lambda: False)

    async def renew(self) -> bool:
        """Says whether this process was known all the time; else all of it has just been said anew."""
        if await self._execute("SELECT renew_lease($1, $2)", self.process, LEASE_SECONDS):
            return True
        await self.repeat()
        return False

    async def repeat(self) -> None:
        """The database may have forgotten everything."""
        self._known.clear()
        self._changed.update(self._wished)
        await self._settle(lambda: False)

    async def leave(self) -> None:
        await self.sit(dict.fromkeys(list(self._wished)))
        await self._execute("DELETE FROM processes WHERE id = $1", self.process)

    async def _settle(self, is_done: Callable[[], bool]) -> None:
        async with self._turn:
            # Whoever waited for the turn finds that somebody else has said it too.
            if not self._changed or is_done():
                return
            changed, self._changed = self._changed, set()
            here = {name: self._wished[name] for name in changed if name in self._wished}
            left = [name for name in changed if name not in here]
            try:
                await self._execute("SELECT set_readers($1, $2, $3, $4, $5, $6)", self.process, *self._rows(here, left))
            except BaseException:
                self._changed |= changed
                raise
            self._known.update(here)
            for name in left:
                self._known.pop(name, None)

    def _rows(self, here: Mapping[str, Seats], left: Iterable[str]) -> tuple[list[str], ...]:
        new = sorted(name for name in here if name not in self._known)
        seats = [",".join(map(str, held)) for held in here.values()]
        told = [name for name, held in here.items() if held != self._known.get(name, ())]
        told += [name for name in left if self._known.get(name)]
        return new, list(here), seats, told, list(left)


def read_seats(text: str) -> Seats:
    return tuple(map(int, text.split(","))) if text else ()
