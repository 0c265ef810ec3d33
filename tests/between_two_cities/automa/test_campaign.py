"""Campaigns: categories count double, each once; saved, resumed, and added up."""

from dataclasses import replace

import pytest

from tabletown.between_two_cities.automas.ville import Ville, score_ville
from tabletown.between_two_cities.box.capitals import capitals
from tabletown.between_two_cities.box.tiles import DUPLEXES, SINGLES
from tabletown.between_two_cities.cardboard.campaign import (
    MOST_POINTS,
    BadCampaign,
    Campaign,
    Length,
    check_campaign,
    finish,
    new_campaign,
    open_categories,
    pick,
    score_sheet,
)
from tabletown.between_two_cities.solo.categories import BASE_CATEGORIES
from tabletown.core.codec import decode, encode
from tabletown.locales import speaker

CAPITALS = (("civics", True), ("districts", True), ("landscapes", True))


def campaign(length: Length = Length.SHORT) -> Campaign:
    return new_campaign(length, "full", 4)


@pytest.mark.parametrize(
    ("length", "options", "games"),
    [(Length.SHORT, (), 3), (Length.LONG, (), 6), (Length.SHORT, CAPITALS, 5), (Length.LONG, CAPITALS, 10)],
)
def test_how_many_games_a_campaign_has(length: Length, options: tuple[tuple[str, bool], ...], games: int) -> None:
    assert new_campaign(length, "full", 4, options).total_games == games


@pytest.mark.parametrize("length", Length)
def test_every_category_is_doubled_once(length: Length) -> None:
    series = campaign(length)
    while not series.is_over:
        series = finish(pick(series, open_categories(series)[: length.per_game], "seed"), (50, 52), (49, 48))
    assert open_categories(series) == ()
    assert sorted(name for game in series.games for name in game.doubled) == sorted(BASE_CATEGORIES)
    with pytest.raises(BadCampaign, match=r"^This campaign is over\.$"):
        pick(series, ("shops", "parks"), "x")


def test_your_doubled_lower_city_against_the_better_automa() -> None:
    series = finish(pick(campaign(), ("parks", "shops"), "a"), (70, 66), (58, 61))
    series = finish(pick(series, ("houses", "offices"), "b"), (60, 80), (55, 40))
    assert (series.yours, series.theirs) == (66 + 60, 61 + 55)
    assert score_sheet(series, speaker()) == (
        ("Game", "Double", "Lefthaven", "Rightcastle", "You", "Automas"),
        ("1", "shops and parks", "70", "66", "66", "61"),
        ("2", "offices and houses", "60", "80", "60", "55"),
        ("Total", "", "", "", "126", "116"),
    )


@pytest.mark.parametrize(
    ("doubled", "words"),
    [
        (("shops",), "Pick 2 categories for this game: factories"),
        (("offices", "offices"), "Pick 2 categories for this game"),
        (("offices", "castles"), "“castles” is not a category"),
        (("offices", "shops"), "this one was doubled before: shops"),
    ],
)
def test_what_cannot_be_picked_is_refused_in_words(doubled: tuple[str, ...], words: str) -> None:
    series = finish(pick(campaign(), ("parks", "shops"), "a"), (1, 2), (3, 4))
    with pytest.raises(BadCampaign, match=words):
        pick(series, doubled, "b")


def test_one_game_at_a_time() -> None:
    playing = pick(campaign(), ("parks", "shops"), "a")
    with pytest.raises(BadCampaign, match="being played already"):
        pick(playing, ("offices", "houses"), "b")
    with pytest.raises(BadCampaign, match="No game is being played"):
        finish(campaign(), (1, 2), (3, 4))


def test_what_counts_double_in_the_game_being_played_is_not_open() -> None:
    playing = pick(campaign(), ("parks", "shops"), "a")
    assert open_categories(playing) == ("factories", "taverns", "offices", "houses")
    assert open_categories(finish(playing, (1, 2), (3, 4))) == open_categories(playing)


@pytest.mark.parametrize(
    ("cities", "automas"), [((-1, 2), (3, 4)), ((1, 1_000_000_000), (3, 4)), ((1, 2), (3, -4)), ((1, 2), (1000, 4))]
)
def test_points_that_no_city_can_have_are_refused_in_words(cities: tuple[int, int], automas: tuple[int, int]) -> None:
    playing = pick(campaign(), ("parks", "shops"), "a")
    with pytest.raises(BadCampaign, match="points are no score: a city has 0 to 999"):
        finish(playing, cities, automas)


def test_all_tiles_of_the_box_are_worth_less_than_the_most_points() -> None:
    box = Ville((*SINGLES, *DUPLEXES)).grown(capitals().civics)
    score = score_ville(box.count(), factory_worth=4, civics=sum(box.values), districts=3 * 6)
    assert 0 < score.total <= MOST_POINTS


def test_a_campaign_survives_being_saved() -> None:
    series = pick(finish(pick(campaign(), ("parks", "shops"), "a"), (1, 2), (3, 4)), ("offices", "houses"), "b")
    assert check_campaign(decode(encode(series), Campaign)) == series


def test_what_was_saved_wrong_is_refused_in_words() -> None:
    series = finish(pick(campaign(), ("parks", "shops"), "a"), (1, 2), (3, 4))
    with pytest.raises(BadCampaign, match="saved by version 0"):
        check_campaign(replace(series, version=0))
    with pytest.raises(BadCampaign, match="contradicts itself"):
        check_campaign(replace(series, categories=("shops", "parks")))
    with pytest.raises(BadCampaign, match="was doubled before"):
        check_campaign(replace(series, games=series.games * 2))


CIVICS, DISTRICTS = ("civics", True), ("districts", True)


@pytest.mark.parametrize(
    ("length", "options", "possible"),
    [
        (Length.SHORT, (), (3, 3)),
        (Length.SHORT, (CIVICS,), (3, 3)),
        (Length.SHORT, (DISTRICTS,), (3, 4)),
        (Length.SHORT, (CIVICS, DISTRICTS), (3, 5)),
        (Length.LONG, (), (6, 6)),
        (Length.LONG, (CIVICS, DISTRICTS), (6, 10)),
    ],
)
def test_the_player_chooses_how_many_games(
    length: Length, options: tuple[tuple[str, bool], ...], possible: tuple[int, int]
) -> None:
    least, most = possible
    said = str(least) if least == most else f"{least} to {most}"
    for games in range(least, most + 1):
        assert new_campaign(length, "full", 4, options, games).total_games == games
    for games in (least - 1, most + 1):
        with pytest.raises(BadCampaign, match=f"has {said} games, not {games}"):
            new_campaign(length, "full", 4, options, games)


def test_a_campaign_of_four_games_ends_after_the_fourth() -> None:
    series = new_campaign(Length.SHORT, "full", 4, (CIVICS, DISTRICTS), 4)
    while not series.is_over:
        series = finish(pick(series, open_categories(series)[:2], "x"), (50, 60), (40, 45))
    assert len(series.games) == 4 and check_campaign(series) == series
    assert len(open_categories(series)) == 2
