"""States that a table can go back to, so that taking back costs what it takes back, and not the whole game."""

from collections.abc import Callable

RECENT = 8
"""Moves after which every State is kept."""
STRIDE = 16
"""Of older ones every sixteenth: all of all tables would fill the memory."""


class Past:
    def __init__(self, first: object) -> None:
        self._states = {0: first}
        """By number of moves, growing."""

    def add(self, moves: int, state: object) -> None:
        """So many moves stand now, and led to this."""
        self._states[moves] = state
        old = moves - RECENT
        if old % STRIDE:
            self._states.pop(old, None)

    def back_to(self, moves: int, play: Callable[[int, object], object]) -> object:
        """The State after so many moves; `play` makes the move of this number once more."""
        while (last := next(reversed(self._states))) > moves:
            del self._states[last]
        state = self._states[last]
        for number in range(last, moves):
            state = play(number, state)
            self.add(number + 1, state)
        return state

    def look_back(self, moves: int, play: Callable[[int, object], object]) -> object:
        """The same for whoever only looks: nothing is forgotten or added."""
        first = moves
        while (state := self._states.get(first)) is None and first:
            first -= 1
        for number in range(first, moves):
            state = play(number, state)
        return state
