"""Data files of the games that the owner of a box may replace: checked at the start, and sent to the page."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Protocol, cast

from tabletown.core.data import DataTexts
from tabletown.core.registry import BrokenGame, face, faces, part


class OwnData(Protocol):
    """What the face of a game with such files names."""

    def check_data(self) -> None:
        """Read them all. Raises BadDataFile: a host hears it now, not in the evening."""

    def own_data(self) -> dict[str, str]:
        """The owner's files by name, as they were when the server opened."""

    def data_in_use(self) -> dict[str, str]:
        """All of its files by name, as they were when the server opened: the owner's, else those that come with it."""


def check_data() -> None:
    for one in _all():
        one.check_data()


def own_data() -> dict[str, str]:
    return {name: text for one in _all() for name, text in one.own_data().items()}


def data_in_use(game: str) -> DataTexts:
    """What a new table of this game plays by."""
    where = face(game).data
    return tuple(sorted(cast(OwnData, part(game, where)).data_in_use().items())) if where else ()


def _all() -> Iterator[OwnData]:
    for one in faces():
        if one.data:
            with suppress(BrokenGame):
                yield cast(OwnData, part(one.name, one.data))
