"""What seats do for the deal: pledge a share, show it, keep it back. Nothing is changed here."""

from tabletown.server.live import log
from tabletown.server.live.checks import must_be, own_chair
from tabletown.server.live.dealing import MOST_DRAWS
from tabletown.server.live.manners import beginning
from tabletown.server.live.table import Table
from tabletown.server.live.wishes import Actor, StopDraw
from tabletown.server.wire import requests
from tabletown.server.wire.protocol import DealPhase, Status, Why
from tabletown.server.wire.refusal import Refusal


def draw_or_begin(table: Table) -> tuple[log.AnyWhat, ...]:
    """The host starts, or the last of those who play again has come. Where no seat gives a share, the server deals."""
    dealing = table.dealing
    if dealing.begun:
        return ()
    if not any(chair.draws for chair in table.chairs):
        return beginning(table, dealing.share)
    if dealing.number > MOST_DRAWS:
        raise Refusal(Why.TOO_MANY)
    return (log.DrawBegun(),)


def pledged(table: Table, actor: Actor, wish: requests.Pledge) -> tuple[log.AnyWhat, ...]:
    """Raises Refusal."""
    own_chair(table, actor, wish.seat)
    _must_be_now(table, wish.draw)
    dealing = table.dealing
    if dealing.pledges.get(wish.seat) == wish.pledge:
        return ()
    if dealing.phase(table.chairs) is DealPhase.SHOWING or (dealing.begun and wish.seat in dealing.pledges):
        raise Refusal(Why.DRAWING)
    if wish.pledge in dealing.all_pledges(table.chairs):
        # A copy: whoever made it does not know the share.
        raise Refusal(Why.BAD_SHARE)
    return (log.Pledged(wish.seat, wish.pledge),)


def shown(table: Table, actor: Actor, wish: requests.ShowShare) -> tuple[log.AnyWhat, ...]:
    """With the last share the game begins. Raises Refusal."""
    own_chair(table, actor, wish.seat)
    _must_be_now(table, wish.draw)
    dealing = table.dealing
    if dealing.phase(table.chairs) is not DealPhase.SHOWING or wish.seat not in dealing.pledges:
        raise Refusal(Why.NO_DRAW)
    if dealing.draw.pledge(wish.seat, wish.share) != dealing.pledges[wish.seat]:
        raise Refusal(Why.BAD_SHARE)
    if wish.seat in dealing.shares:
        return ()
    entry = log.ShareShown(wish.seat, wish.share)
    if dealing.waits_for(table.chairs) != (wish.seat,):
        return (entry,)
    joint = dealing.joint(table.chairs, {wish.seat: wish.share})
    return (entry, *beginning(table, dealing.share if joint is None else joint.seed))


def stopped(table: Table, wish: StopDraw) -> tuple[log.AnyWhat, ...]:
    """Whoever is still waited for is named."""
    dealing = table.dealing
    if table.status is not Status.OPEN or not dealing.begun or dealing.begun != wish.begun:
        return ()
    return (kept_back(table, dealing.waits_for(table.chairs)),)


def kept_back(table: Table, seats: tuple[int, ...]) -> log.DrawStopped:
    return log.DrawStopped(seats, tuple([table.chairs[seat].name for seat in seats]))


def _must_be_now(table: Table, draw: int) -> None:
    must_be(table, Status.OPEN)
    if draw != table.dealing.number:
        raise Refusal(Why.STALE)
