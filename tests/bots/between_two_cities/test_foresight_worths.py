"""What cities are worth beside each other to who looks ahead with Capitals."""

from random import Random

import numpy as np
import pytest

from tabletown.between_two_cities.city.groups import groups
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.state import State
from tabletown.bots.between_two_cities.appraisal import scales_for
from tabletown.bots.between_two_cities.arrays import SCALE
from tabletown.bots.between_two_cities.foresight.columns import (
    CIVIC,
    DISLIKES,
    LIKES,
    CellBits,
    Districts,
    city_size,
    columns_of,
)
from tabletown.bots.between_two_cities.foresight.gains import CellGains, pinned, shop_points
from tabletown.bots.between_two_cities.foresight.people import PeopleAhead, worlds as hidden_worlds
from tabletown.bots.between_two_cities.foresight.worths import worths
from tabletown.core.game import Option
from tabletown.core.seat import Seat
from tabletown.testing.playouts import random_moves

ALL: dict[str, Option] = {"landscapes": True, "civics": True, "districts": True}
ROUNDED = 0.2
"""Numbers of the ahead are whole hundredths of every part."""


@pytest.mark.parametrize("options", [ALL, {"civics": True}, {"districts": True}], ids=str)
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_cities_are_worth_what_the_appraisal_says(seats: int, options: dict[str, Option]) -> None:
    checked = 0
    for number in range(3):
        for state in _turns(GAME.setup(seats, f"worth-{number}", **options), number):
            masks, size = _masks(state), city_size(state.cities[0].canvas.size)
            here = state.modules.districts
            districts = Districts(here, masks, size, len(state.cities)) if here else None
            left = 1 - len(state.cities[0]) / state.cities[0].canvas.cells
            found = worths(CellGains(masks, size, left, districts=districts), len(state.cities), left) / SCALE
            scales = scales_for(state.cities, state.modules, 1.0)
            assert found.tolist() == pytest.approx(
                [scale.value(city) for scale, city in zip(scales, state.cities, strict=True)], abs=ROUNDED
            )
            checked += 1
    assert checked > 15


def test_districts_grow_with_what_is_built() -> None:
    """After whole games the largest parts are those that the rules would find."""
    ahead = _ahead(lanes=40)
    districts = ahead.cities.districts
    assert districts is not None
    split, sizes = groups(ahead.cities.size.size), np.bitwise_count(districts.largest)
    types = ahead.cities.look().types
    civic = np.bitwise_or.reduce(ahead.cities.masks[LIKES:DISLIKES], axis=0)
    for number, kinds in enumerate(districts.kinds):
        cells = np.bitwise_or.reduce([civic if kind == CIVIC else types[kind] for kind in kinds])
        largest = [max((part.bit_count() for part in split(mask)), default=0) for mask in cells.tolist()]
        assert sizes[number].tolist() == largest
    assert sizes.max() > 3


def test_one_tile_more_is_worth_what_the_district_then_is() -> None:
    """A step is the difference of two appraisals: with one tile more in the largest part, and as it stands."""
    ahead = _ahead(lanes=60, turns=6)
    districts, left = ahead.cities.districts, 0.3
    assert districts is not None
    now, steps = districts.worths(left), districts.steps(left)
    fronts = districts.fronts() & ~ahead.cities.look().taken
    tried = 0
    for number in range(len(districts.kinds)):
        # City 0 grows in every lane, the others stay: so it is compared as in one's own turn.
        own = np.arange(ahead.cities.masks.shape[1]) < ahead.lanes
        grows = own & (fronts[number] != 0)
        before = districts.largest
        districts.largest = before.copy()
        districts.largest[number] |= np.where(grows, fronts[number] & -fronts[number], 0)
        gained = districts.worths(left) - now
        districts.largest = before
        assert gained[grows].tolist() == steps[number][grows].tolist()
        tried += int(grows.sum())
    assert tried > 50


def test_a_shop_adds_what_its_line_does() -> None:
    size = city_size(5)
    shops = shop_points(size.planes(np.array([0b11], np.int32)), size)
    # Two in a row bring 5 and three 10; a shop elsewhere 2.
    assert shops[[2, 24], 0].tolist() == [5, 2]


def _turns(state: State, seed: int) -> list[State]:
    """A random game at the beginning of every turn."""
    found: dict[int, State] = {}
    for now, _, _ in random_moves(GAME, state, Random(seed)):
        found.setdefault(now.turn, now)
    return list(found.values())


def _masks(state: State) -> CellBits:
    return np.array([columns_of(city)[0] for city in state.cities], np.int32).T


def _ahead(lanes: int, turns: int | None = None) -> PeopleAhead:
    """So many games after so many turns, or at their end."""
    state = GAME.setup(4, "ahead", **ALL)
    hidden = hidden_worlds(GAME.view(state, Seat(0)), "ahead", lanes)
    columns = np.repeat(np.array([pinned(city) for city in state.cities], np.intp).T, lanes, axis=1)
    ahead = PeopleAhead(4, 0, columns, hidden.hands, state.modules)
    while ahead.turn < (len(ahead.turns) if turns is None else turns):
        ahead.place(*ahead.choose())
        ahead.end_turn(hidden.deals)
    return ahead
