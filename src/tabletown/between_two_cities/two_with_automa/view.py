"""What one of two people may know at a table with an Automa: the Automa's row is open, the other hand is not."""

from dataclasses import dataclass

from tabletown.between_two_cities.automas.cards import AutomaCard, DeckCard
from tabletown.between_two_cities.automas.names import Automa
from tabletown.between_two_cities.box.modules import BASE, Modules
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.scoring import score_cities
from tabletown.between_two_cities.people.moves import Pair, Side
from tabletown.between_two_cities.people.schedule import Turn, schedule
from tabletown.between_two_cities.people.state import Hand, PerSeat, Phase
from tabletown.between_two_cities.two_with_automa.state import (
    AUTOMA_SEAT,
    PEOPLE,
    SEATS,
    SHARED_SIDE,
    DuoAssigned,
    DuoState,
    Maybe,
    automa_took,
    hands_by_turn,
)
from tabletown.core.seat import Seat


@dataclass(frozen=True, slots=True)
class DuoRow:
    """The Automa as it lies before everybody."""

    automa: Automa
    card: AutomaCard | None
    """The card of this turn; None in round 2."""
    tiles: Hand
    """The rest of its row, from the left."""
    taken: tuple[DuoAssigned, ...]
    """What it has taken in this turn, and why."""


@dataclass(frozen=True, slots=True)
class DuoView:
    seat: Seat | None
    """None: an onlooker."""
    seats: int
    phase: Phase
    turn: int
    hand: Hand
    hand_sizes: tuple[int, ...]
    """Of the two people."""
    has_chosen: tuple[bool, ...]
    choice: Pair | None
    loose: PerSeat
    filled: tuple[Side | None, ...]
    theirs: Maybe
    """By person: the Automa's tile that she still places."""
    shared_side: tuple[Side, Side]
    """By person: on which side lies the city that she shares with the Automa."""
    waiting: Maybe
    """By person: the duplex for that city, until round 2."""
    automa: DuoRow
    cities: tuple[City, ...]
    points: tuple[int, ...]
    past: tuple[PerSeat, ...]
    """What everybody took, turn by turn, as far as it is known to all; the Automa last."""
    held: tuple[Hand, ...]
    """The hands this seat has picked up itself, turn by turn."""
    rows: tuple[Hand, ...]
    """The Automa's open rows, turn by turn."""
    duplexes: Hand
    """Those of the Automa's cities, drawn at the start."""
    cards_dealt: tuple[DeckCard, ...]
    cards_left: tuple[DeckCard, ...]
    """By number: their order is hidden."""
    modules: Modules = BASE
    """What of Capitals is played with."""

    @property
    def turns(self) -> tuple[Turn, ...]:
        return schedule(SEATS, self.modules.hand)


def view_of(state: DuoState, seat: Seat | None) -> DuoView:
    phase = state.phase
    choosing = phase is Phase.CHOOSE
    revealed = [pair for pair in state.chosen if pair is not None] if phase is Phase.PLACE else None
    told = hands_by_turn(state.singles, state.duplexes, state.past, state.turns[: state.turn + 1])
    card = state.cards[state.dealt - 1].usual if state.assigned else None
    return DuoView(
        seat=seat,
        seats=PEOPLE,
        phase=phase,
        turn=state.turn,
        hand=state.hands[seat] if choosing and seat is not None else (),
        hand_sizes=tuple(len(hand) for hand in state.hands[:PEOPLE]),
        has_chosen=tuple(pair is not None for pair in state.chosen),
        choice=state.chosen[seat] if choosing and seat is not None else None,
        loose=state.loose,
        filled=state.filled,
        theirs=state.theirs,
        shared_side=SHARED_SIDE,
        waiting=state.waiting,
        automa=DuoRow(Automa.AUTOMMASO, card, state.hands[AUTOMA_SEAT], state.assigned),
        cities=state.cities,
        points=tuple(score.total for score in score_cities(state.cities, state.modules.districts)),
        past=state.past if revealed is None else (*state.past, (*revealed, automa_took(state))),
        held=() if seat is None else tuple(hands[seat] for hands in told),
        rows=tuple(hands[AUTOMA_SEAT] for hands in told),
        duplexes=state.duplexes[:PEOPLE],
        cards_dealt=state.cards[: state.dealt],
        cards_left=tuple(sorted(state.cards[state.dealt :], key=lambda card: card.number)),
        modules=state.modules,
    )
