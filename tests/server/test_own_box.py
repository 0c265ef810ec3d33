"""Cardboard games: who has won, and an owner's own mats, civic tiles and cards, entered in the page."""

import pytest

from tabletown.between_two_cities.box.capitals import capitals
from tabletown.between_two_cities.cardboard.entries import BadEntry
from tabletown.server.games.between_two_cities.asked import OwnBox, OwnMat, ScoreAsked
from tabletown.server.games.between_two_cities.asked_automa import CompanionAsked, SoloScoreAsked
from tabletown.server.games.between_two_cities.companion import companion
from tabletown.server.games.between_two_cities.score_cities import score_cities
from tabletown.server.games.between_two_cities.score_solo import score_solo_cities

GOOD, FAIR, POOR = "SSSS/HHOM/OPOO/OPHP", "SSSF/HHOM/OPOB/FPHP", "SFSF/HHFM/OPOB/FPHP"
EXAMPLE = "SF-H"
"""The booklet's own example: it likes shops and factories and dislikes houses. It is not among our tiles."""
CITY = "SCF./..../..../.... b1:SF-H"


def test_players_are_ranked_in_ring_order() -> None:
    told = score_cities(ScoreAsked((GOOD, FAIR, POOR), seats=3))
    totals = [city.picture.total for city in told.cities]
    assert told.outcome is not None and told.finished
    assert told.sides == ((0, 2), (1, 0), (2, 1))
    assert told.outcome.scores == tuple(min(totals[left], totals[right]) for left, right in told.sides)
    assert told.outcome.winners == (1,)


def test_two_players_have_two_cities_each_and_add_them_up() -> None:
    told = score_cities(ScoreAsked((GOOD, FAIR, POOR, POOR), seats=2))
    totals = [city.picture.total for city in told.cities]
    assert told.outcome is not None and told.sides == ((0, 1), (2, 3))
    assert told.outcome.scores == (totals[0] + totals[1], totals[2] + totals[3])


def test_a_tie_says_what_decided_it() -> None:
    told = score_cities(ScoreAsked((GOOD, GOOD, GOOD), seats=3))
    assert told.outcome is not None and told.outcome.winners == (0, 1, 2)
    assert told.outcome.decided_by == "shared"


def test_nobody_is_ranked_where_cities_and_players_do_not_fit() -> None:
    assert score_cities(ScoreAsked((GOOD, FAIR, POOR), seats=2)).outcome is None
    assert score_cities(ScoreAsked((GOOD, FAIR, POOR))).outcome is None


def test_the_booklets_example_tile_is_accepted_where_it_was_entered() -> None:
    wanted = (CITY, "..../..../..../....", "..../..../..../....")
    assert [doubt.message for doubt in score_cities(ScoreAsked(wanted)).doubts] == ["doubt-civics"]
    told = score_cities(ScoreAsked(wanted, box=OwnBox(civics=(EXAMPLE,))))
    assert told.doubts == () and told.box.civics == (EXAMPLE,)
    assert score_solo_cities(SoloScoreAsked(wanted[:2], box=OwnBox(civics=(EXAMPLE,)))).doubts == ()
    assert EXAMPLE not in capitals().civics, "and only for that question"


def test_the_companion_takes_the_owners_tiles_and_cards() -> None:
    row = f"{EXAMPLE} S P O H B F"
    asked = CompanionAsked("full", 0, "x", (row,), civics=True)
    with pytest.raises(BadEntry):
        companion(asked)
    box = OwnBox(civics=(EXAMPLE,), cards=(("first", "first"),) * 20)
    one = CompanionAsked("full", 0, "x", (row, "S S P P O O H", "H H F F B D E"), civics=True, box=box)
    told = companion(one)
    assert {one.card.left for one in told.automas.automas if one.card is not None} == {"first"}
    assert told.data != companion(CompanionAsked("full", 0, "x", civics=True)).data


@pytest.mark.parametrize(
    ("box", "words"),
    [
        (OwnBox(mats=(OwnMat("###/#../#.."),)), None),
        (OwnBox(mats=(OwnMat("###/###/###"),)), "9 natural squares instead of 5"),
        (OwnBox(mats=(OwnMat("##./#../##."), OwnMat("##./#../##."))), "landscape 2 is there twice"),
        (OwnBox(civics=("SF-P", "SS-P")), "civic building 2 must name three different kinds"),
        (OwnBox(cards=(("best", "best"),)), "1 Automa cards; the companion needs all 20"),
    ],
)
def test_what_cannot_be_a_box_is_refused_in_words(box: OwnBox, words: str | None) -> None:
    asked = ScoreAsked((GOOD, FAIR, POOR), box=box)
    if words is None:
        assert [mat.grid for mat in score_cities(asked).box.mats] == [mat.grid for mat in box.mats]
        return
    with pytest.raises(BadEntry, match=words):
        score_cities(asked)
