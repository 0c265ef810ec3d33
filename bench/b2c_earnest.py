"""How well bots foretell with Capitals what their moves are worth: their thoughts beside what came of it in earnest.

python -m bench.b2c_earnest --games 20 --start 80000

Games of four times `balanced`. In every turn of the last round the best moves of one seat by the judge are each played
on to the end by `balanced` in all seats. Told is by turn the correlation, decision by decision, between the real share
of the win (near ends counted in part) and what the judge, the look ahead of `balanced` and the search thought of the
moves; and in brackets what is won, against a move taken at random, by who takes the move that it thinks best.
"""

import argparse
from collections.abc import Callable, Sequence
from random import Random
from statistics import correlation, mean

import numpy as np

from bench.b2c_bots import CAPITALS
from tabletown.between_two_cities.city.scoring import score_cities
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Choose, Move
from tabletown.between_two_cities.people.state import State
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.arrays import SCALE
from tabletown.bots.between_two_cities.capitals import BALANCED, CapitalsJudge
from tabletown.bots.between_two_cities.playout import owned_cities
from tabletown.bots.between_two_cities.prize import win_shares
from tabletown.bots.between_two_cities.search import Clock, imagine
from tabletown.bots.between_two_cities.wide.foresight import ForesightBot, foresee
from tabletown.bots.between_two_cities.wide.last_turn import simulator_for
from tabletown.bots.bot import Budget, Thought
from tabletown.core.seat import Seat

SEATS = 4
MOVES = 10
"""So many of the judge's best are tried."""
LANES = 200
NEAR = 2.5
"""In points: how far ends are from each other that count as near."""
PLACINGS = 0.2
"""The share of placements that are tried: there are many."""
BOT = ForesightBot()

Told = dict[str, list[float]]
"""By who thought it, and `real`: what each move is worth."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--start", type=int, default=0)
    chosen = parser.parse_args()
    found: dict[tuple[str, int], list[Told]] = {}
    for seed in range(chosen.start, chosen.start + chosen.games):
        for state, seat in _decisions(seed):
            told = _told(state, seat)
            if told is not None:
                kind = "choosing" if GAME.view(state, seat).hand else "placing"
                found.setdefault((kind, state.turn + 1), []).append(told)
    for (kind, turn), decisions in sorted(found.items()):
        said = ", ".join(f"{who} {_together(decisions, who):+.2f} ({_won(decisions, who):+.3f})" for who in THINKERS)
        best = mean(max(told["real"]) - mean(told["real"]) for told in decisions)
        print(f"{kind} in turn {turn}, {len(decisions)} decisions: {said}; at most {best:.3f}")


def _decisions(seed: int) -> list[tuple[State, Seat]]:
    """One game: what is asked of one seat at a time in its last round."""
    chance, found = Random(seed), []
    state = GAME.setup(SEATS, str(seed), **CAPITALS)
    while acting := GAME.to_act(state):
        asked = chance.randrange(SEATS)
        for seat in sorted(acting):
            moves = GAME.legal_moves(state, seat)
            is_last_round = state.turns[state.turn].round == state.turns[-1].round
            often = 1.0 if isinstance(moves[0], Choose) else PLACINGS
            if is_last_round and seat == asked and len(moves) > 2 and chance.random() < often:
                found.append((state, seat))
            state = GAME.apply(state, seat, BOT.decide(GAME.view(state, seat), moves).move).state
    return found


def _told(state: State, seat: Seat) -> Told | None:
    view = GAME.view(state, seat)
    rated = CapitalsJudge(view, BALANCED).rate(GAME.legal_moves(state, seat))[:MOVES]
    moves = [thought.move for thought in rated]
    totals = np.array([_end(GAME.apply(state, seat, move).state) for move in moves], np.int16).T * np.int16(SCALE)
    real = win_shares(totals, np.array(owned_cities(SEATS)), seat, NEAR).tolist()
    if max(real) == min(real):
        return None
    return {"real": real, **{who: think(view, rated) for who, think in THINKERS.items()}}


def _end(state: State) -> list[int]:
    """By city: its points when `balanced` has played on in all seats."""
    while acting := GAME.to_act(state):
        for seat in sorted(acting):
            move = BOT.decide(GAME.view(state, seat), GAME.legal_moves(state, seat)).move
            state = GAME.apply(state, seat, move).state
    return [score.total for score in score_cities(state.cities, state.modules.districts)]


def _judge(_: View, rated: Sequence[Thought[Move]]) -> list[float]:
    return [thought.value for thought in rated]


def _look_ahead(view: View, rated: Sequence[Thought[Move]]) -> list[float]:
    values = {thought.move: thought.value for thought in foresee(view, rated)}
    return [values[thought.move] for thought in rated]


def _search(view: View, rated: Sequence[Thought[Move]]) -> list[float]:
    moves, imagination = [thought.move for thought in rated], imagine(view, "earnest")
    simulator = simulator_for(view, imagination, Clock(Budget(simulations=LANES)))
    liking: list[float] = simulator.play(moves, LANES).liking.mean(axis=1).tolist()
    return liking


THINKERS: dict[str, Callable[[View, Sequence[Thought[Move]]], list[float]]] = {
    "judge": _judge,
    "balanced": _look_ahead,
    "search": _search,
}


def _together(decisions: Sequence[Told], who: str) -> float:
    """The correlation of what was thought with what was so, decision by decision about their means."""
    pairs = [
        (thought - mean(told[who]), real - mean(told["real"]))
        for told in decisions
        for thought, real in zip(told[who], told["real"], strict=True)
    ]
    thoughts, reals = zip(*pairs, strict=True)
    return correlation(thoughts, reals) if len(set(thoughts)) > 1 else 0.0


def _won(decisions: Sequence[Told], who: str) -> float:
    return mean(told["real"][told[who].index(max(told[who]))] - mean(told["real"]) for told in decisions)


if __name__ == "__main__":
    main()
