"""The golden games are played again, word for word. `make golden` writes them anew; then read the diff."""

from pathlib import Path

import pytest

import tabletown
from tabletown.testing.golden import golden_games

FOLDER = Path(__file__).parents[1] / "goldens"
FILES = sorted(path.name for path in FOLDER.iterdir())


@pytest.fixture(scope="module")
def games() -> dict[str, str]:
    return golden_games()


@pytest.mark.parametrize("file", FILES)
def test_golden_games_go_as_they_went(games: dict[str, str], file: str) -> None:
    assert (FOLDER / file).read_text(encoding="utf-8") == games.get(file)


def test_no_game_lacks_a_golden_and_no_golden_a_game(games: dict[str, str]) -> None:
    assert set(FILES) == set(games)
    for name in tabletown.names():
        assert any(file.startswith(name.replace("-", "_")) for file in games)
