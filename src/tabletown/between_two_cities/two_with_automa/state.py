"""Two people and an Automa in the third seat of a game for three (rule 6)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from tabletown.between_two_cities.automas.cards import DeckCard
from tabletown.between_two_cities.automas.choice import Choice
from tabletown.between_two_cities.box.modules import BASE, Modules
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Pair, Side
from tabletown.between_two_cities.people.schedule import Turn, schedule
from tabletown.between_two_cities.people.state import Hand, PerSeat, Phase, city_index, drawn, passed
from tabletown.core.seat import Seat

PEOPLE = 2
SEATS = 3
AUTOMA_SEAT = Seat(2)
SHARED_SIDE = (Side.RIGHT, Side.LEFT)
"""By person: on which side lies the city that she shares with the Automa."""
SHARED_CITY = tuple(city_index(Seat(seat), side, SEATS) for seat, side in enumerate(SHARED_SIDE))
PARTNERS = {Side.LEFT: Seat(0), Side.RIGHT: Seat(1)}
"""By column of the Automa's card: who shares that city with it."""

Maybe: TypeAlias = tuple[Tile | None, Tile | None]
"""By person: a tile, or none."""


@dataclass(frozen=True, slots=True)
class DuoAssigned:
    """One tile that the Automa has taken in this turn."""

    partner: Seat
    """Who places it, in the city that she shares with the Automa."""
    city: int
    choice: Choice


@dataclass(frozen=True, slots=True)
class DuoState:
    singles: Hand
    """All single tiles in the order in which they leave the box, drawn ones included."""
    duplexes: Hand
    """The first two are those of the Automa's cities."""
    cards: tuple[DeckCard, ...]
    dealt: int
    turn: int
    hands: PerSeat
    """Of the two people, and the Automa's open row."""
    chosen: tuple[Pair | None, ...]
    loose: PerSeat
    """By person: chosen tiles that are revealed and not placed yet."""
    filled: tuple[Side | None, ...]
    theirs: Maybe
    """By person: the Automa's tile for the city they share, until it is placed."""
    waiting: Maybe
    """By person: the duplex for that city, until round 2."""
    assigned: tuple[DuoAssigned, ...]
    cities: tuple[City, ...]
    past: tuple[PerSeat, ...]
    """What everybody took in finished turns, the Automa last."""
    modules: Modules = BASE

    @property
    def turns(self) -> tuple[Turn, ...]:
        return schedule(SEATS, self.modules.hand)

    @property
    def phase(self) -> Phase:
        if self.turn == len(self.turns):
            return Phase.OVER
        return Phase.CHOOSE if None in self.chosen else Phase.PLACE


def draw_hands(turn: Turn, singles: Hand, duplexes: Hand) -> PerSeat:
    """New hands. The Automa draws no duplexes: its cities have got theirs at the start (rule 6.2)."""
    if not turn.duplexes:
        return drawn(turn, singles, duplexes, SEATS)
    start, size = PEOPLE, turn.hand
    return (*(duplexes[start + size * seat : start + size * (seat + 1)] for seat in range(PEOPLE)), ())


def hands_by_turn(singles: Hand, duplexes: Hand, past: Sequence[PerSeat], turns: Sequence[Turn]) -> list[PerSeat]:
    """What lay before everybody at the start of these turns, told back from the stacks and what was taken."""
    told: list[PerSeat] = []
    for number, turn in enumerate(turns):
        if turn.drawn >= 0:
            told.append(draw_hands(turn, singles, duplexes))
            continue
        rest = tuple(less(hand, taken) for hand, taken in zip(told[-1], past[number - 1], strict=True))
        before = turns[number - 1].passing
        told.append(rest if before is None else passed(rest, before))
    return told


def less(hand: Hand, taken: Sequence[Tile]) -> Hand:
    """What is left of a hand, in its order."""
    rest = list(hand)
    for tile in taken:
        rest.remove(tile)
    return tuple(rest)


def to_place(state: DuoState, seat: Seat, side: Side) -> tuple[Tile, ...]:
    """The different tiles that a person may put into one of her cities. Of two equal ones the Automa's comes first."""
    theirs = state.theirs[seat] if side is SHARED_SIDE[seat] else None
    own = () if state.filled[seat] is side else state.loose[seat]
    return tuple(dict.fromkeys([*([theirs] if theirs else []), *own]))


def busy(state: DuoState, seat: int) -> bool:
    """Whether a person still has something to place."""
    return bool(state.loose[seat]) or state.theirs[seat] is not None


def automa_took(state: DuoState) -> Hand:
    """What the Automa has taken in this turn."""
    return tuple(one.choice.tile for one in state.assigned)
