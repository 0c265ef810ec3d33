"""Who plays where weights are not what they should be, or where no net has learnt such a table."""

from collections.abc import Callable
from functools import cache
from logging import INFO, WARNING, getLogger
from typing import Protocol, TypeVar

from tabletown.bots.nets.files import NetFault, NoNet


class WithName(Protocol):
    @property
    def name(self) -> str: ...


B = TypeVar("B", bound=WithName)
_logger = getLogger("tabletown.bots")


def net_or(net: Callable[[], B], otherwise: Callable[[], B], *, asked_for: bool = True) -> B:
    """The net, or somebody else, who is then told of in a sentence.

    Whoever chose a level has not asked for a net: where none was ever made, that is no news.
    """
    try:
        return net()
    except NetFault as fault:
        other = otherwise()
        say_instead(fault, f"{other.name} plays instead", asked_for=asked_for)
        return other


def say_instead(fault: NetFault, instead: str, *, asked_for: bool) -> None:
    """What is done without a net."""
    is_news = asked_for or not isinstance(fault, NoNet)
    say_once(f"{fault}: {instead}", WARNING if is_news else INFO)


@cache
def say_once(words: str, level: int = WARNING) -> None:
    """In each process: a bot is made for every game, and an arena plays thousands."""
    _logger.log(level, "%s", words)
