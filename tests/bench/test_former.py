"""Bots of an earlier commit play beside those of now."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from bench import former

from tabletown.arena.blocks import Block, BlockPlan
from tabletown.arena.entrants import Entrant
from tabletown.arena.match import BotFailed, play_block
from tabletown.between_two_cities import GAME
from tabletown.bots.bot import Budget
from tabletown.bots.levels import make_opponent
from tabletown.bots.roster import factory

HERE = "here"
"""Stands for a commit: the sources as they are."""


@pytest.fixture
def _sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / HERE).mkdir()
    (tmp_path / HERE / "src").symlink_to(former.ROOT / "src")
    monkeypatch.setenv("FORMER", str(tmp_path))
    former.process_of.cache_clear()
    yield
    former.process_of(HERE).end()
    former.process_of.cache_clear()


@pytest.mark.usefixtures("_sources")
def test_it_plays_as_the_same_bot_does_here() -> None:
    state = GAME.setup(3, "former")
    there = factory(f"bench.former:search_at_{HERE}")("seed", Budget(simulations=30))
    here = make_opponent(GAME.name, "search", "seed", Budget(simulations=30))
    for _ in range(8):
        seat = min(GAME.to_act(state))
        view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
        move = there.decide(view, moves).move
        assert move == here.decide(view, moves).move
        state = GAME.apply(state, seat, next(one for one in moves if one == move)).state


@pytest.mark.usefixtures("_sources")
def test_a_block_is_played_and_an_unknown_bot_is_named() -> None:
    both = (Entrant("greedy", "greedy", Budget()), Entrant("old", f"bench.former:balanced_at_{HERE}", Budget()))
    plan = BlockPlan(GAME.name, 2, "former", 1, both, Budget())
    assert len(play_block(plan, Block(1, ("greedy", "old"))).matches) == 2
    unknown = Entrant("old", f"bench.former:nobody_at_{HERE}", Budget())
    with pytest.raises(BotFailed, match="nobody of here cannot play here: UnknownBot"):
        play_block(BlockPlan(GAME.name, 2, "former", 1, (both[0], unknown), Budget()), Block(1, ("greedy", "old")))


def test_a_commit_that_there_is_not_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORMER", str(tmp_path))
    with pytest.raises(former.NoFormer, match=r"neither in .* nor in the repository"):
        former.sources_of("ffffffffff")
    assert not list(tmp_path.iterdir())


def test_sources_are_laid_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home, made = tmp_path / "home", tmp_path / "made"
    (home / "src").mkdir(parents=True)
    (home / "src" / "one.py").write_text("ONE = 1\n", encoding="utf-8")
    as_somebody = ["-c", "user.name=somebody", "-c", "user.email=somebody@example.org"]
    for words in (["init", "--quiet"], ["add", "."], [*as_somebody, "commit", "--quiet", "--message", "one"]):
        subprocess.run(["git", *words], cwd=home, check=True)
    monkeypatch.setattr(former, "ROOT", home)
    monkeypatch.setenv("FORMER", str(made))
    assert (former.sources_of("HEAD") / "src" / "one.py").read_text(encoding="utf-8") == "ONE = 1\n"
    (made / "HEAD" / "src" / "one.py").write_text("ONE = 2\n", encoding="utf-8")
    assert (former.sources_of("HEAD") / "src" / "one.py").read_text(encoding="utf-8") == "ONE = 2\n"
    assert [path.name for path in made.iterdir()] == ["HEAD"]
