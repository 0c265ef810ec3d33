"""Games at the terminal are kept by themselves: a file each, in a folder of the user's."""

import os
import sys
from datetime import datetime
from pathlib import Path

from tabletown.core.errors import TabletownError
from tabletown.core.record import parse_record
from tabletown.core.sentence import Sentence

_MOST = 100
"""So many files stay; the oldest go first."""


class NothingKept(TabletownError):
    """No game to go on with."""


def games_folder() -> Path:
    """Where a user's programs keep what is no setting and no document of hers."""
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        home = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    return home / "tabletown" / "games"


def start_kept(what: str, text: str, ending: str = ".txt") -> Path | None:
    """A file for a new game; None where none can be written, which is no reason not to play."""
    folder = games_folder()
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{what}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(1, 100):
            file = folder / (f"{stem}{ending}" if number == 1 else f"{stem}-{number}{ending}")
            if not file.exists():
                file.write_text(text, encoding="utf-8")
                _forget_oldest(folder)
                return file
    except OSError:
        return None
    return None


def unfinished() -> list[Path]:
    """Games that can be gone on with, the latest first."""
    files = sorted(games_folder().glob("*.txt"), key=lambda file: file.stat().st_mtime_ns, reverse=True)
    return [file for file in files if _can_go_on(file)]


def last_unfinished() -> Path:
    found = unfinished()
    if not found:
        raise NothingKept(Sentence("play-nothing-kept"))
    return found[0]


def _can_go_on(file: Path) -> bool:
    try:
        return parse_record(file.read_text(encoding="utf-8")).result is None
    except (TabletownError, OSError, UnicodeDecodeError):
        return False


def _forget_oldest(folder: Path) -> None:
    files = sorted(folder.iterdir(), key=lambda file: file.stat().st_mtime_ns)
    for file in files[:-_MOST]:
        file.unlink(missing_ok=True)
