"""What hidden cards and tickets cost the search of Ticket to Ride: New York: the same search told the true State.

python -m bench.ttr_luck --blocks 20 --sims 1000 --seed held-out-3
"""

import argparse
from collections.abc import Sequence
from enum import StrEnum

from tabletown.arena.stats import estimate_share
from tabletown.bots.bot import Budget, Decision
from tabletown.bots.roster import make_bot
from tabletown.bots.ticket_to_ride_new_york.search import WORLDS, SearchBot
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
    ALL = "told the decks too"
    """What comes next from both; not how a deck is shuffled anew."""


class ToldBot(SearchBot):
    knowing = Knowing.ALL
    truth: State

    def worlds(self, view: View, stream: Stream) -> list[State]:
        del view
        if self.knowing is Knowing.ALL:
            # One world has one future: every move is judged by a single game.
            return [self.truth]
        return [self._reordered(stream) for _ in range(WORLDS)]

    def _reordered(self, stream: Stream) -> State:
        """The truth with both decks in another order."""
        stock = self.truth.stock._replace(deck="".join(stream.shuffled(self.truth.stock.deck)))
        return self.truth._replace(stock=stock, ticket_deck=stream.shuffled(self.truth.ticket_deck))


def share(names: Sequence[str], place: int, deal: str, budget: Budget, knowing: Knowing) -> float:
    """What the bot at one place takes of the win."""
    state = GAME.setup(len(names), deal)
    bots = [make_bot(GAME.name, name, f"{deal}/{seat}/{name}", budget) for seat, name in enumerate(names)]
    told = ToldBot(f"{deal}/{place}/search", budget)
    told.knowing = knowing
    while acting := GAME.to_act(state):
        for seat in sorted(acting):
            view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
            decision: Decision[Move] | Decision[object]
            if seat == place and knowing is not Knowing.NOTHING:
                told.truth = state
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
