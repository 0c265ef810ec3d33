"""What each attack must not reach, besides keeping honest people waiting and filling the memory."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

SOON = 10.0
"""Seconds: until then an offender is cut off, and an honest question answered."""
MOST_TABLES = 80
"""What an address may open at once, and in the time that an attack lasts."""


@dataclass(frozen=True)
class Result:
    """What an attack says of itself."""

    sent: int = 0
    first_cut: float | None = None
    cuts: Mapping[str, int] = field(default_factory=dict)
    answers: Mapping[str, int] = field(default_factory=dict)


Bar: TypeAlias = Callable[[Result], bool]


def _cut(result: Result) -> bool:
    return result.first_cut is not None and result.first_cut <= SOON


def _all_cut(result: Result) -> bool:
    return _cut(result) and sum(result.cuts.values()) >= result.sent


def _soon(sentence: str) -> Bar:
    """Somebody honest was answered in time."""

    def bar(result: Result) -> bool:
        waits = [found for answer in result.answers if (found := re.fullmatch(sentence, answer))]
        return bool(waits) and all(float(found[1]) <= SOON for found in waits)

    return bar


def _only(*answers: str) -> Bar:
    return lambda result: bool(result.answers) and set(result.answers) <= set(answers)


BARS: dict[str, Bar] = {
    "undo": lambda result: "failed" not in result.answers,
    "pings": _cut,
    "fragments": _cut,
    # Within what an address may say; what it leaves unread is in the bar of the memory.
    "unread_hellos": lambda result: result.sent > 0,
    "unread_files": _cut,
    "idle": _all_cut,
    "bots": _soon(r"a stranger's easy bot moved after ([0-9.]+) s"),
    "onlookers": lambda result: "her own player: sync" in result.answers,
    "solver": _soon(r"200 for somebody honest after ([0-9.]+) s"),
    "tables": lambda result: "whoever waits is listed" in result.answers,
    "forged": lambda result: 0 < result.answers.get("201", 0) <= MOST_TABLES,
    "talk": _cut,
    "clock": _only("201 at +0 h", "201 at -1 h", "201 at +1 h"),
    "escapes": _only("is harmless"),
    "peek": _only("all others are asked"),
    "odd": _only("404 for a name", "400 for a city of nature", "403 for a foreign page"),
}
