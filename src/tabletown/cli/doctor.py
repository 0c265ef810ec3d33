"""`tabletown doctor`: is everything that is stored still what was stored?"""

import asyncio
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from tabletown.cli.output import print_json
from tabletown.cli.server_store import DbOption, FileOption, opened, store_address
from tabletown.core.codec import to_plain
from tabletown.core.errors import TabletownError
from tabletown.server.tools.doctor import Finding, examine, export as written

EXAMPLES = """
  tabletown doctor
  tabletown doctor --db games.sqlite3 --json
  tabletown doctor --export k3v9m2x7q4wz --to table.jsonl
"""


class NoSuchTable(TabletownError):
    """There is nothing to export."""


def doctor(
    db: DbOption = None,
    file: FileOption = None,
    export: Annotated[str, typer.Option(metavar="TABLE", help="Write all that is stored of one table.")] = "",
    to: Annotated[str, typer.Option(metavar="FILE", help="Where to; - for standard output.")] = "-",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check every stored table: its chain of hashes, its moves, its result. Exit code 1 if something is wrong.

    It can be run beside a server of the same version. A store of an earlier version is brought up to date first.
    """
    address = store_address(db, file)
    if export:
        asyncio.run(_export(address, export, to))
        return
    tables, findings = asyncio.run(_examine(address, quiet=as_json))
    if as_json:
        print_json({"tables": tables, "findings": [to_plain(finding) for finding in findings]})
    else:
        for finding in findings:
            where = f"table {finding.table}" if finding.table else "the store"
            since = "" if finding.from_version is None else f" (good up to entry {finding.from_version - 1})"
            print(f"{where}: {finding.what}{since}")
        print(f"{tables} tables, nothing wrong" if not findings else f"{tables} tables, {len(findings)} findings")
    if findings:
        raise typer.Exit(1)


async def _examine(db: str, *, quiet: bool) -> tuple[int, list[Finding]]:
    console = Console(stderr=True)
    tables = 0
    findings: list[Finding] = []
    bar = Progress(console=console, disable=quiet or not console.is_terminal, transient=True)
    async with opened(db) as store:
        with bar as progress:
            task = progress.add_task("Tables", total=len(await store.listed()))
            async for examined in examine(store):
                tables += bool(examined.table)
                findings += examined.findings
                progress.advance(task)
    return tables, findings


async def _export(db: str, table: str, to: str) -> None:
    async with opened(db) as store:
        rows = await store.rows(table)
    if not rows:
        raise NoSuchTable(f"there is no table {table[:40]}")
    if to == "-":
        sys.stdout.buffer.write(written(rows))
    else:
        Path(to).write_bytes(written(rows))
