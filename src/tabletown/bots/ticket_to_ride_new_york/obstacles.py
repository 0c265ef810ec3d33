"""Claims that stand in somebody's way: routes that the others probably need."""

from collections import Counter
from collections.abc import Sequence

from tabletown.bots.ticket_to_ride_new_york.courses import courses
from tabletown.bots.ticket_to_ride_new_york.graph import LINK_OF, Link, link_mask, links_in
from tabletown.ticket_to_ride_new_york.moves import Claim, Move
from tabletown.ticket_to_ride_new_york.network import open_routes
from tabletown.ticket_to_ride_new_york.state import State


def obstacles(moves: Sequence[Move], worlds: Sequence[State], seat: int, most: int) -> list[Claim]:
    """The claims that hit the best courses of the others most often; each route once, with the fewest wilds."""
    hits = _hits(worlds, seat)
    found: dict[Link, Claim] = {}
    for move in moves:
        if isinstance(move, Claim) and hits[LINK_OF[move.route]]:
            found.setdefault(LINK_OF[move.route], move)
    ranked = sorted(found, key=lambda link: -hits[link])
    return [found[link] for link in ranked[:most]]


def _hits(worlds: Sequence[State], seat: int) -> Counter[Link]:
    """How many of the worlds have somebody else on her way along a link."""
    hits: Counter[Link] = Counter()
    for world in worlds:
        for other, player in enumerate(world.players):
            if other != seat:
                free = link_mask(open_routes(player.routes, world.claimed, world.seats))
                best = courses(link_mask(player.routes), free, player.tickets, player.taxis)[0]
                hits.update(links_in(best[0]))
    return hits
