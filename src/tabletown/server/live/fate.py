"""What becomes of a table itself: closed or silenced by the host of the server, deleted by those who sit there.

For deleting it all of them have to agree. Bots have no say, nor has whoever has left. Whoever never comes back cannot
agree: such tables go when the server's host lets old ones go.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tabletown.server.live import log
from tabletown.server.live.notices import Chair
from tabletown.server.wire.protocol import Sitter, Why
from tabletown.server.wire.refusal import Refusal
from tabletown.server.wire.requests import AnswerDeletion, AskDeletion

_NEW_COMPANY = (
    log.DeletionRefused,
    log.Sat,
    log.BotSat,
    log.Freed,
    log.Invited,
    log.Declined,
    log.Resized,
    log.SeatsDrawn,
)
"""Somebody does not want the table deleted, or others have a say now."""


@dataclass(slots=True)
class Deletion:
    """A wish to delete the table that waits for consent."""

    by: int
    waiting: set[int]


class Fate:
    def __init__(self) -> None:
        self.closed = False
        """It can be looked at only."""
        self.removed = False
        """Nothing of it is stored any more."""
        self.muted: frozenset[str] = frozenset()
        """Hashed tokens of people who may not talk here."""
        self.deletion: Deletion | None = None

    def take(self, what: log.AnyWhat, chairs: Sequence[Chair]) -> None:
        match what:
            case log.Removed():
                self.removed = True
            case log.Closed():
                self.closed = True
            case log.Muted(seat, off) if 0 <= seat < len(chairs) and (token := chairs[seat].token):
                self.muted = self.muted - {token} if off else self.muted | {token}
            case log.DeletionAsked(seat, waiting):
                self.deletion = Deletion(seat, set(waiting))
            case log.DeletionAgreed(seat) if self.deletion is not None:
                self.deletion.waiting.discard(seat)
            case _ if isinstance(what, _NEW_COMPANY):
                self.deletion = None


def deletion(
    chairs: Sequence[Chair], pending: Deletion | None, wish: AskDeletion | AnswerDeletion
) -> tuple[log.AnyWhat, ...]:
    """Of whoever has the seat: that was checked. Raises Refusal."""
    if isinstance(wish, AskDeletion):
        mine = chairs[wish.seat].token
        others = [seat for seat, chair in enumerate(chairs) if chair.sitter is Sitter.PERSON and chair.token != mine]
        asked = log.DeletionAsked(wish.seat, tuple(others))
        return (asked,) if others else (asked, log.Removed())
    if pending is None or wish.seat not in pending.waiting:
        raise Refusal(Why.NO_DELETION)
    if not wish.agree:
        return (log.DeletionRefused(wish.seat),)
    agreed = log.DeletionAgreed(wish.seat)
    return (agreed,) if len(pending.waiting) > 1 else (agreed, log.Removed())
