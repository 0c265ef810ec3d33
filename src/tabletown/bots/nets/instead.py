"""Who plays where weights are not what they should be, or where no net has learnt such a table."""

from collections.abc import Callable
from functools import cache
from logging import getLogger
from typing import Protocol, TypeVar

from tabletown.bots.nets.files import NetFault


class WithName(Protocol):
    @property
    def name(self) -> str: ...


B = TypeVar("B", bound=WithName)
_logger = getLogger("tabletown.bots")


def net_or(net: Callable[[], B], otherwise: Callable[[], B]) -> B:
    """The net, or somebody else, who is then told of in a sentence."""
    try:
        return net()
    except NetFault as fault:
        other = otherwise()
        say_once(f"{fault}: {other.name} plays instead")
        return other


@cache
def say_once(words: str) -> None:
    """In each process: a bot is made for every game, and an arena plays thousands."""
    _logger.warning("%s", words)
