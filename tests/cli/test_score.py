"""`tabletown score` and `best`: cities as text, files and pipes."""

import json
from pathlib import Path

from tests.cli.commands import RECORD, TTR, answer, complaint, run

import tabletown
from tabletown.core.record import format_record
from tabletown.testing.playouts import random_sitting


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
        f"{file}, line 2: “X” is not a building: write S F B D E M O P H, C for a civic one, . for an empty "
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


def test_a_game_in_place_of_a_city_is_told_how_to_write_it() -> None:
    said = complaint("score", "ticket-to-ride-new-york", "game.json")
    assert said == "“ticket-to-ride-new-york” is a game, not a city: write --game ticket-to-ride-new-york."


def test_a_file_that_is_no_json_is_told_where(tmp_path: Path) -> None:
    """In the reader's language: what a library says of it would be English."""
    file = tmp_path / "game.json"
    file.write_text('{"players":\n  [oh]}', encoding="utf-8")
    said = complaint("score", "--game", "ticket-to-ride-new-york", str(file), "--language", "de")
    assert said.startswith("Die Datei ist ab Zeile 2, Spalte 4 nicht lesbar; sie soll so aussehen: {")
    file.write_text("[1]", encoding="utf-8")
    assert complaint("score", "--game", "ticket-to-ride-new-york", str(file)).startswith("The file should look like")


def test_what_is_best_is_said_once() -> None:
    """That no layout is worth more, and that none has more than the total, are one thing."""
    told = answer("best", "SSSS/PPOO/POMO/HHOH")
    assert "No layout of these tiles has more than 60." in told and "is worth more" not in told
    assert "more" in answer("best", "SSSS/HHOM/OPOO/OPHP").partition("No layout")[0]


def test_what_cannot_be_laid_out_is_told_in_the_language_asked_for() -> None:
    assert complaint("best", "SSSS/HHOM", "--language", "ru") == ("В городе 4 на 4 клеток 16, а эти плитки занимают 8.")
    said = complaint("best", "SSSS/HHOM/OPOO/OPHP", "--factories", "7", "--language", "hu")
    assert said == "Egy gyár 4, 3 vagy 2 pontot ér, nem 7 pontot."
