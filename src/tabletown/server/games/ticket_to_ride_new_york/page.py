"""Which records travel between this game and the page: `make types` writes them as TypeScript."""

from tabletown.server.games.ticket_to_ride_new_york import asked, picture

RECORDS = picture.SECTIONS
QUESTIONS = (asked,)
EVENTS = {"GameEvent": picture.EVENTS}
