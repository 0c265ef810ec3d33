"""What the tests of the arena share: plans, and a place for the test bots on the path."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from tabletown.arena.blocks import BlockPlan
from tabletown.arena.entrants import parse_entrants
from tabletown.bots.bot import Budget

MakePlan: TypeAlias = Callable[..., BlockPlan]


@pytest.fixture(autouse=True)
def _bots_on_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parent))


@pytest.fixture(autouse=True)
def marker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where deadly bots count their deaths."""
    path = tmp_path / "marker"
    monkeypatch.setenv("ARENA_TEST_MARKER", str(path))
    return path


@pytest.fixture
def make_plan() -> MakePlan:
    def make(
        bots: str = "random,arena_bots:seeded", *, seats: int = 3, blocks: int = 4, lone: str | None = None
    ) -> BlockPlan:
        return BlockPlan("between-two-cities", seats, "test", blocks, parse_entrants(bots, Budget()), Budget(), lone)

    return make
