"""The finished blocks of a run, one line of JSON each, so that a run that was broken off can go on."""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TypeVar

from tabletown import __version__
from tabletown.arena.blocks import Block, BlockPlan
from tabletown.arena.match import Finished
from tabletown.bots.bot import Budget
from tabletown.bots.english import say_count
from tabletown.core.codec import BadData, decode, encode
from tabletown.core.errors import TabletownError
from tabletown.core.game import Option
from tabletown.core.registry import load

T = TypeVar("T")


class BadJournal(TabletownError):
    """A file that this run cannot go on from."""


@dataclass(frozen=True, slots=True)
class Heading:
    """What must be the same for blocks to belong together. More bots and more blocks may join later."""

    tabletown: str
    game: str
    rules: int
    seats: int
    seed: str
    budget: Budget
    """Of the bots that have none of their own."""
    options: tuple[tuple[str, Option], ...] = ()
    figures: str = ""


class Journal:
    """Opens a file, or begins it. Blocks that the plan does not want stay in it, and are left alone."""

    def __init__(self, path: Path, plan: BlockPlan) -> None:
        self._path = path
        self.finished: dict[Block, Finished] = {}
        if not path.exists() or not (text := path.read_bytes()):
            self._append([_heading(plan)])
            return
        # A last line without its end was being written when the run broke off.
        whole = text[: text.rfind(b"\n") + 1]
        self._read(whole.splitlines(), plan)
        with path.open("r+b") as file:
            file.truncate(len(whole))

    def add(self, finished: Finished) -> None:
        self.finished[finished.block] = finished
        self._append([finished])

    def _read(self, lines: list[bytes], plan: BlockPlan) -> None:
        if not lines:
            raise BadJournal(f"{self._path} is not the file of an arena")
        self._check(self._parse(lines[0], 1, Heading), _heading(plan))
        wanted = set(plan)
        for number, line in enumerate(lines[1:], 2):
            finished = self._parse(line, number, Finished)
            if finished.block in wanted:
                self.finished[finished.block] = finished

    def _parse(self, line: bytes, number: int, kind: type[T]) -> T:
        try:
            return decode(line, kind)
        except (BadData, UnicodeDecodeError):
            raise BadJournal(f"{self._path}, line {number}: not a line of an arena") from None

    def _check(self, theirs: Heading, ours: Heading) -> None:
        for name in (field.name for field in fields(Heading)):
            there, here = getattr(theirs, name), getattr(ours, name)
            if there != here:
                raise BadJournal(
                    f"{self._path} belongs to another run: its {name} is {_say(there)}, here it is {_say(here)}"
                )

    def _append(self, records: Iterable[object]) -> None:
        with self._path.open("ab") as file:
            for record in records:
                file.write(encode(record) + b"\n")


def _say(value: object) -> str:
    match value:
        case Budget(mistakes=float(mistakes)):
            return f"{100 * mistakes:g} % to give away"
        case Budget(seconds=None, simulations=None):
            return "not set"
        case Budget(seconds=None, simulations=int(simulations)):
            return say_count(simulations, "simulation")
        case Budget(seconds=seconds):
            return f"{seconds} s"
    return str(value)


def _heading(plan: BlockPlan) -> Heading:
    rules = load(plan.game).rules_version
    return Heading(__version__, plan.game, rules, plan.seats, plan.seed, plan.budget, plan.options, plan.figures)
