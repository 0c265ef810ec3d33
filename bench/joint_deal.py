"""`make deal`: dealers without scruples, each with an accomplice in a seat, and an honest client at their table."""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import count
from random import Random

from tabletown.core.chance import commitment
from tabletown.core.joint import NONE, Draw, Joint, Terms
from tabletown.server.tools.own_shares import DealCheck, OwnShares
from tabletown.server.wire import requests
from tabletown.server.wire.agreed import Absent, Manners, Visibility
from tabletown.server.wire.protocol import DealInfo, DealPhase, Status, TableInfo

SHARE_OF_GOOD = 1 / 4
HONEST, ACCOMPLICE = 0, 1
TRIES = 20
"""How often a cheat that can try again does."""


def is_good(seed: str) -> bool:
    """Good for the accomplice: any property of a deal is one of its seed."""
    return int(seed[:2], 16) < 256 * SHARE_OF_GOOD


@dataclass(frozen=True)
class Cheat:
    name: str = "none"
    keeps_back: bool = False
    """The accomplice does not show its share when the deal is bad, and the server says so."""
    hides_stops: bool = False
    """… and the server tells nothing of it afterwards."""
    goes_back: bool = False
    """The server pretends that it has lost the last seconds, and asks for the same draw again."""
    picks_share_late: bool = False
    """The server takes another share of its own when it has seen the others."""
    picks_accomplice_late: bool = False
    """The accomplice takes another share when it has seen the others."""
    drops_honest: bool = False
    """The server leaves the honest share out."""
    adds_seat: bool = False
    """The server gives a share to a seat that had none."""
    deals_alone: bool = False
    """The server says that nobody gave a share."""
    lies_about_seed: bool = False
    """The server deals what it likes."""


CHEATS = (
    Cheat("keeps back", keeps_back=True),
    Cheat("keeps back, hides it", keeps_back=True, hides_stops=True),
    Cheat("goes back", goes_back=True),
    Cheat("own share late", picks_share_late=True),
    Cheat("accomplice late", picks_accomplice_late=True),
    Cheat("drops the honest one", drops_honest=True),
    Cheat("another seat", adds_seat=True),
    Cheat("deals alone", deals_alone=True),
    Cheat("lies", lies_about_seed=True),
)


@dataclass
class Found:
    games: int = 0
    good: int = 0
    named: int = 0
    """Games before which somebody was named."""
    caught: int = 0
    """Games after which the honest client says that something is wrong."""
    clean: int = 0
    good_clean: int = 0


