"""Standard output of commands that show what stands in files of others: nothing in those may steer the terminal."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from typing import TextIO, cast

SHOWING = ("verify", "replay", "best", "score")
"""Commands that do. Others draw their own screen."""
_STEERING = {
    *range(0x20),
    *range(0x7F, 0xA0),
    0x061C,
    0x200E,
    0x200F,
    *range(0x2028, 0x202F),
    *range(0x2060, 0x2070),
    0xFEFF,
} - {ord("\n"), ord("\t")}
"""Control characters, and those that turn the direction of writing."""
_INSTEAD = dict.fromkeys(_STEERING, "\ufffd")


class PlainStream:
    """A stream that shows a sign instead of what would do something to a terminal."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        self._stream.write(text.translate(_INSTEAD))
        return len(text)

    def __getattr__(self, name: str) -> object:
        return getattr(self._stream, name)


@contextmanager
def nothing_raw(words: Sequence[str]) -> Iterator[None]:
    """While a command runs. Its own help may have colours."""
    if words[:1] and words[0] in SHOWING and not {"--help", "-h"} & set(words):
        with redirect_stdout(cast(TextIO, PlainStream(sys.stdout))):
            yield
    else:
        yield
