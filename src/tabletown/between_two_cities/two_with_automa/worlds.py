"""Possible worlds of a person at a table with an Automa, whose open rows everybody remembers."""

from tabletown.between_two_cities.box.tiles import DUPLEXES
from tabletown.between_two_cities.people.moves import Pair, choices
from tabletown.between_two_cities.people.options import singles_of
from tabletown.between_two_cities.people.state import Hand, PerSeat, Phase
from tabletown.between_two_cities.people.worlds import followed_hand, stack_of
from tabletown.between_two_cities.two_with_automa.state import AUTOMA_SEAT, PEOPLE, SEATS, DuoState, hands_by_turn, less
from tabletown.between_two_cities.two_with_automa.view import DuoView
from tabletown.core.chance import Stream


def resample(view: DuoView, stream: Stream) -> DuoState:
    """Fill in what the View leaves open: tiles never seen are dealt anew, a secret choice is drawn from its hand."""
    singles = _stack(view, (), singles_of(view.modules), duplexes=False, stream=stream)
    duplexes = _stack(view, view.duplexes, DUPLEXES, duplexes=True, stream=stream)
    hands, chosen = _in_hand(view, singles, duplexes, stream)
    return DuoState(
        singles,
        duplexes,
        cards=(*view.cards_dealt, *stream.shuffled(view.cards_left)),
        dealt=len(view.cards_dealt),
        turn=view.turn,
        hands=hands,
        chosen=chosen,
        loose=view.loose,
        filled=view.filled,
        theirs=view.theirs,
        waiting=view.waiting,
        assigned=view.automa.taken,
        cities=view.cities,
        past=view.past[: view.turn],
        modules=view.modules,
    )


def _in_hand(view: DuoView, singles: Hand, duplexes: Hand, stream: Stream) -> tuple[PerSeat, tuple[Pair | None, ...]]:
    """The hands that follow from the stacks, and this turn's choices."""
    if view.phase is Phase.OVER:
        return ((), (), ()), (None, None)
    *people, _ = hands_by_turn(singles, duplexes, view.past[: view.turn], view.turns[: view.turn + 1])[-1]
    row = view.automa.tiles
    if view.phase is Phase.PLACE:
        revealed = [(pair[0], pair[1]) for pair in view.past[-1][:PEOPLE]]
        return (*(less(hand, pair) for hand, pair in zip(people, revealed, strict=True)), row), tuple(revealed)
    return (*people, row), tuple(_choice(view, seat, hand, stream) for seat, hand in enumerate(people))


def _choice(view: DuoView, seat: int, hand: Hand, stream: Stream) -> Pair | None:
    if not view.has_chosen[seat]:
        return None
    return view.choice if seat == view.seat else stream.choice(choices(hand)).tiles


def _stack(view: DuoView, first: Hand, box: Hand, *, duplexes: bool, stream: Stream) -> Hand:
    """One stack, in an order that explains all this View has seen of it."""
    known = [
        (known_hand(view, number, seat), turn)
        for number, turn in enumerate(view.turns[: view.turn + 1])
        if turn.duplexes == duplexes and turn.drawn >= 0
        for seat in range(PEOPLE if duplexes else SEATS)
    ]
    return stack_of(known, box, stream, first)


def known_hand(view: DuoView, deal: int, seat: int) -> Hand:
    """What is known of the hand dealt to a seat: what was taken from it; all once this View or the Automa had it."""
    turns = view.turns[: view.turn + 1]
    seen: dict[int | None, tuple[Hand, ...]] = {view.seat: view.held}
    if not turns[deal].duplexes:
        # Everybody sees the Automa's rows; of the duplexes it is dealt none.
        seen[AUTOMA_SEAT] = view.rows
    return followed_hand(deal, seat, turns, view.past, seen, SEATS)
