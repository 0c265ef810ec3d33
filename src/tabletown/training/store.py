"""What a run needs to go on, in one file that is whole at any moment; and its curve, line by line."""

import json
import os
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from io import BytesIO
from pathlib import Path
from typing import TypeAlias
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from tabletown.core.errors import TabletownError
from tabletown.core.game import Option

STATE, _CURVE = "state.npz", "curve.jsonl"
ALONE, SCORED = "alone", "mean_score"
"""What the curve tells of tables with a single seat: the share of wins, and the mean score."""
CurveLine: TypeAlias = Mapping[str, float]
KeptArrays: TypeAlias = dict[str, NDArray[np.float32]]


class BadRun(TabletownError):
    """A folder that no run can go on from."""


@dataclass(frozen=True, slots=True)
class RunPlan:
    """What is fixed when a run begins. Only its rounds may change: what is planned further on."""

    game: str
    seats: int
    size: str
    seed: str
    games: int
    parts: int
    rounds: int
    """Rounds over which rate and warmth fall."""
    rate: float = 1e-3
    """Of learning, at the beginning."""
    times: int = 1
    """How often each round is learnt from."""
    alone: float = 0.5
    """The part of the rounds in which all are the net that learns."""
    by_hand: float = 0.2
    """The part in which others play by hand; in the rest some are earlier selves."""
    warmth: float = 0.03
    """Chance in what nets decide, at the beginning."""
    trust: float = 1.0
    """What hopes are held to (`RunPace.trust`)."""
    options: str = ""
    """Of the table, with commas (`table_of`)."""

    @property
    def table(self) -> dict[str, Option]:
        return table_of(self.options)


def table_of(options: str) -> dict[str, Option]:
    """`name,other=value`: what has no value is on."""
    found: dict[str, Option] = {}
    for one in filter(None, options.split(",")):
        name, said, value = one.partition("=")
        found[name] = (int(value) if value.isdecimal() else value) if said else True
    return found


@dataclass(frozen=True, slots=True)
class Checkpoint:
    plan: RunPlan
    number: int
    """Rounds that were played."""
    seconds: float
    """That they took, over all processes."""
    arrays: KeptArrays


def save(folder: Path, checkpoint: Checkpoint) -> None:
    """Under another name first: whoever stops it has what was there before."""
    folder.mkdir(parents=True, exist_ok=True)
    about = {"plan": asdict(checkpoint.plan), "number": checkpoint.number, "seconds": checkpoint.seconds}
    buffer = BytesIO()
    np.savez(buffer, allow_pickle=False, about=np.array(json.dumps(about)), **checkpoint.arrays)
    replace(folder / STATE, buffer.getvalue())


def load(folder: Path) -> Checkpoint | None:
    """None if nothing was kept there. Raises BadRun."""
    path = folder / STATE
    if not path.exists():
        return None
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as found:
            about = json.loads(str(found["about"]))
            arrays = {name: found[name] for name in found.files if name != "about"}
        return Checkpoint(RunPlan(**about["plan"]), int(about["number"]), float(about["seconds"]), arrays)
    except (OSError, ValueError, KeyError, TypeError, EOFError, BadZipFile, zlib.error):
        raise BadRun(f"{path} cannot be read: begin in another folder") from None


def replace(path: Path, content: bytes) -> None:
    """A file is the old one or the new one, whenever the power fails."""
    part = path.with_name(f"{path.name}.part")
    with part.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def curve(folder: Path) -> list[dict[str, float]]:
    """As far as it can be read: a last line that was cut short does not count."""
    path = folder / _CURVE
    if not path.exists():
        return []
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            found.append(dict(json.loads(line)))
        except ValueError:
            break
    return found


def keep_curve(folder: Path, number: int) -> None:
    """Only what was told up to this round: what came after it will come again."""
    lines = [line for line in curve(folder) if line["round"] <= number]
    replace(folder / _CURVE, _lines(lines))


def tell(folder: Path, line: CurveLine) -> None:
    with (folder / _CURVE).open("ab") as file:
        file.write(_lines([line]))


def _lines(lines: Iterable[CurveLine]) -> bytes:
    return b"".join(json.dumps(dict(line)).encode() + b"\n" for line in lines)
