"""`make pairs`: pairs of tables that differ only in what a seat may not know; every byte it is sent must be equal.

The real server runs in this process, on a loop without time. Both tables of a pair have the same tokens, names and
moments, so nothing has to be overlooked when they are compared but what the seed's commitment says. What others do in
secret may differ; whether a move is secret, only the rules are asked.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from time import process_time

from rich.console import Console
from rich.progress import track

from bench.server_pair_plans import Plan, kinds, pairs
from bench.server_pair_tables import Side

PART = 50
"""Pairs that a process is given at a time."""
NUMBERS = 2
"""Numbers that are kept for each pair: some have to be passed over."""


def differences(plan: Plan) -> list[str]:
    """Where the two worlds sounded different; nothing, if all is well."""
    first, second = (Side(plan, side).run() for side in (0, 1))
    found: list[str] = []
    for channel in first:
        here, there = first[channel], second[channel]
        if len(here) != len(there):
            found.append(f"{channel}: {len(here)} messages against {len(there)}")
        found += [f"{channel}: {_part(a, b)}" for a, b in zip(here, there, strict=False) if a != b]
    return found


def _part(here: str, there: str) -> str:
    """Where two texts part."""
    at = next((at for at, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), min(len(here), len(there)))
    return f"…{here[max(0, at - 60) : at + 60]}… against …{there[max(0, at - 60) : at + 60]}…"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=2_000, help="how many")
    parser.add_argument("--jobs", type=int, default=2, help="processes that compare")
    parser.add_argument("--first", type=int, default=0, help="the number that they begin with")
    arguments = parser.parse_args()
    parts = [(first, min(PART, arguments.pairs - first)) for first in range(0, arguments.pairs, PART)]
    seconds, found = 0.0, 0
    with ProcessPoolExecutor(arguments.jobs) as pool:
        results = pool.map(_look, [(arguments.first + NUMBERS * first, count) for first, count in parts])
        for taken, leaks in track(results, "pairs", len(parts), console=Console(stderr=True)):
            seconds, found = seconds + taken, found + len(leaks)
            print("".join(f"{leak}\n" for leak in leaks), end="", flush=True)
    print(
        f"{arguments.pairs} pairs of {len(kinds())} kinds of tables, {found} differences, "
        f"{1000 * seconds / max(1, arguments.pairs):.0f} ms of processor time each"
    )
    raise SystemExit(bool(found))


def _look(part: tuple[int, int]) -> tuple[float, list[str]]:
    first, count = part
    started = process_time()
    leaks = [
        f"{one.kind}, pair {one.number}, seat {one.observer}: {leak}"
        for one in pairs(count, first)
        for leak in differences(one)
    ]
    return process_time() - started, leaks


if __name__ == "__main__":
    main()
