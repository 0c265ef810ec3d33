"""Levels are calibrated by matches, and what is found is kept and told."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from bench import levels
from bench.level_tables import KINDS
from bench.levels import Progress, even_share, main

from tabletown.arena.match import Match


def test_the_same_odds_at_every_table() -> None:
    assert [even_share(2, odds) for odds in (1.5, 2.0, 3.0)] == pytest.approx([0.6, 2 / 3, 0.75])
    assert even_share(4, 1.5) == pytest.approx(1 / 3) and even_share(4, 3.0) == pytest.approx(0.5)
    assert even_share(1, 2.0) == even_share(2, 2.0)


def test_whoever_loses_too_often_makes_fewer_mistakes(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "base-4.json")
    begun = progress.allowance("easy")
    for _ in range(5):
        progress.learn("easy", 4, 1.0)
    assert progress.allowance("easy") < begun
    steps = [
        before - after for before, after in zip(progress.tracks["easy"], progress.tracks["easy"][1:], strict=False)
    ]
    assert all(step > 0 for step in steps)
    for _ in range(20):
        progress.learn("easy", 4, 0.0)
    assert progress.tracks["easy"][-1] > begun


def test_a_kind_is_calibrated_kept_measured_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "levels.json"
    kept.write_text('{"other": {"easy": 0.2, "medium": 0.1, "hard": 0.0}}')
    monkeypatch.setattr(levels, "_levels_file", lambda _game: kept)
    # Here instead of in processes of their own, and one block of each step.
    blocks = iter(range(4))
    monkeypatch.setattr(levels, "play_all", lambda orders: levels.work(*orders))
    monkeypatch.setattr(levels, "perf_counter", lambda: float(next(blocks, 100) > 2) * 1e6)
    out = tmp_path / "out"
    main(["calibrate", "--out", str(out), "--kinds", "base-full"])
    tracks = json.loads((out / "base-full.json").read_text())["tracks"]
    assert sum(map(len, tracks.values())) >= 1
    main(["keep", "--out", str(out), "--kinds", "base-full"])
    assert set(json.loads(kept.read_text())) == {"other", "base-full"}
    Progress(out / "base-full.measured.json").save()
    told = Progress(out / "base-full.measured.json")
    told.shares = {"hard-medium": [1.0, 0.5, 1.0], "medium-easy": [1.0, 0.0]}
    told.save()
    capsys.readouterr()
    main(["report", "--out", str(out)])
    page = capsys.readouterr().out
    # Nobody has played expert among hard: there is no such column.
    assert "| table | asked, % | hard among medium | medium among easy | may give away, % |" in page
    assert "| Between Two Cities, alone, full | 60–75 | 83.3 ± 32.7 (3) | 50.0 ± 98.0 (2) |" in page


@pytest.mark.parametrize("kind", ["base-4", "base-simple", "rides-2"])
def test_a_block_is_a_share_of_the_higher_level(kind: str) -> None:
    share = levels.play(KINDS[kind], "block", 1, ("hard", "easy"), {"hard": 0.0, "easy": 0.3})
    assert 0 <= share <= 1
    assert share == levels.play(KINDS[kind], "block", 1, ("hard", "easy"), {"hard": 0.0, "easy": 0.3})


def test_an_automa_that_wins_is_left_out() -> None:
    match = Match(("hard", "easy", "Automa"), (40, 30, 50), (2, 3, 1), "lower")
    assert levels.share_of(match, "hard", 2) == 1.0
    assert levels.share_of(replace(match, ranks=(2, 2, 1)), "hard", 2) == 0.5
