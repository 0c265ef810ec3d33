"""What one seat may know, built field by field from that and nothing else (rule 5)."""

from dataclasses import dataclass
from typing import cast

from tabletown.between_two_cities.box.modules import BASE, Modules
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Pair, Side
from tabletown.between_two_cities.people.schedule import Turn, schedule
from tabletown.between_two_cities.people.state import Hand, PerSeat, Phase, State, hands_by_turn
from tabletown.core.quick import quickly
from tabletown.core.seat import Seat


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    """None: an onlooker."""
    seats: int
    phase: Phase
    turn: int
    """Index into the schedule; its length when the game is over."""
    hand: Hand
    """The tiles to choose from. Empty while placing: the rest of the hand may not be looked at again."""
    hand_sizes: tuple[int, ...]
    has_chosen: tuple[bool, ...]
    choice: Pair | None
    """This seat's own confirmed choice, until the reveal makes it public."""
    loose: PerSeat
    """By seat: revealed tiles that are not placed yet."""
    filled: tuple[Side | None, ...]
    """By seat: the side that has got its tile of this turn, while the other waits."""
    cities: tuple[City, ...]
    past: tuple[tuple[Pair, ...], ...]
    """What everybody chose, turn by turn, as far as it was revealed."""
    held: tuple[Hand, ...]
    """The hands this seat has picked up itself, turn by turn."""
    modules: Modules = BASE
    """What of Capitals is played with, and the pairs of district cards."""

    @property
    def turns(self) -> tuple[Turn, ...]:
        return schedule(self.seats, self.modules.hand)


_made = quickly(View)
_CHOOSE, _PLACE, _ = Phase


def view_of(state: State, seat: Seat | None) -> View:
    phase = state.phase
    hand: Hand = ()
    choice = None
    held: tuple[Hand, ...] = ()
    if seat is not None:
        held = _told(state)[seat]
        if phase is _CHOOSE:
            hand, choice = state.hands[seat], state.chosen[seat]
    hand_sizes = tuple(map(len, state.hands))
    past = state.past
    if phase is _PLACE:
        # Nobody's choice is missing.
        has_chosen, past = (True,) * len(hand_sizes), _with_chosen(past, cast("tuple[Pair, ...]", state.chosen))
    else:
        has_chosen = tuple([pair is not None for pair in state.chosen])
    s = state
    # By position: names would make this, which happens after every move, a fifth slower.
    return _made(
        seat,
        len(s.hands),
        phase,
        s.turn,
        hand,
        hand_sizes,
        has_chosen,
        choice,
        s.loose,
        s.filled,
        s.cities,
        past,
        held,
        s.modules,
    )


def _with_chosen(past: tuple[tuple[Pair, ...], ...], chosen: tuple[Pair, ...]) -> tuple[tuple[Pair, ...], ...]:
    """One and the same for all Views of a turn: then whoever draws it finds it by its identity."""
    known = _last_past.get(id(chosen))
    if known is not None and known[0] is chosen and known[1] is past:
        return known[2]
    if len(_last_past) >= _TOLD_KEPT:
        _last_past.clear()
    longer = (*past, chosen)
    _last_past[id(chosen)] = (chosen, past, longer)
    return longer


def _told(state: State) -> tuple[tuple[Hand, ...], ...]:
    """By seat: its hands so far. All Views of one turn are made from the same, so the last is kept."""
    known = _last_told.get(id(state.past))
    if known is not None and known[0] is state.past and known[1] is state.singles:
        return known[2]
    turns = state.turns[: state.turn + 1]
    told = tuple(zip(*hands_by_turn(state.singles, state.duplexes, state.past, state.seats, turns), strict=True))
    if len(_last_told) >= _TOLD_KEPT:
        _last_told.clear()
    _last_told[id(state.past)] = (state.past, state.singles, told)
    return told


_TOLD_KEPT = 1 << 10
_last_past: dict[int, tuple[tuple[Pair, ...], tuple[tuple[Pair, ...], ...], tuple[tuple[Pair, ...], ...]]] = {}
_last_told: dict[int, tuple[tuple[tuple[Pair, ...], ...], Hand, tuple[tuple[Hand, ...], ...]]] = {}
"""By the identity of `State.past`, which all States of a turn share: comparing it would cost what is saved here."""
