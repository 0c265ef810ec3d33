"""Plans: networks worth building for the tickets held, and the turns they take from a given hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from tabletown.bots.ticket_to_ride_new_york.graph import (
    ALL,
    GREY,
    LINKS,
    SIGHTS,
    LinkMask,
    length_of,
    link_mask,
    links_in,
    missing_ways,
    points_of,
    sights_of,
)
from tabletown.ticket_to_ride_new_york.board import TAXIS, TICKETS, RouteMask, Ticket, TicketMask
from tabletown.ticket_to_ride_new_york.cards import COUNT, WILD_SHIFT, Bundle
from tabletown.ticket_to_ride_new_york.network import tickets_in


def cheapest_network(
    tickets: Sequence[Ticket], own: LinkMask, free: LinkMask, costs: Sequence[float], taxis: int = TAXIS
) -> LinkMask | None:
    """A Steiner forest: branch and bound over one way for each ticket, since any network is made of such ways.

    `costs` are by number of the link and above zero. None if there is no network for these tickets.
    """
    choices = [_priced(missing_ways(ticket, own, free, taxis, ALL), costs) for ticket in tickets]
    # Tickets with few ways first: they leave the fewest branches.
    choices.sort(key=len)
    best: list[tuple[float, LinkMask]] = []
    _branch(choices, 0, 0, 0.0, costs, best)
    return best[0][1] if best else None


def cost_of(links: LinkMask, costs: Sequence[float]) -> float:
    return sum([costs[link.bit.bit_length() - 1] for link in links_in(links)])


def _priced(ways: Sequence[LinkMask], costs: Sequence[float]) -> list[tuple[float, LinkMask]]:
    return sorted((cost_of(way, costs), way) for way in ways)


def _branch(
    choices: Sequence[Sequence[tuple[float, LinkMask]]],
    depth: int,
    network: LinkMask,
    spent: float,
    costs: Sequence[float],
    best: list[tuple[float, LinkMask]],
) -> None:
    if best and spent >= best[0][0]:
        return
    if depth == len(choices):
        best[:] = [(spent, network)]
        return
    for price, way in choices[depth]:
        if best and price >= best[0][0]:
            # A network costs no less than any way in it, and the ways are sorted.
            break
        _branch(choices, depth + 1, network | way, spent + cost_of(way & ~network, costs), costs, best)


PACE = 2.1
"""Points that a turn is worth: what a plan brings beyond this, each turn, is its profit."""
PER_CARD = 0.5
"""Turns for a card that any colour will do for."""
PICKY = 0.2
"""Further turns for a card of one certain colour, which is not always there."""
LATE = 4.0
"""Points lost for every turn that a plan comes too late."""


WAYS = (0, 30, 14, 8, 6, 5, 4)
"""By number of open tickets: the ways that are looked at for each."""
KEPT, EXTENDED = 20, 5
"""Plans for tickets, and how many of them with something on top."""
IN_ALL = 48
MOST_TICKETS = 4
"""Open tickets whose subsets are all looked at."""
TURNS = tuple(1 + (PER_CARD + PICKY / 2) * link.length for link in LINKS)
"""By number of the link: turns to claim it from an empty hand."""
MOST_WAYS = WAYS[1]
"""For a single ticket."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Links to claim. What it pays with is left open until the cards are there."""

    links: LinkMask
    worth: int
    """Points for its routes, new attractions and tickets (which would count against the player otherwise)."""
    claims: int
    price: "Price"


@dataclass(frozen=True, slots=True)
class Price:
    """The cards that some links take."""

    fixed: tuple[tuple[int, int], ...]
    """Colours (by their shift in a bundle) and how many cards of each the routes of one colour take."""
    either: tuple[tuple[int, int, int], ...]
    """Double routes of two colours: both, and the length."""
    any_colour: tuple[int, ...]
    """The lengths of grey routes, longest first."""


