"""Shares the budget of a decision out to its rounds, and learns how long games take."""

from time import perf_counter

from tabletown.bots.bot import Budget

IN_TIME = 0.92
"""The part of the time that is planned for; the rest is for whatever comes between."""
AT_ONCE = 130
"""What playing at all costs, in games: many at once are cheaper than few."""
MOST = 3000
"""Games at once."""


class Clock:
    """One bot's, over all its decisions."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.pace = 0.0002
        """Seconds for a game, as last seen; a first guess to begin with."""
        self._began = perf_counter()
        self._played = 0

    def start(self) -> None:
        self._began = perf_counter()
        self._played = 0

    def games(self, rounds: int, moves: int) -> int:
        """For every move in the next of so many rounds; 0 if nothing is left."""
        found = MOST // moves
        if self.budget.simulations is not None:
            left = self.budget.simulations - self._played
            found = min(found, max(left // rounds // moves, left // moves and 1))
        if self.budget.seconds is not None:
            fitting = self._left() / rounds / self.pace - AT_ONCE
            found = min(found, int(fitting / moves))
        return max(0, found)

    def played(self, games: int, since: float) -> None:
        """So many games, which began then."""
        self._played += games
        self.pace = (perf_counter() - since) / (games + AT_ONCE)

    def is_up(self) -> bool:
        return self.budget.seconds is not None and self._left() <= 0

    def _left(self) -> float:
        return IN_TIME * (self.budget.seconds or 0.0) - (perf_counter() - self._began)
