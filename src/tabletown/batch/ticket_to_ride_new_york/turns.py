"""One move in every lane (the course of play of `rules`), without asking any lane which kind of move it is."""

from typing import NamedTuple

from tabletown.batch.arrays import Array, ArrayNamespace, pick
from tabletown.batch.loops import on_lanes
from tabletown.batch.ticket_to_ride_new_york import actions as act
from tabletown.batch.ticket_to_ride_new_york.cards import COLOUR_BITS, size, wilds
from tabletown.batch.ticket_to_ride_new_york.lanes import (
    CHOOSE,
    CHOSEN,
    HAND,
    HELD_OVER,
    KEEP,
    KNOWN,
    LOW,
    NONE,
    OVER,
    SECOND_CARD,
    TURN,
    Lanes,
    Mover,
    Supply,
    mover_of,
    seat_rows,
    with_seat_rows,
)
from tabletown.batch.ticket_to_ride_new_york.supply import NO_LIMIT, settle, top_card, without_top
from tabletown.batch.ticket_to_ride_new_york.tickets import begun, draw_tickets, keep_tickets
from tabletown.ticket_to_ride_new_york.cards import COUNT, WILD_SHIFT, Card
from tabletown.ticket_to_ride_new_york.rules import FEW_TAXIS
from tabletown.ticket_to_ride_new_york.stock import MOST_WILDS

_WILD_TAKEN = act.FIRST_TAKE + len(Card) - 1


class _Kinds(NamedTuple):
    """Which lanes make which kind of move: bool [lanes] each."""

    takes: Array
    draws: Array
    claims: Array
    tickets: Array
    passes: Array
    keeps: Array


def play(xp: ArrayNamespace, lanes: Lanes, seat: Array, action: Array, most_sweeps: int = NO_LIMIT) -> Lanes:
    """Every lane with one more move; nothing happens where the seat is NOBODY."""
    kinds = _kinds(xp, seat, action)
    effect = xp.take(xp.asarray(act.EFFECTS), xp.maximum(action, 0), axis=1)
    mover, supply = _cards(xp, mover_of(xp, lanes.players, seat), lanes.supply, kinds, effect, most_sweeps)
    reshuffled = xp.not_equal(supply.shuffles, lanes.supply.shuffles)
    lanes, mover = draw_tickets(xp, lanes._replace(supply=supply), mover, kinds.tickets, seat)
    lanes, mover = keep_tickets(xp, lanes, mover, kinds.keeps, action, seat)
    players = with_seat_rows(xp, lanes.players, seat, xp.stack(mover))
    players = on_lanes(xp, reshuffled, lambda some: _after_reshuffle(xp, some), players)
    reach = on_lanes(xp, kinds.claims, lambda some: _reached(xp, some), _Reach(lanes.reach, seat, effect)).reach
    lanes = _ended(xp, lanes._replace(players=players, reach=reach), kinds, action, mover)
    all_chosen = kinds.keeps & xp.equal(lanes.phase, CHOOSE) & xp.all(xp.not_equal(players[:, CHOSEN], 0), axis=0)
    return on_lanes(xp, all_chosen, lambda some: begun(xp, some), lanes)


def _kinds(xp: ArrayNamespace, seat: Array, action: Array) -> _Kinds:
    acts = (seat >= 0) & (action >= 0)
    return _Kinds(
        acts & (action < act.DRAW),
        acts & xp.equal(action, act.DRAW),
        acts & (action >= act.FIRST_CLAIM) & (action < act.TICKETS_DRAWN),
        acts & xp.equal(action, act.TICKETS_DRAWN),
        acts & xp.equal(action, act.PASSED),
        acts & (action >= act.KEEP_BOTH),
    )


def _cards(
    xp: ArrayNamespace, mover: Mover, supply: Supply, kinds: _Kinds, effect: Array, most_sweeps: int
) -> tuple[Mover, Supply]:
    """Cards change hands: one is taken or drawn, or a claim is paid; then the supply is brought in order."""
    taken, price = (xp.where(which, effect[act.CARDS], 0) for which in (kinds.takes, kinds.claims))
    mover = _paid(xp, mover, price, effect)
    supply = supply._replace(display=supply.display - taken, discards=supply.discards + price)
    replaced = kinds.takes & xp.not_equal(supply.deck, 0)
    top = top_card(xp, supply)
    supply = without_top(xp, supply, kinds.draws | replaced, top)
    hand = mover.hand + taken + xp.where(kinds.draws, top, 0)
    touched = kinds.takes | kinds.draws | kinds.claims
    supply = supply._replace(
        display=supply.display + xp.where(replaced, top, 0), swept=xp.where(touched, 0, supply.swept)
    )
    unsettled = touched & xp.equal(supply.deck, 0) | kinds.takes & (wilds(supply.display) > MOST_WILDS)
    return mover._replace(hand=hand, known=mover.known + taken), settle(xp, supply, unsettled, most_sweeps)


