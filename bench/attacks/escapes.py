"""Files whose names, seeds, moves and cities hold what would steer a terminal: titles, colours, turned-round text."""

from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout, suppress
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.attacks.harness import Told, Victim
from tabletown.cli import main
from tabletown.core.record import format_record
from tabletown.core.registry import load, names
from tabletown.testing.playouts import random_sitting

LONG = 200

STEERING = ("\x1b[31mred\x1b[0m", "\x1b]0;title\x07", "\x9b2J", "\r gone", "\x08\x08", "\u202egnp.exe", "\x00", "\x7f")
CITY = "SSSS/HHOM/OPOO/OPHP"


def hostile_records(record: str) -> Iterator[str]:
    """A finished record with one of these in every line in turn."""
    lines = record.split("\n")
    blank = lines.index("")
    for steering in STEERING:
        seats = int(next(line for line in lines if line.startswith("seats: ")).removeprefix("seats: "))
        players = "players: " + ", ".join(f"{steering}{seat}" for seat in range(seats))
        yield "\n".join([*lines[:blank], players, *lines[blank:]])
        for number in range(min(len(lines), 12)):
            yield "\n".join([*lines[:number], lines[number] + steering, *lines[number + 1 :]])


def hostile_cities() -> Iterator[str]:
    for steering in STEERING:
        yield f"{CITY}{steering}\n"
        yield f"Ann{steering}: {CITY}\n"
        yield f"{steering}\n{CITY}\n"


def raw_signs(text: str) -> list[str]:
    """What a terminal would obey."""
    return [
        sign for sign in text if (ord(sign) < 32 and sign not in "\n\t") or 127 <= ord(sign) < 160 or sign == "\u202e"
    ]


async def attack(victim: Victim, most: int) -> Told:
    """`most`: files. Nobody is asked over the network: it is what a terminal prints of them."""
    told = victim.told
    record = format_record(random_sitting(load(names()[0]), 3, "escapes").record)
    files = [*((("verify", "replay"), text) for text in hostile_records(record))]
    files += [(("score", "best"), text) for text in hostile_cities()]
    with TemporaryDirectory() as folder:
        for commands, text in files[:most]:
            (Path(folder) / "file.txt").write_text(text, encoding="utf-8")
            for command in commands:
                said = StringIO()
                with suppress(SystemExit), redirect_stdout(said), redirect_stderr(said):
                    main([command, str(Path(folder) / "file.txt")])
                told.sent += 1
                told.answers["steers a terminal" if raw_signs(said.getvalue()) else "is harmless"] += 1
    return told
