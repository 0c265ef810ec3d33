"""`make yardsticks`: whether the simple bots that all others are measured by still play move for move as they did.

A file for each game holds games of many kinds, with what these bots play at a thousand positions in all (the format is
in `tabletown.arena.stored`). `--renew` plays the games anew, on purpose: then figures of before cannot be compared.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tabletown.arena.entrants import Entrant, parse_entrant
from tabletown.arena.stored import StoredGame, changed_moves, format_games, parse_games, play_stored
from tabletown.bots.bot import Budget

FOLDER = Path(__file__).parent


def main(words: Sequence[str] | None = None, folder: Path = FOLDER) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.yardsticks", description=__doc__)
    parser.add_argument("--part", type=_part, default=(0, 1), metavar="K/N", help="every Nth position, from the Kth")
    parser.add_argument("--renew", action="store_true", help="write what they play now, and say nothing of before")
    asked = parser.parse_args(words)
    if asked.renew:
        for path in sorted(folder.glob("*.tsv")):
            path.write_text(renewed(path), encoding="utf-8")
        return 0
    looked, wrong = 0, list[str]()
    for path in sorted(folder.glob("*.tsv")):
        for stored in parse_games(path.read_text(encoding="utf-8")):
            count, changed = changed_moves(path.stem, stored, _bots(stored), asked.part)
            looked += count
            wrong += [f"{path.stem}, {stored.seed}: {sentence}" for sentence in changed]
    print("\n".join([*wrong, f"{looked:,} positions, {len(wrong)} moves that are not what they were"]))
    return int(bool(wrong) or not looked)


def renewed(path: Path) -> str:
    """The same tables, played anew."""
    return format_games(list(_renewed(path.stem, parse_games(path.read_text(encoding="utf-8")))))


def _renewed(game: str, tables: Sequence[StoredGame]) -> Iterator[StoredGame]:
    for table in tables:
        print(f"{game}, {table.seed}", file=sys.stderr)
        yield play_stored(game, table, bots := _bots(table), by=range(len(bots)))


def _bots(table: StoredGame) -> list[Entrant]:
    return [parse_entrant(name, Budget()) for name in table.names]


def _part(text: str) -> tuple[int, int]:
    first, _, step = text.partition("/")
    return int(first) - 1, int(step)
