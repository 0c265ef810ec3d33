"""`tabletown sim`, `replay` and `verify`: games as records."""

import json
import re
from pathlib import Path

import pytest
from tests.cli.commands import B2C, RECORD, answer, complaint, run

import tabletown
from tabletown.core.play import sit_down


def test_records_of_simulated_games_stay_in_their_folder(tmp_path: Path) -> None:
    answer("sim", B2C, "--games", "1", "--seed", "../out/side", "--record", str(tmp_path / "in"))
    assert [path.name for path in tmp_path.iterdir()] == ["in"]


def test_sim_tells_scores_and_speed(tmp_path: Path) -> None:
    result = json.loads(
        answer("sim", B2C, "--seats", "3", "--games", "4", "--seed", "t", "--json", "--record", str(tmp_path))
    )
    assert result["games"] == 4
    assert result["moves"] == 4 * 63
    assert sum(seat["wins"] for seat in result["seats"]) == pytest.approx(4)
    assert result["moves_per_second"] > 0
    records = sorted(tmp_path.iterdir())
    assert len(records) == 4
    for record in records:
        assert "Verified" in answer("verify", str(record))


def test_capitals_is_simulated_recorded_replayed_and_verified(tmp_path: Path) -> None:
    options = [word for name in ("landscapes", "civics", "districts") for word in ("--option", f"{name}=on")]
    answer("sim", B2C, "--seats", "3", "--games", "1", "--record", str(tmp_path), *options)
    (record,) = tmp_path.iterdir()
    assert '"landscapes": true' in record.read_text()
    assert re.search(
        r"^Points: Seat 1: \d+, Seat 2: \d+ and Seat 3: \d+\.$", answer("verify", str(record)), re.MULTILINE
    )
    story = answer("replay", str(record))
    assert "Size of the largest group in each city" in story
    assert "largest district" in story


def test_bad_options_of_capitals_get_one_sentence() -> None:
    assert "126 single tiles" in complaint("sim", B2C, "--seats", "7", "--games", "1", "--option", "landscapes=on")
    assert "no option “rivers”" in complaint("sim", B2C, "--games", "1", "--option", "rivers=on")
    assert "is true or false" in complaint("sim", B2C, "--games", "1", "--option", "civics=maybe")


def test_sim_is_repeatable() -> None:
    one, two = (json.loads(answer("sim", B2C, "--games", "3", "--seed", "again", "--json")) for _ in range(2))
    assert one["seats"] == two["seats"]
    assert "seat  bot" in answer("sim", B2C, "--games", "2")


def test_replay_tells_the_story() -> None:
    text = answer("replay", "-", stdin=RECORD)
    assert "All show their tiles" in text
    assert "wins with" in text
    assert "Your hand: " not in text


def test_replay_stops_anywhere_and_shows_what_a_seat_saw() -> None:
    text = answer("replay", "-", "--at", "9", "--seat", "2", stdin=RECORD)
    assert "Your hand: " in text
    assert "Your hand:" in text
    assert "The record ends after move 63" in complaint("replay", "-", "--at", "64", stdin=RECORD)
    assert "the seats are 1 to 3" in complaint("replay", "-", "--seat", "4", stdin=RECORD)


def test_replay_gives_json_without_secrets() -> None:
    result = json.loads(answer("replay", "-", "--json", stdin=RECORD))
    assert len(result["moves"]) == 63
    events = [event for move in result["moves"] for event in move["events"]]
    assert all(event["only"] is None for event in events)
    assert result["outcome"]["winners"]


def test_replay_from_a_seat_shows_what_it_knew() -> None:
    text = answer("replay", "-", "--at", "2", "--seat", "2", stdin=RECORD)
    assert "choose" not in text.partition("Your hand")[0].replace("choose two tiles", "")
    assert "harbour-7" not in text
    result = json.loads(answer("replay", "-", "--at", "2", "--seat", "2", "--json", stdin=RECORD))
    assert [move["move"] for move in result["moves"]] == [None, None]
    assert result["seed"] is None


def test_verify_proves_a_record() -> None:
    assert "Verified: between-two-cities, 3 seats, 63 moves." in answer("verify", "-", stdin=RECORD)
    assert json.loads(answer("verify", "--json", "-", stdin=RECORD))["verified"] is True


def test_verify_compares_with_what_was_shown_before_the_game() -> None:
    shown = next(line for line in RECORD.splitlines() if line.startswith("commitment")).split()[1]
    assert "That is the commitment you gave." in answer("verify", "-", "--commitment", shown, stdin=RECORD)
    assert complaint("verify", "-", "--commitment", "0" * 64, stdin=RECORD).startswith("line 6: ")


def test_verify_says_in_json_what_is_wrong() -> None:
    done = run("verify", "--json", "-", stdin=RECORD.replace("seed: harbour-7", "seed: harbour-8"))
    assert done.returncode == 2
    assert json.loads(done.stdout) == {
        "verified": False,
        "line": 7,
        "reason": "This seed was not committed to: its SHA-256 is another.",
    }


@pytest.mark.parametrize("option", ["seed", "seats", "self", "state"])
def test_no_option_of_a_record_can_confuse_the_rules(option: str) -> None:
    wrong = RECORD.replace("options: {}", f'options: {{"{option}": "x"}}')
    assert f"no option “{option}”" in complaint("verify", "-", stdin=wrong)


def test_verify_takes_several_records(tmp_path: Path) -> None:
    """One that is wrong, or not there, does not stop the others."""
    good, bad, missing = (tmp_path / name for name in ("good.txt", "bad.txt", "missing.txt"))
    good.write_text(RECORD, encoding="utf-8")
    bad.write_text(RECORD.replace("seed: harbour-7", "seed: harbour-8"), encoding="utf-8")
    assert answer("verify", str(good), str(good)).count("verified, between-two-cities, 63 moves") == 2
    done = run("verify", str(bad), str(missing), str(good))
    told = done.stdout.splitlines()
    assert [line.split(": ")[1][:5] for line in told] == ["line ", "no su", "verif"]
    assert done.returncode == 2
    assert "2 of 3 records could not be verified" in done.stderr
    proofs = json.loads(run("verify", "--json", str(good), str(bad)).stdout)["records"]
    assert [(proof["file"], proof["verified"]) for proof in proofs] == [(str(good), True), (str(bad), False)]
    assert "--commitment" in complaint("verify", str(good), str(good), "--commitment", "0" * 64)


def test_verify_names_the_first_wrong_line() -> None:
    lines = RECORD.splitlines(keepends=True)
    wrong = "".join([*lines[:20], "1 place H left a1\n", *lines[21:]])
    assert complaint("verify", "-", stdin=wrong).startswith("line 21: ")


def test_unfinished_sittings_have_no_result() -> None:
    assert sit_down(tabletown.load(B2C), 3, "x").record.result is None
