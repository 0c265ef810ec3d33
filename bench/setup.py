"""From a clean clone to the page answering: how long `make play` takes, and how much it leaves.

`python -m bench.setup` clones this repository as it is committed, with empty caches.
`--without-node` hides the machine's Node.
"""

import argparse
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
NODE = {"node", "nodejs", "npm", "npx", "corepack"}
COUNTED = (".venv", "web/node_modules")
PATIENCE = 600.0


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="From a clean clone to the page answering.")
    parser.add_argument("--without-node", action="store_true", help="hide the machine's Node, so that one is fetched")
    asked = parser.parse_args(words)
    with TemporaryDirectory() as name:
        folder = Path(name)
        caches = {"PIP_CACHE_DIR": f"{name}/pip", "npm_config_cache": f"{name}/npm", "BROWSER": "true"}
        path = hidden_node(folder / "path") if asked.without_node else os.environ["PATH"]
        clone = folder / "clone"
        started = monotonic()
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        most = play(clone, {**os.environ, **caches, "PATH": path}, folder / "log")
        if most is None:
            print((folder / "log").read_text(encoding="utf-8"), file=sys.stderr)
            return 1
        seconds = monotonic() - started
        used = getrusage(RUSAGE_CHILDREN)
        print(f"clean clone to page: {seconds:.1f} s, {used.ru_utime + used.ru_stime:.1f} s of processor time")
        for part in COUNTED:
            print(f"{part}: {megabytes(clone / part):.0f} MB")
        print(f"at the most while building: {most:.0f} MB")
    return 0


def play(clone: Path, environment: dict[str, str], log: Path) -> float | None:
    """Wait for the page, and say how many megabytes there were at the most; nothing if it never came."""
    port = free_port()
    most, looked, end = 0.0, monotonic(), monotonic() + PATIENCE
    with log.open("w") as output:
        process = subprocess.Popen(
            ["make", "play", f"PLAY=--port {port}"],
            cwd=clone,
            env=environment,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        while process.poll() is None and monotonic() < end:
            with suppress(OSError), urlopen(f"http://127.0.0.1:{port}/", timeout=2) as answer:
                if answer.status == 200:
                    return max(most, sum(megabytes(clone / part) for part in COUNTED))
            if monotonic() - looked > 2:
                most, looked = max(most, sum(megabytes(clone / part) for part in COUNTED)), monotonic()
            sleep(0.1)
        return None
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def hidden_node(folder: Path) -> str:
    """A PATH with every command that there is, but for Node's: links to what lies in a folder with it."""
    places = []
    for number, place in enumerate(os.environ["PATH"].split(os.pathsep)):
        names = {path.name for path in Path(place).iterdir()} if Path(place).is_dir() else set()
        if not names & NODE:
            places.append(place)
            continue
        copy = folder / str(number)
        copy.mkdir(parents=True)
        for name in names - NODE:
            (copy / name).symlink_to(Path(place) / name)
        places.append(str(copy))
    return os.pathsep.join(places)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
    return port


def megabytes(folder: Path) -> float:
    """On the disk, in whole blocks and every file once, as `du` counts. Files may go while they are counted."""
    blocks: dict[int, int] = {}
    for place, folders, names in os.walk(folder):
        for name in [*folders, *names]:
            with suppress(OSError):
                found = os.lstat(f"{place}/{name}")
                blocks[found.st_ino] = found.st_blocks
    return sum(blocks.values()) * 512 / 1024**2


if __name__ == "__main__":
    sys.exit(main())
