"""Questions about one game over HTTP: its own folder declares them, the server and the browser's Python answer them.

No web framework here: the browser runs this very file.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

import msgspec

from tabletown.core.face import Face
from tabletown.core.registry import BrokenGame, faces, leave_out, part

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
        with suppress(BrokenGame):
            yield from _endpoints_of(face)


def check_endpoints() -> None:
    """Leave out whoever does not have them after all, before the server says what is wrong."""
    for face in faces():
        with suppress(BrokenGame):
            _endpoints_of(face)


def _endpoints_of(face: Face) -> tuple[GameEndpoint, ...]:
    """Of one game. Raises BrokenGame for one from elsewhere whose endpoints are none."""
    found = part(face.name, face.endpoints) if face.endpoints else ()
    if not isinstance(found, tuple) or not all(_can_be_asked(one) for one in found):
        raise BrokenGame(leave_out(face.name, f"{face.endpoints} is no tuple of endpoints below /api/"))
    return found


def _can_be_asked(one: object) -> bool:
    return isinstance(one, GameEndpoint) and one.path.startswith("/api/")
