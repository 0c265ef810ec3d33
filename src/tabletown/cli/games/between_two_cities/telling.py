"""What the companion tells in the terminal: what the Automas take and why, and how Automaville stands."""

from collections.abc import Iterator

from tabletown.between_two_cities.automas.events import CardDrawn, Took
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.automas.telling import tell_automa
from tabletown.between_two_cities.automas.ville import CivicCame, civics_since
from tabletown.between_two_cities.box.tiles import Building
from tabletown.between_two_cities.box.words import kind_word, some_word
from tabletown.between_two_cities.cardboard.companion import CompanionStep
from tabletown.between_two_cities.solo.state import SoloState
from tabletown.between_two_cities.solo.view import VilleRow, view_of
from tabletown.core.event import Event
from tabletown.core.sentence import Sayer

_CIVIC_WORTH = "automa-civic-worth"


def news(before: SoloState, told: CompanionStep, say: Sayer) -> Iterator[str]:
    """What an answer has led to."""
    after = told.companion.solo
    for event in told.events:
        yield from _tell(event, say, counted=True)
    for came in civics_since(before.ville, after.ville):
        yield _say_civic(came, say)
    if after.ville != before.ville:
        yield from _say_ville(after, say)


def as_it_stands(solo: SoloState, say: Sayer) -> Iterator[str]:
    """For whoever comes back: what the Automas have taken in this turn and why, and Automaville."""
    for row in view_of(solo, None).automas:
        yield from _tell(CardDrawn(row.automa, row.card), say)
        for one in row.taken:
            yield from _tell(Took(one.automa, one.town, one.choice), say)
    if solo.ville.tiles:
        yield from _say_ville(solo, say)


def _tell(event: Event, say: Sayer, *, counted: bool = False) -> list[str]:
    """`counted`: why a civic tile is worth that much is going to be told with all numbers."""
    told = tell_automa(event) if isinstance(event, CardDrawn | Took) else ()
    return [say(one) for one in told if not (counted and one.message == _CIVIC_WORTH)]


def _say_civic(came: CivicCame, say: Sayer) -> str:
    (upper, uppers), (lower, lowers) = came.liked
    disliked, count = came.disliked
    return say(
        "automa-civic",
        tile=str(came.tile),
        points=came.value,
        upper=some_word(upper),
        uppers=uppers,
        lower=some_word(lower),
        lowers=lowers,
        disliked=some_word(disliked),
        count=count,
        steps=(uppers > count) + (lowers > count),
    )


def _say_ville(solo: SoloState, say: Sayer) -> Iterator[str]:
    """Its points, row by row."""
    view, modules = view_of(solo, None), solo.setting.modules
    rows = [_say_row(row, say) for row in view.ville_rows if row.tiles]
    if modules.districts:
        rest = view.points[1] - sum(row.points for row in view.ville_rows)
        rows.append(f"{say('kind-districts')} = {rest}")
    yield f"{say('town-automaville')}: {say('count-points', count=view.points[1])} ({', '.join(rows)})"
    # In the simple mode your cities are told when they are finished.
    if solo.setting.mode is Mode.SIMPLE and (solo.ville.count()[Building.FACTORY] or modules.districts):
        yield say("companion-compared-later")


def _say_row(row: VilleRow, say: Sayer) -> str:
    """`Shops S S = 5`; a civic tile with what it is worth, `SF-P×3`."""
    values = [f"×{value}" for value in row.values] or [""] * len(row.tiles)
    tiles = [f"{tile}{value}" for tile, value in zip(row.tiles, values, strict=True)]
    return f"{say(kind_word(row.kind).word)} {' '.join(tiles)} = {row.points}"
