"""The sets of links that a player of a fleet chooses from: some ways for every set of tickets she may hold."""

from functools import lru_cache
from typing import TypeAlias

from tabletown.bots.ticket_to_ride_new_york.graph import LinkMask, length_of, missing_ways, points_of, sights_of
from tabletown.bots.ticket_to_ride_new_york.plans import PACE, PER_CARD, PICKY
from tabletown.ticket_to_ride_new_york.board import TicketMask
from tabletown.ticket_to_ride_new_york.network import tickets_in

Course: TypeAlias = tuple[LinkMask, TicketMask]
"""Links to claim, and the tickets that they connect."""

COURSES = 20
"""For every player at every table."""
WAYS = (0, 12, 8, 5, 4, 3)
"""By number of open tickets: the ways for each."""
_MOST = WAYS[1]
_SINGLY = 3
"""Ways for a single ticket that are kept even if more is promised elsewhere."""


@lru_cache(maxsize=1 << 12)
def courses(own: LinkMask, free: LinkMask, tickets: TicketMask, taxis: int) -> tuple[Course, ...]:
    """The most promising ones, always the same number: it is filled up with empty ones."""
    choices = [(ticket, missing_ways(ticket, own, free, taxis, _MOST)) for ticket in tickets_in(tickets)]
    choices = [(ticket, ways) for ticket, ways in choices if ways and ways[0]]
    limit = WAYS[min(len(choices), len(WAYS) - 1)]
    found: dict[LinkMask, TicketMask] = {0: 0}
    singly: list[Course] = []
    for ticket, ways in choices:
        more = dict(found)
        for links, connected in found.items():
            for way in ways[:limit]:
                union = links | way
                if length_of(union) <= taxis:
                    more[union] = more.get(union, 0) | connected | ticket.bit
        found = more
        singly += [(way, ticket.bit) for way in ways[:_SINGLY]]
    seen = sights_of(own)
    ranked = sorted(found.items(), key=lambda course: -_promise(course, seen))
    kept = dict(ranked[: max(0, COURSES - len(singly))])
    for links, connected in (*singly, *ranked):
        if len(kept) == COURSES:
            break
        kept.setdefault(links, connected)
    chosen = list(kept.items())
    return tuple(chosen + [(0, 0)] * (COURSES - len(chosen)))


@lru_cache(maxsize=1 << 13)
def best_keep(own: LinkMask, free: LinkMask, held: TicketMask, shown: TicketMask, taxis: int) -> TicketMask:
    """Both of two new tickets or the better one, by the courses they make possible."""
    singles = [ticket.bit for ticket in tickets_in(shown)]
    return max((shown, *singles), key=lambda kept: _outlook(own, free, held | kept, taxis))


def _outlook(own: LinkMask, free: LinkMask, tickets: TicketMask, taxis: int) -> float:
    """What the best course brings, less the tickets that stay open without it."""
    seen = sights_of(own)
    done = sum([t.bit for t in tickets_in(tickets) if missing_ways(t, own, free, taxis, _MOST) == (0,)])
    points = sum([t.points if t.bit & done else -t.points for t in tickets_in(tickets)])
    return points + max([_promise(course, seen) for course in courses(own, free, tickets, taxis)])


def _promise(course: Course, seen: int) -> float:
    """Profit from an empty hand."""
    links, tickets = course
    worth = 2 * sum([ticket.points for ticket in tickets_in(tickets)]) + points_of(links)
    worth += (sights_of(links) & ~seen).bit_count()
    return worth - PACE * (links.bit_count() + (PER_CARD + PICKY / 2) * length_of(links))
