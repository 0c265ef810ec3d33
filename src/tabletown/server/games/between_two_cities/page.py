"""Which records travel between this game and the page: `make types` writes them as TypeScript."""

from tabletown.between_two_cities.automas.names import Town
from tabletown.between_two_cities.automas.words import town_message
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.box.words import COLUMN_WORDS, LETTER_WORDS, MAT_WORDS, name_category, name_tile
from tabletown.between_two_cities.city.civics import CIVIC_POINTS
from tabletown.between_two_cities.city.scoring import MOST, OFFICE_SET_POINTS, OTHER, SECOND, TAVERN_SET_POINTS
from tabletown.between_two_cities.city.tables import LINE_POINTS, park_points
from tabletown.between_two_cities.people.words import DECIDED
from tabletown.between_two_cities.solo.categories import categories
from tabletown.server.games.between_two_cities import asked, asked_automa, asked_try, automa_records, people
from tabletown.server.tools.chapters import Chapter

RECORDS = (*people.SECTIONS, *automa_records.SECTIONS)
QUESTIONS = (asked, asked_automa, asked_try)
EVENTS = {"GameEvent": people.EVENTS, "AutomaEvent": automa_records.EVENTS}
"""What is told at a table among people, and what besides at one with Automas."""
STRIPS: dict[str, tuple[int | str, ...]] = {
    "LINE_STRIP": LINE_POINTS[1:],
    "FACTORY_STRIP": (MOST, SECOND, OTHER),
    "TAVERN_STRIP": TAVERN_SET_POINTS[1:],
    "OFFICE_STRIP": OFFICE_SET_POINTS[1:],
    "PARK_STRIP": (*map(park_points, (1, 2, 3)), f"+{park_points(5) - park_points(4)}"),
    "CIVIC_VALUES": CIVIC_POINTS,
}
"""What stands along the foot of the tiles: numbers of the rules, which the page does not write itself."""
NAMES = (
    people.NAMES
    | {"TOWNS": tuple(map(town_message, Town))}
    | {name: tuple(map(str, numbers)) for name, numbers in STRIPS.items()}
)
WORDS = {
    "LETTER_WORDS": LETTER_WORDS,
    "COLUMN_WORDS": COLUMN_WORDS,
    "MAT_WORDS": MAT_WORDS,
    "DECIDED": DECIDED,
    "CATEGORIES": {one: name_category(one) for one in categories(civics=True, districts=True)},
    "TILE_NAMES": {tile.value: name_tile(tile) for tile in Tile},
}
"""What the page says without asking."""
CHAPTERS = (
    Chapter("Between Two Cities", people.SECTIONS, people.EVENTS),
    Chapter("Between Two Cities with Automas", automa_records.SECTIONS, automa_records.EVENTS),
)
