"""Measure everything in one run, print it, and write results.md."""

import os
import platform
from datetime import date
from pathlib import Path

from bench import games, memory, scoring, ticket_to_ride_new_york
from bench.table import row

SECTIONS = {
    "Between Two Cities: scoring": scoring.measure,
    "Between Two Cities: games": games.measure,
    "Between Two Cities: memory, and import": memory.measure,
    "Ticket to Ride: New York": ticket_to_ride_new_york.measure,
}
RESULTS = Path(__file__).parent / "results.md"


def main() -> None:
    lines = [
        "# Results",
        "",
        f"Written by `make bench` on {date.today().isoformat()}: Python {platform.python_version()}, "
        f"{platform.machine()}, one of {os.cpu_count()} cores. Figures vary by a quarter from run to run;",
        "ratios within a run are steadier. Medians; targets are floors (≥) or ceilings (≤).",
    ]
    for title, measure in SECTIONS.items():
        lines += ["", f"## {title}", "", "| what | figure | target | met |", "|---|---|---|---|"]
        lines += [row(figure) for figure in measure()]
    lines += ["", "## Where the time of a random 4-player game goes", "", "| stage | share |", "|---|---|"]
    lines += [f"| `{name}` | {share:.0%} |" for name, share in games.stages()]
    text = "\n".join([*lines, ""])
    RESULTS.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
