"""Why an Automa took a tile, and what its cards and towns are called, in words of every language."""

from tabletown.between_two_cities.automas.cards import AutomaCard, Rule
from tabletown.between_two_cities.automas.choice import KIND_OF, Choice
from tabletown.between_two_cities.automas.names import Automa, Town
from tabletown.between_two_cities.box.words import name_tile
from tabletown.core.sentence import Sentence, Value, Word, sentence

_TOWNS = {
    "Lefthaven": "town-lefthaven",
    "Automaville": "town-automaville",
    "Rightcastle": "town-rightcastle",
    "city 1": "town-city-1",
    "city 2": "town-city-2",
    "city 3": "town-city-3",
}
_RULES = {Rule.BEST: "automa-rule-best", Rule.MISSING: "automa-rule-missing", Rule.FIRST: "automa-rule-first"}


def reasons(automa: Automa, town: str, choice: Choice) -> tuple[Sentence, ...]:
    """What an Automa did and why: one sentence, or up to three."""
    where, tile = town_word(town), name_tile(choice.tile)
    if choice.decided is not Rule.BEST:
        message = "automa-takes-missing" if choice.decided is Rule.MISSING else "automa-takes-first"
        return (sentence(message, automa=str(automa), town=where, tile=tile),)
    points = choice.weighed[0].points
    before = (sentence("automa-nothing-missing", town=where),) if choice.rule is Rule.MISSING else ()
    # In Automaville a civic tile has no neighbours: what it is worth there would be a riddle.
    is_riddle = choice.tile.is_civic and town == Town.AUTOMAVILLE
    after = (sentence("automa-civic-worth", town=where, points=points),) if is_riddle else ()
    return (*before, _best(automa, where, choice, points), *after)


def _best(automa: Automa, where: Word, choice: Choice, points: int) -> Sentence:
    """The tile that brings most, and what came next to it."""
    known: dict[str, Value] = {"automa": str(automa), "tile": name_tile(choice.tile), "points": points, "town": where}
    rival = choice.next_best
    if rival is None:
        return sentence("automa-takes-only", **known)
    if rival.points < points:
        return sentence("automa-takes-best", **known, next=rival.points)
    is_same = KIND_OF[rival.tile] is KIND_OF[choice.tile]
    return sentence("automa-takes-leftmost" if is_same else "automa-takes-tied", **known, other=name_tile(rival.tile))


def card_values(card: AutomaCard) -> dict[str, Value]:
    """The number of a card and its two rules, for a message."""
    return {"number": card.number, "left": Word(_RULES[card.left]), "right": Word(_RULES[card.right])}


def town_message(town: str) -> str:
    return _TOWNS[town]


def town_word(town: str) -> Word:
    return Word(_TOWNS[town])
