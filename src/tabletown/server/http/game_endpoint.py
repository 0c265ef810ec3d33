"""Questions about one game over HTTP: its own folder declares them, the server and the browser's Python answer them.

No web framework here: the browser runs this very file.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TypeVar, cast

import msgspec

from tabletown.core.registry import BrokenGame, faces, part

A = TypeVar("A", bound=msgspec.Struct)


@dataclass(frozen=True, slots=True)
class GameEndpoint:
    path: str
    words: str
    """What it is for, in English: for the documentation."""
    body: type[msgspec.Struct]
    answer: type[msgspec.Struct]
    read: Callable[[bytes], Callable[[], msgspec.Struct]]
    """From a body the work to be done, which may raise TabletownError. Raises msgspec.DecodeError."""
    offline: bool
    """Whether a page without a connection can answer it by itself."""


def endpoint(
    path: str,
    words: str,
    body: type[A],
    answer: type[msgspec.Struct],
    work: Callable[[A], msgspec.Struct],
    *,
    offline: bool = True,
) -> GameEndpoint:
    """`POST path` with such a body is answered by `work`."""
    decode = msgspec.json.Decoder(body).decode

    def read(text: bytes) -> Callable[[], msgspec.Struct]:
        return partial(work, decode(text))

    return GameEndpoint(path, words, body, answer, read, offline)


def game_endpoints() -> Iterator[GameEndpoint]:
    """Of all games, in their order."""
    for face in faces():
        if face.endpoints:
            with suppress(BrokenGame):
                yield from cast(tuple[GameEndpoint, ...], part(face.name, face.endpoints))
