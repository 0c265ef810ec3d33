"""The map with its routes and taxis as a picture, in the colours of the page."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tabletown.envs.svg import INK, circle, document, line, rect, words
from tabletown.ticket_to_ride_new_york.board import ROUTES, Route, Stop
from tabletown.ticket_to_ride_new_york.cards import Card
from tabletown.ticket_to_ride_new_york.state import Phase
from tabletown.ticket_to_ride_new_york.view import View

_WIDTH, _HEIGHT = 620.0, 960.0
_SITES = {
    "LC": (178, 96),
    "CP": (372, 78),
    "MW": (148, 246),
    "TS": (292, 222),
    "UN": (488, 244),
    "ES": (306, 336),
    "CH": (132, 408),
    "GP": (368, 446),
    "GV": (262, 574),
    "EV": (434, 566),
    "SO": (164, 722),
    "CT": (308, 744),
    "LE": (440, 672),
    "WS": (236, 866),
    "BK": (508, 880),
}
"""Where the page has the places, too."""
_SUITS = {
    "B": "#3f7fbd",
    "G": "#5f9a4a",
    "K": "#4a4340",
    "P": "#db86ad",
    "R": "#c6453b",
    "O": "#e58a35",
    "W": "#f0c23a",
}
_GREY = "#cfc6b8"
_SEATS = ("#f0b92e", "#2c8f88", "#7d57a6", "#f7f1e6")
_APART = 7.0
"""Half the distance between the two halves of a double route."""


def draw_ride(view: View) -> str:
    owner = {route: seat for seat, player in enumerate(view.players) for route in player.routes}
    parts = [part for route in ROUTES for part in _route(route, owner.get(route))]
    for stop in Stop:
        x, y = _SITES[str(stop)]
        parts += [circle(x, y, 8, "#fffdf8"), words(x + 11, y - 6, stop.full_name, 13)]
    parts += _beside(view)
    return document(_WIDTH + 300, _HEIGHT, *parts)


def _route(route: Route, seat: int | None) -> Iterator[str]:
    one, other = (_SITES[str(stop)] for stop in route.ends)
    shift = 0.0
    halves = [half for half in ROUTES if set(half.ends) == set(route.ends)]
    if len(halves) > 1:
        shift = _APART if halves[0] is route else -_APART
    length = ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5
    aside = (shift * (other[1] - one[1]) / length, shift * (one[0] - other[0]) / length)
    start, end = ((x + aside[0], y + aside[1]) for x, y in (one, other))
    colour = _SUITS[str(route.colours[0])] if len(route.colours) == 1 else _GREY
    yield line(start, end, colour, 6)
    if seat is not None:
        for number in range(route.length):
            part = (number + 0.5) / route.length
            x, y = (start[axis] + part * (end[axis] - start[axis]) for axis in (0, 1))
            yield rect(x - 7, y - 5, 14, 10, _SEATS[seat], INK)
    else:
        middle = [(start[axis] + end[axis]) / 2 for axis in (0, 1)]
        yield words(middle[0], middle[1] + 4, str(route.length), 11, "middle")


def _beside(view: View) -> Iterator[str]:
    x, y = _WIDTH + 10, 30.0
    phase = "The end" if view.phase is Phase.OVER else f"Seat {view.turn + 1}: {view.phase}"
    yield words(x, y, phase, 15)
    yield from _cards(x, y + 14, view.display)
    yield words(x, y + 58, f"deck {view.deck_size}, tickets {view.ticket_deck_size}")
    for seat, player in enumerate(view.players):
        top = y + 90 + seat * 48
        yield rect(x, top - 12, 14, 14, _SEATS[seat], INK)
        told = f"seat {seat + 1}: {player.points} points, {player.taxis} taxis"
        yield words(x + 20, top, told, 13)
        yield words(x + 20, top + 16, f"{player.hand_size} cards, {player.tickets} tickets", 12)
    if view.seat is not None:
        top = y + 100 + view.seats * 48
        yield words(x, top, f"Hand of seat {view.seat + 1}", 13)
        yield from _cards(x, top + 8, view.hand)
        for number, ticket in enumerate(view.tickets):
            yield words(x, top + 60 + 16 * number, str(ticket), 12)


def _cards(x: float, y: float, cards: Sequence[Card]) -> Iterator[str]:
    for place, (card, count) in enumerate(sorted(Counter(cards).items())):
        yield rect(x + 38 * place, y, 34, 24, _SUITS[str(card)], INK)
        yield words(x + 38 * place + 17, y + 16, f"{count}{card}", 12, "middle")
