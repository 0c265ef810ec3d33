"""A bot that plays what its net likes best. No look-ahead, no chance."""

from collections.abc import Callable, Sequence
from functools import cache
from logging import getLogger
from pathlib import Path
from typing import TypeVar

from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.people.moves import Choose, Move, Side
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.any_table import AmongPeople
from tabletown.bots.between_two_cities.hints import tell_pair, tell_place, tell_then
from tabletown.bots.bot import Decision, Thought
from tabletown.bots.nets.between_two_cities.choosing import CityPair, NetPosition
from tabletown.bots.nets.between_two_cities.forward import ARRAYS, CAPITALS_KIND, KIND, CityNet
from tabletown.bots.nets.between_two_cities.ring import RingPlace
from tabletown.bots.nets.between_two_cities.with_numpy import NumpyNet
from tabletown.bots.nets.files import NetFault, NetFile, load_net

T = TypeVar("T")
_logger = getLogger("tabletown.bots")
WEIGHTS = Path(__file__).with_name("nets")
"""`base-4.net` plays tables of four, `capitals-4.net` with civic tiles, districts or both, `landscapes-4.net` with
landscapes and whatever else."""
SHOWN = 3


class NetBot:
    name = "net"

    def __init__(self, net: CityNet[T], squares: int, worth: float) -> None:
        self._rate: Callable[[View, Sequence[Move]], Decision[Move]] = _rater(net, squares, worth)

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        return self._rate(view, moves)


def _rater(net: CityNet[T], squares: int, worth: float) -> Callable[[View, Sequence[Move]], Decision[Move]]:
    def rate(view: View, moves: Sequence[Move]) -> Decision[Move]:
        position = NetPosition(net, view)
        choices = [move for move in moves if isinstance(move, Choose)]
        judged = position.choices(choices) if choices else position.placements(squares)
        valued = [(hope.share + worth * hope.score, pair) for hope, pair in judged]
        valued.sort(key=lambda found: -found[0])
        # One thought for every move: a choice can be placed in two ways, the first tile beside several second ones.
        by_move: dict[Move, Thought[Move]] = {}
        for value, pair in valued:
            if len(by_move) < SHOWN and pair.move not in by_move:
                by_move[pair.move] = thought(value, pair, position.place)
        best = tuple(by_move.values())
        return Decision(best[0].move, best)

    return rate


class NetAtEveryTable:
    """By the number of seats and the modules: whoever learnt just that, or somebody else."""

    name = NetBot.name

    def __init__(self, otherwise: Callable[[], AmongPeople]) -> None:
        self._otherwise = otherwise
        self._players: dict[str, AmongPeople] = {}

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        weights = weights_for(view)
        if weights not in self._players:
            self._players[weights] = net_or(self._otherwise, WEIGHTS / weights)
        return self._players[weights].decide(view, moves)


def weights_for(view: View) -> str:
    """The name of the file."""
    modules = view.modules
    sort = "base" if modules == BASE else "landscapes" if modules.landscapes else "capitals"
    return f"{sort}-{view.seats}.net"


def net_bot(net: NetFile) -> NetBot:
    return NetBot(NumpyNet(net), *playing_facts(net))


def playing_facts(net: NetFile) -> tuple[int, float]:
    """How many squares of a tile are compared, and what a point is worth in shares of the win. Raises NetFault."""
    try:
        return int(net.facts["squares"]), float(net.facts["worth"])
    except (KeyError, ValueError):
        raise NetFault("these weights do not say how they are played") from None


@cache
def _loaded(path: Path) -> NetBot:
    return net_bot(load_net(path, KIND if path.name.startswith("base") else CAPITALS_KIND, ARRAYS))


def net_or(otherwise: Callable[[], AmongPeople], path: Path) -> AmongPeople:
    """The net, or, if its weights are not what they should be, somebody else; then that is told in a sentence."""
    try:
        return _loaded(path)
    except NetFault as fault:
        other = otherwise()
        _logger.warning("%s: %s plays instead", fault, other.name)
        return other


def thought(value: float, pair: CityPair, place: RingPlace) -> Thought[Move]:
    """With what both tiles bring at once."""
    one, other = pair.first, pair.second
    if isinstance(pair.move, Choose):
        left, right = (one, other) if place.sides[0] is Side.LEFT else (other, one)
        assert left.tile is not None and right.tile is not None
        return Thought(pair.move, value, tell_pair(left.tile, left.gain, right.tile, right.gain))
    here, there = (one, other) if one.tile is not None else (other, one)
    assert here.tile is not None
    words = tell_place(here.tile, pair.move.side, here.gain)
    if there.tile is not None:
        words = tell_then(words, there.tile, place.sides[there.side], there.gain)
    return Thought(pair.move, value, words)
