"""How everybody plays on in a simulation: one plan each, the next route of it as soon as it can be paid."""

from functools import lru_cache

from tabletown.bots.ticket_to_ride_new_york.graph import LinkMask, link_mask, links_in, sights_of
from tabletown.bots.ticket_to_ride_new_york.payments import SHIFTS, lacking, payment, spare
from tabletown.bots.ticket_to_ride_new_york.plans import LIGHT, Plan, best_plan, halves, plans, price_of
from tabletown.bots.ticket_to_ride_new_york.prospects import value_of_two
from tabletown.bots.ticket_to_ride_new_york.reading import turns_to_end
from tabletown.bots.ticket_to_ride_new_york.table import Table
from tabletown.ticket_to_ride_new_york.board import TICKETS, RouteMask, TicketMask
from tabletown.ticket_to_ride_new_york.cards import COLOURS, COUNT, WILD_SHIFT, Card, size
from tabletown.ticket_to_ride_new_york.network import tickets_in
from tabletown.ticket_to_ride_new_york.scoring import completed

ENOUGH = 1.5
"""Points that new tickets must promise to be worth a turn."""
UNLIKELY = 0.6
"""The part of its points that a ticket is thought to cost that the network does not connect yet."""
_COLOUR_AT = {colour.shift: colour for colour in COLOURS}


def play_on(table: Table) -> None:
    """To the end of the game."""
    while not table.over:
        play_turn(table)


def play_turn(table: Table) -> None:
    seat = table.turn
    openings = table.openings(seat)
    if table.turns_left is not None and table.turns_left <= table.seats:
        acted = _last_claim(table, seat, openings) or _look_for_tickets(table, seat, 0.0)
        acted = acted or _draw(table, seat, openings)
    else:
        left = current_links(table, seat, openings)
        acted = (left and _claim(table, seat, left, openings)) or (not left and _finish(table, seat, openings))
        acted = acted or _draw(table, seat, openings)
    table.end_turn(passed=not acted)


def current_links(table: Table, seat: int, openings: RouteMask) -> LinkMask:
    """What is left of the seat's plan; a new plan when nothing is, or somebody is in the way."""
    plan = table.plans[seat]
    left = plan.links & ~table.links[seat] if plan else 0
    if not left or left & ~link_mask(openings):
        plan = table.plans[seat] = _new_plan(table, seat, openings)
        left = plan.links
    return left


def keep(table: Table, seat: int, shown: TicketMask) -> TicketMask:
    """Both of two new tickets or the better one, by the plans they make possible."""
    openings, hand = table.openings(seat), table.hands[seat]
    best, chosen = -1e9, shown
    singles = [ticket.bit for ticket in tickets_in(shown)]
    for kept in dict.fromkeys((shown, *singles)):
        held = table.tickets[seat] | kept
        profit = best_plan(plans(table.routes[seat], openings, held, table.taxis[seat], LIGHT), hand, 99.0)[0]
        done = completed(table.routes[seat], kept)
        value = profit + sum([t.points if t.bit & done else -t.points for t in tickets_in(kept)])
        if value > best:
            best, chosen = value, kept
    return chosen


def draw_card(table: Table, seat: int, openings: RouteMask, *, second: bool) -> bool:
    """One card for the plan: a colour of the display that is lacking, else the deck. True if another may follow."""
    left = current_links(table, seat, openings)
    hand, display = table.hands[seat], table.stock.display
    wanted, easy = lacking(price_of(left, openings & halves(left)), hand)
    best, pick = 0, -1
    for shift in SHIFTS:
        if display >> shift & COUNT:
            value = 4 * wanted.get(shift, 0)
            if easy and not value:
                value = (hand >> shift & COUNT) + (display >> shift & COUNT) - 1
            if value > best:
                best, pick = value, shift
    if pick >= 0:
        table.take(seat, _COLOUR_AT[pick])
        return True
    wilds = display >> WILD_SHIFT
    if not second and wilds and (sum(wanted.values()) + easy == 1 or not table.stock.deck):
        table.take(seat, Card.WILD)
        return False
    if table.stock.deck:
        table.draw(seat)
        return True
    pick = next((shift for shift in SHIFTS if display >> shift & COUNT), -1)
    if pick < 0:
        return False
    table.take(seat, _COLOUR_AT[pick])
    return True


