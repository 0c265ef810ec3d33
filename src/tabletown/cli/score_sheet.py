"""Games that score a file about a game played with cardboard: each has a module `cardboard` for it."""

from importlib import import_module
from typing import Protocol, cast

from tabletown.core.registry import module_of
from tabletown.core.sentence import Say


class ScoreSheet(Protocol):
    def score_text(self, text: str, say: Say) -> str:
        """A file in, explained scores out."""

    def score_json(self, text: str) -> dict[str, object]: ...


def load_score_sheet(game: str) -> ScoreSheet:
    return cast(ScoreSheet, import_module(f"{module_of(game)}.score_sheet"))
