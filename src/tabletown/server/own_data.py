"""Data files of the games that the owner of a box may replace: checked at the start, and sent to the page."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Protocol, cast

from tabletown.core.data import DataTexts
from tabletown.core.errors import FAILURES, TabletownError
from tabletown.core.registry import BrokenGame, described, face, faces, is_own, leave_out, part


class OwnData(Protocol):
    """What the face of a game with such files names."""

    def check_data(self) -> None:
        """Read them all. Raises BadDataFile: a host hears it now, not in the evening."""

    def own_data(self) -> dict[str, str]:
        """The owner's files by name, as they were when the server opened."""

    def data_in_use(self) -> dict[str, str]:
        """All of its files by name, as they were when the server opened: the owner's, else those that come with it."""


def check_data() -> None:
    for name, one in _all():
        try:
            one.check_data()
        except TabletownError:
            raise
        except FAILURES as error:
            if is_own(name):
                raise
            leave_out(name, f"its data files cannot be checked ({described(error)})")


def own_data() -> dict[str, str]:
    return {name: text for _, one in _all() for name, text in one.own_data().items()}


def data_in_use(game: str) -> DataTexts:
    """What a new table of this game plays by."""
    return tuple(sorted(_data_of(game).data_in_use().items())) if face(game).data else ()


def _all() -> Iterator[tuple[str, OwnData]]:
    """By game."""
    for one in faces():
        if one.data:
            with suppress(BrokenGame):
                yield one.name, _data_of(one.name)


def _data_of(game: str) -> OwnData:
    return cast(OwnData, part(game, face(game).data, "check_data", "own_data", "data_in_use"))
