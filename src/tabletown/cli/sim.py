"""`tabletown sim`: whole games between bots, fast."""

from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean
from time import perf_counter
from typing import Annotated

import typer

from tabletown.arena.entrants import bot_seed
from tabletown.arena.progress import progress_bar
from tabletown.bots.bot import AnyBot
from tabletown.bots.levels import make_opponent
from tabletown.cli.bystanders import Bystander, bystanders_of
from tabletown.cli.options import OPTION_HELP, parse_options
from tabletown.cli.output import game_help, print_json
from tabletown.cli.seats import find_bots_here, name_bots
from tabletown.core.codec import to_plain
from tabletown.core.errors import TabletownError
from tabletown.core.outcome import Outcome
from tabletown.core.play import Sitting, sit_down
from tabletown.core.record import format_record
from tabletown.core.registry import face, load
from tabletown.core.seat import all_seats

EXAMPLES = ""


class BadSim(TabletownError):
    """A simulation that cannot be run."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    seat: int
    bot: str
    mean: float
    lowest: int
    highest: int
    wins: float
    """A shared win counts in parts."""


@dataclass(frozen=True, slots=True)
class OtherRow:
    """Who has no seat, and scores all the same."""

    name: str
    mean: float
    lowest: int
    highest: int
    wins: float | None
    """None: it cannot win."""


@dataclass(slots=True)
class Tally:
    bots: list[str]
    outcomes: list[Outcome] = field(default_factory=list)
    bystanders: list[tuple[Bystander, ...]] = field(default_factory=list)
    """Game by game, always the same ones in the same order."""
    moves: int = 0
    seconds: float = 0.0

    @property
    def shared_wins(self) -> int:
        return sum(len(outcome.winners) > 1 for outcome in self.outcomes)

    def rows(self) -> list[SeatRow]:
        rows = []
        for seat, bot in enumerate(self.bots):
            scores = [outcome.scores[seat] for outcome in self.outcomes]
            rows.append(SeatRow(seat, bot, round(mean(scores), 2), min(scores), max(scores), self._wins(seat)))
        return rows

    def others(self) -> list[tuple[Bystander, OtherRow]]:
        """Each as in the last game, with a row about all of them."""
        return [(one[-1], self._other(one)) for one in zip(*self.bystanders, strict=True)]

    def _other(self, seen: tuple[Bystander, ...]) -> OtherRow:
        scores, place = [one.points for one in seen], seen[0].place
        wins = None if place is None else self._wins(place)
        return OtherRow(seen[0].name, round(mean(scores), 2), min(scores), max(scores), wins)

    def _wins(self, place: int) -> float:
        return round(sum((place in outcome.winners) / len(outcome.winners) for outcome in self.outcomes), 2)


def sim(
    game: Annotated[str, typer.Argument(help=game_help())],
    seats: Annotated[int | None, typer.Option(help="How many seats; else as usual for the game.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "sim",
    bots: Annotated[str, typer.Option(help="A name, a level or module:factory; one for all or each.")] = "random",
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP)] = None,
    record: Annotated[Path | None, typer.Option(help="Write every game's record into this folder.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON (seats count from 0).")] = False,
) -> None:
    """Play games between bots and say scores, wins and speed. Times include a View and the notation of every move."""
    find_bots_here()
    rules, besides = load(game), bystanders_of(game)
    count = face(game).default_seats if seats is None else seats
    options = parse_options(option)
    tally = Tally(name_bots(bots, count))
    if record is not None:
        record.mkdir(parents=True, exist_ok=True)
    with progress_bar() as bar:
        task = bar.add_task("playing", total=games)
        for number in range(1, games + 1):
            started = perf_counter()
            deal = f"{seed}-{number}"
            sitting = sit_down(rules, count, deal, **options)
            players = [
                make_opponent(game, bot, bot_seed(deal, seat, bot))
                for seat, bot in zip(all_seats(count), tally.bots, strict=True)
            ]
            outcome = play_out(sitting, players)
            tally.seconds += perf_counter() - started
            tally.outcomes.append(outcome)
            tally.bystanders.append(besides(rules.view(sitting.state, None), outcome, count))
            tally.moves += len(sitting.record.entries)
            if record is not None:
                (record / f"game-{number:04}.txt").write_text(format_record(sitting.record), encoding="utf-8")
            bar.advance(task)
    if as_json:
        print_json(_as_json(game, tally))
    else:
        _print(tally)


def play_out(sitting: Sitting[object, object, object], players: list[AnyBot]) -> Outcome:
    """Let bots, one per seat, play to the end. They get Views, nothing else."""
    game = sitting.game
    while acting := game.to_act(sitting.state):
        seat = min(acting)
        moves = game.legal_moves(sitting.state, seat)
        sitting.submit(seat, players[seat].decide(game.view(sitting.state, seat), moves).move)
    outcome = game.outcome(sitting.state)
    if outcome is None:
        raise BadSim(f"{game.name} stopped without a result: nobody can move")
    return outcome


def _as_json(game: str, tally: Tally) -> dict[str, object]:
    deciders = [outcome.decided_by for outcome in tally.outcomes]
    return {
        "game": game,
        "games": len(tally.outcomes),
        "moves": tally.moves,
        "seconds": round(tally.seconds, 3),
        "games_per_second": round(len(tally.outcomes) / tally.seconds, 1),
        "moves_per_second": round(tally.moves / tally.seconds),
        "seats": to_plain(tally.rows()),
        **_others_json(tally),
        "shared_wins": tally.shared_wins,
        "decided_by": {key: deciders.count(key) for key in dict.fromkeys(deciders)},
    }


def _others_json(tally: Tally) -> dict[str, object]:
    """Who can win is in a list, by its name; who cannot stands for itself."""
    found: dict[str, object] = {}
    lists: dict[str, list[object]] = {}
    for one, row in tally.others():
        if row.wins is None:
            found[one.key] = {"mean": row.mean, "lowest": row.lowest, "highest": row.highest}
        else:
            lists.setdefault(one.key, []).append(to_plain(row))
    return {**lists, **found}


def _print(tally: Tally) -> None:
    print(f"seat  {'bot':<16}{'mean':>8}{'lowest':>8}{'highest':>9}{'wins':>10}")
    for row in tally.rows():
        print(f"{row.seat + 1:>4}  {row.bot:<16}{row.mean:>8}{row.lowest:>8}{row.highest:>9}{row.wins:>10}")
    for _, other in tally.others():
        wins = "" if other.wins is None else other.wins
        print(f"      {other.name:<16}{other.mean:>8}{other.lowest:>8}{other.highest:>9}{wins:>10}".rstrip())
    games, seconds = len(tally.outcomes), tally.seconds
    played = "1 game" if games == 1 else f"{games} games"
    speed = f"{games / seconds:.1f} games and {tally.moves / seconds:.0f} moves per second"
    print(f"\n{played} in {seconds:.2f} s: {speed}; {tally.shared_wins} shared wins")
