"""A seat's new link during a game: whoever gets it sees a hand, so that the host alone cannot give it away.

Its owner's yes is enough, or that of everybody else who plays; who leaves by herself has said yes with that. It is in
the log, and everybody is told.
"""

from dataclasses import dataclass

from tabletown.server.live import log
from tabletown.server.live.notices import Chair
from tabletown.server.live.wishes import Actor
from tabletown.server.wire.protocol import Sitter, Status, Why
from tabletown.server.wire.refusal import Refusal
from tabletown.server.wire.requests import AnswerHandover

HOST_ALONE = -1
"""In place of the seat of whoever asked: a host without one."""


@dataclass(slots=True)
class Handover:
    """A new link that waits for consent, or has it."""

    seat: int
    by: int
    waiting: set[int]
    granted: bool = False

    def agreed(self, by: int) -> None:
        self.waiting.discard(by)
        self.granted |= by == self.seat or not self.waiting


def after(
    pending: Handover | None, what: log.HandoverAsked | log.HandoverAgreed | log.HandoverRefused
) -> Handover | None:
    match what:
        case log.HandoverAsked(seat, by, waiting):
            return Handover(seat, by, set(waiting))
        case log.HandoverAgreed(seat):
            if pending is not None:
                pending.agreed(seat)
            return pending
        case log.HandoverRefused():
            return None


def owner_of(chair: Chair) -> str:
    """The hashed token of whose hand it is; empty for a bot's own."""
    return chair.token or (chair.former[1] if chair.former is not None else "")


def needs_consent(chairs: list[Chair], status: Status, seat: int, tokens: frozenset[str]) -> bool:
    owner = owner_of(chairs[seat])
    if status is not Status.RUNNING or chairs[seat].given_up or (owner and owner in tokens):
        return False
    return bool(owner) or bool(who_must_consent(chairs, seat, tokens))


def who_must_consent(chairs: list[Chair], seat: int, tokens: frozenset[str]) -> tuple[int, ...]:
    """All people but whoever asks and whoever has the seat. Also those who are away: else one would wait for that."""
    people = [other for other, chair in enumerate(chairs) if chair.sitter is Sitter.PERSON and other != seat]
    return tuple([other for other in people if chairs[other].token not in tokens])


def asked_handover(chairs: list[Chair], seat: int, actor: Actor) -> log.HandoverAsked:
    mine = [other for other, chair in enumerate(chairs) if chair.token and chair.token in actor.tokens]
    return log.HandoverAsked(seat, mine[0] if mine else HOST_ALONE, who_must_consent(chairs, seat, actor.tokens))


def answered_handover(
    chairs: list[Chair], pending: Handover | None, actor: Actor, wish: AnswerHandover
) -> tuple[log.AnyWhat, ...]:
    """Raises Refusal."""
    if pending is None or pending.granted:
        raise Refusal(Why.NO_HANDOVER)
    is_owner = wish.seat == pending.seat and owner_of(chairs[pending.seat]) in actor.tokens - {""}
    is_other = wish.seat in pending.waiting and chairs[wish.seat].token in actor.tokens - {""}
    if not (is_owner or is_other):
        raise Refusal(Why.NOT_YOUR_SEAT)
    return (log.HandoverAgreed(wish.seat) if wish.agree else log.HandoverRefused(wish.seat),)
