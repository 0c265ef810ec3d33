"""How the net of Between Two Cities does, alone against copies of others. Needs neither typer nor rich.

OMP_NUM_THREADS=1 python -m bench.b2c_net --blocks 300 --seed held-1 --options landscapes,civics,districts
"""

import argparse
from pathlib import Path

from tabletown.arena.blocks import BlockPlan
from tabletown.arena.entrants import parse_entrants
from tabletown.arena.report import format_report, make_report
from tabletown.arena.runner import run
from tabletown.between_two_cities.people import GAME
from tabletown.bots.bot import Budget


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="net")
    parser.add_argument("--against", default="balanced,greedy")
    parser.add_argument("--options", default="", help="of the table, with commas: landscapes,automa=third")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--blocks", type=int, default=300)
    parser.add_argument("--seed", default="net")
    parser.add_argument("--time", type=float, default=0.2, help="seconds of a bot that searches")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--journal", type=Path, help="finished blocks are kept there: only with one opponent")
    wanted = parser.parse_args()
    words = [word.partition("=") for word in filter(None, wanted.options.split(","))]
    options = tuple((name, value or True) for name, _, value in words)
    for other in wanted.against.split(","):
        budget = Budget(seconds=wanted.time)
        entrants = parse_entrants(f"{wanted.bot},{other}", budget)
        plan = BlockPlan(
            GAME.name, wanted.seats, wanted.seed, wanted.blocks, entrants, budget, wanted.bot, options=options
        )
        print(format_report(make_report(plan, run(plan, workers=wanted.workers, journal=wanted.journal))), flush=True)


if __name__ == "__main__":
    main()
