"""`balanced` at tables of people: its best few moves, rated by what the rest of the round makes of all cities."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Choose, Move, Place
from tabletown.between_two_cities.people.ranking import cities_of
from tabletown.between_two_cities.people.state import city_index
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.appraisal import scales_for
from tabletown.bots.between_two_cities.arrays import SCALE, Index, number_of_pair
from tabletown.bots.between_two_cities.capitals import BALANCED, CapitalsJudge
from tabletown.bots.between_two_cities.evaluation import acting
from tabletown.bots.between_two_cities.foresight.crowd import Crowd, CrowdPicks
from tabletown.bots.between_two_cities.foresight.hidden import HiddenWorlds, worlds
from tabletown.bots.between_two_cities.foresight.pinning import pinned
from tabletown.bots.between_two_cities.foresight.settling import gain_settler
from tabletown.bots.bot import Decision, Thought, first_of
from tabletown.core.seat import Seat, all_seats

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
