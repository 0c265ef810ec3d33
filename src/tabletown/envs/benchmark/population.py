"""Frozen populations: who plays, by which parameters, and the hash of every file that decides how."""

from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import tabletown
from tabletown.arena.entrants import Entrant
from tabletown.bots.bot import Budget
from tabletown.core.codec import BadData, decode
from tabletown.core.errors import BadSetup, TabletownError
from tabletown.core.registry import face, faces

NEWEST = "v1"
_PACKAGE = Path(tabletown.__file__).parent


class NotFrozen(TabletownError):
    """Something of a population is not what it was when it was frozen: figures could not be compared."""


@dataclass(frozen=True, slots=True)
class FrozenFile:
    file: str
    """Inside the package."""
    sha256: str


@dataclass(frozen=True, slots=True)
class Member:
    name: str
    bot: str
    """Of the roster, or `module:factory`."""
    about: str
    parameters: dict[str, float | int | str]
    """What it plays by, told: its moves are what is held."""
    reads: tuple[FrozenFile, ...]


@dataclass(frozen=True, slots=True)
class Population:
    """What a manifest says."""

    version: str
    game: str
    rules: int
    """The version of the rules that it plays by."""
    seats: int
    """At the tables of the protocol. Other tables are not compared with each other."""
    members: tuple[Member, ...]
    figures: str = ""
    """What tells how well seats placed what they had (`arena.match.Figures`); empty where there is no exact solver."""

    def entrants(self) -> tuple[Entrant, ...]:
        return tuple(Entrant(member.name, member.bot, Budget()) for member in self.members)


def load_population(game: str, version: str = NEWEST) -> Population:
    """Raises BadSetup where there is none, and NotFrozen if a file of it has changed."""
    text = manifest(game, version)
    try:
        found = decode(text, Population)
    except BadData as error:
        raise NotFrozen(f"the population {version} of {game} cannot be read: {error}") from None
    check_files(found)
    return found


def manifest(game: str, version: str) -> bytes:
    """Raises BadSetup."""
    where = face(game).populations
    if not where:
        there = ", ".join(one.name for one in faces() if one.populations)
        raise BadSetup(f"{game} has no benchmark: there is {there}")
    path = files(where).joinpath(f"population_{version}.json")
    if not version.isalnum() or not path.is_file():
        raise BadSetup(f"there is no population “{version[:20]}” of {game}: the newest is {NEWEST}")
    return path.read_bytes()


def fingerprint(game: str, version: str) -> str:
    """What a report names, so that nobody compares figures of different populations."""
    return sha256(manifest(game, version)).hexdigest()


def check_files(population: Population) -> None:
    for member in population.members:
        for read in member.reads:
            found = sha256((_PACKAGE / read.file).read_bytes()).hexdigest()
            if found != read.sha256:
                raise NotFrozen(
                    f"{read.file}, which {member.name} of the population {population.version} reads, has changed: "
                    f"its SHA-256 is {found}, not {read.sha256}"
                )


def positions_text(game: str, version: str) -> str:
    """The stored positions, and what the members play there."""
    return files(face(game).populations).joinpath(f"positions_{version}.tsv").read_text(encoding="utf-8")
