"""A game as text that a person can read: a header, one line per move, and the result (docs/record.md)."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeAlias, cast

from tabletown.core.chance import commitment, keeps_commitment
from tabletown.core.errors import BadRecord, BadSetup, TabletownError
from tabletown.core.event import Event
from tabletown.core.game import AnyGame, Option, Options, UsesData
from tabletown.core.joint import NONE, Joint, format_stopped, is_share
from tabletown.core.outcome import Outcome
from tabletown.core.registry import face, load, part
from tabletown.core.seat import Seat, format_seat, parse_seat
from tabletown.core.sentence import Sentence, Word, sentence

_FORMAT = "tabletown record 1"
_DATA, _CARDS, _PLAYERS = "data: ", "cards: ", "players: "
_JOINT, _STOPPED, _SHARE, _SHARE_OF = "joint: ", "stopped: ", "share: ", "share "
_KEYS = ("game", "rules", "seats", "options", "commitment", "seed")


@dataclass(frozen=True, slots=True)
class Played:
    seat: Seat
    move: str
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Undone:
    """The table agreed to take back the last `count` moves. They stay in the log: nothing is ever erased."""

    count: int
    line: int = field(default=0, compare=False)


Entry: TypeAlias = Played | Undone


@dataclass(frozen=True, slots=True)
class Record:
    game: str
    rules: int
    seats: int
    options: tuple[tuple[str, Option], ...]
    commitment: str
    seed: str
    entries: tuple[Entry, ...] = ()
    players: tuple[str, ...] = ()
    """By seat: who sits there, as far as that was written down. It means nothing to the rules."""
    result: str | None = None
    """The line that closes a finished game, as `format_outcome` writes it."""
    data: str = ""
    """A fingerprint of the data files it was played by, where there are any."""
    cards: tuple[int, ...] = ()
    """By seat: the seating card that was drawn from the seed, where seats were drawn."""
    joint: Joint | None = None
    """How the seed was drawn by all who played; None: by the dealer alone, and `commitment` is that of the seed."""
    lines: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """Where it was read: the line numbers of the header's keys, then of the result, data, cards and share."""

    def line_of(self, key: str) -> int:
        """The line of the file that says this; 0 for a record that was not read from one."""
        return self.lines[(*_KEYS, "end", "data", "cards", "share").index(key)] if self.lines else 0


@dataclass(frozen=True, slots=True)
class Position:
    """Where a replay stands: after `entry` (None: before the first), with what it caused."""

    entry: Entry | None
    state: object
    events: tuple[Event, ...]


def new_record(game: AnyGame, seats: int, seed: str, options: Options) -> Record:
    check_seed(seed)
    agreed = tuple(sorted(options.items()))
    data = data_digest(game, seats, options)
    return Record(game.name, game.rules_version, seats, agreed, commitment(seed), seed, data=data)


def jointly(record: Record, joint: Joint) -> Record:
    """The same game, dealt from a seed that all have drawn together."""
    return replace(record, commitment=joint.commitment, seed=joint.seed, joint=joint)


def data_digest(game: AnyGame, seats: int, options: Options) -> str:
    """A fingerprint of the data files that a table plays by, as they are here and now; empty for none."""
    return game.data_digest(seats, options) if isinstance(game, UsesData) else ""


def check_seed(seed: str) -> None:
    """A seed must survive being written on a line of its own and read back."""
    if not 1 <= len(seed) <= 200 or seed != seed.strip() or not seed.isprintable():
        raise BadSetup(Sentence("setup-seed"))


def format_outcome(outcome: Outcome) -> str:
    scores = " ".join(map(str, outcome.scores))
    winners = " ".join(map(format_seat, outcome.winners))
    return f"scores {scores}; won by {winners}; decided by {outcome.decided_by}"


def format_record(record: Record) -> str:
    options = json.dumps(dict(record.options), sort_keys=True, ensure_ascii=False)
    values = (record.game, record.rules, record.seats, options, record.commitment, record.seed)
    head = [_FORMAT, *(f"{key}: {value}" for key, value in zip(_KEYS, values, strict=True))]
    head += [f"{_DATA}{record.data}"] if record.data else []
    head += [f"{_CARDS}{' '.join(map(str, record.cards))}"] if record.cards else []
    head += _joint_lines(record.joint) if record.joint else []
    head += [f"{_PLAYERS}{', '.join(record.players)}", ""] if record.players else [""]
    tail = [] if record.result is None else [f"end: {record.result}"]
    return "\n".join([*head, *map(format_entry, record.entries), *tail, ""])


def _joint_lines(joint: Joint) -> list[str]:
    shares = [f"{_SHARE_OF}{seat}: {share}" for seat, share in enumerate(joint.shares, 1) if share != NONE]
    stopped = [f"{_STOPPED}{format_stopped(seats)}" for seats in joint.stopped]
    return [f"{_JOINT}{joint.table}", *stopped, f"{_SHARE}{joint.share}", *shares]


