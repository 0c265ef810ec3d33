"""What the rest of a round makes of a move in a solo game without Capitals, as far as it can be foreseen."""

from collections.abc import Sequence
from statistics import fmean
from typing import TypeAlias

from tabletown.between_two_cities.automas.cards import Rule
from tabletown.between_two_cities.automas.house import places_by_number
from tabletown.between_two_cities.automas.names import Automa
from tabletown.between_two_cities.automas.ville import park_pairs_points, shops_points
from tabletown.between_two_cities.city.scoring import office_points, tavern_points
from tabletown.between_two_cities.people.moves import Choose
from tabletown.between_two_cities.people.schedule import Passing
from tabletown.between_two_cities.solo.moves import Discard, SoloMove
from tabletown.between_two_cities.solo.schedule import SoloTurn
from tabletown.between_two_cities.solo.state import SoloState, side_number
from tabletown.between_two_cities.solo.view import SoloView, resample
from tabletown.bots.between_two_cities.automas.judge import SoloJudge, open_after, worth
from tabletown.bots.between_two_cities.expected_points import EXPECTED_WORTH, KINDS, NOTHING_TO_COME, Looker
from tabletown.bots.between_two_cities.pinned_city import CELLS, FACTORY, PinnedCity, put
from tabletown.bots.between_two_cities.reading import likely_city, pinned_and_bit
from tabletown.bots.bot import Thought
from tabletown.core.chance import Stream

VilleCounts: TypeAlias = list[int]
"""By building: how many stand in Automaville."""

_NOW = Looker((NOTHING_TO_COME,) * (CELLS + 1))
"""Looks at what a tile gives at once, and at nothing else: as Automas do."""


def ville_points(counts: Sequence[int], factory_worth: int) -> int:
    """Automaville by numbers of buildings; a test holds it against the rules."""
    shop, factory, bed, drink, food, music, office, park, house = counts
    taverns = bed + drink + food + music
    others = (shop > 0) + (factory > 0) + (taverns > 0) + (office > 0) + (park > 0)
    return (
        shops_points(shop)
        + factory * factory_worth
        + tavern_points(bed, drink, food, music)
        + office_points(office)
        + (office if taverns else 0)
        + park_pairs_points(park)
        + house * others
    )


class Twin:
    """A round of the full mode, with single tiles: two pinned cities, Automaville by counts, rows of tile ranks.

    A test holds every change against the rules.
    """

    __slots__ = ("cards", "cities", "hands", "turn", "turns", "ville")

    def __init__(self, state: SoloState, cities: Sequence[PinnedCity]) -> None:
        self.turns: tuple[SoloTurn, ...] = state.turns
        self.turn = state.turn
        self.cities = list(cities)
        self.ville: VilleCounts = list(state.ville.count().values())[:9]
        self.hands = [[tile.rank for tile in hand] for hand in (state.hand, *state.rows)]
        self.cards = list(reversed(state.cards[state.dealt :]))

    def copy(self) -> "Twin":
        other = object.__new__(Twin)
        other.turns, other.turn = self.turns, self.turn
        other.cities, other.ville = self.cities.copy(), self.ville.copy()
        other.hands, other.cards = [hand.copy() for hand in self.hands], self.cards.copy()
        return other

    def end_turn(self) -> None:
        """Pass the rows on; what a new round would draw is not looked at."""
        passing = self.turns[self.turn].passing
        self.turn += 1
        if passing is Passing.LEFT:
            self.hands = self.hands[-1:] + self.hands[:-1]
        elif passing is Passing.RIGHT:
            self.hands = self.hands[1:] + self.hands[:1]

    def automas_choose(self) -> tuple[int, int]:
        """Both Automas take their tiles; those for the two cities are given back."""
        first_left = self.turns[self.turn].round == 1
        his, hers = self.cards.pop().solo_line(Automa.AUTOMMASO), self.cards.pop().solo_line(Automa.AUTOMARTA)
        if first_left:
            self._take_for_ville(1, his.ville)
            left = self._take_for_city(1, his.shared, 0)
            right = self._take_for_city(2, hers.shared, 1)
            self._take_for_ville(2, hers.ville)
        else:
            left = self._take_for_city(1, his.shared, 0)
            self._take_for_ville(1, his.ville)
            self._take_for_ville(2, hers.ville)
            right = self._take_for_city(2, hers.shared, 1)
        return left, right

    def factories(self, city: int) -> int:
        return self.cities[city][FACTORY].bit_count()

    def _take_for_ville(self, number: int, rule: Rule) -> None:
        row = self.hands[number]
        ville = self.ville
        rank = row[0]
        if rule is not Rule.FIRST:
            rank = missing_in(row, _types(ville)) if rule is Rule.MISSING else -1
            if rank < 0:
                rank = best_of(row, ville_gains(ville, self.factories(0), self.factories(1)))
        row.remove(rank)
        ville[rank] += 1

    def _take_for_city(self, number: int, rule: Rule, city: int) -> int:
        row, site = self.hands[number], self.cities[city]
        rank = row[0]
        if rule is not Rule.FIRST:
            rank = missing_in(row, _types([mask.bit_count() for mask in site[:9]])) if rule is Rule.MISSING else -1
            if rank < 0:
                rank = best_of(row, self._city_gains(city, site))
        row.remove(rank)
        return rank

    def _city_gains(self, city: int, site: PinnedCity) -> Sequence[float]:
        gains = list(_NOW.look(site).gains)
        count, one, other = self.factories(city), self.ville[FACTORY], self.factories(1 - city)
        more = (count + 1) * worth(count + 1, one, other) - count * worth(count, one, other)
        gains[FACTORY] += more - EXPECTED_WORTH
        return gains


