"""`tabletown replay` and `tabletown verify`: look at a record, and prove it."""

from collections.abc import Sequence
from typing import Annotated

import typer

from tabletown.cli.output import print_json, read_text
from tabletown.cli.terminal import plain_view
from tabletown.core import record as records
from tabletown.core.codec import tagged, to_plain
from tabletown.core.errors import BadRecord, TabletownError
from tabletown.core.outcome import Outcome
from tabletown.core.record import Played, Position, Record, format_entry, load_rules, parse_record
from tabletown.core.seat import Seat, format_seat, parse_seat
from tabletown.core.text import load_text, say_opening
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
  tabletown verify games/*.txt
"""


class BadPosition(TabletownError):
    """A position that the record does not have."""


class Unproven(TabletownError):
    """Some of several records are wrong."""


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
    files: Annotated[list[str], typer.Argument(metavar="FILE", help="A record, or - for standard input; or several.")],
    commitment: Annotated[str | None, typer.Option(help="The SHA-256 that you were shown before the game.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON (seats count from 0).")] = False,
) -> None:
    """Prove a finished game: the seed fits its commitment, every move is legal, and the result follows."""
    if len(files) > 1:
        _verify_each(files, commitment, as_json)
        return
    try:
        record = parse_record(read_text(files[0]))
        _check_commitment(record, commitment)
        outcome = records.verify(record)
    except BadRecord as error:
        if as_json:
            print_json(_wrong(error))
        raise
    if as_json:
        print_json(_right(record, outcome))
        return
    print(f"Verified: {record.game}, {say_count(record.seats, 'seat')}, {len(record.entries)} moves.")
    print(f"The deal follows from the seed “{record.seed}”, whose SHA-256 is {record.commitment}.")
    print("That is the commitment you gave." if commitment else "Compare it with what was shown before the game.")
    print(f"Result: {records.format_outcome(outcome)}.")


def _verify_each(files: Sequence[str], commitment: str | None, as_json: bool) -> None:
    """A line for each; one that is wrong does not stop the others."""
    if commitment is not None:
        raise Unproven("--commitment is that of one game, and these are several records")
    found = [{"file": file, **_proof(file)} for file in files]
    if as_json:
        print_json({"records": found})
    else:
        for one in found:
            said = f"verified, {one['game']}, {one['moves']} moves" if one["verified"] else _say_wrong(one)
            print(f"{one['file']}: {said}")
    if wrong := sum(not one["verified"] for one in found):
        raise Unproven(f"{wrong} of {say_count(len(found), 'record')} could not be verified")


def _proof(file: str) -> dict[str, object]:
    try:
        record = parse_record(read_text(file))
        return _right(record, records.verify(record))
    except TabletownError as error:
        return _wrong(error)
    except OSError as error:
        return {"verified": False, "line": None, "reason": (error.strerror or str(error)).lower()}


def _right(record: Record, outcome: Outcome) -> dict[str, object]:
    proven = {"verified": True, "game": record.game, "moves": len(record.entries), "commitment": record.commitment}
    return {**proven, "outcome": to_plain(outcome)}


def _wrong(error: TabletownError) -> dict[str, object]:
    line, reason = (error.line or None, error.detail) if isinstance(error, BadRecord) else (None, str(error))
    return {"verified": False, "line": line, "reason": reason}


def _say_wrong(proof: dict[str, object]) -> str:
    return f"line {proof['line']}: {proof['reason']}" if proof["line"] else f"{proof['reason']}"


def _check_commitment(record: Record, commitment: str | None) -> None:
    if commitment is not None and record.commitment != commitment.strip().lower():
        raise BadRecord(record.line_of("commitment"), "this is another commitment than the one you were shown")


def _tell(record: Record, positions: list[Position], viewer: Seat | None, *, whole: bool) -> None:
    game, text = load_rules(record), load_text(record.game)
    print(
        f"{text.title}, {say_count(record.seats, 'seat')}" + (f", seed “{record.seed}”\n" if viewer is None else "\n")
    )
    for first in say_opening(text, game.view(positions[0].state, viewer)):
        print(f"        {first}")
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
