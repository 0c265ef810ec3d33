"""The wheel holds the page: installed in an empty environment, `tabletown serve` serves it."""

import re
import subprocess
import sys
import venv
from pathlib import Path
from urllib.request import Request, urlopen

ROOT = Path(__file__).parents[2]
MANUAL = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
LOCKED = ("--require-hashes", "--requirement", "requirements/play.txt")
PIP = ("-m", "pip", "--disable-pip-version-check")


def test_a_server_from_the_wheel_serves_the_page(tmp_path: Path) -> None:
    build = [sys.executable, *PIP, "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", str(tmp_path)]
    subprocess.run([*build, str(ROOT)], check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    tabletown = installed(wheel, tmp_path)
    command = [str(tabletown), "serve", "--port", "0", "--db", str(tmp_path / "t.sqlite3")]
    # Without a PATH there is no Node, nor anything else that the machine may have.
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=tmp_path, env={}) as process:
        assert process.stdout is not None
        url = next(found[1] for line in process.stdout if (found := re.search(r"open at (http\S+)", line)))
        check_page(url)
        process.kill()


def installed(wheel: Path, folder: Path) -> Path:
    """The command in an empty place, from the lock and the wheel as docs/hosting.md says."""
    empty = folder / "empty"
    venv.create(empty)
    # With the pip that is here: an own one would take longer to install than all the rest.
    into = [sys.executable, *PIP, "--python", str(empty / "bin" / "python"), "install", "--quiet", "--no-compile"]
    for what in (LOCKED, ("--no-deps", str(wheel))):
        assert " ".join(what).replace(str(wheel), "dist/tabletown-*.whl") in MANUAL
        subprocess.run([*into, *what], check=True, capture_output=True, cwd=ROOT)
    return empty / "bin" / "tabletown"


def check_page(url: str) -> None:
    page = urlopen(url).read().decode()
    script = re.search(r'src="(/assets/[^"]+\.js)"', page)
    assert script is not None
    with urlopen(url + script[1]) as answer:
        plain = answer.read()
        assert "immutable" in answer.headers["cache-control"]
        assert "content-encoding" not in answer.headers
    with urlopen(Request(url + script[1], headers={"accept-encoding": "gzip"})) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert len(answer.read()) < len(plain) / 2