def format_entry(entry: Entry) -> str:
    match entry:
        case Played(seat, move):
            return f"{format_seat(seat)} {move}"
        case Undone(count):
            return f"undo {count}"


def parse_record(text: str) -> Record:
    """Read what `format_record` writes; blank lines and lines that start with # are free. Raises BadRecord."""
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1] != _FORMAT:
        raise BadRecord(0, sentence("record-none", format=_FORMAT))
    if text[-1] != "\n":
        raise BadRecord(lines[-1][0], Sentence("record-cut"))
    head, body = lines[1 : len(_KEYS) + 1], lines[len(_KEYS) + 1 :]
    values = _parse_head(head, last_line=lines[-1][0])
    seats = _parse_number(*values["seats"])
    data = (0, "")
    if body and body[0][1].startswith(_DATA):
        number, line = body.pop(0)
        data = (number, line.removeprefix(_DATA))
    cards = (0, "")
    if body and body[0][1].startswith(_CARDS):
        number, line = body.pop(0)
        cards = (number, line.removeprefix(_CARDS))
    joint, share_line = _parse_joint(body, seats)
    players: tuple[str, ...] = ()
    if body and body[0][1].startswith(_PLAYERS):
        players = _parse_players(*body.pop(0), seats)
    entries: list[Entry] = []
    end: tuple[int, str | None] = (0, None)
    for number, line in body:
        if line.startswith("end: "):
            if (number, line) != body[-1]:
                raise BadRecord(number, Sentence("record-more"))
            end = (number, line.removeprefix("end: "))
            break
        entries.append(_parse_entry(number, line, seats))
    record = _with_cards(_record(values, seats, players, entries, data, end), cards)
    return replace(record, joint=joint, lines=(*record.lines, share_line))


def replay(record: Record) -> Iterator[Position]:
    """Every position of a record, the first one included. Raises BadRecord at the first wrong line."""
    game = load_rules(record)
    try:
        _check_data(game, record)
        states = [game.setup(record.seats, record.seed, **dict(record.options))]
    except BadRecord:
        raise
    except TabletownError as error:
        raise BadRecord(record.line_of("seats"), sentence("record-setup", why=error.said)) from None
    yield Position(None, states[0], ())
    for entry in record.entries:
        match entry:
            case Undone(count, line):
                if not 1 <= count < len(states):
                    raise BadRecord(line, sentence("record-undo", count=count, moves=len(states) - 1))
                del states[-count:]
                yield Position(entry, states[-1], ())
            case Played(seat, move, line):
                try:
                    step = game.apply(states[-1], seat, game.parse_move(move))
                except TabletownError as error:
                    raise BadRecord(line, sentence("record-move", entry=format_entry(entry), why=error.said)) from None
                states.append(step.state)
                yield Position(entry, step.state, step.events)


def verify(record: Record) -> Outcome:
    """Prove a finished record: the seed was committed to, every move is legal, the result follows. Raises BadRecord."""
    _check_seed(record)
    *_, last = replay(record)
    _check_cards(record)
    outcome = load_rules(record).outcome(last.state)
    end = record.line_of("end")
    last_line = record.entries[-1].line if record.entries else record.line_of("seed")
    if outcome is None:
        raise BadRecord(end or last_line, Sentence("record-stops"))
    if record.result is None:
        raise BadRecord(last_line, Sentence("record-no-result"))
    if record.result != format_outcome(outcome):
        raise BadRecord(end, sentence("record-result", result=format_outcome(outcome)))
    return outcome


def load_rules(record: Record) -> AnyGame:
    """The rules a record was played by."""
    try:
        game = load(record.game)
    except TabletownError as error:
        raise BadRecord(record.line_of("game"), error.said) from None
    if record.rules != game.rules_version:
        versions = sentence("record-rules", version=record.rules, known=game.rules_version)
        raise BadRecord(record.line_of("rules"), versions)
    return game


def _check_data(game: AnyGame, record: Record) -> None:
    here = data_digest(game, record.seats, dict(record.options))
    if record.data and record.data != here:
        other = sentence("record-data", data=record.data[:20], here=here or Word("nothing"))
        raise BadRecord(record.line_of("data"), other)


def _check_seed(record: Record) -> None:
    """It, or the dealer's share of it, was committed to; and from all shares together no other follows."""
    joint = record.joint
    if joint is None:
        if not keeps_commitment(record.seed, record.commitment):
            raise BadRecord(record.line_of("seed"), Sentence("record-seed"))
    elif not keeps_commitment(joint.share, record.commitment):
        raise BadRecord(record.line_of("share"), Sentence("record-share"))
    elif joint.seed != record.seed:
        raise BadRecord(record.line_of("seed"), Sentence("record-joint"))


