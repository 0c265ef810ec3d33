"""The sorts of tables there are, each with a package of its own, and how to find the one that is meant.

No sort is imported here before it is asked for: a game among people never waits for the Automas.
"""

from enum import StrEnum
from importlib import import_module
from typing import Final, Generic, TypeVar

from tabletown.core.errors import BadSetup
from tabletown.core.event import Event
from tabletown.core.game import Option, Options
from tabletown.core.sentence import sentence

T = TypeVar("T")

AUTOMA: Final = "automa"
"""The option that, with the number of people, decides the sort."""


class Sort(StrEnum):
    """By the name of its package."""

    PEOPLE = "people"
    SOLO = "solo"
    DUO = "two_with_automa"


_ASKED_BY = {1: {"simple": Sort.SOLO, "full": Sort.SOLO}, 2: {"third": Sort.DUO}}
"""By number of people, and by what the option says."""
_HOUSE = __name__.rpartition(".")[0]
_SHARED = "automas"
"""Events of both sorts of tables with Automas: the solo game knows them all."""


def sort_of(seats: int, options: Options) -> Sort:
    """What is asked for; alone you play against Automas without saying so. Raises BadSetup."""
    wanted = options.get(AUTOMA, "full" if seats == 1 else False)
    if wanted is False and seats == 1:
        raise BadSetup(sentence("setup-alone", option=AUTOMA))
    if wanted is False:
        return Sort.PEOPLE
    known = _ASKED_BY.get(seats, {})
    if not isinstance(wanted, str) or wanted not in known:
        raise BadSetup(sentence("setup-automa", option=AUTOMA, value=said(wanted), seats=seats))
    return known[wanted]


def said(option: Option) -> str:
    """As it is typed."""
    if isinstance(option, bool):
        return "on" if option else "off"
    return str(option)[:20]


def sort_of_record(kind: type) -> Sort:
    """The table that a type of State, View, Move or Event belongs to."""
    house, _, inside = kind.__module__.partition(f"{_HOUSE}.")
    package = inside.partition(".")[0]
    if house or package not in {*Sort, _SHARED}:
        if issubclass(kind, Event):
            # An event from elsewhere, as the checks for leaks plant them: it has no words and changes no picture.
            return Sort.PEOPLE
        raise TypeError(f"{kind.__name__} belongs to no table of Between Two Cities")
    return Sort.SOLO if package == _SHARED else Sort(package)


class BySort(dict[type, T], Generic[T]):
    """What every sort of table has in a module of its own, by the type of any record of such a table.

    Finding it again is one look into a dict: this stands before every call of the rules.
    """

    def __init__(self, module: str, attribute: str) -> None:
        """`module` has `{}` where the name of the sort goes."""
        super().__init__()
        self._module = module
        self._attribute = attribute

    def __missing__(self, kind: type) -> T:
        found = self[kind] = self.of(sort_of_record(kind))
        return found

    def of(self, sort: Sort) -> T:
        found: T = getattr(import_module(self._module.format(sort)), self._attribute)
        return found
