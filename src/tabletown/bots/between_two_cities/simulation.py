"""One decision of one seat, tried out in possible worlds: make a move, let everybody play on, look at the end."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.moves import Choose, Move, Place
from tabletown.between_two_cities.state import city_index
from tabletown.between_two_cities.view import View
from tabletown.bots.between_two_cities.arrays import Index
from tabletown.bots.between_two_cities.crowd import Crowd, Picks, pairs_of
from tabletown.bots.between_two_cities.evaluation import Judge, acting
from tabletown.bots.between_two_cities.hidden import Imagination, Worlds
from tabletown.bots.between_two_cities.manner import Manner
from tabletown.bots.between_two_cities.prize import win_shares
from tabletown.bots.between_two_cities.settling import Settler
from tabletown.bots.between_two_cities.site import Site
from tabletown.core.seat import all_seats


class Simulator:
    """Everybody else, and this seat after its move, plays as a crowd does."""

    def __init__(self, view: View, judge: Judge, manner: Manner, imagination: Imagination) -> None:
        self.view = view
        self.seat = acting(view)
        self.manner = manner
        self.imagination = imagination
        self.settler = Settler(judge, view.seats)
        self.sites = [self.settler.roomiest(city) for city in view.cities]
        self._settled: dict[Place, list[Site]] = {}

    def play(self, moves: Sequence[Move], lanes: int) -> NDArray[np.float64]:
        """By move and world: the seat's share of the win. All moves meet the same worlds."""
        worlds = self.imagination.worlds(lanes)
        everywhere = worlds.of(np.tile(np.arange(lanes), len(moves)))
        choices = [move for move in moves if isinstance(move, Choose)]
        crowd = self._chosen(choices, worlds, everywhere) if choices else self._placed(moves, everywhere)
        crowd.end_turn(everywhere.deals)
        crowd.play(everywhere.deals)
        return win_shares(crowd, self.seat).reshape(len(moves), lanes)

    def _chosen(self, moves: Sequence[Choose], worlds: Worlds, everywhere: Worlds) -> Crowd:
        """Everybody else takes from these hands what it would anyway, whatever this seat does: choices are secret."""
        lanes = worlds.hands.shape[2]
        picks, ways = self._crowd([self.sites], worlds.hands).choose()
        pair, turned = np.tile(picks.pair, len(moves)), np.tile(picks.turned, len(moves))
        for number, move in enumerate(moves):
            here, own = slice(number * lanes, (number + 1) * lanes), self._pair_of(move)
            pair[self.seat, here], turned[self.seat, here] = own, ways[self.seat, own]
        crowd = self._crowd([self.sites], everywhere.hands)
        crowd.place(*crowd.take(Picks(pair, turned)))
        return crowd

    def _placed(self, moves: Sequence[Move], everywhere: Worlds) -> Crowd:
        return self._crowd([self._after(move) for move in moves if isinstance(move, Place)], everywhere.hands)

    def _crowd(self, groups: Sequence[Sequence[Site]], hands: Index) -> Crowd:
        """As many lanes for each group of cities, one group after the other."""
        masks = np.array(groups, np.intp)[:, :, :-1]
        columns = np.repeat(masks.transpose(2, 1, 0), hands.shape[2] // len(groups), axis=2)
        return Crowd(self.view.seats, self.view.turn, columns.reshape(len(columns), -1), hands, self.manner)

    def _pair_of(self, move: Choose) -> int:
        hand = self.view.hand
        first, second, _ = pairs_of(len(hand))
        pairs = [sorted((hand[one], hand[other])) for one, other in zip(first, second, strict=True)]
        return pairs.index(sorted(move.tiles))

    def _after(self, move: Place) -> list[Site]:
        """All cities after this placement and those of all other tiles that lie open: the same in every world."""
        if move not in self._settled:
            view, cities = self.view, list(self.view.cities)
            number = city_index(self.seat, move.side, view.seats)
            city = cities[number]
            cities[number] = city.place(move.tile, city.canvas.cell_of[move.square])
            for seat in all_seats(view.seats):
                tiles, filled = list(view.loose[seat]), view.filled[seat]
                if seat == self.seat:
                    tiles.remove(move.tile)
                    filled = move.side
                self.settler.settle(cities, seat, tiles, filled)
            self._settled[move] = [self.settler.roomiest(city) for city in cities]
        return self._settled[move]
