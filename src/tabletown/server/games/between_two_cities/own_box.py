"""What an owner of the printed box has entered in the page: mats, civic tiles, Automa cards; for one question only."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from tabletown.between_two_cities.automas.cards import DECK_SIZE, using_deck
from tabletown.between_two_cities.box.canvas import NATURE
from tabletown.between_two_cities.box.capitals import Mat, own_mat, using_capitals
from tabletown.between_two_cities.box.landscapes import DEAD_ENDS, NATURAL, normal_form
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.cardboard.entries import BadEntry
from tabletown.server.games.between_two_cities.asked import OwnBox, OwnMat


@contextmanager
def using(box: OwnBox | None) -> Iterator[None]:
    """Questions about cardboard are answered by what was entered; what was not, by our own. Raises BadEntry."""
    if box is None:
        yield
        return
    mats, civics = _mats(box.mats), _civics(box.civics)
    if box.cards and len(box.cards) != DECK_SIZE:
        raise BadEntry("box-cards", count=len(box.cards), wanted=DECK_SIZE)
    with using_capitals(mats, civics), using_deck(box.cards):
        yield


def _mats(entered: tuple[OwnMat, ...]) -> tuple[Mat, ...]:
    found = []
    for number, (mat, name) in enumerate(((mat, mat.name.strip()) for mat in entered), 1):
        count = mat.grid.count(NATURE)
        if count != NATURAL:
            raise BadEntry("box-mat-cells", number=number, count=count, wanted=NATURAL)
        if normal_form(mat.grid) in DEAD_ENDS:
            raise BadEntry("box-mat-stuck", number=number)
        found.append(own_mat(name or str(number), mat.grid, number))
    for what in ("grid", "name"):
        many = Counter(getattr(mat, what) for mat in found)
        if twice := next((name for name, count in many.items() if count > 1), None):
            number = next(place for place, mat in reversed([*enumerate(found, 1)]) if getattr(mat, what) == twice)
            raise BadEntry("box-mat-twice", number=number)
    return tuple(found)


def _civics(entered: tuple[str, ...]) -> tuple[Tile, ...]:
    found = []
    for number, text in enumerate(entered, 1):
        tile = next((one for one in Tile if one.is_civic and one.value == text), None)
        if tile is None:
            raise BadEntry("box-civic", number=number)
        found.append(tile)
    return tuple(found)
