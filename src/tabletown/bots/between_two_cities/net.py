"""A bot that plays what its net likes best. No look-ahead, no chance."""

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TypeAlias, TypeVar

from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.people.moves import Choose, Move, Place, Side
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.any_table import AmongPeople
from tabletown.bots.between_two_cities.hints import tell_pair, tell_place, tell_then
from tabletown.bots.between_two_cities.judged import JudgedPair, best_first, price, values_by
from tabletown.bots.bot import SHOWN, Decision, first_of
from tabletown.bots.mistakes import Priced
from tabletown.bots.nets.between_two_cities.capitals_rows import FORM
from tabletown.bots.nets.between_two_cities.choosing import CityPair, NetPosition
from tabletown.bots.nets.between_two_cities.forward import (
    ARRAYS,
    CAPITALS_KIND,
    KIND,
    CityNet,
    shapes_for,
)
from tabletown.bots.nets.between_two_cities.ring import RingPlace
from tabletown.bots.nets.between_two_cities.rows import BASE_FORM
from tabletown.bots.nets.between_two_cities.with_numpy import NumpyNet
from tabletown.bots.nets.files import NetFault, NetFile, check_shapes, load_net
from tabletown.bots.nets.instead import net_or
from tabletown.core.sentence import Sentence

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
MORE_SQUARES = 6
"""Compared where all moves are to have a value, or nearly all."""


class NetBot:
    name = "net"

    def __init__(self, net: CityNet[T], squares: int, worth: float) -> None:
        self._judge, self._squares = _judge_by(net, worth), squares

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        return first_of([one.thought for one in self._price(view, moves, SHOWN)], in_chances=True)

    def weigh(self, view: View, moves: Sequence[Move]) -> list[Priced[Move]]:
        """All moves that it compares, best first."""
        return self._price(view, moves, len(moves))

    def values(self, view: View, moves: Sequence[Move]) -> dict[Move, float]:
        """By move: share of the win, and a little for points. Of two tiles either may be placed first."""
        place, judged = self._judge(view, moves, MORE_SQUARES)
        return values_by(judged, lambda pair: begun_by(pair, place), moves)

    def _price(self, view: View, moves: Sequence[Move], shown: int) -> list[Priced[Move]]:
        place, judged = self._judge(view, moves, self._squares)
        return price(judged, lambda pair: pair.move, lambda pair: _words(pair, place), shown)


Judging: TypeAlias = Callable[[View, Sequence[Move], int], tuple[RingPlace, list[JudgedPair[CityPair]]]]


def _judge_by(net: CityNet[T], worth: float) -> Judging:
    def judge(view: View, moves: Sequence[Move], squares: int) -> tuple[RingPlace, list[JudgedPair[CityPair]]]:
        """Best first."""
        position = NetPosition(net, view)
        choices = [move for move in moves if isinstance(move, Choose)]
        judged = position.choices(choices) if choices else position.placements(squares)
        return position.place, best_first(judged, worth)

    return judge


def begun_by(pair: CityPair, place: RingPlace) -> list[Move]:
    """The moves that a pair of spots may begin with: of two placements either may be made first."""
    if isinstance(pair.move, Choose):
        return [pair.move]
    return [
        Place(one.tile, place.sides[one.side], one.square) for one in (pair.first, pair.second) if one.tile is not None
    ]


class NetAtEveryTable:
    """By the number of seats and the modules: whoever learnt just that, or somebody else."""

    name = NetBot.name

    def __init__(self, otherwise: Callable[[], AmongPeople], *, asked_for: bool = True) -> None:
        self._otherwise, self._asked_for = otherwise, asked_for
        self._players: dict[str, AmongPeople] = {}

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        return self.player(view).decide(view, moves)

    def player(self, view: View) -> AmongPeople:
        weights = weights_for(view)
        if weights not in self._players:
            self._players[weights] = net_or(
                lambda: loaded_net(WEIGHTS / weights), self._otherwise, asked_for=self._asked_for
            )
        return self._players[weights]


def weights_for(view: View) -> str:
    """The name of the file."""
    own = kind_of(view)
    has_its_own = own in SHIPPED or (WEIGHTS / f"{own}.net").exists()
    return f"{own if has_its_own else STAND_INS.get(own, own)}.net"


def kind_of(view: View) -> str:
    """Of a table: what nets and levels are made for."""
    return f"{sort_of(view)}-{view.seats}"


def sort_of(view: View) -> str:
    """By what of Capitals is played with."""
    modules = view.modules
    return "base" if modules == BASE else "landscapes" if modules.landscapes else "capitals"


def net_bot(net: NetFile) -> NetBot:
    """Raises NetFault."""
    check_shapes(net, shapes_for(BASE_FORM if net.kind == KIND else FORM))
    return NetBot(NumpyNet(net), *playing_facts(net))


def playing_facts(net: NetFile) -> tuple[int, float]:
    """How many squares of a tile are compared, and what a point is worth in shares of the win. Raises NetFault."""
    try:
        return int(net.facts["squares"]), float(net.facts["worth"])
    except (KeyError, ValueError):
        raise NetFault("net-unplayable") from None


@cache
def loaded_net(path: Path) -> NetBot:
    """Raises NetFault."""
    return net_bot(load_net(path, KIND if path.name.startswith("base") else CAPITALS_KIND, ARRAYS, SHIPPED))


def _words(pair: CityPair, place: RingPlace) -> Sentence:
    one, other = pair.first, pair.second
    if isinstance(pair.move, Choose):
        left, right = (one, other) if place.sides[0] is Side.LEFT else (other, one)
        assert left.tile is not None and right.tile is not None
        return tell_pair(left.tile, left.gain, right.tile, right.gain)
    here, there = (one, other) if one.tile is not None else (other, one)
    assert here.tile is not None
    words = tell_place(here.tile, pair.move.side, here.gain)
    return words if there.tile is None else tell_then(words, there.tile, place.sides[there.side], there.gain)