def shortfall(plan: Plan, hand: Bundle) -> tuple[int, int]:
    """Cards still to come: of certain colours, and of any colour. Wilds stand in for certain colours first."""
    counts = hand
    picky = easy = 0
    price = plan.price
    for shift, need in price.fixed:
        have = counts >> shift & COUNT
        if have >= need:
            counts -= need << shift
        else:
            counts -= have << shift
            picky += need - have
    for one, other, need in price.either:
        have, shift = counts >> one & COUNT, one
        if counts >> other & COUNT > have:
            have, shift = counts >> other & COUNT, other
        if have >= need:
            counts -= need << shift
        else:
            counts -= have << shift
            picky += need - have
    for need in price.any_colour:
        have = shift = 0
        for colour in (0, 4, 8, 12, 16, 20):
            if counts >> colour & COUNT > have:
                have, shift = counts >> colour & COUNT, colour
        if have >= need:
            counts -= need << shift
        else:
            counts -= have << shift
            easy += need - have
    wilds = hand >> WILD_SHIFT
    return (picky - wilds, easy) if wilds <= picky else (0, max(0, easy + picky - wilds))


def turns_for(plan: Plan, hand: Bundle) -> float:
    """Expected turns until everything is claimed."""
    picky, easy = shortfall(plan, hand)
    return plan.claims + PER_CARD * (picky + easy) + PICKY * picky


@lru_cache(maxsize=1 << 14)
def plans(own: RouteMask, openings: RouteMask, tickets: TicketMask, taxis: int) -> tuple[Plan, ...]:
    """The plans that promise most, whatever the hand: for every subset of the tickets, and with something on top."""
    have, free = link_mask(own), link_mask(openings)
    seen = sights_of(have)
    found = _for_tickets(have, free, tickets, taxis)
    _add_cheapest(found, have, free, tickets, taxis)
    ranked = sorted(found, key=lambda links: -_promise(links, found[links], seen))[:KEPT]
    wanted = {links: found[links] for links in ranked}
    for links in ranked[:EXTENDED]:
        _add_each(wanted, links, free & ~links, taxis)
        _fill_up(wanted, links, free & ~links, taxis, seen)
    ranked = sorted(wanted, key=lambda links: -_promise(links, wanted[links], seen))[:IN_ALL]
    if 0 not in ranked:
        ranked.append(0)
    return tuple([_plan(links, wanted.get(links, 0), openings, seen) for links in ranked])


def best_plan(choices: Sequence[Plan], hand: Bundle, turns: float) -> tuple[float, Plan]:
    """The plan with the most profit from this hand, and that profit. Nothing can be done after so many turns."""
    top, best = -1e9, choices[0]
    for plan in choices:
        needed = turns_for(plan, hand)
        profit = plan.worth - PACE * needed
        if needed > turns:
            profit -= min(float(plan.worth), LATE * (needed - turns))
        if profit > top:
            top, best = profit, plan
    return top, best


def _for_tickets(have: LinkMask, free: LinkMask, tickets: TicketMask, taxis: int) -> dict[LinkMask, int]:
    """Networks for all subsets of the open tickets, and what their tickets are worth."""
    choices = [(ticket, missing_ways(ticket, have, free, taxis, MOST_WAYS)) for ticket in tickets_in(tickets)]
    choices = [(ticket, ways) for ticket, ways in choices if ways and ways[0]]
    limit = WAYS[min(len(choices), len(WAYS) - 1)]
    found: dict[LinkMask, int] = {0: 0}
    for ticket, ways in choices:
        swing = 2 * ticket.points
        more = dict(found)
        for links, worth in found.items():
            for way in ways[:limit]:
                union = links | way
                if worth + swing > more.get(union, -1) and length_of(union) <= taxis:
                    more[union] = worth + swing
        found = more
    return found


def _add_cheapest(found: dict[LinkMask, int], have: LinkMask, free: LinkMask, tickets: TicketMask, taxis: int) -> None:
    """For every subset of the open tickets, the network that takes the fewest turns from an empty hand."""
    ways = {ticket: missing_ways(ticket, have, free, taxis, 1) for ticket in tickets_in(tickets)}
    undone = [ticket for ticket, found_ways in ways.items() if found_ways and found_ways[0]][:MOST_TICKETS]
    for count in range(2, len(undone) + 1):
        for subset in combinations(undone, count):
            links = cheapest_network(subset, have, free, TURNS, taxis)
            if links is not None and length_of(links) <= taxis:
                swing = 2 * sum(ticket.points for ticket in subset)
                found[links] = max(found.get(links, 0), swing)


