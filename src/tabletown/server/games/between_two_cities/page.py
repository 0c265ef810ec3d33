"""Which records travel between this game and the page: `make types` writes them as TypeScript."""

from tabletown.server.games.between_two_cities import asked, asked_automa, automa_records, people
from tabletown.server.tools.chapters import Chapter

RECORDS = (*people.SECTIONS, *automa_records.SECTIONS)
QUESTIONS = (asked, asked_automa)
EVENTS = {"GameEvent": people.EVENTS, "AutomaEvent": automa_records.EVENTS}
"""What is told at a table among people, and what besides at one with Automas."""
NAMES = people.NAMES
CHAPTERS = (
    Chapter("Between Two Cities", people.SECTIONS, people.EVENTS),
    Chapter("Between Two Cities with Automas", automa_records.SECTIONS, automa_records.EVENTS),
)
