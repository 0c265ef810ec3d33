"""A solo game on the table: Automaville typed in."""

import pytest

from tabletown.between_two_cities.cardboard.solo_end import BadVille, format_ville, parse_ville, score_cardboard
from tabletown.between_two_cities.city.notation import parse_city, parse_district

LEFT, RIGHT = "SSSS/HHOM/OPOO/OPHP", "MDHH/SEOB/SOHH/SFPP"


@pytest.mark.parametrize("text", ["", "SSPPH", "SSPPHBDEM SF-H=1", "SF-H=6 OP-T=3"])
def test_ville_notation_goes_both_ways(text: str) -> None:
    assert format_ville(parse_ville(text)) == text


def test_a_civic_tile_without_a_value_gets_the_one_of_its_moment() -> None:
    assert parse_ville("SF-H SSF").values == (1,)
    assert parse_ville("SS SF-H").values == (3,)
    assert parse_ville("SSF SF-H").values == (6,)
    assert parse_ville("SSFH SF-H=6 SF-H").values == (6, 3)


def test_liking_has_no_order_here_either() -> None:
    assert parse_ville("SSF FS-H FS-H=3") == parse_ville("SSF SF-H SF-H=3")


def test_the_end_of_a_solo_game_on_the_table() -> None:
    end = score_cardboard([parse_city(LEFT), parse_city(RIGHT)], parse_ville("SSSSSSPPPHHBDEFF SF-H"))
    assert (end.score.ville.shops, end.score.ville.parks, end.score.ville.factories) == (21, 10, 8)
    assert end.score.ville.civics == 3
    # Two factories there make the one in Rightcastle worth 3.
    assert end.score.right.factories == 3
    assert end.outcome.scores == (56, 56, 59)
    assert end.outcome.winners == (2,)


def test_districts_of_automaville_count_one_more_or_two() -> None:
    cities, ville = [parse_city(LEFT), parse_city(RIGHT)], parse_ville("SSSPP")
    pairs = [parse_district("SP")]
    assert score_cardboard(cities, ville, pairs).score.sizes[1] == (4,)
    assert score_cardboard(cities, ville, pairs, hard=True).score.sizes[1] == (5,)


@pytest.mark.parametrize(
    ("text", "words"),
    [("Q", "“Q” is no tile"), ("S=3", "only a civic tile"), ("SF-H=4", "1, 3 or 6"), ("SF-S", "is no tile")],
)
def test_what_is_no_automaville_is_said(text: str, words: str) -> None:
    with pytest.raises(BadVille, match=words):
        parse_ville(text)


def test_two_cities_lie_beside_automaville() -> None:
    with pytest.raises(BadVille, match="here are 1"):
        score_cardboard([parse_city(LEFT)], parse_ville("S"))
