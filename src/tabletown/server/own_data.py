"""Data files of the games that the owner of a box may replace: checked at the start, and sent to the page."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Protocol, cast

from tabletown.core.registry import BrokenGame, faces, part


class OwnData(Protocol):
    """What the face of a game with such files names."""

    def check_data(self) -> None:
        """Read them all. Raises BadDataFile: a host hears it now, not in the evening."""

    def own_data(self) -> dict[str, str]:
        """The owner's files by name, as they were when the server opened."""


def check_data() -> None:
    for one in _all():
        one.check_data()


def own_data() -> dict[str, str]:
    return {name: text for one in _all() for name, text in one.own_data().items()}


def _all() -> Iterator[OwnData]:
    for face in faces():
        if face.data:
            with suppress(BrokenGame):
                yield cast(OwnData, part(face.name, face.data))
