import pytest
from hypothesis import given, strategies as st

from tabletown.between_two_cities.box.tiles import Building, Tile
from tabletown.between_two_cities.city.notation import BadCity, format_city, parse_city
from tabletown.between_two_cities.city.scoring import score_city
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Choose, Move, Place, Side
from tabletown.between_two_cities.people.notation import format_move, parse_move
from tabletown.between_two_cities.people.state import State
from tabletown.core.errors import UnreadableMove
from tabletown.testing.playouts import random_states

TILES = st.sampled_from(Tile)
SQUARES = st.builds("{}{}".format, st.sampled_from("abcdefg"), st.integers(1, 7))
MOVES = st.one_of(
    st.builds(lambda a, b: Choose((a, b)), TILES, TILES),
    st.builds(Place, TILES, st.sampled_from(Side), SQUARES),
)
ROWS = st.integers(1, 4).flatmap(
    lambda width: st.lists(st.text("SFBDEMOPH.", min_size=width, max_size=width), min_size=1, max_size=4)
)


@given(MOVES)
def test_moves_read_back(move: Move) -> None:
    assert parse_move(format_move(move)) == move


@given(
    st.one_of(
        st.text(),
        st.lists(st.sampled_from(["choose", "place", "S", "EF", "F/E", "left", "right", "d4", "g8"])).map(" ".join),
    )
)
def test_any_text_is_a_move_or_refused(text: str) -> None:
    try:
        move = parse_move(text)
    except UnreadableMove as error:
        assert str(error)
    else:
        assert parse_move(format_move(move)) == move


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "starts with choose or place"),
        ("dance", "starts with choose or place"),
        ("choose S", "choose TILE TILE"),
        ("place S left", "place TILE left|right SQUARE"),
        ("choose S X", "“X” is not a tile"),
        ("choose S FF", "“FF” is not a tile"),
        ("place S middle d4", "“middle” is not a side"),
        ("place S left h9", "“h9” is not a square"),
    ],
)
def test_what_is_wrong_with_a_move_is_said(text: str, words: str) -> None:
    with pytest.raises(UnreadableMove, match=words.replace("|", r"\|")):
        parse_move(text)


def test_a_pair_has_no_order() -> None:
    assert parse_move("choose H S") == parse_move("choose S H")
    assert format_move(parse_move("choose H S")) == "choose S H"


@given(ROWS)
def test_grids_read_back(rows: list[str]) -> None:
    text = "/".join(rows)
    city = parse_city(text)
    assert format_city(parse_city(format_city(city))) == format_city(city)
    assert parse_city(format_city(city)) == city


@given(st.one_of(st.text(), st.text("SFBDEMOPHC#./+abcd1234:-T ", max_size=40)))
def test_any_text_is_a_city_or_refused(text: str) -> None:
    try:
        city = parse_city(text)
    except BadCity as error:
        assert str(error)
    else:
        assert parse_city(format_city(city)) == city


def test_a_played_city_keeps_its_duplexes_and_points() -> None:
    last = random_states(GAME, 5, "notation")[-1]
    assert isinstance(last, State)
    for city in last.cities:
        text = format_city(city)
        assert text.count("+") == 2
        assert format_city(parse_city(text)) == text
        assert score_city(parse_city(text), 3) == score_city(city, 3)


def test_squares_are_named_from_the_top_left() -> None:
    city = parse_city("SF../..../..../...H")
    assert city.at(city.canvas.cell_of["a1"]) is Building.SHOP
    assert city.at(city.canvas.cell_of["b1"]) is Building.FACTORY
    assert city.at(city.canvas.cell_of["d4"]) is Building.HOUSE


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is not a city"),
        ("SX", "“X” is not a building"),
        ("xs", "“X” is not a building"),
        ("SSSS/SS", "Row 2 of “SSSS/SS” has 2 squares, row 1 has 4"),
        ("SSSSSS", "at most 5 rows of at most 5 squares"),
        ("S/S/S/S/S/S", "at most 5 rows of at most 5 squares"),
        ("C", "The civic building on a1 needs its wishes"),
        ("S a1:SF-H", "without a civic building"),
        ("C a1:SF-H a1:SF-H", "no other mark names"),
        ("C a1:SF-S", "marks nothing"),
        ("C a1:SFH", "marks nothing"),
        ("C h9:SF-H", "must name a square"),
        ("CS +a1b1 a1:SF-H", "another tile covers"),
        ("..#../..#../..#../..#../..#..", "cuts the city in two"),
        ("SS/", "Row 2"),
        ("SS/SS a1b1", "write \\+a1b1"),
        ("SS/SS +a1b2", "side by side"),
        ("SS/SS +b1a1", "the left or upper one first"),
        ("S./SS +a1b1", "two built squares"),
        ("SS/SS +a1b1 +a1a2", "another tile covers"),
        ("SS/SS +", "does not mark a duplex"),
    ],
)
def test_what_is_wrong_with_a_city_is_said(text: str, words: str) -> None:
    with pytest.raises(BadCity, match=words):
        parse_city(text)
