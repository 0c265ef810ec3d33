"""Who plays which tables, as docs/training.md tells it, is who plays them."""

import re
from pathlib import Path

import pytest

from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.between_two_cities.two_with_automa.view import DuoView
from tabletown.bots.between_two_cities.automas.duo import as_people
from tabletown.bots.between_two_cities.net import WEIGHTS, weights_for
from tabletown.bots.between_two_cities.solo_net import solo_weights
from tabletown.bots.search.between_two_cities.people import PeopleLore
from tabletown.bots.search.between_two_cities.solo import SoloLore
from tabletown.core.game import Options
from tabletown.core.seat import Seat

PAGE = Path(__file__).parents[2] / "docs" / "training.md"
OPTIONS: dict[str, Options] = {
    "base": {},
    "capitals": {"civics": True, "districts": True},
    "landscapes": {"landscapes": True, "civics": True},
    "full": {"automa": "full", "double": "taverns"},
    "simple": {"automa": "simple", "double": "taverns"},
}


def told() -> dict[str, tuple[str, str]]:
    """By kind of table: who plays at easy to hard, and by whom the moves of experts are ordered."""
    section = PAGE.read_text(encoding="utf-8").partition("### Who plays where\n")[2].partition("\n## ")[0]
    found = dict[str, tuple[str, str]]()
    for line in section.splitlines():
        cells = [re.findall("`([a-z0-9-]+)`", cell) for cell in line.split("|")[1:-1]]
        if len(cells) == 3 and cells[0] and cells[1] and not cells[0][0].startswith("rides"):
            (level,), (expert,) = cells[1:]
            found |= dict.fromkeys(cells[0], (level, expert))
    return found


def view_of(kind: str) -> object:
    sort, _, table = kind.partition("-")
    if table.isdecimal():
        state = GAME.setup(int(table), "who", **OPTIONS[sort])
    elif table == "third":
        state = GAME.setup(2, "who", automa="third", **OPTIONS[sort])
    else:
        automa = {} if table == "double" else {"automa": table}
        state = GAME.setup(1, "who", **OPTIONS[sort], **automa)
    return GAME.view(state, Seat(0))


def plays(view: object) -> tuple[str, str]:
    match view:
        case View():
            return known(weights_for(view)), "balanced" if PeopleLore().net(view) is None else known(weights_for(view))
        case DuoView():
            # The search has no net there.
            return known(weights_for(as_people(view))), "balanced"
        case SoloView():
            return known(solo_weights(view)), "balanced" if SoloLore().net(view) is None else known(solo_weights(view))
    raise TypeError(view)


def known(weights: str) -> str:
    return weights if (WEIGHTS / f"{weights}.net").exists() else "balanced"


@pytest.mark.parametrize("kind", told())
def test_who_plays_a_table_is_told(kind: str) -> None:
    assert plays(view_of(kind)) == told()[kind]


def test_all_kinds_of_tables_are_told() -> None:
    sorts = ("base", "capitals", "landscapes")
    tables = (*map(str, range(2, 8)), "third", "full", "simple")
    assert told().keys() == {f"{sort}-{table}" for sort in sorts for table in tables} | {"full-double", "simple-double"}
