"""Plays the bots of the commit whose sources come first on the path; see `bench.former`, which starts it.

It reads questions and writes answers as pickles of its own parent: the place of a move, or a sentence.
"""

import os
import pickle
import sys

from tabletown.bots.bot import AnyBot, Budget
from tabletown.bots.levels import make_opponent
from tabletown.bots.roster import factory

MOST = 64
"""Bots that are kept."""


def main() -> None:
    questions = sys.stdin.buffer
    # What a bot prints must not get among the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    bots: dict[object, AnyBot] = {}
    while True:
        try:
            asked, view, moves = pickle.load(questions)
        except EOFError:
            return
        found: int | str
        try:
            game = type(view).__module__.split(".")[1].replace("_", "-")
            if asked not in bots:
                name, seed, seconds, simulations = asked
                budget = Budget(seconds=seconds, simulations=simulations)
                if len(bots) >= MOST:
                    bots.clear()
                bots[asked] = factory(name)(seed, budget) if ":" in name else make_opponent(game, name, seed, budget)
            found = moves.index(bots[asked].decide(view, moves).move)
        except Exception as error:
            found = f"{type(error).__name__}: {error}"
        pickle.dump(found, answers)
        answers.flush()


if __name__ == "__main__":
    main()
