"""Which store a command is about: the one that a server started here, with the same settings, would use."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from tabletown.core.errors import TabletownError
from tabletown.server.choosing import choose
from tabletown.server.settings import POSTGRES
from tabletown.server.stores.store import Store, open_store

DbOption: TypeAlias = Annotated[
    str | None,
    typer.Option(help="A file for SQLite, or postgresql://…. Also TABLETOWN_DB.", show_default="tabletown.sqlite3"),
]
FileOption: TypeAlias = Annotated[
    str | None, typer.Option(help="The server's file of settings (TOML). Also TABLETOWN_SETTINGS.")
]


class NoStore(TabletownError):
    """There is nothing to look at."""


def store_address(db: str | None, file: str | None = None, *, must_exist: bool = True) -> str:
    """Raises BadSettings or NoStore."""
    address = choose({"db": db}, os.environ, file).settings.db
    if is_postgres(address):
        if find_spec("asyncpg") is None:
            raise NoStore("asyncpg is missing: pip install 'tabletown[postgres]', or in the repository make tools")
    elif must_exist and not Path(address).is_file():
        raise NoStore(
            f"there is no file {address}: name the server's by --db, or its settings by --file or TABLETOWN_SETTINGS"
        )
    return address


def is_postgres(address: str) -> bool:
    return address.startswith(POSTGRES)


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = open_store(address)
    await store.start(lambda _table, _version: None)
    try:
        yield store
    finally:
        await store.close()
