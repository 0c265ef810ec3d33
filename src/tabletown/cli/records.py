"""`tabletown replay` and `tabletown verify`: look at a record, and prove it."""

import re
from collections.abc import Sequence
from typing import Annotated

import typer

from tabletown.bots.levels import opponents
from tabletown.cli.bystanders import bystanders_of
from tabletown.cli.language import LanguageOption, of_game, speak
from tabletown.cli.output import print_json, read_text, what_is_wrong
from tabletown.cli.screen import show
from tabletown.cli.terminal import plain_view
from tabletown.core import record as records
from tabletown.core.codec import tagged, to_plain
from tabletown.core.errors import BadRecord, TabletownError
from tabletown.core.outcome import Outcome
from tabletown.core.record import Played, Position, Record, format_entry, load_rules, parse_record
from tabletown.core.registry import face
from tabletown.core.seat import Seat, parse_seat
from tabletown.core.sentence import Sayer, Sentence, Who, listing, sentence
from tabletown.core.text import load_text, tell_opening
from tabletown.locales import say_error, say_sentence, speaker

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


PERSON = "person"
_PROGRAM = re.compile(r"[\w.]+:[\w.]+")
"""`module:factory`."""
_FEWEST_DIGITS = 8
"""Fewer digits of a commitment say too little."""


class BadPosition(TabletownError):
    """A position that the record does not have."""


class Unproven(TabletownError):
    """Some of several records are wrong."""


def replay(
    file: Annotated[str, typer.Argument(help="A record, or - for standard input.")],
    at: Annotated[int | None, typer.Option(help="Show the table after this many moves, and stop there.")] = None,
    seat: Annotated[str | None, typer.Option(help="Show only what this seat knew, from its own place.")] = None,
    language: LanguageOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON (seats count from 0).")] = False,
) -> None:
    """Tell a recorded game, move by move: everything, or what one seat knew of it."""
    spoken = speak(language).language
    record = parse_record(read_text(file))
    viewer = None if seat is None else parse_seat(seat, record.seats)
    positions = list(records.replay(record))
    if at is not None and not 0 <= at < len(positions):
        raise BadPosition(sentence("replay-no-position", count=len(positions) - 1))
    shown = positions if at is None else positions[: at + 1]
    if as_json:
        print_json(_as_json(record, shown, viewer))
    else:
        _tell(record, shown, viewer, of_game(speaker(spoken, you=viewer), record.game), whole=at is None)


def verify(
    files: Annotated[list[str], typer.Argument(metavar="FILE", help="A record, or - for standard input; or several.")],
    commitment: Annotated[str | None, typer.Option(help="The SHA-256 that you were shown before the game.")] = None,
    language: LanguageOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON (seats count from 0).")] = False,
) -> None:
    """Prove a finished game: the seed fits its commitment, every move is legal, and the result follows."""
    say = speak(language)
    if len(files) > 1:
        _verify_each(files, commitment, say, as_json=as_json)
        return
    try:
        record = parse_record(read_text(files[0]))
        _check_commitment(record, commitment)
        outcome = records.verify(record)
        _check_players(record)
    except BadRecord as error:
        if as_json:
            print_json(_wrong(error, say.language))
        raise
    if as_json:
        print_json(_right(record, outcome))
        return
    seats, moves = say("count-seats", count=record.seats), say("count-moves", count=len(record.entries))
    show(say("verified", game=record.game, seats=seats, moves=moves))
    _tell_deal(record, say)
    show(_say_compared(record, commitment, say))
    if record.players:
        show(say("verified-players", players=listing(record.players)))
    _tell_result(record, outcome, of_game(say, record.game))


def _tell_deal(record: Record, say: Sayer) -> None:
    """What the deal follows from."""
    joint = record.joint
    if joint is None:
        show(say("verified-seed", seed=record.seed, commitment=record.commitment))
        return
    seats = [str(seat) for seat, share in enumerate(joint.shares, 1) if share]
    show(say("verified-joint", seed=record.seed, seats=listing(seats)))
    show(say("verified-joint-share", share=joint.share, commitment=record.commitment))
    if joint.stopped:
        named = listing(sorted({str(seat + 1) for seats in joint.stopped for seat in seats}))
        show(say("verified-joint-stopped", count=len(joint.stopped), seats=named))


def _say_compared(record: Record, commitment: str | None, say: Sayer) -> str:
    if commitment is None:
        return say("verified-compare")
    given, digits = len(_begins(commitment)), len(record.commitment)
    return say("verified-given") if given == digits else say("verified-begun", given=given, digits=digits)


