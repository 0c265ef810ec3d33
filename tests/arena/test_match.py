"""One game: bots see Views only, the same seed plays the same game, and a bad bot is named."""

from collections.abc import Callable
from typing import TypeAlias

import pytest

from tabletown.arena.blocks import Block, BlockPlan
from tabletown.arena.match import BotFailed, play_block
from tabletown.core.registry import load

MakePlan: TypeAlias = Callable[..., BlockPlan]


def test_the_same_block_is_the_same_games(make_plan: MakePlan) -> None:
    plan = make_plan()
    for block in list(plan)[:2]:
        assert play_block(plan, block) == play_block(plan, block)


def test_other_deals_are_other_games(make_plan: MakePlan) -> None:
    plan = make_plan()
    table = plan.tables()[0]
    assert play_block(plan, Block(1, table)).matches != play_block(plan, Block(2, table)).matches


def test_a_match_is_what_the_rules_say(make_plan: MakePlan) -> None:
    """Against the rules themselves: the first bot's game, played here by hand."""
    plan = make_plan("arena_bots:first,arena_bots:nosy", seats=4)
    game = load(plan.game)
    state = game.setup(4, plan.deal(1))
    while acting := game.to_act(state):
        for seat in sorted(acting):
            state = game.apply(state, seat, game.legal_moves(state, seat)[0]).state
    outcome = game.outcome(state)
    assert outcome is not None
    # Both always take the first move, so every rotation is this one game.
    finished = play_block(plan, Block(1, plan.tables()[0]))
    assert [(match.scores, match.ranks) for match in finished.matches] == [(outcome.scores, outcome.ranks)] * 4


def test_bots_get_views_and_nothing_else(make_plan: MakePlan) -> None:
    plan = make_plan("random,arena_bots:nosy")
    asked = [one.moves for block in plan for one in play_block(plan, block).timings if one.bot == "arena_bots:nosy"]
    # It raises when it is shown anything but a View.
    assert asked and all(asked)


def test_every_move_is_timed_and_its_simulations_counted(make_plan: MakePlan) -> None:
    plan = make_plan("random,arena_bots:first", seats=4)
    table = ("arena_bots:first", "random", "random", "random")
    first, other = play_block(plan, Block(1, table)).timings
    assert (first.bot, other.bot) == ("arena_bots:first", "random")
    assert first.moves * 3 == other.moves == 4 * 63
    assert first.simulations == 3 * first.moves and other.simulations == 0
    assert 0 < first.quantile(0.5) <= first.quantile(0.99) <= first.longest


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("broken", "broke down: ZeroDivisionError: no idea"),
        ("stubborn", "illegal move"),
        ("unmakeable", "cannot be made: OSError"),
    ],
)
def test_a_bad_bot_is_named_with_its_seat_and_deal(make_plan: MakePlan, bot: str, words: str) -> None:
    plan = make_plan(f"random,arena_bots:{bot}")
    with pytest.raises(BotFailed, match=f"deal test/1, .*arena_bots:{bot}.*: seat [123] .*{words}"):
        play_block(plan, next(iter(plan)))
