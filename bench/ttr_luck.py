"""What hidden cards and tickets cost the search of Ticket to Ride: New York: the same search told the true State.

python -m bench.ttr_luck --blocks 20 --sims 1000 --seed held-out-3
"""

import argparse
from collections.abc import Callable, Sequence
from enum import StrEnum

import numpy as np

from tabletown.arena.stats import estimate_share
from tabletown.batch.arrays import NUMPY, Array
from tabletown.batch.chance import lane_keys
from tabletown.batch.ticket_to_ride_new_york.convert import format_key, lanes_of
from tabletown.batch.ticket_to_ride_new_york.lanes import Lanes
from tabletown.bots.bot import Budget, Decision
from tabletown.bots.nets.ticket_to_ride_new_york.with_numpy import NumpyNet
from tabletown.bots.roster import make_bot
from tabletown.bots.search.one_search import OneSearch
from tabletown.bots.search.ticket_to_ride_new_york.rides import RideLore, RideTrials
from tabletown.bots.ticket_to_ride_new_york.net import WEIGHTS, loaded_net
from tabletown.core.chance import Stream
from tabletown.core.seat import Seat, all_seats
from tabletown.ticket_to_ride_new_york import GAME
from tabletown.ticket_to_ride_new_york.moves import Move
from tabletown.ticket_to_ride_new_york.state import State
from tabletown.ticket_to_ride_new_york.view import View


class Knowing(StrEnum):
    """What the search is told beyond its View."""

    NOTHING = "as it plays"
    HANDS = "told hands and tickets"


class ToldTrials(RideTrials):
    def __init__(self, lore: "ToldLore", view: View, seed: str) -> None:
        super().__init__(lore.net, view, seed)
        self._truth = lore.truth

    def worlds(self, key: Array, count: int) -> Lanes:
        return true_worlds(self._truth, key, count)


def true_worlds(truth: State, key: Array, count: int) -> Lanes:
    """The truth, with both decks in another order each time."""
    stream = Stream("told", "/".join(map(str, np.asarray(key).tolist())))
    truth = truth._replace(seed=format_key((0, 0)))
    told = [truth._replace(ticket_deck=stream.shuffled(truth.ticket_deck)) for _ in range(count)]
    lanes = lanes_of(NUMPY, told, by_seeds=False)
    return lanes._replace(supply=lanes.supply._replace(key=lane_keys(NUMPY, key, count)))


class ToldLore(RideLore):
    truth: State

    def __init__(self, net: NumpyNet) -> None:
        super().__init__(net)
        self.net = net

    def trials(self, view: View, seed: str, is_up: Callable[[], bool]) -> ToldTrials:
        del is_up
        return ToldTrials(self, view, seed)


def share(names: Sequence[str], place: int, deal: str, budget: Budget, knowing: Knowing) -> float:
    """What the bot at one place takes of the win."""
    state = GAME.setup(len(names), deal)
    bots = [make_bot(GAME.name, name, f"{deal}/{seat}/{name}", budget) for seat, name in enumerate(names)]
    lore = ToldLore(loaded_net(WEIGHTS / f"rides-{len(names)}.net"))
    told = OneSearch(lore, f"{deal}/{place}/search", budget)
    while acting := GAME.to_act(state):
        for seat in sorted(acting):
            view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
            decision: Decision[Move] | Decision[object]
            if seat == place and knowing is not Knowing.NOTHING:
                lore.truth = state
                decision = told.decide(view, moves)
            else:
                decision = bots[seat].decide(view, moves)
            state = GAME.apply(state, seat, next(move for move in moves if move == decision.move)).state
    outcome = GAME.outcome(state)
    if outcome is None:
        raise RuntimeError("the game stopped without a result")
    return (Seat(place) in outcome.winners) / len(outcome.winners)


def block(deal: str, other: str, seats: int, budget: Budget, knowing: Knowing) -> float:
    """One deal from every seat."""
    shares = []
    for place in all_seats(seats):
        names = ["search" if seat == place else other for seat in all_seats(seats)]
        shares.append(share(names, place, deal, budget, knowing))
    return sum(shares) / seats


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--blocks", type=int, default=20)
    parser.add_argument("--sims", type=int, default=1000)
    parser.add_argument("--seed", default="luck")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--against", default="planner")
    chosen = parser.parse_args()
    budget = Budget(simulations=chosen.sims)
    found: dict[Knowing, list[float]] = {knowing: [] for knowing in Knowing}
    for number in range(1, chosen.blocks + 1):
        for knowing, shares in found.items():
            shares.append(block(f"{chosen.seed}/{number}", chosen.against, chosen.seats, budget, knowing))
        said = [f"{_say(shares)} {knowing}" for knowing, shares in found.items()]
        print(f"{number} blocks: {', '.join(said)}", flush=True)


def _say(shares: Sequence[float]) -> str:
    found = estimate_share(shares)
    return f"{100 * found.mean:.1f} ({100 * found.low:.1f}–{100 * found.high:.1f})"


if __name__ == "__main__":
    main()
