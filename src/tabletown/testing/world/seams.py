"""Where the real server touches chance and time: there a world takes their place."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from unittest.mock import patch

from tabletown.server.live import bot_seat, reading, tokens

_HEX = "0123456789abcdef"
_URL_SAFE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


class DrawnTime:
    """A clock that goes on by a little whenever it is looked at: what is done in slices is cut somewhere."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._now = 0.0

    def perf_counter(self) -> float:
        self._now += self._random.uniform(0, 0.001)
        return self._now

    monotonic = perf_counter


def secret(random: Random, letters: int = 43) -> str:
    return "".join(random.choices(_URL_SAFE, k=letters))


def secret_digits(random: Random, size: int = 32) -> str:
    return "".join(random.choices(_HEX, k=2 * size))


@contextmanager
def seams(random: Random) -> Iterator[None]:
    def token_hex(size: int) -> str:
        return secret_digits(random, size)

    def token_urlsafe(size: int) -> str:
        return secret(random, size * 4 // 3 + 1)

    time = DrawnTime(random)
    with ExitStack() as patches:
        patches.enter_context(patch.object(tokens, "choice", random.choice))
        patches.enter_context(patch.object(tokens, "token_hex", token_hex))
        patches.enter_context(patch.object(tokens, "token_urlsafe", token_urlsafe))
        patches.enter_context(patch.object(reading, "time", time))
        patches.enter_context(patch.object(bot_seat, "time", time))
        yield
