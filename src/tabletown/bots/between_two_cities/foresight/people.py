"""`balanced` at tables of people with Capitals: its best few moves, rated by what the rest of the round makes of them.

The round is played on in many lanes side by side, by a quick policy: everybody takes the pair that seems best at a
glance, minds what is passed on, and places by what `survey` sees.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Choose, Move, Place
from tabletown.between_two_cities.people.ranking import cities_of
from tabletown.between_two_cities.people.schedule import Passing, schedule
from tabletown.between_two_cities.people.state import city_index
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.appraisal import scales_for
from tabletown.bots.between_two_cities.arrays import SCALE, Index, Wholes, number_of_pair, pairs_of
from tabletown.bots.between_two_cities.balanced import BALANCED, CapitalsJudge
from tabletown.bots.between_two_cities.evaluation import acting
from tabletown.bots.between_two_cities.foresight.cities import (
    CrowdCities,
    CrowdPicks,
    best_ways,
    cells_before,
    gain_settler,
    pinned,
)
from tabletown.bots.between_two_cities.foresight.hidden import HiddenWorlds, LaterHands, worlds
from tabletown.bots.between_two_cities.foresight.worths import totals, worths
from tabletown.bots.between_two_cities.pinned_city import FACTORY
from tabletown.bots.bot import Decision, Thought, first_of
from tabletown.bots.search.between_two_cities.worths import ahead_of
from tabletown.core.seat import Seat, all_seats


class Crowd:
    """Cities by column (all lanes of a city, city by city); hands by seat, place in the hand and lane."""

    def __init__(self, seats: int, turn: int, columns: Index, hands: Index, modules: Modules) -> None:
        self.seats, self.turn, self.hands, self.modules = seats, turn, hands, modules
        self.turns = schedule(seats, modules.hand)
        self.owned = np.array([cities_of(seat, seats) for seat in all_seats(seats)])
        """By seat: its left and its right city."""
        self.cities = int(self.owned.max()) + 1
        self.lanes = int(hands.shape[2])
        # Every city gets one tile of every seat that builds it.
        builders = 1 if seats == 2 else 2
        self._before = cells_before([turn.duplexes for turn in self.turns], builders, 2 * builders)
        self.sites = CrowdCities(columns, modules, self.built, self.cities)

    @property
    def built(self) -> int:
        """Cells built in every city when this turn begins."""
        return self._before[self.turn]

    def choose(self) -> tuple[CrowdPicks, NDArray[np.bool_]]:
        """What everybody takes from its hand; and by seat, pair and lane, which way round it would go."""
        rated, turns = self._rate()
        pair = rated.argmax(axis=1)
        return CrowdPicks(pair, np.take_along_axis(turns, pair[:, None], axis=1)[:, 0]), turns

    def take(self, picks: CrowdPicks) -> tuple[Index, Index]:
        """Take these tiles out of the hands: by seat and lane, the tile for the left and the one for the right city."""
        left, right, self.hands = picks.taken(self.hands)
        return left, right

    def place(self, left: Index, right: Index) -> None:
        """Everybody's left tile first, then everybody's right tile."""
        duplexes = self.turns[self.turn].duplexes
        if self.seats == 2:
            self.sites.put(np.stack([left, right], axis=1).ravel(), duplexes)
            return
        self.sites.put(left.ravel(), duplexes)
        # City i lies to the right of seat i + 1.
        self.sites.put(np.roll(right, -1, axis=0).ravel(), duplexes)

    def end_turn(self, deals: LaterHands) -> None:
        """Pass the hands on, or pick up the next deal."""
        passing = self.turns[self.turn].passing
        self.turn += 1
        if passing is not None:
            self.hands = np.roll(self.hands, 1 if passing is Passing.LEFT else -1, axis=0)
        elif self.turn < len(self.turns):
            self.hands = deals[self.turn]
        self.sites.look_again(self.built)

    def play_round(self, number: int, deals: LaterHands) -> None:
        """Play on as long as this round lasts."""
        while self.turn < len(self.turns) and self.turns[self.turn].round == number:
            self.place(*self.take(self.choose()[0]))
            self.end_turn(deals)

    def worths(self) -> Wholes:
        """By city and lane: what it scores if the game is over, else what it is worth as it stands."""
        if self.turn == len(self.turns):
            points = totals(self.sites.masks, self.sites.size, self.cities, self.modules.districts)
            return self._by_city(points * np.int16(SCALE))
        return self._by_city(worths(self.sites.look(), self.cities, 1 - self.built / self.sites.cells))

    def _rate(self) -> tuple[Wholes, NDArray[np.bool_]]:
        """By seat, pair and lane: what it is worth at a glance, and which way round it would go."""
        if self.turns[self.turn].duplexes:
            left, right = (self._duplexes(side) for side in (0, 1))
            loss = None
        else:
            gains = self._singles()
            left, right = (self._in_city(gains, self.owned[:, side]) for side in (0, 1))
            loss = self._passed_on(gains)
        lead = None
        if self.seats > 2:
            worth = self.worths()
            lead = (worth[self.owned[:, 0]] - worth[self.owned[:, 1]])[:, None]
        best, turned = best_ways(left, right, lead)
        if loss is not None:
            best -= loss
        return best, turned

    def _singles(self) -> Wholes:
        """By rank of a single tile and column: what it adds at its best place."""
        gains = self.sites.single_gains(np.flatnonzero(np.bincount(self.hands.ravel())).tolist())
        gains[FACTORY] += self._joining()
        return gains

    def _duplexes(self, side: int) -> Wholes:
        """By seat, tile of its hand and lane: what a duplex adds at its best place in the city on this side."""
        base = self.sites.look().base_gains()
        base[FACTORY] += self._joining()
        columns = ((self.owned[:, side] * self.lanes)[:, None] + np.arange(self.lanes)).ravel()
        gains = [
            self.sites.duplex_gains(self.hands[:, place].ravel(), columns, base).reshape(-1, self.lanes)
            for place in range(self.hands.shape[1])
        ]
        return np.stack(gains, axis=1)

    def _joining(self) -> Wholes:
        """By column: what the race for factories adds to the gain of one more."""
        sure = np.int16(SCALE * self.built // self.sites.cells)
        after = self._ahead(1)
        found: Wholes = (1 - after) * sure
        # Those that stand gain with it when it takes them ahead.
        found += (self._ahead(0) - after) * self.sites.factories() * sure
        return found

    def _ahead(self, more: int) -> Wholes:
        """By column: how many different numbers of factories are ahead, two at most, with so many more here."""
        counts = self._by_city(self.sites.factories())
        return ahead_of(counts + np.int16(more), counts).ravel()

    def _by_city(self, columns: Wholes) -> Wholes:
        return columns.reshape(-1, self.lanes)

    def _in_city(self, gains: Wholes, city: Index) -> Wholes:
        """By seat, tile of its hand and lane: what that would add to one city, its own or another's."""
        columns = (city * self.lanes)[:, None, None] + np.arange(self.lanes)
        found: Wholes = gains.ravel().take(self.hands * gains.shape[1] + columns)
        return found

    def _passed_on(self, gains: Wholes) -> Wholes | None:
        """By seat, pair and lane: what the next holder will find in the rest, a loss to this seat unless shared."""
        passing = self.turns[self.turn].passing
        if passing is None:
            return None
        holders = (np.arange(self.seats) + (1 if passing is Passing.LEFT else -1)) % self.seats
        _, _, rest = pairs_of(self.hands.shape[1])
        loss = np.zeros((self.seats, len(rest), self.lanes), np.int16)
        for side in (0, 1):
            city = self.owned[holders, side]
            best = self._in_city(gains, city)[:, rest].max(axis=2)
            if city[0] in self.owned[0]:
                loss -= best
            else:
                loss += best
        # A point that is passed on counts a quarter of one.
        return loss >> 2


