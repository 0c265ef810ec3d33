"""`tabletown replay` and `tabletown verify`: look at a record, and prove it."""

from typing import Annotated

import typer

from tabletown.cli.output import print_json, read_text
from tabletown.cli.terminal import plain_view
from tabletown.core import record as records
from tabletown.core.codec import tagged, to_plain
from tabletown.core.errors import BadRecord, TabletownError
from tabletown.core.record import Played, Position, Record, format_entry, load_rules, parse_record
from tabletown.core.seat import Seat, format_seat, parse_seat
from tabletown.core.text import load_text
from tabletown.core.words import say_count

REPLAY_EXAMPLES = """
  tabletown replay game.txt
  tabletown replay game.txt --at 20 --seat 2
  tabletown replay game.txt --json
"""
VERIFY_EXAMPLES = """
  tabletown verify game.txt
  tabletown verify game.txt --commitment ebdfd2c3…
  tabletown verify --json - < game.txt
"""


class BadPosition(TabletownError):
    """A position that the record does not have."""


def replay(
    file: Annotated[str, typer.Argument(help="A record, or - for standard input.")],
    at: Annotated[int | None, typer.Option(help="Show the table after this many moves, and stop there.")] = None,
    seat: Annotated[str | None, typer.Option(help="Show only what this seat knew, from its own place.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON (seats count from 0).")] = False,
) -> None:
    """Tell a recorded game, move by move: everything, or what one seat knew of it."""
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


def verify(
    file: Annotated[str, typer.Argument(help="A record, or - for standard input.")],
    commitment: Annotated[str | None, typer.Option(help="The SHA-256 that you were shown before the game.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON (seats count from 0).")] = False,
) -> None:
    """Prove a finished game: the seed fits its commitment, every move is legal, and the result follows."""
    try:
        record = parse_record(read_text(file))
        _check_commitment(record, commitment)
        outcome = records.verify(record)
    except BadRecord as error:
        if as_json:
            print_json({"verified": False, "line": error.line or None, "reason": error.detail})
        raise
    if as_json:
        proven = {"verified": True, "game": record.game, "moves": len(record.entries), "commitment": record.commitment}
        print_json({**proven, "outcome": to_plain(outcome)})
        return
    print(f"Verified: {record.game}, {say_count(record.seats, 'seat')}, {len(record.entries)} moves.")
    print(f"The deal follows from the seed “{record.seed}”, whose SHA-256 is {record.commitment}.")
    print("That is the commitment you gave." if commitment else "Compare it with what was shown before the game.")
    print(f"Result: {records.format_outcome(outcome)}.")


def _check_commitment(record: Record, commitment: str | None) -> None:
    if commitment is not None and record.commitment != commitment.strip().lower():
        raise BadRecord(record.line_of("commitment"), "this is another commitment than the one you were shown")


def _tell(record: Record, positions: list[Position], viewer: Seat | None, *, whole: bool) -> None:
    game, text = load_rules(record), load_text(record.game)
    print(
        f"{text.title}, {say_count(record.seats, 'seat')}" + (f", seed “{record.seed}”\n" if viewer is None else "\n")
    )
    for number, position in enumerate(positions[1:], 1):
        if (line := _known_entry(position, viewer)) is not None:
            print(f"{number:>4}  {line}")
        for event in position.events:
            if event.is_for(viewer) and (sentence := text.tell(event, viewer)):
                print(f"        {sentence}")
    last = positions[-1].state
    over = game.outcome(last) is not None
    print(f"\n{text.draw(game.view(last, viewer))}")
    if over:
        print(f"\n{text.close(game.view(last, viewer))}")
    elif whole:
        waiting = ", ".join(format_seat(seat) for seat in sorted(game.to_act(last)))
        print(f"\nThe record stops here; the game is not over. To move: seat {waiting}.")


def _known_entry(position: Position, viewer: Seat | None) -> str | None:
    """The line of a move. From one seat's place only its own: of the others it knows what it was told."""
    entry = position.entry
    if entry is None or (viewer is not None and isinstance(entry, Played) and entry.seat != viewer):
        return None
    return format_entry(entry)


def _as_json(record: Record, positions: list[Position], viewer: Seat | None) -> dict[str, object]:
    game, text = load_rules(record), load_text(record.game)
    outcome = game.outcome(positions[-1].state)
    moves = [
        {
            "move": _known_entry(position, viewer),
            "events": [tagged(event) for event in position.events if event.is_for(viewer)],
        }
        for position in positions[1:]
    ]
    return {
        "game": record.game,
        "seats": record.seats,
        "options": dict(record.options),
        "seed": record.seed if viewer is None or outcome is not None else None,
        "commitment": record.commitment,
        "moves": moves,
        "view": plain_view(text, game.view(positions[-1].state, viewer)),
        "outcome": None if outcome is None else to_plain(outcome),
    }
