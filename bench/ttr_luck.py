"""What hidden cards and tickets cost the search of Ticket to Ride: New York: the same search told the true State.

python -m bench.ttr_luck --blocks 20 --sims 1000 --seed held-out-3
"""

import argparse
from collections.abc import Sequence

from tabletown.arena.stats import estimate_share
from tabletown.bots.bot import Budget, Decision
from tabletown.bots.roster import make_bot
from tabletown.bots.ticket_to_ride_new_york.search import SearchBot
from tabletown.core.chance import Stream
from tabletown.core.seat import Seat, all_seats
from tabletown.ticket_to_ride_new_york import GAME
from tabletown.ticket_to_ride_new_york.moves import Move
from tabletown.ticket_to_ride_new_york.state import State
from tabletown.ticket_to_ride_new_york.view import View


class ToldBot(SearchBot):
    """Knows all hands, all tickets and what comes next from both decks (not how a deck is shuffled anew)."""

    truth: State

    def worlds(self, view: View, stream: Stream) -> list[State]:
        del view, stream
        return [self.truth]


def share(names: Sequence[str], place: int, deal: str, budget: Budget, *, told: bool) -> float:
    """What the bot at one place takes of the win."""
    state = GAME.setup(len(names), deal)
    bots = [make_bot(GAME.name, name, f"{deal}/{seat}/{name}", budget) for seat, name in enumerate(names)]
    knowing = ToldBot(f"{deal}/{place}/search", budget)
    while acting := GAME.to_act(state):
        for seat in sorted(acting):
            view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
            decision: Decision[Move] | Decision[object]
            if told and seat == place:
                knowing.truth = state
                decision = knowing.decide(view, moves)
            else:
                decision = bots[seat].decide(view, moves)
            state = GAME.apply(state, seat, next(move for move in moves if move == decision.move)).state
    outcome = GAME.outcome(state)
    if outcome is None:
        raise RuntimeError("the game stopped without a result")
    return (Seat(place) in outcome.winners) / len(outcome.winners)


def block(deal: str, other: str, seats: int, budget: Budget, *, told: bool) -> float:
    """One deal from every seat."""
    shares = []
    for place in all_seats(seats):
        names = ["search" if seat == place else other for seat in all_seats(seats)]
        shares.append(share(names, place, deal, budget, told=told))
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
    found: dict[bool, list[float]] = {True: [], False: []}
    for number in range(1, chosen.blocks + 1):
        for told, shares in found.items():
            shares.append(block(f"{chosen.seed}/{number}", chosen.against, chosen.seats, budget, told=told))
        said = [f"{_say(shares)} {'told' if told else 'as it plays'}" for told, shares in found.items()]
        print(f"{number} blocks: {', '.join(said)}", flush=True)


def _say(shares: Sequence[float]) -> str:
    found = estimate_share(shares)
    return f"{100 * found.mean:.1f} ({100 * found.low:.1f}–{100 * found.high:.1f})"


if __name__ == "__main__":
    main()
