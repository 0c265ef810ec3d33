"""`python -m tests.server.corpus.write NAME`: tables in every phase of every kind of game, as this version stores them.

A file is written once, when a version is finished, and never again: what it holds is what people's stores hold. A table
is a line for its header and one for every entry of its log, as they are stored, and an empty line.
"""

import gzip
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tabletown.core.chance import commitment
from tabletown.core.game import Option, agreed
from tabletown.core.joint import Draw, Joint
from tabletown.core.play import sit_down
from tabletown.core.registry import load
from tabletown.server.live import log
from tabletown.server.live.lobby import new_header
from tabletown.server.live.log import Header, LogEntry, encode_entry, encode_header
from tabletown.server.live.tokens import hash_token
from tabletown.server.wire.bodies import OpenTable

B2C, TTR = "between-two-cities", "ticket-to-ride-new-york"
CAPITALS: dict[str, Option] = {"landscapes": True, "civics": True, "districts": True}
KINDS: tuple[tuple[str, int, dict[str, Option]], ...] = (
    *((B2C, seats, {}) for seats in range(2, 8)),
    *((B2C, seats, CAPITALS) for seats in (2, 3, 4, 7)),
    (B2C, 4, {"landscapes": True}),
    (B2C, 4, {"civics": True}),
    (B2C, 4, {"districts": True}),
    *((B2C, 1, {"automa": mode, **more}) for mode in ("simple", "full") for more in ({}, CAPITALS)),
    (B2C, 1, {"automa": "full", "level": 7}),
    *((B2C, 2, {"automa": "third", **more}) for more in ({}, CAPITALS)),
    *((TTR, seats, {}) for seats in (2, 3, 4)),
    # Since 0.2.0: all that can be chosen besides.
    (B2C, 1, {"automa": "simple", "level": 2}),
    (B2C, 1, {"automa": "simple", "growth": "booklet"}),
    (B2C, 1, {"automa": "full", "districts": True, "hard": True}),
    (B2C, 1, {"automa": "simple", "double": "civics+district-2", **CAPITALS}),
    (TTR, 3, {"start": 2}),
)
PHASES = (0.0, 0.3, 0.6, 0.9, 1.0)
"""How much of a game has been played."""


def token_of(seat: int) -> str:
    return f"corpus-{seat}"


def tables() -> Iterator[tuple[Header, tuple[LogEntry, ...]]]:
    for game, seats, options in KINDS:
        wish = OpenTable(game, seats, agreed(load(game), seats, options))
        yield _table(wish, [*_sitters(seats - 1)])
        for phase in PHASES:
            header, _ = _table(wish, [])
            yield _with(header, [*_sitters(seats), log.Started(), *_moves(header, header.seed, phase)])
    yield from drawn_tables()


def drawn_tables() -> Iterator[tuple[Header, tuple[LogEntry, ...]]]:
    """Where the deal was drawn by all."""
    for game in (B2C, TTR):
        for phase in PHASES:
            header, _ = _table(OpenTable(game, 3, agreed(load(game), 3, {})), [])
            shares = (hash_token("share 1"), hash_token("share 2"), "")
            seed = Joint(header.id, (), header.seed, shares).seed
            yield _with(header, [*_sitters(3), *_drawn(header, shares), log.Started(), *_moves(header, seed, phase)])


def _drawn(header: Header, shares: tuple[str, ...]) -> Iterator[log.AnyWhat]:
    """All pledge a share of the deal, and show it."""
    draw = Draw(header.id, (), commitment(header.seed))
    given = [(seat, share) for seat, share in enumerate(shares) if share]
    for seat, share in given:
        yield log.Pledged(seat, draw.pledge(seat, share))
    yield log.DrawBegun()
    for seat, share in given:
        yield log.ShareShown(seat, share)


def _table(wish: OpenTable, what: list[log.AnyWhat]) -> tuple[Header, tuple[LogEntry, ...]]:
    return _with(new_header(wish, hash_token("corpus-host"), 1_700_000_000.0), what)


def _with(header: Header, what: list[log.AnyWhat]) -> tuple[Header, tuple[LogEntry, ...]]:
    return header, tuple(LogEntry(version, header.opened + version, one) for version, one in enumerate(what, 1))


def _sitters(people: int) -> Iterator[log.AnyWhat]:
    for seat in range(people):
        yield log.Sat(seat, f"Ann {seat}", hash_token(token_of(seat)))


def _moves(header: Header, seed: str, phase: float) -> Iterator[log.AnyWhat]:
    """So much of a whole random game, with some talk and a move that was taken back on the way."""
    moves = _whole_game(header, seed)
    count = int(len(moves) * phase)
    for number, move in enumerate(moves[:count]):
        if number == count // 2:
            yield log.LineSaid(0, "A fine day for building", "")
            yield move
            yield log.MovesUndone(1)
        yield move


def _whole_game(header: Header, seed: str) -> list[log.MovePlayed]:
    game, random, moves = load(header.game), Random(seed), []
    sitting = sit_down(game, header.seats, seed, **header.options)
    while acting := sorted(game.to_act(sitting.state)):
        seat = random.choice(acting)
        move = random.choice(game.legal_moves(sitting.state, seat))
        sitting.submit(seat, move)
        moves.append(log.MovePlayed(seat, game.format_move(move)))
    return moves


def main(name: str) -> None:
    path = Path(__file__).with_name(f"{name}.jsonl.gz")
    with path.open("xb") as to, gzip.GzipFile(fileobj=to, mode="wb", filename="", mtime=0) as file:
        for header, entries in tables():
            file.write(b"\n".join([encode_header(header), *map(encode_entry, entries), b"\n"]))


if __name__ == "__main__":
    main(sys.argv[1])
