"""What the other tests of Between Two Cities pass by: memories that are full, onlookers, and what cannot be."""

import pickle

import pytest

from tabletown.between_two_cities.box import fitting as places
from tabletown.between_two_cities.box.canvas import Canvas, canvas
from tabletown.between_two_cities.box.tiles import Kind, Tile
from tabletown.between_two_cities.city import civics, tables
from tabletown.between_two_cities.city.drawing import as_they_fit
from tabletown.between_two_cities.city.explain import Credit, Group
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.text import TEXT
from tabletown.between_two_cities.people.words import say_group
from tabletown.core.event import Event
from tabletown.core.seat import Seat
from tabletown.locales import speaker
from tabletown.testing.playouts import random_states

ANN = Seat(0)
LAKE = canvas(5, "#.#/.../#.#")


def test_a_canvas_is_the_same_one_in_another_process() -> None:
    assert repr(LAKE) == "canvas(5, '#.#/.../#.#')"
    assert repr(canvas(4)) == "canvas(4)"
    assert pickle.loads(pickle.dumps(LAKE)) is LAKE


def windows_of(ground: Canvas) -> int:
    return (1 << len(ground.fits)) - 1


@pytest.mark.parametrize("missing", [1, 2, 3])
def test_a_place_is_safe_if_the_city_can_be_finished_from_there(missing: int) -> None:
    """Also with more duplexes to come than the box has, where no cell is known to be safe beforehand."""
    built, windows = LAKE.first & -LAKE.first, windows_of(LAKE)
    windows &= LAKE.contains[built.bit_length() - 1]
    safe = places.safe_cells(LAKE, built, windows, Tile.SHOP, missing)
    proven = 0
    for cell in range(places.fitting(LAKE, built, windows, Tile.SHOP).bit_length()):
        fits = places.fitting(LAKE, built, windows, Tile.SHOP) >> cell & 1
        if fits and places.can_be_finished(LAKE, built | 1 << cell, windows & LAKE.contains[cell], missing):
            proven |= 1 << cell
    assert safe == proven != 0


def test_a_city_without_a_window_can_never_be_finished() -> None:
    assert not places.can_be_finished(LAKE, 0, 0, 0)
    assert places.can_be_finished(LAKE, 0, windows_of(LAKE), 0)


def test_a_full_memory_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    built = LAKE.first & -LAKE.first
    windows = windows_of(LAKE) & LAKE.contains[built.bit_length() - 1]
    known = places.safe_cells(LAKE, built, windows, Tile.SHOP, 2), tables.tables(5).shops[0b11111]
    LAKE.safe.clear()
    monkeypatch.setattr(places, "_KEPT", 0)
    anew = tables.tables.__wrapped__(5, 0).shops
    assert (places.safe_cells(LAKE, built, windows, Tile.SHOP, 2), anew[0b11111]) == known
    assert isinstance(anew, dict)
    assert (anew[0b1], len(anew)) == (2, 1)
    monkeypatch.setattr(civics, "_KEPT", 1)
    wishes, [one, other] = civics._Wishes(LAKE), [tile.rank for tile in Tile if tile.is_civic][:2]
    assert (wishes[one], wishes[other], len(wishes)) == (civics._Wishes(LAKE)[one], civics._Wishes(LAKE)[other], 1)


def test_a_house_alone_says_so() -> None:
    group = Group(Kind.HOUSE, Credit.HOUSE, ("a1",), 0)
    assert say_group(group, speaker()) == "  0  a house, a point for each other kind in the city (a1)"


def test_a_choice_is_drawn_for_whoever_made_it() -> None:
    state = GAME.setup(3, "corners")
    chosen = GAME.apply(state, ANN, GAME.legal_moves(state, ANN)[0]).state
    assert "You chose: " in TEXT.draw(GAME.view(chosen, ANN), speaker(you=ANN))
    assert "You chose: " not in TEXT.draw(GAME.view(chosen, Seat(1)), speaker(you=1))
    assert TEXT.is_private(GAME.view(chosen, ANN))
    assert not TEXT.is_private(GAME.view(chosen, None))


def test_an_onlooker_is_offered_nothing_and_no_news_is_not_told() -> None:
    state = next(state for state in random_states(GAME, 3, "corners") if any(state.loose))
    seat = min(GAME.to_act(state))
    assert TEXT.offer(GAME.view(state, None), GAME.legal_moves(state, seat), speaker()) == ""
    assert TEXT.tell(Event()) == ()


def test_an_onlooker_has_no_cities_to_see_at_once() -> None:
    state, say = GAME.setup(3, "corners"), speaker()
    seen = TEXT.at_once(GAME.view(state, None), (), say)
    assert seen and TEXT.draw(GAME.view(state, None), say).startswith(seen)
    assert "City 1" not in seen
    assert "City 1" in TEXT.at_once(GAME.view(state, ANN), GAME.legal_moves(state, ANN), speaker(you=ANN))


@pytest.mark.parametrize(
    ("width", "drawn"), [(8, "ab    cd\nef"), (6, "ab  cd\nef"), (5, "ab\nef\ncd")], ids=["wide", "tight", "narrow"]
)
def test_drawings_stand_beside_each_other_where_they_fit(width: int, drawn: str) -> None:
    assert as_they_fit(["ab", "ef"], ["cd"], width=width) == drawn


def test_districts_are_readable_with_their_sizes() -> None:
    state = random_states(GAME, 3, "corners", {"districts": True})[-1]
    told = TEXT.readable(GAME.view(state, None))["districts"]
    assert isinstance(told, list)
    assert [tuple(one["kinds"]) for one in told] == [tuple(pair) for pair in state.modules.districts]
    assert all(len(one["sizes"]) == 3 and max(one["sizes"]) >= 1 for one in told)
