"""How Hungry lays out its plan: two clusters that grow from the places farthest apart, and are joined at the end."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from tabletown.bots.ticket_to_ride_new_york.graph import LINKS, LinkMask, length_of, points_of
from tabletown.ticket_to_ride_new_york.board import StopMask, Ticket

FAR = 10**6


@dataclass(frozen=True, slots=True)
class Clusters:
    links: LinkMask
    """Those not owned yet."""
    taxis: int
    points: int


def lay_out(tickets: Sequence[Ticket], own: LinkMask, free: LinkMask, *, fixed: bool) -> Clusters | None:
    """Links for all the tickets together; None if some of their places cannot be joined."""
    keys = list(dict.fromkeys(place.bit for ticket in tickets for place in ticket.ends))
    if not keys:
        return Clusters(0, 0, 0)
    seeds = max(combinations(keys, 2), key=lambda pair: shortest(pair[0], pair[1], own, free)[0])
    clusters, links, nearest, chosen = list(seeds), 0, FAR, 0
    for key in keys:
        if key in seeds:
            continue
        tries = [shortest(key, cluster, own, free) for cluster in clusters]
        if fixed:
            nearest = FAR
        # As published, the nearest distance of one place is still remembered for the next.
        for number, (distance, _) in enumerate(tries):
            if distance < nearest:
                nearest, chosen = distance, number
        if tries[chosen][0] >= FAR:
            return None
        way = tries[chosen][1]
        links |= way
        clusters[chosen] |= key | _places(way)
    distance, way = shortest(clusters[0], clusters[1], own, free)
    if distance >= FAR:
        return None
    lacking = (links | way) & ~own
    return Clusters(lacking, length_of(lacking), points_of(lacking))


def shortest(sources: StopMask, goals: StopMask, own: LinkMask, free: LinkMask) -> tuple[int, LinkMask]:
    """Spaces and links between two sets of places; links of one's own cost nothing."""
    if sources & goals:
        return 0, 0
    reached: dict[StopMask, tuple[int, LinkMask]] = {}
    waiting: list[tuple[int, LinkMask, StopMask]] = [(0, 0, 1 << n) for n in range(15) if sources >> n & 1]
    while waiting:
        step = min(waiting)
        waiting.remove(step)
        distance, way, place = step
        if place in reached:
            continue
        if place & goals:
            return distance, way
        reached[place] = (distance, way)
        for link in LINKS:
            if link.touches & place and link.bit & (own | free):
                length = 0 if link.bit & own else link.length
                waiting.append((distance + length, way | link.bit, link.touches ^ place))
    return FAR, 0


def _places(links: LinkMask) -> StopMask:
    places = 0
    for link in LINKS:
        if links & link.bit:
            places |= link.touches
    return places
