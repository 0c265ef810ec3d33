"""`balanced` alone with Automas and Capitals: its moves are tried out in a hundred games, played to their end."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY, pick
from tabletown.batch.between_two_cities.automas.choosing import (
    RULES,
    Wanting,
    for_ville,
    ratings,
    take_tile,
    without_place,
)
from tabletown.batch.between_two_cities.automas.ville import VillePoints, civic_values, count_kinds, ville_losses
from tabletown.batch.between_two_cities.ground import FIRST_CIVIC
from tabletown.batch.between_two_cities.solo.kind import SoloKind
from tabletown.batch.between_two_cities.solo.turns import weakest
from tabletown.between_two_cities.automas.cards import DeckCard
from tabletown.between_two_cities.automas.names import Automa, Mode
from tabletown.between_two_cities.automas.ville import Ville
from tabletown.between_two_cities.box.modules import District, Modules
from tabletown.between_two_cities.box.tiles import TYPES
from tabletown.between_two_cities.people.schedule import Passing
from tabletown.between_two_cities.people.state import Hand
from tabletown.between_two_cities.solo.moves import Discard, SoloMove
from tabletown.between_two_cities.solo.schedule import solo_schedule
from tabletown.between_two_cities.solo.state import Setting
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.bots.between_two_cities.arrays import SCALE, Index, Wholes
from tabletown.bots.between_two_cities.automas.judge import CityJudge
from tabletown.bots.between_two_cities.expected_points import EXPECTED_WORTH
from tabletown.bots.between_two_cities.foresight.ahead import OpenTilesPlacer, TablesAhead, shuffled, shuffler
from tabletown.bots.between_two_cities.foresight.building import ColumnCities
from tabletown.bots.between_two_cities.foresight.columns import KIND, TILES, Column, ranks_of, types_of
from tabletown.bots.between_two_cities.foresight.gains import CellGains, best_gains, pinned
from tabletown.bots.between_two_cities.foresight.worths import (
    compared,
    district_points,
    factory_points,
    factory_worths_of,
)
from tabletown.bots.between_two_cities.pinned_city import FACTORY
from tabletown.bots.bot import Budget, Decision, Thought, first_of
from tabletown.bots.search.between_two_cities.cities import as_array
from tabletown.bots.search.between_two_cities.solo import PARTS, begin_turn, chances_by
from tabletown.bots.search.between_two_cities.worths import ahead_of
from tabletown.bots.search.field import TrialValues
from tabletown.bots.search.one_search import OneSearch, RatingWeight
from tabletown.core.data import OncePerFiles
from tabletown.core.seat import Seat

TRIES = Budget(simulations=100)
"""Games that moves are tried in: no judge foresees well enough."""
SEED = "balanced"
"""It meets the same worlds every time."""
MOST_CONTENDERS = 16
CITIES = 2
_OWNED: Index = np.array([[0, 1]])
"""Your left and your right city."""


def decide_alone(judge: CityJudge, view: SoloView, moves: Sequence[SoloMove]) -> Decision[SoloMove]:
    """What to throw away is not tried out."""
    if isinstance(moves[0], Discard):
        return first_of(judge.rate(view, moves))
    return OneSearch(SoloForesight(judge), SEED, TRIES).decide(view, moves)


class SoloForesight:
    """What the search has to know to try moves out as `balanced` always did."""

    def __init__(self, judge: CityJudge) -> None:
        self.judge = judge

    def rate(self, view: SoloView, moves: Sequence[SoloMove]) -> list[Thought[SoloMove]]:
        return self.judge.rate(view, moves)

    def weight(self, view: SoloView) -> RatingWeight:
        """It only decides between moves that win equally often."""
        del view
        return RatingWeight(0.002)

    def most_contenders(self, view: SoloView) -> int:
        del view
        return MOST_CONTENDERS

    def trials(self, view: SoloView, seed: str, is_up: Callable[[], bool]) -> "SoloTries":
        del is_up
        return SoloTries(view, self.judge, seed)


class SoloTries:
    """What comes of moves: all that follows is played as `SoloAhead` does."""

    def __init__(self, view: SoloView, judge: CityJudge, seed: str) -> None:
        self.view = view
        self.scales = judge.scales(view)
        # Alone both cities are one's own, as with two players.
        self._placer = OpenTilesPlacer(self.scales, 2)
        self._chance = shuffler(f"{seed}/{view.turn}/{view.phase}/{len(view.loose)}/{sum(map(bool, view.theirs))}")
        self._known: dict[SoloMove, tuple[list[Column], list[int], Hand]] = {}

    def play(self, moves: Sequence[SoloMove], worlds: int) -> TrialValues:
        """What comes of these moves in so many worlds."""
        ahead = self.ahead(moves, worlds)
        ahead.end_turn()
        ahead.play()
        left, ville, right = (total.astype(np.intp) for total in ahead.totals())
        chances = chances_by(PARTS * (np.minimum(left, right) - ville)).reshape(len(moves), -1)
        return TrialValues(chances, chances)

    def ahead(self, moves: Sequence[SoloMove], lanes: int) -> "SoloAhead":
        """As many lanes for each move, all that lies open placed."""
        view, total = self.view, lanes * len(moves)
        after = [self._after(move) for move in moves]
        columns, worths = (
            np.repeat(np.array(numbers, np.intp).T, lanes, axis=-1)
            for numbers in ([columns for columns, _, _ in after], [worths for _, worths, _ in after])
        )
        own = np.repeat(np.array([ranks_of(hand) for _, _, hand in after], np.intp).T, lanes, axis=1)
        rows = [np.repeat(np.array(ranks_of(row.tiles), np.intp)[:, None], total, axis=1) for row in view.automas]
        return SoloAhead(
            view.setting,
            view.turn,
            columns.reshape(len(columns), -1),
            worths.ravel(),
            [own, *rows],
            LaneVille(view.ville, total),
            self._stacks(lanes, len(moves)),
        )

    def _stacks(self, lanes: int, times: int) -> "SoloStacks":
        view = self.view
        cards = np.arange(len(view.cards_left))
        order = shuffled(self._chance, cards, lanes)
        lines = np.array([_line(card) for card in view.cards_left], np.intp).reshape(-1, 2 * len(Automa))
        singles, duplexes = (
            shuffled(self._chance, np.array(ranks_of(stack), np.intp), lanes)
            for stack in (view.in_box, view.duplexes_in_box)
        )
        return SoloStacks(*(np.tile(one, times) for one in (singles, duplexes, lines[order].transpose(0, 2, 1))))

    def _after(self, move: SoloMove) -> tuple[list[Column], list[int], Hand]:
        """Once all that lies open is placed: both cities, what each is worth, and what is left of the hand."""
        if move not in self._known:
            begun = begin_turn(self.view, move)
            cities = list(begun.cities)
            for number, tile in enumerate(begun.theirs):
                if tile is not None:
                    self._placer.lay(cities, number, tile)
            self._placer.settle(cities, Seat(0), begun.own, begun.filled)
            worths = [round(scale.value(city) * SCALE) for city, scale in zip(cities, self.scales, strict=True)]
            self._known[move] = [pinned(city) for city in cities], worths, begun.hand
        return self._known[move]


def _line(card: DeckCard) -> list[int]:
    """What a card says to both Automas, for Automaville and for the city that each shares with you."""
    lines = [card.solo_line(automa) for automa in Automa]
    return [RULES.index(rule) for line in lines for rule in (line.ville, line.shared)]


@dataclass(frozen=True, slots=True)
class SoloStacks:
    """What is hidden, by place in its stack and lane: the next one first."""

    singles: Index
    duplexes: Index
    lines: Index
    """By card: what it says to Autommaso for Automaville and Lefthaven, to Automarta for Automaville and Rightcastle,
    each as a place in `RULES`."""


class SoloAhead(TablesAhead):
    """One seat, yours, has the two cities; the rows of the Automas by place and lane."""

    def __init__(
        self,
        setting: Setting,
        turn: int,
        columns: Index,
        worths: Index,
        hands: Sequence[Index],
        ville: "LaneVille",
        stacks: SoloStacks,
    ) -> None:
        """`worths`: by column, in hundredths. `hands`: yours, then the rows."""
        self.setting, self.ville, self.stacks = setting, ville, stacks
        self.turns = solo_schedule(setting.mode, setting.hand)
        self.full = setting.mode is Mode.FULL
        # In the full mode the Automas add a single to each of yours.
        builders = (2 if self.full else 1, 1)
        super().__init__([turn.duplexes for turn in self.turns], turn, _OWNED, hands[0][None], builders)
        self.rows = list(hands[1:])
        self.cities = ColumnCities(columns, setting.modules, self.built, worths=worths.astype(np.int16))
        self._drawn = {False: 0, True: 0}
        """Singles and duplexes drawn so far."""
        self._cards = 0

    def play(self) -> None:
        """Play on to the end."""
        while self.turn < len(self.turns):
            if self.full and not self.duplexes[self.turn]:
                self.cities.put(self.automas_choose().ravel(), False)
            self.place(*self.choose())
            self.end_turn()

    def automas_choose(self) -> Index:
        """Both Automas take their tiles; those for your cities are given back, by city and lane."""
        today = CellGains(self.cities.masks, self.cities.size, 0.0, hot=0.0)
        gains = best_gains(today, np.unique(np.concatenate(self.rows)).tolist())
        his, hers = self.stacks.lines[self._cards : self._cards + 2]
        self._cards += 2
        # Automaville is Autommaso's left city and Automarta's right one; the left city comes first in round 1.
        ville_first = self.turns[self.turn].round == 1
        found = []
        for number, (town_rule, city_rule) in enumerate((his[:2], hers[2:])):
            columns = slice(number * self.lanes, (number + 1) * self.lanes)
            if ville_first:
                self._take_for_ville(number, town_rule)
            found.append(self._take_for_city(number, city_rule, gains[:, columns], today.types[:, columns] > 0))
            if not ville_first:
                self._take_for_ville(number, town_rule)
            ville_first = not ville_first
        return np.stack(found)

    def end_turn(self) -> None:
        """Pass the rows on or draw anew; Automaville grows where it does (simple mode)."""
        turn = self.turns[self.turn]
        if turn.stays:
            self.throw_away()
        self.turn += 1
        self.cities.look_again(self.built)
        if turn.stays:
            more = self._draw(self.setting.hand - self.hands.shape[1], False)
            self.hands = np.concatenate([self.hands, more[None]], axis=1)
        elif turn.passing is not None:
            step, every = -1 if turn.passing is Passing.LEFT else 1, [self.hands[0], *self.rows]
            self._deal(every[step:] + every[:step])
        else:
            if not self.full and not turn.duplexes:
                growth = self.setting.growth_after(turn.round)
                self.ville.grow(self._draw(growth.drawn, False), growth.thrown, self._factories())
            if self.turn < len(self.turns):
                new = self.turns[self.turn]
                rows = 3 if self.full and not new.duplexes else 1
                self._deal([self._draw(new.hand, new.duplexes) for _ in range(rows)])

    def totals(self) -> tuple[Wholes, Wholes, Wholes]:
        """Lefthaven, Automaville, Rightcastle: what they score, by lane."""
        districts = self.setting.modules.districts
        seen = compared(self.cities.look(), districts)
        found = np.concatenate([seen.alone.reshape(CITIES, -1), self.ville.alone()[None]])
        found += factory_points(self._with_ville())
        for size, middle in zip(seen.districts, self.ville.sizes(districts, hard=self.setting.hard), strict=True):
            found += district_points(np.concatenate([self.by_city(size), middle[None]]))
        left, right, ville = found
        return left, ville, right

    def lead(self) -> Wholes | None:
        worths = self.cities.worths
        return None if worths is None else (worths[: self.lanes] - worths[self.lanes :])[None, None]

    def joining(self) -> Wholes:
        """Surer the fuller the cities are."""
        counts = self._with_ville()
        ahead = ahead_of(counts[:CITIES] + np.int16(1), counts)
        return ((1 - ahead) * np.int16(SCALE * self.built // self.cities.cells)).ravel()

    def throw_away(self) -> None:
        """One tile: what helps least (simple mode)."""
        gains = self.singles()
        wish = np.maximum(*(self.in_city(gains, _OWNED[:, side])[0] for side in (0, 1)))
        self.hands = _without(self.hands[0], wish.argmin(axis=0))[None]

    def _take_for_ville(self, number: int, rules: Index) -> None:
        """An Automa, 0 or 1, takes a tile of its row for Automaville."""
        self.ville.take(self._take(number, self.ville.taken(rules, self.rows[number], self._factories())))

    def _take_for_city(self, number: int, rules: Index, gains: Wholes, types: NDArray[np.bool_]) -> Index:
        """The same for the city that it shares with you."""
        counts = self._with_ville()
        own, rivals = counts[number], np.delete(counts, number, axis=0)
        now, then = ((own + np.int16(more)) * factory_worths_of(own + np.int16(more), rivals) for more in (0, 1))
        gains[FACTORY] += (then - now - np.int16(EXPECTED_WORTH)) * np.int16(SCALE)
        return self._take(number, taken_for_city(rules, self.rows[number], gains, types))

    def _take(self, number: int, place: Index) -> Index:
        """Take the tile at this place, by lane, out of an Automa's row."""
        row = self.rows[number]
        self.rows[number] = _without(row, place)
        tile: Index = np.take_along_axis(row, place[None], axis=0)[0]
        return tile

    def _deal(self, hands: Sequence[Index]) -> None:
        self.hands, self.rows = hands[0][None], list(hands[1:])

    def _draw(self, size: int, duplexes: bool) -> Index:
        start = self._drawn[duplexes]
        self._drawn[duplexes] += size
        return (self.stacks.duplexes if duplexes else self.stacks.singles)[start : start + size]

    def _factories(self) -> Index:
        """By city and lane."""
        return self.by_city(self.cities.factories()).astype(np.intp)

    def _with_ville(self) -> Wholes:
        """The same, Automaville last."""
        counts = self.by_city(self.cities.factories()), self.ville.counts[FACTORY][None]
        return np.concatenate(counts, dtype=np.int16)


