"""Possible worlds for a View, with tickets for the others that fit what they have built."""

from bisect import bisect
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

STORIES = 5
"""Ways to tell the tickets for every world that is wanted."""
TRUST = 4.5
"""How much likelier a ticket is that is connected than one that no route helps, as a power of e."""


def imagine(view: View, count: int, stream: Stream) -> list[State]:
    """Worlds that fit the View, with tickets told more often than needed and chosen by how well they fit the routes."""
    worlds = [resample(view, stream) for _ in range(count)]
    if view.phase is Phase.CHOOSE or not any(player.routes for player in worlds[0].players):
        return worlds
    told = [tell_tickets(view, stream) for _ in range(STORIES * count)]
    weights = list(accumulate([exp(TRUST * _fit(view, worlds[0], story)) for story in told]))
    chosen = [told[bisect(weights, (place + 0.5) / count * weights[-1])] for place in range(count)]
    return [_tell(world, story) for world, story in zip(worlds, chosen, strict=True)]


def _tell(state: State, story: Told) -> State:
    """The same world with other tickets."""
    players = tuple(
        [
            player._replace(tickets=tickets, shown=shown)
            for player, tickets, shown in zip(state.players, story.tickets, story.shown, strict=True)
        ]
    )
    return state._replace(players=players, ticket_deck=story.deck, draws=story.draws)


def _fit(view: View, state: State, story: Told) -> float:
    """For the tickets of the others together: how much of a way for each stands already."""
    total = 0.0
    for seat, player in enumerate(state.players):
        if seat != view.seat:
            own = link_mask(player.routes)
            total += sum([helped(ticket, own) for ticket in tickets_in(story.tickets[seat])])
    return total


@lru_cache(maxsize=1 << 14)
def helped(ticket: Ticket, own: LinkMask) -> float:
    """The part of the shortest way that the routes have saved: 1 if the ticket is connected."""
    shortest = length_of(ways(ticket)[0])
    return 1 - min([length_of(way & ~own) for way in ways(ticket)]) / shortest
