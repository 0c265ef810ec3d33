"""The records that travel, as TypeScript: `make types` writes them, `make check` compares.

`protocol.ts` holds what every table sends and asks, `games/<game>/types.ts` what one game adds, `face.ts` beside it
what the server says of the game, and `words.ts` which messages name its pieces. Every
record is written once: what a game shares with others lies in `protocol.ts`, and the game's file imports it.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import ModuleType
from typing import Protocol, cast, get_args

import msgspec
from msgspec import Struct, inspect

from tabletown.core import registry
from tabletown.core.sentence import Sentence, Value, Word
from tabletown.server.http.games import game_infos
from tabletown.server.wire import agreed, bodies, protocol, requests
from tabletown.server.wire.bodies import GameInfo

HEAD = "// Written by `make types` from the records of the server: change those, not this file.\n"
SHARED = ("tabletown.core.", "tabletown.server.wire.")
"""Where records lie that belong to no game."""
_PLAIN = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class GamePage(Protocol):
    """What the module `page` beside a game's picture says of it; `NAMES` may be missing."""

    RECORDS: tuple[type[Struct], ...]
    """Sections and parts of moves."""
    QUESTIONS: tuple[ModuleType, ...]
    """Modules of records that are asked and answered."""
    EVENTS: Mapping[str, tuple[type, ...]]
    """By the name of their union."""
    WORDS: Mapping[str, Mapping[str, Value]]
    """By the name of the table: messages, and what they name."""


def all_files() -> dict[str, str]:
    """By path under web/src: the text of every generated file."""
    shared = _Writer(None)
    records = [one for module in (requests, agreed, protocol, bodies) for one in _structs(module)]
    shared.write([one for one in records if one is not requests.Request])
    games: dict[str, str] = {}
    for info, page in drawn_games():
        folder = f"games/{info.name}"
        games |= {
            f"{folder}/face.ts": face_text(info),
            f"{folder}/types.ts": game_text(page, shared),
            f"{folder}/words.ts": words_text(page),
        }
    unions = {"ClientMessage": requests.ClientMessage, "ServerMessage": protocol.ServerMessage}
    lines = [f"export type {name} = {' | '.join(one.__name__ for one in get_args(u))};\n" for name, u in unions.items()]
    return {"protocol.ts": shared.text() + "\n" + "".join(lines), **games}


def drawn_games() -> Iterator[tuple[GameInfo, GamePage]]:
    """The games that the page has a folder for."""
    for info in game_infos():
        if info.bundled and not info.plain:
            yield info, cast(GamePage, registry.resolve(registry.face(info.name).documents))


def face_text(info: GameInfo) -> str:
    """What the server says of a game, for a page that has not asked it yet."""
    told = msgspec.json.format(msgspec.json.encode(_said(info)), indent=2).decode()
    return f"{HEAD}import type {{ GameInfo }} from '../../protocol.ts';\n\nexport const FACE: GameInfo = {told};\n"


def _said(value: object) -> object:
    """A record without what holds anyway: every page that opens would carry it."""
    if isinstance(value, Struct):
        return {name: _said(getattr(value, name)) for name in value.__struct_fields__}
    if is_dataclass(value):
        told = {field.name: (getattr(value, field.name), field.default) for field in fields(value)}
        return {name: _said(own) for name, (own, usual) in told.items() if own != usual}
    return [_said(one) for one in value] if isinstance(value, tuple) else value


def words_text(page: GamePage) -> str:
    """Tables of messages, by name: what they name is said as it is in Python."""
    tables = page.WORDS.items()
    imports = "import type { Said } from '../../protocol.ts';\n" if any(map(_has_values, page.WORDS.values())) else ""
    return HEAD + imports + "".join(_table_text(name, table) for name, table in tables)


def _has_values(table: Mapping[str, Value]) -> bool:
    return not all(isinstance(value, str) for value in table.values())


def _table_text(name: str, table: Mapping[str, Value]) -> str:
    kind = "Said" if _has_values(table) else "string"
    lines = [f"  {json_text(key)}: {json_text(_message(value))},\n" for key, value in table.items()]
    return f"\nexport const {name}: Readonly<Record<string, {kind}>> = {{\n{''.join(lines)}}};\n"


def _message(value: Value) -> Value:
    """A word alone is a sentence without values."""
    return Sentence(value.word) if isinstance(value, Word) else value


