"""The cheapest networks, exactly: for some tickets, the links that connect them all at the least cost."""

from collections.abc import Sequence

from tabletown.bots.ticket_to_ride_new_york.graph import ALL, LinkMask, links_in, missing_ways
from tabletown.ticket_to_ride_new_york.board import TAXIS, Ticket


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
