"""Search at tables with Capitals: what cities are worth beside each other, and what the others will take."""

from random import Random

import numpy as np
import pytest

from tabletown.between_two_cities.city.groups import groups
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Choose
from tabletown.between_two_cities.people.state import State
from tabletown.bots.between_two_cities.appraisal import scales_for
from tabletown.bots.between_two_cities.arrays import SCALE, Masks, bell
from tabletown.bots.between_two_cities.hidden import Imagination
from tabletown.bots.between_two_cities.lanes import pairs_of
from tabletown.bots.between_two_cities.wide import layouts
from tabletown.bots.between_two_cities.wide.crowd import WideCrowd
from tabletown.bots.between_two_cities.wide.districts import CIVIC, Districts
from tabletown.bots.between_two_cities.wide.foresight import ForesightBot
from tabletown.bots.between_two_cities.wide.ground import FEW, ground_of, squares
from tabletown.bots.between_two_cities.wide.guesses import PAIRS
from tabletown.bots.between_two_cities.wide.layouts import Layouts, park_layouts, shop_layouts
from tabletown.bots.between_two_cities.wide.pinning import pinned
from tabletown.bots.between_two_cities.wide.simulation import EARLY_DOUBT, FICKLE, LAST_DOUBT, LATE_DOUBT, WideSimulator
from tabletown.bots.between_two_cities.wide.site import DISLIKES, LIKES, ROWS, column
from tabletown.bots.between_two_cities.wide.survey import CIVIC_ROW, Survey
from tabletown.bots.between_two_cities.wide.worths import worths
from tabletown.core.game import Option
from tabletown.core.seat import Seat
from tabletown.testing.playouts import random_moves

ALL: dict[str, Option] = {"landscapes": True, "civics": True, "districts": True}
ROUNDED = 0.2
"""Numbers of the crowd are whole hundredths of every part."""


@pytest.mark.parametrize("options", [ALL, {"civics": True}, {"districts": True}], ids=str)
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_cities_are_worth_what_the_appraisal_says(seats: int, options: dict[str, Option]) -> None:
    checked = 0
    for number in range(3):
        for state in _turns(GAME.setup(seats, f"worth-{number}", **options), number):
            masks, ground = _masks(state), ground_of(state.cities[0].canvas.size)
            here = state.modules.districts
            districts = Districts(here, masks, ground, len(state.cities)) if here else None
            left = 1 - len(state.cities[0]) / state.cities[0].canvas.cells
            found = worths(Survey(masks, ground, left, districts=districts), len(state.cities), left) / SCALE
            scales = scales_for(state.cities, state.modules, 1.0)
            assert found.tolist() == pytest.approx(
                [scale.value(city) for scale, city in zip(scales, state.cities, strict=True)], abs=ROUNDED
            )
            checked += 1
    assert checked > 15


def test_districts_grow_with_what_is_built() -> None:
    """After whole games the largest parts are those that the rules would find."""
    crowd = _crowd(lanes=40)
    districts = crowd.sites.districts
    assert districts is not None
    split, sizes = groups(crowd.sites.ground.size), np.bitwise_count(districts.largest)
    types = crowd.sites.look().types
    civic = np.bitwise_or.reduce(crowd.sites.masks[LIKES:DISLIKES], axis=0)
    for number, kinds in enumerate(districts.kinds):
        cells = np.bitwise_or.reduce([civic if kind == CIVIC else types[kind] for kind in kinds])
        largest = [max((part.bit_count() for part in split(mask)), default=0) for mask in cells.tolist()]
        assert sizes[number].tolist() == largest
    assert sizes.max() > 3


def test_one_tile_more_is_worth_what_the_district_then_is() -> None:
    """A step is the difference of two appraisals: with one tile more in the largest part, and as it stands."""
    crowd = _crowd(lanes=60, turns=6)
    districts, left = crowd.sites.districts, 0.3
    assert districts is not None
    now, steps = districts.worths(left), districts.steps(left)
    fronts = districts.fronts() & ~crowd.sites.look().taken
    tried = 0
    for number in range(len(districts.kinds)):
        # City 0 grows in every lane, the others stay: so it is compared as in one's own turn.
        own = np.arange(crowd.sites.masks.shape[1]) < crowd.lanes
        grows = own & (fronts[number] != 0)
        before = districts.largest
        districts.largest = before.copy()
        districts.largest[number] |= np.where(grows, fronts[number] & -fronts[number], 0)
        gained = districts.worths(left) - now
        districts.largest = before
        assert gained[grows].tolist() == steps[number][grows].tolist()
        tried += int(grows.sum())
    assert tried > 50


