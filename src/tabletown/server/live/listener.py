"""Who asks a table for something, and is told what happens there."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from tabletown.server.live.wishes import Actor, Wish
from tabletown.server.wire.protocol import Answer


class Listener(Protocol):
    """A connection, as far as a table knows it. Sending never waits."""

    language: str
    actor: Actor

    def answer(self, messages: Sequence[Answer]) -> None: ...

    def send(self, frame: bytes) -> None: ...

    def send_update(self, frame: bytes, answers: Sequence[Answer] = ()) -> None:
        """First the answers, then the frame; a reader that is far behind skips the frame, and gets everything later."""


class Posted(Struct):
    """A wish in the inbox."""

    wish: Wish
    listener: Listener | None
    """None: the server itself."""
