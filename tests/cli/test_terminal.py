"""People at one terminal: nothing hidden is seen by others, everything fits, and no game is lost."""

import json
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from subprocess import run as start

import pytest
from tests.cli.running import run

from tabletown import load
from tabletown.bots.levels import make_opponent
from tabletown.cli.games.between_two_cities.campaign import EXAMPLES
from tabletown.cli.kept_games import games_folder, unfinished
from tabletown.cli.play import run as play_on
from tabletown.cli.screen import Screen
from tabletown.cli.terminal import PlainTerminal
from tabletown.core.play import sit_down
from tabletown.core.seat import Seat
from tabletown.core.text import load_text, seen_at_once
from tabletown.locales import languages, speaker
from tabletown.testing.playouts import random_states

B2C, RIDE = "between-two-cities", "ticket-to-ride-new-york"
WIPED = "\n" * 40


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    def type_lines(*lines: str) -> None:
        left: Iterator[str] = iter(lines)

        def answer(prompt: str) -> str:
            print(prompt, end="")
            try:
                return next(left)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", answer)

    return type_lines


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def test_no_hand_stays_in_sight_for_the_next_person(
    capsys: pytest.CaptureFixture[str], typed: Callable[..., None]
) -> None:
    """Three people choose; then everything is open, and the last hand is not to be seen below it."""
    typed("", "1", "", "1", "", "1", "quit")
    _, out, _ = run(capsys, "play", B2C, "--seats", "3", "--people", "3", "--seed", "hidden")
    hands = [match.start() for match in re.finditer("Your hand: ", out)]
    assert len(hands) == 3
    for hand in hands:
        after = out[hand:]
        other = re.search(r"Seat \d, press Enter|\nSeat \d:\n", after)
        assert other is not None and WIPED in after[: other.start()]


def test_the_first_curtain_leaves_what_has_to_be_read(
    capsys: pytest.CaptureFixture[str], typed: Callable[..., None]
) -> None:
    typed("", "quit")
    _, out, _ = run(capsys, "play", B2C, "--seats", "3", "--people", "3", "--seed", "hidden")
    intro, _, later = out.partition("Seat 1, press Enter")
    assert "SHA-256" in intro and "look " in intro and WIPED not in intro
    assert WIPED in later, "whoever leaves leaves no hand behind"


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        (B2C, 3, {}),
        (B2C, 7, {}),
        (B2C, 4, {"landscapes": True, "civics": True, "districts": True}),
        (B2C, 1, {"landscapes": True, "civics": True, "districts": True}),
        (B2C, 2, {"automa": "third", "landscapes": True, "civics": True}),
        (RIDE, 2, {}),
        (RIDE, 4, {}),
    ],
    ids=lambda case: str(case) if isinstance(case, int | str) else "+".join(case),
)
def test_every_screen_fits_80_by_24(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    seats: int,
    options: dict[str, bool | str],
) -> None:
    sitting = sit_down(load(game), seats, "screens", **options)
    shown: list[str] = []
    asked = 0

    def answer(prompt: str) -> str:
        nonlocal asked
        asked += 1
        shown.append(capsys.readouterr().out + prompt)
        if "q:" in prompt or "press Enter" in prompt:
            return ""
        return ("look", "moves", "help", first(prompt))[asked % 4] if asked % 5 else first(prompt)

    def first(prompt: str) -> str:
        """The move that is listed first, typed: where moves are drawn into the table they have no numbers."""
        seat = Seat(int(re.findall(r"\d+", prompt)[0]) - 1)
        return sitting.game.format_move(sitting.game.legal_moves(sitting.state, seat)[0])

    monkeypatch.setattr("builtins.input", answer)
    adviser = make_opponent(game, "random", "x")
    terminal = PlainTerminal(
        sitting, load_text(game), adviser, languages()[seats % 4], curtain=seats > 1, screen=lambda: Screen(80, 24)
    )
    play_on(sitting, {}, terminal, None)
    shown.append(capsys.readouterr().out)
    assert len(shown) > 30
    for one in shown:
        # What was wiped away or lies on another screen is not seen any more.
        lines = re.split(r"\n{40}|\x1b\[[^m]*?[HlJ]", one)[-1].strip("\n").split("\n")
        assert len(lines) <= 24 and max(map(len, lines)) <= 80, one


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [1, 2, 3, 7])
def test_what_must_be_seen_together_can_be(seats: int, language: str) -> None:
    game, text = load(B2C), load_text(B2C)
    for state in random_states(game, seats, "together")[::4]:
        for seat in game.to_act(state):
            view, moves, say = game.view(state, seat), game.legal_moves(state, seat), speaker(language, you=seat)
            drawn = seen_at_once(text, view, moves, say).split("\n")
            assert len(drawn) <= 22 and max(map(len, drawn)) <= 80


