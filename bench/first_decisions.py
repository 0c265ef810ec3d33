"""What a bot does in the first game that everybody plays as it does: by that one knows which bot it is."""

from collections.abc import Iterator

from bench.level_tables import LevelTable
from tabletown.bots.bot import Budget, Decision, ThoughtUnit
from tabletown.bots.roster import make_bot
from tabletown.core.game import agreed
from tabletown.core.registry import load


def first_decisions(table: LevelTable, bot: str) -> Iterator[tuple[int, Decision[object]]]:
    """Places of the moves among those that are allowed, and the decisions."""
    rules = load(table.game)
    state = rules.setup(table.seats, "mark", **agreed(rules, table.seats, dict(table.options(len(table.sets) - 1))))
    playing = make_bot(table.game, bot, "mark", Budget(simulations=48))
    while acting := rules.to_act(state):
        seat = min(acting)
        moves = rules.legal_moves(state, seat)
        decided = playing.decide(rules.view(state, seat), moves)
        yield list(moves).index(decided.move), decided
        state = rules.apply(state, seat, decided.move).state


def plays_a_net(table: LevelTable) -> bool:
    """Where none has learnt such tables, another bot plays in its place."""
    return next(first_decisions(table, "net"))[1].unit is not ThoughtUnit.POINTS