CHOICES, PLACES = 8, 6
"""Moves that are looked at more closely."""
WORLDS = 6
"""So many possible hands of the others are tried, always the same for the same View."""
RIVALRY = 1.0
"""The cost of what the cities of the others are worth, in the middle."""


class ForesightBot:
    name = "balanced"

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        rated = CapitalsJudge(view, BALANCED).rate(moves)
        return first_of(foresee(view, rated[: CHOICES if isinstance(moves[0], Choose) else PLACES]))


def foresee(view: View, thoughts: Sequence[Thought[Move]]) -> list[Thought[Move]]:
    """The same moves with other values, best first."""
    if len(thoughts) == 1:
        return list(thoughts)
    ends = round_ends(view, [one.move for one in thoughts], WORLDS) / SCALE
    means = _standing(ends, acting(view), view.seats).mean(axis=1).tolist()
    found = [Thought(one.move, value, one.words) for one, value in zip(thoughts, means, strict=True)]
    return sorted(found, key=lambda thought: -thought.value)


def round_ends(view: View, moves: Sequence[Move], lanes: int) -> NDArray[np.float64]:
    """By city, move and world, in hundredths: what it is worth when the round ends."""
    step = f"foresee/{view.turn}/{view.phase}/{len(view.loose[acting(view)])}"
    hidden = worlds(view, step, lanes)
    choices = [move for move in moves if isinstance(move, Choose)]
    crowd = _chosen(view, choices, hidden) if choices else _placed(view, moves, hidden)
    deals = {turn: np.tile(deal, len(moves)) for turn, deal in hidden.deals.items()}
    crowd.end_turn(deals)
    crowd.play_round(view.turns[view.turn].round, deals)
    return crowd.worths().astype(np.float64).reshape(-1, len(moves), lanes)


