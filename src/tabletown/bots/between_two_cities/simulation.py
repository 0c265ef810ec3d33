"""One decision of one seat, tried out in possible worlds: play a move, let everybody play on, look at the end."""

from collections.abc import Sequence
from dataclasses import dataclass

from tabletown.between_two_cities.moves import Choose, Move, Place, Side
from tabletown.between_two_cities.schedule import schedule
from tabletown.between_two_cities.state import Phase, drawn
from tabletown.between_two_cities.view import View
from tabletown.between_two_cities.worlds import resample
from tabletown.bots.between_two_cities.evaluation import Judge, acting
from tabletown.bots.between_two_cities.playout import (
    Deals,
    Split,
    Table,
    best_order,
    best_split,
    place_split,
    play_turns,
)
from tabletown.bots.between_two_cities.prize import win_share
from tabletown.bots.between_two_cities.reading import likely_site, site_and_bit
from tabletown.bots.between_two_cities.settling import settle
from tabletown.bots.between_two_cities.site import Site, put
from tabletown.core.chance import Stream

TURNS_AHEAD = 3
"""Turns that are played before the evaluation takes over; the very last turn is never left to it."""
_SIDES = {Side.LEFT: 0, Side.RIGHT: 1}


@dataclass(frozen=True, slots=True)
class World:
    """What a View does not show, made up: all hands, and what will be drawn."""

    hands: list[list[int]]
    deals: Deals
    splits: tuple[Split, ...]
    """What everybody takes from these hands, whatever this seat does: choices are secret. None while placing."""


class Simulator:
    """Everybody else, and this seat after its move, plays as `playout` does."""

    def __init__(self, view: View, judge: Judge) -> None:
        last = len(schedule(view.seats))
        until = view.turn + TURNS_AHEAD
        self.until = last if until >= last - 1 else until
        self.view = view
        self.seat = acting(view)
        self.judge = judge
        self.looker = judge.looker
        self.sites = [likely_site(city) for city in view.cities]
        self._placed: dict[Place, list[Site]] = {}

    def world(self, stream: Stream) -> World:
        state = resample(self.view, stream)
        deals = []
        for number, turn in enumerate(schedule(state.seats)[: self.until + 1]):
            later = turn.drawn >= 0 and number > state.turn
            drawn_hands = drawn(turn, state.singles, state.duplexes, state.seats) if later else ()
            deals.append([[tile.rank for tile in hand] for hand in drawn_hands])
        hands = [[tile.rank for tile in hand] for hand in state.hands]
        splits: tuple[Split, ...] = ()
        if self.view.phase is Phase.CHOOSE:
            table = Table(state.seats, state.turn, hands, self.sites)
            splits = tuple([best_split(table, seat, self.looker) for seat in range(state.seats)])
        return World(hands, deals, splits)

    def play(self, move: Move, world: World) -> float:
        """The seat's share of the win if it makes this move in this world."""
        table = Table(self.view.seats, self.view.turn, [list(hand) for hand in world.hands], self.sites.copy())
        match move:
            case Choose():
                self._choose(table, move, world.splits)
            case Place():
                table.cities = self._settled(move).copy()
        table.end_turn(world.deals)
        play_turns(table, world.deals, self.looker, self.until)
        return win_share(table, self.seat, self.looker)

    def _choose(self, table: Table, move: Choose, splits: Sequence[Split]) -> None:
        first, second = move.tiles
        own = best_order(table, self.seat, (first.rank, second.rank), self.looker)
        for seat, split in enumerate((*splits[: self.seat], own, *splits[self.seat + 1 :])):
            table.take(seat, split)
            place_split(table, seat, split, self.looker)

    def _settled(self, move: Place) -> list[Site]:
        """All cities after this placement and those of all other tiles that lie open: the same in every world."""
        if move not in self._placed:
            table = Table(self.view.seats, self.view.turn, [], self.sites.copy())
            side = _SIDES[move.side]
            number = table.owned[self.seat][side]
            site, bit = site_and_bit(self.view.cities[number], move.tile.rank, move.square)
            table.cities[number] = put(site, move.tile.rank, bit)
            for seat, tiles in enumerate(self.view.loose):
                ranks = [tile.rank for tile in tiles]
                filled = self.view.filled[seat]
                done = None if filled is None else _SIDES[filled]
                if seat == self.seat:
                    ranks.remove(move.tile.rank)
                    done = side
                settle(table, seat, ranks, done, self.judge)
            self._placed[move] = table.cities
        return self._placed[move]
