"""A block: one deal, played by one table of two bots in every rotation, so that nobody owes a win to a seat."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import combinations
from typing import TypeAlias

from tabletown.arena.entrants import BadEntrant, Entrant
from tabletown.bots.bot import Budget
from tabletown.core.game import Option
from tabletown.core.registry import face

BotTable: TypeAlias = tuple[str, ...]
"""Labels of bots by seat."""


class Seating(Enum):
    """How two bots share a table."""

    LONE = "alone"
    TOGETHER = "side by side"
    ALTERNATING = "alternating"


@dataclass(frozen=True, slots=True)
class Block:
    number: int
    """From 1: the deal."""
    table: BotTable
    """Before the first rotation."""

    def rotations(self) -> tuple[BotTable, ...]:
        """Every different way to turn the table: four for ABBB, two for ABAB."""
        turned = [self.table[-turn:] + self.table[:-turn] for turn in range(len(self.table))]
        return tuple(dict.fromkeys(turned))


@dataclass(frozen=True, slots=True)
class BlockPlan:
    """Everything that decides what is played. Workers, their number and their order decide nothing."""

    game: str
    seats: int
    seed: str
    blocks: int
    """How many for every table: block 1, 2, … of all tables have the same deals."""
    entrants: tuple[Entrant, ...]
    budget: Budget
    """Of the entrants that have none of their own."""
    lone: str | None = None
    """Play only the tables at which this bot sits alone."""
    options: tuple[tuple[str, Option], ...] = ()
    """Of the game, by name."""
    only: tuple[BotTable, ...] = ()
    """These tables instead of all that there are: also such at which one bot has every seat."""
    figures: str = ""
    """`module:attribute` of what else is told of a game at its end (`match.Figures`)."""

    @property
    def others(self) -> str:
        """The label of those who score without a seat: they are no bots of the run."""
        return face(self.game).others

    def deal(self, number: int) -> str:
        return f"{self.seed}/{number}"

    def entrant(self, label: str) -> Entrant:
        return next(entrant for entrant in self.entrants if entrant.label == label)

    def tables(self) -> tuple[BotTable, ...]:
        labels = [entrant.label for entrant in self.entrants]
        if self.lone is not None and self.lone not in labels:
            raise BadEntrant(f"“{self.lone}” cannot sit alone: the bots are {', '.join(labels)}")
        if self.only:
            return self.only
        if self.seats == 1:
            return tuple((label,) for label in labels if self.lone in (None, label))
        found = (table for pair in combinations(labels, 2) for table in tables(self.game, self.seats, *pair))
        return tuple(table for table in found if self.lone is None or table.count(self.lone) == 1)

    def __iter__(self) -> Iterator[Block]:
        """Deal by deal, so that a run that was broken off is still a fair, smaller one."""
        return (Block(number, table) for number in range(1, self.blocks + 1) for table in self.tables())


def tables(game: str, seats: int, one: str, other: str) -> tuple[BotTable, ...]:
    """The tables at which two bots meet: each alone against copies of the other, and in some games half and half."""
    # Which of the two was named first must not change a table, or a run could not be resumed in another order.
    one, other = sorted((one, other))
    if seats == 2:
        return ((one, other),)
    rest = seats - 1
    lone = ((one,) + (other,) * rest, (other,) + (one,) * rest)
    # Where neighbours share something, it matters who sits beside whom.
    if seats % 2 or not face(game).neighbours_share:
        return lone
    half = seats // 2
    return (*lone, (one,) * half + (other,) * half, (one, other) * half)


def seating_of(table: BotTable) -> Seating:
    if 1 in (table.count(table[0]), len(table) - table.count(table[0])):
        return Seating.LONE
    return Seating.TOGETHER if table[0] == table[1] else Seating.ALTERNATING
