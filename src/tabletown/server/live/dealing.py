"""Drawing the deal together: seats pledge shares, the host starts, all show them, and the game begins.

Whoever does not show a share stops the start and is named, and everybody draws afresh (docs/joint-deal.md).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from tabletown.core.chance import commitment
from tabletown.core.joint import NONE, Draw, Joint, Terms
from tabletown.server.live import log
from tabletown.server.live.notices import Chair
from tabletown.server.wire.protocol import DealInfo, DealPhase, Sitter

MOST_DRAWS = 50
"""Attempts at one deal, after which the table has to be left for another."""


@dataclass(slots=True)
class Dealing:
    """How far the deal of a table has been drawn."""

    table: str
    secret: str
    """What the server drew when the table was opened: its share of the first draw, and the root of all others."""
    stopped: tuple[tuple[int, ...], ...] = ()
    """By draw before this one: who stopped it."""
    named: tuple[str, ...] = ()
    """Those who stopped the last one, as they were called."""
    pledges: dict[int, str] = field(default_factory=dict)
    """Of the people, by seat."""
    shares: dict[int, str] = field(default_factory=dict)
    begun: int = 0
    """The version at which the host started; 0: nobody has."""

    @property
    def number(self) -> int:
        return len(self.stopped) + 1

    @property
    def share(self) -> str:
        """The server's own."""
        return self.secret if self.number == 1 else _derived("server", self.secret, self.number)

    @property
    def draw(self) -> Draw:
        return Draw(self.table, self.stopped, commitment(self.share))

    def after(self, what: log.AnyWhat, version: int) -> None:
        match what:
            case log.Pledged(seat, pledge):
                self.pledges[seat] = pledge
            case log.DrawBegun():
                self.begun = version
            case log.ShareShown(seat, share):
                self.shares[seat] = share
            case log.DrawStopped(seats, names):
                self.stopped, self.named = (*self.stopped, seats), names
                self._forget()
            case log.Resized():
                # A pledge is that of one seat, and now they have other numbers.
                self._forget()
            case log.Sat(seat) | log.BotSat(seat) | log.Freed(seat) | log.Declined(seat) | log.Invited(seat):
                self.pledges.pop(seat, None)

    def _forget(self) -> None:
        self.pledges, self.shares, self.begun = {}, {}, 0

    def all_pledges(self, chairs: Sequence[Chair]) -> tuple[str, ...]:
        """By seat, also those of the server for its bots: they add nothing, and nobody has to trust them."""
        bots = {seat: self.draw.pledge(seat, self._share_of_bot(seat)) for seat in _bots(chairs)}
        known = bots | self.pledges
        return tuple([known.get(seat, NONE) for seat in range(len(chairs))])

    def joint(self, chairs: Sequence[Chair], shown: dict[int, str] | None = None) -> Joint | None:
        """With these shares shown beside those that are; None: nobody but the server has one."""
        people = self.shares | (shown or {})
        if not people:
            return None
        known = {seat: self._share_of_bot(seat) for seat in _bots(chairs)} | people
        return Joint(
            self.table, self.stopped, self.share, tuple([known.get(seat, NONE) for seat in range(len(chairs))])
        )

    def phase(self, chairs: Sequence[Chair]) -> DealPhase:
        if not self.begun:
            return DealPhase.GATHERING
        return DealPhase.PLEDGING if self._unpledged(chairs) else DealPhase.SHOWING

    def waits_for(self, chairs: Sequence[Chair]) -> tuple[int, ...]:
        """Who has to pledge, or to show a share, before the game can begin."""
        if not self.begun:
            return ()
        return self._unpledged(chairs) or tuple([seat for seat in sorted(self.pledges) if seat not in self.shares])

    def terms(self, chairs: Sequence[Chair]) -> Terms:
        return Terms(self.draw, self.all_pledges(chairs))

    def _unpledged(self, chairs: Sequence[Chair]) -> tuple[int, ...]:
        """Whoever stopped the last draw is not waited for again, unless she pledges, or nobody else takes part."""
        missing = [seat for seat, chair in enumerate(chairs) if chair.draws and seat not in self.pledges]
        others = [seat for seat in missing if not self.stopped or seat not in self.stopped[-1]]
        return tuple(others if others or self.pledges else missing)

    def _share_of_bot(self, seat: int) -> str:
        return _derived(f"bot/{seat + 1}", self.secret, self.number)


def deal_info(dealing: Dealing, chairs: Sequence[Chair], joint: Joint | None, is_over: bool) -> DealInfo | None:
    """What all may know: before the start what is pledged, after the end how it was drawn, in between nothing."""
    if is_over:
        return (
            None if joint is None else DealInfo(DealPhase.DONE, joint.stopped, shares=joint.shares, share=joint.share)
        )
    phase, pledges = dealing.phase(chairs), dealing.all_pledges(chairs)
    return DealInfo(phase, dealing.stopped, dealing.named, pledges, dealing.waits_for(chairs))


def _bots(chairs: Sequence[Chair]) -> list[int]:
    return [seat for seat, chair in enumerate(chairs) if chair.sitter is Sitter.BOT]


def _derived(whose: str, secret: str, number: int) -> str:
    return sha256(f"tabletown/share/{whose}/{number}/{secret}".encode()).hexdigest()
