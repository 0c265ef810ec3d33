"""A request that is not granted: why, for programs; the words for people come later, in their language."""

from tabletown.core.errors import MoveError, TabletownError, UnreadableMove, WordedError
from tabletown.core.sentence import Sentence
from tabletown.server.wire.protocol import Why


class Refusal(TabletownError):
    def __init__(self, why: Why, reason: str = "", detail: Sentence | str = "") -> None:
        super().__init__(detail or why.value)
        self.why = why
        self.reason = reason
        self.detail = detail
        """What the rules said, where they have said something."""


def refused_move(error: MoveError) -> Refusal:
    """What the rules said, as a refusal."""
    why = Why.UNREADABLE_MOVE if isinstance(error, UnreadableMove) else Why.ILLEGAL
    return Refusal(why, error.reason.name, error.said)


def broken_game(error: WordedError) -> Refusal:
    """A game of another package has failed: the words name it."""
    return Refusal(Why.GAME_BROKEN, detail=error.said)


def refused_setup(error: TabletownError | TypeError) -> Refusal:
    """A table that cannot be."""
    return Refusal(Why.BAD_SETUP, detail=error.said if isinstance(error, TabletownError) else str(error))
