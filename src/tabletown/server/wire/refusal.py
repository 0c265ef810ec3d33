"""A request that is not granted: why, for programs; the words for people come later, in their language."""

from tabletown.core.errors import MoveError, TabletownError, UnreadableMove
from tabletown.core.sentence import WordedError
from tabletown.server.wire.protocol import Why


class Refusal(TabletownError):
    def __init__(self, why: Why, reason: str = "", detail: str = "", worded: WordedError | None = None) -> None:
        super().__init__(detail or why.value)
        self.why = why
        self.reason = reason
        self.detail = detail
        self.worded = worded
        """What the rules said, where it can be said in every language."""


def refused_move(error: MoveError) -> Refusal:
    """What the rules said, as a refusal."""
    why = Why.UNREADABLE_MOVE if isinstance(error, UnreadableMove) else Why.ILLEGAL
    return Refusal(why, error.reason.name, error.detail)


def broken_game(error: WordedError) -> Refusal:
    """A game of another package has failed: the words name it."""
    return Refusal(Why.GAME_BROKEN, detail=str(error), worded=error)


def refused_setup(error: TabletownError | TypeError) -> Refusal:
    """A table that cannot be."""
    return Refusal(Why.BAD_SETUP, detail=str(error), worded=error if isinstance(error, WordedError) else None)
