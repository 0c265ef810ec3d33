"""`tabletown restore`: all that a backup holds, back into a store."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from tabletown.arena.progress import progress_bar
from tabletown.cli.output import print_json
from tabletown.cli.server_store import DbOption, FileOption, is_postgres, store_address
from tabletown.server.settings import without_password
from tabletown.server.stores.backup import Progress, Seal, check_backup, restore as restore_sqlite

EXAMPLES = """
  tabletown restore monday.backup --db new.sqlite3
  tabletown restore monday.backup --replace          (what the store holds now is given up)
  tabletown restore monday.backup --check            (only look whether it is whole)
  TABLETOWN_DB=postgresql://user:password@host/tabletown tabletown restore monday.backup
"""


def restore(
    source: Annotated[Path, typer.Argument(metavar="FILE", help="Written by tabletown backup.")],
    db: DbOption = None,
    file: FileOption = None,
    replace: Annotated[bool, typer.Option("--replace", help="Give up the tables that the store holds now.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Only look whether the backup is whole.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Bring a backup back: all of it or, if it is not whole, nothing.

    A server that runs goes on with what was brought back. A backup of SQLite can go into PostgreSQL, and the other way
    round.
    """
    started = perf_counter()
    with progress_bar() as bar:
        task = bar.add_task("Checking", total=None)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        if check:
            seal, where = check_backup(source, progress), ""
        else:
            where = store_address(db, file, must_exist=False)
            seal = _bring_back(source, where, replace, progress)
    made = datetime.fromtimestamp(seal.made, UTC)
    if as_json:
        found = {"tables": seal.tables, "entries": seal.entries, "made": made.isoformat(timespec="seconds")}
        print_json({**found, "into": without_password(where) or None, "seconds": round(perf_counter() - started, 2)})
        return
    done = f"now in {without_password(where)}" if where else "whole"
    print(f"{source} of {made:%Y-%m-%d %H:%M} UTC: {seal.tables} tables, {seal.entries} entries, {done}")


def _bring_back(source: Path, where: str, replace: bool, progress: Progress) -> Seal:
    if not is_postgres(where):
        return restore_sqlite(source, where, replace=replace, progress=progress)
    from tabletown.server.stores.backup_postgres import restore_postgres

    return asyncio.run(restore_postgres(source, where, replace=replace, progress=progress))
