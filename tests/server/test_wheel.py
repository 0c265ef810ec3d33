"""The wheel holds the page: unpacked anywhere, the server serves it."""

import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

ROOT = Path(__file__).parents[2]


def test_a_server_from_the_wheel_serves_the_page(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", str(tmp_path)]
    subprocess.run([*build, str(ROOT)], check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    unpacked = tmp_path / "site"
    with ZipFile(wheel) as archive:
        archive.extractall(unpacked)
    command = [sys.executable, "-m", "tabletown", "serve", "--port", "0", "--db", str(tmp_path / "t.sqlite3")]
    environment = {**os.environ, "PYTHONPATH": str(unpacked)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=tmp_path, env=environment) as process:
        assert process.stdout is not None
        url = next(found[1] for line in process.stdout if (found := re.search(r"open at (http\S+)", line)))
        page = urlopen(url).read().decode()
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script is not None
        with urlopen(url + script[1]) as answer:
            assert "immutable" in answer.headers["cache-control"]
        process.kill()
