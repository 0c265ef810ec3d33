"""Writes docs/protocol.md and docs/openapi.json from the records, so that they cannot go stale unnoticed."""

import ast
import inspect
import sys
from collections.abc import Iterator
from dataclasses import fields
from itertools import pairwise
from pathlib import Path
from typing import Protocol, cast, get_args

import msgspec
from msgspec import Struct

from tabletown.core.event import Event
from tabletown.core.registry import faces, is_own, resolve
from tabletown.server.http import openapi
from tabletown.server.tools.chapters import Chapter
from tabletown.server.wire import agreed, protocol, requests
from tabletown.server.wire.said import Said

_INTRO = """# The protocol of live tables

Written by `make protocol` from `wire/` and `games/` in `src/tabletown/server/`: change those,
not this page. The requests over HTTP (open a table, sit down, fetch a record) are described at `/docs` of a running
server, in `/openapi.json` and in `docs/openapi.json`.

## A conversation

1. `POST /api/tables` opens a table and gives its link and the host's token. `POST /api/tables/{table}/seats` gives a
   seat and its token (`Sit` does the same on a socket). A token is the seat: keep it, never show it, never put it into
   a path or a query. Links carry it behind the `#`, which browsers do not send.
2. Open a WebSocket at `/ws`. Messages are JSON texts; the field `t` says which record it is. Send `Hello` with the
   table and all tokens that this device holds (several: hot-seat; none: an onlooker). The answer is a `Sync`.
3. From then on the server sends an `Update` whenever something changes. Keep `version`. `seq` tells whether an
   update follows the last one; if one is missing, say `Hello` again. The answer to a `Ping` names
   the version that everybody has been told: who knows less has lost something.
   * `public` and `own[].sections` hold parts of the picture by name. A part that is sent replaces the one of that name,
     `null` takes it away, all others stay.
   * `own[].moves`, where present, replaces the list of that seat's legal moves. No list: as before.
   * `table`, `turn` replace what was known; `events` and `chat` are added to what was told before.
   * A `Sync` replaces everything. It also comes unasked, after a slow connection or when one's seats have changed.
4. Every message is answered by its `nonce`: `Accepted` (stored, whatever happens to the server now), `Seated`, or
   `Rejected` with a reason for programs and words for people. Whoever gets no answer (a lost connection, a restart)
   connects again, says `Hello`, and sends the same message with the same nonce: it is not done twice. Whoever was
   answered never sends that nonce again. What was done is remembered with the log (the last 5,000 nonces of a table),
   and survives every restart. A refusal changed nothing, so it is not stored: a copy of the message gets it again while
   the process remembers (the last 500 of a table), and is judged anew after a restart or by another process. That can
   only differ for a sender who has not heard the first answer; and once its seat has moved, or moves were taken back,
   an old `Submit` is `stale` for good. `Sit` is safe to repeat if the client makes the token itself.
5. `Submit` takes the notation of a move from the list of legal moves. `version` is the last one seen. Moves made at the
   same time do not collide; only an undo, or a move of the very same seat, that was not seen makes a move `stale`.
6. The commitment is in `table.commitment` from the start, the seed in `table.seed` after the end, and the record at
   `GET /api/tables/{table}/record`: `tabletown verify` proves it. So that the server cannot choose the deal, give a
   share of it: `Pledge` when you have a seat, `ShowShare` when `table.deal.phase` is `showing` (docs/joint-deal.md).

Limits: a message has at most 16 KiB; 60 messages at once and 20 per second after that; 64 messages waiting for their
answer; 60 control frames and fragments, and two per second; 200 onlookers at a table, and 16 connections of a seat. All
connections of one address share more (`wire/budgets.py`). More is answered by `Rejected` with `too-fast`, and in the
end by closing with code 1008 and the name of the limit. The server pings every 20 seconds and closes with 1012 when it
restarts: come back.
"""


class Documented(Protocol):
    """The module that a face names for its records."""

    CHAPTERS: tuple[Chapter, ...]


