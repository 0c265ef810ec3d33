"""`balanced` at tables of people with Capitals: its best few moves, rated by what the rest of the round makes of them.

Everybody takes the pair that seems best at a glance, minds what is passed on, and places by what `gains` sees.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.box.tiles import DUPLEXES
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Choose, Move, Place
from tabletown.between_two_cities.people.options import singles_of
from tabletown.between_two_cities.people.ranking import cities_of
from tabletown.between_two_cities.people.schedule import Passing, schedule
from tabletown.between_two_cities.people.state import Hand, Phase, city_index, without
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.people.worlds import known_hand, next_holder
from tabletown.bots.between_two_cities.appraisal import scales_for
from tabletown.bots.between_two_cities.arrays import SCALE, Index, Wholes, number_of_pair, pairs_of
from tabletown.bots.between_two_cities.balanced import BALANCED, CapitalsJudge
from tabletown.bots.between_two_cities.evaluation import acting
from tabletown.bots.between_two_cities.foresight.ahead import OpenTilesPlacer, TablesAhead, shuffled, shuffler
from tabletown.bots.between_two_cities.foresight.building import ColumnCities
from tabletown.bots.between_two_cities.foresight.columns import ranks_of
from tabletown.bots.between_two_cities.foresight.gains import pinned
from tabletown.bots.between_two_cities.foresight.worths import totals, worths
from tabletown.bots.bot import Decision, Thought, first_of
from tabletown.bots.search.between_two_cities.worths import ahead_of
from tabletown.core.seat import Seat, all_seats

LaterHands: TypeAlias = Mapping[int, Index]
"""By turn: what is drawn then, by seat, place in the hand and lane: ranks of tiles."""

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
    ahead = _chosen(view, choices, hidden.hands) if choices else _placed(view, moves, hidden.hands)
    deals = {turn: np.tile(deal, len(moves)) for turn, deal in hidden.deals.items()}
    ahead.end_turn(deals)
    ahead.play_round(view.turns[view.turn].round, deals)
    return ahead.worths().astype(np.float64).reshape(-1, len(moves), lanes)


def _chosen(view: View, moves: Sequence[Choose], hands: Index) -> "PeopleAhead":
    """Everybody else takes what it would anyway, whatever this seat does: choices are secret."""
    seat, lanes, times = acting(view), hands.shape[2], len(moves)
    pair, turned = _ahead(view, [view.cities], hands).choose()
    pair = np.tile(pair, times)
    for number, move in enumerate(moves):
        pair[seat, number * lanes : (number + 1) * lanes] = number_of_pair(view.hand, move.tiles)
    ahead = _ahead(view, [view.cities], np.tile(hands, times))
    ahead.place(pair, np.tile(turned, times))
    return ahead


def _placed(view: View, moves: Sequence[Move], hands: Index) -> "PeopleAhead":
    """All other tiles that lie open are placed, too: the same in every world."""
    placer = OpenTilesPlacer(scales_for(view.cities, view.modules, BALANCED.future), view.seats)
    seat, after = acting(view), []
    for move in moves:
        if not isinstance(move, Place):
            continue
        cities, loose = list(view.cities), [list(tiles) for tiles in view.loose]
        number = city_index(seat, move.side, view.seats)
        cities[number] = cities[number].place(move.tile, cities[number].canvas.cell_of[move.square])
        loose[seat].remove(move.tile)
        for other in all_seats(view.seats):
            placer.settle(cities, other, loose[other], move.side if other == seat else view.filled[other])
        after.append(cities)
    return _ahead(view, after, np.tile(hands, len(after)))


def _ahead(view: View, groups: Sequence[Sequence[City]], hands: Index) -> "PeopleAhead":
    """As many lanes for each group of cities, one group after the other."""
    known = {city: pinned(city) for cities in groups for city in cities}
    columns = np.array([[known[city] for city in cities] for cities in groups], np.intp)
    every = np.repeat(columns.transpose(2, 1, 0), hands.shape[2] // len(groups), axis=2)
    return PeopleAhead(view.seats, view.turn, every.reshape(len(every), -1), hands, view.modules)


def _standing(worths: NDArray[np.float64], seat: Seat, seats: int) -> NDArray[np.float64]:
    """What it means for a seat that all cities are worth that much."""
    own = cities_of(seat, seats)
    left, right = (worths[city] for city in own)
    values: NDArray[np.float64] = left + right
    if seats > 2:
        values = values - BALANCED.lean * np.abs(left - right)
        values -= RIVALRY * np.delete(worths, own, axis=0).mean(axis=0)
    return values


class PeopleAhead(TablesAhead):
    def __init__(self, seats: int, turn: int, columns: Index, hands: Index, modules: Modules) -> None:
        self.turns, self.modules = schedule(seats, modules.hand), modules
        owned = np.array([cities_of(seat, seats) for seat in all_seats(seats)])
        # Every city gets one tile of every seat that builds it.
        builders = 1 if seats == 2 else 2
        super().__init__([turn.duplexes for turn in self.turns], turn, owned, hands, (builders, builders))
        self.count = int(owned.max()) + 1
        """Of cities."""
        self.cities = ColumnCities(columns, modules, self.built, self.count)

    def end_turn(self, deals: LaterHands) -> None:
        """Pass the hands on, or pick up the next deal."""
        passing = self.turns[self.turn].passing
        self.turn += 1
        if passing is not None:
            self.hands = np.roll(self.hands, 1 if passing is Passing.LEFT else -1, axis=0)
        elif self.turn < len(self.turns):
            self.hands = deals[self.turn]
        self.cities.look_again(self.built)

    def play_round(self, number: int, deals: LaterHands) -> None:
        """Play on as long as this round lasts."""
        while self.turn < len(self.turns) and self.turns[self.turn].round == number:
            self.place(*self.choose())
            self.end_turn(deals)

    def worths(self) -> Wholes:
        """By city and lane: what it scores if the game is over, else what it is worth as it stands."""
        if self.turn == len(self.turns):
            points = totals(self.cities.masks, self.cities.size, self.count, self.modules.districts)
            return self.by_city(points * np.int16(SCALE))
        return self.by_city(worths(self.cities.look(), self.count, 1 - self.built / self.cities.cells))

    def lead(self) -> Wholes | None:
        """With two players the sum of all counts."""
        if len(self.owned) == 2:
            return None
        worth = self.worths()
        found: Wholes = (worth[self.owned[:, 0]] - worth[self.owned[:, 1]])[:, None]
        return found

    def joining(self) -> Wholes:
        decided = np.int16(SCALE * self.built // self.cities.cells)
        factories = self.by_city(self.cities.factories())
        now, after = (ahead_of(factories + np.int16(more), factories) for more in (0, 1))
        # Those that stand gain with it when it takes them ahead.
        found: Wholes = (1 - after) * decided + (now - after) * factories * decided
        return found.ravel()

    def passed_on(self, gains: Wholes) -> Wholes | None:
        """What the next holder will find in the rest, a loss to this seat unless shared."""
        passing = self.turns[self.turn].passing
        if passing is None:
            return None
        seats, (_, _, rest) = len(self.owned), pairs_of(self.hands.shape[1])
        holders = (np.arange(seats) + (1 if passing is Passing.LEFT else -1)) % seats
        loss = np.zeros((seats, len(rest), self.lanes), np.int16)
        for side in (0, 1):
            city = self.owned[holders, side]
            best = self.in_city(gains, city)[:, rest].max(axis=2)
            if city[0] in self.owned[0]:
                loss -= best
            else:
                loss += best
        # A point that is passed on counts a quarter of one.
        return loss >> 2


class HiddenWorlds(NamedTuple):
    hands: Index
    """What everybody holds now, as in `LaterHands`; while placing, what will be passed on."""
    deals: LaterHands


def worlds(view: View, seed: str, lanes: int) -> HiddenWorlds:
    """Such as the View allows, the same ones again for the same seed."""
    chance = shuffler(seed)
    dealt = [number for number, turn in enumerate(view.turns[: view.turn + 1]) if turn.drawn >= 0]
    seen = [tile for deal in dealt for seat in range(view.seats) for tile in known_hand(view, deal, seat)]
    stacks = {}
    for duplexes, box in ((False, singles_of(view.modules)), (True, DUPLEXES)):
        unseen = Counter(box)
        unseen.subtract(seen)
        stacks[duplexes] = shuffled(chance, np.array(ranks_of(list(unseen.elements())), np.intp), lanes)
    now, taken = view.turns[view.turn], {False: 0, True: 0}

    def draw(duplexes: bool, size: int) -> Index:
        start = taken[duplexes]
        taken[duplexes] += size
        return stacks[duplexes][start : start + size]

    size = now.hand - (2 if view.phase is Phase.PLACE else 0)
    hands = np.empty((view.seats, size, lanes), np.intp)
    for seat in range(view.seats):
        holder, left = _followed(view, dealt[-1], seat)
        hands[holder] = draw(now.duplexes, size) if left is None else np.array(ranks_of(left), np.intp)[:, None]
    deals = {
        number: draw(turn.duplexes, turn.hand * view.seats).reshape(view.seats, turn.hand, lanes)
        for number, turn in enumerate(view.turns)
        if turn.drawn >= 0 and number > view.turn
    }
    return HiddenWorlds(hands, deals)


def _followed(view: View, deal: int, holder: int) -> tuple[int, Hand | None]:
    """Who has the hand now that was dealt to a seat, and what is left of it: None if this View never held it."""
    left = known_hand(view, deal, holder)
    was_held = len(left) == view.turns[deal].hand
    for number in range(deal, view.turn + 1):
        if number > deal:
            holder = next_holder(holder, view.turns[number - 1], view.seats)
        if number < len(view.past):
            left = without(left, view.past[number][holder])
    return holder, left if was_held else None
