"""Games that score a file about a game played with cardboard: the face of each says where."""

from typing import Protocol, cast

from tabletown.core.errors import TabletownError
from tabletown.core.registry import face, part
from tabletown.core.sentence import Sayer, sentence


class NoScoreSheet(TabletownError):
    """A game that is only scored at the table."""


class ScoreSheet(Protocol):
    def score_text(self, text: str, say: Sayer) -> str:
        """A file in, explained scores out."""

    def score_json(self, text: str) -> dict[str, object]: ...


def load_score_sheet(game: str) -> ScoreSheet:
    where = face(game).score_sheet
    if not where:
        raise NoScoreSheet(sentence("score-no-sheet", game=game))
    return cast(ScoreSheet, part(game, where, "score_text", "score_json"))
