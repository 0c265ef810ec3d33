"""Who plays where weights are not what they should be, or where no net has learnt such a table."""

from collections.abc import Callable
from functools import cache
from logging import INFO, WARNING, getLogger
from typing import Protocol, TypeVar

from tabletown.bots.nets.files import NetFault, NoNet
from tabletown.core.sentence import Sentence, sentence
from tabletown.core.speaking import Logged


class WithName(Protocol):
    @property
    def name(self) -> str: ...


B = TypeVar("B", bound=WithName)
_logger = getLogger("tabletown.bots")


def net_or(net: Callable[[], B], otherwise: Callable[[], B], *, asked_for: bool = True) -> B:
    """The net, or somebody else, who is then told of in a sentence.

    Whoever chose a level has not asked for a net: where none was ever made, that is no news for a player, and told to
    whoever runs a server.
    """
    try:
        return net()
    except NetFault as fault:
        other = otherwise()
        say_instead(fault, sentence("net-instead", fault=fault.said, bot=other.name), asked_for=asked_for)
        return other


def say_rated_by_balanced(fault: NetFault, *, asked_for: bool) -> None:
    """The search goes on without a net."""
    say_instead(fault, sentence("net-rated", fault=fault.said), asked_for=asked_for)


def say_instead(fault: NetFault, said: Sentence, *, asked_for: bool) -> None:
    is_news = asked_for or not isinstance(fault, NoNet)
    say_once(said, WARNING if is_news else INFO)


@cache
def say_once(said: Sentence, level: int = WARNING) -> None:
    """In each process: a bot is made for every game, and an arena plays thousands."""
    _logger.log(level, "%s", Logged(said))
