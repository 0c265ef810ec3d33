"""Levels are names for bots and budgets."""

import pytest

from tabletown.bots.bot import Budget
from tabletown.bots.levels import (
    Level,
    UnknownLevel,
    good_opponent,
    make_opponent,
    make_player,
    opponents,
    parse_level,
    player_at,
)
from tabletown.bots.roster import UnknownBot, bots_for, names_for


def test_every_level_has_a_player() -> None:
    for game in ("between-two-cities", "ticket-to-ride-new-york"):
        names = [make_player(game, level, "seed").name for level in Level]
        assert names == ["net", "net", "net", "search"]
        assert [player_at(game, level).budget.level for level in Level] == ["easy", "medium", "hard", ""]


def test_experts_think_for_a_second() -> None:
    assert player_at("between-two-cities", " Expert ").budget.seconds == 1.0


@pytest.mark.parametrize("game", ["between-two-cities", "ticket-to-ride-new-york"])
def test_opponents_go_by_level_or_by_name(game: str) -> None:
    assert opponents(game) == (*Level, *bots_for(game)) == (*Level, *names_for(game))
    for level in Level:
        assert make_opponent(game, level, "seed").name == player_at(game, level).bot
    assert make_opponent(game, "search", "seed", Budget(simulations=3)).name == "search"
    assert good_opponent(game) == "hard"
    with pytest.raises(
        UnknownBot, match=f"“godlike” is not a bot for {game}. Its bots: easy, medium, hard, expert, random"
    ):
        make_opponent(game, "godlike", "seed")


def test_a_game_from_elsewhere_has_bots_but_no_levels() -> None:
    assert opponents("chess") == ("random",)
    assert good_opponent("chess") == "random"


def test_unknown_levels_are_told_so() -> None:
    with pytest.raises(UnknownLevel, match="“godlike” is not a level: there is easy, medium, hard, expert"):
        parse_level("godlike")
    with pytest.raises(UnknownLevel, match="no levels for chess"):
        player_at("chess", "easy")