@pytest.mark.parametrize("language", languages())
def test_the_end_is_no_wider_than_a_terminal(language: str) -> None:
    for name, seats in ((B2C, 7), (B2C, 1), (RIDE, 4)):
        game = load(name)
        closing = load_text(name).close(game.view(random_states(game, seats, "end")[-1], None), speaker(language))
        assert max(map(len, closing.split("\n"))) <= 80


def test_games_are_kept_by_themselves(capsys: pytest.CaptureFixture[str], typed: Callable[..., None]) -> None:
    typed("1", "quit")
    _, out, _ = run(capsys, "play", B2C, "--seats", "3", "--bots", "random", "--seed", "kept")
    assert "go on with: tabletown play --resume\n" in out
    (file,) = unfinished()
    assert file.parent == games_folder() and "seed: kept" in file.read_text(encoding="utf-8")
    typed("quit")
    code, out, _ = run(capsys, "play", "--resume", "--language", "de")
    assert code == 0 and "Platz 1>" in out
    code, _, err = run(capsys, "play", "--resume", "--option", "civics=on", "--seats", "3")
    assert code == 2 and "leave out --seats and --option" in err
    file.unlink()
    code, _, err = run(capsys, "play", "--resume")
    assert code == 2 and "There is no game to go on with" in err


