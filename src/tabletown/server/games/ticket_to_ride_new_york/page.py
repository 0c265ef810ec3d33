"""Which records travel between this game and the page: `make types` writes them as TypeScript."""

from tabletown.server.games.ticket_to_ride_new_york import asked, picture
from tabletown.server.tools.chapters import Chapter

RECORDS = picture.SECTIONS
QUESTIONS = (asked,)
EVENTS = {"GameEvent": picture.EVENTS}
CHAPTERS = (Chapter("Ticket to Ride: New York", picture.SECTIONS, picture.EVENTS),)
