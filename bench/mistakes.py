"""What the mistakes of each level are like: how often it plays the best move, what it gives away, and how often it may
give away so much that it plays the worst of all moves that it compares and that harm no partner.

python -m bench.mistakes --kinds base-2,base-4,rides-2 --games 4

All seats are of one level. Only moves that the bot compares count: of each tile and each pair its best squares.
"""

import argparse
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import NamedTuple, cast

from bench.level_tables import KINDS, LevelTable
from tabletown.bots.bot import AnyBot, ByTable
from tabletown.bots.levels import make_player
from tabletown.bots.mistakes import MOST_HARM, FallibleBot, allowances_at, read_allowances
from tabletown.bots.one_thread import one_thread_each
from tabletown.core.game import agreed
from tabletown.core.registry import load

USUAL = "base-2,base-3,base-4,base-7,landscapes-4,base-full,rides-2,rides-3,rides-4"


class Weighed(NamedTuple):
    """A decision between several moves."""

    is_best: bool
    lost: float
    """Chances to win that were given away."""
    at_worst: float
    """How likely a draw was to be enough for any move that harms no partner."""


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kinds", default=USUAL, help="with commas")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", default="mistakes")
    asked = parser.parse_args(words)
    one_thread_each()
    print("| table | level | decisions | the best move, % | given away, % a decision | the worst of them, % |")
    print("|---|---|---|---|---|---|")
    for kind in asked.kinds.split(","):
        for level in ("medium", "easy"):
            found = [one for game in range(asked.games) for one in weighed(kind, level, f"{asked.seed}/{game}", game)]
            best, lost, at_worst = (100 * fmean(column) for column in zip(*found, strict=True))
            title = KINDS[kind].title
            print(f"| {title} | {level} | {len(found)} | {best:.0f} | {lost:.1f} | {at_worst:.0f} |", flush=True)


def weighed(kind: str, level: str, seed: str, number: int) -> Iterator[Weighed]:
    """Of one game."""
    table = KINDS[kind]
    game = load(table.game)
    options = agreed(game, table.seats, dict(table.options(number)))
    state = game.setup(table.seats, seed, **options)
    bots = [make_player(table.game, level, f"{seed}/{seat}") for seat in range(table.seats)]
    allowance = _allowance(table, kind, level)
    while acting := game.to_act(state):
        seat = min(acting)
        view, moves = game.view(state, seat), tuple(game.legal_moves(state, seat))
        move = bots[seat].decide(view, moves).move
        priced = fallible_of(bots[seat], view).weigh(view, moves)
        if len(priced) > 1:
            losses = [one.loss for one in priced if one.harm <= MOST_HARM]
            lost = next((one.loss for one in priced if one.thought.move == move), 0.0)
            yield Weighed(lost <= 0, lost, max(0.0, 1 - max(losses, default=0.0) / allowance))
        state = game.apply(state, seat, move).state


def fallible_of(bot: AnyBot, view: object) -> FallibleBot[object, object]:
    """Whoever errs at such a table."""
    return cast(FallibleBot[object, object], bot.player(view) if isinstance(bot, ByTable) else bot)


def _allowance(table: LevelTable, kind: str, level: str) -> float:
    return allowances_at(read_allowances(f"tabletown.bots.{table.game.replace('-', '_')}"), kind)[level]


if __name__ == "__main__":
    main()
