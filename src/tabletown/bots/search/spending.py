"""Shares the budget of one decision out to its rounds: by time, by simulations, or by both."""

from time import perf_counter

from tabletown.bots.bot import Budget

SIMULATIONS = 4000
"""When no budget is given."""
AT_ONCE = 1024
"""Games played side by side, at most."""
IN_TIME = 0.92
"""The part of the time that is planned for; the rest is for whatever comes between."""
ONE_GO = 0.15
"""The part of the time that one go may take: a slow one must not overrun."""


class Spending:
    def __init__(self, budget: Budget) -> None:
        self.began = perf_counter()
        self.budget = budget if budget != Budget() else Budget(simulations=SIMULATIONS)
        self.spent = 0
        """Simulations so far."""
        self._pace = 0.0
        """Seconds for a simulation, as seen lately."""

    def most_contenders(self, most: int, first_look: int) -> int:
        """How many moves a budget is enough for, with so many games for each at first."""
        games = self.budget.simulations
        return most if games is None else max(2, min(most, games // first_look))

    def is_up(self) -> bool:
        """Whether the time that is planned for has passed."""
        seconds = self.budget.seconds
        return seconds is not None and perf_counter() - self.began > IN_TIME * seconds

    def simulations_left(self, part: float) -> int:
        """How many simulations still fit into that part of the budget, one go at most."""
        left = AT_ONCE
        if self.budget.simulations is not None:
            left = min(left, int(part * self.budget.simulations) - self.spent)
        if self.budget.seconds is not None:
            seconds = IN_TIME * part * self.budget.seconds - (perf_counter() - self.began)
            longest = min(seconds, ONE_GO * self.budget.seconds)
            # At first nothing is known of the pace: a small go will tell.
            left = min(left, int(longest / self._pace) if self._pace else AT_ONCE // 4)
        return left

    def count(self, games: int, seconds: float) -> None:
        """So many simulations took that long."""
        self.spent += games
        if games:
            self._pace = max(seconds / games, self._pace / 2)
