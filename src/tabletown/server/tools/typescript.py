"""The records that travel, as TypeScript: `make types` writes them, `make check` compares.

One file for the protocol, one for questions, and one per game for what its pictures and events hold.
"""

import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import get_args

from msgspec import Struct, inspect

from tabletown.server.games.between_two_cities import asked, asked_automa
from tabletown.server.wire import bodies, protocol, requests

HEAD = "// Written by `make types` from the records of the server: change those, not this file.\n"
_PICTURES = {
    "automa": "tabletown.server.games.between_two_cities.automa_records",
    "between-two-cities": "tabletown.server.games.between_two_cities.people",
    "ticket-to-ride-new-york": "tabletown.server.games.ticket_to_ride_new_york.picture",
}
_PLAIN = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def all_files() -> dict[str, str]:
    """By path under web/src: the text of every generated file."""
    files = {"protocol.ts": protocol_text(), "asked.ts": _text(_structs(asked))}
    files["asked-automa.ts"] = _text(_structs(asked_automa))
    files |= {f"pictures/{name}.ts": picture_text(import_module(module)) for name, module in _PICTURES.items()}
    return files


def protocol_text() -> str:
    records = [*_structs(requests), *_structs(protocol), *_structs(bodies)]
    own = [struct for struct in records if struct is not requests.Request]
    unions = {"ClientMessage": requests.ClientMessage, "ServerMessage": protocol.ServerMessage}
    lines = [f"export type {name} = {' | '.join(one.__name__ for one in get_args(u))};" for name, u in unions.items()]
    return _text(own) + "\n" + "\n".join(lines) + "\n"


def picture_text(module: ModuleType) -> str:
    """Sections and parts of moves under their own names, events by the type that `Happening` tells."""
    events: tuple[type, ...] = module.EVENTS
    lines = [f"  | {{ type: '{event.__name__}'; parts: {event.__name__} }}" for event in events]
    text = _text([*module.SECTIONS, *events]) + "\nexport type GameEvent =\n" + "\n".join(lines) + ";\n"
    return text + "".join(_names_text(name, values) for name, values in getattr(module, "NAMES", {}).items())


def _names_text(name: str, values: Iterable[str]) -> str:
    return f"\nexport const {name}: readonly string[] = [{', '.join(repr(value) for value in values)}];\n"


def _structs(module: ModuleType) -> list[type]:
    """The records that a module defines, in its order."""
    things = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Struct)]
    return [thing for thing in things if thing.__module__ == module.__name__]


def _text(kinds: Iterable[type]) -> str:
    writer = _Writer()
    for kind in kinds:
        writer.name_of(inspect.type_info(kind))
    return HEAD + "".join(f"\n{text}" for text in writer.written.values())


class _Writer:
    """Writes every record it meets once, in the order in which it meets them."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self._met: dict[str, type] = {}

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
            case inspect.EnumType():
                return self._enum(kind)
            case inspect.StructType() | inspect.DataclassType() | inspect.NamedTupleType():
                return self._record(kind)
        raise TypeError(f"{kind} has no TypeScript")

    def _in_brackets(self, kind: inspect.Type) -> str:
        name = self.name_of(kind)
        return f"({name})" if " " in name else name

    def _enum(self, kind: inspect.EnumType) -> str:
        name = self._claim(kind.cls)
        values = " | ".join(f"'{one.value}'" for one in kind.cls)
        self.written[name] = f"export type {name} = {values};\n"
        return name

    def _record(self, kind: inspect.StructType | inspect.DataclassType | inspect.NamedTupleType) -> str:
        name = self._claim(kind.cls)
        if name not in self.written:
            self.written[name] = ""
            self.written[name] = f"export interface {name} {{\n{''.join(self._lines(kind))}}}\n"
        return name

    def _lines(self, kind: inspect.StructType | inspect.DataclassType | inspect.NamedTupleType) -> Iterator[str]:
        if isinstance(kind, inspect.StructType) and kind.tag_field is not None:
            yield f"  readonly {kind.tag_field}: '{kind.tag}';\n"
        for field in kind.fields:
            mark = "" if field.required else "?"
            yield f"  readonly {field.encode_name}{mark}: {self.name_of(field.type)};\n"

    def _claim(self, kind: type) -> str:
        known = self._met.setdefault(kind.__name__, kind)
        assert known is kind, f"two records are called {kind.__name__}"
        return kind.__name__


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
