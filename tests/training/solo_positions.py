"""Positions of whole solo games in lockstep, each as lanes and as a State, for whoever compares the two."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import numpy as np
from tests.training.positions import cool

from tabletown.batch.arrays import NUMPY, compiled
from tabletown.batch.between_two_cities.solo.lanes import SoloArrays, SoloConverter
from tabletown.batch.between_two_cities.solo.turns import begin_turn, throw_away
from tabletown.batch.chance import key_of
from tabletown.batch.loops import each
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.automas.ville import Ville
from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.people.moves import Place
from tabletown.between_two_cities.solo.growth import ROUNDS, Growth
from tabletown.between_two_cities.solo.moves import SoloMove
from tabletown.between_two_cities.solo.state import SoloState
from tabletown.bots.nets.between_two_cities.forward import SOLO_ARRAYS
from tabletown.bots.nets.between_two_cities.solo_choosing import SoloPosition
from tabletown.bots.nets.files import NetFile
from tabletown.bots.nets.with_numpy import Floats
from tabletown.training.between_two_cities.deciding import Decided, Deciding
from tabletown.training.between_two_cities.learnable import SQUARES, WORTH
from tabletown.training.between_two_cities.net import scales
from tabletown.training.between_two_cities.solo import SoloLearnable
from tabletown.training.between_two_cities.solo_capitals_deals import CapitalsSoloKind
from tabletown.training.between_two_cities.solo_deals import SoloDeal
from tabletown.training.between_two_cities.solo_rows import SoloAgreed
from tabletown.training.between_two_cities.solo_sorts import SoloSort
from tabletown.training.contract import Weights
from tabletown.training.export import net_of

xp = NUMPY


class SoloKnown(NamedTuple):
    """A decision that arrays have made."""

    lanes: SoloArrays
    """Before it."""
    decided: Decided


class TurnKnown(NamedTuple):
    """All is placed; and the next turn has begun, or the game is over."""

    before: SoloArrays
    after: SoloArrays


def small_net(learnable: SoloLearnable) -> tuple[NetFile, Weights]:
    """New weights as a file has them, and the same for arrays, rounded as in the file."""
    net = net_of(learnable, learnable.new_weights(key_of(xp, "weights")))
    assert set(net.arrays) == set(SOLO_ARRAYS) and net.kind == learnable.kind
    weights = {name: np.array(array.floats(), np.float32).reshape(array.shape) for name, array in net.arrays.items()}
    for name, factors in scales(learnable.form).items():
        weights[name] /= np.array(factors, np.float32)[:, None]
    return net, {name: xp.asarray(found) for name, found in weights.items()}


def played(sort: SoloSort, weights: Weights, dealt: SoloDeal) -> Iterator[SoloKnown | TurnKnown]:
    games, lanes, agreed = sort.games, dealt.lanes, dealt.agreed
    how = cool(weights, lanes.turn.shape[0])
    lanes = begin_turn(sort.kind, lanes)
    for turn in sort.kind.turns:
        before, begun = lanes, games.begun(lanes, agreed, how)
        lanes, decided = games.choose(lanes, begun, how)
        yield SoloKnown(before, decided)
        before = lanes
        lanes, decided = games.place(lanes, begun, how)
        yield SoloKnown(before, decided)
        before = lanes
        if sort.kind.stays(turn):
            tile, decided = games.throw(lanes, agreed, how)
            yield SoloKnown(lanes, decided)
            lanes = throw_away(sort.kind, lanes, tile)
        else:
            lanes = begin_turn(sort.kind, sort.closed(lanes, agreed))
            yield TurnKnown(before, lanes)


def state_of(sort: SoloSort, lanes: SoloArrays, agreed: SoloAgreed, lane: int) -> SoloState:
    kind = sort.kind
    state = SoloConverter(kind).to_state(lanes, lane)
    setting = replace(state.setting, level=int(agreed.level[lane]))
    if not isinstance(kind, CapitalsSoloKind):
        return replace(state, setting=setting)
    districts = setting.modules.districts if int(lanes.districts[0, 0, lane]) >= 0 else ()
    modules = Modules(kind.modules.landscapes, bool(agreed.civics[lane]), districts)
    setting = replace(setting, modules=modules, hard=bool(districts) and int(agreed.more[lane]) == 2)
    if setting.mode is Mode.SIMPLE:
        growth = [Growth(*row) for row in np.asarray(agreed.growth)[:, :, lane].tolist()]
        by_rule = [[replace(setting, even=even).growth_after(number) for number in ROUNDS] for even in (False, True)]
        setting = replace(setting, even=bool(by_rule.index(growth)))
    # Some of its places are empty.
    numbers, values = (np.asarray(found)[:, lane] for found in (lanes.ville, lanes.values))
    tiles = tuple([kind.tiles.tiles[number] for number in numbers.tolist() if number >= 0])
    worth = tuple([value for value, tile in zip(values[numbers >= 0].tolist(), tiles, strict=True) if tile.is_civic])
    return replace(state, setting=setting, ville=Ville(tiles, worth))


def compare(position: SoloPosition[Floats], moves: Sequence[SoloMove], decided: Decided, lane: int) -> None:
    judged = position.judged(moves, SQUARES)
    best = max(hope.share + WORTH * hope.score for hope, _ in judged)
    table, cities = np.asarray(decided.table)[lane].tobytes(), np.asarray(decided.cities)[:, lane]
    rows = [row.tobytes() for row in cities]
    assert table.startswith(position.around.table)
    # What the arrays decided is among what the View allows, with the same rows, and nothing is better.
    same = [
        (hope.share + WORTH * hope.score, pair)
        for hope, pair in judged
        if [position.rows[spot.row] for spot in (pair.first, pair.second)] == rows[:2]
        if position.around.table + pair.row == table
    ]
    assert same and max(value for value, _ in same) > best - 1e-5
    # Behind it lie the same cities with the Automas' tiles alone.
    halves = [
        [_half_row(position, part, spot.laid) for part, spot in enumerate((pair.first, pair.second))]
        for _, pair in same
    ]
    assert rows[2:] in halves


def _half_row(position: SoloPosition[Floats], part: int, laid: Sequence[Place]) -> bytes:
    number = position.seen.order[part]
    city = position.view.cities[number]
    if position.view.theirs[number] is not None:
        city = city.place(laid[0].tile, city.canvas.cell_of[laid[0].square])
    return position.seen.row(number, position.seen.look(city))


def same_decisions(mine: SoloSort, its: SoloSort, weights: Weights) -> None:
    """A turn by NumPy, and compiled by JAX."""
    library = its.xp
    dealt = mine.deal(key_of(xp, "both"), 8)

    def turn(
        sort: SoloSort, lanes: SoloArrays, agreed: SoloAgreed, how: Deciding
    ) -> tuple[SoloArrays, Decided, Decided]:
        begun = sort.games.begun(lanes, agreed, how)
        lanes, chosen = sort.games.choose(lanes, begun, how)
        return *sort.games.place(lanes, begun, how), chosen

    how = cool(weights, 8)
    lanes = begin_turn(mine.kind, dealt.lanes)
    one = turn(mine, lanes, dealt.agreed, how)
    own = {name: library.asarray(found) for name, found in weights.items()}
    there = Deciding(own, *(library.asarray(found) for found in how[1:]))
    given = each(library.asarray, lanes), each(library.asarray, dealt.agreed)
    other = compiled(library, partial(turn, its))(*given, there)
    assert np.array_equal(np.asarray(one[0].cities.codes), np.asarray(other[0].cities.codes))
    for number in (1, 2):
        for name in ("cities", "table"):
            assert np.array_equal(np.asarray(getattr(one[number], name)), np.asarray(getattr(other[number], name)))
