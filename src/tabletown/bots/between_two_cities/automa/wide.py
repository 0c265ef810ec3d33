"""`search` alone with Automas and Capitals: moves tried out in many possible solo games, side by side."""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from math import exp

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.automas.cards import DeckCard
from tabletown.between_two_cities.automas.names import Automa
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Choose, Place
from tabletown.between_two_cities.people.state import Hand, without
from tabletown.between_two_cities.solo.moves import Discard, SoloMove
from tabletown.between_two_cities.solo.state import SIDES, side_number
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.bots.between_two_cities.appraisal import best_place
from tabletown.bots.between_two_cities.arrays import Index
from tabletown.bots.between_two_cities.automa.cities import CityJudge
from tabletown.bots.between_two_cities.automa.lane_ville import RULES, LaneVille
from tabletown.bots.between_two_cities.automa.lanes import SoloLanes, SoloWorlds
from tabletown.bots.between_two_cities.automa.playout import DOUBT
from tabletown.bots.between_two_cities.prize import Worth
from tabletown.bots.between_two_cities.search import SIMULATIONS, Clock, search_among
from tabletown.bots.between_two_cities.wide.pinning import pinned
from tabletown.bots.bot import Budget, Decision

FAR = 60
"""Margins beyond are as good as won, or lost."""


class WideSoloSearch:
    def __init__(self, seed: str, budget: Budget, judge: CityJudge) -> None:
        self.seed, self.judge = seed, judge
        self.budget = budget if budget != Budget() else Budget(simulations=SIMULATIONS)

    def decide(self, view: SoloView, moves: Sequence[SoloMove]) -> Decision[SoloMove]:
        clock = Clock(self.budget)
        rated = self.judge.rate(view, moves)
        if isinstance(rated[0].move, Discard):
            return Decision(rated[0].move, tuple(rated[:3]))
        return search_among(rated, lambda: SoloSimulator(view, self.judge, self.seed), clock)


class SoloSimulator:
    """Everything after a move is played as `SoloLanes` do."""

    def __init__(self, view: SoloView, judge: CityJudge, seed: str) -> None:
        self.view = view
        self.scales = judge.scales(view)
        step = f"{seed}/{view.turn}/{view.phase}/{len(view.loose)}/{sum(map(bool, view.theirs))}"
        self.chance = np.random.PCG64(int.from_bytes(sha256(step.encode()).digest()[:16]))
        self._known: dict[SoloMove, tuple[Sequence[Sequence[int]], Hand]] = {}

    def play(self, moves: Sequence[SoloMove], lanes: int) -> Worth:
        """What comes of these moves in so many worlds."""
        crowd = self.crowd(moves, lanes)
        crowd.end_turn()
        crowd.play()
        left, ville, right = (total.astype(np.intp) for total in crowd.totals())
        margin = np.minimum(left, right) - ville
        chances = _chances()[np.clip(margin, -FAR, FAR) + FAR]
        return Worth(chances, chances).by_move(len(moves))

    def crowd(self, moves: Sequence[SoloMove], lanes: int) -> SoloLanes:
        """As many lanes for each move, all that lies open placed."""
        view, total = self.view, lanes * len(moves)
        after = [self._after(move) for move in moves]
        columns = np.repeat(np.array([columns for columns, _ in after], np.intp).transpose(2, 1, 0), lanes, axis=2)
        own = np.repeat(np.array([_ranks(hand) for _, hand in after], np.intp).T, lanes, axis=1)
        rows = [np.repeat(np.array(_ranks(row.tiles), np.intp)[:, None], total, axis=1) for row in view.automas]
        ville = LaneVille(view.ville, total)
        worlds = self._worlds(lanes, len(moves))
        return SoloLanes(view.setting, view.turn, columns.reshape(len(columns), -1), [own, *rows], ville, worlds)

    def _worlds(self, lanes: int, times: int) -> SoloWorlds:
        view = self.view
        cards = np.arange(len(view.cards_left))
        order = self._shuffled(cards, lanes)
        lines = np.array([_line(card) for card in view.cards_left], np.intp).reshape(-1, 2 * len(Automa))
        singles, duplexes = (
            self._shuffled(np.array(_ranks(stack), np.intp), lanes) for stack in (view.in_box, view.duplexes_in_box)
        )
        return SoloWorlds(*(np.tile(one, times) for one in (singles, duplexes, lines[order].transpose(0, 2, 1))))

    def _shuffled(self, stack: Index, lanes: int) -> Index:
        # Raw words and a stable sort: no release of NumPy may change what a seed gives.
        keys = self.chance.random_raw(lanes * len(stack)).reshape(len(stack), lanes)
        return stack[keys.argsort(axis=0, kind="stable")]

    def _after(self, move: SoloMove) -> tuple[Sequence[Sequence[int]], Hand]:
        """Both cities as columns once all that lies open is placed, and what is left of the hand."""
        if move not in self._known:
            cities, hand = self._settled(move)
            columns = [pinned(city, scales.value(city)) for city, scales in zip(cities, self.scales, strict=True)]
            self._known[move] = columns, hand
        return self._known[move]

    def _settled(self, move: SoloMove) -> tuple[list[City], Hand]:
        view, cities = self.view, list(self.view.cities)
        theirs, own, hand, filled = list(view.theirs), list(view.loose), view.hand, view.filled
        match move:
            case Choose(tiles):
                own, hand = list(tiles), without(view.hand, tiles)
            case Place():
                number = side_number(move.side)
                city = cities[number]
                cities[number] = city.place(move.tile, city.canvas.cell_of[move.square])
                if theirs[number] is move.tile:
                    theirs[number] = None
                else:
                    own.remove(move.tile)
                    filled = move.side
            case Discard():
                raise ValueError("what to throw away is not searched for")
        for number, tile in enumerate(theirs):
            if tile is not None:
                cities[number] = self._best(number, cities[number], tile)[1]
        if len(own) == 2:
            cities = self._best_split(cities, own)
        elif own:
            number = 1 - side_number(filled) if filled in SIDES else 0
            cities[number] = self._best(number, cities[number], own[0])[1]
        return cities, hand

    def _best_split(self, cities: Sequence[City], own: Sequence[Tile]) -> list[City]:
        found = []
        for one, other in ((own[0], own[1]), (own[1], own[0])):
            here, there = self._best(0, cities[0], one), self._best(1, cities[1], other)
            found.append((here[0] + there[0], [here[1], there[1]]))
        return max(found, key=lambda way: way[0])[1]

    def _best(self, number: int, city: City, tile: Tile) -> tuple[float, City]:
        return best_place(self.scales[number], city, tile)


def _line(card: DeckCard) -> list[int]:
    """What a card says to both Automas, for Automaville and for the city that each shares with you."""
    lines = [card.solo_line(automa) for automa in Automa]
    return [RULES.index(rule) for line in lines for rule in (line.ville, line.shared)]


def _ranks(tiles: Sequence[Tile]) -> list[int]:
    return [tile.rank for tile in tiles]


@cache
def _chances() -> NDArray[np.float64]:
    """By margin: the chance to win, a near miss counting in part. Rounded, so that it is the same on every machine."""
    return np.array([round(1 / (1 + exp((0.5 - margin) / DOUBT)), 6) for margin in range(-FAR, FAR + 1)])
