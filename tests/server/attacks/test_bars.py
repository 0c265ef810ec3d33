"""`make attacks` fails where an attack reaches what it wants, not only where it keeps honest people waiting."""

from pathlib import Path

import pytest
from bench import attacks
from bench.attacks.bars import BARS, Result

BEFORE = {
    "pings": Result(2_000_000),
    "fragments": Result(200_000, 31.0, {"1011": 1}),
    "unread_files": Result(150),
    "idle": Result(998, 8.0, {"HTTP/1.1 408 Request Timeout": 3}),
    "bots": Result(27, answers={"still at it": 1}),
    "onlookers": Result(260, answers={"sync": 200, "her own player: too-many": 1}),
    "solver": Result(700, answers={"200 for somebody honest after 22.5 s": 1}),
    "tables": Result(300, answers={"201": 300, "WHOEVER WAITS IS PUSHED OFF": 1}),
    "forged": Result(500, answers={"201": 500}),
    "talk": Result(100_000),
    "clock": Result(18, answers={"201 at +0 h": 6, "429 at -1 h": 6}),
    "escapes": Result(256, answers={"is harmless": 200, "steers a terminal": 56}),
    "peek": Result(3, answers={"a link to her hand": 3}),
    "odd": Result(6, answers={"500 for a name": 4}),
}
"""As servers withstood them that did not."""
NOW = {
    "undo": Result(20_000, answers={"accepted": 900, "too-fast": 100}),
    "pings": Result(5_000, 0.5, {"1008 too-fast: control-frames": 5}),
    "idle": Result(998, 0.1, {"HTTP/1.1 408 Request Timeout": 600, "HTTP/1.1 503 Service Unavailable": 398}),
    "bots": Result(27, answers={"a stranger's easy bot moved after 0.2 s": 1}),
    "solver": Result(700, answers={"left before the answer": 700, "200 for somebody honest after 0.0 s": 1}),
    "forged": Result(500, answers={"201": 60, "429": 440}),
    "odd": Result(6, answers={"404 for a name": 4, "400 for a city of nature": 1, "403 for a foreign page": 1}),
}


def test_every_attack_has_a_bar() -> None:
    files = {path.stem for path in Path(attacks.__path__[0]).glob("*.py")}
    assert set(BARS) == files - {"__init__", "__main__", "bars", "harness"}


@pytest.mark.parametrize("name", BEFORE)
def test_an_attack_that_reaches_its_aim_is_over_the_bar(name: str) -> None:
    assert not BARS[name](BEFORE[name]) and not BARS[name](Result(answers={"failed": 1}))


@pytest.mark.parametrize("name", NOW)
def test_one_that_does_not_is_not(name: str) -> None:
    assert BARS[name](NOW[name])