def json_text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def game_text(page: GamePage, shared: "_Writer") -> str:
    """Records under their own names, events by the type that `Happening` tells."""
    writer = _Writer(shared)
    writer.write([*page.RECORDS, *(one for module in page.QUESTIONS for one in _structs(module))])
    unions = []
    for name, events in page.EVENTS.items():
        writer.write(events)
        lines = [f"  | {{ type: '{event.__name__}'; parts: {event.__name__} }}" for event in events]
        unions.append(f"\nexport type {name} =\n" + "\n".join(lines) + ";\n")
    names: Mapping[str, Iterable[str]] = getattr(page, "NAMES", {})
    return writer.text() + "".join(unions) + "".join(_names_text(name, values) for name, values in names.items())


def _names_text(name: str, values: Iterable[str]) -> str:
    return f"\nexport const {name}: readonly string[] = [{', '.join(repr(value) for value in values)}];\n"


def _structs(module: ModuleType) -> list[type]:
    """The records that a module defines, in its order."""
    things = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Struct)]
    return [thing for thing in things if thing.__module__ == module.__name__]


class _Writer:
    """Writes every record it meets once, in the order in which it meets them."""

    def __init__(self, shared: "_Writer | None") -> None:
        self._shared = shared
        """Takes the records that belong to no game; None: this one takes all."""
        self._written: dict[str, str] = {}
        self._imported: set[str] = set()
        self._met: dict[str, type] = {}

    def write(self, kinds: Iterable[type]) -> None:
        for kind in kinds:
            self.name_of(inspect.type_info(kind))

    def text(self) -> str:
        imports = f"import type {{ {', '.join(sorted(self._imported))} }} from '../../protocol.ts';\n"
        return HEAD + (imports if self._imported else "") + "".join(f"\n{text}" for text in self._written.values())

    def name_of(self, kind: inspect.Type) -> str:
        if type(kind) in _PLAIN:
            return _PLAIN[type(kind)]
        match kind:
            case inspect.Metadata():
                return self.name_of(kind.type)
            case inspect.UnionType():
                return " | ".join(self.name_of(one) for one in kind.types)
            case inspect.TupleType():
                return f"readonly [{', '.join(map(self.name_of, kind.item_types))}]"
            case inspect.VarTupleType() | inspect.ListType():
                return f"readonly {self._in_brackets(kind.item_type)}[]"
            case inspect.DictType():
                return f"Readonly<Record<string, {self.name_of(kind.value_type)}>>"
            case inspect.LiteralType():
                return " | ".join(f"'{value}'" for value in kind.values)
            case inspect.EnumType() | inspect.StructType() | inspect.DataclassType() | inspect.NamedTupleType():
                return self._named(kind)
        raise TypeError(f"{kind} has no TypeScript")

    def _in_brackets(self, kind: inspect.Type) -> str:
        name = self.name_of(kind)
        return f"({name})" if " " in name else name

    def _named(self, kind: "_Named") -> str:
        name = self._claim(kind.cls)
        if self._shared is not None and kind.cls.__module__.startswith(SHARED):
            self._imported.add(name)
            return self._shared.name_of(kind)
        if name not in self._written:
            # Before its fields: they may speak of it.
            self._written[name] = ""
            self._written[name] = self._enum(kind) if isinstance(kind, inspect.EnumType) else self._record(kind)
        return name

    def _enum(self, kind: inspect.EnumType) -> str:
        values = " | ".join(f"'{one.value}'" for one in kind.cls)
        return f"export type {kind.cls.__name__} = {values};\n"

    def _record(self, kind: "_Record") -> str:
        return f"export interface {kind.cls.__name__} {{\n{''.join(self._lines(kind))}}}\n"

    def _lines(self, kind: "_Record") -> Iterator[str]:
        if isinstance(kind, inspect.StructType) and kind.tag_field is not None:
            yield f"  readonly {kind.tag_field}: '{kind.tag}';\n"
        for field in kind.fields:
            mark = "" if field.required else "?"
            yield f"  readonly {field.encode_name}{mark}: {self.name_of(field.type)};\n"

    def _claim(self, kind: type) -> str:
        known = self._met.setdefault(kind.__name__, kind)
        assert known is kind, f"two records are called {kind.__name__}: {known.__module__} and {kind.__module__}"
        return kind.__name__


_Record = inspect.StructType | inspect.DataclassType | inspect.NamedTupleType
_Named = _Record | inspect.EnumType


def main(arguments: list[str]) -> int:
    folder, check = Path(arguments[0]), "--check" in arguments
    stale = []
    for name, text in all_files().items():
        path = folder / name
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(name)
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    if check and stale:
        print(f"{', '.join(stale)}: not what the server's records say; run `make types`", file=sys.stderr)
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
