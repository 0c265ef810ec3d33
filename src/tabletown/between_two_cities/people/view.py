"""What one seat may know, built field by field from that and nothing else (rule 5)."""

from dataclasses import dataclass

from tabletown.between_two_cities.box.modules import BASE, Modules
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Pair, Side
from tabletown.between_two_cities.people.schedule import Turn, schedule
from tabletown.between_two_cities.people.state import Hand, PerSeat, Phase, State, hands_by_turn
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


def view_of(state: State, seat: Seat | None) -> View:
    phase = state.phase
    choosing = phase is Phase.CHOOSE
    revealed = tuple([pair for pair in state.chosen if pair is not None]) if phase is Phase.PLACE else None
    return View(
        seat=seat,
        seats=state.seats,
        phase=phase,
        turn=state.turn,
        hand=state.hands[seat] if choosing and seat is not None else (),
        hand_sizes=tuple(map(len, state.hands)),
        has_chosen=tuple([pair is not None for pair in state.chosen]),
        choice=state.chosen[seat] if choosing and seat is not None else None,
        loose=state.loose,
        filled=state.filled,
        cities=state.cities,
        past=state.past if revealed is None else (*state.past, revealed),
        held=() if seat is None else _held(state, seat),
        modules=state.modules,
    )


def _held(state: State, seat: Seat) -> tuple[Hand, ...]:
    return tuple([hands[seat] for hands in _told(state)])


def _told(state: State) -> tuple[PerSeat, ...]:
    """Everybody's hands so far: all seats' Views of one turn are made from the same, so the last is kept."""
    known = _last_told.get(id(state.past))
    if known is not None and known[0] is state.past and known[1] is state.singles:
        return known[2]
    turns = state.turns[: state.turn + 1]
    told = hands_by_turn(state.singles, state.duplexes, state.past, state.seats, turns)
    if len(_last_told) >= _TOLD_KEPT:
        _last_told.clear()
    _last_told[id(state.past)] = (state.past, state.singles, told)
    return told


_TOLD_KEPT = 4096
_last_told: dict[int, tuple[tuple[tuple[Pair, ...], ...], Hand, tuple[PerSeat, ...]]] = {}
"""By the identity of `State.past`, which all States of a turn share: comparing it would cost what is saved here."""
