"""Data files of the games. The one door through which the rules read a file: all of it text that was there before.

A folder named in the environment variable TABLETOWN_DATA may hold files of the same name, which then count instead:
so the owner of a box can play with the values printed in it.
"""

import json
import os
from collections.abc import Iterable
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from tabletown.core.errors import TabletownError

FOLDER = "TABLETOWN_DATA"


class BadDataFile(TabletownError):
    """A data file that cannot be used; the sentence names the file and what is wrong."""


def read_data(package: str, name: str) -> object:
    """What a JSON file beside a package's modules holds."""
    folder = os.environ.get(FOLDER)
    own = Path(folder) / name if folder else None
    try:
        text = (own if own is not None and own.exists() else files(package).joinpath(name)).read_text("utf-8")
        return json.loads(text)
    except (OSError, ValueError) as error:
        raise BadDataFile(f"{name} cannot be read: {error}") from None


def fingerprint(parts: Iterable[str]) -> str:
    """Twelve digits that tell data apart; empty for no data at all."""
    text = "\n".join(parts)
    return sha256(text.encode()).hexdigest()[:12] if text else ""
