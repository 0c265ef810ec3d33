"""`make night`: everything that takes too long for `make test`, one after another, and one table of what it found.

`make rehearsal` makes the same steps by the same targets, each as small as it can be: whether all of them still work.
"""

import argparse
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parents[1]
LOGS = ROOT / "night"
REHEARSED = LOGS / "rehearsal"
LIMIT, SMALL_LIMIT = 3 * 60 * 60.0, 30 * 60.0
"""Seconds after which a step counts as stuck: the others shall have their turn before the morning. Rehearsed,
none takes seven minutes on cores that are free."""
WIDEST = 120
"""Letters of what was found that the table shows; all of it stands in the log."""


@dataclass(frozen=True, slots=True)
class Step:
    name: str
    short: str
    """The test that looks for the same in `make test`: the night looks longer, not elsewhere."""
    small: tuple[str, ...] = ()
    """What makes the same target small enough for a rehearsal."""
    is_small: bool = False
    """Whether it takes a minute or two as it is."""
    night: tuple[str, ...] = ()
    """What the target is given at night, if anything."""
    lines: int = 1
    """How many lines at the end say what was found."""
    command: tuple[str, ...] = ()
    """The target of this name in the Makefile, unless told."""

    def words(self, *, rehearsed: bool) -> tuple[str, ...]:
        return self.command or ("make", "--silent", self.name, *(self.small if rehearsed else self.night))


@dataclass(frozen=True, slots=True)
class Result:
    name: str
    seconds: float
    code: int
    found: str


STEPS = (
    Step("fuzz", "between_two_cities/test_notation.py::test_any_text_is_a_city_or_refused", ("EXAMPLES=20",)),
    Step(
        "test-scoring",
        "between_two_cities/test_scoring.py::test_whole_cities_score_as_the_slow_scorer_says",
        ("SCORING=--cities 10000 --capitals 3000",),
        lines=2,
    ),
    Step(
        "batch-check",
        "batch/between_two_cities/test_people.py::test_every_move_is_as_in_the_rules",
        # Tables of one size have both games; what all sizes have in common with JAX takes its time to compile.
        ("DECISIONS=1", "BATCHES=--seats 3 --asked"),
        night=("DECISIONS=20000",),
        lines=999,
    ),
    Step(
        "benchmark",
        "envs/test_benchmark.py::test_the_population_plays_as_it_was_frozen",
        ("MEMBERS=random,greedy",),
    ),
    Step("yardsticks", "bench/test_yardsticks.py::test_they_play_as_they_did", ("YARDSTICKS=--part 1/50",)),
    Step("conform", "testing/test_conformance.py::test_our_games_conform", ("SEEDS=1",)),
    Step("coverage", "testing/test_golden.py::test_golden_games_go_as_they_went", is_small=True, lines=3),
    Step("stuck", "bench/test_night.py::test_no_mat_gets_a_random_city_stuck", ("STUCK=20",), lines=99),
    Step(
        "crash",
        "server/test_crash.py::test_no_acknowledged_move_is_lost_doubled_or_reordered",
        ("CRASH=--tables 4 --kills 5",),
    ),
    Step(
        "chaos",
        "server/test_chaos.py::test_games_over_a_bad_network_end_like_clean_ones",
        ("CHAOS=--games 4",),
        lines=2,
    ),
    Step("cuts", "server/test_chaos.py::test_lines_cut_at_every_event_lose_nothing", ("CUTS=--games 4",)),
    Step("deal", "server/test_joint_cheats.py::test_a_cheat_gains_nothing_unless_it_shows", ("DEAL=--trials 500",)),
    Step("leak", "server/test_leak.py::test_every_byte_is_equal_in_worlds_that_look_equal", ("LEAK=--step 12",)),
    Step("pairs", "server/test_planted.py::test_no_byte_tells_what_a_seat_may_not_know", ("PAIRS=100",)),
    Step("power", "server/test_planted.py::test_what_is_acknowledged_outlives_the_power", ("POWER=--moments 50",)),
    Step(
        "world",
        "testing/test_world.py::test_nothing_is_wrong_in_any_world",
        ("SEEDS=50", "WORLD=--jobs 2"),
        night=("SEEDS=10000", "WORLD=--jobs 2"),
    ),
    Step(
        "fuzz-server", "server/test_fuzz.py::test_hostile_messages_change_nothing", ("FUZZ=--messages 2000",), lines=2
    ),
    Step("hostile", "server/test_fuzz.py::test_seated_players_cannot_hurt_either", ("HOSTILE=--messages 20000",)),
    Step("attacks", "server/attacks/test_sockets.py::test_pings_are_counted_and_cut", ("ATTACKS=--seconds 10 --busy",)),
    Step(
        "cold-start",
        "server/test_load.py::test_a_server_with_many_tables_starts_and_goes_on_at_any_of_them",
        ("COLD=--tables 200",),
    ),
    Step(
        "backup",
        "server/test_backup.py::test_a_backup_of_a_running_server_is_brought_back_equal",
        ("BACKUP=--megabytes 5",),
        lines=3,
    ),
    Step(
        "load",
        "server/test_load.py::test_a_steady_load_is_answered_and_told_to_everybody",
        ("LOAD=--seconds 3 --scale 0.02",),
        lines=3,
    ),
    Step(
        "crowd",
        "server/test_crowd.py::test_a_restart_loses_nothing_and_everybody_comes_back",
        ("CROWD=--scale 0.02 --seconds 5 --busy",),
        lines=5,
    ),
    Step(
        "soak",
        "server/test_crowd.py::test_people_come_and_go_and_nothing_stays",
        ("SOAK=--seconds 20 --parties 4 --rate 8",),
    ),
    Step("many", "server/test_many.py::test_idle_tables_cost_nothing", ("MANY=--tables 20 --seconds 3",), lines=2),
    Step("test-engines", "browser/test_whole_games.py::test_a_whole_game_with_one_click", is_small=True),
    Step(
        "thinking",
        "server/test_absence.py::test_twenty_thinking_bots_do_not_hold_up_other_tables",
        ("THINKING=--seconds 2",),
        lines=2,
    ),
)


