"""Hands drawn from the box tile by tile, by chance as a player: seat after seat, when a round begins."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from tabletown.batch.between_two_cities.ground import TileSet
from tabletown.between_two_cities.people.schedule import Turn
from tabletown.between_two_cities.people.state import Hand, State, drawn as drawn_hands


class TileDraws:
    """What a State holds of tiles that are still in the box has no meaning here: they are drawn when they are due."""

    def __init__(self, first: State, tiles: TileSet) -> None:
        self._first, self._tiles = first, tiles
        self.outcomes = len(tiles)

    def begin(self) -> State:
        return _without_hands(self._first)

    def due(self, before: State, after: State) -> State | None:
        begun = after.turn > before.turn and after.turn < len(after.turns) and _now(after).drawn >= 0
        return _without_hands(after) if begun else None

    def odds(self, state: State | None, drawn: Sequence[int]) -> list[tuple[int, float]]:
        left = self._left(state or self._first, drawn)
        return [(number, count / left.total()) for number, count in sorted(left.items())]

    def dealt(self, state: State | None, drawn: Sequence[int]) -> State | None:
        there = state or self._first
        turn = _now(there)
        if len(drawn) < turn.hand * there.seats:
            return None
        left = sorted(self._left(there, drawn).elements())
        tiles = self._tiles.tiles
        stack = (*_stack(there)[: turn.drawn], *(tiles[number] for number in (*drawn, *left)))
        whole = replace(there, duplexes=stack) if turn.duplexes else replace(there, singles=stack)
        return replace(whole, hands=drawn_hands(turn, whole.singles, whole.duplexes, whole.seats))

    def name(self, outcome: int) -> str:
        return f"draw {self._tiles.tiles[outcome]}"

    def _left(self, state: State, drawn: Sequence[int]) -> Counter[int]:
        """What is in the box still, by number of tile."""
        left = Counter(self._tiles.numbers(_stack(state)[_now(state).drawn :], 0))
        left.subtract(drawn)
        return +left


def _now(state: State) -> Turn:
    return state.turns[state.turn]


def _stack(state: State) -> Hand:
    return state.duplexes if _now(state).duplexes else state.singles


def _without_hands(state: State) -> State:
    return replace(state, hands=((),) * state.seats)
