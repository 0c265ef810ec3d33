"""Possible worlds: a State that somebody with a given View cannot tell from the real one."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from tabletown.between_two_cities.box.tiles import DUPLEXES, Tile
from tabletown.between_two_cities.people.moves import Pair, choices
from tabletown.between_two_cities.people.options import singles_of
from tabletown.between_two_cities.people.schedule import Passing, Turn
from tabletown.between_two_cities.people.state import Hand, PerSeat, Phase, State, hands_by_turn, without
from tabletown.between_two_cities.people.view import View
from tabletown.core.chance import Stream


def resample(view: View, stream: Stream) -> State:
    """Fill in what the View leaves open: tiles never seen are dealt anew, secret choices drawn from the hands."""
    singles = _stack(view, singles_of(view.modules), duplexes=False, stream=stream)
    duplexes = _stack(view, DUPLEXES, duplexes=True, stream=stream)
    past = view.past[: view.turn]
    hands, chosen = _in_hand(view, singles, duplexes, stream)
    return State(
        singles,
        duplexes,
        turn=view.turn,
        hands=hands,
        chosen=chosen,
        loose=view.loose,
        filled=view.filled,
        cities=view.cities,
        past=past,
        modules=view.modules,
    )


def stack_of(known: Sequence[tuple[Hand, Turn]], box: Hand, stream: Stream, first: Hand = ()) -> Hand:
    """A stack that begins with some tiles, then gives every deal what is known of it; chance fills in the rest."""
    unseen = stream.shuffled(_minus(box, (*first, *(tile for hand, _ in known for tile in hand))))
    stack: list[Tile] = [*first]
    for hand, turn in known:
        missing = turn.hand - len(hand)
        stack += [*hand, *unseen[:missing]]
        unseen = unseen[missing:]
    return (*stack, *unseen)


def next_holder(holder: int, turn: Turn, seats: int) -> int:
    """Who gets a hand that is passed on after this turn."""
    return (holder + (1 if turn.passing is Passing.LEFT else -1)) % seats


def _in_hand(view: View, singles: Hand, duplexes: Hand, stream: Stream) -> tuple[PerSeat, tuple[Pair | None, ...]]:
    """The hands that follow from the stacks, and this turn's choices."""
    if view.phase is Phase.OVER:
        return ((),) * view.seats, (None,) * view.seats
    hands = hands_by_turn(singles, duplexes, view.past[: view.turn], view.seats, view.turns[: view.turn + 1])[-1]
    if view.phase is Phase.PLACE:
        revealed = view.past[-1]
        return tuple(without(hand, pair) for hand, pair in zip(hands, revealed, strict=True)), revealed
    return hands, tuple(_choice(view, seat, hand, stream) for seat, hand in enumerate(hands))


def _choice(view: View, seat: int, hand: Hand, stream: Stream) -> Pair | None:
    if not view.has_chosen[seat]:
        return None
    return view.choice if seat == view.seat else stream.choice(choices(hand)).tiles


def _stack(view: View, box: Hand, *, duplexes: bool, stream: Stream) -> Hand:
    """One stack, in an order that explains all this View has seen of it."""
    deals = [number for number, turn in enumerate(view.turns) if turn.duplexes == duplexes and turn.drawn >= 0]
    known = [
        (known_hand(view, number, seat), view.turns[number])
        for number in deals
        if number <= view.turn
        for seat in range(view.seats)
    ]
    return stack_of(known, box, stream)


def known_hand(view: View, deal: int, seat: int) -> Hand:
    """What is known of the hand dealt to a seat: what was taken from it, and all of it once this View has held it."""
    return followed_hand(deal, seat, view.turns[: view.turn + 1], view.past, {view.seat: view.held}, view.seats)


def followed_hand(
    deal: int,
    seat: int,
    turns: Sequence[Turn],
    past: Sequence[Sequence[Hand]],
    seen: Mapping[int | None, Sequence[Hand]],
    seats: int,
) -> Hand:
    """Go from seat to seat with a hand that was dealt, as far as to one whose hands were seen (by holder, by turn)."""
    known: list[Tile] = []
    holder = seat
    for number, turn in enumerate(turns[deal:], deal):
        if number > deal:
            if turn.drawn >= 0:
                break
            holder = next_holder(holder, turns[number - 1], seats)
        if holder in seen:
            # Tiles taken before come first, so that taking them leaves exactly the hand that was seen.
            return (*known, *seen[holder][number])
        if number < len(past):
            known += past[number][holder]
    return tuple(known)


def _minus(box: Hand, tiles: Iterable[Tile]) -> Hand:
    counts = Counter(box)
    counts.subtract(tiles)
    return tuple(counts.elements())


def known_hands(view: View) -> Iterator[tuple[int, Hand]]:
    """Hands of other seats that this one has held and passed on, less what was openly taken from them since."""
    if view.seat is None or view.phase is not Phase.CHOOSE:
        return
    for ago in range(1, view.turns[view.turn].step):
        turn = view.turn - ago
        way = 1 if view.turns[turn].passing is Passing.LEFT else -1
        hand, holder = view.held[turn], int(view.seat)
        for later in range(turn, view.turn):
            hand = without(hand, view.past[later][holder])
            holder = (holder + way) % view.seats
        if holder != view.seat:
            yield holder, hand
