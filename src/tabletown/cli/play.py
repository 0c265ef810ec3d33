"""`tabletown play`: people and bots at one terminal."""

from pathlib import Path
from secrets import token_hex
from typing import Annotated

import typer

from tabletown.bots.bot import AnyBot
from tabletown.bots.roster import make_bot
from tabletown.cli.output import read_text
from tabletown.cli.terminal import JsonTerminal, Left, PlainTerminal, Terminal
from tabletown.core.errors import TabletownError
from tabletown.core.play import Sitting, resume as resume_record, sit_down
from tabletown.core.record import format_record, parse_record
from tabletown.core.registry import load
from tabletown.core.seat import Seat, all_seats
from tabletown.core.text import load_text

_EXAMPLES = """
[bold]Examples[/bold]

  tabletown play between-two-cities

  tabletown play between-two-cities --seats 5 --people 2      (hot-seat: two people, three bots)

  tabletown play between-two-cities --record game.txt         (saved after every move)

  tabletown play --resume game.txt
"""


class BadTable(TabletownError):
    """A table nobody can play at."""


def play(
    game: Annotated[str, typer.Argument(help="between-two-cities")] = "between-two-cities",
    seats: Annotated[int | None, typer.Option(help="How many seats; 4 if the game allows it.")] = None,
    people: Annotated[int, typer.Option(help="How many of them are people; they sit in seats 1, 2, ….")] = 1,
    bots: Annotated[str, typer.Option(help="The bot in all other seats.")] = "random",
    seed: Annotated[str | None, typer.Option(help="Play the same deal again. Secret and new if not given.")] = None,
    record: Annotated[Path | None, typer.Option(help="Save the record here after every move.")] = None,
    resume: Annotated[str | None, typer.Option(help="Go on with a saved record.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Speak JSON lines: views and moves out, moves in.")] = False,
) -> None:
    """Play in the terminal against bots, or several people in turns at one screen with hidden hands."""
    sitting = _sit(game, seats, seed) if resume is None else resume_record(parse_record(read_text(resume)))
    count = sitting.record.seats
    if not 1 <= people <= count:
        raise BadTable(f"1 to {count} of {count} seats can be people, not {people}")
    name, secret = sitting.record.game, sitting.record.seed
    players = {seat: make_bot(name, bots, f"{secret}/{seat}") for seat in all_seats(count) if seat >= people}
    if record is None and resume not in (None, "-"):
        record = Path(str(resume))
    terminal = JsonTerminal(sitting) if as_json else PlainTerminal(sitting, load_text(name), curtain=people > 1)
    try:
        run(sitting, players, terminal, record)
    except Left:
        saved = f"; go on with: tabletown play --resume {record}" if record else " (use --record to be able to go on)"
        terminal.say(f"You have left the table{saved}")


play.__doc__ = f"{play.__doc__}\n{_EXAMPLES}"


def run(
    sitting: Sitting[object, object, object],
    bots: dict[Seat, AnyBot],
    terminal: Terminal,
    record: Path | None,
) -> None:
    """Play on to the end: bots move at once, people are asked in the order of their seats."""
    game = sitting.game
    while acting := game.to_act(sitting.state):
        seat = min(acting, key=lambda seat: (seat not in bots, seat))
        moves = game.legal_moves(sitting.state, seat)
        view = game.view(sitting.state, seat)
        move = bots[seat].decide(view, moves).move if seat in bots else terminal.ask(seat, view, moves)
        step = sitting.submit(seat, move)
        terminal.happened(step.events, people=[s for s in all_seats(sitting.record.seats) if s not in bots])
        if record is not None:
            _save(record, format_record(sitting.record))
    terminal.close(game.view(sitting.state, None))


def _sit(game: str, seats: int | None, seed: str | None) -> Sitting[object, object, object]:
    rules = load(game)
    seats = min(4, rules.seat_counts[-1]) if seats is None else seats
    return sit_down(rules, seats, token_hex(16) if seed is None else seed)


def _save(path: Path, text: str) -> None:
    """Write beside and rename, so that a crash never leaves half a record."""
    beside = path.with_name(path.name + ".tmp")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)
