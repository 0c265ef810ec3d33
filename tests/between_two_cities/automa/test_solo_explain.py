"""Every point of a solo game is explained: the groups of each city add up to its score."""

from random import Random

import pytest

from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.cardboard.solo_end import parse_ville, score_cardboard
from tabletown.between_two_cities.city.notation import parse_city, parse_district
from tabletown.between_two_cities.solo import GAME as SOLO
from tabletown.between_two_cities.solo.explain import VilleWhy, explain_solo, say_ville_group
from tabletown.between_two_cities.solo.options import parse_setting
from tabletown.between_two_cities.solo.rules import deal
from tabletown.between_two_cities.solo.score import score_solo
from tabletown.between_two_cities.solo.state import YOU
from tabletown.locales import speaker

LEFT, RIGHT = "SSSS/HHOM/OPOO/OPHP", "MDHH/SEOB/SOHH/SFPP"


@pytest.mark.parametrize("mode", [Mode.SIMPLE, Mode.FULL])
@pytest.mark.parametrize("capitals", [False, True])
def test_groups_add_up_to_the_score(mode: Mode, capitals: bool) -> None:
    random = Random(f"{mode}{capitals}")
    modules = dict.fromkeys(("landscapes", "civics", "districts", "hard"), capitals)
    for seed in range(5):
        state = deal(str(seed), parse_setting(mode, modules, str(seed)))
        while SOLO.outcome(state) is None:
            state = SOLO.apply(state, YOU, random.choice(SOLO.legal_moves(state, YOU))).state
            why = explain_solo(state.cities, state.ville, state.setting)
            totals = [sum(group.points for group in groups) for groups in (why.left, why.ville, why.right)]
            assert totals == list(score_solo(state.cities, state.ville, state.setting).totals())


def test_automaville_is_told_set_by_set() -> None:
    end = score_cardboard([parse_city(LEFT), parse_city(RIGHT)], parse_ville("SSSSSS PPP HH BDEB OOOOOOO SP-H=3"))
    why = explain_solo(end.cities, end.ville, end.setting)
    assert [say_ville_group(group, speaker()) for group in why.ville] == [
        " 16  a line of 4 shops",
        "  5  a line of 2 shops",
        "  9  3 different taverns",
        "  1  1 tavern",
        " 21  6 offices",
        "  1  1 office",
        "  7  7 offices, 1 more each because there is a tavern",
        "  8  a pair of parks",
        "  2  a lone park",
        "  8  2 houses, a point each for every other kind: shop, tavern, office and park",
        "  3  a civic building, fixed when it came: more of one liked kind than of the disliked one "
        "(likes shop and park, not house)",
    ]


def test_districts_of_automaville_are_compared_with_yours() -> None:
    cities = [parse_city(LEFT), parse_city(RIGHT)]
    end = score_cardboard(cities, parse_ville("SS"), [parse_district("SP"), parse_district("OH")])
    why = explain_solo(end.cities, end.ville, end.setting)
    assert [group.why for group in why.ville if group.kind == "district"] == [
        VilleWhy.SECOND_DISTRICT,
        VilleWhy.SMALLER_DISTRICT,
    ]