def test_a_game_that_nobody_can_play_is_none_to_go_on_with(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "wished.txt"
    for more in ((), ("--record", str(file))):
        code, _, err = run(capsys, "play", B2C, "--seats", "3", "--bots", "foo", *more)
        assert code == 2 and "“foo” is not a bot" in err
    assert not unfinished() and not file.exists()


def test_breaking_off_while_bots_think_says_how_to_go_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tabletown.cli.play.run", interrupted)
    _, out, _ = run(capsys, "play", B2C, "--seed", "broken off")
    assert "go on with: tabletown play --resume" in out and len(unfinished()) == 1


def test_a_campaign_that_is_broken_off_says_how_to_go_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    file = tmp_path / "winter.json"
    run(capsys, "campaign", "new", str(file))
    monkeypatch.setattr("tabletown.cli.games.between_two_cities.campaign.run", interrupted)
    code, out, _ = run(capsys, "campaign", "continue", str(file), "--double", "shops+parks")
    assert code == 0 and f"go on with: tabletown campaign continue {file}" in out


def test_where_nothing_can_be_kept_one_plays_all_the_same(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: Callable[..., None]
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    typed("quit")
    code, out, _ = run(capsys, "play", B2C)
    assert code == 0 and "could not be kept" in out
    typed("quit")
    code, out, _ = run(capsys, "automa")
    assert code == 0 and "could not be kept" in out


def test_the_companion_names_its_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, typed: Callable[..., None]
) -> None:
    file = tmp_path / "solo.json"
    typed("quit")
    _, out, _ = run(capsys, "automa", "--file", str(file))
    assert f"go on with: tabletown automa --file {file}" in out and file.exists()
    code, _, err = run(capsys, "campaign", "show", str(file))
    assert code == 2 and "is a game of the companion, not a campaign" in err
    run(capsys, "campaign", "new", str(tmp_path / "winter.json"))
    code, _, err = run(capsys, "automa", "--file", str(tmp_path / "winter.json"))
    assert code == 2 and "is a campaign, not a game of the companion" in err


def test_the_companion_keeps_games_by_itself(capsys: pytest.CaptureFixture[str], typed: Callable[..., None]) -> None:
    typed("EF F/E", "quit")
    _, out, _ = run(capsys, "automa", "--seed", "kept")
    (file,) = games_folder().iterdir()
    assert f"go on with: tabletown automa --file {file}\n" in out
    typed("quit")
    _, out, _ = run(capsys, "automa", "--file", str(file))
    assert "Automaville: " in out, "what was answered is there"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("mode", ["simple", "full"])
def test_the_companion_fits_80_columns(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    typed: Callable[..., None],
    mode: str,
    language: str,
) -> None:
    monkeypatch.setattr("tabletown.cli.screen.screen_now", lambda: Screen(80, 24))
    options = [word for name in ("civics", "districts") for word in ("--option", f"{name}=yes")]
    for more in ([], options):
        typed("", "help", "SFOPHBD", "SFOPHBD", "SFOPHBD", "help", "Sa", "nonsense", "back", "quit")
        _, out, _ = run(
            capsys, "automa", "--level", "0", "--mode", mode, "--seed", "wide", "--language", language, *more
        )
        shown = [line.removeprefix("> ") for line in out.splitlines() if "--file" not in line]
        assert len(shown) > 20 and max(map(len, shown)) <= 80, max(shown, key=len)


def recorded(capsys: pytest.CaptureFixture[str], folder: Path) -> Path:
    run(capsys, "sim", B2C, "--seats", "3", "--games", "1", "--seed", "proof", "--record", str(folder))
    (record,) = folder.iterdir()
    return record


def test_a_commitment_may_be_cut_short(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = recorded(capsys, tmp_path / "records")
    (commitment,) = re.findall(r"commitment: (\w+)", record.read_text(encoding="utf-8"))
    for given, words in (
        (commitment, "That is the commitment you gave."),
        (f"{commitment[:10]}…", "It begins with the 10 of 64 digits that you gave."),
        (commitment[:12].upper(), "It begins with the 12 of 64 digits"),
    ):
        code, out, _ = run(capsys, "verify", str(record), "--commitment", given)
        assert code == 0 and words in out
    for given, words in (("0" * 12, "another commitment"), ("abc", "at least 8"), ("what was it", "at least 8")):
        code, _, err = run(capsys, "verify", str(record), "--commitment", given)
        assert code == 2 and words in err


def test_who_played_is_read_and_not_believed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = recorded(capsys, tmp_path / "records")
    text = record.read_text(encoding="utf-8")
    first, _, moves = text.partition("\n\n")
    record.write_text(f"{first}\nplayers: person, hard, greedy\n\n{moves}", encoding="utf-8")
    code, out, _ = run(capsys, "verify", str(record))
    assert code == 0 and "nothing proves it: person, hard and greedy." in out
    record.write_text(f"{first}\nplayers: person, hard, genius\n\n{moves}", encoding="utf-8")
    code, _, err = run(capsys, "verify", str(record))
    assert code == 2 and "“genius” is neither a person nor a bot of this game." in err


def test_marks_small_letters_and_slips(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = recorded(capsys, tmp_path / "records")
    record.write_text("\ufeff" + record.read_text(encoding="utf-8"), encoding="utf-8")
    assert run(capsys, "verify", str(record))[0] == 0
    cities = tmp_path / "cities.txt"
    cities.write_text("\ufeffssss/hhom/opoo/ophp\n", encoding="utf-8")
    code, out, _ = run(capsys, "score", str(cities))
    assert code == 0 and out.rstrip().endswith("56")
    code, _, err = run(capsys, "score", "SSSSS")
    assert code == 2 and "has more than 4 squares in a row" in err


def test_many_cities_are_scored_alike(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "many.txt"
    file.write_text("SSSS/HHOM/OPOO/OPHP\n" * 6000, encoding="utf-8")
    code, out, _ = run(capsys, "score", str(file))
    lines = out.splitlines()
    assert code == 0 and len(lines) == 6001 and all(line.endswith("56") for line in lines[1:])


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Round 1 of 3 . Turn 1 of 3 . "),
        ("de", "Deine Hand: "),
        ("hu", "1/3. kor . 1/3. fordulo . "),
        ("ru", "Raund 1 iz 3 . Khod 1 iz 3 . "),
    ],
)
def test_a_terminal_without_a_sign_gets_one_like_it(tmp_path: Path, language: str, words: str) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = start(
        [sys.executable, "-m", "tabletown", "play", B2C, "--seats", "3", "--seed", "plain", "--language", language],
        input="quit\n",
        capture_output=True,
        text=True,
        env=environment,
        check=True,
        cwd=tmp_path,
    )
    assert words in done.stdout and " . " in done.stdout
    assert "?" not in done.stdout


def test_short_help(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (("-h",), ("play", "-h"), ("campaign", "-h")):
        code, out, _ = run(capsys, *words)
        assert code == 0 and "Usage" in out


def test_the_examples_of_a_campaign_can_be_followed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for line in EXAMPLES.strip().splitlines():
        words: Sequence[str] = line.split()[1:]
        filled = [str(tmp_path / word) if word.endswith(".json") else word for word in words]
        bot = [] if "continue" not in filled or "--bot" in filled else ["--bot", "random"]
        code, _, err = run(capsys, *filled, *bot)
        assert code == 0, err


def test_names_do_nothing_to_the_terminal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    wild = "Ann\x1b[2J\x07"
    _, out, _ = run(capsys, "seating", wild, "Ben")
    assert "Ann\ufffd[2J\ufffd" in out and "\x1b" not in out
    file = tmp_path / "ride.json"
    players = [
        {"name": wild, "routes": ["LC-CP"], "tickets": ["LE-WS"]},
        {"name": "Ben", "routes": [], "tickets": ["UN-WS"]},
    ]
    file.write_text(json.dumps({"players": players}), encoding="utf-8")
    _, out, err = run(capsys, "score", "--game", RIDE, str(file))
    assert "Ann\ufffd[2J" in out and "\x1b" not in out + err
    _, _, err = run(capsys, "replay", wild)
    assert "\x1b" not in err
