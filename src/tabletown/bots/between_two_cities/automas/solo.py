"""Bots in the seat of a solo player. Without Capitals `balanced` also looks at what the rest of the round brings."""

from collections.abc import Sequence
from copy import copy
from functools import lru_cache
from statistics import fmean

from tabletown.between_two_cities.automas.cards import Rule
from tabletown.between_two_cities.automas.choice import Weigh, choose
from tabletown.between_two_cities.automas.names import Automa
from tabletown.between_two_cities.automas.ville import Ville, score_ville
from tabletown.between_two_cities.automas.worth import weigh_ville
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import BUILDINGS
from tabletown.between_two_cities.people.moves import Choose
from tabletown.between_two_cities.people.schedule import Passing
from tabletown.between_two_cities.solo.moves import Discard, SoloMove
from tabletown.between_two_cities.solo.state import SoloState, side_number
from tabletown.between_two_cities.solo.view import SoloView, resample
from tabletown.bots.between_two_cities.appraisal import factory_worth
from tabletown.bots.between_two_cities.automas.judge import CityJudge, PinnedPair, SoloJudge, SoloTaste, shares_after
from tabletown.bots.between_two_cities.expected_points import NOTHING_TO_COME, Looker, faint, fitted_points
from tabletown.bots.between_two_cities.pinned_city import (
    CELLS,
    FACTORY,
    TILES,
    PinnedCity,
    likely_city,
    pinned_and_bit,
    put,
)
from tabletown.bots.bot import Decision, Thought, first_of
from tabletown.core.chance import Stream

GREEDY = SoloTaste()
BALANCED = SoloTaste(lean=0.5, vision=1.0, denial=1.5, foresight=1.5)
_HINT = 0.02
CHOICES, PLACES = 12, 6
"""Moves that are looked at more closely."""
ORDERS = 8
"""So many orders of the cards are foreseen."""
_NOW = Looker((NOTHING_TO_COME,) * (CELLS + 1))
"""Looks at what a tile gives at once, and at nothing else: as Automas do."""


def greedy_solo() -> "SoloBot":
    return SoloBot(SoloJudge(Looker(tuple(faint(prospect, _HINT) for prospect in fitted_points())), GREEDY), "greedy")


def balanced_solo() -> "SoloBot":
    return SoloBot(SoloJudge(Looker(fitted_points()), BALANCED), "balanced")


def balanced_ratings(view: SoloView, moves: Sequence[SoloMove]) -> list[Thought[SoloMove]]:
    """As it thinks of moves without trying any out, best first."""
    return balanced_solo().rated(view, moves) if is_small(view) else city_judge(BALANCED).rate(view, moves)


class SoloBot:
    """Plays what its judge likes best."""

    def __init__(self, judge: SoloJudge, name: str) -> None:
        self.judge, self.name = judge, name

    def decide(self, view: SoloView, moves: Sequence[SoloMove]) -> Decision[SoloMove]:
        if is_small(view):
            rated = self.rated(view, moves)
        elif self.judge.taste.foresight:
            from tabletown.bots.between_two_cities.foresight.solo import decide_alone

            return decide_alone(city_judge(self.judge.taste), view, moves)
        else:
            rated = city_judge(self.judge.taste).rate(view, moves)
        return first_of(rated)

    def rated(self, view: SoloView, moves: Sequence[SoloMove]) -> list[Thought[SoloMove]]:
        rated = self.judge.rate(view, moves)
        if isinstance(moves[0], Discard):
            return rated
        looked_at = CHOICES if isinstance(moves[0], Choose) else PLACES
        return foresee(view, rated[:looked_at], self.judge)


def city_judge(taste: SoloTaste) -> CityJudge:
    """The same taste where cities may have any size and civic tiles."""
    return CityJudge(1.0 if taste.lean else 0.0, taste.lean, 0.5 * taste.denial)


def is_small(view: SoloView) -> bool:
    """Whether the tables for 4×4 cities without civic tiles can be used."""
    return not (view.setting.modules.landscapes or view.setting.modules.civics)


def foresee(view: SoloView, thoughts: Sequence[Thought[SoloMove]], judge: SoloJudge) -> list[Thought[SoloMove]]:
    """The same moves, rated by what the rest of the round makes of them: all rows lie open, only cards are not known.

    All moves meet the same few orders of the cards.
    """
    turn = view.now
    if turn is None or turn.passing is None or not judge.taste.foresight:
        return list(thoughts)
    stream, cities = Stream("foresee", "world"), [likely_city(city) for city in view.cities]
    worlds = [RoundAhead(resample(view, stream), cities) for _ in range(ORDERS)]
    found = [
        Thought(one.move, fmean(_round_ends(view, one.move, world.copy(), judge) for world in worlds), one.words)
        for one in thoughts
    ]
    return sorted(found, key=lambda thought: -thought.value)


