"""Who plays where weights are not what they should be, or where no net has learnt such a table."""

from collections.abc import Callable
from functools import cache
from logging import getLogger
from typing import Protocol, TypeVar

from tabletown.bots.bot import Bot, ByTable
from tabletown.bots.nets.files import NetFault
from tabletown.core.sentence import Sentence, sentence
from tabletown.core.speaking import Logged


class WithName(Protocol):
    @property
    def name(self) -> str: ...


B = TypeVar("B", bound=WithName)
V = TypeVar("V")
M = TypeVar("M")
_logger = getLogger("tabletown.bots")


def net_at_every_table(
    kind_of: Callable[[V], str], net_of: Callable[[str], Bot[V, M]], otherwise: Callable[[], Bot[V, M]]
) -> ByTable[V, M]:
    """By the kind of a table: the net that learnt just that, or somebody else. `net_of` raises NetFault."""
    return ByTable("net", kind_of, lambda kind: net_or(lambda: net_of(kind), otherwise))


def net_or(net: Callable[[], B], otherwise: Callable[[], B]) -> B:
    """The net, or somebody else, who is then told of in a sentence."""
    try:
        return net()
    except NetFault as fault:
        other = otherwise()
        say_once(sentence("net-instead", fault=fault.said, bot=other.name))
        return other


@cache
def say_once(said: Sentence) -> None:
    """In each process: a bot is made for every game, and an arena plays thousands."""
    _logger.warning("%s", Logged(said))
