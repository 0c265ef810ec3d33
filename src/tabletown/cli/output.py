"""What the subcommands share: reading files, printing JSON."""

import errno
import json
import sys
from pathlib import Path

from tabletown.core.errors import TabletownError
from tabletown.core.registry import names
from tabletown.core.sentence import Sentence, sentence

_WRONG = {
    errno.ENOENT: "file-missing",
    errno.EACCES: "file-forbidden",
    errno.EPERM: "file-forbidden",
    errno.EISDIR: "file-folder",
    errno.ENOTDIR: "file-no-folder",
}


class BadFile(TabletownError):
    """A file that is no text."""


def game_help(more: str = "") -> str:
    return f"One of: {', '.join(names())}. {more}".strip()


def read_text(path: str) -> str:
    """A file's text, or standard input for `-`."""
    try:
        # Some editors begin a file with a mark that is no letter of it.
        return sys.stdin.read().removeprefix("\ufeff") if path == "-" else Path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile(sentence("file-no-text", file=path)) from None


def what_is_wrong(error: OSError) -> Sentence | str:
    """With a file, in words; what seldom happens as the system says it."""
    message = _WRONG.get(error.errno or 0)
    return Sentence(message) if message else (error.strerror or str(error)).lower()


def read_version(text: str) -> int | None:
    """The version that a saved game says it was written by; None for a text that is none of ours."""
    try:
        version = json.loads(text).get("version")
    except (ValueError, AttributeError, RecursionError):
        return None
    # What is only like a number, `"1"` or `true`, no version of ours has written.
    return version if type(version) is int else None


def print_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))
