"""What can be wrong with input. Every error carries a sentence for people; refusals also a reason for programs."""

from enum import Enum
from typing import TYPE_CHECKING

from tabletown.core.speaking import speak, worded

if TYPE_CHECKING:
    from tabletown.core.sentence import Sentence, Value


FAILURES = (Exception, SystemExit)
"""What a package from elsewhere may raise when it is asked: one that ends the program must not end it for all."""


class TabletownError(ValueError):
    """Bad input of any sort. `str(error)` is one sentence that can be shown as it is.

    What people can cause is told as a Sentence, in their own language; plain text is for those who write programs.
    """

    def __init__(self, said: "Sentence | str" = "") -> None:
        super().__init__(said)
        self.said = said

    @property
    def sentence(self) -> "Sentence | None":
        """What is wrong, for readers of every language; None if there is only plain text."""
        return None if isinstance(self.said, str) else self.said

    def __str__(self) -> str:
        return self.said if isinstance(self.said, str) else speak(self.said)


class WordedError(TabletownError):
    """An error that is always told as a message with its values."""

    said: "Sentence"

    def __init__(self, message: str, /, **values: "Value") -> None:
        super().__init__(worded(message, **values))

    def __reduce__(self) -> tuple[object, ...]:
        """Between processes an error travels as its sentence."""
        return _said_again, (type(self), self.said)


def _said_again(kind: type[WordedError], said: "Sentence") -> WordedError:
    return kind(said.message, **dict(said.values))


class Reason(Enum):
    """Why a move was not played. Games add reasons of their own by subclassing this empty enum.

    The value is the message that says it to people.
    """


class Unreadable(Reason):
    """Reasons why a text is no move, in any game."""

    SEAT = "unreadable-seat"
    WORD = "unreadable-word"
    SHAPE = "unreadable-shape"
    NUMBER = "unreadable-number"
    AMBIGUOUS = "unreadable-ambiguous"


class Refused(Reason):
    """Reasons that every game can have."""

    UNKNOWN_SEAT = "illegal-unknown-seat"
    OUT_OF_TURN = "illegal-out-of-turn"
    GAME_OVER = "refused-over"
    WRONG_PHASE = "illegal-wrong-phase"
    NOT_A_MOVE = "illegal-not-a-move"


class MoveError(TabletownError):
    """Said by the message of its reason, or by a sentence that says more about this case."""

    said: "Sentence"

    def __init__(self, reason: Reason, said: "Sentence | None" = None, /, **values: "Value") -> None:
        super().__init__(said or worded(str(reason.value), **values))
        self.reason = reason

    @property
    def sentence(self) -> "Sentence":
        return self.said

    def __reduce__(self) -> "tuple[type[MoveError], tuple[Reason, Sentence]]":
        return type(self), (self.reason, self.said)


class UnreadableMove(MoveError):
    """The text is no move of this game, in any position."""


class IllegalMove(MoveError):
    """A move of this game, but not one that this seat may play now."""


def check_is_move(move: object, *kinds: type) -> None:
    """Types say that a move is one of the game's; programs that are not checked for types may say otherwise."""
    if not isinstance(move, kinds):
        raise IllegalMove(Refused.NOT_A_MOVE, move=repr(str(move)[:40]))


class BadSetup(TabletownError):
    """No game can be set up like this."""


class BadRecord(TabletownError):
    """A record that cannot be replayed; `line` counts from 1, 0 means the file as a whole."""

    def __init__(self, line: int, detail: "Sentence | str") -> None:
        super().__init__(worded("record-line", line=line, detail=detail) if line else detail)
        self.line = line
        self.detail = detail

    def __reduce__(self) -> "tuple[type[BadRecord], tuple[int, Sentence | str]]":
        return type(self), (self.line, self.detail)


class UnknownGame(TabletownError):
    """No game of this name is registered."""
