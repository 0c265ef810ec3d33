"""What can be wrong with input. Every error carries a sentence for people; refusals also a reason for programs."""

from enum import Enum


class TabletownError(ValueError):
    """Bad input of any sort. `str(error)` is one sentence that can be shown as it is."""


class Reason(Enum):
    """Why a move was not played. Games add reasons of their own by subclassing this empty enum."""


class Unreadable(Reason):
    """Reasons why a text is no move, in any game."""

    SEAT = "unknown seat"
    WORD = "unknown word"
    SHAPE = "wrong number of words"
    AMBIGUOUS = "more than one move"


class Refused(Reason):
    """Reasons that every game can have."""

    UNKNOWN_SEAT = "unknown seat"
    OUT_OF_TURN = "out of turn"
    GAME_OVER = "the game is over"
    WRONG_PHASE = "not in this phase"
    NOT_A_MOVE = "not a move of this game"


class MoveError(TabletownError):
    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(detail)
        self.reason = reason
        self.detail = detail

    def __reduce__(self) -> tuple[type["MoveError"], tuple[Reason, str]]:
        return type(self), (self.reason, self.detail)


class UnreadableMove(MoveError):
    """The text is no move of this game, in any position."""


class IllegalMove(MoveError):
    """A move of this game, but not one that this seat may play now."""


def check_is_move(move: object, *kinds: type) -> None:
    """Types say that a move is one of the game's; programs that are not checked for types may say otherwise."""
    if not isinstance(move, kinds):
        raise IllegalMove(Refused.NOT_A_MOVE, f"{str(move)[:40]!r} is not a move of this game")


class BadSetup(TabletownError):
    """No game can be set up like this."""


class BadRecord(TabletownError):
    """A record that cannot be replayed; `line` counts from 1, 0 means the file as a whole."""

    def __init__(self, line: int, detail: str) -> None:
        super().__init__(f"line {line}: {detail}" if line else detail)
        self.line = line
        self.detail = detail

    def __reduce__(self) -> tuple[type["BadRecord"], tuple[int, str]]:
        return type(self), (self.line, self.detail)


class UnknownGame(TabletownError):
    """No game of this name is registered."""