def _without(row: Index, place: Index) -> Index:
    """A row without the tile at this place, by lane; the order stays."""
    return np.asarray(without_place(NUMPY, as_array(row), as_array(place)))[:-1]


class LaneVille:
    """Automaville in many lanes: it counts buildings, and no places. What Automas take is as a batch has it."""

    def __init__(self, ville: Ville, lanes: int) -> None:
        counts = np.array(list(ville.count().values()), np.int32)
        self.counts: NDArray[np.int32] = np.repeat(counts[:, None], lanes, axis=1)
        """By building, civic ones last."""
        self.values: NDArray[np.int32] = np.full(lanes, sum(ville.values), np.int32)
        """What the civic tiles are worth."""

    def alone(self) -> Wholes:
        """All points that your cities do not change."""
        points = np.asarray(VillePoints(box_kind().choosing.ville, as_array(self.counts), 0).total)
        return (points + self.values).astype(np.int16)

    def sizes(self, districts: Sequence[District], *, hard: bool) -> list[Wholes]:
        """By district and lane (rule 2.9)."""
        there = self._kinds().astype(np.int16)
        return [
            np.maximum(there[one], there[other]) + np.int16(2 if hard else 1) for one, other in map(types_of, districts)
        ]

    def taken(self, rules: Index, row: Index, factories: Index) -> Index:
        """By lane: the place of the tile that an Automa takes from its row, against cities with so many factories."""
        tables, numbers = box_kind().choosing, as_array(_numbers().take(row))
        city = for_ville(tables, as_array(self.counts), as_array(rules), numbers, [as_array(one) for one in factories])
        return np.asarray(take_tile(tables, city.rule, numbers, ratings(tables, city, numbers), keep=False).place)

    def take(self, ranks: Index) -> NDArray[np.int32]:
        """One tile in every lane; what it is worth if it is a civic one."""
        numbers, tables = _numbers().take(ranks), box_kind().choosing.ville
        worth = np.asarray(civic_values(tables, as_array(self._kinds()), as_array(numbers[None])))[0]
        worth = np.where(numbers < FIRST_CIVIC, 0, worth)
        self.values = self.values + worth
        self.counts = self.counts + np.asarray(tables.buildings)[:, numbers + 1]
        return worth

    def grow(self, ranks: Index, thrown: int, factories: Index) -> None:
        """Several tiles at once: the ordinary ones first, then civics in their order (rule 4.2).

        So many of them, the weakest, are thrown away (rule 4.4). `factories` by city and lane.
        """
        kind, order = box_kind(), np.argsort(_numbers().take(ranks) >= FIRST_CIVIC, axis=0, kind="stable")
        drawn = np.take_along_axis(ranks, order, axis=0)
        tiles, values = as_array(_numbers().take(drawn)), as_array(np.stack([self.take(row) for row in drawn]))
        rivals = [as_array(one) for one in factories]
        for _ in range(thrown):
            place = weakest(kind, tiles, values, ville_losses(kind.choosing.ville, as_array(self.counts), rivals))
            gone = np.asarray(pick(NUMPY, tiles, place))
            self.counts = self.counts - np.asarray(kind.choosing.ville.buildings)[:, gone + 1]
            self.values = self.values - np.asarray(pick(NUMPY, values, place))
            tiles, values = without_place(NUMPY, tiles, place), without_place(NUMPY, values, place)

    def _kinds(self) -> NDArray[np.int32]:
        """By type, civic tiles last: how many there are."""
        return np.asarray(count_kinds(NUMPY, as_array(self.counts)))


def taken_for_city(rules: Index, row: Index, gains: Wholes, types: NDArray[np.bool_]) -> Index:
    """By lane: the place of the tile that an Automa takes for a city of yours.

    `gains` by rank and lane, in hundredths; `types` by type and lane: whether the city has it.
    """
    tables, numbers = box_kind().choosing, as_array(_numbers().take(row))
    singles, civics = gains[: len(KIND)].astype(np.int32), np.take_along_axis(gains, row, axis=0).astype(np.int32)
    city = Wanting(as_array(rules), as_array(types[: len(TYPES)]), as_array(singles), as_array(civics))
    return np.asarray(take_tile(tables, city.rule, numbers, ratings(tables, city, numbers), keep=False).place)


@OncePerFiles
def box_kind() -> SoloKind:
    """Tiles and Automas are the same in every mode, and without the modules that are not played with."""
    return SoloKind(NUMPY, Setting(Mode.SIMPLE, 0, (), Modules(civics=True)))


@OncePerFiles
def _numbers() -> Index:
    """By rank: the number that a batch gives the tile."""
    return np.array(box_kind().tiles.numbers(TILES, len(TILES)), np.intp)