def _tell_result(record: Record, outcome: Outcome, say: Sayer) -> None:
    """Everybody's points, also of those who have no seat, and the end as the game tells it."""
    *_, last = records.replay(record)
    besides = bystanders_of(record.game)(load_rules(record).view(last.state, None), outcome, record.seats)
    names = {one.place: one.name for one in besides}
    scores = [
        sentence("verified-score", name=names.get(place) or say("seat-number", seat=place + 1), points=points)
        for place, points in enumerate(outcome.scores)
    ]
    show(say("verified-scores", scores=listing(scores)))
    show(" ".join(say(told) for told in load_text(record.game).tell(last.events[-1])))


def _verify_each(files: Sequence[str], commitment: str | None, say: Sayer, *, as_json: bool) -> None:
    """A line for each; one that is wrong does not stop the others."""
    if commitment is not None:
        raise Unproven(Sentence("verify-one-commitment"))
    found = [{"file": file, **_proof(file, say.language)} for file in files]
    if as_json:
        print_json({"records": found})
    else:
        for one in found:
            show(f"{one['file']}: {_say_proof(one, say)}")
    if wrong := sum(not one["verified"] for one in found):
        raise Unproven(sentence("verify-some-wrong", wrong=wrong, count=len(found)))


def _proof(file: str, language: str) -> dict[str, object]:
    try:
        record = parse_record(read_text(file))
        outcome = records.verify(record)
        _check_players(record)
        return _right(record, outcome)
    except TabletownError as error:
        return _wrong(error, language)
    except OSError as error:
        return _wrong(TabletownError(what_is_wrong(error)), language)


def _right(record: Record, outcome: Outcome) -> dict[str, object]:
    proven = {"verified": True, "game": record.game, "moves": len(record.entries), "commitment": record.commitment}
    joint = {} if record.joint is None else {"joint": to_plain(record.joint)}
    return {**proven, **joint, "outcome": to_plain(outcome)}


def _wrong(error: TabletownError, language: str) -> dict[str, object]:
    if not isinstance(error, BadRecord):
        return {"verified": False, "line": None, "reason": say_error(error, language)}
    reason = error.detail if isinstance(error.detail, str) else say_sentence(error.detail, language)
    return {"verified": False, "line": error.line or None, "reason": reason}


def _say_proof(proof: dict[str, object], say: Sayer) -> str:
    if proof["verified"]:
        return say("verified-short", game=str(proof["game"]), moves=say("count-moves", count=int(str(proof["moves"]))))
    reason = str(proof["reason"])
    return say("record-line", line=int(str(proof["line"])), detail=reason) if proof["line"] else reason


def _check_commitment(record: Record, commitment: str | None) -> None:
    """The beginning of it is enough for a person who has only written that down."""
    if commitment is None:
        return
    begins = _begins(commitment)
    if len(begins) < _FEWEST_DIGITS or begins.strip("0123456789abcdef"):
        raise Unproven(sentence("verify-no-commitment", text=commitment[:80], fewest=_FEWEST_DIGITS))
    if not record.commitment.startswith(begins):
        raise BadRecord(record.line_of("commitment"), Sentence("record-other-commitment"))


def _check_players(record: Record) -> None:
    """Who played cannot be proven, but it must be somebody who can. Raises BadRecord."""
    known = {PERSON, *opponents(record.game)}
    if wrong := next((name for name in record.players if name not in known and not _PROGRAM.fullmatch(name)), None):
        raise BadRecord(0, sentence("record-player", name=wrong[:40]))


def _begins(commitment: str) -> str:
    """What was given of a commitment, without the marks for what was left out."""
    return commitment.strip().lower().rstrip("….")


def _tell(record: Record, positions: list[Position], viewer: Seat | None, say: Sayer, *, whole: bool) -> None:
    game, text = load_rules(record), load_text(record.game)
    title = f"{say(face(record.game).title)}, {say('count-seats', count=record.seats)}"
    show(f"{title}, {say('replay-seed', seed=record.seed)}\n" if viewer is None else f"{title}\n")
    for first in tell_opening(text, game.view(positions[0].state, viewer)):
        show(f"        {say(first)}")
    for number, position in enumerate(positions[1:], 1):
        if (line := _known_entry(position, viewer)) is not None:
            show(f"{number:>4}  {line}")
        for event in position.events:
            for told in text.tell(event) if event.is_for(viewer) else ():
                show(f"        {say(told)}")
    last = positions[-1].state
    over = game.outcome(last) is not None
    show(f"\n{text.draw(game.view(last, viewer), say)}")
    if over:
        show(f"\n{text.close(game.view(last, viewer), say)}")
    elif whole:
        show(f"\n{say('replay-stops', seats=listing(Who(seat) for seat in sorted(game.to_act(last))))}")


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
