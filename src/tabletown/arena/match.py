"""One game between bots, and one block of games. The bots get Views and legal moves, nothing else."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import TypeAlias, cast

from tabletown.arena.blocks import Block, BlockPlan, BotTable
from tabletown.arena.entrants import bot_seed
from tabletown.arena.timings import StopWatch, Timings
from tabletown.bots.bot import AnyBot, Decision
from tabletown.core.errors import IllegalMove, TabletownError
from tabletown.core.game import AnyGame, Options, agreed
from tabletown.core.outcome import Outcome
from tabletown.core.registry import load, resolve
from tabletown.core.seat import Seat, all_seats, format_seat

Figures: TypeAlias = Callable[[object], tuple[float, ...]]
"""What else is told of the State at the end of a game: a number for each seat."""


class BotFailed(TabletownError):
    """A bot broke down or broke the rules. Playing on would only hide it."""


@dataclass(frozen=True, slots=True)
class Match:
    """How one game ended."""

    table: BotTable
    """Labels by seat, and of others who score where some do."""
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    """After the official tie-breaks; 1 is best, seats level on everything share a rank."""
    decided_by: str
    figures: tuple[float, ...] = ()
    """By seat, if the plan asks for any."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A block that was played. Two are equal when the games were; times never are."""

    block: Block
    matches: tuple[Match, ...]
    timings: tuple[Timings, ...] = field(compare=False)


def play_block(plan: BlockPlan, block: Block) -> Finished:
    watches = {label: StopWatch(label) for label in dict.fromkeys(block.table)}
    matches = tuple(play_match(plan, block.number, table, watches) for table in block.rotations())
    return Finished(block, matches, tuple(watch.read() for watch in watches.values()))


def play_match(plan: BlockPlan, number: int, table: BotTable, watches: Mapping[str, StopWatch]) -> Match:
    """One game of a deal: the same plan, number and table give the same game, if its bots do not look at the clock."""
    deal = plan.deal(number)
    try:
        bots = [_seat_bot(plan, deal, seat, label) for seat, label in zip(all_seats(plan.seats), table, strict=True)]
        end, outcome = _play(load(plan.game), deal, dict(plan.options), bots, [watches[label] for label in table])
    except BotFailed as error:
        raise BotFailed(f"deal {deal}, {' '.join(table)}: {error}") from error
    everybody = (*table, *[plan.others] * (len(outcome.scores) - len(table)))
    figures = cast(Figures, resolve(plan.figures))(end) if plan.figures else ()
    return Match(everybody, outcome.scores, outcome.ranks, outcome.decided_by, figures)


def _seat_bot(plan: BlockPlan, deal: str, seat: Seat, label: str) -> AnyBot:
    entrant = plan.entrant(label)
    try:
        return entrant.make(plan.game, bot_seed(deal, seat, entrant.bot))
    except TabletownError:
        raise
    except Exception as error:
        raise BotFailed(f"seat {format_seat(seat)} cannot be made: {type(error).__name__}: {error}") from error


def _play(
    game: AnyGame, deal: str, options: Options, bots: Sequence[AnyBot], watches: Sequence[StopWatch]
) -> tuple[object, Outcome]:
    """The last State, and what it means."""
    state = game.setup(len(bots), deal, **agreed(game, len(bots), options))
    while acting := game.to_act(state):
        for seat in sorted(acting):
            move = _ask(bots[seat], game, state, seat, watches[seat])
            try:
                state = game.apply(state, seat, move).state
            except IllegalMove as error:
                raise BotFailed(f"seat {format_seat(seat)} played an illegal move: {error}") from error
    outcome = game.outcome(state)
    if outcome is None:
        raise BotFailed(f"{game.name} stopped without a result: nobody can move")
    return state, outcome


def _ask(bot: AnyBot, game: AnyGame, state: object, seat: Seat, watch: StopWatch) -> object:
    view, moves = game.view(state, seat), game.legal_moves(state, seat)
    started = perf_counter()
    try:
        decision: object = bot.decide(view, moves)
    except Exception as error:
        # Whatever a bot from elsewhere raises, a run of many hours must say which bot it was, and where.
        raise BotFailed(f"seat {format_seat(seat)} broke down: {type(error).__name__}: {error}") from error
    if not isinstance(decision, Decision):
        gave = type(decision).__name__
        raise BotFailed(f"seat {format_seat(seat)} broke down: decide gave no Decision, but a {gave}")
    watch.add(perf_counter() - started, decision.simulations)
    return decision.move