@dataclass
class Dealer:
    """The server and its accomplice: they know everything that either knows."""

    cheat: Cheat
    random: Random
    table: str
    stopped: list[tuple[int, ...]] = field(default_factory=list)
    honest: OwnShares = field(default_factory=OwnShares)
    nonces: Iterator[str] = field(default_factory=lambda: map(str, count()))
    share: str = field(init=False)
    other: str = field(init=False)
    """The accomplice's."""
    _draw: Draw = field(init=False)

    def __post_init__(self) -> None:
        self._draw_afresh()

    def play(self) -> TableInfo:
        """Up to the end of the game: what the honest client is told then."""
        for _ in range(TRIES):
            terms = Terms(self._draw, (self._pledged(), self._draw.pledge(ACCOMPLICE, self.other), NONE))
            shown = self._ask(self._info(DealPhase.SHOWING, terms.pledges, (HONEST,)))
            if not shown:
                # Whoever is honest does not go on: then the server can only name her, and start afresh.
                self._stop(HONEST)
                continue
            assert isinstance(shown[0], requests.ShowShare)
            joint = Joint(self.table, tuple(self.stopped), self.share, (shown[0].share, self.other, NONE))
            if is_good(joint.seed):
                return self._over(joint)
            if self.cheat.keeps_back:
                self._stop(ACCOMPLICE)
            elif self.cheat.goes_back:
                self.other = self._random_share()
            else:
                return self._over(self._changed(joint))
        return self._over(joint)

    def _changed(self, joint: Joint) -> Joint:
        """The deal was bad: what the cheat makes of it, over and over until it is good."""
        for _ in range(200):
            if is_good(joint.seed):
                break
            other = self._random_share()
            if self.cheat.picks_share_late:
                joint = replace(joint, share=other)
            elif self.cheat.picks_accomplice_late:
                joint = replace(joint, shares=(joint.shares[0], other, NONE))
            elif self.cheat.drops_honest:
                joint = replace(joint, shares=(NONE, other, NONE))
            elif self.cheat.adds_seat:
                joint = replace(joint, shares=(*joint.shares[:2], other))
            else:
                break
        return joint

    def _over(self, joint: Joint) -> TableInfo:
        seed: str | None = joint.seed
        if self.cheat.hides_stops:
            joint = replace(joint, stopped=())
        deal: DealInfo | None = DealInfo(DealPhase.DONE, joint.stopped, shares=joint.shares, share=joint.share)
        if not is_good(joint.seed) and self.cheat.lies_about_seed:
            seed = "00" * 32
        if not is_good(joint.seed) and self.cheat.deals_alone:
            seed, deal = "00" * 32, None
        return replace_info(self._info(DealPhase.DONE, ()), seed, deal, joint.commitment)

    def _stop(self, seat: int) -> None:
        self.stopped.append((seat,))
        self._draw_afresh()

    def _draw_afresh(self) -> None:
        self.share, self.other = self._random_share(), self._random_share()
        self._draw = Draw(self.table, tuple(self.stopped), commitment(self.share))

    def _pledged(self) -> str:
        """What the honest client pledges when it has heard the server's commitment; or has before."""
        told = self._ask(self._info(DealPhase.GATHERING, (NONE, self._draw.pledge(ACCOMPLICE, self.other), NONE)))
        assert isinstance(told[0], requests.Pledge)
        return told[0].pledge

    def _ask(self, info: TableInfo) -> list[requests.Request]:
        return list(self.honest.wishes(info, (HONEST,), lambda: next(self.nonces)))

    def _info(self, phase: DealPhase, pledges: tuple[str, ...], waiting: tuple[int, ...] = ()) -> TableInfo:
        deal = DealInfo(phase, tuple(self.stopped), (), pledges, waiting)
        return _table(self.table, self._draw.commitment, deal)

    def _random_share(self) -> str:
        return self.random.randbytes(32).hex()


def play_many(cheat: Cheat, trials: int) -> Found:
    found, random = Found(), Random(cheat.name)
    for trial in range(trials):
        dealer = Dealer(cheat, random, f"table{trial}")
        info = dealer.play()
        assert info.seed is not None
        good = is_good(info.seed)
        caught = dealer.honest.check(info) is not DealCheck.VERIFIED
        named = info.deal is not None and bool(info.deal.stopped)
        found.games += 1
        found.good += good
        found.named += named
        found.caught += caught
        found.clean += not (caught or named)
        found.good_clean += good and not (caught or named)
    return found


def replace_info(info: TableInfo, seed: str | None, deal: DealInfo | None, committed: str) -> TableInfo:
    return _table(info.id, committed, deal, seed, Status.OVER)


def _table(
    table: str, committed: str, deal: DealInfo | None, seed: str | None = None, status: Status = Status.OPEN
) -> TableInfo:
    return TableInfo(
        id=table,
        game="any",
        options={},
        language="en",
        visibility=Visibility.PRIVATE,
        absent=Absent(),
        clock=None,
        status=status,
        seats=(),
        commitment=committed,
        seed=seed,
        next=None,
        undo=None,
        proposals=(),
        manners=Manners(),
        again=None,
        waits=(),
        host_away=False,
        damaged=False,
        deal=deal,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--trials", type=int, default=20_000, help="games with each cheat")
    trials = parser.parse_args().trials
    slack = 5 * (SHARE_OF_GOOD * (1 - SHARE_OF_GOOD) / trials) ** 0.5
    gained = 0
    for cheat in (Cheat(), *CHEATS):
        found = play_many(cheat, trials)
        rate = found.good_clean / trials
        gained += abs(rate - SHARE_OF_GOOD) > slack or (cheat in CHEATS and found.clean != found.good_clean)
        print(
            f"{cheat.name:<22} good {found.good / trials:7.2%}   named {found.named:>6}   caught {found.caught:>6}   "
            f"good with nobody named and nothing wrong {rate:7.2%}"
        )
    print(f"{trials} games each, {SHARE_OF_GOOD:.0%} ± {slack:.2%} expected; cheats that gained unseen: {gained}")
    sys.exit(gained > 0)


if __name__ == "__main__":
    main()
