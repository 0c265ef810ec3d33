"""The example in examples/third_game, installed beside: as a package of its own that the entry points make known."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import pytest

Done: TypeAlias = "subprocess.CompletedProcess[str]"
EXAMPLE = Path(__file__).parents[2] / "examples" / "third_game"


@dataclass(frozen=True)
class Beside:
    """A folder of installed packages, and commands that find them."""

    folder: Path

    @property
    def env(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": str(self.folder)}

    def run(self, *command: str, code: int = 0, stdin: str = "", cwd: Path | None = None) -> Done:
        done = subprocess.run(
            [sys.executable, *command], env=self.env, input=stdin, capture_output=True, text=True, cwd=cwd
        )
        assert done.returncode == code, done.stderr
        return done

    def tabletown(self, *words: str, code: int = 0, stdin: str = "", cwd: Path | None = None) -> str:
        """What the command prints; nothing may be wrong with any package."""
        done = self.run("-m", "tabletown", *words, code=code, stdin=stdin, cwd=cwd)
        assert "warning" not in done.stderr
        return done.stdout


def install(source: Path, target: Path) -> None:
    """As anybody would, but with nothing fetched: what builds it is in the environment already."""
    quiet = ("--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation")
    command = [sys.executable, "-m", "pip", "install", *quiet, "--target", str(target), str(source)]
    subprocess.run(command, check=True, capture_output=True, text=True)


@pytest.fixture(scope="session")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Beside:
    folder = tmp_path_factory.mktemp("beside")
    install(EXAMPLE, folder)
    return Beside(folder)


@pytest.fixture(scope="module")
def found(beside: Beside) -> Iterator[None]:
    """Processes that the tests of a file start find it, too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(beside.folder))
        yield


def package(folder: Path, name: str, modules: dict[str, str], points: Sequence[str]) -> None:
    """A package as it lies when it is installed: its modules, and what it says of itself."""
    for file, text in modules.items():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text, encoding="utf-8")
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("\n".join([*points, ""]), encoding="utf-8")
