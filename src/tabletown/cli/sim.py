"""`tabletown sim`: whole games between bots, fast."""

from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean
from time import perf_counter
from typing import Annotated

import typer

from tabletown.bots.bot import AnyBot
from tabletown.bots.roster import make_bot
from tabletown.cli.output import print_json, progress_bar
from tabletown.core.errors import TabletownError
from tabletown.core.outcome import Outcome
from tabletown.core.play import Sitting, sit_down
from tabletown.core.record import format_record
from tabletown.core.registry import load
from tabletown.core.seat import all_seats

_EXAMPLES = """
[bold]Examples[/bold]

  tabletown sim between-two-cities --seats 4 --games 1000 --seed demo

  tabletown sim between-two-cities --seats 7 --games 20 --record records --json
"""


class BadSim(TabletownError):
    """A simulation that cannot be run."""


@dataclass(slots=True)
class Tally:
    seats: int
    outcomes: list[Outcome] = field(default_factory=list)
    moves: int = 0
    seconds: float = 0.0

    def as_json(self) -> dict[str, object]:
        games = len(self.outcomes)
        return {
            "games": games,
            "moves": self.moves,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(games / self.seconds, 1),
            "moves_per_second": round(self.moves / self.seconds),
            "seats": [self._seat(seat) for seat in range(self.seats)],
            "shared_wins": sum(len(outcome.winners) > 1 for outcome in self.outcomes),
            "decided_by": {key: [o.decided_by for o in self.outcomes].count(key) for key in self._deciders()},
        }

    def _deciders(self) -> list[str]:
        return list(dict.fromkeys(outcome.decided_by for outcome in self.outcomes))

    def _seat(self, seat: int) -> dict[str, object]:
        scores = [outcome.scores[seat] for outcome in self.outcomes]
        won = sum((seat in o.winners) / len(o.winners) for o in self.outcomes)
        return {
            "seat": seat + 1,
            "mean": round(mean(scores), 2),
            "lowest": min(scores),
            "highest": max(scores),
            "wins": round(won, 2),
        }


def sim(
    game: Annotated[str, typer.Argument(help="between-two-cities")],
    seats: Annotated[int, typer.Option(help="How many seats.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "sim",
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one per seat, with commas between.")] = "random",
    record: Annotated[Path | None, typer.Option(help="Write every game's record into this folder.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play games between bots and say scores, wins and speed. Times include the writing of the moves in notation."""
    names = _names(bots, seats)
    tally = Tally(seats)
    if record is not None:
        record.mkdir(parents=True, exist_ok=True)
    with progress_bar() as bar:
        task = bar.add_task("playing", total=games)
        for number in range(1, games + 1):
            started = perf_counter()
            sitting = sit_down(load(game), seats, f"{seed}-{number}")
            players = [make_bot(game, name, f"{seed}-{number}/{seat}/{name}") for seat, name in enumerate(names)]
            tally.outcomes.append(play_out(sitting, players))
            tally.seconds += perf_counter() - started
            tally.moves += len(sitting.record.entries)
            if record is not None:
                (record / f"{seed}-{number}.txt").write_text(format_record(sitting.record), encoding="utf-8")
            bar.advance(task)
    result = tally.as_json()
    if as_json:
        print_json({"game": game, "bots": names, **result})
    else:
        _print(tally, names, result)


sim.__doc__ = f"{sim.__doc__}\n{_EXAMPLES}"


def play_out(sitting: Sitting[object, object, object], players: list[AnyBot]) -> Outcome:
    """Let bots, one per seat, play to the end. They get Views, nothing else."""
    game = sitting.game
    while acting := game.to_act(sitting.state):
        for seat in sorted(acting):
            moves = game.legal_moves(sitting.state, seat)
            sitting.submit(seat, players[seat].decide(game.view(sitting.state, seat), moves).move)
    outcome = game.outcome(sitting.state)
    if outcome is None:
        raise BadSim(f"{game.name} stopped without a result: nobody can move")
    return outcome


def _names(bots: str, seats: int) -> list[str]:
    names = bots.split(",")
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadSim(f"{len(names)} bots cannot fill {seats} seats: name one for all, or one per seat")
    return names


def _print(tally: Tally, names: list[str], result: dict[str, object]) -> None:
    print(f"{'seat':>4}  {'bot':<12}{'mean':>8}{'lowest':>8}{'highest':>9}{'wins':>10}")
    for seat in all_seats(tally.seats):
        row = tally._seat(seat)
        print(f"{seat + 1:>4}  {names[seat]:<12}{row['mean']:>8}{row['lowest']:>8}{row['highest']:>9}{row['wins']:>10}")
    print(
        f"\n{result['games']} games in {result['seconds']} s: {result['games_per_second']} games and "
        f"{result['moves_per_second']} moves per second; {result['shared_wins']} shared wins"
    )