def _new_plan(table: Table, seat: int, openings: RouteMask) -> Plan:
    others = [turns_to_end(table.taxis[s], size(table.hands[s])) for s in range(table.seats) if s != seat]
    choices = plans(table.routes[seat], openings, table.tickets[seat], table.taxis[seat], LIGHT)
    return best_plan(choices, table.hands[seat], 1 + min(others))[1]


def _claim(table: Table, seat: int, left: LinkMask, openings: RouteMask) -> bool:
    """The planned route that takes the fewest wilds, the longest of several."""
    hand, taxis = table.hands[seat], table.taxis[seat]
    free = spare(price_of(left, openings & halves(left)), hand)
    best: tuple[int, int] = (99, 0)
    chosen = None
    for link in links_in(left):
        if link.length > taxis:
            continue
        for bit, shift, route in link.halves:
            if openings & bit:
                price = payment(link.length, shift, hand, free)
                if price and (price >> WILD_SHIFT, -link.length) < best:
                    best = (price >> WILD_SHIFT, -link.length)
                    chosen = (route, link.bit, price)
    if chosen is None:
        return False
    table.claim(seat, *chosen)
    return True


def _finish(table: Table, seat: int, openings: RouteMask) -> bool:
    """No plan is worth its turns any more: new tickets, or whatever the hand pays for."""
    return _look_for_tickets(table, seat, ENOUGH) or _last_claim(table, seat, openings)


def _last_claim(table: Table, seat: int, openings: RouteMask) -> bool:
    """The route that brings most at once."""
    hand, taxis, own, links = table.hands[seat], table.taxis[seat], table.routes[seat], table.links[seat]
    done = completed(own, table.tickets[seat])
    undone = table.tickets[seat] & ~done
    seen = sights_of(links)
    best, chosen = 0, None
    for link in links_in(link_mask(openings)):
        if link.length > taxis:
            continue
        for bit, shift, route in link.halves:
            if openings & bit and (price := payment(link.length, shift, hand, hand)):
                gain = link.points + (sights_of(link.bit) & ~seen).bit_count()
                if undone:
                    gain += 2 * sum([ticket.points for ticket in tickets_in(completed(own | bit, undone))])
                if gain > best:
                    best, chosen = gain, (route, link.bit, price)
    if chosen is None:
        return False
    table.claim(seat, *chosen)
    return True


def _look_for_tickets(table: Table, seat: int, enough: float) -> bool:
    deck = table.ticket_deck
    if not deck or _promise(table.routes[seat], table.tickets[seat]) <= enough:
        return False
    shown = sum([ticket.bit for ticket in deck[:2]])
    kept = keep(table, seat, shown) if len(deck) > 1 else shown
    table.tickets[seat] |= kept
    table.ticket_deck = deck[2:] + list(tickets_in(shown & ~kept))
    table.plans[seat] = None
    return True


@lru_cache(maxsize=1 << 15)
def _promise(own: RouteMask, held: TicketMask) -> float:
    """What two unknown tickets are worth to a network as it stands."""
    unknown = ((1 << len(TICKETS)) - 1) & ~held
    done = completed(own, unknown)
    return value_of_two([t.points if t.bit & done else -UNLIKELY * t.points for t in tickets_in(unknown)])


def _draw(table: Table, seat: int, openings: RouteMask) -> bool:
    """Two cards, as far as there are any."""
    before = table.hands[seat]
    if draw_card(table, seat, openings, second=False):
        draw_card(table, seat, openings, second=True)
    return table.hands[seat] != before
