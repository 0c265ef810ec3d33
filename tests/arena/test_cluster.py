"""A real Ray, started here: the same blocks as from processes, and a worker that dies costs a retry."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from tabletown.arena.blocks import BlockPlan
from tabletown.arena.match import play_block
from tabletown.arena.runner import run
from tabletown.arena.work import RunFailed

MakePlan: TypeAlias = Callable[..., BlockPlan]


# Ray's own: it leaves log files of its children open, and warns of its own future defaults.
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning:ray")
def test_ray_plays_the_same_blocks_and_survives_a_death(
    make_plan: MakePlan, marker: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """One cluster for both, because starting it takes longer than all the games."""
    bots = "random,arena_bots:dies_once,arena_bots:seeded"
    from_cluster = run(make_plan(bots, blocks=2), workers=2, cluster="local")
    assert marker.read_text().startswith("x"), "a worker died"
    assert not caplog.records, "and nobody was told about clusters"
    # As from processes, which play what is played here: see `test_runner`.
    plan = make_plan(bots, blocks=2)
    assert from_cluster == tuple(play_block(plan, block) for block in plan)


def test_nobody_at_the_address_is_said_at_once(make_plan: MakePlan) -> None:
    with pytest.raises(RunFailed, match=r"no Ray cluster answers at “127\.0\.0\.1:1”"):
        run(make_plan(), cluster="127.0.0.1:1")


@pytest.mark.parametrize(("address", "words"), [("nowhere", "“nowhere” cannot be used"), ("here:99999999", "no Ray")])
def test_an_address_that_is_none(make_plan: MakePlan, address: str, words: str) -> None:
    with pytest.raises(RunFailed, match=words):
        run(make_plan(), cluster=address)
