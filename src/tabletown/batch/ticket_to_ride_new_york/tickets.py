"""Drawing and keeping tickets in arrays (rules 2.3 to 2.5, 6.1 and 6.2)."""

from tabletown.batch.arrays import Array, ArrayNamespace, put
from tabletown.batch.ticket_to_ride_new_york.actions import KEEP_FIRST, KEEP_SECOND
from tabletown.batch.ticket_to_ride_new_york.lanes import (
    CHOOSE,
    CHOSEN,
    NO_TICKET,
    NONE,
    SHOWN,
    TICKETS,
    TURN,
    Lanes,
    Mover,
    draw_code,
)

_BOTH, _FIRST, _SECOND = 3, 1, 2


def draw_tickets(xp: ArrayNamespace, lanes: Lanes, mover: Mover, draws: Array, seat: Array) -> tuple[Lanes, Mover]:
    """Two tickets are shown, a single last one is kept at once."""
    first, second = (xp.maximum(lanes.ticket_order[row].astype(xp.int32), 0) for row in (0, 1))
    single, two = draws & xp.equal(lanes.ticket_count, 1), draws & (lanes.ticket_count > 1)
    shown = xp.where(two, 1 << first | 1 << second, mover.shown)
    tickets = mover.tickets | xp.where(single, 1 << first, 0)
    none = xp.full((2, *first.shape), NONE, dtype=xp.int8)
    order = xp.where(draws, xp.concatenate([lanes.ticket_order[2:], none]), lanes.ticket_order)
    count = xp.where(draws, xp.maximum(lanes.ticket_count - 2, 0), lanes.ticket_count)
    lanes = lanes._replace(ticket_order=order, ticket_count=count)
    alone = draw_code(xp, seat, first, NO_TICKET, xp.zeros_like(first) + _FIRST)
    return _told(xp, lanes, single, alone), mover._replace(shown=shown, tickets=tickets)


def keep_tickets(
    xp: ArrayNamespace, lanes: Lanes, mover: Mover, keeps: Array, action: Array, seat: Array
) -> tuple[Lanes, Mover]:
    """What is kept at somebody's turn is hers; at set-up the choice is a secret until all have chosen."""
    choosing = xp.equal(lanes.phase, CHOOSE)
    chooses, keeps = keeps & choosing, keeps & ~choosing
    first = mover.shown & -mover.shown
    kept = xp.where(xp.equal(action, KEEP_FIRST), first, mover.shown)
    kept = xp.where(xp.equal(action, KEEP_SECOND), mover.shown - first, kept)
    lanes = _finished(xp, lanes, keeps, seat, mover.shown, kept)
    tickets = mover.tickets | xp.where(keeps, kept, 0)
    shown, chosen = xp.where(keeps, 0, mover.shown), xp.where(chooses, kept, mover.chosen)
    returned = mover.returned | xp.where(keeps, mover.shown - kept, 0)
    return lanes, mover._replace(tickets=tickets, shown=shown, chosen=chosen, returned=returned)


def begun(xp: ArrayNamespace, lanes: Lanes) -> Lanes:
    """All have chosen: returned tickets go under the deck in seat order, whoever chose first (rule 2.5)."""
    everybody = xp.ones(lanes.phase.shape, dtype=xp.bool_)
    players = lanes.players
    for seat in range(players.shape[0]):
        lanes = _finished(xp, lanes, everybody, xp.asarray(seat), players[seat, SHOWN], players[seat, CHOSEN])
    kept, back = players[:, CHOSEN, None], (players[:, SHOWN] - players[:, CHOSEN])[:, None]
    nothing = xp.zeros_like(players[:, :2])
    players = xp.concatenate([players[:, :TICKETS], kept, nothing, back], axis=1)
    return lanes._replace(players=players, phase=xp.full(lanes.phase.shape, TURN, dtype=xp.int32))


def _finished(xp: ArrayNamespace, lanes: Lanes, where: Array, seat: Array, shown: Array, kept: Array) -> Lanes:
    """One draw of two tickets is over: what is not kept goes under the deck."""
    low = shown & -shown
    first, second = _number(xp, low), _number(xp, shown - low)
    both, keeps_first = xp.equal(kept, shown), xp.equal(kept, low)
    code = xp.where(both, _BOTH, xp.where(keeps_first, _FIRST, xp.zeros_like(first) + _SECOND))
    back = xp.where(keeps_first, second, first).astype(xp.int8)
    returns = where & ~both
    order = put(xp, lanes.ticket_order, xp.where(returns, lanes.ticket_count, NONE), back)
    count = lanes.ticket_count + returns.astype(xp.int32)
    lanes = lanes._replace(ticket_order=order, ticket_count=count)
    return _told(xp, lanes, where, draw_code(xp, seat, first, second, code))


def _told(xp: ArrayNamespace, lanes: Lanes, where: Array, code: Array) -> Lanes:
    """One more draw to remember."""
    draws = put(xp, lanes.draws, xp.where(where, lanes.draw_count, NONE), code)
    return lanes._replace(draws=draws, draw_count=lanes.draw_count + where.astype(xp.int32))


def _number(xp: ArrayNamespace, bit: Array) -> Array:
    """Of the ticket with this bit; 0 if there is none."""
    return xp.bitwise_count(xp.maximum(bit - 1, 0)).astype(xp.int32)
