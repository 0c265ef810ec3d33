"""What waits at a table for somebody's answer."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ghost:
    """A proposal."""

    id: int
    by: int
    to: int
    move: str
    words: dict[str, str]


@dataclass(slots=True)
class UndoPending:
    """An undo that waits for consent."""

    by: int
    count: int
    waiting: set[int]