def main(words: Sequence[str] | None = None, steps: Sequence[Step] = STEPS, logs: Path | None = None) -> int:
    parser = argparse.ArgumentParser(description="Run what takes long, and print one table of what it found.")
    parser.add_argument("--only", default="", metavar="NAMES", help="these alone, with commas")
    parser.add_argument("--rehearse", action="store_true", help="every step as small as it can be (20 minutes)")
    parser.add_argument(
        "--list", action="store_true", help="say what there is, and its short form in make test; or rehearsed"
    )
    parser.add_argument("--limit", type=float, help="seconds after which a step counts as stuck")
    asked = parser.parse_args(words)
    if asked.list:
        told = [shlex.join(step.words(rehearsed=True)) if asked.rehearse else step.short for step in steps]
        print("\n".join(f"{step.name:<16}{words}" for step, words in zip(steps, told, strict=True)))
        return 0
    names = [name for name in asked.only.split(",") if name]
    if unknown := set(names) - {step.name for step in steps}:
        there = ", ".join(step.name for step in steps)
        print(f"there is no step {', '.join(sorted(unknown))}: there is {there}", file=sys.stderr)
        return 2
    logs = logs or (REHEARSED if asked.rehearse else LOGS)
    results: list[Result] = []
    try:
        # Whatever is done when somebody stops the night is in the list already.
        chosen = [step for step in steps if not names or step.name in names]
        limit = asked.limit or (SMALL_LIMIT if asked.rehearse else LIMIT)
        results.extend(run(chosen, logs, limit, rehearsed=asked.rehearse))
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
    print(
        "\n".join(
            [
                "",
                *table(results),
                "",
                f"All they said is in {logs.relative_to(ROOT) if logs.is_relative_to(ROOT) else logs}/.",
            ]
        )
    )
    return int(not results or any(result.code for result in results))


def run(steps: Iterable[Step], logs: Path, limit: float, *, rehearsed: bool = False) -> Iterator[Result]:
    """One after another, whatever the one before has found."""
    logs.mkdir(parents=True, exist_ok=True)
    for step in steps:
        print(f"{step.name} …", flush=True)
        yield _run(step, step.words(rehearsed=rehearsed), logs / f"{step.name}.log", limit)


def _run(step: Step, command: Sequence[str], log: Path, limit: float) -> Result:
    started = monotonic()
    with log.open("w", encoding="utf-8") as output:
        process = subprocess.Popen(
            command, cwd=ROOT, stdout=output, stderr=subprocess.STDOUT, start_new_session=True, env=_environment()
        )
        try:
            code = process.wait(limit)
        except subprocess.TimeoutExpired:
            code = -signal.SIGKILL
            output.write(f"\nstuck: not done after {limit:g} s\n")
        finally:
            if process.poll() is None:
                # With all that it has started: a server must not live on into the next step.
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
    return Result(step.name, monotonic() - started, code, found(log.read_text(encoding="utf-8"), step.lines))


def _environment() -> dict[str, str]:
    """Without what the make above would tell the ones below."""
    return {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}


def found(text: str, lines: int) -> str:
    """The last words of a step; make's own complaint is in the exit code already."""
    said = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("make")]
    words = "; ".join(said[-lines:]).replace("|", "/")
    return words if len(words) <= WIDEST else f"{words[: WIDEST - 1]}…"


def table(results: Sequence[Result]) -> list[str]:
    rows = [("what ran", "time", "exit", "found")]
    rows += [(result.name, _time(result.seconds), str(result.code), result.found) for result in results]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    lines = [
        "  ".join([*(cell.ljust(width) for cell, width in zip(row, widths, strict=False)), row[3]]) for row in rows
    ]
    failed = sum(result.code != 0 for result in results)
    return [*lines, f"{len(results)} ran, {failed} failed"]


def _time(seconds: float) -> str:
    return f"{seconds:.1f} s" if seconds < 60 else f"{int(seconds) // 60} min {int(seconds) % 60} s"


if __name__ == "__main__":
    sys.exit(main())
