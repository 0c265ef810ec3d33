"""The example game as an installed package, in a folder of its own: only what is told of the folder knows the game."""

import shutil
import tomllib
from pathlib import Path

EXAMPLE = Path(__file__).parents[1] / "examples" / "third_game"


def installed(site: Path) -> Path:
    """As an installer leaves it: the package, and beside it what it says of itself."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name = project["name"].replace("-", "_")
    shutil.copytree(EXAMPLE / name, site / name, ignore=shutil.ignore_patterns("__pycache__"))
    info = site / f"{name}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    groups = project["entry-points"].items()
    lines = [
        f"[{group}]\n" + "".join(f"{one} = {where}\n" for one, where in points.items()) for group, points in groups
    ]
    (info / "entry_points.txt").write_text("\n".join(lines))
    return site
