"""The file of a store: one process's alone, for nobody else's eyes, and with room for what is to come."""

import fcntl
import os
from contextlib import suppress
from pathlib import Path

from tabletown.server.stores.store import StoreError

_ONLY_MINE = 0o600
_BEGINS = b"SQLite format 3\0"
LEAST_FREE = 16 * 1024 * 1024
"""Bytes of the disk below which nobody should be sent here."""


def take_alone(path: str) -> int:
    """A lock that ends with the process. Two would not hear of each other: what is said here is not said there."""
    file = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, _ONLY_MINE)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(file)
        raise StoreError(f"{path} is in use by another server: several need PostgreSQL, or a file each") from None
    return file


def is_taken(path: str) -> bool:
    """Whether a server has it."""
    try:
        file = os.open(f"{path}.lock", os.O_RDWR)
    except OSError:
        return False
    try:
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except OSError:
        return True
    finally:
        os.close(file)
    return False


def make_private(path: str) -> None:
    """It holds the seeds of games that are still played. SQLite gives the files beside it the same rights. A file that
    is something else, named by mistake, stays as it is. Raises StoreError."""
    file = os.open(path, os.O_RDWR | os.O_CREAT, _ONLY_MINE)
    try:
        if os.read(file, len(_BEGINS)) not in (b"", _BEGINS):
            raise StoreError(f"{path} is no database of SQLite: nothing was changed")
        with suppress(OSError):
            os.fchmod(file, _ONLY_MINE)
    finally:
        os.close(file)


def like_its_folder(path: str) -> None:
    """Whoever may do all brings a backup back for a server that may not: what it cannot read would be no store."""
    folder = os.stat(Path(path).resolve().parent)
    with suppress(OSError):
        os.chown(path, folder.st_uid, folder.st_gid)


def has_room(path: str) -> bool:
    found = os.statvfs(Path(path).resolve().parent)
    return found.f_bavail * found.f_frsize >= LEAST_FREE


def identity(path: str) -> tuple[int, int]:
    """Which file it is, whatever it is called. Raises StoreError if there is none any more."""
    try:
        found = os.stat(path)
    except OSError as error:
        raise StoreError(f"{path} is gone: {error.strerror}") from None
    return found.st_dev, found.st_ino