def _promise(links: LinkMask, tickets: int, seen: int) -> float:
    """Profit from an empty hand."""
    worth = tickets + points_of(links) + (sights_of(links) & ~seen).bit_count()
    return worth - PACE * (links.bit_count() + (PER_CARD + PICKY / 2) * length_of(links))


def _add_each(wanted: dict[LinkMask, int], links: LinkMask, free: LinkMask, taxis: int) -> None:
    """The same plan with one more link, for every link."""
    tickets = wanted[links]
    room = taxis - length_of(links)
    for link in LINKS:
        if free & link.bit and link.length <= room:
            wanted.setdefault(links | link.bit, tickets)


def _fill_up(wanted: dict[LinkMask, int], links: LinkMask, free: LinkMask, taxis: int, seen: int) -> None:
    """The same plan with the longest links on top that pay for their turns."""
    tickets = wanted[links]
    room = taxis - length_of(links)
    seen |= sights_of(links)
    for link in _LONGEST_FIRST:
        if free & link.bit and link.length <= room:
            sights = (link.touches & SIGHTS & ~seen).bit_count()
            if link.points + sights > PACE * (1 + (PER_CARD + PICKY / 2) * link.length):
                links |= link.bit
                room -= link.length
                seen |= link.touches
    wanted.setdefault(links, tickets)


_LONGEST_FIRST = sorted(LINKS, key=lambda link: -link.length)


def _plan(links: LinkMask, tickets: int, openings: RouteMask, seen: int) -> Plan:
    worth = tickets + points_of(links) + (sights_of(links) & ~seen).bit_count()
    return Plan(links, worth, links.bit_count(), price_of(links, openings & halves(links)))


@lru_cache(maxsize=1 << 15)
def price_of(links: LinkMask, openings: RouteMask) -> Price:
    fixed: dict[int, int] = {}
    either = []
    grey = []
    for link in links_in(links):
        shifts = [shift for bit, shift, _ in link.halves if openings & bit]
        if shifts[0] == GREY:
            grey.append(link.length)
        elif len(shifts) == 2:
            either.append((shifts[0], shifts[1], link.length))
        else:
            fixed[shifts[0]] = fixed.get(shifts[0], 0) + link.length
    return Price(tuple(fixed.items()), tuple(either), tuple(sorted(grey, reverse=True)))


@lru_cache(maxsize=1 << 15)
def halves(links: LinkMask) -> RouteMask:
    """All routes of some links."""
    return sum([route.bit for link in links_in(links) for route in link.routes])


LOOKED_AT = 6
"""Ways for each ticket."""


def ticket_value(ticket: Ticket, network: LinkMask, free: LinkMask, taxis: int, turns: float) -> float:
    """Points, less the turns for connecting it; at the worst it stays open."""
    best = -float(ticket.points)
    for way in missing_ways(ticket, network, free, taxis, MOST_WAYS)[:LOOKED_AT]:
        needed = way.bit_count() + (PER_CARD + PICKY) * length_of(way)
        if needed <= turns:
            best = max(best, ticket.points + points_of(way) - PACE * needed)
    return best


def value_of_two(values: Sequence[float]) -> float:
    """What the better choice from two of these is worth on average: one must be kept, both may be."""
    total = 0.0
    for place, one in enumerate(values):
        for other in values[:place]:
            total += one + other if one > 0 and other > 0 else max(one, other)
    pairs = len(values) * (len(values) - 1) / 2
    return total / pairs if pairs else sum(values)


@lru_cache(maxsize=1 << 14)
def draw_value(network: LinkMask, free: LinkMask, known: TicketMask, taxis: int, turns: int) -> float:
    """What a look at two new tickets is worth to a network that will stand; `known` ones cannot come."""
    unknown = [ticket for ticket in TICKETS if not ticket.bit & known]
    values = [ticket_value(ticket, network, free, taxis, turns) for ticket in unknown]
    return value_of_two(values) if values else -1e9