class RoundAhead:
    """The rest of a round of the full mode, with single tiles: two pinned cities, Automaville by counts, rows of tiles.

    A test holds every change against the rules.
    """

    def __init__(self, state: SoloState, cities: Sequence[PinnedCity]) -> None:
        self.turns, self.turn = state.turns, state.turn
        self.cities = list(cities)
        self.ville = list(state.ville.count().values())[: len(BUILDINGS)]
        """By building: how many stand in Automaville."""
        self.hands = [list(hand) for hand in (state.hand, *state.rows)]
        self.cards = list(reversed(state.cards[state.dealt :]))

    def copy(self) -> "RoundAhead":
        other = copy(self)
        other.cities, other.ville = self.cities.copy(), self.ville.copy()
        other.hands, other.cards = [hand.copy() for hand in self.hands], self.cards.copy()
        return other

    @property
    def pair(self) -> PinnedPair:
        left, right = self.cities
        return left, right

    def factories(self) -> tuple[int, int]:
        left, right = self.cities
        return left[FACTORY].bit_count(), right[FACTORY].bit_count()

    def end_turn(self) -> None:
        """Pass the rows on; what a new round would draw is not looked at."""
        passing = self.turns[self.turn].passing
        self.turn += 1
        if passing is not None:
            step = -1 if passing is Passing.LEFT else 1
            self.hands = self.hands[step:] + self.hands[:step]

    def automas_choose(self) -> list[Tile]:
        """Both Automas take their tiles; those for the two cities are given back."""
        # Automaville is Autommaso's left city and Automarta's right one; the left city comes first in round 1.
        ville_first = self.turns[self.turn].round == 1
        found = []
        for number, automa in enumerate(Automa):
            line = self.cards.pop().solo_line(automa)
            if ville_first:
                self._take_for_ville(number, line.ville)
            found.append(self._take_for_city(number, line.shared))
            if not ville_first:
                self._take_for_ville(number, line.ville)
            ville_first = not ville_first
        return found

    def _take_for_ville(self, number: int, rule: Rule) -> None:
        gains = ville_gains(tuple(self.ville), self.factories())
        tile = take(self.hands[1 + number], rule, lambda tile: gains[tile.rank], self.ville)
        self.ville[tile.rank] += 1

    def _take_for_city(self, number: int, rule: Rule) -> Tile:
        pinned, counts = self.cities[number], self.factories()
        own, rivals = counts[number], (counts[1 - number], self.ville[FACTORY])

        def weigh(tile: Tile) -> int:
            gain = int(_NOW.look(pinned).gains[tile.rank])
            if tile is not Tile.FACTORY:
                return gain
            # Counted at three points, and nothing for those that stand already.
            return gain - 3 + (own + 1) * factory_worth(own + 1, rivals) - own * factory_worth(own, rivals)

        return take(self.hands[1 + number], rule, weigh, pinned[: len(BUILDINGS)])


def take(row: list[Tile], rule: Rule, weigh: Weigh, standing: Sequence[int]) -> Tile:
    """An Automa takes a tile out of its row. `standing`: by building, 0 if none stands in the city that it is for."""
    types = frozenset([building.kind for building, some in zip(BUILDINGS, standing, strict=True) if some])
    return row.pop(choose(rule, row, weigh, types).place)


@lru_cache(maxsize=1 << 12)
def ville_gains(counts: tuple[int, ...], factories: tuple[int, int]) -> tuple[int, ...]:
    """By building: what one more adds to Automaville where so many stand, against cities with so many factories."""
    tiles = [tile for tile, count in zip(TILES, counts, strict=False) for _ in range(count)]
    return tuple(map(weigh_ville(Ville(tuple(tiles)), factories), TILES[: len(counts)]))


def _round_ends(view: SoloView, move: SoloMove, ahead: RoundAhead, judge: SoloJudge) -> float:
    """What the cities are worth after the round, less what Automaville is."""
    number = ahead.turns[ahead.turn].round
    _finish_turn(view, move, ahead, judge)
    while ahead.turn < len(ahead.turns) and ahead.turns[ahead.turn].round == number:
        _play_turn(ahead, judge)
    factories = ahead.ville[FACTORY]
    counts = dict(zip(BUILDINGS, ahead.ville, strict=True))
    ville = score_ville(counts, factory_worth(factories, ahead.factories())).total
    return judge.total(ahead.pair, factories) - judge.taste.foresight * ville


def _finish_turn(view: SoloView, move: SoloMove, ahead: RoundAhead, judge: SoloJudge) -> None:
    """Make a move, place all else that lies there, and go on to the next turn."""
    if isinstance(move, Discard):
        raise ValueError("what to throw away is not searched for")
    if isinstance(move, Choose):
        for tile in move.tiles:
            ahead.hands[0].remove(tile)
    else:
        number = side_number(move.side)
        pinned, bit = pinned_and_bit(view.cities[number], move.tile.rank, move.square)
        ahead.cities[number] = put(pinned, move.tile.rank, bit)
    ahead.cities = list(judge.settled(ahead.pair, shares_after(view, move), ahead.ville[FACTORY])[1])
    ahead.end_turn()


def _play_turn(ahead: RoundAhead, judge: SoloJudge) -> None:
    """Everybody takes what seems best at a glance."""
    for number, tile in enumerate(ahead.automas_choose()):
        ahead.cities[number] = judge.finish(ahead.cities[number], (tile.rank,))
    hand, (left, right), look = ahead.hands[0], ahead.pair, judge.looker.best
    tiles = list(dict.fromkeys(hand))
    here, there = [look(left, tile.rank)[0] for tile in tiles], [look(right, tile.rank)[0] for tile in tiles]
    one, other = here.index(max(here)), there.index(max(there))
    if one == other and hand.count(tiles[one]) < 2:
        # Both cities want the same tile: it goes where the next best tile serves the other one better.
        top_here, top_there = here[one], there[one]
        here[one] = there[one] = -1e9
        if top_here + max(there) >= top_there + max(here):
            other = there.index(max(there))
        else:
            one = here.index(max(here))
    hand.remove(tiles[one])
    hand.remove(tiles[other])
    ahead.cities = [judge.finish(left, (tiles[one].rank,)), judge.finish(right, (tiles[other].rank,))]
    ahead.end_turn()
