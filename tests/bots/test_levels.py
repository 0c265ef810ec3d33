"""Levels are names for bots and budgets."""

import pytest

from tabletown.bots.levels import Level, UnknownLevel, make_player, parse_level, player_at


def test_every_level_has_a_player() -> None:
    names = [make_player("between-two-cities", level, "seed").name for level in Level]
    assert names == ["random", "greedy", "balanced", "search"]


def test_experts_think_for_a_second() -> None:
    assert player_at("between-two-cities", " Expert ").budget.seconds == 1.0


def test_unknown_levels_are_told_so() -> None:
    with pytest.raises(UnknownLevel, match="“godlike” is not a level: there is easy, medium, hard, expert"):
        parse_level("godlike")
    with pytest.raises(UnknownLevel, match="no levels for chess"):
        player_at("chess", "easy")