def _check_cards(record: Record) -> None:
    """Seats that were drawn were drawn from the same seed as the deal."""
    if not record.cards:
        return
    where = face(record.game).seating_cards
    draw = cast("Callable[[int, str], tuple[int, ...]]", part(record.game, where, "__call__")) if where else None
    drawn = () if draw is None else tuple(sorted(draw(record.seats, record.seed)))
    if record.cards != drawn:
        raise BadRecord(record.line_of("cards"), sentence("record-cards", cards=" ".join(map(str, drawn)) or "0"))


def _parse_head(head: list[tuple[int, str]], last_line: int) -> dict[str, tuple[int, str]]:
    values: dict[str, tuple[int, str]] = {}
    for place, key in enumerate(_KEYS):
        if place >= len(head):
            raise BadRecord(last_line, sentence("record-header", key=key))
        number, line = head[place]
        if not line.startswith(f"{key}: "):
            raise BadRecord(number, sentence("record-expected", key=key))
        values[key] = (number, line.removeprefix(f"{key}: "))
    return values


def _parse_number(line: int, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 6):
        raise BadRecord(line, sentence("record-number", text=text[:20]))
    return int(text)


def _parse_options(line: int, text: str) -> tuple[tuple[str, Option], ...]:
    try:
        options = json.loads(text)
    except (ValueError, RecursionError):
        options = None
    if not isinstance(options, Mapping) or not all(isinstance(value, str | int) for value in options.values()):
        raise BadRecord(line, sentence("record-options", form='{"name": 1}'))
    return tuple(sorted(options.items()))


def _parse_players(line: int, text: str, seats: int) -> tuple[str, ...]:
    players = tuple(name.strip() for name in text.removeprefix(_PLAYERS).split(","))
    if len(players) != seats:
        raise BadRecord(line, sentence("record-players", count=len(players), seats=seats))
    return players


def _with_cards(record: Record, cards: tuple[int, str]) -> Record:
    line, text = cards
    numbers = tuple([_parse_number(line, number) for number in text.split()])
    return replace(record, cards=numbers, lines=(*record.lines, line))


def _parse_joint(body: list[tuple[int, str]], seats: int) -> tuple[Joint | None, int]:
    """Take the lines about shares off the body; says also where that of the dealer stands."""
    if not body or not body[0][1].startswith(_JOINT):
        return None, 0
    number, line = body.pop(0)
    table = line.removeprefix(_JOINT)
    if not (table.isascii() and table.isalnum() and len(table) <= 32):
        raise BadRecord(number, Sentence("record-joint-table"))
    stopped = []
    while body and body[0][1].startswith(_STOPPED):
        at, line = body.pop(0)
        stopped.append(tuple([_parse_seat_number(at, seat) for seat in line.removeprefix(_STOPPED).split()]))
    if not body or not body[0][1].startswith(_SHARE):
        raise BadRecord(body[0][0] if body else number, sentence("record-expected", key="share"))
    dealers, line = body.pop(0)
    share = _parse_share(dealers, line.removeprefix(_SHARE))
    shares = [NONE] * seats
    while body and body[0][1].startswith(_SHARE_OF):
        at, line = body.pop(0)
        seat, _, text = line.removeprefix(_SHARE_OF).partition(": ")
        place = _parse_seat_number(at, seat)
        if not 0 <= place < seats or shares[place] != NONE:
            raise BadRecord(at, Sentence("record-share-seat"))
        shares[place] = _parse_share(at, text)
    return Joint(table, tuple(stopped), share, tuple(shares)), dealers


def _parse_seat_number(line: int, text: str) -> int:
    """Of any size: more seats may have been there when the deal was first tried."""
    return _parse_number(line, text) - 1


def _parse_share(line: int, text: str) -> str:
    if not is_share(text):
        raise BadRecord(line, Sentence("record-no-share"))
    return text


def _parse_entry(line: int, text: str, seats: int) -> Entry:
    first, _, rest = text.partition(" ")
    if first == "undo":
        return Undone(_parse_number(line, rest), line)
    try:
        return Played(parse_seat(first, seats), rest, line)
    except TabletownError as error:
        raise BadRecord(line, error.said) from None


def _record(
    values: dict[str, tuple[int, str]],
    seats: int,
    players: tuple[str, ...],
    entries: list[Entry],
    data: tuple[int, str],
    end: tuple[int, str | None],
) -> Record:
    line, seed = values["seed"]
    try:
        check_seed(seed)
    except BadSetup as error:
        raise BadRecord(line, error.said) from None
    return Record(
        game=values["game"][1],
        rules=_parse_number(*values["rules"]),
        seats=seats,
        options=_parse_options(*values["options"]),
        commitment=values["commitment"][1],
        seed=seed,
        entries=tuple(entries),
        players=players,
        result=end[1],
        data=data[1],
        lines=(*(values[key][0] for key in _KEYS), end[0], data[0]),
    )
