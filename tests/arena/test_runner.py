"""Whole runs: the same result for any number of workers, after deaths, and after being broken off."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from time import sleep
from typing import TypeAlias

import pytest

from tabletown.arena.blocks import BlockPlan
from tabletown.arena.entrants import BadEntrant
from tabletown.arena.journal import BadJournal
from tabletown.arena.match import Finished, play_block
from tabletown.arena.runner import run
from tabletown.arena.work import RunFailed
from tabletown.bots.bot import Budget
from tabletown.core.errors import BadSetup

MakePlan: TypeAlias = Callable[..., BlockPlan]


def test_workers_change_nothing(make_plan: MakePlan) -> None:
    plan = make_plan(seats=4, blocks=3)
    expected = tuple(play_block(plan, block) for block in plan)
    assert run(plan, workers=1) == run(plan, workers=2) == expected


def test_workers_multiply_with_one_thread_each(make_plan: MakePlan, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    assert run(make_plan("random,arena_bots:one_thread", blocks=1), workers=1)


def test_a_dead_worker_costs_a_retry(make_plan: MakePlan, marker: Path) -> None:
    deadly = run(make_plan("random,arena_bots:dies_once"), workers=2)
    assert marker.read_text() == "x", "it died, once"
    # Apart from its death it plays as the first bot does: nothing was lost, and nothing counts twice.
    harmless = make_plan("random,arena_bots:first")
    assert _scores(deadly) == _scores(play_block(harmless, block) for block in harmless)


def test_a_block_that_always_kills_stops_the_run_with_a_sentence(make_plan: MakePlan, marker: Path) -> None:
    with pytest.raises(RunFailed, match=r"block 1 of .* killed its worker 3 times"):
        run(make_plan("random,arena_bots:always_dies", blocks=1), workers=1)
    assert len(marker.read_text()) >= 3


def test_a_broken_bot_stops_the_run_with_a_sentence(make_plan: MakePlan) -> None:
    with pytest.raises(RunFailed, match="ZeroDivisionError: no idea"):
        run(make_plan("random,arena_bots:broken"), workers=1)


def test_a_journal_is_not_played_again(make_plan: MakePlan, tmp_path: Path) -> None:
    journal = tmp_path / "run.jsonl"
    plan = make_plan()
    played = run(plan, workers=1, journal=journal)
    told: list[tuple[int, int]] = []
    before = journal.read_bytes()
    assert run(plan, workers=1, journal=journal, progress=lambda *now: told.append(now)) == played
    assert told == [(8, 8)] and journal.read_bytes() == before


def test_more_blocks_and_more_bots_join_a_journal(make_plan: MakePlan, tmp_path: Path) -> None:
    journal = tmp_path / "run.jsonl"
    run(make_plan(blocks=2), workers=1, journal=journal)
    larger = make_plan("arena_bots:seeded,random,arena_bots:first", blocks=3)
    told: list[int] = []
    joined = run(larger, workers=1, journal=journal, progress=lambda done, _all: told.append(done))
    assert joined == tuple(play_block(larger, block) for block in larger)
    assert told[0] == 4


def test_a_torn_last_line_is_played_again(make_plan: MakePlan, tmp_path: Path) -> None:
    journal = tmp_path / "run.jsonl"
    plan = make_plan(blocks=2)
    played = run(plan, workers=1, journal=journal)
    whole = journal.read_bytes()
    journal.write_bytes(whole[:-20])
    assert run(plan, workers=1, journal=journal) == played
    assert len(journal.read_bytes().splitlines()) == len(whole.splitlines())


def test_a_killed_run_goes_on_to_the_same_result(make_plan: MakePlan, tmp_path: Path) -> None:
    """A real kill -9 half way, of a process of its own."""
    journal = tmp_path / "run.jsonl"
    assert _broken_off(signal.SIGKILL, journal)[0] == -signal.SIGKILL
    plan = make_plan(seats=2, blocks=60)
    told: list[int] = []
    resumed = run(plan, workers=2, journal=journal, progress=lambda done, _all: told.append(done))
    assert 0 < told[0] < 60
    assert resumed == tuple(play_block(plan, block) for block in plan)


def test_a_run_that_is_broken_off_says_how_to_go_on(tmp_path: Path) -> None:
    """A real Ctrl-C, which goes to the workers as well."""
    journal = tmp_path / "run.jsonl"
    code, words = _broken_off(signal.SIGINT, journal)
    assert code == 130
    kept = len(journal.read_bytes().splitlines()) - 1
    assert words == f"tabletown: stopped after {kept} of 1000 blocks; the same command goes on from {journal}\n"


@pytest.mark.parametrize("content", [b"notes without end", b"not json\n", b"{}\n", b"\xff\xfe\n", b"[" * 5000 + b"\n"])
def test_a_file_of_somebody_else_is_left_alone(make_plan: MakePlan, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(content)
    with pytest.raises(BadJournal, match=r"notes\.txt"):
        run(make_plan(), workers=1, journal=path)
    assert path.read_bytes() == content


def test_a_journal_of_another_run_is_refused(make_plan: MakePlan, tmp_path: Path) -> None:
    journal = tmp_path / "run.jsonl"
    run(make_plan(blocks=1), workers=1, journal=journal)
    with pytest.raises(BadJournal, match="its seats is 3, here it is 4"):
        run(make_plan(seats=4), workers=1, journal=journal)
    for budget, words in (Budget(simulations=1), "1 simulation"), (Budget(seconds=0.2), "0.2 s"):
        with pytest.raises(BadJournal, match=f"its budget is not set, here it is {words}"):
            run(replace(make_plan(blocks=1), budget=budget), workers=1, journal=journal)
    lines = journal.read_bytes().splitlines()
    journal.write_bytes(b"\n".join([lines[0], json.dumps({"block": 1}).encode(), *lines[1:]]) + b"\n")
    with pytest.raises(BadJournal, match="line 2"):
        run(make_plan(blocks=1), workers=1, journal=journal)


@pytest.mark.parametrize(
    "bot", ["nobody", "arena_bots:nobody", "no_such_module:bot", "arena_bots:not_a_bot", ":", "os:"]
)
def test_unknown_bots_are_refused_before_the_first_game(make_plan: MakePlan, bot: str) -> None:
    with pytest.raises(ValueError, match="bot"):
        run(make_plan(f"random,{bot}"))


def test_plans_that_cannot_be_played(make_plan: MakePlan) -> None:
    with pytest.raises(BadSetup):
        run(make_plan(seats=8))
    with pytest.raises(BadEntrant):
        run(make_plan(lone="nobody"))


def _broken_off(how: signal.Signals, journal: Path) -> tuple[int, str]:
    """A long run in a process of its own, stopped half way: its exit code and what it said."""
    command = "arena between-two-cities --seats 2 --bots random,arena_bots:seeded --blocks 1000 --seed test --workers 1"
    # Tests that run in the background have their interrupts ignored, and so would have what they start.
    heard = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    code = f"{heard}; from tabletown.cli import main; main()"
    arguments = [sys.executable, "-c", code, *command.split(), "--resume", str(journal)]
    # The command finds bots in the folder it is called from.
    here, text = Path(__file__).parent, subprocess.PIPE
    with subprocess.Popen(arguments, cwd=here, start_new_session=True, stderr=text, text=True) as process:
        while not journal.exists() or len(journal.read_bytes().splitlines()) < 6:
            assert process.poll() is None
            sleep(0.01)
        os.killpg(process.pid, how)
        _, words = process.communicate()
    return process.returncode, words


def _scores(finished: Iterable[Finished]) -> list[tuple[int, list[tuple[int, ...]]]]:
    return [(done.block.number, [match.scores for match in done.matches]) for done in finished]
