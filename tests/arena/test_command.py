"""`tabletown arena` from outside: text, JSON, pictures, and one sentence for bad input."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import matplotlib
import pytest

from tabletown.arena.blocks import BlockPlan, Seating
from tabletown.arena.match import Finished, Match
from tabletown.arena.plots import draw
from tabletown.arena.report import Report, format_report, make_report
from tabletown.cli import main

MakePlan: TypeAlias = Callable[..., BlockPlan]

_BASE = ("arena", "between-two-cities", "--bots", "random,arena_bots:first", "--blocks", "2", "--workers", "1")


def _run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    out, err = capsys.readouterr()
    return int(left.value.code or 0), out, err


def test_text_and_picture(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, err = _run(capsys, *_BASE, "--plot", str(tmp_path / "ladder.png"))
    assert (code, err) == (0, "")
    assert out.startswith("between-two-cities, 4 seats, seed arena: 2 blocks, 28 games in ")
    assert "alone against three copies of the bot of the column" in out
    assert "(AABB)" in out and "(ABAB)" in out and "25.0 is chance" in out
    assert "OpenSkill ratings (Plackett–Luce), random at 0" in out and "p99" in out
    assert (tmp_path / "ladder.png").read_bytes().startswith(b"\x89PNG")


def test_figures_outlive_a_picture_that_cannot_be_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    picture = tmp_path / "LADDER.PNG"
    picture.mkdir()
    code, out, err = _run(capsys, *_BASE, "--blocks", "1", "--plot", str(picture))
    assert (code, err) == (2, f"tabletown: {picture}: this is a directory, not a file.\n")
    assert out.startswith("between-two-cities, 4 seats, seed arena: 1 block, 14 games in ")


def test_json_is_json_and_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = _run(capsys, *_BASE, "--json", "--seed", "7")
    report = json.loads(out, parse_constant=lambda word: pytest.fail(f"{word} is not JSON"))
    assert code == 0
    assert (report["games"], report["seats"], report["seed"], report["bots"]) == (
        28,
        4,
        "7",
        ["random", "arena_bots:first"],
    )
    assert [table["seating"] for table in report["tables"]] == ["alone", "side by side", "alternating"]
    for table in report["tables"][1:]:
        assert sum(cell["wins"]["mean"] for cell in table["cells"]) == pytest.approx(1)
    assert {pace["bot"]: pace["simulations"] for pace in report["paces"]} == {"random": 0, "arena_bots:first": 3}
    assert sum(pace["moves"] for pace in report["paces"]) == 28 * 84


def test_levels_can_be_measured(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ("--bots", "easy,medium", "--blocks", "1", "--seats", "3")
    levels = json.loads(_run(capsys, *_BASE, *bots, "--json")[1])
    assert (levels["bots"], levels["games"]) == (["easy", "medium"], 6)


def test_one_block_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = _run(capsys, *_BASE, "--blocks", "1", "--json", "--lone", "arena_bots:first")
    (table,) = json.loads(out)["tables"]
    (cell,) = table["cells"]
    assert cell["margin"]["low"] is None and cell["games"] == 4


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--bots", "random"), "two bots or more"),
        (("--bots", "random,nobody"), "“nobody” is not a bot for between-two-cities"),
        (("--bots", "random,arena_bots:nobody"), "is no bot"),
        (("--seats", "9"), "1 to 7 players"),
        (("--blocks", "0"), "--blocks"),
        (("--time", "0.1", "--sims", "5"), "not both"),
        (("--time", "0"), "more than 0"),
        (("--time", "nan"), "more than 0"),
        (("--sims", "0"), "1 simulation"),
        (("--seed", " "), "A seed is one line"),
        (("--lone", "nobody"), "cannot sit alone"),
        (("--plot", "ladder.doc"), ".png, .svg or .pdf"),
        (("--plot", "no/such/folder/ladder.png"), "there is no folder"),
        (("--resume", "no/such/folder/run.jsonl"), "no such file"),
        (("--cluster", "127.0.0.1:1"), "no Ray cluster answers"),
        (("--bots", "random,arena_bots:broken"), "ZeroDivisionError"),
        (("--bots", "random,arena_bots:unmakeable"), "no weights"),
    ],
)
def test_bad_input_is_one_sentence(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], words: str) -> None:
    code, out, err = _run(capsys, *_BASE, *arguments)
    assert (code, out) == (2, "") and words in err
    assert err.startswith("tabletown: ") and err.count("\n") == 1


def test_an_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = _run(capsys, "arena", "chess", "--bots", "random,arena_bots:first")
    assert code == 2 and "“chess” is not a game here" in err


@pytest.mark.parametrize(
    ("bots", "seats", "name"),
    [("a,b", 2, "ladder.png"), ("a,b", 3, "ladder.svg"), ("a,b,c,d,e", 4, "ladder.pdf"), ("a,b,c", 6, "ladder.png")],
)
def test_pictures_of_every_shape(make_plan: MakePlan, tmp_path: Path, bots: str, seats: int, name: str) -> None:
    draw(_report(make_plan(bots, seats=seats)), tmp_path / name)
    assert (tmp_path / name).stat().st_size > 5000


def test_long_names_are_whole_in_a_picture(make_plan: MakePlan, tmp_path: Path) -> None:
    """Cut into lines, not cut off: path-faithful and path-fixed must not look alike."""
    bots = ["long-route-faithful@400sims", "path-faithful", "path-fixed"]
    # As text, so that it can be read back.
    with matplotlib.rc_context({"svg.fonttype": "none"}):
        draw(_report(make_plan(",".join(bots), seats=2)), tmp_path / "ladder.svg")
    words = re.findall(r"<(?:text|tspan)[^>]*>([^<]+)</", (tmp_path / "ladder.svg").read_text(encoding="utf-8"))
    for part in ("long-route-", "faithful", "@400sims", "path-", "path-fixed", *bots):
        assert part in words
    assert not [word for word in words if "…" in word]


def test_a_cell_says_what_was_won(make_plan: MakePlan) -> None:
    """The bot first in the alphabet wins every game: alone, and with half of the table."""
    report = _report(make_plan("a,b", seats=4))
    alone = report.tables[0]
    assert alone.seating is Seating.LONE and alone.chance == 0.25
    best, worst = alone.cell("a", "b"), alone.cell("b", "a")
    assert best is not None and worst is not None
    assert (best.wins.mean, worst.wins.mean, alone.cell("a", "a")) == (1.0, 0.0, None)
    row = next(line for line in format_report(report).splitlines() if line.startswith("a "))
    assert row.split() == ["a", "–", "100.0"]


def _report(plan: BlockPlan) -> Report:
    played = [Finished(block, tuple(map(_alphabetical, block.rotations())), ()) for block in plan]
    return make_report(plan, played)


def _alphabetical(table: tuple[str, ...]) -> Match:
    order = sorted(range(len(table)), key=lambda seat: (table[seat], seat))
    ranks = tuple(order.index(seat) + 1 for seat in range(len(table)))
    return Match(table, tuple(50 - rank for rank in ranks), ranks, "points")
