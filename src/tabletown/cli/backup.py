"""`tabletown backup`: one file with all that is stored, while the server runs."""

import asyncio
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from tabletown.arena.progress import progress_bar
from tabletown.cli.output import print_json
from tabletown.cli.server_store import DbOption, FileOption, is_postgres, store_address
from tabletown.server.stores.backup import Progress, Seal, back_up, check_backup

EXAMPLES = """
  tabletown backup tabletown-monday.backup
  TABLETOWN_DB=postgresql://user:password@host/tabletown tabletown backup monday.backup
  tabletown backup monday.backup --file /etc/tabletown.toml --json
"""


def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="Where to; it must not be there yet.")],
    db: DbOption = None,
    file: FileOption = None,
    check: Annotated[bool, typer.Option(help="Read it again and check every entry.")] = True,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Write all that is stored into one file, as it is at one moment. The server may run on.

    It can be brought back by `tabletown restore` into SQLite or PostgreSQL. It holds the seeds of games that are still
    played, and names and talk: keep it as you keep the store itself.
    """
    address = store_address(db, file)
    started = perf_counter()
    with progress_bar() as bar:
        task, checking = bar.add_task("Copying", total=None), bar.add_task("Checking", total=None, visible=check)
        seal = _write(address, target, lambda done, total: bar.update(task, completed=done, total=total))
        written = perf_counter() - started
        if check:
            check_backup(target, lambda done, total: bar.update(checking, completed=done, total=total))
    size = target.stat().st_size
    if as_json:
        found = {"file": str(target), "tables": seal.tables, "entries": seal.entries, "bytes": size}
        print_json({**found, "seconds": round(written, 2), "checked": check})
    else:
        checked = ", and every entry is as it was stored" if check else ""
        print(
            f"{target}: {seal.tables} tables, {seal.entries} entries, {size / 1e6:.1f} MB in {written:.1f} s{checked}"
        )


def _write(address: str, target: Path, progress: Progress) -> Seal:
    if not is_postgres(address):
        return back_up(address, target, progress)
    from tabletown.server.stores.backup_postgres import back_up_postgres

    return asyncio.run(back_up_postgres(address, target, progress))
