"""`make hostile`: what a seated player may send to hurt, bred by the code it reaches; nothing fails, nothing changes.

No sockets and no store, so that it is quick: bytes → request → what the table decides → words. Tables stand in every
phase of every kind of game. One message in `TRACED` is followed line by line; one that comes where none was before is
kept, and others are bred from it. What is decided is never done, so the table must be the same afterwards, whatever it
was asked for.
"""

import argparse
import gzip
import json
import pickle
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import FrameType
from typing import TypeAlias, cast, get_args

import msgspec
from msgspec.structs import fields
from rich.progress import track

import tabletown
from tabletown.core.seat import Seat
from tabletown.server.live.decisions import actor_key, decide
from tabletown.server.live.log import LogEntry, decode_entry, decode_header
from tabletown.server.live.plain_picture import picture_of
from tabletown.server.live.table import Table
from tabletown.server.live.wishes import Actor, Verdict
from tabletown.server.wire import requests
from tabletown.server.wire.refusal import Refusal
from tabletown.server.wire.words import words_for

CORPUS = Path(__file__).parents[1] / "tests" / "server" / "corpus"
OURS = str(Path(tabletown.__file__).parent)
TRACED = 12
AT_ONE_TABLE = 500
"""Messages before another table is attacked."""
SHOWN = 5
LANGUAGES = ("en", "de", "hu", "ru")
FIELDS = ("seat", "to", "version", "move", "proposal", "accept", "agree", "text", "phrase", "name", "bot", "seats")
_decode = msgspec.json.Decoder(requests.ClientMessage).decode
KINDS = cast("tuple[type[requests.Request], ...]", get_args(requests.ClientMessage))
_NO_WISH = (requests.Hello, requests.Ping, requests.Rematch, requests.Stay)
"""Never decided by a table."""

Message: TypeAlias = dict[str, object]
Trace: TypeAlias = Callable[[FrameType, str, object], "Trace | None"]
Decide: TypeAlias = Callable[[Table, requests.ClientMessage, Actor], object]


@dataclass
class Found:
    sent: int = 0
    failures: list[str] = field(default_factory=list)
    outcomes: Counter[str] = field(default_factory=Counter)
    lines: set[tuple[str, int]] = field(default_factory=set)
    kept: int = 0

    def fails(self, what: str) -> None:
        self.failures.append(what)


def stored_tables() -> list[list[bytes]]:
    """As the last version has stored them: a header, and what was done."""
    path = max(CORPUS.glob("*.jsonl.gz"), key=lambda path: path.name)
    return [stored.split(b"\n") for stored in gzip.decompress(path.read_bytes()).strip().split(b"\n\n")]


def opened(stored: list[bytes]) -> Table:
    header, *entries = stored
    table = Table(decode_header(header))
    table.add([decode_entry(entry) for entry in entries])
    return table


class Breeder:
    """Messages, and what becomes of them."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self.kept: list[Message] = []

    def message(self, table: Table) -> Message:
        """One that makes sense or one that was kept, and then a little of it changed."""
        random = self._random
        if self.kept and random.random() < 0.5:
            message = dict(random.choice(self.kept))
            for name in random.sample(sorted(message), random.choice((0, 1, 2))):
                message[name] = self._sensible(name, table)
        else:
            kind = random.choice(KINDS)
            named = [field.name for field in fields(kind)]
            message = {"t": kind.__struct_config__.tag} | {name: self._sensible(name, table) for name in named}
        for _ in range(random.choice((0, 0, 0, 1, 2))):
            self._spoil(message)
        return message

    def _sensible(self, name: str, table: Table) -> object:
        if name == "move":
            return self._move(table)
        seats, version = range(table.header.seats), table.version
        choices: dict[str, Sequence[object]] = {
            "t": [kind.__struct_config__.tag for kind in KINDS],
            "nonce": ["n1", "n2", "n3"],
            "seat": seats,
            "to": seats,
            "version": [version, version, version + 1, max(0, version - 1), max(0, version - 5)],
            "proposal": [*table.ghosts, 0, version],
            "phrase": ["", "", "phrase-your-turn", "reaction-yes", "nothing"],
            "seats": range(1, 9),
            "bot": ["random", "easy", "hard", "nobody"],
            "accept": [True, False],
            "agree": [True, False],
        }
        return self._random.choice(choices.get(name, ("Ann", "", "Zo\u00eb", " ", "yes")))

    def _spoil(self, message: Message) -> None:
        random = self._random
        name = random.choice(FIELDS)
        if random.random() < 0.5:
            message[name] = self._any()
        elif random.random() < 0.5:
            message.pop(name, None)
        else:
            message |= random.choice(self.kept or [message]) | {"t": message.get("t", "submit")}

    def _move(self, table: Table) -> str:
        """One of the game's own, or one that was spoilt."""
        random = self._random
        state = table.state
        if state is None or not table.to_act:
            return "choose S S"
        moves = table.game.legal_moves(state, Seat(random.choice(sorted(table.to_act))))
        text = table.game.format_move(random.choice(moves)) if moves else ""
        for _ in range(random.choice((0, 0, 1, 3))):
            at = random.randrange(len(text) + 1)
            text = text[:at] + random.choice(("", " ", "\u202e", "a1", "9", "S", "x" * 40)) + text[at + 1 :]
        return text

    def _any(self) -> object:
        return self._random.choice(
            (0, -1, 3, 10**30, 1e308, True, None, "", "x" * 500, [], {}, [[[]]], "yes", "\u202e", "easy", 2**63, "\x00")
        )


