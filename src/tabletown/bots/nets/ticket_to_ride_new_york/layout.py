"""What the net looks at, part by part: how many numbers, and what they are multiplied with while it learns.

All are bytes. Distances are of two sorts: in taxis, and in half turns (a claim is two, a card of the right colour that
is not in the hand is one). Both go over own routes for nothing and over open ones; `FAR` is what cannot be reached.
"""

from tabletown.ticket_to_ride_new_york.board import ROUTES, TICKETS, Stop
from tabletown.ticket_to_ride_new_york.cards import COLOURS, Card

FAR = 31
ZERO = 64
"""What stands for 0 where numbers can be below it."""
MOST_SEATS = 4
SEATS = (2, 3, 4)
CLAIM_TURN = 2
"""Half turns of a claim."""

_KINDS, _ROUTES, _TICKETS = len(Card), len(ROUTES), len(TICKETS)

_TABLE = (
    ("phase", 4, 1.0),
    ("seats", len(SEATS), 1.0),
    ("turn", MOST_SEATS, 1.0),
    ("last lap", 1, 1.0),
    ("turns left", 1, 0.25),
    ("hand", _KINDS, 0.5),
    ("display", _KINDS, 0.5),
    ("discards", _KINDS, 0.25),
    ("unseen", _KINDS, 0.25),
    ("deck size", 1, 1 / 16),
    ("ticket deck size", 1, 1 / 8),
)
_OWN = (
    ("taxis", 1, 1 / 8),
    ("points", 1, 1 / 16),
    ("hand size", 1, 1 / 8),
    ("total", 1, 1 / 32),
    ("lead", 1, 1 / 32),
    ("sights", 1, 1 / 4),
    ("open tickets", 1, 0.5),
    ("places", len(Stop), 1.0),
)
_ROUTE_PARTS = (
    ("own", 1.0),
    ("open", 1.0),
    ("missing", 0.5),
    ("on short ways", 1.0),
    ("worth of short ways", 1 / 8),
    ("on quick ways", 1.0),
    ("worth of quick ways", 1 / 8),
    ("on the first's ways", 1.0),
    ("on the second's ways", 1.0),
)
_NEEDS = (
    ("colours of short ways", len(COLOURS), 0.25),
    ("colours of quick ways", len(COLOURS), 0.25),
    ("grey of quick ways", 1, 0.25),
)
_TICKET_PARTS = (
    ("not yet", 1.0),
    ("done", 1.0),
    ("returned", 1.0),
    ("taxis to", 1 / 8),
    ("taxis to those not yet", 1 / 8),
    ("half turns to those not yet", 1 / 8),
    ("first", 1.0),
    ("second", 1.0),
)
_SHOWN = (("first: points, taxis, half turns", 3, 1 / 8), ("second: points, taxis, half turns", 3, 1 / 8))
_OTHER = (
    ("sits there", 1, 1.0),
    ("hand size", 1, 1 / 8),
    ("known", _KINDS, 0.5),
    ("taxis", 1, 1 / 8),
    ("points", 1, 1 / 16),
    ("tickets", 1, 1 / 4),
    ("sights", 1, 1 / 4),
    ("routes", _ROUTES, 1.0),
    ("connected", _TICKETS, 1.0),
)

LAYOUT: tuple[tuple[str, int, float], ...] = (
    *_TABLE,
    *_OWN,
    *((f"routes: {name}", _ROUTES, scale) for name, scale in _ROUTE_PARTS),
    *_NEEDS,
    *((f"tickets: {name}", _TICKETS, scale) for name, scale in _TICKET_PARTS),
    *_SHOWN,
    *((f"other {number}: {name}", wide, scale) for number in range(1, MOST_SEATS) for name, wide, scale in _OTHER),
)
"""Name, how many numbers, scale."""
ROW = sum(wide for _, wide, _ in LAYOUT)
OTHER_ROW = sum(wide for _, wide, _ in _OTHER)
"""Numbers about one of the others."""
SCALES = tuple(scale for _, wide, scale in LAYOUT for _ in range(wide))


def place_of(name: str) -> slice:
    """Where a part lies in a row."""
    start = 0
    for part, wide, _ in LAYOUT:
        if part == name:
            return slice(start, start + wide)
        start += wide
    raise KeyError(name)
