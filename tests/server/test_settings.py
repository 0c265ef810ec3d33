"""Settings: from the command line, the environment, a file; which wins, what is refused, what is never shown."""

import json
from dataclasses import fields
from math import inf, nan
from pathlib import Path

import pytest

from tabletown.cli import main
from tabletown.server.choosing import ALL_SETTINGS, SettingSource, choose
from tabletown.server.settings import BadSettings, Settings, check, doubts, without_password

SECRET = "postgresql://ann:hush@db.example.org/tables"
DEPLOY = Path(__file__).parents[2] / "deploy"


def test_every_setting_has_words() -> None:
    assert {setting.name for setting in ALL_SETTINGS} == {field.name for field in fields(Settings)}


def test_the_command_line_comes_before_the_environment_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "tabletown.toml"
    file.write_text('host = "1.1.1.1"\nport = 1\nrate_factor = 2\nbots = ["a=b:c"]\n')
    environment = {"TABLETOWN_SETTINGS": str(file), "TABLETOWN_HOST": "2.2.2.2", "TABLETOWN_PORT": "2", "PATH": "/bin"}
    chosen = choose({"host": "3.3.3.3", "public_url": None}, environment)
    settings = chosen.settings
    assert (settings.host, settings.port, settings.rate_factor, settings.bots) == ("3.3.3.3", 2, 2.0, ("a=b:c",))
    named = [chosen.sources[name].value for name in ("host", "port", "rate_factor", "public_url")]
    assert named == ["command line", "environment", "file", "default"]


@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({"TABLETOWN_PROT": "80"}, "TABLETOWN_PROT is no setting; is TABLETOWN_PORT meant?"),
        ({"TABLETOWN_PORT": "eighty"}, "TABLETOWN_PORT has to be a whole number, not “eighty”"),
        ({"TABLETOWN_BEHIND_PROXY": "perhaps"}, "TABLETOWN_BEHIND_PROXY has to be true or false, not “perhaps”"),
        ({"TABLETOWN_DB": "a", "TABLETOWN_DB_FILE": "b"}, "TABLETOWN_DB and TABLETOWN_DB_FILE are both set: leave one"),
    ],
)
def test_what_cannot_be_meant_is_one_sentence(environment: dict[str, str], words: str) -> None:
    with pytest.raises(BadSettings) as refused:
        choose({}, environment)
    assert str(refused.value).startswith(words)


@pytest.mark.parametrize("text", ["port = ", 'port = "80"', "prot = 80", "behind_proxy = 1", "bots = [1]"])
def test_a_file_that_is_wrong_is_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(text)
    with pytest.raises(BadSettings, match=r"wrong\.toml"):
        choose({}, {}, str(file))


def test_a_secret_comes_from_a_file_or_a_variable_and_never_from_the_command_line(tmp_path: Path) -> None:
    for given in ({"db": SECRET}, {"metrics_token": "hush"}):
        with pytest.raises(BadSettings, match="everybody on this machine can read the command line"):
            choose(given, {})
    (tmp_path / "db").write_text(SECRET + "\n")
    chosen = choose({}, {"TABLETOWN_DB_FILE": str(tmp_path / "db"), "TABLETOWN_METRICS_TOKEN": "hush"})
    assert chosen.settings.db == SECRET and chosen.settings.metrics_token == "hush"
    assert chosen.sources["db"] is SettingSource.ENVIRONMENT
    assert "hush" not in str(chosen.rows())


@pytest.mark.parametrize(
    "address", [SECRET, "postgres://a:hush@h", "postgresql://h/d?user=a&password=hush", "postgresql://a:hush@[bad"]
)
def test_no_password_is_shown(address: str) -> None:
    assert "hush" not in without_password(address)


@pytest.mark.parametrize(
    ("settings", "both"),
    [
        (Settings(host="0.0.0.0", behind_proxy=True), ("behind_proxy", "public_url")),
        (Settings(host="0.0.0.0", public_url="https://games.example.org"), ("behind_proxy", "public_url")),
        (Settings(keep_finished_days=-1), ("keep_finished_days", "keep_untouched_days")),
        (Settings(bot_seconds=600), ("think", "25")),
        (Settings(bot_seconds=nan), ("think", "25")),
        (Settings(rate_factor=nan), ("rate_factor", "bot_patience")),
        (Settings(rate_factor=inf), ("rate_factor", "bot_patience")),
        (Settings(bot_patience=nan), ("rate_factor", "bot_patience")),
        (Settings(keep_untouched_days=10**12), ("keep_untouched_days", "36500")),
        (Settings(db=" "), ("db is empty", "postgresql://")),
        (Settings(db="mysql://ann:hush@h/d"), ("db", "postgresql://")),
    ],
)
def test_settings_that_contradict_each_other_are_both_named(settings: Settings, both: tuple[str, str]) -> None:
    with pytest.raises(BadSettings) as refused:
        check(settings)
    assert all(name in str(refused.value) for name in both) and "\n" not in str(refused.value)
    assert "hush" not in str(refused.value)


def test_what_is_seldom_meant_is_said() -> None:
    [sentence] = doubts(Settings(public_url="https://games.example.org"))
    assert "public_url" in sentence and "behind_proxy" in sentence
    assert doubts(Settings()) == () == doubts(Settings(public_url="http://localhost:8000"))


def test_the_command_lists_them_all(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TABLETOWN_DB", SECRET)
    (tmp_path / "all.toml").write_text("port = 9000\n")
    with pytest.raises(SystemExit) as done:
        main(["serve", "--settings", "--json", "--host", "::1", "--file", str(tmp_path / "all.toml")])
    assert done.value.code == 0
    said = capsys.readouterr().out
    rows = {row["name"]: (row["value"], row["from"]) for row in json.loads(said)}
    assert len(rows) == len(ALL_SETTINGS) and "hush" not in said
    assert rows["host"] == ("::1", "command line") and rows["port"] == ("9000", "file")
    assert rows["db"] == ("postgresql://ann:…@db.example.org/tables", "environment")


def test_the_example_of_a_file_can_be_used() -> None:
    settings = choose({}, {}, str(DEPLOY / "tabletown.toml")).settings
    check(settings)
    assert settings.behind_proxy and doubts(settings) == ()
