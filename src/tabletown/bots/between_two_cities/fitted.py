"""What cities still gain, as learned from many games: `fitted.json` stays as it is, yardsticks play by it.

`python -m bench.b2c_fit` of commit d301687a made it.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from tabletown.bots.between_two_cities.expected_points import HOT, NOTHING_TO_COME, ExpectedPoints, Prospect
from tabletown.bots.between_two_cities.pinned_city import CELLS

WIDTHS = {"shops": 9, "factories": 9, "taverns": 25, "offices": 9, "parks": 9, "houses": 36}
"""How many numbers each table of the file has; the last one also stands for all larger counts."""

Tables = Mapping[str, Sequence[float]]


@cache
def fitted_points() -> ExpectedPoints:
    """By the number of built cells. Only counts at the end of a turn were fitted: others lie between two of them."""
    text = Path(__file__).with_name("fitted.json").read_text(encoding="utf-8")
    known = {int(built): tables for built, tables in json.loads(text).items()}
    nothing = {"start": [0.0], **{name: [0.0] * width for name, width in WIDTHS.items()}}
    known = {0: known[min(known)], **known, CELLS: nothing}
    return tuple(_between(known, built) for built in range(CELLS + 1))


def _between(known: Mapping[int, Tables], built: int) -> Prospect:
    below = max(count for count in known if count <= built)
    above = min(count for count in known if count >= built)
    part = (built - below) / (above - below) if above > below else 0.0

    def row(name: str, length: int) -> tuple[float, ...]:
        mixed = [low + part * (high - low) for low, high in zip(known[below][name], known[above][name], strict=True)]
        return tuple(mixed + mixed[-1:] * (length - len(mixed)))

    like = NOTHING_TO_COME
    return Prospect(
        row("start", 1)[0],
        row("shops", len(like.shops)),
        row("factories", len(like.factories)),
        row("taverns", len(like.taverns)),
        row("offices", len(like.offices)),
        row("parks", len(like.parks)),
        row("houses", len(like.houses)),
        HOT,
    )
