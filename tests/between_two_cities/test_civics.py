"""Civic tiles: what is in the box, what they score, and that they are no type."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from tabletown.between_two_cities.box.capitals import capitals
from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.box.tiles import TYPES, Kind, Tile, civic_tile
from tabletown.between_two_cities.city.explain import Credit, explain_city
from tabletown.between_two_cities.city.notation import format_city, parse_city
from tabletown.between_two_cities.city.scoring import score_cities, score_city
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.ranking import final_outcome
from tabletown.testing.between_two_cities.scoring import compare_scorers
from tabletown.testing.between_two_cities.slow_scorer import slow_scores
from tabletown.testing.playouts import random_states


def test_21_civic_tiles_are_balanced() -> None:
    civics = capitals().civics
    assert len(civics) == len(set(civics)) == 21
    assert {tile.likes for tile in civics} == set(combinations(TYPES, 2))
    likes = Counter(kind for tile in civics for kind in tile.likes)
    assert set(likes.values()) == {7}
    dislikes = Counter(tile.dislikes for tile in civics)
    assert set(dislikes) == set(TYPES)
    assert max(dislikes.values()) - min(dislikes.values()) <= 1
    mixed = Counter((liked, tile.dislikes) for tile in civics for liked in tile.likes)
    assert {mixed[one, other] for one in TYPES for other in TYPES if one is not other} == {1, 2}


def test_with_them_the_box_has_129_singles() -> None:
    state = GAME.setup(4, "civic", civics=True)
    assert len(state.singles) == 129
    assert Counter(tile for tile in state.singles if tile.is_civic) == Counter(capitals().civics)
    assert not any(tile.is_civic for tile in GAME.setup(4, "civic", districts=True).singles)


def test_all_sixty_civic_tiles_have_a_notation() -> None:
    civics = [tile for tile in Tile if tile.is_civic]
    assert len(civics) == 60
    for tile in civics:
        assert tile.dislikes is not None
        assert civic_tile((tile.likes[1], tile.likes[0]), tile.dislikes) is tile
        assert not tile.is_duplex


@pytest.mark.parametrize(
    ("city", "points"),
    [
        ("C b1:SF-H", None),
        ("C a1:SF-H", 1),
        ("CS a1:SF-H", 3),
        ("FCS b1:SF-H", 6),
        ("FCS/.H. b1:SF-H", 1),
        ("CH a1:SF-H", 1),
        ("SCS b1:SF-H", 3),
        ("MCD b1:TF-H", 3),
        ("MCF/.H. b1:TF-O", 6),
        ("C.S a1:SF-H", 1),
        ("C../.S. a1:SF-H", 1),
        ("C#S a1:SF-H", 1),
        ("CC a1:SF-H b1:SF-H", 2),
    ],
)
def test_civic_buildings_score_by_what_is_beside_them(city: str, points: int | None) -> None:
    if points is None:
        with pytest.raises(ValueError, match="needs its wishes"):
            parse_city(city)
        return
    assert score_city(parse_city(city), 4).civics == points


def test_a_civic_building_at_the_edge_of_the_canvas_looks_only_at_its_neighbours() -> None:
    """Masks lie side by side in one number: a neighbour below the last row must not be looked for in the next mask."""
    for rows in (["F...C", "....."], [".....", "S...C"]):
        text = "/".join([*["....."] * 3, *rows]) if rows[1] != "....." else "/".join([*rows, *["....."] * 3])
        square = "e5" if rows[1] != "....." else "e1"
        for tile in (tile for tile in Tile if tile.is_civic):
            assert score_city(parse_city(f"{text} {square}:{tile}"), 4).civics == 1


def test_civic_buildings_are_no_type_for_houses() -> None:
    assert score_city(parse_city("HC b1:SF-H"), 4).houses == 0
    assert score_city(parse_city("HC/PS b1:SF-H"), 4).houses == 2


def test_civics_are_the_last_tie_break() -> None:
    """Three civic buildings worth 1 each against one worth 3: everything else is level."""
    one, three, two = "SC b1:SO-P", "S.C/C.C c1:FO-P a2:FO-S c2:FO-P", "C.C a1:FO-P c1:FO-P"
    civics = Modules(civics=True)
    ahead = final_outcome([parse_city(text) for text in (three, ".", one, ".")], 2, civics)
    assert ahead.scores == (5, 5)
    assert (ahead.winners, ahead.decided_by) == ((0,), "civics")
    level = final_outcome([parse_city(text) for text in (three, ".", "S.C c1:FO-P", two)], 2, civics)
    assert level.comparisons[-1] == "civics"
    assert level.winners == (0, 1)
    assert final_outcome([parse_city("S")] * 3, 3).comparisons[-1] == "houses"


def test_civic_points_are_explained() -> None:
    groups = explain_city(parse_city("FCS/.H./C.. b1:SF-H a3:SF-H"), 4)
    civics = [group for group in groups if group.kind is Kind.CIVIC]
    assert [(group.why, group.squares, group.points, group.others) for group in civics] == [
        (Credit.CIVIC_DISLIKED, ("b1",), 1, (Kind.HOUSE,)),
        (Credit.CIVIC_ALONE, ("a3",), 1, ()),
    ]
    liked = explain_city(parse_city("FCS b1:SF-H"), 4)[-1]
    assert (liked.why, liked.points, liked.others) == (Credit.CIVIC_LIKED, 6, (Kind.SHOP, Kind.FACTORY))


def test_whole_capitals_score_as_the_slow_scorer_says() -> None:
    assert compare_scorers(4000, "capitals", capital=True) == 0


def test_played_capitals_score_as_their_notation_says() -> None:
    for number in range(12):
        options = {"landscapes": number % 2 == 0, "civics": True, "districts": number % 3 > 0}
        state = Random(number).choice(random_states(GAME, 4, f"played {number}", options))
        texts = [format_city(city) for city in state.cities]
        fast = score_cities(state.cities, state.modules.districts)
        assert [tuple(score) for score in fast] == slow_scores(texts, state.modules.districts)
