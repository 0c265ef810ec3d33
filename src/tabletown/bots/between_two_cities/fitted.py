"""What cities still gain, as learned from many games: `fitted.json` stays as it is, yardsticks play by it.

`python -m bench.b2c_fit` of commit d301687a made it.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from tabletown.bots.between_two_cities.expected_points import HOT, NOTHING_TO_COME, TABLES, ExpectedPoints, Prospect
from tabletown.bots.between_two_cities.pinned_city import CELLS

Tables = Mapping[str, Sequence[float]]


@cache
def fitted_points() -> ExpectedPoints:
    """By the number of built cells. Only counts at the end of a turn were fitted: others lie between two of them."""
    text = Path(__file__).with_name("fitted.json").read_text(encoding="utf-8")
    known = {int(built): tables for built, tables in json.loads(text).items()}
    first = known[min(known)]
    known = {0: first, **known, CELLS: {name: [0.0] * len(row) for name, row in first.items()}}
    return tuple(_between(known, built) for built in range(CELLS + 1))


def _between(known: Mapping[int, Tables], built: int) -> Prospect:
    below = max(count for count in known if count <= built)
    above = min(count for count in known if count >= built)
    part = (built - below) / (above - below) if above > below else 0.0

    def row(name: str, length: int) -> tuple[float, ...]:
        mixed = [low + part * (high - low) for low, high in zip(known[below][name], known[above][name], strict=True)]
        return tuple(mixed + mixed[-1:] * (length - len(mixed)))

    rows = {name: row(name, len(getattr(NOTHING_TO_COME, name))) for name in TABLES}
    return replace(NOTHING_TO_COME, start=row("start", 1)[0], hot=HOT, **rows)
