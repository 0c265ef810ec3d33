"""The page's own drawings of buildings, for pictures that stand alone. A test of the page holds `drawings.json`."""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tabletown.between_two_cities.box.tiles import Building

_FOREST = "nature"
_LINE, _FINE = 4, 2.6
"""Lines of small tiles, on a square of 100."""


class Drawings(NamedTuple):
    ink: str
    by_name: dict[str, str]
    """By letter of the building, and of nature."""


@cache
def drawings() -> Drawings:
    found = json.loads(Path(__file__).with_name("drawings.json").read_text(encoding="utf-8"))
    return Drawings(found["ink"], {**found["buildings"], _FOREST: found["nature"]})


def building(x: float, y: float, size: float, which: Building | None) -> str:
    """A building on its square; nature where it is None."""
    name = _FOREST if which is None else str(which)
    return f'<use href="#drawn-{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>'


def edge(x: float, y: float, width: float, height: float) -> str:
    """Around a tile."""
    place = f'x="{x + 0.5:g}" y="{y + 0.5:g}" width="{width - 1:g}" height="{height - 1:g}"'
    return f'<rect {place} rx="3" fill="none" stroke="{drawings().ink}"/>'


def defined(parts: Sequence[str]) -> str:
    """What these parts use, drawn once, and how its lines look."""
    ink, body = drawings().ink, "".join(parts)
    style = (
        f".inked{{fill:none;stroke:{ink};stroke-width:{_LINE};stroke-linecap:round;stroke-linejoin:round}}"
        f".inked .fine{{stroke-width:{_FINE}}}.inked .solid{{fill:{ink};stroke:none}}"
    )
    symbols = [
        f'<symbol id="drawn-{name}" viewBox="0 0 100 100">{drawn}</symbol>'
        for name, drawn in drawings().by_name.items()
        if f'"#drawn-{name}"' in body
    ]
    return f"<defs><style>{style}</style>{''.join(symbols)}</defs>"
