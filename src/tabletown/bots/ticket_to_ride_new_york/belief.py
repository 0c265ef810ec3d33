"""Possible worlds for a View, with tickets for the others that fit what they have built."""

from bisect import bisect
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from math import exp

from tabletown.bots.ticket_to_ride_new_york.graph import LinkMask, length_of, link_mask, ways
from tabletown.core.chance import Stream
from tabletown.ticket_to_ride_new_york.board import Ticket
from tabletown.ticket_to_ride_new_york.network import tickets_in
from tabletown.ticket_to_ride_new_york.possible_tickets import Told, tell_tickets
from tabletown.ticket_to_ride_new_york.state import Phase, State
from tabletown.ticket_to_ride_new_york.view import View
from tabletown.ticket_to_ride_new_york.worlds import resample

STORIES = 3
"""Ways to tell the tickets, of which one is chosen for each world."""
TRUST = 2.0
"""How much likelier a ticket is whose way stands than one without a single route."""
DETOUR = 2
_FINE = 1 << 20


def imagine(view: View, stream: Stream) -> State:
    """A world that fits the View; of several tellings of the tickets, the likelier the better it fits the routes."""
    state = resample(view, stream)
    if view.phase is Phase.CHOOSE or not any(player.routes for player in state.players):
        return state
    told = [tell_tickets(view, stream) for _ in range(STORIES)]
    story = _pick(told, [exp(TRUST * _fit(view, state, story)) for story in told], stream)
    players = tuple(
        player._replace(tickets=story.tickets[seat], shown=story.shown[seat])
        for seat, player in enumerate(state.players)
    )
    return state._replace(players=players, ticket_deck=story.deck, draws=story.draws)


def imagine_many(view: View, count: int, stream: Stream) -> list[State]:
    """Worlds that fit the View, with tickets told more often than needed and chosen by how well they fit the routes."""
    worlds = [resample(view, stream) for _ in range(count)]
    if view.phase is Phase.CHOOSE or not any(player.routes for player in worlds[0].players):
        return worlds
    told = [tell_tickets(view, stream) for _ in range(STORIES * count)]
    weights = list(accumulate([exp(TRUST * _fit(view, worlds[0], story)) for story in told]))
    chosen = [told[bisect(weights, (place + 0.5) / count * weights[-1])] for place in range(count)]
    return [
        world._replace(
            players=tuple([p._replace(tickets=t, shown=s) for p, t, s in zip(world.players, story.tickets, story.shown, strict=True)]),
            ticket_deck=story.deck,
            draws=story.draws,
        )
        for world, story in zip(worlds, chosen, strict=True)
    ]


def _pick(told: Sequence[Told], weights: Sequence[float], stream: Stream) -> Told:
    """One of them, by weight."""
    mark = stream.below(_FINE) / _FINE * sum(weights)
    return told[min(bisect(list(accumulate(weights)), mark), len(told) - 1)]


def _fit(view: View, state: State, story: Told) -> float:
    """For the tickets of the others together: how much of a way for each stands already."""
    total = 0.0
    for seat, player in enumerate(state.players):
        if seat != view.seat:
            own = link_mask(player.routes)
            total += sum([built(ticket, own) for ticket in tickets_in(story.tickets[seat])])
    return total


@lru_cache(maxsize=1 << 14)
def built(ticket: Ticket, own: LinkMask) -> float:
    """The part that stands of the best begun way which is hardly longer than the shortest."""
    all_ways = ways(ticket)
    longest = length_of(all_ways[0]) + DETOUR
    return max(length_of(way & own) / length_of(way) for way in all_ways if length_of(way) <= longest)