def _paid(xp: ArrayNamespace, mover: Mover, price: Array, effect: Array) -> Mover:
    """A route more, and its price less; the cards that everybody knows of are spent first (rule 9.3)."""
    shift = effect[act.SHIFT]
    own = xp.minimum(mover.known >> shift & COUNT, effect[act.OWN])
    wild = xp.minimum(mover.known >> WILD_SHIFT, effect[act.WILD_COUNT])
    seen = (own << shift) + (wild << WILD_SHIFT)
    unseen = price - seen
    # Without a blind draw since the reshuffle, they can only be cards she held then.
    fresh = xp.not_equal(size(mover.hand - mover.known - mover.held_over + mover.revealed), 0)
    return mover._replace(
        hand=mover.hand - price,
        known=mover.known - seen,
        held_over=mover.held_over - xp.where(fresh, 0, unseen),
        revealed=mover.revealed + xp.where(fresh, unseen, 0),
        low=mover.low | effect[act.LOW],
        high=mover.high | effect[act.HIGH],
        taxis=mover.taxis - effect[act.LENGTH],
        points=mover.points + effect[act.POINTS],
    )


def _after_reshuffle(xp: ArrayNamespace, players: Array) -> Array:
    """All that was ever drawn blind must be in the hands (rule 9.4)."""
    held = (players[:, HAND] - players[:, KNOWN])[:, None]
    return xp.concatenate([players[:, :HELD_OVER], held, xp.zeros_like(held), players[:, LOW:]], axis=1)


class _Reach(NamedTuple):
    reach: Array
    seat: Array
    effect: Array


def _reached(xp: ArrayNamespace, now: _Reach) -> _Reach:
    """A new route joins all that its two ends reach."""
    own = seat_rows(xp, now.reach, now.seat)
    joined = pick(xp, own, now.effect[act.ONE_END]) | pick(xp, own, now.effect[act.OTHER_END])
    places = xp.arange(own.shape[0], dtype=xp.int16)[:, None]
    changed = xp.where(xp.not_equal(joined >> places & 1, 0), joined, own)
    return now._replace(reach=with_seat_rows(xp, now.reach, now.seat, changed))


def _ended(xp: ArrayNamespace, lanes: Lanes, kinds: _Kinds, action: Array, mover: Mover) -> Lanes:
    """A second card, tickets to keep, the next seat, the last lap or the end (rules 4.3 to 4.6 and 7.1 to 7.4)."""
    seats = lanes.players.shape[0]
    drawable = xp.not_equal(lanes.supply.deck, 0) | xp.not_equal(lanes.supply.display & COLOUR_BITS, 0)
    first = (kinds.draws | kinds.takes & (action < _WILD_TAKEN)) & xp.equal(lanes.phase, TURN)
    second = first & drawable
    shows = kinds.tickets & xp.not_equal(mover.shown, 0)
    choosing = xp.equal(lanes.phase, CHOOSE)
    ends = kinds.takes | kinds.draws | kinds.claims | kinds.tickets | kinds.passes | kinds.keeps & ~choosing
    passes = xp.where(kinds.passes, lanes.passes + 1, xp.where(ends, 0, lanes.passes))
    ends = ends & ~second & ~shows
    lap = xp.where(mover.taxis <= FEW_TAXIS, seats, xp.zeros_like(lanes.turns_left) + NONE)
    left = xp.where(ends, xp.where(lanes.turns_left >= 0, lanes.turns_left - 1, lap), lanes.turns_left)
    over = ends & (xp.equal(left, 0) | xp.equal(passes, seats))
    phase = xp.where(second, SECOND_CARD, xp.where(shows, KEEP, xp.where(ends, TURN, lanes.phase)))
    following = xp.where(xp.equal(lanes.turn, seats - 1), 0, lanes.turn + 1)
    return lanes._replace(
        phase=xp.where(over, OVER, phase),
        turn=xp.where(ends, following, lanes.turn),
        turns_left=left,
        passes=passes,
    )
