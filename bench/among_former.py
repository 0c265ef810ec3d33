"""The one search among three of the search before it, in the base game for four: what would help it there.

python -m bench.among_former play --out FILE --minutes 30 --processes 2 --seed NAME
python -m bench.among_former report FILE

Ideas are tried on the same deals, every seat in turn. `told` is no bot: it knows all hands and stacks, and only its
playouts are guesses; so it says how much could be won by knowing, and how much is lost otherwise.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import cast

import numpy as np

from bench.former import FormerBot
from bench.ladder_pages import BEFORE, FORMER
from bench.shares import told as say_share
from tabletown.batch.arrays import NUMPY, Array
from tabletown.batch.between_two_cities.convert import CityConverter
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.make import people_batch
from tabletown.batch.loops import take_lanes
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Move
from tabletown.between_two_cities.people.state import State
from tabletown.between_two_cities.people.view import View
from tabletown.bots.bot import Budget
from tabletown.bots.one_thread import one_thread_each
from tabletown.bots.search.between_two_cities.cities import as_array
from tabletown.bots.search.between_two_cities.people import PeopleLore, PeopleTrials
from tabletown.bots.search.between_two_cities.placers import Settles
from tabletown.bots.search.between_two_cities.playout import USUAL, Playout, PlayoutTable
from tabletown.bots.search.between_two_cities.worths import win_shares
from tabletown.bots.search.field import TrialValues
from tabletown.bots.search.one_search import OneSearch, RatingWeight
from tabletown.core.seat import Seat, all_seats

SEATS = 4
DOUBT = 3.5
"""Points by which cities may end otherwise; usually 1.5."""
FICKLE = USUAL._replace(whims=200)
"""Others take what seems best at a glance, give or take two points."""
TRUST = 2.0
"""How many times as much as usual the net counts."""


class ByNet(PeopleLore):
    def weight(self, view: View) -> RatingWeight:
        usual = super().weight(view)
        return usual._replace(per_point=TRUST * usual.per_point)


class Doubtful(PeopleLore):
    def trials(self, view: View, seed: str, is_up: Callable[[], bool]) -> PeopleTrials:
        del is_up
        return DoubtfulTrials(view, self.settler(view.cities, view.modules, view.seats), seed)


class DoubtfulTrials(PeopleTrials):
    def _worth(self, table: Playout) -> TrialValues:
        shares = win_shares(table.totals(), self.setting.owned, self.seat, DOUBT)
        return TrialValues(shares, shares)


class Fickle(PeopleLore):
    def trials(self, view: View, seed: str, is_up: Callable[[], bool]) -> PeopleTrials:
        del is_up
        return FickleTrials(view, self.settler(view.cities, view.modules, view.seats), seed)


class FickleTrials(PeopleTrials):
    def _table(self) -> tuple[PlayoutTable, CityConverter]:
        setting, cities = super()._table()
        other = PlayoutTable(setting.kind)
        other.policy = FICKLE
        return other, cities


class Told(PeopleLore):
    """Knows the State."""

    state: State

    def trials(self, view: View, seed: str, is_up: Callable[[], bool]) -> PeopleTrials:
        del is_up
        return ToldTrials(view, self.settler(view.cities, view.modules, view.seats), seed, self.state)


class ToldTrials(PeopleTrials):
    def __init__(self, view: View, settler: Settles, seed: str, state: State) -> None:
        super().__init__(view, settler, seed)
        self._state = state

    def _draw(self, key: Array, count: int) -> Lanes:
        del key
        # What others have chosen in secret is still in their hands: they choose in every world.
        return take_lanes(people_batch(SEATS, NUMPY).from_states([self._state]), as_array(np.zeros(count, np.intp)))


IDEAS: Mapping[str, Callable[[], PeopleLore]] = {
    "usual": PeopleLore,
    "by_net": ByNet,
    "doubtful": Doubtful,
    "fickle": Fickle,
    "told": Told,
}


@dataclass(frozen=True)
class Order:
    """What one process does."""

    first: int
    step: int
    """Every so manieth deal, from the first on."""
    seed: str
    minutes: float
    ideas: tuple[str, ...]
    simulations: tuple[int, int]
    """Of the one search, and of the search before it."""
    out: Path


def work(order: Order) -> None:
    """Deal by deal until time is up: what one idea has played, the others play too."""
    until, longest, deal = perf_counter() + 60 * order.minutes, 0.0, order.first
    while perf_counter() + longest < until:
        begun = perf_counter()
        found = {idea: fmean(share(order, idea, deal, seat) for seat in all_seats(SEATS)) for idea in order.ideas}
        line = {"deal": f"{order.seed}-{deal}", "simulations": order.simulations, "shares": found}
        with order.out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        longest, deal = max(longest, perf_counter() - begun), deal + order.step


def share(order: Order, idea: str, deal: int, place: Seat) -> float:
    """Of the win, in one game."""
    own, theirs = order.simulations
    seed, lore, commit = f"{order.seed}-{deal}", IDEAS[idea](), BEFORE.partition(FORMER)[2]
    one = OneSearch(lore, f"{seed}/{place}", Budget(simulations=own))
    others = {
        seat: FormerBot(commit, "search", f"{seed}/{seat}", Budget(simulations=theirs)) for seat in all_seats(SEATS)
    }
    state = GAME.setup(SEATS, seed)
    while acting := GAME.to_act(state):
        seat = min(acting)
        view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
        if seat == place:
            if isinstance(lore, Told):
                lore.state = state
            move = one.decide(view, moves).move
        else:
            move = cast(Move, others[seat].decide(view, moves).move)
        state = GAME.apply(state, seat, move).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    return (place in outcome.winners) / len(outcome.winners)


def format_report(out: Path) -> str:
    by_idea: defaultdict[str, dict[str, float]] = defaultdict(dict)
    for line in map(json.loads, out.read_text(encoding="utf-8").splitlines()):
        for idea, found in line["shares"].items():
            by_idea[idea][line["deal"]] = 100 * found
    usual = by_idea["usual"]
    rows = ["| idea | deals | wins, % | more than usual |", "|---|---|---|---|"]
    for idea, found in by_idea.items():
        apart = [won - usual[deal] for deal, won in found.items() if deal in usual]
        more = "" if idea == "usual" else say_share(apart)
        rows.append(f"| {idea} | {len(found)} | {say_share(list(found.values()))} | {more} |")
    return "\n".join(rows)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    tasks = parser.add_subparsers(dest="task", required=True)
    play = tasks.add_parser("play")
    play.add_argument("--out", type=Path, required=True)
    play.add_argument("--minutes", type=float, default=30)
    play.add_argument("--processes", type=int, default=2)
    play.add_argument("--seed", default="among-former")
    play.add_argument("--ideas", default=",".join(IDEAS))
    play.add_argument("--simulations", type=int, nargs=2, default=(600, 1600), help="of the one search, of the older")
    tasks.add_parser("report").add_argument("out", type=Path)
    given = parser.parse_args(words)
    if given.task == "play":
        one_thread_each()
        ideas, (own, theirs) = tuple(given.ideas.split(",")), given.simulations
        orders = [
            Order(first, given.processes, given.seed, given.minutes, ideas, (own, theirs), given.out)
            for first in range(given.processes)
        ]
        workers = [get_context("spawn").Process(target=work, args=(order,)) for order in orders]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
    print(format_report(given.out))


if __name__ == "__main__":
    main()
