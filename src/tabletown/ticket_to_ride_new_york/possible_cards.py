"""Hands and a deck that explain all the cards somebody has seen (rule 9.4).

Two heaps are unseen. What nobody was seen to take before the last reshuffle (`held over`) lay in the hands then, all
of it. What came off the new deck since then (`fresh`) is in the hands, or was paid, or is still in the deck. A payment
with cards nobody had seen may have come from either heap.
"""

from dataclasses import dataclass

from tabletown.core.chance import Stream
from tabletown.ticket_to_ride_new_york.cards import ALL_CARDS, COUNT, Bundle, Card, bundle, cards_in, covers
from tabletown.ticket_to_ride_new_york.view import View


@dataclass(frozen=True, slots=True)
class Deal:
    hands: tuple[Bundle, ...]
    held_over: tuple[Bundle, ...]
    deck: str


@dataclass(slots=True)
class _Heap:
    """Unseen cards, and the places in the seats' hands that were filled from them."""

    cards: Bundle
    places: list[int]
    given: list[Bundle]

    def give(self, seat: int, card: Card) -> bool:
        if not self.places[seat] or not covers(self.cards, card.unit):
            return False
        self.cards -= card.unit
        self.places[seat] -= 1
        self.given[seat] += card.unit
        return True

    def take_back(self, seat: int, card: Card) -> None:
        self.cards += card.unit
        self.places[seat] += 1
        self.given[seat] -= card.unit


def deal_unseen(view: View, stream: Stream) -> Deal:
    seats = range(view.seats)
    known = [bundle(seen.known) for seen in view.players]
    revealed = [bundle(seen.revealed) for seen in view.players]
    old, fresh = _heaps(view, known, revealed)
    owed = [(seat, card) for seat in seats if seat != view.seat for card in cards_in(revealed[seat])]
    if not _pay(owed, old, fresh, stream):
        raise ValueError("no deal explains this View")
    deck = _fill(fresh, stream)
    _fill(old, stream)
    hands = tuple(known[seat] + old.given[seat] + fresh.given[seat] - revealed[seat] for seat in seats)
    return Deal(hands, tuple(old.given), "".join(deck))


def _heaps(view: View, known: list[Bundle], revealed: list[Bundle]) -> tuple[_Heap, _Heap]:
    """The two heaps, less what the viewer holds of them."""
    held_over = bundle(view.held_over)
    seen = bundle(view.display) + bundle(view.discards) + sum(known)
    old = _Heap(held_over, [p.held_over for p in view.players], [0] * view.seats)
    counts = [p.hand_size - len(p.known) - p.held_over + len(p.revealed) for p in view.players]
    fresh = _Heap(ALL_CARDS - seen - held_over + sum(revealed), counts, [0] * view.seats)
    if view.seat is not None:
        own = bundle(view.own_held_over)
        drawn = bundle(view.hand) - known[view.seat] - own + revealed[view.seat]
        for heap, cards in ((old, own), (fresh, drawn)):
            heap.cards -= cards
            heap.given[view.seat] = cards
            heap.places[view.seat] = 0
    return old, fresh


def _pay(owed: list[tuple[int, Card]], old: _Heap, fresh: _Heap, stream: Stream) -> bool:
    """Find a heap for every card that was paid unseen; the fuller heap of that kind is the likelier one."""
    if not owed:
        return True
    (seat, card), rest = owed[0], owed[1:]
    in_old, in_fresh = old.cards >> card.shift & COUNT, fresh.cards >> card.shift & COUNT
    heaps = (old, fresh)
    if in_fresh and stream.below(in_old + in_fresh) >= in_old:
        heaps = (fresh, old)
    for heap in heaps:
        if heap.give(seat, card):
            if _pay(rest, old, fresh, stream):
                return True
            heap.take_back(seat, card)
    return False


def _fill(heap: _Heap, stream: Stream) -> tuple[Card, ...]:
    """Deal the heap out to the places that are left; what remains, in random order."""
    cards = stream.shuffled(cards_in(heap.cards))
    for seat, places in enumerate(heap.places):
        heap.given[seat] += bundle(cards[:places])
        cards = cards[places:]
    return cards
