"""`tabletown serve --open` shows the page where a window can appear; what cannot be served is told at once."""

import os
import re
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from tabletown.cli import main

PATIENCE = 30


def served(folder: Path, environment: dict[str, str]) -> str:
    """Starts a server with --open, and gives the address that it says."""
    command = [sys.executable, "-m", "tabletown", "serve", "--open", "--port", "0", "--db", str(folder / "t.sqlite3")]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        url = next(found[1] for line in process.stdout if (found := re.search(r"open at (http\S+)", line)))
        wait_for(folder / "shown", unless="BROWSER" not in environment)
        process.terminate()
    return url


def wait_for(file: Path, *, unless: bool) -> None:
    end = monotonic() + PATIENCE
    while not unless and not file.exists() and monotonic() < end:
        sleep(0.05)


def without_desktop() -> dict[str, str]:
    hidden = {"BROWSER", "DISPLAY", "WAYLAND_DISPLAY"}
    return {name: value for name, value in os.environ.items() if name not in hidden}


def test_the_page_is_opened_in_the_browser_that_is_wished(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {tmp_path}/half && mv {tmp_path}/half {tmp_path}/shown\n')
    browser.chmod(0o755)
    url = served(tmp_path, {**without_desktop(), "BROWSER": f"{browser} %s"})
    assert (tmp_path / "shown").read_text() == url


def test_without_a_desktop_the_address_is_said(tmp_path: Path) -> None:
    assert served(tmp_path, without_desktop()).startswith("http://127.0.0.1:")
    assert not (tmp_path / "shown").exists()


@pytest.mark.parametrize("file", ["capitals.json", "automa-deck.json"])
def test_a_broken_data_file_is_told_before_the_doors_open(tmp_path: Path, file: str) -> None:
    (tmp_path / file).write_text("{")
    command = [sys.executable, "-m", "tabletown", "serve", "--port", "0", "--db", str(tmp_path / "t.sqlite3")]
    environment = {**without_desktop(), "TABLETOWN_DATA": str(tmp_path)}
    refused = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert refused.returncode != 0 and f"{file} cannot be read" in refused.stderr
    assert "open at" not in refused.stdout and "Traceback" not in refused.stderr


def test_postgresql_without_its_library_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tabletown.cli.serve.find_spec", lambda _name: None)
    with pytest.raises(SystemExit) as left:
        main(["serve", "--db", "postgresql://nobody/nothing"])
    assert left.value.code == 2
    said = "tabletown: asyncpg is missing: pip install 'tabletown[postgres]', or in the repository make tools\n"
    assert capsys.readouterr().err == said
