"""The simple bots that all others are measured by play as they did."""

from pathlib import Path

import pytest
from bench.yardsticks import FOLDER, main

from tabletown.arena.stored import parse_games

PUBLIC = [f"{who}-{how}" for who in ("path", "hungry", "one-step", "long-route") for how in ("faithful", "fixed")]
CITIES, RIDES = "between-two-cities.tsv", "ticket-to-ride-new-york.tsv"


def test_a_thousand_positions_of_every_kind_of_table_are_stored() -> None:
    stored = {path.name: parse_games(path.read_text(encoding="utf-8")) for path in FOLDER.glob("*.tsv")}
    assert set(stored) == {CITIES, RIDES}
    everywhere = [decision for games in stored.values() for game in games for decision in game.decisions]
    assert sum(bool(decision.moves) for decision in everywhere) >= 1000
    assert {game.names for game in stored[CITIES]} == {("greedy", "balanced")}
    assert {game.names for game in stored[RIDES]} == {("greedy", *PUBLIC, "planner")}
    assert {game.seats for game in stored[RIDES]} == {2, 3, 4}
    tables = {(game.seats, game.options) for game in stored[CITIES]}
    assert {(seats, ()) for seats in range(2, 8)} <= tables
    assert {(1, ("automa=full",)), (1, ("automa=simple",)), (2, ("automa=third",))} <= tables
    modules = {tuple(word for word in options if word.endswith("=on")) for _, options in tables}
    assert len(modules) == 8, "each set of modules, and none"


def test_they_play_as_they_did(capsys: pytest.CaptureFixture[str]) -> None:
    """A spread sample; `make yardsticks` looks at all of them."""
    assert main(["--part", "9/17"]) == 0
    assert capsys.readouterr().out.endswith("0 moves that are not what they were\n")


@pytest.fixture
def one_game(tmp_path: Path) -> Path:
    first = (FOLDER / RIDES).read_text(encoding="utf-8").partition("\n\n")[0] + "\n"
    (tmp_path / RIDES).write_text(first, encoding="utf-8")
    return tmp_path


def test_a_move_that_is_another_is_found(one_game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = one_game / RIDES
    head, names, *rows = path.read_text(encoding="utf-8").partition("\tplanner\n")
    first, *others = "".join(rows).splitlines(keepends=True)
    *fields, planned = first.rstrip("\n").split("\t")
    path.write_text(head + names + "\t".join([*fields, f"{planned}-"]) + "\n" + "".join(others), encoding="utf-8")
    assert main(["--part", "1/9"], one_game) == 1
    told = capsys.readouterr().out
    assert f"rides-2: planner plays “{planned}” at decision 1, and played “{planned}-”" in told
    assert told.endswith(", 1 moves that are not what they were\n")


def test_they_are_renewed_on_purpose_and_stay_the_same(one_game: Path) -> None:
    before = (one_game / RIDES).read_text(encoding="utf-8")
    assert main(["--renew"], one_game) == 0
    assert (one_game / RIDES).read_text(encoding="utf-8") == before
