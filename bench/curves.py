"""Draws how the nets of the package learnt: `python -m bench.curves` writes docs/pictures/learning.svg.

The looks of those runs are in `curves.json`; a run of your own draws its own curve (`--plot`, see docs/training.md).
"""

import json
from pathlib import Path
from typing import TypedDict

from matplotlib import rc_context
from matplotlib.figure import Figure

LOOKS = Path(__file__).with_name("curves.json")
PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "learning.svg"
ABREAST = 2


class _Run(TypedDict, total=False):
    games_a_round: int
    """Where that is not known, the curve goes by rounds."""
    rounds: list[int]
    wins: list[float]


def draw(looks: dict[str, dict[str, _Run]], picture: Path) -> None:
    down = -(-len(looks) // ABREAST)
    # The same bytes from the same looks, and letters that stay letters.
    with rc_context({"svg.hashsalt": "learning", "svg.fonttype": "none", "font.size": 9}):
        figure = Figure(figsize=(11, 3.6 * down), layout="constrained")
        for number, (title, runs) in enumerate(looks.items(), 1):
            axes = figure.add_subplot(down, ABREAST, number)
            for name, run in runs.items():
                games = run.get("games_a_round")
                unit = games / 1e6 if games else 1
                axes.plot([unit * rounds for rounds in run["rounds"]], run["wins"], label=name)
                axes.set_xlabel("million games" if games else "rounds")
            axes.set_title(title.replace(": ", ":\n"), loc="left", fontsize=9)
            axes.set_ylabel("wins, %")
            axes.grid(alpha=0.3)
            axes.legend(frameon=False)
            axes.spines[["top", "right"]].set_visible(False)
        figure.savefig(picture, metadata={"Date": None})


if __name__ == "__main__":
    draw(json.loads(LOOKS.read_text(encoding="utf-8")), PICTURE)
