"""`tabletown replay` and `tabletown verify`: look at a record, and prove it."""

from typing import Annotated

import typer

from tabletown.cli.output import print_json, read_text
from tabletown.core import record as records
from tabletown.core.codec import tagged, to_plain
from tabletown.core.errors import TabletownError
from tabletown.core.record import Position, Record, format_entry, load_rules, parse_record
from tabletown.core.seat import Seat, format_seat, parse_seat
from tabletown.core.text import load_text

_REPLAY_EXAMPLES = """
[bold]Examples[/bold]

  tabletown replay game.txt

  tabletown replay game.txt --at 20 --seat 2      (what seat 2 saw after 20 lines)

  tabletown replay game.txt --json
"""
_VERIFY_EXAMPLES = """
[bold]Examples[/bold]

  tabletown verify game.txt

  tabletown verify --json - < game.txt
"""


class BadPosition(TabletownError):
    """A position that the record does not have."""


def replay(
    file: Annotated[str, typer.Argument(help="A record, or - for standard input.")],
    at: Annotated[int | None, typer.Option(help="Show the table after this many moves, and stop there.")] = None,
    seat: Annotated[
        str | None, typer.Option(help="Show what this seat could see, instead of what everybody could.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Tell a recorded game, move by move."""
    record = parse_record(read_text(file))
    viewer = None if seat is None else parse_seat(seat, record.seats)
    positions = list(records.replay(record))
    if at is not None and not 0 <= at < len(positions):
        raise BadPosition(f"the record has {len(positions) - 1} moves: --at takes 0 to {len(positions) - 1}")
    shown = positions if at is None else positions[: at + 1]
    if as_json:
        print_json(_as_json(record, shown, viewer))
    else:
        _tell(record, shown, viewer, whole=at is None)


replay.__doc__ = f"{replay.__doc__}\n{_REPLAY_EXAMPLES}"


def verify(
    file: Annotated[str, typer.Argument(help="A record, or - for standard input.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Prove a finished game: the seed was committed to, every move is legal, and the result follows."""
    record = parse_record(read_text(file))
    outcome = records.verify(record)
    if as_json:
        print_json({"verified": True, "game": record.game, "moves": len(record.entries), **_plain_dict(outcome)})
        return
    print(f"Verified: {record.game}, {record.seats} seats, {len(record.entries)} moves.")
    print(f"The seed “{record.seed}” has the SHA-256 {record.commitment} that was published before the game.")
    print(f"Result: {records.format_outcome(outcome)}.")


verify.__doc__ = f"{verify.__doc__}\n{_VERIFY_EXAMPLES}"


def _tell(record: Record, positions: list[Position], viewer: Seat | None, *, whole: bool) -> None:
    game, text = load_rules(record), load_text(record.game)
    print(f"{text.title}, {record.seats} seats, seed “{record.seed}”\n")
    for number, position in enumerate(positions[1:], 1):
        if position.entry is not None:
            print(f"{number:>4}  {format_entry(position.entry)}")
        for event in position.events:
            if event.is_for(viewer) and (sentence := text.tell(event)):
                print(f"        {sentence}")
    last = positions[-1].state
    over = game.outcome(last) is not None
    print(f"\n{text.draw(game.view(last, viewer))}")
    if over:
        print(f"\n{text.close(game.view(last, viewer))}")
    elif whole:
        waiting = ", ".join(format_seat(seat) for seat in sorted(game.to_act(last)))
        print(f"\nThe record stops here; the game is not over. To move: seat {waiting}.")


def _as_json(record: Record, positions: list[Position], viewer: Seat | None) -> dict[str, object]:
    game = load_rules(record)
    outcome = game.outcome(positions[-1].state)
    return {
        "game": record.game,
        "seats": record.seats,
        "options": dict(record.options),
        "seed": record.seed,
        "commitment": record.commitment,
        "moves": [
            {
                "move": format_entry(position.entry),
                "events": [tagged(event) for event in position.events if event.is_for(viewer)],
            }
            for position in positions
            if position.entry is not None
        ],
        "view": to_plain(game.view(positions[-1].state, viewer)),
        "outcome": None if outcome is None else to_plain(outcome),
    }


def _plain_dict(thing: object) -> dict[str, object]:
    plain = to_plain(thing)
    return plain if isinstance(plain, dict) else {}
