"""House rules that an owner of the box can replace: the list that settles ties, and the normal levels."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

from tabletown.batch.between_two_cities.automas.choosing import RULES
from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.automas.cards import Rule, file_deck, parse_deck
from tabletown.between_two_cities.automas.choice import choose
from tabletown.between_two_cities.automas.house import House, house, parse_house, places, places_by_number
from tabletown.between_two_cities.box.tiles import TYPES, Tile
from tabletown.between_two_cities.city.city import BUILDINGS
from tabletown.between_two_cities.solo.state import SoloState
from tabletown.bots.between_two_cities.automas.solo import take
from tabletown.bots.between_two_cities.foresight.solo import box_kind, taken_for_city
from tabletown.core.data import FOLDER, BadDataFile, read_data
from tabletown.core.game import Option

BACKWARDS = list(reversed(TYPES))
ROW = (Tile.SHOP, Tile.PARK, Tile.HOUSE, Tile.OFFICE)

OwnFile = Callable[..., None]


@pytest.fixture
def own_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OwnFile]:
    """Puts these house rules beside the usual cards, in a folder of an owner."""
    cards = read_data("tabletown.between_two_cities.automas", "automa-deck.json")
    assert isinstance(cards, dict)

    def write(**values: object) -> None:
        (tmp_path / "automa-deck.json").write_text(json.dumps(cards | values), encoding="utf-8")
        monkeypatch.setenv(FOLDER, str(tmp_path))
        _forget()

    yield write
    monkeypatch.undo()
    _forget()


def _forget() -> None:
    for remembered in (file_deck, house, places, places_by_number, box_kind):
        remembered.cache_clear()


def test_the_file_that_comes_with_the_game_says_the_usual() -> None:
    assert house() == House()


@pytest.mark.parametrize(("rule", "usual", "backwards"), [(Rule.BEST, 0, 2), (Rule.MISSING, 0, 2), (Rule.FIRST, 0, 0)])
def test_ties_go_by_the_owners_list(own_file: OwnFile, rule: Rule, usual: int, backwards: int) -> None:
    assert _places(rule) == (usual, usual)
    own_file(order=BACKWARDS)
    assert _places(rule) == (backwards, backwards)


def _places(rule: Rule) -> tuple[int, int]:
    """What the rules take from a row in which all is worth as much, and what bots think that they take."""
    taken = choose(rule, ROW, dict.fromkeys(ROW, 1).__getitem__, frozenset()).place
    ranks = np.array([[tile.rank] for tile in ROW], np.intp)
    gains, types = np.ones((len(Tile), 1), np.int16), np.zeros((len(TYPES), 1), np.bool_)
    return taken, int(taken_for_city(np.array([RULES.index(rule)]), ranks, gains, types)[0])


@pytest.mark.parametrize("rule", [Rule.BEST, Rule.MISSING])
def test_bots_that_play_the_base_game_alone_know_the_owners_list(own_file: OwnFile, rule: Rule) -> None:
    nothing = [0] * len(BUILDINGS)
    assert take(list(ROW), rule, lambda _tile: 0, nothing) is Tile.SHOP
    own_file(order=BACKWARDS)
    assert take(list(ROW), rule, lambda _tile: 0, nothing) is Tile.HOUSE


def test_normal_levels_are_the_owners(own_file: OwnFile) -> None:
    own_file(normal_levels={"simple": 2, "full": 3})
    simple, full = (GAME.setup(1, "x", automa=mode) for mode in ("simple", "full"))
    assert isinstance(simple, SoloState) and isinstance(full, SoloState)
    assert (simple.setting.level, full.setting.level) == (2, 3)
    # What the normal level of the full mode means stays: two duplexes; 4 is then so many singles.
    assert [tile.is_duplex for tile in _start(3)] == [True, True]
    assert [tile.is_duplex for tile in _start(4)] == [False] * 4


def _start(level: int) -> tuple[Tile, ...]:
    state = GAME.setup(1, "x", automa="full", level=level)
    assert isinstance(state, SoloState)
    return state.ville.tiles[: 2 if level == house().full else level]


TABLES: dict[str, tuple[int, dict[str, Option]]] = {
    "simple": (1, {"automa": "simple"}),
    "full": (1, {"automa": "full"}),
    "third": (2, {"automa": "third"}),
    "capitals": (1, {"automa": "full", "civics": True}),
    "people": (3, {}),
}


@pytest.mark.parametrize(
    ("values", "touched"),
    [
        ({}, set()),
        ({"order": BACKWARDS}, {"full", "third", "capitals"}),
        ({"normal_levels": {"simple": 1}}, {"simple"}),
        ({"normal_levels": {"full": 5}}, {"full"}),
    ],
)
def test_records_tell_house_rules_apart_that_touch_their_game(
    own_file: OwnFile, values: dict[str, object], touched: set[str]
) -> None:
    before = {name: GAME.data_digest(*table) for name, table in TABLES.items()}
    own_file(**values)
    assert {name for name, table in TABLES.items() if GAME.data_digest(*table) != before[name]} == touched


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"order": ["shop"]}, "order names each of these once: shop, factory"),
        ({"order": [*TYPES[:5], "shop"]}, "order names each of these once"),
        ({"order": "shop"}, "order names each"),
        ({"order": [*TYPES[:5], ["house"]]}, "order names each"),
        ({"normal_levels": 4}, "has a “simple” and a “full” level, and nothing else"),
        ({"normal_levels": {"third": 1}}, "has a “simple” and a “full” level, and nothing else"),
        ({"normal_levels": {"simple": -1, "full": 4}}, "simple mode is 0 to 40, not “-1”"),
        ({"normal_levels": {"simple": 0, "full": True}}, "full mode is 0 to 40, not “True”"),
        ({"normal_levels": {"simple": 0, "full": 41}}, "full mode is 0 to 40, not “41”"),
    ],
)
def test_broken_house_rules_are_refused_in_words(data: object, words: str) -> None:
    with pytest.raises(BadDataFile, match=words):
        parse_house(data)


def test_what_means_nothing_is_refused() -> None:
    with pytest.raises(BadDataFile, match="“ordre” means nothing here: there is cards, comment, normal_levels, order"):
        parse_deck({"cards": [], "ordre": []})