def attack(messages: int, seed: str = "hostile", done: Decide | None = None, quiet: bool = True) -> Found:
    """`done`: what a table does instead of deciding, for a test that plants something."""
    random = Random(seed)
    found, breeder, stored = Found(), Breeder(random), stored_tables()
    for _ in track(range(max(1, messages // AT_ONE_TABLE)), "messages", disable=quiet, transient=True):
        table = opened(random.choice(stored))
        _stir(table, random, breeder)
        _attack_one(table, min(messages, AT_ONE_TABLE), random, breeder, found, done or _decided)
    found.kept = len(breeder.kept)
    return found


def _stir(table: Table, random: Random, breeder: Breeder) -> None:
    """Some of what is granted is done: proposals, lines, seats that are free, something to be taken back."""
    for number in range(random.randrange(40)):
        wish = _read(json.dumps(breeder.message(table)).encode())
        actor = Actor(frozenset({table.host, *[chair.token for chair in table.chairs]} - {""}))
        with suppress(Refusal):
            if wish is not None:
                for what in _decided(table, wish, actor).what:
                    table.apply(LogEntry(table.version + 1, float(number), what))


def _attack_one(table: Table, count: int, random: Random, breeder: Breeder, found: Found, done: Decide) -> None:
    before = fingerprint(table)
    for number in range(count):
        message = breeder.message(table)
        payload = json.dumps(message).encode()
        named = message.get("seat")
        is_own = isinstance(named, int) and named in range(len(table.chairs)) and random.random() < 0.8
        seat = cast(int, named) if is_own else random.randrange(len(table.chairs))
        # Whoever has a seat, and perhaps the host's token too.
        tokens = {table.chairs[seat].token} | ({table.host} if random.random() < 0.3 else set())
        attempt = _Attempt(table, payload, Actor(frozenset(tokens - {""})), random.choice(LANGUAGES), done)
        if number % TRACED:
            outcome = attempt.outcome(found)
        else:
            known = len(found.lines)
            outcome = _traced(attempt, found)
            if len(found.lines) > known:
                breeder.kept.append(message)
        found.sent += 1
        found.outcomes[outcome] += 1
    if fingerprint(table) != before:
        found.fails(f"table {table.header.id} has changed, after {found.sent:,} messages in all")


@dataclass(frozen=True, slots=True)
class _Attempt:
    table: Table
    payload: bytes
    actor: Actor
    language: str
    done: Decide

    def outcome(self, found: Found) -> str:
        """Anything but a request that cannot be read, a refusal or a decision is a failure."""
        wish = _read(self.payload)
        if wish is None:
            return "unreadable, or not for a table"
        try:
            self.done(self.table, wish, self.actor)
        except Refusal as refusal:
            words = words_for(refusal, self.language, None, [chair.name for chair in self.table.chairs])
            if not words:
                found.fails(f"no words for {refusal.why}")
            return str(refusal.why)
        except Exception as error:
            found.fails(f"{error!r} for {self.payload!r} at {self.table.header.id}")
            return "failed"
        return "granted"


def _read(payload: bytes) -> requests.ClientMessage | None:
    try:
        wish = _decode(payload)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return None if isinstance(wish, _NO_WISH) else wish


def _decided(table: Table, wish: requests.ClientMessage, actor: Actor) -> Verdict:
    actor_key(table, wish, actor)
    return decide(table, picture_of(table.game), wish, actor)


def _traced(attempt: _Attempt, found: Found) -> str:
    def line(frame: FrameType, event: str, _argument: object) -> Trace:
        if event == "line":
            found.lines.add((frame.f_code.co_filename, frame.f_lineno))
        return line

    def call(frame: FrameType, _event: str, _argument: object) -> Trace | None:
        return line if frame.f_code.co_filename.startswith(OURS) else None

    sys.settrace(call)
    try:
        return attempt.outcome(found)
    finally:
        sys.settrace(None)


def fingerprint(table: Table) -> bytes:
    """All that a table is, down to the last field; but not what it has looked up already."""
    return pickle.dumps({name: value for name, value in vars(table).items() if name not in ("game", "_looked")})


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=10_000_000)
    parser.add_argument("--seed", default="hostile")
    asked = parser.parse_args(words)
    started = time.process_time()
    found = attack(asked.messages, asked.seed, quiet=not sys.stderr.isatty())
    spent = time.process_time() - started
    print("\n".join(f"{count:>10,} {what}" for what, count in found.outcomes.most_common()))
    print("\n".join(found.failures[:SHOWN]))
    print(
        f"{found.sent:,} messages of seated players, {len(found.failures)} failures; "
        f"{len(found.lines):,} lines reached,"
        f" {found.kept} messages kept; {spent:.0f} s of processor time"
    )
    return int(bool(found.failures))


if __name__ == "__main__":
    sys.exit(main())
