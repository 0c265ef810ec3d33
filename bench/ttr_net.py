"""How the net of Ticket to Ride: New York does, alone against copies of others. Needs neither typer nor rich.

OMP_NUM_THREADS=1 python -m bench.ttr_net --seats 2 --blocks 300 --seed held-out-net-1 --against planner,greedy
"""

import argparse

from tabletown.arena.blocks import BlockPlan
from tabletown.arena.entrants import parse_entrants
from tabletown.arena.runner import run
from tabletown.arena.stats import Cell, cells
from tabletown.bots.bot import Budget
from tabletown.ticket_to_ride_new_york import GAME

PUBLIC = tuple(
    f"{name}-{form}" for name in ("hungry", "one-step", "path", "long-route") for form in ("faithful", "fixed")
)
"""The eight public agents."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="net")
    parser.add_argument("--against", default=",".join(("planner", "greedy", *PUBLIC)))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--blocks", type=int, default=300)
    parser.add_argument("--seed", default="net")
    parser.add_argument("--time", type=float, default=0.2, help="seconds of a bot that searches")
    parser.add_argument("--workers", type=int)
    wanted = parser.parse_args()
    for other in wanted.against.split(","):
        budget = Budget(seconds=wanted.time)
        entrants, lone = parse_entrants(f"{wanted.bot},{other}", budget), wanted.bot
        plan = BlockPlan(GAME.name, wanted.seats, wanted.seed, wanted.blocks, entrants, budget, lone)
        found = [cell for cell in cells(run(plan, workers=wanted.workers)) if cell.bot == lone]
        print(_line(wanted.seats, found[0]), flush=True)


def _line(seats: int, cell: Cell) -> str:
    share = cell.wins
    return (
        f"{seats} seats, {cell.bot} against {cell.against}: {100 * share.mean:.1f} "
        f"({100 * share.low:.1f}–{100 * share.high:.1f}) % of the wins, {cell.blocks} blocks"
    )


if __name__ == "__main__":
    main()
