"""What the commands of this room share: help with examples, one sentence for what is wrong, and exit codes."""

import argparse
import sys
from collections.abc import Callable, Sequence

from tabletown.core.errors import TabletownError

STOPPED = 130


def make_parser(
    name: str, about: str | None, games: Sequence[str], examples: Sequence[str], page: str
) -> argparse.ArgumentParser:
    """Of `python -m tabletown.envs.NAME GAME …`; examples are what comes behind the name."""
    command = f"python -m tabletown.envs.{name}"
    lines = "\n".join(f"  {command} {line}" for line in examples)
    parser = argparse.ArgumentParser(
        prog=command,
        description=about,
        epilog=f"examples:\n{lines}\n\n{page}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=games, metavar="GAME", help=f"one of: {', '.join(games)}")
    return parser


def ended(name: str, work: Callable[[], None], stopped: str) -> int:
    """Exit code 0; 1 with one sentence if it cannot be done, 130 if stopped. Bad words are argparse's 2."""
    try:
        work()
    except (TabletownError, OSError) as error:
        print(f"{name}: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"{name}: stopped; {stopped}", file=sys.stderr)
        return STOPPED
    return 0
