"""Why an Automa took a tile, in words: as a message with its values for every language, and in English."""

from dataclasses import dataclass

from tabletown.between_two_cities.automas.cards import Rule
from tabletown.between_two_cities.automas.choice import KIND_OF, Choice
from tabletown.between_two_cities.automas.names import Automa, Town
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.civics import CIVIC_POINTS
from tabletown.core.words import say_count

_BEST = "automa-takes-best"
_TIED = "automa-takes-tied"
_LEFTMOST = "automa-takes-leftmost"
_ONLY = "automa-takes-only"
_MISSING = "automa-takes-missing"
_FIRST = "automa-takes-first"
_NOTHING_MISSING = "automa-nothing-missing"
CIVIC_WORTH = "automa-civic-worth"

_ENGLISH = {
    _BEST: "{automa} takes the {tile}: {points} in {town}, next best {next}.",
    _TIED: "{automa} takes the {tile}: {points} in {town}, like the {other}, which stands lower on the list.",
    _LEFTMOST: "{automa} takes the {tile}: {points} in {town}, like the {other}, which lies further right.",
    _ONLY: "{automa} takes the {tile}: {points} in {town}; nothing else lies there.",
    _MISSING: "{automa} takes the {tile}: {town} has none yet.",
    _FIRST: "{automa} takes the {tile} for {town}: it lies furthest to the left.",
    _NOTHING_MISSING: "No type in the row is missing in {town}.",
    CIVIC_WORTH: "{town} has {worth}.",
}
_WORTH = (
    "no more of either liked type than of the disliked one",
    "more of one liked type than of the disliked one",
    "more of both liked types than of the disliked one",
)
_TOWNS = {
    "Lefthaven": "town-lefthaven",
    "Automaville": "town-automaville",
    "Rightcastle": "town-rightcastle",
    "city 2": "town-city-2",
    "city 3": "town-city-3",
}
_TOWN_OF = {message: town for town, message in _TOWNS.items()}
_CIVIC = "building-civic"
_SORTS = {Tile.BED: "beds", Tile.DRINK: "drinks", Tile.FOOD: "food", Tile.MUSIC: "music"}


@dataclass(frozen=True, slots=True)
class Phrase:
    """One sentence in any language: `words` are messages themselves, `numbers` are numbers.

    Tiles travel as tiles: of two civic tiles no single message could tell which is which.
    """

    message: str
    automa: str
    words: tuple[tuple[str, str], ...]
    tiles: tuple[tuple[str, Tile], ...] = ()
    numbers: tuple[tuple[str, int], ...] = ()


def phrases(automa: Automa, town: str, choice: Choice) -> tuple[Phrase, ...]:
    """What an Automa did and why: one sentence, or up to three."""
    where, tile = (("town", town_message(town)),), ("tile", choice.tile)
    if choice.decided is not Rule.BEST:
        message = _MISSING if choice.decided is Rule.MISSING else _FIRST
        return (Phrase(message, automa, where, (tile,)),)
    points = choice.weighed[0].points
    before = (Phrase(_NOTHING_MISSING, automa, where),) if choice.rule is Rule.MISSING else ()
    # In Automaville a civic tile has no neighbours: what it is worth there would be a riddle.
    is_riddle = choice.tile.is_civic and town == Town.AUTOMAVILLE
    after = (Phrase(CIVIC_WORTH, automa, where, numbers=(("points", points),)),) if is_riddle else ()
    return (*before, _best(automa, where, choice, points), *after)


def _best(automa: Automa, where: tuple[tuple[str, str], ...], choice: Choice, points: int) -> Phrase:
    """The tile that brings most, and what came next to it."""
    tile, numbers, rival = ("tile", choice.tile), (("points", points),), choice.next_best
    if rival is None:
        return Phrase(_ONLY, automa, where, (tile,), numbers)
    if rival.points < points:
        return Phrase(_BEST, automa, where, (tile,), (*numbers, ("next", rival.points)))
    message = _LEFTMOST if KIND_OF[rival.tile] is KIND_OF[choice.tile] else _TIED
    return Phrase(message, automa, where, (tile, ("other", rival.tile)), numbers)


def say_choice(automa: Automa, town: str, choice: Choice) -> str:
    """The same in English."""
    return " ".join(_english(phrase) for phrase in phrases(automa, town, choice))


def tile_message(tile: Tile) -> str:
    return _CIVIC if tile.is_civic else f"building-{tile.name.lower()}"


def town_message(town: str) -> str:
    return _TOWNS[town]


def tile_name(tile: Tile) -> str:
    """`park`, `tavern with music`, `civic building FT-S (likes factory and tavern, not shop)`."""
    if tile.is_civic:
        return f"civic building {tile} (likes {' and '.join(tile.likes)}, not {tile.dislikes})"
    return f"tavern with {_SORTS[tile]}" if tile in _SORTS else tile.name.lower()


def civic_worth(points: int) -> str:
    """Why a civic tile of Automaville is worth 1, 3 or 6 (rule 2.8)."""
    return _WORTH[CIVIC_POINTS.index(points)]


def _english(phrase: Phrase) -> str:
    values = {"automa": phrase.automa, **{name: _TOWN_OF[word] for name, word in phrase.words}}
    values |= {name: tile_name(tile) for name, tile in phrase.tiles}
    for name, number in phrase.numbers:
        values[name] = say_count(number, "point") if name == "points" else str(number)
    if phrase.message == CIVIC_WORTH:
        values["worth"] = civic_worth(dict(phrase.numbers)["points"])
    return _ENGLISH[phrase.message].format(**values)
