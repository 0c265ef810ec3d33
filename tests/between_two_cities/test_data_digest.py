"""Records remember which data they were played by."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import tabletown
from tabletown.between_two_cities.automas.cards import file_deck
from tabletown.between_two_cities.box.capitals import file_capitals
from tabletown.core.data import FOLDER, read_data
from tabletown.core.errors import BadRecord
from tabletown.core.game import Option
from tabletown.core.play import sit_down
from tabletown.core.record import format_record, parse_record, replay, verify
from tabletown.core.seat import Seat

ALL: dict[str, Option] = {"landscapes": True, "civics": True, "districts": True}


@pytest.fixture
def other_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A box whose deck, mats, civic tiles and points are in another order or other ones."""
    cards = read_data("tabletown.between_two_cities.automas", "automa-deck.json")
    box = read_data("tabletown.between_two_cities.box", "capitals.json")
    assert isinstance(cards, dict) and isinstance(box, dict)
    cards["cards"].reverse()
    box["landscapes"].reverse()
    box["civics"].reverse()
    box["district_points"] = [7, 2]
    (tmp_path / "automa-deck.json").write_text(json.dumps(cards), encoding="utf-8")
    (tmp_path / "capitals.json").write_text(json.dumps(box), encoding="utf-8")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    _forget()
    yield
    _forget()


def _forget() -> None:
    file_deck.cache_clear()
    file_capitals.cache_clear()


def _record(seats: int, options: dict[str, Option]) -> str:
    game = tabletown.load("between-two-cities")
    sitting = sit_down(game, seats, "digest", **options)
    sitting.submit(Seat(0), game.legal_moves(sitting.state, Seat(0))[0])
    return format_record(sitting.record)


TABLES: list[tuple[int, dict[str, Option]]] = [
    (1, {"automa": "full"}),
    (2, {"automa": "third"}),
    (3, {"landscapes": True}),
    (3, {"civics": True}),
    (3, {"districts": True}),
    (1, {"automa": "simple", **ALL}),
]
WRITTEN = [_record(seats, options) for seats, options in TABLES]


@pytest.mark.parametrize("text", WRITTEN)
def test_the_same_data_replays(text: str) -> None:
    record = parse_record(text)
    assert f"data: {record.data}\n" in text
    assert format_record(record) == text
    assert len(list(replay(record))) == 2


@pytest.mark.parametrize("text", WRITTEN)
@pytest.mark.usefixtures("other_data")
def test_other_data_are_named(text: str) -> None:
    line = 1 + next(number for number, line in enumerate(text.splitlines()) if line.startswith("data: "))
    for use in (verify, lambda record: list(replay(record))):
        with pytest.raises(BadRecord, match="Played by other data files") as refused:
            use(parse_record(text))
        assert refused.value.line == line


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (1, {"automa": "simple"})])
def test_what_uses_no_data_needs_none(seats: int, options: dict[str, Option]) -> None:
    assert "data:" not in _record(seats, options)


@pytest.mark.usefixtures("other_data")
def test_records_of_old_are_tried_as_ever() -> None:
    old = "\n".join(line for line in WRITTEN[0].splitlines() if not line.startswith("data: ")) + "\n"
    assert next(replay(parse_record(old))).entry is None
