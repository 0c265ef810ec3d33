"""Records to bytes and back: the frozen dataclasses as they are, as JSON. Only this file imports msgspec."""

from enum import Enum
from typing import Protocol, TypeVar

import msgspec

from tabletown.core.errors import TabletownError

T = TypeVar("T")


class Named(Protocol):
    """Something shared that travels by name, such as the ground that pieces lie on."""

    @property
    def name(self) -> str: ...

    @classmethod
    def named(cls, name: str) -> "Named": ...


class BadData(TabletownError):
    """Bytes that are not a record of the expected type."""


def encode(record: object) -> bytes:
    """Equal records give equal bytes."""
    return _encoder.encode(record)


def decode(data: bytes | str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind, dec_hook=_from_name)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadData(f"this is no {kind.__name__}: {error}") from None


def to_plain(record: object) -> object:
    """Dicts, lists, strings and numbers, as JSON would hold them."""
    return msgspec.to_builtins(record, enc_hook=_name_of, order="deterministic")


def tagged(record: object) -> dict[str, object]:
    """A plain dict that also says its type, for unions such as events."""
    plain = to_plain(record)
    return {"type": type(record).__name__, **(plain if isinstance(plain, dict) else {"value": plain})}


def _name_of(thing: object) -> object:
    # The attributes of Named. To ask whether it is one would take longer than all the rest of encoding.
    if hasattr(thing, "name") and hasattr(thing, "named") and not isinstance(thing, Enum):
        return thing.name
    raise NotImplementedError(f"{type(thing).__name__} does not travel")


def _from_name(kind: type[object], text: object) -> object:
    if hasattr(kind, "named"):
        if not isinstance(text, str):
            raise TypeError(f"Expected the name of a {kind.__name__}")
        return kind.named(text)
    raise NotImplementedError(f"{kind.__name__} does not travel")


_encoder = msgspec.json.Encoder(enc_hook=_name_of, order="deterministic")
