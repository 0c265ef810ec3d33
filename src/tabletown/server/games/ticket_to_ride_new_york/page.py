"""Which records travel between this game and the page: `make types` writes them as TypeScript."""

from tabletown.server.games.ticket_to_ride_new_york import asked, picture
from tabletown.server.tools.chapters import Chapter
from tabletown.ticket_to_ride_new_york.board import Stop
from tabletown.ticket_to_ride_new_york.words import CARD_WORDS, DECIDED

RECORDS = picture.SECTIONS
QUESTIONS = (asked,)
EVENTS = {"GameEvent": picture.EVENTS}
WORDS = {
    "CARD_WORDS": CARD_WORDS,
    "DECIDED": DECIDED,
    "STOP_NAMES": {stop.value: stop.full_name for stop in Stop},
}
"""What the page says without asking. Stops are called the same in every language."""
CHAPTERS = (Chapter("Ticket to Ride: New York", picture.SECTIONS, picture.EVENTS),)
