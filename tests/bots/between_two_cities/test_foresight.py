"""How `balanced` looks ahead with Capitals: games ahead are built and counted by the rules, a tile's gain is seen."""

from random import Random

import numpy as np
import pytest

from tabletown.between_two_cities.box.tiles import TYPES, Tile
from tabletown.between_two_cities.city.notation import parse_city
from tabletown.between_two_cities.city.scoring import score_cities, score_city
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.state import State
from tabletown.bots.between_two_cities.appraisal import ways
from tabletown.bots.between_two_cities.arrays import SCALE
from tabletown.bots.between_two_cities.foresight.columns import (
    KIND,
    LIKES,
    NATURE,
    CellBits,
    city_size,
    column,
    columns_of,
)
from tabletown.bots.between_two_cities.foresight.gains import CellGains, pinned
from tabletown.bots.between_two_cities.foresight.people import PeopleAhead, round_ends, worlds
from tabletown.bots.between_two_cities.foresight.worths import totals
from tabletown.bots.bot import Budget
from tabletown.bots.roster import make_bot
from tabletown.core.chance import Stream
from tabletown.core.game import Option
from tabletown.core.seat import Seat
from tabletown.testing.playouts import random_moves

ALL: dict[str, Option] = {"landscapes": True, "civics": True, "districts": True}
SORTS: list[dict[str, Option]] = [
    ALL,
    {"landscapes": True},
    {"civics": True},
    {"districts": True},
    {"civics": True, "districts": True},
]


@pytest.mark.parametrize("options", SORTS, ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_points_are_those_of_the_rules(seats: int, options: dict[str, Option]) -> None:
    state = GAME.setup(seats, "wide", **options)
    for number in range(4):
        end = _at_the_end(state, number)
        columns = [columns_of(city)[0] for city in end.cities]
        size = city_size(end.cities[0].canvas.size)
        found = totals(np.array(columns, np.int32).T, size, len(columns), end.modules.districts)
        assert found.tolist() == [score.total for score in score_cities(end.cities, end.modules.districts)]


@pytest.mark.parametrize("options", SORTS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_games_ahead_fill_every_city(seats: int, options: dict[str, Option]) -> None:
    """No cell is built on twice, nature stays, and all that was taken stands somewhere."""
    state, lanes = GAME.setup(seats, f"fill-{seats}", **options), 8
    hidden = worlds(GAME.view(state, Seat(0)), "fill", lanes)
    columns = np.repeat(np.array([pinned(city) for city in state.cities], np.intp).T, lanes, axis=1)
    ahead = PeopleAhead(seats, 0, columns, hidden.hands, state.modules)
    for number in dict.fromkeys(turn.round for turn in ahead.turns):
        ahead.play_round(number, hidden.deals)
    for masks in ahead.cities.masks.T.tolist():
        civic = 0
        for mask in masks[LIKES : LIKES + len(TYPES)]:
            civic |= mask
        layers = [*masks[: NATURE + 1], civic]
        built = sum(mask.bit_count() for mask in layers)
        assert sum(layers) == _union(layers)
        # A pinned square may have no room for a duplex any more; the rules would have kept some elsewhere.
        assert built >= ahead.cities.size.cells - 4
    assert np.mean([_union(masks[: NATURE + 1]).bit_count() for masks in ahead.cities.masks.T.tolist()]) > 0.8 * (
        ahead.cities.size.cells
    )


@pytest.mark.parametrize(
    "text",
    [
        "SF#../H.O../.S... ",
        "PP#../P.SS./OH.F.",
        "SSS../.#.../HF.B.",
        "OC#../HP.../..... b1:SO-F",
    ],
)
def test_gains_by_cell_are_those_of_the_rules(text: str) -> None:
    """What a building adds by its place is what the score sheet says, but for what no place changes, and for heat."""
    city = parse_city(text.strip())
    corner = next(corner for number, corner in enumerate(city.canvas.corners) if city.windows >> number & 1)
    masks: CellBits = np.array([column(city, corner)], np.int32).T
    seen = CellGains(masks, city_size(city.canvas.size), 0.0, ())
    rows = seen.rows[:, :, 0]
    before = score_city(city, 3).total
    for tile in (Tile.FACTORY, Tile.OFFICE, Tile.HOUSE, Tile.MUSIC):
        gains = {}
        for cell, after in ways(city, tile):
            row, place = divmod(cell - corner, city.canvas.width)
            if row < 0 or row >= city.canvas.size or place >= city.canvas.size:
                continue
            gains[row * city.canvas.size + place] = SCALE * (score_city(after, 3).total - before)
        cool = {cell: gain for cell, gain in gains.items() if not _is_hot(seen, cell) and not city.civics}
        base = int(seen.base_gains()[tile.rank, 0])
        assert {cell: base + int(rows[KIND[tile.rank], cell]) for cell in cool} == cool


def test_the_same_seed_and_simulations_give_the_same_move() -> None:
    state = GAME.setup(3, "same", **ALL)
    view, moves = GAME.view(state, Seat(1)), GAME.legal_moves(state, Seat(1))
    one, other = (make_bot(GAME.name, "search", "seed", Budget(simulations=60)).decide(view, moves) for _ in range(2))
    assert one == other
    assert one.simulations > 30


def test_search_cannot_see_what_is_hidden() -> None:
    state = GAME.setup(3, "hidden", **ALL)
    view = GAME.view(state, Seat(0))
    world = GAME.resample(view, Stream("hidden", "other"))
    moves = GAME.legal_moves(state, Seat(0))
    real, other = (
        make_bot(GAME.name, "search", "seed", Budget(simulations=60)).decide(GAME.view(one, Seat(0)), moves)
        for one in (state, world)
    )
    assert world != state
    assert real == other


@pytest.mark.parametrize("seats", [2, 4])
def test_foresight_sees_what_the_round_brings(seats: int) -> None:
    """Cities at the end of a round are worth more than now, and at the end of the last one just their points."""
    state = GAME.setup(seats, "foresight", **ALL)
    *_, (last, seat, _) = random_moves(GAME, state, Random(seats))
    for now, who in ((state, Seat(0)), (last, seat)):
        view, moves = GAME.view(now, who), GAME.legal_moves(now, who)
        worths = round_ends(view, moves[:3], 4)
        assert worths.shape == (len(now.cities), len(moves[:3]), 4)
        if now is state:
            assert worths.min() > 0
        else:
            after = GAME.apply(now, who, moves[0]).state
            assert GAME.outcome(after) is not None
            points = [SCALE * score.total for score in score_cities(after.cities, after.modules.districts)]
            assert worths[:, 0, 0].tolist() == points


def test_balanced_foresees_the_same_whatever_is_hidden() -> None:
    state = GAME.setup(3, "hidden", **ALL)
    world = GAME.resample(GAME.view(state, Seat(1)), Stream("hidden", "other"))
    moves = GAME.legal_moves(state, Seat(1))
    real, other = (
        make_bot(GAME.name, "balanced", "seed").decide(GAME.view(one, Seat(1)), moves) for one in (state, world)
    )
    assert world != state
    assert real == other


def _is_hot(seen: CellGains, cell: int) -> bool:
    return bool(seen.rows[-1, cell, 0])


def _union(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _at_the_end(state: State, number: int) -> State:
    """Before the last tile is placed."""
    *_, (last, _, _) = random_moves(GAME, state, Random(number))
    return last
