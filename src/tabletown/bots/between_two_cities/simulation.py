"""One decision of one seat, tried out in possible worlds: make a move, let everybody play on, look at the end."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.moves import Choose, Move, Place
from tabletown.between_two_cities.state import Phase, city_index
from tabletown.between_two_cities.view import View
from tabletown.bots.between_two_cities.arrays import Index
from tabletown.bots.between_two_cities.crowd import Crowd, Manner, Picks, pairs_of
from tabletown.bots.between_two_cities.evaluation import Judge, acting
from tabletown.bots.between_two_cities.hidden import Imagination, Worlds
from tabletown.bots.between_two_cities.prize import win_shares
from tabletown.bots.between_two_cities.settling import Settler
from tabletown.bots.between_two_cities.site import Site
from tabletown.core.seat import all_seats


class Simulator:
    """Everybody else, and this seat after its move, plays as a crowd does."""

    def __init__(self, view: View, judge: Judge, manner: Manner, imagination: Imagination) -> None:
        self.view = view
        self.seat = acting(view)
        self.judge = judge
        self.manner = manner
        self.imagination = imagination
        self.settler = Settler(judge, view.seats)
        self.sites = [self.settler.roomiest(city) for city in view.cities]
        self._placed: dict[Move, Index] = {}

    def play(self, moves: Sequence[Move], lanes: int) -> NDArray[np.float64]:
        """By move and world: the seat's share of the win; every move meets the same worlds."""
        worlds = self.imagination.worlds(lanes)
        again = np.tile(np.arange(lanes), len(moves))
        everywhere = worlds.of(again)
        crowd = self._chosen(moves, worlds, again) if self.view.phase is Phase.CHOOSE else self._settled(moves, everywhere)
        crowd.end_turn(everywhere.deals)
        crowd.play(everywhere.deals)
        return win_shares(crowd, self.seat).reshape(len(moves), lanes)

    def _chosen(self, moves: Sequence[Move], worlds: Worlds, again: Index) -> Crowd:
        """Everybody takes from these hands what it would, whatever this seat does: choices are secret."""
        view, lanes = self.view, worlds.hands.shape[2]
        crowd = Crowd(view.seats, view.turn, _masks(self.sites, lanes).reshape(9, -1), worlds.hands, self.manner)
        picks, ways = crowd.choose()
        pair = picks.pair[:, again]
        turned = picks.turned[:, again]
        for number, move in enumerate(moves):
            own = self._pair_of(move)
            here = slice(number * lanes, (number + 1) * lanes)
            pair[self.seat, here] = own
            turned[self.seat, here] = ways[self.seat, own]
        crowd = Crowd(view.seats, view.turn, _masks(self.sites, len(again)).reshape(9, -1), worlds.of(again).hands, self.manner)
        crowd.place(*crowd.take(Picks(pair, turned)))
        return crowd

    def _pair_of(self, move: Move) -> int:
        hand = [tile.rank for tile in self.view.hand]
        assert isinstance(move, Choose)
        wanted = sorted(tile.rank for tile in move.tiles)
        first, second, _ = pairs_of(len(hand))
        return next(n for n, (a, b) in enumerate(zip(first, second)) if sorted((hand[a], hand[b])) == wanted)

    def _settled(self, moves: Sequence[Move], worlds: Worlds) -> Crowd:
        masks = [np.repeat(self._after(move), worlds.hands.shape[2] // len(moves), axis=2) for move in moves]
        view = self.view
        return Crowd(view.seats, view.turn, np.concatenate(masks, axis=2).reshape(9, -1), worlds.hands, self.manner)

    def _after(self, move: Move) -> Index:
        """All cities after this placement and those of all other tiles that lie open: the same in every world."""
        if move not in self._placed:
            assert isinstance(move, Place)
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
            self._placed[move] = _masks([self.settler.roomiest(city) for city in cities], 1)
        return self._placed[move]


def _masks(sites: Sequence[Site], lanes: int) -> Index:
    one = np.array([site[:9] for site in sites], np.intp).T
    return np.repeat(one[:, :, None], lanes, axis=2)
