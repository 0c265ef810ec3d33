"""Whoever plays alone with the Automas by what a net likes best."""

from functools import cache
from pathlib import Path
from typing import TypeVar

from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.notation import bits
from tabletown.between_two_cities.people.moves import Choose, Side
from tabletown.between_two_cities.solo.moves import Discard, SoloMove
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.bots.between_two_cities.evaluation import tell_gain, tell_pair, tell_place, tell_then
from tabletown.bots.between_two_cities.net import WEIGHTS, PairBot, playing_facts, sort_of
from tabletown.bots.nets.between_two_cities.forward import (
    SOLO_ARRAYS,
    SOLO_CAPITALS_KIND,
    SOLO_KIND,
    CityNet,
    shapes_for,
)
from tabletown.bots.nets.between_two_cities.solo_choosing import SoloPair, SoloPosition, begun_by, seen_alone
from tabletown.bots.nets.between_two_cities.solo_rows import SOLO_CAPITALS_FORM, SOLO_FORM
from tabletown.bots.nets.files import NetFile, check_shapes, load_net
from tabletown.core.sentence import Sentence, sentence

T = TypeVar("T")
WITH_CAPITALS = "solo-capitals"
"""Plays wherever there is Capitals and no net for just that mode, with landscapes or without."""
_WITHOUT = tuple(f"solo-{mode}" for mode in (Mode.FULL, Mode.SIMPLE))
SHIPPED = (*_WITHOUT, WITH_CAPITALS)
"""Those that come with the package: one that is missing is told of."""


class SoloNetBot(PairBot[SoloView, SoloMove, SoloPair]):
    def __init__(self, net: CityNet[T], squares: int, worth: float) -> None:
        super().__init__(lambda view, moves, squares: SoloPosition(net, view).judged(moves, squares), squares, worth)

    def moves_of(self, pair: SoloPair) -> tuple[SoloMove, ...]:
        """Of several tiles any may be placed first."""
        return (pair.move, *begun_by(pair))

    def words(self, view: SoloView, pair: SoloPair, move: SoloMove) -> Sentence:
        return _words(view, pair, move)


def _words(view: SoloView, pair: SoloPair, move: SoloMove) -> Sentence:
    if isinstance(move, Discard):
        left, right = (_best_gain(view, number, move.tile) for number in (0, 1))
        return sentence("hint-discard", left=tell_gain(left), right=tell_gain(right))
    laid = [
        *zip(pair.first.laid, pair.first.gains, strict=True),
        *zip(pair.second.laid, pair.second.gains, strict=True),
    ]
    if isinstance(move, Choose):
        # The last tile of each city is your own.
        own = {spot.laid[-1].side: (spot.laid[-1].tile, spot.gains[-1]) for spot in (pair.first, pair.second)}
        return tell_pair(*own[Side.LEFT], *own[Side.RIGHT])
    laid.sort(key=lambda one: one[0] != move)
    words = tell_place(laid[0][0].tile, laid[0][0].side, laid[0][1])
    return tell_then(words, laid[1][0].tile, laid[1][0].side, laid[1][1]) if len(laid) > 1 else words


def _best_gain(view: SoloView, number: int, tile: Tile) -> int:
    """What a tile would bring at once to one of the own cities."""
    seen, city = seen_alone(view), view.cities[number]
    after = [seen.points(number, seen.look(city.place(tile, cell))) for cell in bits(city.cells_for(tile))]
    return max(after) - seen.points(number, seen.looks[number])


def solo_net_called(weights: str) -> SoloNetBot:
    """Raises NetFault."""
    return loaded_solo_net(WEIGHTS / f"{weights}.net")


def solo_weights(view: SoloView) -> str:
    """The name of the net for such tables. None has learnt that some points count double."""
    setting = view.setting
    modules = setting.modules
    with_capitals = "" if modules == BASE else sort_of(modules)
    own = "-".join(filter(None, ["solo", setting.mode, "double" if setting.doubled else with_capitals]))
    names = [own, *([WITH_CAPITALS] if with_capitals and not setting.doubled else [])]
    return next((name for name in names if name in SHIPPED or (WEIGHTS / f"{name}.net").exists()), own)


def solo_net_bot(net: NetFile) -> SoloNetBot:
    """Raises NetFault."""
    from tabletown.bots.nets.between_two_cities.with_numpy import NumpyNet

    check_shapes(net, shapes_for(SOLO_FORM if net.kind == SOLO_KIND else SOLO_CAPITALS_FORM, ()))
    return SoloNetBot(NumpyNet(net), *playing_facts(net))


@cache
def loaded_solo_net(path: Path) -> SoloNetBot:
    """Raises NetFault."""
    return solo_net_bot(load_net(path, solo_net_kind(path), SOLO_ARRAYS, SHIPPED))


def solo_net_kind(path: Path) -> str:
    """By the name of the file."""
    return SOLO_KIND if path.stem in _WITHOUT else SOLO_CAPITALS_KIND
