"""Files of nets: a line that says what it is, a line of JSON, then the arrays one after another, 16-bit floats.

    TABLETOWN NET 1
    {"kind": "…", "facts": {…}, "arrays": [["first", [168, 256]], …]}
    (numbers, little-endian, in the order of the header)

A card lies beside each file: what it is, how it was made, what it reached, and the hash of the file.
"""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import prod
from pathlib import Path
from struct import unpack_from

from tabletown.core.errors import WordedError

MAGIC = b"TABLETOWN NET 1\n"
LARGEST = 4 << 20
"""Bytes that a file may have."""
_NUMBER = 2
"""Bytes of a number."""
_NO_NUMBER = bytes(byte for byte in range(256) if byte & 0x7C == 0x7C)
"""Upper bytes of 16-bit floats that are infinite or none at all."""


class NetFault(WordedError):
    """A file of weights that is missing, cut short, changed, or of another kind. In one sentence."""


class NoNet(NetFault):
    """Nothing is wrong: tables of this kind were never learnt."""


@dataclass(frozen=True, slots=True)
class NetArray:
    shape: tuple[int, ...]
    numbers: bytes
    """16-bit floats, row by row."""

    def floats(self) -> tuple[float, ...]:
        return unpack_from(f"<{prod(self.shape)}e", self.numbers)


@dataclass(frozen=True, slots=True)
class NetFile:
    kind: str
    """What made it, and so what can read its arrays."""
    facts: Mapping[str, int | float | str]
    """What playing needs to know besides the arrays."""
    arrays: Mapping[str, NetArray]


def written(net: NetFile) -> bytes:
    header = {
        "kind": net.kind,
        "facts": dict(net.facts),
        "arrays": [[name, list(array.shape)] for name, array in net.arrays.items()],
    }
    numbers = b"".join(array.numbers for array in net.arrays.values())
    return MAGIC + json.dumps(header, separators=(",", ":")).encode() + b"\n" + numbers


def read(found: bytes) -> NetFile:
    """Raises NetFault."""
    if not found.startswith(MAGIC):
        raise NetFault("net-no-file")
    head, newline, numbers = found[len(MAGIC) :].partition(b"\n")
    try:
        header = json.loads(head)
        kind, facts = str(header["kind"]), dict(header["facts"])
        shapes = [(str(name), tuple(int(size) for size in shape)) for name, shape in header["arrays"]]
    except (ValueError, TypeError, KeyError, OverflowError, RecursionError):
        raise NetFault("net-no-header") from None
    if not newline or len(numbers) != _NUMBER * sum(prod(shape) for _, shape in shapes):
        raise NetFault("net-short")
    if not is_finite(numbers):
        raise NetFault("net-not-finite")
    arrays, start = {}, 0
    for name, shape in shapes:
        end = start + _NUMBER * prod(shape)
        arrays[name] = NetArray(shape, numbers[start:end])
        start = end
    return NetFile(kind, facts, arrays)


def is_finite(numbers: bytes) -> bool:
    """Whether 16-bit floats are numbers, all of them: one that is not makes every move as good as the others."""
    upper = numbers[1::_NUMBER]
    return len(upper.translate(None, _NO_NUMBER)) == len(upper)


def digest(found: bytes) -> str:
    return sha256(found).hexdigest()


def card_of(path: Path) -> Path:
    return path.with_suffix(".json")


def check_shapes(net: NetFile, shapes: Mapping[str, tuple[int | str, ...]]) -> None:
    """Sizes of matrices, in numbers or by names that mean the same everywhere. Raises NetFault.

    Weights may be whole and yet be of an older version, which looked at other numbers.
    """
    known: dict[str, int] = {}
    for name, sizes in shapes.items():
        shape, added = net.arrays[name].shape, net.arrays.get(f"{name}+")
        meant = tuple(
            [
                known.setdefault(size, found) if isinstance(size, str) else size
                for size, found in zip(sizes, shape, strict=False)
            ]
        )
        if shape != meant or (added is not None and added.shape != shape[1:]):
            raise NetFault("net-older")


def load_net(path: Path, kind: str, arrays: Sequence[str], shipped: Collection[str] = ()) -> NetFile:
    """A file whose card vouches for it, if it is of this kind and has these arrays. Raises NetFault.

    `shipped`: names of those that have to be there.
    """
    try:
        found, card = path.read_bytes(), json.loads(card_of(path).read_text(encoding="utf-8"))
    except FileNotFoundError:
        if path.stem not in shipped and not path.exists() and not card_of(path).exists():
            raise NoNet("net-none", tables=path.stem) from None
        raise NetFault("net-gone", file=path.name) from None
    except (OSError, ValueError, RecursionError):
        raise NetFault("net-unreadable", file=path.name) from None
    if len(found) > LARGEST:
        raise NetFault("net-too-big", file=path.name)
    if not isinstance(card, dict) or card.get("sha256") != digest(found):
        raise NetFault("net-changed", file=path.name)
    net = read(found)
    if net.kind != kind or any(name not in net.arrays for name in arrays):
        raise NetFault("net-of-others", file=path.name, found=net.kind[:40], wanted=kind)
    return net
