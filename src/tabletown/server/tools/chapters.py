"""What the documentation of the protocol tells of one game: its face names the module that has `CHAPTERS`."""

from dataclasses import dataclass

from msgspec import Struct

from tabletown.core.event import Event


@dataclass(frozen=True, slots=True)
class Chapter:
    title: str
    sections: tuple[type[Struct], ...]
    """Parts of the picture, and of moves."""
    events: tuple[type[Event], ...]
