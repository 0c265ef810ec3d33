"""Whoever plays by what a net likes best: at all sorts of tables alike, and among people."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from tabletown.between_two_cities.box.modules import BASE, Modules
from tabletown.between_two_cities.people.moves import Choose, Move, Place, Side
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.evaluation import tell_hope, tell_pair, tell_place, tell_then
from tabletown.bots.bot import SHOWN, Decision, Thought, ThoughtUnit, first_of
from tabletown.bots.mistakes import Priced
from tabletown.bots.nets.between_two_cities.choosing import CityPair, NetPosition
from tabletown.bots.nets.between_two_cities.forward import (
    ARRAYS,
    CAPITALS_KIND,
    KIND,
    CityNet,
    Hope,
    shapes_for,
)
from tabletown.bots.nets.between_two_cities.rows import BASE_FORM, CAPITALS_FORM, RingPlace
from tabletown.bots.nets.files import NetFault, NetFile, check_shapes, load_net
from tabletown.core.sentence import Sentence

V = TypeVar("V")
M = TypeVar("M")
P = TypeVar("P")
Judging: TypeAlias = Callable[[V, Sequence[M], int], Sequence[tuple[Hope, P]]]
"""Pairs of spots that these moves may begin, so many squares compared for each tile, and what a net hopes of them."""
MORE_SQUARES = 6
"""Compared where all moves are to have a value, or nearly all."""


class JudgedPair(NamedTuple, Generic[P]):
    value: float
    hope: Hope
    pair: P


class PairBot(ABC, Generic[V, M, P]):
    name = "net"
    unit = ThoughtUnit.CHANCES

    def __init__(self, judging: Judging[V, M, P], squares: int, worth: float) -> None:
        """`worth`: of a point of the score, in shares of the win."""
        self._judging, self._squares, self._worth = judging, squares, worth

    @abstractmethod
    def moves_of(self, pair: P) -> Sequence[M]:
        """The moves that a pair may begin with: the one that is meant comes first."""

    @abstractmethod
    def words(self, view: V, pair: P, move: M) -> Sentence:
        """What its tiles bring at once, beginning with those of a move."""

    def decide(self, view: V, moves: Sequence[M]) -> Decision[M]:
        return first_of([one.thought for one in self._price(view, moves, SHOWN)], self.unit)

    def weigh(self, view: V, moves: Sequence[M]) -> Sequence[Priced[M]]:
        """All moves that it compares, best first."""
        return self._price(view, moves, len(moves))

    def compare(self, view: V, moves: Sequence[M]) -> dict[M, Thought[M]]:
        """By move, best first: the chance to win of the best pair that may begin with it, which is liked for a little
        more than that, and what its tiles bring at once."""
        found: dict[M, Thought[M]] = {}
        allowed = set(moves)
        judged = self._judged(view, moves, MORE_SQUARES)
        for one, chance in zip(judged, accumulate([one.hope.share for one in judged], min), strict=True):
            for move in self.moves_of(one.pair):
                if move in allowed and move not in found:
                    found[move] = Thought(move, chance, self.words(view, one.pair, move), one.value)
        return found

    def _judged(self, view: V, moves: Sequence[M], squares: int) -> list[JudgedPair[P]]:
        """Best first."""
        judged: Iterable[tuple[Hope, P]] = self._judging(view, moves, squares)
        valued = [JudgedPair(hope.share + self._worth * hope.score, hope, pair) for hope, pair in judged]
        valued.sort(key=lambda found: -found.value)
        return valued

    def _price(self, view: V, moves: Sequence[M], shown: int) -> list[Priced[M]]:
        """One thought for every move, best first, so many at most: with what its tiles bring at once, the score to
        expect, and the chance to win. (A choice can be placed in two ways, a first tile beside several second ones.)"""
        judged = self._judged(view, moves, self._squares)
        by_move: dict[M, Priced[M]] = {}
        chance = 1.0
        for value, hope, pair in judged:
            move = self.moves_of(pair)[0]
            if len(by_move) < shown and move not in by_move:
                # Points decide between moves that win alike: none is said to win more often than a better one.
                chance = min(chance, hope.share)
                words = tell_hope(self.words(view, pair, move), hope.score, chance)
                by_move[move] = Priced(Thought(move, chance, words), judged[0].value - value)
        return list(by_move.values())


def playing_facts(net: NetFile) -> tuple[int, float]:
    """How many squares of a tile are compared, and what a point is worth in shares of the win. Raises NetFault."""
    try:
        return int(net.facts["squares"]), float(net.facts["worth"])
    except (KeyError, ValueError, TypeError, OverflowError):
        raise NetFault("net-unplayable") from None


T = TypeVar("T")
WEIGHTS = Path(__file__).with_name("nets")
"""`base-4.net` plays tables of four, `capitals-4.net` with civic tiles, districts or both, `landscapes-4.net` with
landscapes and whatever else."""
STAND_INS = {
    **{f"base-{seats}": "base-4" for seats in (2, 3, 5, 6, 7)},
    **{f"landscapes-{seats}": "landscapes-4" for seats in (2, 3, 5)},
    "capitals-2": "capitals-4",
}
"""Tables that have no net of their own, and whose net was shown to play them better than `balanced` all the same."""
SHIPPED = ("base-2", "base-3", "base-4", "capitals-4", "landscapes-4")
"""Those that come with the package: one that is missing is told of, and nobody stands in for it."""


class Outlook(NamedTuple):
    """What a seat may hope for at a table as it is, or after a move."""

    value: float
    """Share of the win, and a little for points: by this it is decided."""
    chance: float
    """To win."""
    score: float
    """Of the seat, in the end."""


class NetBot(PairBot[View, Move, "PlacedPair"]):
    def __init__(self, net: CityNet[T], squares: int, worth: float) -> None:
        def judging(view: View, moves: Sequence[Move], squares: int) -> list[tuple[Hope, PlacedPair]]:
            position = NetPosition(net, view)
            choices = [move for move in moves if isinstance(move, Choose)]
            judged = position.choices(choices) if choices else position.placements(squares)
            return [(hope, (pair, position.place)) for hope, pair in judged]

        def as_it_stands(view: View) -> Hope:
            return NetPosition(net, view).as_it_stands()

        def city_scores(view: View) -> list[float]:
            _, scores = net.look(NetPosition(net, view).rows)
            return scores

        super().__init__(judging, squares, worth)
        self._as_it_stands, self._city_scores = as_it_stands, city_scores

    def outlook(self, view: View) -> Outlook:
        """While tiles lie open: what the seat may hope for once it has placed its own as well as it can."""
        assert view.seat is not None
        return self._outlook(self._judged(view, (), 1)[0].hope if view.loose[view.seat] else self._as_it_stands(view))

    def placements(self, view: View) -> dict[Place, Outlook]:
        """While own tiles lie open: each placement that is possible, with the best that may come with it."""
        found: dict[Place, Outlook] = {}
        for one in self._judged(view, (), max(len(city.canvas.squares) for city in view.cities)):
            for place in self.moves_of(one.pair):
                if isinstance(place, Place):
                    found.setdefault(place, self._outlook(one.hope))
        return found

    def city_scores(self, view: View) -> list[float]:
        """What each city will score in the end, by what stands in it."""
        return self._city_scores(view)

    def _outlook(self, hope: Hope) -> Outlook:
        return Outlook(hope.share + self._worth * hope.score, hope.share, hope.score)

    def moves_of(self, pair: "PlacedPair") -> list[Move]:
        return begun_by(*pair)

    def words(self, view: View, pair: "PlacedPair", move: Move) -> Sentence:
        del view
        return _words(*pair, move)


PlacedPair: TypeAlias = tuple[CityPair, RingPlace]


def begun_by(pair: CityPair, place: RingPlace) -> list[Move]:
    """The moves that a pair of spots may begin with: of two placements either may be made first."""
    if isinstance(pair.move, Choose):
        return [pair.move]
    return [
        Place(one.tile, place.sides[one.side], one.square) for one in (pair.first, pair.second) if one.tile is not None
    ]


def net_for(view: View) -> NetBot | None:
    """Whoever learnt such tables. That nobody did, or that weights are not as they should be, is told by those who are
    asked to play."""
    try:
        return net_called(weights_for(view))
    except NetFault:
        return None


def net_called(weights: str) -> NetBot:
    """Raises NetFault."""
    return loaded_net(WEIGHTS / f"{weights}.net")


def weights_for(view: View) -> str:
    """The name of the net for such tables."""
    own = kind_of(view)
    has_its_own = own in SHIPPED or (WEIGHTS / f"{own}.net").exists()
    return own if has_its_own else STAND_INS.get(own, own)


def kind_of(view: View) -> str:
    """Of a table: what nets and levels are made for."""
    return f"{sort_of(view.modules)}-{view.seats}"


def sort_of(modules: Modules) -> str:
    """Of tables: by what of Capitals is played with."""
    return "base" if modules == BASE else "landscapes" if modules.landscapes else "capitals"


def net_bot(net: NetFile) -> NetBot:
    """Raises NetFault."""
    from tabletown.bots.nets.between_two_cities.with_numpy import NumpyNet

    check_shapes(net, shapes_for(BASE_FORM if net.kind == KIND else CAPITALS_FORM))
    return NetBot(NumpyNet(net), *playing_facts(net))


@cache
def loaded_net(path: Path) -> NetBot:
    """Raises NetFault."""
    return net_bot(load_net(path, KIND if path.name.startswith("base") else CAPITALS_KIND, ARRAYS, SHIPPED))


def _words(pair: CityPair, place: RingPlace, move: Move) -> Sentence:
    one, other = pair.first, pair.second
    if isinstance(move, Choose):
        left, right = (one, other) if place.sides[0] is Side.LEFT else (other, one)
        assert left.tile is not None and right.tile is not None
        return tell_pair(left.tile, left.gain, right.tile, right.gain)
    here, there = (one, other) if place.sides[one.side] is move.side else (other, one)
    assert here.tile is not None
    words = tell_place(here.tile, move.side, here.gain)
    return words if there.tile is None else tell_then(words, there.tile, place.sides[there.side], there.gain)
