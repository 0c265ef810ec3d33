"""What a run needs to go on, in one file that is whole at any moment."""

import json
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from io import BytesIO
from pathlib import Path
from typing import TypeAlias
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from tabletown.core.errors import TabletownError
from tabletown.core.game import Option
from tabletown.training.contract import RunPace, Weights

STATE = "state.npz"
KeptArrays: TypeAlias = dict[str, NDArray[np.float32]]


class BadRun(TabletownError):
    """A folder that no run can go on from, or what cannot be done with one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RunPlan(RunPace):
    """What is fixed when a run begins. Only its rounds may change: what is planned further on."""

    game: str
    seats: int
    size: str
    seed: str
    rounds: int
    """Over which rate and warmth fall; 0 for as many as were planned before."""
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
    """By part and name: `averaged/city1`."""

    def part(self, name: str) -> KeptArrays:
        begins = f"{name}/"
        return {full[len(begins) :]: found for full, found in self.arrays.items() if full.startswith(begins)}


def save(folder: Path, checkpoint: Checkpoint) -> None:
    """Raises BadRun; what was there before is there still."""
    about = {"plan": asdict(checkpoint.plan), "number": checkpoint.number, "seconds": checkpoint.seconds}
    buffer = BytesIO()
    np.savez(buffer, allow_pickle=False, about=np.array(json.dumps(about)), **checkpoint.arrays)
    replace(folder / STATE, buffer.getvalue())


def load(folder: Path, game: str) -> Checkpoint | None:
    """None if nothing was kept there. Raises BadRun, also for a run of another game."""
    path = folder / STATE
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as found:
            about = json.loads(str(found["about"]))
            arrays = {name: found[name] for name in found.files if name != "about"}
        kept = Checkpoint(RunPlan(**about["plan"]), int(about["number"]), float(about["seconds"]), arrays)
    except FileNotFoundError:
        return None
    except NotADirectoryError:
        raise BadRun(f"{folder} is no folder") from None
    except (OSError, ValueError, KeyError, TypeError, EOFError, RuntimeError, BadZipFile, zlib.error):
        raise BadRun(f"{path} cannot be read: begin in another folder") from None
    if kept.plan.game != game:
        raise BadRun(f"{folder} holds a run of {kept.plan.game}, not of {game}")
    return kept


def shapes(arrays: Weights | KeptArrays) -> dict[str, tuple[int, ...]]:
    return {name: found.shape for name, found in arrays.items()}


def replace(path: Path, content: bytes) -> None:
    """A file is the old one or the new one, whenever the process ends or the power fails. Raises BadRun."""
    if not path.name:
        raise BadRun(f"{path} is no name of a file")
    part = path.with_name(f"{path.name}.part")
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Raises BadRun where there is no room, no right to write, or something else of that name."""
    try:
        yield
    except OSError as error:
        raise BadRun(f"{path} cannot be written: {error.strerror}") from None
