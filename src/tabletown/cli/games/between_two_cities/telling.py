"""What the companion tells in the terminal: what the Automas take and why, and how Automaville stands."""

from collections.abc import Iterator

from tabletown.between_two_cities.automas.cards import Rule
from tabletown.between_two_cities.automas.events import CardDrawn, Took
from tabletown.between_two_cities.automas.names import Mode, Town
from tabletown.between_two_cities.automas.ville import CivicCame, civics_since
from tabletown.between_two_cities.automas.words import CIVIC_WORTH, Phrase, phrases, town_message
from tabletown.between_two_cities.box.tiles import Building, Kind
from tabletown.between_two_cities.cardboard.companion import CompanionStep
from tabletown.between_two_cities.solo.state import SoloState
from tabletown.between_two_cities.solo.view import VilleRow, view_of
from tabletown.cli.games.between_two_cities.sheet import kind_message, say_tile
from tabletown.core.event import Event
from tabletown.locales import say

_RULES = {Rule.BEST: "automa-rule-best", Rule.MISSING: "automa-rule-missing", Rule.FIRST: "automa-rule-first"}


def news(before: SoloState, told: CompanionStep, language: str) -> Iterator[str]:
    """What an answer has led to."""
    after = told.companion.solo
    for event in told.events:
        yield from _tell(event, language, counted=True)
    for came in civics_since(before.ville, after.ville):
        yield _say_civic(came, language)
    if after.ville != before.ville:
        yield from _say_ville(after, language)


def as_it_stands(solo: SoloState, language: str) -> Iterator[str]:
    """For whoever comes back: what the Automas have taken in this turn and why, and Automaville."""
    for row in view_of(solo, None).automas:
        yield from _tell(CardDrawn(row.automa, row.card), language)
        for one in row.taken:
            yield from _tell(Took(one.automa, one.town, one.choice), language)
    if solo.ville.tiles:
        yield from _say_ville(solo, language)


def say_phrase(phrase: Phrase, language: str) -> str:
    """Why an Automa took a tile."""
    values: dict[str, str | int] = {name: say(message, language) for name, message in phrase.words}
    values |= {name: say_tile(tile, language) for name, tile in phrase.tiles}
    return say(phrase.message, language, automa=phrase.automa, **values, **dict(phrase.numbers))


def _tell(event: Event, language: str, *, counted: bool = False) -> list[str]:
    """`counted`: why a civic tile is worth that much is going to be told with all numbers."""
    match event:
        case CardDrawn(automa=automa, card=card):
            rules = {"left": say(_RULES[card.left], language), "right": say(_RULES[card.right], language)}
            return [say("automa-draws", language, automa=automa, number=card.number, **rules)]
        case Took(automa=automa, town=town, choice=choice):
            said = [one for one in phrases(automa, town, choice) if not (counted and one.message == CIVIC_WORTH)]
            return [say_phrase(phrase, language) for phrase in said]
    return []


def _say_civic(came: CivicCame, language: str) -> str:
    (upper, uppers), (lower, lowers) = came.liked
    disliked, count = came.disliked
    kinds = {"upper": upper, "lower": lower, "disliked": disliked}
    return say(
        "automa-civic",
        language,
        tile=str(came.tile),
        points=came.value,
        uppers=uppers,
        lowers=lowers,
        count=count,
        steps=(uppers > count) + (lowers > count),
        **{name: say(kind_message(kind), language) for name, kind in kinds.items()},
    )


def _say_ville(solo: SoloState, language: str) -> Iterator[str]:
    """Its points, row by row."""
    view, modules = view_of(solo, None), solo.setting.modules
    rows = [_say_row(row, language) for row in view.ville_rows if row.tiles]
    if modules.districts:
        rest = view.points[1] - sum(row.points for row in view.ville_rows)
        rows.append(f"{say(kind_message(Kind.DISTRICT), language)} = {rest}")
    points = say("automa-points", language, points=view.points[1])
    yield f"{say(town_message(Town.AUTOMAVILLE), language)}: {points} ({', '.join(rows)})"
    # In the simple mode your cities are told when they are finished.
    if solo.setting.mode is Mode.SIMPLE and (solo.ville.count()[Building.FACTORY] or modules.districts):
        yield say("companion-compared-later", language)


def _say_row(row: VilleRow, language: str) -> str:
    """`Shops S S = 5`; a civic tile with what it is worth, `SF-P×3`."""
    values = [f"×{value}" for value in row.values] or [""] * len(row.tiles)
    tiles = [f"{tile}{value}" for tile, value in zip(row.tiles, values, strict=True)]
    return f"{say(kind_message(row.kind), language)} {' '.join(tiles)} = {row.points}"