def _chosen(view: View, moves: Sequence[Choose], hidden: HiddenWorlds) -> Crowd:
    """Everybody else takes what it would anyway, whatever this seat does: choices are secret."""
    seat, lanes, now = acting(view), hidden.hands.shape[2], [view.cities]
    picks, turned = _crowd(view, now, hidden.hands).choose()
    pair, way = np.tile(picks.pair, len(moves)), np.tile(picks.turned, len(moves))
    for number, move in enumerate(moves):
        own, here = number_of_pair(view.hand, move.tiles), slice(number * lanes, (number + 1) * lanes)
        pair[seat, here], way[seat, here] = own, turned[seat, own]
    crowd = _crowd(view, now, np.tile(hidden.hands, len(moves)))
    crowd.place(*crowd.take(CrowdPicks(pair, way)))
    return crowd


def _placed(view: View, moves: Sequence[Move], hidden: HiddenWorlds) -> Crowd:
    """All other tiles that lie open are placed, too: the same in every world."""
    settler = gain_settler(scales_for(view.cities, view.modules, BALANCED.future), view.seats)
    after = []
    for move in moves:
        if not isinstance(move, Place):
            continue
        seat, cities, loose = acting(view), list(view.cities), [list(tiles) for tiles in view.loose]
        number = city_index(seat, move.side, view.seats)
        cities[number] = cities[number].place(move.tile, cities[number].canvas.cell_of[move.square])
        loose[seat].remove(move.tile)
        for other in all_seats(view.seats):
            settler.settle(cities, other, loose[other], move.side if other == seat else view.filled[other])
        after.append(cities)
    return _crowd(view, after, np.tile(hidden.hands, len(after)))


def _crowd(view: View, groups: Sequence[Sequence[City]], hands: Index) -> Crowd:
    """As many lanes for each group of cities, one group after the other."""
    known = {city: pinned(city) for cities in groups for city in cities}
    columns = np.array([[known[city] for city in cities] for cities in groups], np.intp)
    every = np.repeat(columns.transpose(2, 1, 0), hands.shape[2] // len(groups), axis=2)
    return Crowd(view.seats, view.turn, every.reshape(len(every), -1), hands, view.modules)


def _standing(worths: NDArray[np.float64], seat: Seat, seats: int) -> NDArray[np.float64]:
    """What it means for a seat that all cities are worth that much."""
    own = cities_of(seat, seats)
    left, right = (worths[city] for city in own)
    values: NDArray[np.float64] = left + right
    if seats > 2:
        values = values - BALANCED.lean * np.abs(left - right)
        values -= RIVALRY * np.delete(worths, own, axis=0).mean(axis=0)
    return values
