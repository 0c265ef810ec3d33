"""`tabletown play`: whole games and hot seat, typed and by JSON."""

import json
import re
from pathlib import Path

import pytest
from tests.cli.commands import B2C, OWN_BOT, RECORD, TTR, answer, complaint


def test_a_whole_game_is_played_in_the_terminal(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    text = answer("play", B2C, "--seats", "3", "--seed", "t", "--record", str(record), stdin="1\n" * 200)
    assert "LEFT · City 1 · With Seat 2" in text
    assert "Points in the left city for" in text
    assert "win with" in text or "wins with" in text or "The win is shared" in text
    assert "lower city  higher city" in text
    assert "The seed was t" in text
    assert "Verified" in answer("verify", str(record))


def test_refused_input_is_explained_and_asked_again() -> None:
    typed = "dance\nchoose S/B S/B\n999\nhelp\nlook\n1\nquit\n"
    text = answer("play", B2C, "--seats", "3", "--seed", "t", stdin=typed)
    assert "is not a move" in text
    assert "not both in your hand" in text
    assert "There is no move 999" in text
    assert "You have left the table" in text


def test_a_game_goes_on_after_leaving(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    answer("play", B2C, "--seats", "3", "--seed", "t", "--record", str(record), stdin="1\n1\n1\n")
    assert "not over" in answer("replay", str(record))
    text = answer("play", "--resume", str(record), stdin="1\n" * 200)
    assert "The seed was t" in text
    assert "Verified" in answer("verify", str(record))


def test_the_other_game_is_played_by_the_same_commands(tmp_path: Path) -> None:
    record = tmp_path / "ride.txt"
    text = answer("play", TTR, "--seats", "2", "--seed", "t", "--record", str(record), stdin="1\n" * 400)
    assert "Central Park" in text
    assert "The seed was t" in text
    assert "Verified" in answer("verify", str(record))
    assert "wins with" in answer("replay", str(record)) or "The win is shared" in answer("replay", str(record))
    result = json.loads(answer("sim", TTR, "--seats", "3", "--games", "3", "--json"))
    assert result["games"] == 3


def test_people_keep_their_seats_after_leaving(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    answer("play", B2C, "--seats", "3", "--people", "2", "--seed", "t", "--record", str(record), stdin="\n1\nquit\n")
    text = answer("play", "--resume", str(record), stdin="\nquit\n")
    assert "Seat 2, press Enter" in text
    assert "--resume goes on as the record says" in complaint("play", "--resume", str(record), "--people", "1")


def test_a_record_is_never_written_over(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(RECORD)
    assert "is there already" in complaint("play", B2C, "--record", str(record))
    assert record.read_text() == RECORD


def test_leaving_at_once_leaves_a_record_to_go_on_with(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    answer("play", B2C, "--seats", "3", "--people", "3", "--record", str(record), stdin="quit\n")
    assert "press Enter" in answer("play", "--resume", str(record), stdin="")


def test_hot_seat_hides_the_hand_between_people() -> None:
    text = answer("play", B2C, "--seats", "3", "--people", "2", "--seed", "t", stdin="\n1\n\n1\nquit\n")
    assert text.count("press Enter when only you can see the screen") == 2
    first, second = text.split("Seat 2, press Enter")
    assert "Your hand" in first
    assert "\n" * 40 in first.split("seat 1>")[1]
    assert "You have chosen." in second, "both people hear what happened"


def test_a_person_may_let_another_go_first() -> None:
    typed = "\n1\n\n1\nwait\n1\nquit\n"
    text = answer("play", B2C, "--seats", "3", "--people", "2", "--seed", "t", stdin=typed)
    assert "seat 1> \nSeat 2:" in text


@pytest.mark.parametrize("typed", ["{1} {0}", "{0} {1}", "choose {1} {0}"])
def test_a_pair_may_be_typed_in_any_order(typed: str) -> None:
    lines = map(json.loads, answer("play", B2C, "--seats", "3", "--json", "--seed", "t").splitlines())
    question = next(line for line in lines if "ask" in line)
    first, second = next(m.split()[1:] for m in question["moves"] if len(set(m.split()[1:])) == 2)
    text = answer("play", B2C, "--seats", "3", "--seed", "t", stdin=typed.format(first, second) + "\nquit\n")
    assert f"You still place: {first} (" in text or f"You still place: {second} (" in text


def test_what_could_mean_several_moves_is_asked_back() -> None:
    text = answer("play", B2C, "--seats", "3", "--seed", "t", stdin="1\nleft\n000000000000199\nquit\n")
    assert "“left” could be any of these: place " in text
    assert "There is no move 000000000000199" in text


def test_programs_can_play_by_json_lines() -> None:
    first = answer("play", B2C, "--seats", "3", "--json", "--seed", "t", stdin="").splitlines()
    question = next(line for line in map(json.loads, first) if "ask" in line)
    assert question["ask"] == question["view"]["seat"] == 0
    assert question["moves"][0].startswith("choose ")
    assert question["view"]["cities"][0]["canvas"] == "/".join(["." * 7] * 7)
    text = answer("play", B2C, "--seats", "3", "--json", "--seed", "t", stdin="1\n" * 200)
    end = json.loads(text.splitlines()[-1])["end"]
    assert end["outcome"]["winners"]
    assert end["seed"] == "t"
    assert end["view"]["cities"][0]["score"]["total"] > 0


def test_alone_one_meets_good_bots_or_the_level_one_asks_for(tmp_path: Path) -> None:
    for bots, players in ((), "hard, hard"), (("--bots", "easy,greedy"), "easy, greedy"):
        file = tmp_path / f"{len(bots)}.txt"
        answer("play", B2C, "--seats", "3", *bots, "--record", str(file), stdin="1\nquit\n")
        assert f"players: person, {players}\n" in file.read_text()
        assert "left the table" in answer("play", "--resume", str(file), stdin="quit\n")


def test_a_person_meets_a_bot_from_her_own_folder(tmp_path: Path) -> None:
    (tmp_path / "last_mover.py").write_text(OWN_BOT)
    arguments = ("--seats", "3", "--seed", "t", "--bots", "last_mover:make,random", "--record", "game.txt")
    answer("play", B2C, *arguments, stdin="1\n" * 200, cwd=tmp_path)
    assert "players: person, last_mover:make, random\n" in (tmp_path / "game.txt").read_text()
    assert "Verified" in answer("verify", "game.txt", cwd=tmp_path)


@pytest.mark.parametrize("game", [B2C, TTR])
def test_a_hint_is_three_moves_with_reasons(game: str) -> None:
    text = answer("play", game, "--seats", "2", "--seed", "t", stdin="hint\nquit\n")
    (hint,) = re.findall(r"would play the first of these .*\n((?:  .+\n)+)", text)
    lines = [re.split("  +", line.strip()) for line in hint.splitlines()]
    assert len(lines) == 3
    values = [value for _, value, words in lines if words]
    if "its chance to win" in text or "how often it would make it" in text:
        shares = [int(value.removesuffix("%")) for value in values]
        assert shares == sorted(shares, reverse=True) and 0 < shares[0] <= 100
        # A chance to win is said only by a bot that knows one.
        assert ("its chance to win" in text) is (game == B2C)
    else:
        behind = [float(value) for value in values]
        assert behind == sorted(behind) and behind[0] == 0, "points behind the best"
    assert len(values) == 3
    # The first of them can be played as it is written.
    played = answer("play", game, "--seats", "2", "--seed", "t", stdin=f"{lines[0][0]}\nquit\n")
    assert "You have chosen" in played
