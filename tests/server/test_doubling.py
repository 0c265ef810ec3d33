"""A game of a campaign: what counts double does so wherever points are shown, and nothing contradicts the end."""

from functools import partial
from random import Random

import msgspec
import pytest

from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.game import AnyState
from tabletown.between_two_cities.people.moves import Place
from tabletown.between_two_cities.solo.score import own_totals, score_solo
from tabletown.between_two_cities.solo.state import YOU, SoloState, side_number
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.between_two_cities.text import TEXT
from tabletown.locales import speaker
from tabletown.server.games.between_two_cities.solo import city_pictures, end_picture, solo_offers

ALL = {"landscapes": True, "civics": True, "districts": True}
GAMES = [
    {"automa": "simple", "double": "shops+parks"},
    {"automa": "simple", "double": "civics+district-2", **ALL},
    {"automa": "full", "double": "factories+houses", "districts": True},
]


def own(state: SoloState) -> tuple[int, int]:
    return own_totals(score_solo(state.cities, state.ville, state.setting), state.setting.doubled)


@pytest.mark.parametrize("options", GAMES, ids=lambda options: str(options["double"]))
def test_what_counts_double_does_so_everywhere(options: dict[str, str | bool]) -> None:
    random = Random(7)
    state: AnyState = GAME.setup(1, "doubling", **options)
    while GAME.to_act(state):
        view, moves = GAME.view(state, YOU), GAME.legal_moves(state, YOU)
        assert isinstance(state, SoloState) and isinstance(view, SoloView)
        before = own(state)
        assert tuple(city.total for city in city_pictures(view)) == before
        assert (view.points[0], view.points[2]) == before
        for city in city_pictures(view):
            assert sum(city.scores.values()) == city.total
        move = random.choice(moves)
        if isinstance(move, Place):
            offers = msgspec.json.decode(solo_offers(view, partial(tuple, moves)))
            adds = {offer["move"]: offer["parts"]["adds"] for offer in offers}
            after = GAME.apply(state, YOU, move).state
            assert isinstance(after, SoloState)
            number = side_number(move.side)
            if after.ville == state.ville:
                # Where Automaville grows in the same move, factories and districts are compared anew.
                assert adds[GAME.format_move(move)] == own(after)[number] - before[number]
        state = GAME.apply(state, YOU, move).state
    view = GAME.view(state, None)
    assert isinstance(state, SoloState) and isinstance(view, SoloView)
    end = end_picture(view)
    assert end.own == own(state) and end.outcome.scores[0] == min(end.own)
    assert tuple(sum(group.points for group in side) for side in end.groups) == end.own
    left, _, right = score_solo(state.cities, state.ville, state.setting).totals()
    assert end.shared == (left, right)
    said = TEXT.close(view, speaker("en"))
    assert f"Lefthaven, {end.own[0]} points" in said and f"Rightcastle, {end.own[1]} points" in said