def protocol_page() -> str:
    chapters = _chapters()
    asked, told = get_args(requests.ClientMessage), get_args(protocol.ServerMessage)
    inner: list[type[Struct]] = [
        protocol.TableInfo,
        protocol.DealInfo,
        protocol.SeatInfo,
        protocol.TurnInfo,
        protocol.Own,
        protocol.Offer,
        protocol.Happening,
        Said,
        protocol.ChatLine,
        protocol.Proposal,
        protocol.UndoAsk,
        agreed.Absent,
        agreed.Clock,
    ]
    parts = [
        _INTRO,
        "## What a client sends\n",
        *map(_chapter, asked),
        "## What the server sends\n",
        *map(_chapter, told),
        "## Records inside\n",
        *map(_chapter, inner),
        "## Why a message is refused\n",
        ", ".join(f"`{why.value}`" for why in protocol.Why) + "\n",
        *[line for chapter in chapters for line in _game(chapter)],
        "## JSON Schemas\n",
        "```json",
        _schemas(
            [requests.ClientMessage, protocol.ServerMessage, *(one for chapter in chapters for one in chapter.sections)]
        ),
        "```\n",
    ]
    return "\n".join(parts)


def write(folder: Path) -> None:
    (folder / "protocol.md").write_text(protocol_page(), encoding="utf-8")
    (folder / "openapi.json").write_bytes(openapi.as_json() + b"\n")


def _chapters() -> tuple[Chapter, ...]:
    """Of our own games: another package has its own documentation."""
    pages = [resolve(face.documents) for face in faces() if face.documents and is_own(face.name)]
    return tuple(chapter for page in pages for chapter in cast(Documented, page).CHAPTERS)


def _game(chapter: Chapter) -> Iterator[str]:
    yield f"## {chapter.title}\n"
    yield "The parts of the picture (`public`, `own[].sections`) and of moves (`Offer.parts`, `Proposal.parts`).\n"
    yield from map(_chapter, chapter.sections)
    yield "Events, by `type`; `only` names the one seat that was told:\n"
    yield from map(_event, chapter.events)
    yield ""


def _chapter(kind: type[Struct]) -> str:
    """One record: its words, and a line for each field."""
    config = kind.__struct_config__
    tag = f' (`"{config.tag_field}": "{config.tag}"`)' if config.tag is not None else ""
    notes = _notes(kind)
    lines = [f"### {kind.__name__}{tag}\n", inspect.cleandoc(kind.__doc__ or ""), ""]
    for field in msgspec.structs.fields(kind):
        free = "" if field.required else ", may be left out"
        words = notes.get(field.name, "")
        lines.append(f"- `{field.name}`: {_type(field.type)}{free}{'. ' + words if words else ''}")
    return "\n".join([*lines, ""])


def _event(kind: type[Event]) -> str:
    words = inspect.cleandoc(kind.__doc__ or "").partition("\n")[0]
    own = [field.name for field in fields(kind) if field.name != "only"]
    told = "" if words.startswith(f"{kind.__name__}(") else f". {words}"
    return f"- `{kind.__name__}`: {', '.join(f'`{name}`' for name in own)}{told}"


def _type(kind: object) -> str:
    """A type as people write it."""
    return _say(msgspec.json.schema(kind))


def _say(schema: object) -> str:
    known = cast("dict[str, object]", schema)
    match known:
        case {"$ref": str(name)}:
            return f"`{name.rpartition('/')[2]}`"
        case {"anyOf": list(options)}:
            return " or ".join(map(_say, options))
        case {"type": "array", "prefixItems": list(items)}:
            return "list of " + ", ".join(map(_say, items))
        case {"type": "array"}:
            return f"list of {_say(known.get('items', {}))}"
        case {"type": "object"}:
            return f"object of {_say(known.get('additionalProperties', {}))}"
        case {"type": str(name)}:
            return name
        case {"enum": list(values)}:
            return " or ".join(f'`"{value}"`' for value in values)
    return "anything"


def _notes(kind: type[Struct]) -> dict[str, str]:
    """The sentences under the fields, of the record and of those it is built on."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base in (Struct, object) or not issubclass(base, Struct):
            continue
        body = ast.parse(inspect.getsource(base)).body[0]
        statements = body.body if isinstance(body, ast.ClassDef) else []
        for field, words in pairwise(statements):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                text = words.value if isinstance(words, ast.Expr) else None
                if isinstance(text, ast.Constant) and isinstance(text.value, str):
                    found[field.target.id] = " ".join(text.value.split())
    return found


def _schemas(kinds: list[object]) -> str:
    _, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return msgspec.json.format(msgspec.json.encode({"$defs": components}), indent=2).decode()


if __name__ == "__main__":
    write(Path(sys.argv[1] if len(sys.argv) > 1 else "docs"))
