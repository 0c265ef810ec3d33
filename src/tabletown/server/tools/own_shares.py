"""A client's part in drawing the deal: it pledges, shows a share for one set of terms only, and checks the end.

The page does the same in `web/src/deal/`.
"""

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from secrets import token_hex

from tabletown.core.joint import NONE, Draw, Joint, Terms
from tabletown.server.wire import requests
from tabletown.server.wire.protocol import DealInfo, DealPhase, Status, TableInfo


class DealCheck(StrEnum):
    """What a client can say of a deal after the game."""

    VERIFIED = "verified"
    """It follows from the terms for which this client has shown its share."""
    JOINT = "joint"
    """It follows from the shares that are told; none of them was this client's."""
    WRONG = "wrong"
    """It does not follow, or from other terms than this client was shown."""
    ALONE = "alone"
    """The server has dealt alone."""


class OwnShares:
    """Keep it as long as the seats: what was pledged must be shown, and what was shown must not be used again."""

    def __init__(self) -> None:
        self._shares: dict[str, str] = {}
        """By pledge."""
        self._shown: dict[tuple[str, int], str] = {}
        """By table and draw: the digest of the terms for which shares were shown."""
        self._asked: set[tuple[str, str, int, int]] = set()

    def wishes(self, table: TableInfo, you: Sequence[int], nonce: Callable[[], str]) -> Iterator[requests.Request]:
        """What is to be sent now; nothing is asked for twice."""
        deal = table.deal
        if deal is None or table.status is not Status.OPEN:
            return
        draw = Draw(table.id, deal.stopped, table.commitment)
        for seat in you:
            if deal.phase is DealPhase.SHOWING:
                if seat in deal.waiting and (share := self._to_show(draw, deal, seat)) != NONE:
                    yield requests.ShowShare(nonce(), seat, draw.number, share)
            elif self._is_to_pledge(draw, deal, seat):
                share = token_hex(32)
                pledge = draw.pledge(seat, share)
                self._shares[pledge] = share
                yield requests.Pledge(nonce(), seat, draw.number, pledge)

    def check(self, table: TableInfo) -> DealCheck:
        """After the end."""
        deal = table.deal
        number = 1 if deal is None else len(deal.stopped) + 1
        kept = self._shown.get((table.id, number))
        if deal is None or deal.phase is not DealPhase.DONE:
            return DealCheck.ALONE if kept is None else DealCheck.WRONG
        joint = Joint(table.id, deal.stopped, deal.share, deal.shares)
        follows = joint.seed == table.seed and joint.commitment == table.commitment
        if not follows or (kept is not None and kept != joint.terms.digest()):
            return DealCheck.WRONG
        return DealCheck.JOINT if kept is None else DealCheck.VERIFIED

    def _is_to_pledge(self, draw: Draw, deal: DealInfo, seat: int) -> bool:
        """Where nobody has; and once where another device of the same person has, which may be closed by now."""
        pledge = deal.pledges[seat]
        if pledge in self._shares or (pledge != NONE and deal.phase is DealPhase.PLEDGING):
            return False
        return self._is_first("pledge", draw, seat, pledge != NONE)

    def _to_show(self, draw: Draw, deal: DealInfo, seat: int) -> str:
        share = self._shares.get(deal.pledges[seat], NONE)
        digest = Terms(draw, deal.pledges).digest()
        if share == NONE or draw.pledge(seat, share) != deal.pledges[seat]:
            # Another device's; or the server has changed its commitment since.
            return NONE
        # A server that asks for the same draw again under other terms has seen this share, and could choose the rest.
        if self._shown.setdefault((draw.table, draw.number), digest) != digest:
            return NONE
        return share if self._is_first("show", draw, seat, once=True) else NONE

    def _is_first(self, what: str, draw: Draw, seat: int, once: bool) -> bool:
        asked = (what, draw.table, draw.number, seat)
        if once and asked in self._asked:
            return False
        self._asked.add(asked)
        return True
