"""Where cards come from and go to: the deck, the display of five, and the discards (rules 3.1 to 3.8)."""

from typing import NamedTuple

from tabletown.core.chance import shuffled
from tabletown.core.event import Event
from tabletown.ticket_to_ride_new_york.cards import ALL_CARDS, CARD_OF, WILD_SHIFT, Bundle, Card, bundle, cards_in, size
from tabletown.ticket_to_ride_new_york.events import DisplaySwept, Reshuffled, TurnedUp, turned_up

DISPLAY = 5
MOST_WILDS = 2
"""A full display with more wilds than this is swept."""


class Stock(NamedTuple):
    deck: str
    """The letters of the cards, the next one first. Empty only if there are no discards either."""
    display: Bundle
    discards: Bundle
    shuffles: int
    """How many decks there have been: each has a stream of chance of its own."""
    swept: Bundle = 0
    """The display that the last change of the stock swept away (the first, if several), for all to see."""


def new_deck(cards: Bundle, seed: str, number: int) -> str:
    """Sorted before it is shuffled, so that only the seed and the set of cards decide (rule 3.5)."""
    return "".join(shuffled(cards_in(cards), seed, f"deck/{number}"))


def first_stock(seats: int, seed: str) -> tuple[tuple[Bundle, ...], Stock]:
    """Two cards to every seat, then the display."""
    deck = new_deck(ALL_CARDS, seed, 1)
    hands = tuple(bundle(deck[2 * seat : 2 * seat + 2]) for seat in range(seats))
    return hands, _settled(Stock(deck[2 * seats :], 0, 0, 1), seed, [])


def draw_top(stock: Stock, seed: str, events: list[Event]) -> Stock:
    """What is left when the top card is gone."""
    rest = Stock(stock.deck[1:], stock.display, stock.discards, stock.shuffles)
    return rest if rest.deck else _settled(rest, seed, events)


def take(stock: Stock, card: Card, seed: str, events: list[Event]) -> Stock:
    """A card of the display is taken and replaced at once."""
    deck = stock.deck
    display = stock.display - card.unit
    if len(deck) > 1:
        # The usual case: one card from the deck fills the gap, and nothing else happens.
        top = CARD_OF[deck[0]]
        filled = display + top.unit
        if filled >> WILD_SHIFT <= MOST_WILDS:
            events.append(turned_up((top,)))
            return Stock(deck[1:], filled, stock.discards, stock.shuffles)
    return _settled(Stock(deck, display, stock.discards, stock.shuffles), seed, events)


def discard(stock: Stock, cards: Bundle, seed: str, events: list[Event]) -> Stock:
    after = Stock(stock.deck, stock.display, stock.discards + cards, stock.shuffles)
    return after if after.deck else _settled(after, seed, events)


def has_too_many_wilds(stock: Stock) -> bool:
    """Whether the display should be swept. One that is not full has nothing left to be filled from (rule 3.4)."""
    return stock.display >> WILD_SHIFT > MOST_WILDS and bool(stock.deck or stock.discards)


def drawable(stock: Stock, *, second: bool) -> bool:
    """Whether any card can be drawn; a wild of the display cannot be the second card (rules 4.4 and 4.6)."""
    return bool(stock.deck) or bool(stock.display & (1 << WILD_SHIFT) - 1 if second else stock.display)


def _settled(stock: Stock, seed: str, events: list[Event]) -> Stock:
    """Reshuffle, fill the display and sweep it until nothing more is to do."""
    shuffles = stock.shuffles
    stock = _filled(stock, seed, events)
    swept, times, swapped = 0, 0, False
    later: list[Event] = []
    while has_too_many_wilds(stock):
        # After a reshuffle everybody knows what is left, and so whether sweeping on can help (rule 3.7).
        if stock.shuffles > shuffles and (swapped or _lacks_colours(stock)):
            break
        # Five for five: the next sweep would only bring the same five back.
        swapped = len(stock.deck) == DISPLAY and not stock.discards
        swept, times = swept or stock.display, times + 1
        # Of several displays only the first and the last are told, else a State would have to remember them all.
        later = [event for event in later if isinstance(event, Reshuffled)]
        stock = _filled(Stock(stock.deck, 0, stock.discards + stock.display, stock.shuffles), seed, later)
    if times:
        events += [DisplaySwept(cards_in(swept), times), *later]
    return Stock(stock.deck, stock.display, stock.discards, stock.shuffles, swept)


def _lacks_colours(stock: Stock) -> bool:
    """Whether no display with few enough wilds can be made of all that is left."""
    colours = (1 << WILD_SHIFT) - 1
    left = size(bundle(stock.deck) & colours) + size((stock.display + stock.discards) & colours)
    return left < DISPLAY - MOST_WILDS


def _filled(stock: Stock, seed: str, events: list[Event]) -> Stock:
    deck, display, discards, shuffles = stock.deck, stock.display, stock.discards, stock.shuffles
    while True:
        missing = DISPLAY - size(display)
        display += bundle(deck[:missing])
        deck = deck[missing:]
        if deck or not discards:
            break
        # The deck has just run out, or there is something to shuffle at last.
        shuffles += 1
        deck, discards = new_deck(discards, seed, shuffles), 0
        events.append(Reshuffled(len(deck)))
    if display != stock.display:
        events.append(TurnedUp(cards_in(display - stock.display)))
    return Stock(deck, display, discards, shuffles)
