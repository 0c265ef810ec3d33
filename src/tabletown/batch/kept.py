"""What was made of a record is kept as long as the record comes again: most of a State is that of the move before."""

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

A = TypeVar("A")
B = TypeVar("B")

_MOST = 1 << 14


class KeptAnswers(Generic[A, B]):
    """A function of records that never change. They are known by identity: to hash them takes longer than to look."""

    __slots__ = ("_found", "_make", "_most")

    def __init__(self, make: Callable[[A], B], most: int = _MOST) -> None:
        self._make, self._most = make, most
        self._found: dict[int, tuple[A, B]] = {}

    def __call__(self, record: A) -> B:
        # Whatever is kept is held, so that nothing else can have its identity.
        found = self._found.get(id(record))
        if found is None:
            if len(self._found) >= self._most:
                self._found.clear()
            found = self._found[id(record)] = record, self._make(record)
        return found[1]

    def of(self, records: Iterable[A]) -> list[B]:
        """The same for many: most are kept, and a call for each would take longer than to look."""
        get = self._found.get
        return [found[1] if (found := get(id(record))) is not None else self(record) for record in records]
