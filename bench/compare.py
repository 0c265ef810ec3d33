"""The figures of two worktrees, run in turns: `python -m bench.compare ../before` says what became slower.

Both are measured with the same Python, one after the other in every round, so that a machine that slows down meanwhile
slows both. What is compared is processor time (rates per second of it, or time per item): the median of all rounds.
"""

import argparse
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

HERE = Path(__file__).parents[1]
ROW = re.compile(r"^\| (?P<what>[^|`]+?) \| (?P<value>[\d.,e+-]+) (?P<unit>[^|]+?) \|", re.MULTILINE)
LOAD = re.compile(r"^(?P<what>[^:\n]+): .*?; (?P<value>\d+) (?P<unit>µs) of processor time per move", re.MULTILINE)
COMMANDS = {
    "bench": ["bench"],
    "capitals": ["bench.capitals"],
    "load": ["bench.server_load", "--seconds", "6", "--scale", "0.4"],
}
_FASTER_IS_MORE = "/s"


@dataclass(frozen=True, slots=True)
class Compared:
    what: str
    unit: str
    before: float
    after: float

    @property
    def cost(self) -> float:
        """What it costs now in parts of what it cost before: 1.05 is five per cent slower, or larger."""
        return self.before / self.after if self.unit.endswith(_FASTER_IS_MORE) else self.after / self.before


def figures_in(text: str) -> Iterator[tuple[str, str, float]]:
    """What, unit and value of every figure that a run has printed."""
    for pattern in (ROW, LOAD):
        for found in pattern.finditer(text):
            yield found["what"], found["unit"], float(found["value"].replace(",", ""))


def compare(before: str, after: str) -> list[Compared]:
    """Figures that both sides have, given all that each has printed over all rounds."""
    sides = [_medians(before), _medians(after)]
    return [Compared(*key, value, sides[1][key]) for key, value in sides[0].items() if key in sides[1]]


def _medians(text: str) -> dict[tuple[str, str], float]:
    found: dict[tuple[str, str], list[float]] = {}
    for what, unit, value in figures_in(text):
        found.setdefault((what, unit), []).append(value)
    return {key: median(values) for key, values in found.items()}


def _run(tree: Path, command: list[str]) -> str:
    path = os.pathsep.join([str(tree / "src"), str(tree), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed in {tree}:\n{done.stderr[-2000:]}")
    return done.stdout


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", type=Path, help="the worktree to compare with")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", choices=list(COMMANDS), action="append")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    said = {"before": "", "after": ""}
    for number in range(arguments.rounds):
        for name in arguments.only or COMMANDS:
            both = [("before", arguments.before.resolve()), ("after", HERE)]
            # The first run of a pair warms the machine up for the second: they take turns at that too.
            for side, tree in both if number % 2 == 0 else reversed(both):
                said[side] += _run(tree, COMMANDS[name])
            print(f"round {number + 1}: {name}", file=sys.stderr, flush=True)
    rows = compare(said["before"], said["after"])
    if arguments.json:
        print(json.dumps([{**asdict(row), "cost": row.cost} for row in rows]))
        return
    print("| what | before | after | cost |", "|---|---|---|---|", sep="\n")
    for row in rows:
        print(f"| {row.what} | {row.before:,.4g} {row.unit} | {row.after:,.4g} {row.unit} | {row.cost:.3f} |")


if __name__ == "__main__":
    main()