def ville_gains(ville: VilleCounts, one: int, other: int) -> list[int]:
    """By building: what one more adds to Automaville, against cities with so many factories."""
    count = ville[FACTORY]
    now = worth(count, one, other)
    before = ville_points(ville, now)
    gains = []
    for rank in range(len(ville)):
        ville[rank] += 1
        gains.append(ville_points(ville, worth(count + 1, one, other) if rank == FACTORY else now) - before)
        ville[rank] -= 1
    return gains


def missing_in(row: Sequence[int], types: set[int]) -> int:
    """A tile of a type that is not there yet, by the list of types; −1 if none is missing."""
    listed = places_by_number()
    wanted = (rank for rank in row if KINDS[rank] not in types)
    return min(wanted, key=lambda rank: listed[KINDS[rank]], default=-1)


def best_of(row: Sequence[int], gains: Sequence[float]) -> int:
    """By gain, then by the list of types, then from the left."""
    listed = places_by_number()
    return min(row, key=lambda rank: (-gains[rank], listed[KINDS[rank]]))


def _types(counts: Sequence[int]) -> set[int]:
    return {KINDS[rank] for rank, count in enumerate(counts) if count}


ORDERS = 8
"""So many orders of the cards are foreseen."""


def foresee(view: SoloView, thoughts: Sequence[Thought[SoloMove]], judge: SoloJudge) -> list[Thought[SoloMove]]:
    """The same moves, rated by what the rest of the round makes of them: all rows lie open, only cards are not known.

    All moves meet the same few orders of the cards.
    """
    turn = view.now
    if turn is None or turn.passing is None or not judge.taste.foresight:
        return list(thoughts)
    stream, sites = Stream("foresee", "world"), [likely_city(city) for city in view.cities]
    worlds = [Twin(resample(view, stream), sites) for _ in range(ORDERS)]
    found = [
        Thought(one.move, fmean(_round_ends(view, one.move, world.copy(), judge) for world in worlds), one.words)
        for one in thoughts
    ]
    return sorted(found, key=lambda thought: -thought.value)


def _round_ends(view: SoloView, move: SoloMove, twin: Twin, judge: SoloJudge) -> float:
    """What the cities are worth after the round, less what Automaville is."""
    number = twin.turns[twin.turn].round
    _finish_turn(view, move, twin, judge)
    while twin.turn < len(twin.turns) and twin.turns[twin.turn].round == number:
        _play_turn(twin, judge)
    left, right = twin.cities
    ville = ville_points(twin.ville, worth(twin.ville[FACTORY], twin.factories(0), twin.factories(1)))
    return judge.total((left, right), twin.ville[FACTORY]) - judge.taste.foresight * ville


def _finish_turn(view: SoloView, move: SoloMove, twin: Twin, judge: SoloJudge) -> None:
    """Make a move, place all else that lies there, and go on to the next turn."""
    if isinstance(move, Discard):
        raise ValueError("what to throw away is not searched for")
    if isinstance(move, Choose):
        for tile in move.tiles:
            twin.hands[0].remove(tile.rank)
    else:
        number = side_number(move.side)
        site, bit = pinned_and_bit(view.cities[number], move.tile.rank, move.square)
        twin.cities[number] = put(site, move.tile.rank, bit)
    left, right = twin.cities
    twin.cities = list(judge.settled((left, right), open_after(view, move), twin.ville[FACTORY])[1])
    twin.end_turn()


def _play_turn(twin: Twin, judge: SoloJudge) -> None:
    """Everybody takes what seems best at a glance."""
    for number, rank in enumerate(twin.automas_choose()):
        twin.cities[number] = judge.finish(twin.cities[number], (rank,))
    hand = twin.hands[0]
    left, right = twin.cities
    look = judge.looker.best
    ranks = list(dict.fromkeys(hand))
    here, there = [look(left, rank)[0] for rank in ranks], [look(right, rank)[0] for rank in ranks]
    one, other = here.index(max(here)), there.index(max(there))
    if one == other and hand.count(ranks[one]) < 2:
        # Both cities want the same tile: it goes where the next best tile serves the other one better.
        top_here, top_there = here[one], there[one]
        here[one] = there[one] = -1e9
        if top_here + max(there) >= top_there + max(here):
            other = there.index(max(there))
        else:
            one = here.index(max(here))
    hand.remove(ranks[one])
    hand.remove(ranks[other])
    twin.cities = [judge.finish(left, (ranks[one],)), judge.finish(right, (ranks[other],))]
    twin.end_turn()
