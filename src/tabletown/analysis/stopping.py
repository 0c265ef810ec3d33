"""Long searches ask now and then whether somebody still waits for what they find."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar


class Stopped(Exception):
    """Nobody waits any more."""


def _never() -> bool:
    return False


_is_over: ContextVar[Callable[[], bool]] = ContextVar("is_over", default=_never)


@contextmanager
def unless(is_over: Callable[[], bool]) -> Iterator[None]:
    """Searches in here end with Stopped soon after `is_over` says so; it may be asked from another thread's work."""
    kept = _is_over.set(is_over)
    try:
        yield
    finally:
        _is_over.reset(kept)


def go_on() -> None:
    """Raises Stopped."""
    if _is_over.get()():
        raise Stopped
