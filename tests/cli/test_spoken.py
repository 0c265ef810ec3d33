"""What the command says besides the games themselves is in the reader's language, too."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.commands import B2C, run as started
from tests.cli.running import run

from tabletown.locales import join, languages, say

JOURNAL = """
from tabletown import load
from tabletown.bots.levels import make_player
from tabletown.server.journal import start_journal

start_journal()
game = load("between-two-cities")
state = game.setup(6, "journal", landscapes=True)
make_player(game.name, "hard", "").decide(game.view(state, 0), game.legal_moves(state, 0))
"""


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("replay", "nowhere.txt"), "tabletown: nowhere.txt: Diese Datei oder diesen Ordner gibt es nicht."),
        (("verify", "."), "tabletown: .: Das ist ein Ordner, keine Datei."),
        (("play", "--bots", "genius"), "Einen Bot „genius“ gibt es für between-two-cities nicht. Es gibt: easy, "),
        (("play", "--seats", "3", "--people", "4"), "Von 3 Plätzen können 1 bis 3 mit Menschen besetzt sein, nicht 4."),
        (("play", "--seats", "4", "--bots", "random,greedy"), "Bots: 2, Plätze: 3"),
        (("play", "--option", "level"), "„level“ ist keine Option: Schreib NAME=WERT."),
        (("play", "--option", "level=9"), "hat die Option „level“ an Tischen mit 1, nicht mit 4 Plätzen."),
        (("campaign", "dance", "x.json"), "kennt kein „dance“: Es gibt new, continue oder show."),
        (("score", "--hard", "SSSS"), "--hard macht die Bezirke von Automastadt größer"),
    ],
    ids=lambda case: " ".join(case) if isinstance(case, tuple) else "",
)
def test_what_is_wrong_is_said_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], words: str
) -> None:
    code, out, err = run(capsys, *arguments, "--language", "de")
    assert code == 2 and out == "" and words in err and err.count("\n") == 1


def test_an_unknown_language_is_told_in_that_of_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    code, _, err = run(capsys, "replay", "x", "--language", "tlh")
    assert code == 2 and f"«tlh» — такого языка здесь нет. Есть: {join(languages(), 'ru')}." in err


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (3, (), "Punkte: Platz 1: "),
        (1, ("--option", "automa=simple"), ", Autommaso: "),
        (2, ("--option", "automa=third"), " und Autommaso: "),
    ],
    ids=["people", "solo", "duo"],
)
def test_a_proven_result_is_told_as_the_game_tells_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, seats: int, options: tuple[str, ...], words: str
) -> None:
    run(
        capsys,
        "sim",
        "between-two-cities",
        "--seats",
        str(seats),
        *("--games", "1", "--bots", "greedy", "--record", str(tmp_path)),
        *options,
    )
    (record,) = tmp_path.iterdir()
    code, out, _ = run(capsys, "verify", str(record), "--language", "de")
    assert code == 0 and words in out
    scores, end = out.splitlines()[-2:]
    assert scores.startswith("Punkte: ") and end.startswith("Das Spiel ist zu Ende.")
    assert "scores" not in out and "won by" not in out


def test_categories_are_shown_as_they_are_typed_and_in_words(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = str(tmp_path / "winter.json")
    _, out, _ = run(capsys, "campaign", "new", file, "--language", "de")
    assert "shops (Läden), factories (Fabriken)" in out
    _, out, _ = run(capsys, "campaign", "show", file)
    assert "Not doubled yet: shops, factories, taverns" in out


@pytest.mark.parametrize(
    ("language", "prompt"), [("en", "seat 1>"), ("de", "Platz 1>"), ("hu", "1. hely>"), ("ru", "место 1>")]
)
def test_the_prompt_is_said_as_one_says_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, prompt: str
) -> None:
    asked: list[str] = []

    def answered(question: str) -> str:
        asked.append(question)
        return "quit"

    monkeypatch.setattr("builtins.input", answered)
    run(capsys, "play", "ticket-to-ride-new-york", "--seats", "2", "--language", language)
    assert asked == [f"{prompt} "]
    assert say("terminal-prompt", language, seat="1") == prompt


@pytest.mark.parametrize("game", ["between-two-cities", "ticket-to-ride-new-york"])
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "links|rechts|sofort|für|Punkte|Zielkarten"),
        ("hu", "balra|jobbra|rögtön|ehhez|pont|célkártyák"),
        ("ru", "слева|справа|сразу|для|очк|маршрутов"),
    ],
)
def test_hints_say_why_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, game: str, language: str, words: str
) -> None:
    typed = iter(["hint", "1", "hint", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    table = ("--seats", "1") if game == "between-two-cities" else ("--seats", "2", "--option", "start=1")
    _, out, _ = run(capsys, "play", game, *table, "--bots", "random", "--seed", "why", "--language", language)
    reasons = re.findall(r"^  [a-z]+ .*(?:\d\s?%|\d,\d)  (.*)$", out, re.MULTILINE)
    assert len(reasons) >= 4
    assert not re.search(r"\d\.\d", out)
    for reason in reasons:
        assert re.search(words, reason) or not re.search("[a-z]{3}", reason), reason
        assert not re.search(r"\b(left|right|then|games?|points?|planned|Automaville)\b", reason), reason


def test_who_plays_where_no_net_has_learnt_is_said_in_the_language_asked_for() -> None:
    table = ("play", B2C, "--seats", "6", "--people", "1", "--option", "landscapes=on", "--language", "de")
    told = started(*table, "--bots", "net", stdin="").stderr
    assert "Solche Tische hat kein Netz gelernt (landscapes-6); stattdessen spielt balanced" in " ".join(told.split())
    assert started(*table, "--bots", "hard", stdin="").stderr == told


def test_whoever_runs_a_server_reads_who_plays_where_no_net_has_learnt() -> None:
    done = subprocess.run([sys.executable, "-c", JOURNAL], capture_output=True, text=True, check=True)
    [line] = [json.loads(line) for line in done.stderr.splitlines()]
    assert line["what"] == "bots"
    assert line["words"] == "No net has learnt such tables (landscapes-6): balanced plays instead"
