"""One move tried out in one possible world: make it by the rules, let everybody play on, look at the end."""

from collections.abc import Callable, Sequence

from tabletown.bots.ticket_to_ride_new_york.playout import draw_card, keep, play_on
from tabletown.bots.ticket_to_ride_new_york.table import Table
from tabletown.core.seat import Seat
from tabletown.ticket_to_ride_new_york.moves import KeepTickets, Move
from tabletown.ticket_to_ride_new_york.network import tickets_in
from tabletown.ticket_to_ride_new_york.rules import TicketToRideNewYork
from tabletown.ticket_to_ride_new_york.state import Phase, State

RULES = TicketToRideNewYork()
BY_POINTS = 0.3
"""The part of a result that goes by points; the rest is the win."""
FAR_AHEAD = 25
"""A lead that counts in full."""


def simulate(world: State, seat: Seat, move: Move) -> float:
    """How well it ends for the seat, from 0 to 1."""
    state = _choose_first_tickets(RULES.apply(world, seat, move).state)
    table = Table(state)
    if state.phase is Phase.SECOND_CARD:
        draw_card(table, seat, table.openings(seat), second=True)
        table.end_turn()
    elif state.phase is Phase.KEEP:
        state = RULES.apply(state, seat, _kept(table, seat, state)).state
        table = Table(state)
    if state.phase is not Phase.OVER:
        play_on(table)
    return worth(table.results(), seat)


class PlainTrials:
    """Moves tried out in possible worlds, game by game."""

    def __init__(self, worlds: Sequence[State], seat: Seat) -> None:
        self.worlds, self.seat = worlds, seat
        self._at = 0

    def run(self, moves: Sequence[Move], count: int, is_up: Callable[[], bool]) -> list[list[float]] | None:
        """For every move so many games, in the same worlds: how well each ends, from 0 to 1. None if time is up."""
        found: list[list[float]] = [[] for _ in moves]
        for number in range(self._at, self._at + count):
            if is_up():
                return None
            world = self.worlds[number % len(self.worlds)]
            for move, values in zip(moves, found, strict=True):
                values.append(simulate(world, self.seat, move))
        self._at += count
        return found


def worth(results: list[tuple[int, int]], seat: int) -> float:
    best = max(results)
    share = (results[seat] == best) / results.count(best)
    lead = results[seat][0] - max(points for other, (points, _) in enumerate(results) if other != seat)
    by_points = 0.5 + max(-0.5, min(0.5, lead / (2 * FAR_AHEAD)))
    return (1 - BY_POINTS) * share + BY_POINTS * by_points


def _choose_first_tickets(state: State) -> State:
    """Whoever has not chosen yet does so as in a playout."""
    while state.phase is Phase.CHOOSE:
        seat = min(RULES.to_act(state))
        state = RULES.apply(state, seat, _kept(Table(state), seat, state)).state
    return state


def _kept(table: Table, seat: Seat, state: State) -> KeepTickets:
    return KeepTickets(tickets_in(keep(table, seat, state.players[seat].shown)))
