"""What the net looks at, from a View and by pure rules: a row of bytes (`layout` says what is where).

The room `training` makes the same rows in arrays, number by number the same.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tabletown.bots.nets.ticket_to_ride_new_york.layout import CLAIM_TURN, FAR, MOST_SEATS, OTHER_ROW, SEATS, ZERO
from tabletown.ticket_to_ride_new_york.board import ATTRACTIONS, ROUTES, TICKETS, RouteMask, Stop, Ticket
from tabletown.ticket_to_ride_new_york.cards import ALL_CARDS, COLOURS, COUNT, WILD_SHIFT, Bundle, Card, bundle
from tabletown.ticket_to_ride_new_york.network import WITHIN, connects, listed, open_routes, touched
from tabletown.ticket_to_ride_new_york.state import Phase
from tabletown.ticket_to_ride_new_york.view import PlayerSeen, View

_PHASES = (Phase.CHOOSE, Phase.TURN, Phase.SECOND_CARD, Phase.KEEP)
_SIGHTS = sum(stop.bit for stop in ATTRACTIONS)
_STOPS = tuple(Stop)
_ENDS = tuple((_STOPS.index(route.ends[0]), _STOPS.index(route.ends[1])) for route in ROUTES)
_GOALS = tuple((_STOPS.index(ticket.ends[0]), _STOPS.index(ticket.ends[1])) for ticket in TICKETS)
"""Numbers of places, by route and by ticket."""


def table_row(view: View) -> bytes:
    """What the seat looks at that decides."""
    return bytes(_RowMaker(view).numbers())


class _RowMaker:
    def __init__(self, view: View) -> None:
        if view.seat is None:
            raise ValueError("an onlooker has no move to choose")
        self.view, seat = view, view.seat
        self.around = [view.players[(seat + number) % view.seats] for number in range(view.seats)]
        self.places = [(seat + number) % view.seats for number in range(view.seats)]
        self.masks = [_mask(player) for player in self.around]
        self.hand = bundle(view.hand)
        self.own = self.masks[0]
        self.done = [ticket in view.completed for ticket in TICKETS]
        self.missing = [ticket in view.tickets and ticket not in view.completed for ticket in TICKETS]

    def numbers(self) -> list[int]:
        found = [*self._table(), *self._own(), *self._ways()]
        for number in range(1, MOST_SEATS):
            if number < self.view.seats:
                found += _other(self.around[number], self.masks[number])
            else:
                found += [0] * OTHER_ROW
        return found

    def _table(self) -> list[int]:
        view = self.view
        display, discards = bundle(view.display), bundle(view.discards)
        known = sum([bundle(other.known) for other in self.around[1:]])
        unseen = ALL_CARDS - self.hand - display - discards - known
        turn = [int(view.turn == place) for place in self.places]
        found = [int(view.phase is phase) for phase in _PHASES] + [int(view.seats == seats) for seats in SEATS]
        found += turn + [0] * (MOST_SEATS - len(turn))
        found += [int(view.turns_left is not None), view.turns_left or 0]
        for cards in (self.hand, display, discards, unseen):
            found += _counts(cards)
        return [*found, view.deck_size, view.ticket_deck_size]

    def _own(self) -> list[int]:
        view, own = self.view, self.around[0]
        sights = [_sights(mask) for mask in self.masks]
        public = [player.points + seen for player, seen in zip(self.around, sights, strict=True)]
        tickets = sum([t.points if t in view.completed else -t.points for t in view.tickets])
        total, lead = public[0] + tickets + ZERO, public[0] - max(public[1:]) + ZERO
        numbers = [own.taxis, own.points, len(view.hand), max(0, total), max(0, lead), sights[0], sum(self.missing)]
        there = touched(self.own)
        return numbers + [int(there & stop.bit > 0) for stop in Stop]

    def _ways(self) -> list[int]:
        view, taxis = self.view, self.around[0].taxis
        claimed = sum(self.masks)
        opened = listed(open_routes(self.own, claimed, view.seats)) & WITHIN[taxis]
        bare = [_bare(self.hand, number) for number in range(len(ROUTES))]
        wilds = self.hand >> WILD_SHIFT
        is_open = [bool(opened & route.bit) for route in ROUTES]
        lengths = [route.length if free else FAR for route, free in zip(ROUTES, is_open, strict=True)]
        pace = [CLAIM_TURN + lacks if free else FAR for lacks, free in zip(bare, is_open, strict=True)]
        short, quick = ways(self.own, lengths), ways(self.own, pace)
        found = [int(self.own & route.bit > 0) for route in ROUTES]
        found += map(int, is_open)
        found += [max(0, lacks - wilds) if free else 0 for lacks, free in zip(bare, is_open, strict=True)]
        on_short, worth_short = self._on(short)
        on_quick, worth_quick = self._on(quick)
        found += [*on_short, *worth_short, *on_quick, *worth_quick]
        shown = sorted(TICKETS.index(ticket) for ticket in view.shown)
        places = [shown[number] if number < len(shown) else None for number in (0, 1)]
        for place in places:
            found += [0] * len(ROUTES) if place is None else map(int, quick.on(place))
        found += _needs(on_short, bare)[:-1] + _needs(on_quick, bare)
        return found + self._tickets(short, quick, places)

    def _tickets(self, short: "Ways", quick: "Ways", shown: Sequence[int | None]) -> list[int]:
        returned = set()
        for draw in self.view.draws:
            if draw.seat == self.view.seat:
                returned |= set(draw.shown_tickets) - set(draw.kept_tickets)
        numbers = range(len(TICKETS))
        found = [*map(int, self.missing), *map(int, self.done), *_each(returned)]
        found += [short.cost(number) for number in numbers]
        for some in (short, quick):
            found += [some.cost(number) if self.missing[number] else 0 for number in numbers]
        for place in shown:
            found += [int(number == place) for number in numbers]
        for place in shown:
            found += [0] * 3 if place is None else [TICKETS[place].points, short.cost(place), quick.cost(place)]
        return found

    def _on(self, some: "Ways") -> tuple[list[int], list[int]]:
        """By route: on the ways of how many tickets, and what these are worth together."""
        count, worth = [0] * len(ROUTES), [0] * len(ROUTES)
        for number, ticket in enumerate(TICKETS):
            if self.missing[number]:
                for route, is_on in enumerate(some.on(number)):
                    count[route] += is_on
                    worth[route] += is_on * ticket.points
        return count, worth


def _mask(player: PlayerSeen) -> RouteMask:
    return sum([route.bit for route in player.routes])


def _counts(cards: Bundle) -> list[int]:
    return [cards >> card.shift & COUNT for card in Card]


def _sights(routes: RouteMask) -> int:
    return (touched(routes) & _SIGHTS).bit_count()


def _bare(hand: Bundle, number: int) -> int:
    """Cards that are missing for a route, without wilds."""
    route = ROUTES[number]
    return max(0, route.length - max([hand >> colour.shift & COUNT for colour in route.colours]))


def _needs(on: Sequence[int], bare: Sequence[int]) -> list[int]:
    """By colour, cards that are missing on these routes; grey comes last."""
    found = [0] * (len(COLOURS) + 1)
    for route, ticks, lacks in zip(ROUTES, on, bare, strict=True):
        if ticks:
            found[len(COLOURS) if route.is_grey else COLOURS.index(route.colours[0])] += lacks
    return found


def _each(tickets: Iterable[Ticket]) -> list[int]:
    some = set(tickets)
    return [int(ticket in some) for ticket in TICKETS]


def _other(player: PlayerSeen, mask: RouteMask) -> list[int]:
    return [
        *(1, player.hand_size, *_counts(bundle(player.known))),
        *(player.taxis, player.points, player.tickets, _sights(mask)),
        *(int(mask & route.bit > 0) for route in ROUTES),
        *(int(connects(mask, ticket)) for ticket in TICKETS),
    ]


class Ways(NamedTuple):
    """What routes cost, and what it costs to go from anywhere to anywhere over own and open ones."""

    prices: Sequence[int]
    """By route; FAR for those that are not open."""
    distances: list[list[int]]
    """By place and place."""

    def cost(self, ticket: int) -> int:
        start, end = _GOALS[ticket]
        return min(self.distances[start][end], FAR)

    def on(self, ticket: int) -> list[bool]:
        """By route, whether it is on a cheapest way, to be claimed."""
        cost = self.cost(ticket)
        if cost >= FAR:
            return [False] * len(ROUTES)
        start, end = (self.distances[place] for place in _GOALS[ticket])
        return [
            price < FAR and min(start[one] + end[other], start[other] + end[one]) + price == cost
            for price, (one, other) in zip(self.prices, _ENDS, strict=True)
        ]


def ways(own: RouteMask, prices: Sequence[int]) -> Ways:
    """Own routes cost nothing."""
    table = [[FAR] * len(_STOPS) for _ in _STOPS]
    for place, row in enumerate(table):
        row[place] = 0
    for route, (one, other), price in zip(ROUTES, _ENDS, prices, strict=True):
        cost = 0 if route.bit & own else price
        # The cheaper one of two between the same places.
        if cost < table[one][other]:
            table[one][other] = table[other][one] = cost
    for place in range(len(_STOPS)):
        through = table[place]
        table = [
            row
            if row[place] >= FAR
            else [min(known, row[place] + more) for known, more in zip(row, through, strict=True)]
            for row in table
        ]
    return Ways(prices, table)
