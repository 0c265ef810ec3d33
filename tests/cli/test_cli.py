"""The command as a person uses it: in a process of its own, with real files and pipes."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.prepared import ENVIRONMENT, prepared

import tabletown
from tabletown.core.play import sit_down
from tabletown.core.record import format_record
from tabletown.testing.playouts import random_sitting

B2C = "between-two-cities"
TTR = "ticket-to-ride-new-york"
RECORD = format_record(random_sitting(tabletown.load(B2C), 3, "harbour-7").record)


def run(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return prepared().run(arguments, stdin)


def run_from_nothing(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """With a Python of its own, that imports what this command needs and nothing else."""
    command = [sys.executable, "-m", "tabletown", *arguments]
    environment = {**os.environ, **ENVIRONMENT}
    return subprocess.run(command, input=stdin, capture_output=True, encoding="utf-8", env=environment, check=False)


def answer(*arguments: str, stdin: str = "") -> str:
    done = run(*arguments, stdin=stdin)
    assert done.returncode == 0, done.stderr
    return done.stdout


def complaint(*arguments: str, stdin: str = "") -> str:
    """The one sentence on standard error that bad input gets."""
    done = run(*arguments, stdin=stdin)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    (line,) = done.stderr.strip().splitlines()
    return line.removeprefix("tabletown: ")


@pytest.mark.parametrize(
    "arguments",
    [
        ["score", "--explain", "SSSS/HHOM/OPOO/OPHP"],
        ["best", "SFSF/HHOM/OPOO/OPHP"],
        ["sim", B2C, "--games", "1", "--bots", "greedy", "--seed", "t", "--json"],
        ["play", TTR, "--seats", "2", "--seed", "t"],
        ["replay", "-"],
        ["verify", "-"],
        ["seating", "Anna", "Ben", "--seed", "x"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_a_command_imports_all_that_it_needs(arguments: list[str]) -> None:
    """And says the same as in a process that had imported everything before."""
    typed = RECORD if arguments[-1] == "-" else "1\nhint\nquit\n"
    alone, prepared_one = run_from_nothing(*arguments, stdin=typed), run(*arguments, stdin=typed)
    assert alone.returncode == prepared_one.returncode == 0, alone.stderr
    said = [re.sub(r'(seconds?": )[\d.]+', r"\1", done.stdout) for done in (alone, prepared_one)]
    assert said[0] == said[1]


def test_score_prints_a_table() -> None:
    lines = answer("score", "SSSS/HHOM/OPOO/OPHP").splitlines()
    assert lines[0].split() == ["Shops", "Factories", "Taverns", "Offices", "Parks", "Houses", "Total"]
    assert lines[1].split()[2:] == ["16", "0", "1", "17", "10", "12", "56"]


def test_score_gives_json() -> None:
    result = json.loads(answer("score", "--json", "SSSS/HHOM/OPOO/OPHP"))
    assert result == {
        "cities": [{"shops": 16, "factories": 0, "taverns": 1, "offices": 17, "parks": 10, "houses": 12, "total": 56}]
    }


def test_score_explains_every_set() -> None:
    text = answer("score", "--explain", "S..S/SSSS/S..S/....")
    assert text.count("a line of 3 shops") == 2
    groups = json.loads(answer("score", "--explain", "--json", "S..S/SSSS/S..S/...."))["cities"][0]["groups"]
    assert sum(group["points"] for group in groups) == 25


def test_score_reads_files_and_pipes(tmp_path: Path) -> None:
    file = tmp_path / "cities.txt"
    file.write_text("# my table\nSSSS\n\nFF.. # the harbour\n")
    for text in (
        answer("score", str(file)),
        answer("score", "-", stdin=file.read_text()),
        answer("score", stdin="SSSS\nFF.."),
    ):
        assert [line.split()[-1] for line in text.splitlines()[1:]] == ["16", "8"]


def test_score_names_the_bad_line_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "cities.txt"
    file.write_text("SSSS\nSSXS\n")
    assert complaint("score", str(file)) == (
        f"{file}, line 2: “X” is not a building: they are S F B D E M O P H, C for a civic one, . for an empty "
        "square and # for nature."
    )


def test_score_counts_capitals(tmp_path: Path) -> None:
    city = "SP#../..#../OOC../MD.../HH### c3:SO-F"
    result = json.loads(answer("score", "--json", "--explain", "--district", "SP", "--district", "HC", city))
    assert result["cities"][0]["civics"] == 3
    assert result["cities"][0]["districts"] == 12
    assert "the largest district, 2 tiles: Shops + Parks (a1 b1)" in answer(
        "score", "--explain", "--district", "PS", city
    )
    file = tmp_path / "capitals.txt"
    file.write_text(f"# my table\n#SS../..... # a comment\n{city}\n#")
    assert [line.split()[-1] for line in answer("score", str(file)).splitlines()[1:]] == ["5", "24"]


def test_score_ends_a_solo_game() -> None:
    cities = ["SSSS/HHOM/OPOO/OPHP", "MDHH/SEOB/SOHH/SFPP"]
    said = answer("score", "--explain", "--ville", "SSSSPPPHHBDEFF", *cities)
    assert "You win with 56 points." in said
    assert "Automaville: SSSSPPPHHBDEFF" in said
    told = json.loads(answer("score", "--json", "--ville", "SSSSSSPPPHHBDEFF", *cities))
    assert [city["total"] for city in told["cities"]] == [56, 56, 63]
    assert told["winners"] == [2]
    assert "leave --players" in complaint("score", "--players", "--ville", "S", *cities)
    assert "it needs --ville and --district" in complaint("score", "--hard", "--ville", "S", *cities)
    assert "it needs --ville and --district" in complaint("score", "--hard", "--district", "SP", *cities)


def test_score_ranks_a_ring() -> None:
    cities = ["MFFF/PPFP/SSMP/HHHF", "FSFF/PFPP/FBHP/PPHH", "MDFF/HEFP/SHBP/HHHO"]
    cities += ["SSSS/HHOM/OPOO/OPHP", "MDFF/OEOB/OOOO/SSSS", "MDHH/SEOB/SOHH/SFPP"]
    assert "Seat 6 wins with 62 points." in answer("score", "--players", *cities)
    result = json.loads(answer("score", "--players", "--json", *cities))
    assert [player["score"] for player in result["players"]] == [52, 52, 57, 56, 56, 62]
    assert result["winners"] == [5]
    assert result["decided_by"] == "lower city"


RIDE = {
    "players": [
        {"name": "Ann", "routes": ["LC-CP", "CP-UN"], "tickets": ["CP-MW"]},
        {"name": "Ben", "routes": ["CT-LE", "CT-WS/P"], "tickets": ["LE-WS"]},
    ]
}


def test_score_reads_a_game_of_ticket_to_ride(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(RIDE))
    text = answer("score", "--game", "ticket-to-ride-new-york", str(file))
    assert "Ben" in text
    result = json.loads(answer("score", "--game", "ticket-to-ride-new-york", "--json", "-", stdin=file.read_text()))
    assert [player["total"] for player in result["players"]] == [2 + 4 - 3 + 2, 1 + 1 + 2 + 2]
    assert result["winners"] == [1]
    wrong = json.dumps({"players": [{**RIDE["players"][0], "routes": ["LC-CP"] * 2}, RIDE["players"][1]]})
    assert "is listed twice" in complaint("score", "--game", "ticket-to-ride-new-york", "-", stdin=wrong)
    assert "is scored from one file" in complaint("score", "--game", "ticket-to-ride-new-york", "a", "b")


def test_score_ranks_two_players() -> None:
    result = json.loads(answer("score", "--variant", "two-player", "--json", "SSSS", "S", "SSS", "SS"))
    assert [player["score"] for player in result["players"]] == [18, 15]


def test_a_city_that_no_box_could_fill_is_a_warning() -> None:
    done = run("score", "BBBB/BBBB")
    assert done.returncode == 0
    assert "There are 8 of “tavern with beds” here, but the box has only 7" in done.stderr
    warnings = json.loads(answer("score", "--json", "S..S"))["warnings"]
    assert warnings == ["City 1 is not in one piece."]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["score", "SSXS"], "“X” is not a building"),
        (["score", "SSSS/SS"], "Row 2"),
        (["score", "SSSSSS"], "at most 5 rows"),
        (["score", "--players", "S", "S"], "A ring has 3 to 7 cities"),
        (["score", "--variant", "two-player", "S"], "Two players build four cities"),
        (["score", "--variant", "solo", "S"], "solo"),
        (["score", "--wrong"], "--wrong"),
        (["score"], "no city to score"),
        (["dance"], "dance"),
        (["sim", "chess"], "not a game here"),
        (["sim", B2C, "--seats", "9"], "1 to 7 players"),
        (["sim", B2C, "--games", "none"], "--games"),
        (
            ["sim", B2C, "--bots", "genius"],
            "“genius” is not a bot for between-two-cities: there is easy, medium, hard,",
        ),
        (["sim", B2C, "--bots", "random,random"], "2 bots cannot fill 4 seats"),
        (["sim", B2C, "--seed", " "], "A seed is one line"),
        (["play", B2C, "--bots", "genius"], "is not a bot"),
        (["play", TTR, "--seats", "4", "--option", "start=7"], "1 to 4, not 7"),
        (["play", TTR, "--option", "start"], "write NAME=VALUE"),
        (["sim", TTR, "--option", "start=1", "--option", "start=2"], "given twice"),
        (["sim", TTR, "--option", "start=1", "--option", "rivers=2"], "no option “rivers”"),
        (["score", "--game", TTR, "--players", "x.json"], "are for cities"),
        (["play", B2C, "--people", "9"], "can be people"),
        (["play", "--resume", "nowhere.txt"], "nowhere.txt: no such file"),
        (["replay", "nowhere.txt"], "nowhere.txt: no such file"),
        (["verify", "-"], "not a record"),
        (["best"], "no city to improve"),
        (["best", "SSSS"], "16 squares"),
        (["best", "SSSS/HHOM/OPOO/OPHP", "--factories", "7"], "factory"),
        (["best", "SSSS/HHOM/OPOO/OPHP", "SSSS/HHOM/OPOO/OPHP"], "marks nothing"),
        (["best", "SSSS/HHOM/OPOO/OPHP", "+a1b1"], "no such tile"),
        (["best", "game.txt"], "There is no file “game.txt”"),
        (["seating", *"abcdefgh"], "1 to 7 players"),
        (["seating", "Anna", "--language", "tlh"], "not a language"),
    ],
)
def test_bad_input_gets_one_sentence(arguments: list[str], words: str) -> None:
    assert words in complaint(*arguments)


def test_what_was_probably_meant_is_said() -> None:
    assert "There is no file “nofile.txt”" in complaint("score", "nofile.txt")
    assert "between quotation marks" in complaint("score", "SS", "+a1b1")
    assert "City 3 is not finished" in run("score", "--players", "SSSS", "SSSS", "S").stderr


def test_a_terminal_that_cannot_show_a_letter_gets_question_marks() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "tabletown", "replay", "-"]
    done = subprocess.run(command, input=RECORD.encode(), capture_output=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr


def test_records_of_simulated_games_stay_in_their_folder(tmp_path: Path) -> None:
    answer("sim", B2C, "--games", "1", "--seed", "../out/side", "--record", str(tmp_path / "in"))
    assert [path.name for path in tmp_path.iterdir()] == ["in"]


def test_a_binary_file_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "picture.bin"
    file.write_bytes(b"\xff\xfe\x00")
    for command in ("score", "replay", "verify"):
        assert "is not a text file" in complaint(command, str(file))


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert "is a directory" in complaint("verify", str(tmp_path))


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
    assert re.search(r"^Points: Seat 1 \d+, Seat 2 \d+ and Seat 3 \d+\.$", answer("verify", str(record)), re.MULTILINE)
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
    assert "The record has 63 moves" in complaint("replay", "-", "--at", "64", stdin=RECORD)
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


@pytest.mark.parametrize("game", [B2C, TTR])
def test_a_hint_is_three_moves_with_reasons(game: str) -> None:
    text = answer("play", game, "--seats", "2", "--seed", "t", stdin="hint\nquit\n")
    (hint,) = re.findall(r"would play the first of these .*\n((?:  .+\n)+)", text)
    lines = [re.split("  +", line.strip()) for line in hint.splitlines()]
    assert len(lines) == 3
    values = [float(value) for _, value, words in lines if words]
    assert values == sorted(values) and len(values) == 3 and values[0] == 0, "points behind the best"
    # The first of them can be played as it is written.
    played = answer("play", game, "--seats", "2", "--seed", "t", stdin=f"{lines[0][0]}\nquit\n")
    assert "You have chosen" in played


def test_best_shows_both_layouts_and_the_points_lost() -> None:
    text = answer("best", "SFSF/HHOM/OPOO/OPHP")
    assert "yours" in text
    assert "all tiles were taken as singles" in text
    result = json.loads(answer("best", "SFSF/HHOM/OPOO/OPHP", "--json"))
    assert result["lost"] == result["best"]["total"] - result["city"]["total"] > 0
    again = json.loads(answer("score", "--json", result["best"]["notation"]))
    assert again["cities"][0]["total"] == result["best"]["total"]


def test_best_says_what_no_box_holds() -> None:
    done = run("best", "SHSH/OOPH/SSHM/HHOP", "+a1b1", "+c1d1", "--json")
    result = json.loads(done.stdout)
    assert result["duplexes_marked"] and result["lost"] > 0
    assert done.stderr == "warning: City 1: the duplex SH is there twice, but the box has it once.\n"


def test_best_of_a_record_is_about_every_city(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(RECORD)
    result = json.loads(answer("best", str(file), "--json"))
    played = [city["city"]["notation"] for city in result["cities"]]
    assert len(played) == 3 and all(city["duplexes_marked"] for city in result["cities"])
    # Factories are compared across the table, as `score` does it.
    scores = json.loads(answer("score", *played, "--json"))["cities"]
    assert [city["city"]["total"] for city in result["cities"]] == [city["total"] for city in scores]
    assert {city["factory_worth"] for city in result["cities"]} > {4}
    assert result["lost"] == sum(city["lost"] for city in result["cities"]) > 0
    text = answer("best", "-", stdin=RECORD)
    assert "City 3, where a factory is worth" in text
    assert text.endswith(f"{result['lost']} points lost by placing in 3 cities.\n")


def test_best_needs_the_end_of_a_game_with_cities() -> None:
    half = "".join(RECORD.splitlines(keepends=True)[:30])
    assert "its cities are not finished" in complaint("best", "-", stdin=half)
    assert "are known" in complaint("best", "-", "--factories", "4", stdin=RECORD)
    assert "not a record" in complaint("best", "-", stdin="SSSS/HHOM/OPOO/OPHP\n")
    ride = format_record(random_sitting(tabletown.load(TTR), 2, "harbour-7").record)
    assert "which has no cities" in complaint("best", "-", stdin=ride)


def test_best_of_the_box_is_proven() -> None:
    assert "69" in answer("best", "--of-the-box")
    assert json.loads(answer("best", "--of-the-box", "--json"))["total"] == 69


def test_seating_draws_cards() -> None:
    result = json.loads(answer("seating", "Anna", "Ben", "Cleo", "--seed", "x", "--json", "--language", "hu"))
    assert sorted(result["order"]) == ["Anna", "Ben", "Cleo"]
    assert result["text"].startswith("Üljetek")
    assert "seat 1: " in answer("seating", "Anna", "Ben")


@pytest.mark.parametrize("command", ["play", "score", "best", "sim", "arena", "replay", "verify", "seating"])
def test_every_command_has_help_with_examples(command: str) -> None:
    text = answer(command, "--help")
    assert "Examples" in text
    assert f"tabletown {command}" in text
    assert "--json" in text


def test_the_reader_of_a_pipe_may_leave(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(RECORD)
    command = f"{sys.executable} -m tabletown replay {file} | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.stderr == ""


def test_no_progress_bar_when_piped() -> None:
    assert run("sim", B2C, "--games", "2").stderr == ""


def test_unfinished_sittings_have_no_result() -> None:
    assert sit_down(tabletown.load(B2C), 3, "x").record.result is None


LANGUAGES = {
    "de": ("Alle decken auf.", "gewinnt mit", "Platz 1: ", "Geprüft: ", "Keine Anordnung", "Läden"),
    "hu": ("Mindenki felfedi a lapkáit.", "nyer", "1. hely: ", "Ellenőrizve: ", "egyetlen elrendezés sem", "Üzletek"),
    "ru": ("Все открывают плитки.", "очк", "место 1: ", "Проверено: ", "Ни одна расстановка", "Магазины"),
}
"""Of each: a story, its end, a seat, a proof, the best layout, a table."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_speak_the_language_asked_for(language: str) -> None:
    told, won, seat, proven, layout, table = LANGUAGES[language]
    story = answer("replay", "-", "--language", language, stdin=RECORD)
    assert told in story and won in story and "seat" not in story and "points" not in story
    assert seat in answer("seating", "--language", language, "Anna", "Ben", "--seed", "x")
    assert proven in answer("verify", "-", "--language", language, stdin=RECORD)
    assert layout in answer("best", "--language", language, "SSSS/HHOM/OPOO/OPHP")
    assert table in answer("score", "--language", language, "--explain", "SSSS/HHOM/OPOO/OPHP")
    played = answer("play", B2C, "--language", language, "--seats", "3", stdin="help\n1\nquit\n")
    assert "You" not in played and "seat" not in played


def test_the_language_of_the_terminal_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Platz 1: " in run_from_nothing("seating", "Anna", "Ben").stdout
    assert "Ring hat 3 bis 7" in run_from_nothing("score", "--players", "SSSS", "SSSS").stderr
    assert "Platz 1" not in run_from_nothing("seating", "--language", "en", "Anna", "Ben").stdout
