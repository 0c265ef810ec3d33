"""One decision of one seat, tried out in possible worlds: play a move, let everybody play on, look at the end."""

from dataclasses import dataclass

from tabletown.between_two_cities.moves import Choose, Move, Place, Side
from tabletown.between_two_cities.schedule import schedule
from tabletown.between_two_cities.state import drawn
from tabletown.between_two_cities.view import View
from tabletown.between_two_cities.worlds import resample
from tabletown.bots.between_two_cities.evaluation import acting
from tabletown.bots.between_two_cities.outlook import Looker
from tabletown.bots.between_two_cities.playout import (
    Deals,
    Table,
    best_order,
    best_split,
    place_split,
    place_tile,
    play_turns,
)
from tabletown.bots.between_two_cities.prize import win_share
from tabletown.bots.between_two_cities.reading import likely_site, site_and_bit
from tabletown.bots.between_two_cities.site import Site, put
from tabletown.core.chance import Stream

TURNS_AHEAD = 3
"""Turns that are played before the evaluation takes over; the very last turn is never left to it."""
_SIDES = {Side.LEFT: 0, Side.RIGHT: 1}


@dataclass(frozen=True, slots=True)
class World:
    """What a View does not show, made up: all hands, and what will be drawn."""

    hands: tuple[tuple[int, ...], ...]
    deals: Deals


class Simulator:
    """Everybody else, and this seat after its move, plays as `playout` does."""

    def __init__(self, view: View, looker: Looker) -> None:
        last = len(schedule(view.seats))
        until = view.turn + TURNS_AHEAD
        self.until = last if until >= last - 1 else until
        self.view = view
        self.seat = acting(view)
        self.looker = looker
        self.sites = [likely_site(city) for city in view.cities]
        self._placed: dict[Move, Site] = {}

    def world(self, stream: Stream) -> World:
        state = resample(self.view, stream)
        deals = []
        for number, turn in enumerate(schedule(state.seats)[: self.until + 1]):
            later = turn.drawn >= 0 and number > state.turn
            hands = drawn(turn, state.singles, state.duplexes, state.seats) if later else ()
            deals.append([[tile.rank for tile in hand] for hand in hands])
        return World(tuple(tuple([tile.rank for tile in hand]) for hand in state.hands), deals)

    def play(self, move: Move, world: World) -> float:
        """The seat's share of the win if it makes this move in this world."""
        table = Table(self.view.seats, self.view.turn, [list(hand) for hand in world.hands], self.sites.copy())
        match move:
            case Choose():
                self._choose(table, move)
            case Place():
                self._place(table, move)
        table.end_turn(world.deals)
        play_turns(table, world.deals, self.looker, self.until)
        return win_share(table, self.seat, self.looker)

    def _choose(self, table: Table, move: Choose) -> None:
        """Choices are secret: everybody's comes from the table as it stands."""
        first, second = move.tiles
        splits = [best_split(table, seat, self.looker) for seat in range(table.seats)]
        splits[self.seat] = best_order(table, self.seat, (first.rank, second.rank), self.looker)
        for seat, split in enumerate(splits):
            table.take(seat, split)
            place_split(table, seat, split, self.looker)

    def _place(self, table: Table, move: Place) -> None:
        """Put the tile down; then all other tiles that lie open, seat by seat."""
        side = _SIDES[move.side]
        table.cities[table.owned[self.seat][side]] = self._site_with(table, move, side)
        for seat, tiles in enumerate(self.view.loose):
            ranks = [tile.rank for tile in tiles]
            filled = self.view.filled[seat]
            done = None if filled is None else _SIDES[filled]
            if seat == self.seat:
                ranks.remove(move.tile.rank)
                done = side
            if len(ranks) == 2:
                place_split(table, seat, best_order(table, seat, (ranks[0], ranks[1]), self.looker), self.looker)
            elif ranks and done is not None:
                place_tile(table, seat, 1 - done, ranks[0], self.looker)

    def _site_with(self, table: Table, move: Place, side: int) -> Site:
        if move not in self._placed:
            city = self.view.cities[table.owned[self.seat][side]]
            site, bit = site_and_bit(city, move.tile.rank, move.square)
            self._placed[move] = put(site, move.tile.rank, bit)
        return self._placed[move]
