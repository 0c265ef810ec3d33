"""Whatever stands in a file, `verify`, `replay`, `score` and `best` print nothing that a terminal would obey."""

from pathlib import Path

import pytest
from bench.attacks.escapes import CITY, STEERING, hostile_cities, hostile_records, raw_signs

from tabletown.cli import main
from tabletown.core.record import format_record
from tabletown.core.registry import load, names
from tabletown.testing.playouts import random_sitting


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit):
        main(arguments)
    told = capsys.readouterr()
    return told.out + told.err


@pytest.fixture(scope="module")
def record() -> str:
    return format_record(random_sitting(load(names()[0]), 3, "escapes").record)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_records_steer_no_terminal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record: str, command: str
) -> None:
    file, said = tmp_path / "game.txt", ""
    for text in hostile_records(record):
        file.write_text(text, encoding="utf-8")
        said = run(capsys, command, str(file))
        assert not raw_signs(said), said[:400]


@pytest.mark.parametrize("command", ["score", "best"])
def test_cities_steer_no_terminal(capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str) -> None:
    file = tmp_path / "cities.txt"
    for text in hostile_cities():
        file.write_text(text, encoding="utf-8")
        for arguments in ([str(file)], [text]):
            assert not raw_signs(run(capsys, command, *arguments)), text


def test_names_of_files_steer_no_terminal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for number, steering in enumerate(STEERING):
        if "\0" not in steering:
            file = tmp_path / f"{number}{steering}.txt".replace("/", "")
            file.write_text(CITY, encoding="utf-8")
            for command in ("verify", "replay", "score"):
                assert not raw_signs(run(capsys, command, str(file)))
