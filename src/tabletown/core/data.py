"""Data files of the games. Only here do the rules read a file: all of it text that was there before.

A folder named in the environment variable TABLETOWN_DATA may hold files of the same name, which then count instead:
so the owner of a box can play with the values printed in it. What a table was begun with may be kept and counts for
that table alone, whatever the files say by then (`using_files`).
"""

import json
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Generic, TypeAlias, TypeVar

from tabletown.core.errors import TabletownError

T = TypeVar("T")
FOLDER = "TABLETOWN_DATA"
DataTexts: TypeAlias = tuple[tuple[str, str], ...]
"""Data files by name, with all that they say; those that are not named are as they are here."""
_texts: ContextVar[DataTexts] = ContextVar("data_texts", default=())


class BadDataFile(TabletownError):
    """A data file that cannot be used; the sentence names the file and what is wrong."""


def read_data(package: str, name: str) -> object:
    """What a JSON file beside a package's modules holds, or the file of an owner that replaces it."""
    try:
        return json.loads(data_text(package, name))
    except ValueError as error:
        raise BadDataFile(f"{name} cannot be read: {error}") from None
    except RecursionError:
        raise BadDataFile(f"{name} cannot be read: brackets in brackets without end") from None


def data_text(package: str, name: str) -> str:
    """What such a file says, before it is read as JSON. Raises BadDataFile."""
    kept = dict(_texts.get()).get(name)
    own = own_text(name) if kept is None else kept
    try:
        return files(package).joinpath(name).read_text("utf-8") if own is None else own
    except (OSError, ValueError) as error:
        raise BadDataFile(f"{name} cannot be read: {error}") from None


def texts_in(package: str, folder: str, ending: str) -> tuple[str, ...]:
    """What the files in a folder beside a package's modules say, in the order of their names; nothing without it."""
    place = files(package).joinpath(*folder.split("/"))
    if not place.is_dir():
        return ()
    found = sorted((file for file in place.iterdir() if file.name.endswith(ending)), key=lambda file: file.name)
    return tuple(file.read_text("utf-8") for file in found)


@contextmanager
def using_files(texts: DataTexts) -> Iterator[None]:
    """While this lasts, these files count instead of those that are here."""
    kept = _texts.set(texts)
    try:
        yield
    finally:
        _texts.reset(kept)


class OncePerFiles(Generic[T]):
    """What is made of data files: once for those that are here, and once for every set that was kept."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._made: dict[DataTexts, T] = {}

    def __call__(self) -> T:
        texts = _texts.get()
        if texts not in self._made:
            self._made[texts] = self._make()
        return self._made[texts]

    def cache_clear(self) -> None:
        self._made.clear()


def own_text(name: str) -> str | None:
    """The text of the owner's file of this name, if there is one. Raises BadDataFile."""
    own = _own_file(name)
    try:
        # Some editors begin a file with a mark of three bytes: it is no part of the JSON.
        return None if own is None else own.read_text("utf-8-sig")
    except (OSError, ValueError) as error:
        raise BadDataFile(f"{name} cannot be read: {error}") from None


def _own_file(name: str) -> Path | None:
    """The owner's file of this name, if there is one. A folder that is not there is a slip: it is told."""
    named = os.environ.get(FOLDER)
    if not named:
        return None
    try:
        folder = Path(named).expanduser()
        if not folder.is_dir():
            raise BadDataFile(f"{FOLDER} names a folder that is not there")
        return folder / name if (folder / name).exists() else None
    except (OSError, RuntimeError):
        # A name that is too long, a folder that may not be looked into, the home of nobody.
        raise BadDataFile(f"{FOLDER} names a folder that cannot be opened") from None


def fingerprint(parts: Iterable[str]) -> str:
    """Twelve digits that tell data apart; empty for no data at all."""
    text = "\n".join(parts)
    return sha256(text.encode()).hexdigest()[:12] if text else ""
