"""Asking a table once, without staying there."""

import asyncio
from collections.abc import Sequence

from tabletown.server.live.wishes import Actor
from tabletown.server.wire import protocol
from tabletown.server.wire.protocol import Answer, Rejected
from tabletown.server.wire.refusal import Refusal


class Caller:
    """Somebody who asks once over HTTP."""

    def __init__(self) -> None:
        self.language = "en"
        self.actor = Actor()
        self.answered: asyncio.Future[protocol.Seated | protocol.Accepted] = asyncio.get_running_loop().create_future()

    def answer(self, messages: Sequence[Answer]) -> None:
        for message in messages:
            if self.answered.done():
                # Whoever asked has gone.
                continue
            if isinstance(message, Rejected):
                self.answered.set_exception(Refusal(message.why, message.reason, message.words))
            else:
                self.answered.set_result(message)

    def send(self, frame: bytes) -> None:
        del frame  # It has asked once, and is told nothing else.

    def send_update(self, frame: bytes, answers: Sequence[Answer] = ()) -> None:
        del frame
        self.answer(answers)
