"""Everything there is to know about a game in progress. Nobody at the table knows all of it: see `view`."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from tabletown.between_two_cities.box.modules import BASE, Modules
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Pair, Side
from tabletown.between_two_cities.people.schedule import Passing, Turn, schedule
from tabletown.core.quick import quickly
from tabletown.core.seat import Seat

Hand: TypeAlias = tuple[Tile, ...]
PerSeat: TypeAlias = tuple[Hand, ...]


class Phase(StrEnum):
    CHOOSE = "choose"
    PLACE = "place"
    OVER = "over"


# With every move they are asked for some thirty times: of a module they are found in a tenth of the time that a member
# of an enum takes.
_CHOOSE, _PLACE, _OVER = Phase
_LEFT, _RIGHT = Side


@dataclass(frozen=True, slots=True)
class State:
    singles: Hand
    """All single tiles in the order in which they leave the box, drawn ones included: so hands can be told back."""
    duplexes: Hand
    turn: int
    """Index into the schedule; its length when the game is over."""
    hands: PerSeat
    """What each seat holds; while placing, what it will pass on."""
    chosen: tuple[Pair | None, ...]
    """This turn's choices, secret until nobody's is missing."""
    loose: PerSeat
    """Chosen tiles that are revealed and not placed yet."""
    filled: tuple[Side | None, ...]
    """The side on which a seat has placed its first tile of this turn."""
    cities: tuple[City, ...]
    past: tuple[tuple[Pair, ...], ...]
    """The choices of all finished turns. All of them were revealed."""
    modules: Modules = BASE
    """What of Capitals is played with."""

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def turns(self) -> tuple[Turn, ...]:
        return schedule(len(self.hands), self.modules.hand)

    @property
    def phase(self) -> Phase:
        if None not in self.chosen:
            return _PLACE
        return _OVER if self.turn == len(self.turns) else _CHOOSE


_made = quickly(State)
# The changes that happen all the time, spelled out: `dataclasses.replace` takes ten times as long.


def with_choices(state: State, chosen: tuple[Pair | None, ...]) -> State:
    s = state
    return _made(s.singles, s.duplexes, s.turn, s.hands, chosen, s.loose, s.filled, s.cities, s.past, s.modules)


def with_placement(state: State, loose: PerSeat, filled: tuple[Side | None, ...], cities: tuple[City, ...]) -> State:
    s = state
    return _made(s.singles, s.duplexes, s.turn, s.hands, s.chosen, loose, filled, cities, s.past, s.modules)


def with_reveal(state: State, hands: PerSeat, chosen: tuple[Pair | None, ...], loose: PerSeat) -> State:
    s = state
    return _made(s.singles, s.duplexes, s.turn, hands, chosen, loose, s.filled, s.cities, s.past, s.modules)


def with_next_turn(state: State, hands: PerSeat, past: tuple[tuple[Pair, ...], ...]) -> State:
    s, nobody = state, (None,) * len(hands)
    return _made(s.singles, s.duplexes, s.turn + 1, hands, nobody, s.loose, nobody, s.cities, past, s.modules)


def city_index(seat: Seat, side: Side, seats: int) -> int:
    """City i lies between seats i and i + 1; with two players each has two cities of her own (rules 2.2 and 8.1)."""
    if seats == 2:
        return 2 * seat + (side is _RIGHT)
    return seat if side is _LEFT else (seat - 1) % seats


def without(hand: Hand, pair: Pair) -> Hand:
    """What is left of a hand, in its order."""
    rest = list(hand)
    for tile in pair:
        rest.remove(tile)
    return tuple(rest)


def passed(hands: PerSeat, passing: Passing) -> PerSeat:
    """Hands after passing: to the left is to the next seat."""
    return hands[-1:] + hands[:-1] if passing is Passing.LEFT else hands[1:] + hands[:1]


def drawn(turn: Turn, singles: Hand, duplexes: Hand, seats: int) -> PerSeat:
    """The hands of a turn that begins with drawing."""
    stack = duplexes if turn.duplexes else singles
    size, start = turn.hand, turn.drawn
    return tuple([stack[start + size * seat : start + size * (seat + 1)] for seat in range(seats)])


def hands_by_turn(
    singles: Hand, duplexes: Hand, past: tuple[tuple[Pair, ...], ...], seats: int, turns: Sequence[Turn]
) -> tuple[PerSeat, ...]:
    """Told back from the stacks and the revealed choices: what every seat picked up in these turns, from the first."""
    told: list[PerSeat] = []
    for number, turn in enumerate(turns):
        if turn.drawn >= 0:
            told.append(drawn(turn, singles, duplexes, seats))
            continue
        before = turns[number - 1].passing
        rest = tuple(without(hand, pair) for hand, pair in zip(told[-1], past[number - 1], strict=True))
        told.append(rest if before is None else passed(rest, before))
    return tuple(told)