@pytest.mark.parametrize("compared", [True, False])
def test_one_row_is_a_row_of_all(compared: bool) -> None:
    """With districts that are compared at a table, and with those of somebody who plays alone."""
    crowd, chance = _crowd(lanes=20, turns=5), Random(7)
    kinds = np.array([chance.randrange(CIVIC_ROW + 1) for _ in range(crowd.sites.masks.shape[1])])
    sites = crowd.sites
    seen, again = (
        Survey(sites.masks, sites.ground, 0.3, sites.pairs, districts=sites.districts if compared else None)
        for _ in range(2)
    )
    single = seen.row(kinds)
    rows = again.rows
    assert single.tolist() == rows[kinds, :, np.arange(len(kinds))].T.tolist()
    assert again.row(kinds).tolist() == single.tolist()


@pytest.mark.parametrize("most", [5, 1 << 16])
def test_a_layout_is_the_same_when_it_is_known(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it was looked up before, is new, or had to be forgotten."""
    monkeypatch.setattr(layouts, "MOST", most)
    chance = Random(5)
    for like in (shop_layouts(5), park_layouts(5)):
        known, every = Layouts(like.ground, like.work_out), [chance.getrandbits(25) for _ in range(9)]
        for _ in range(40):
            masks: Masks = np.array(chance.choices(every, k=4), np.int32)
            found, where = known.look_up(masks)
            assert found[:, where].tolist() == like.work_out(like.ground.planes(masks), like.ground).tolist()


def test_many_layouts_are_learned() -> None:
    like = park_layouts(5)
    known = Layouts(like.ground, like.work_out)
    masks: Masks = np.arange(3000, dtype=np.int32)
    known.look_up(masks[:1000])
    found, where = known.look_up(masks)
    assert found[:, where].tolist() == like.work_out(like.ground.planes(masks), like.ground).tolist()


def test_a_shop_adds_what_its_line_does() -> None:
    shops, where = shop_layouts(5).look_up(np.array([0b11], np.int32))
    # Two in a row bring 5 and three 10; a shop elsewhere 2.
    assert shops[[2, 24], where[0]].tolist() == [5, 2]


@pytest.mark.parametrize("size", [4, 5])
def test_many_masks_are_taken_apart_as_few_are(size: int) -> None:
    ground, chance = ground_of(size), Random(size)
    masks: Masks = np.array([[chance.getrandbits(size * size) for _ in range(2 * FEW)] for _ in range(3)], np.int32)
    planes = ground.planes(masks)
    for start in range(0, 2 * FEW, FEW // 2):
        part = slice(start, start + FEW // 2)
        assert planes[:, :, part].tolist() == ground.planes(masks[:, part]).tolist()


def test_the_others_are_fickle_and_we_are_not() -> None:
    view = GAME.view(GAME.setup(4, "whims", **ALL), Seat(1))
    one, other = (Imagination(view, "seed").worlds(50, FICKLE) for _ in range(2))
    assert sorted(one.whims) == list(range(len(view.turns)))
    for turn, whims in one.whims.items():
        assert whims.tolist() == other.whims[turn].tolist()
        assert whims.shape == (4, len(pairs_of(view.turns[turn].hand)[0]), 50)
        assert not whims[1].any()
        assert 0.7 * FICKLE < whims[0].std() < 1.3 * FICKLE
    assert not Imagination(view, "seed").worlds(50).whims


def test_random_words_make_a_bell() -> None:
    found = bell(np.random.PCG64(3).random_raw(20_000), 300)
    assert abs(found.mean()) < 10
    assert 285 < found.std() < 315
    assert 0.66 < (np.abs(found) < 300).mean() < 0.70


def test_a_last_choice_is_guessed() -> None:
    """All hands are known then, and who looks ahead takes what we foresee."""
    state = GAME.setup(4, "guess", **ALL)
    bot, right, guessed = ForesightBot(), 0, 0
    while acting := GAME.to_act(state):
        seats = sorted(acting)
        views = {seat: GAME.view(state, seat) for seat in seats}
        moves = {seat: bot.decide(views[seat], GAME.legal_moves(state, seat)).move for seat in seats}
        choosing = all(isinstance(move, Choose) for move in moves.values())
        if choosing and state.turn == len(state.turns) - 1:
            for me in seats:
                simulator = WideSimulator(views[me], Imagination(views[me], "guess"))
                now = [[pinned(city) for city in state.cities]]
                for guess in simulator._guesses(now):
                    assert guess.seat != me
                    hand = sorted(tile.rank for tile in state.hands[guess.seat])
                    first, second, _ = pairs_of(len(hand))
                    known = simulator.imagination.known[guess.seat]
                    assert known is not None
                    assert sorted(tile.rank for tile in known) == hand
                    pair = int(guess.take(np.zeros((4, 3, 1), np.int16))[0])
                    move = moves[guess.seat]
                    assert isinstance(move, Choose)
                    right += {known[first[pair]], known[second[pair]]} == set(move.tiles)
                    guessed += 1
        for seat in seats if choosing else seats[:1]:
            state = GAME.apply(state, seat, moves[seat]).state
    assert guessed == 12
    assert right >= 9


def test_nothing_is_guessed_of_hands_that_were_never_seen() -> None:
    view = GAME.view(GAME.setup(4, "unseen", **ALL), Seat(0))
    simulator = WideSimulator(view, Imagination(view, "seed"))
    assert simulator._guesses([[pinned(city) for city in view.cities]]) == []


def test_guesses_are_of_different_tiles() -> None:
    """After the first turn we know the hand that we passed on."""
    state = next(one for one in _turns(GAME.setup(4, "passed", **ALL), 3) if one.turn == 1)
    view = GAME.view(state, Seat(0))
    simulator = WideSimulator(view, Imagination(view, "seed"))
    (guess,) = simulator._guesses([[pinned(city) for city in view.cities]])
    known = simulator.imagination.known[guess.seat]
    assert known is not None
    assert len(set(known)) < len(known)
    first, second, _ = pairs_of(len(known))
    pairs = [tuple(sorted((known[first[pair]].rank, known[second[pair]].rank))) for pair in guess.pairs]
    assert len(set(pairs)) == len(pairs) <= PAIRS
    taken = guess.take(Imagination(view, "seed").worlds(300, FICKLE).whims[1])
    assert set(taken.tolist()) <= set(guess.pairs.tolist())
    assert len(set(taken.tolist())) > 1


def test_doubt_shrinks_towards_the_end() -> None:
    doubts = []
    for state in _turns(GAME.setup(3, "doubt", **ALL), 5):
        view = GAME.view(state, Seat(0))
        doubts.append(WideSimulator(view, Imagination(view, "seed")).doubt)
    assert doubts == sorted(doubts, reverse=True)
    assert set(doubts) == {EARLY_DOUBT, LATE_DOUBT, LAST_DOUBT}


def _turns(state: State, seed: int) -> list[State]:
    """A random game at the beginning of every turn."""
    found: dict[int, State] = {}
    for now, _, _ in random_moves(GAME, state, Random(seed)):
        found.setdefault(now.turn, now)
    return list(found.values())


def _masks(state: State) -> Masks:
    return np.array([column(city, *squares(city)[0], 0.0) for city in state.cities], np.int32).T[:ROWS]


def _crowd(lanes: int, turns: int | None = None) -> WideCrowd:
    """So many games after so many turns, or at their end."""
    state = GAME.setup(4, "crowd", **ALL)
    worlds = Imagination(GAME.view(state, Seat(0)), "crowd").worlds(lanes)
    columns = np.repeat(np.array([pinned(city) for city in state.cities], np.intp).T, lanes, axis=1)
    crowd = WideCrowd(4, 0, columns, worlds.hands, state.modules)
    while crowd.turn < (len(crowd.turns) if turns is None else turns):
        crowd.place(*crowd.take(crowd.choose()[0]))
        crowd.end_turn(worlds.deals)
    return crowd
