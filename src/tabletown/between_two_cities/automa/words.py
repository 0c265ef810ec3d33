"""Why an Automa took a tile, in words: as a message with its values for every language, and in English."""

from dataclasses import dataclass

from tabletown.between_two_cities.automa.cards import Rule
from tabletown.between_two_cities.automa.choice import KIND_OF, Choice
from tabletown.between_two_cities.automa.names import Automa
from tabletown.between_two_cities.tiles import Tile

_BEST = "automa-takes-best"
_TIED = "automa-takes-tied"
_LEFTMOST = "automa-takes-leftmost"
_ONLY = "automa-takes-only"
_MISSING = "automa-takes-missing"
_FIRST = "automa-takes-first"
_NOTHING_MISSING = "automa-nothing-missing"

_ENGLISH = {
    _BEST: "{automa} takes the {tile}: {points} in {town}, next best {next}.",
    _TIED: "{automa} takes the {tile}: {points} in {town}, like the {other}, which stands lower on the list.",
    _LEFTMOST: "{automa} takes the {tile}: {points} in {town}, like the {other}, which lies further right.",
    _ONLY: "{automa} takes the {tile}: {points} in {town}; nothing else lies there.",
    _MISSING: "{automa} takes the {tile}: {town} has none yet.",
    _FIRST: "{automa} takes the {tile} for {town}: it lies furthest to the left.",
    _NOTHING_MISSING: "No type in the row is missing in {town}.",
}
_TOWNS = {
    "Lefthaven": "town-lefthaven",
    "Automaville": "town-automaville",
    "Rightcastle": "town-rightcastle",
    "city 2": "town-city-2",
    "city 3": "town-city-3",
}
_CIVIC = "building-civic"
_SORTS = {Tile.BED: "beds", Tile.DRINK: "drinks", Tile.FOOD: "food", Tile.MUSIC: "music"}


@dataclass(frozen=True, slots=True)
class Phrase:
    """One sentence in any language: `words` are messages themselves, `numbers` are numbers."""

    message: str
    automa: str
    words: tuple[tuple[str, str], ...]
    numbers: tuple[tuple[str, int], ...] = ()


def phrases(automa: Automa, town: str, choice: Choice) -> tuple[Phrase, ...]:
    """What an Automa did and why: one or two sentences."""
    where, tile = ("town", town_message(town)), ("tile", tile_message(choice.tile))
    if choice.decided is not Rule.BEST:
        message = _MISSING if choice.decided is Rule.MISSING else _FIRST
        return (Phrase(message, automa, (tile, where)),)
    before = (Phrase(_NOTHING_MISSING, automa, (where,)),) if choice.rule is Rule.MISSING else ()
    points, rival = choice.weighed[0].points, choice.next_best
    numbers = (("points", points),)
    if rival is None:
        return (*before, Phrase(_ONLY, automa, (tile, where), numbers))
    if rival.points < points:
        return (*before, Phrase(_BEST, automa, (tile, where), (*numbers, ("next", rival.points))))
    message = _LEFTMOST if KIND_OF[rival.tile] is KIND_OF[choice.tile] else _TIED
    return (*before, Phrase(message, automa, (tile, where, ("other", tile_message(rival.tile))), numbers))


def say_choice(automa: Automa, town: str, choice: Choice) -> str:
    """The same in English."""
    return " ".join(_english(phrase) for phrase in phrases(automa, town, choice))


def tile_message(tile: Tile) -> str:
    return _CIVIC if tile.is_civic else f"building-{tile.name.lower()}"


def town_message(town: str) -> str:
    return _TOWNS[town]


def tile_name(tile: Tile) -> str:
    """`park`, `tavern with music`."""
    return f"tavern with {_SORTS[tile]}" if tile in _SORTS else tile.name.lower()


def _english(phrase: Phrase) -> str:
    values = {"automa": phrase.automa, **{name: _english_word(word) for name, word in phrase.words}}
    for name, number in phrase.numbers:
        values[name] = _points(number) if name == "points" else str(number)
    return _ENGLISH[phrase.message].format(**values)


def _english_word(message: str) -> str:
    town = next((town for town, name in _TOWNS.items() if name == message), None)
    if message == _CIVIC:
        return "civic building"
    return town or tile_name(Tile[message.removeprefix("building-").upper()])


def _points(number: int) -> str:
    return "1 point" if number == 1 else f"{number} points"
