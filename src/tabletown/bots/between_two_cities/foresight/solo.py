"""`balanced` alone with Automas: its moves are tried out in a hundred possible games, each played to its end."""

from collections.abc import Callable, Sequence

import numpy as np

from tabletown.batch.between_two_cities.automas.choosing import RULES
from tabletown.between_two_cities.automas.cards import DeckCard
from tabletown.between_two_cities.automas.names import Automa
from tabletown.between_two_cities.people.state import Hand
from tabletown.between_two_cities.solo.moves import Discard, SoloMove
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.bots.between_two_cities.arrays import SCALE
from tabletown.bots.between_two_cities.automas.judge import CityJudge
from tabletown.bots.between_two_cities.foresight.cities import gain_settler, pinned
from tabletown.bots.between_two_cities.foresight.hidden import shuffled, shuffler
from tabletown.bots.between_two_cities.foresight.site import Column, ranks_of
from tabletown.bots.between_two_cities.foresight.solo_crowd import SoloCrowd, SoloStacks
from tabletown.bots.between_two_cities.foresight.ville import LaneVille
from tabletown.bots.bot import Budget, Decision, Thought, first_of
from tabletown.bots.search.between_two_cities.solo import PARTS, begin_turn, chances_by
from tabletown.bots.search.field import TrialValues
from tabletown.bots.search.one_search import OneSearch, RatingWeight
from tabletown.core.seat import Seat

TRIES = Budget(simulations=100)
"""Games that moves are tried in: no judge foresees well enough."""
SEED = "balanced"
"""It meets the same worlds every time."""
MOST_CONTENDERS = 16


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


def decide_alone(judge: CityJudge, view: SoloView, moves: Sequence[SoloMove]) -> Decision[SoloMove]:
    """What to throw away is not tried out."""
    if isinstance(moves[0], Discard):
        return first_of(judge.rate(view, moves))
    return OneSearch(SoloForesight(judge), SEED, TRIES).decide(view, moves)


class SoloTries:
    """Everything after a move is played as `SoloCrowd` does."""

    def __init__(self, view: SoloView, judge: CityJudge, seed: str) -> None:
        self.view = view
        self.scales = judge.scales(view)
        # Alone both cities are one's own, as with two players.
        self._settler = gain_settler(self.scales, 2)
        self._chance = shuffler(f"{seed}/{view.turn}/{view.phase}/{len(view.loose)}/{sum(map(bool, view.theirs))}")
        self._known: dict[SoloMove, tuple[list[Column], list[int], Hand]] = {}

    def play(self, moves: Sequence[SoloMove], worlds: int) -> TrialValues:
        """What comes of these moves in so many worlds."""
        crowd = self.crowd(moves, worlds)
        crowd.end_turn()
        crowd.play()
        left, ville, right = (total.astype(np.intp) for total in crowd.totals())
        chances = chances_by(PARTS * (np.minimum(left, right) - ville)).reshape(len(moves), -1)
        return TrialValues(chances, chances)

    def crowd(self, moves: Sequence[SoloMove], lanes: int) -> SoloCrowd:
        """As many lanes for each move, all that lies open placed."""
        view, total = self.view, lanes * len(moves)
        after = [self._after(move) for move in moves]
        columns, worths = (
            np.repeat(np.array(numbers, np.intp).T, lanes, axis=-1)
            for numbers in ([columns for columns, _, _ in after], [worths for _, worths, _ in after])
        )
        own = np.repeat(np.array([ranks_of(hand) for _, _, hand in after], np.intp).T, lanes, axis=1)
        rows = [np.repeat(np.array(ranks_of(row.tiles), np.intp)[:, None], total, axis=1) for row in view.automas]
        return SoloCrowd(
            view.setting,
            view.turn,
            columns.reshape(len(columns), -1),
            worths.ravel(),
            [own, *rows],
            LaneVille(view.ville, total),
            self._stacks(lanes, len(moves)),
        )

    def _stacks(self, lanes: int, times: int) -> SoloStacks:
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
                    self._settler.lay(cities, number, tile)
            self._settler.settle(cities, Seat(0), begun.own, begun.filled)
            worths = [round(scale.value(city) * SCALE) for city, scale in zip(cities, self.scales, strict=True)]
            self._known[move] = [pinned(city) for city in cities], worths, begun.hand
        return self._known[move]


def _line(card: DeckCard) -> list[int]:
    """What a card says to both Automas, for Automaville and for the city that each shares with you."""
    lines = [card.solo_line(automa) for automa in Automa]
    return [RULES.index(rule) for line in lines for rule in (line.ville, line.shared)]
