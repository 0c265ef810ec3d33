"""A game's face: all that the rest of the house may know of it by itself, before any rules are loaded.

Plain data, importable with nothing but the standard library. Words are message ids; what lies in higher rooms is named
as `module:attribute`, and loaded by `registry.resolve` when it is asked for.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from tabletown.core.game import Option

LEVELS = ("easy", "medium", "hard", "expert")
"""How hard bots play, in words for people."""


class OptionKind(StrEnum):
    SWITCH = "switch"
    """On or off; off is the same as not given."""
    NUMBER = "number"
    CHOICE = "choice"
    SEVERAL = "several"
    """Any of the choices, with plus signs between them."""


@dataclass(frozen=True, slots=True)
class Condition:
    """Another option has one of these values."""

    option: str
    values: tuple[Option, ...] = (True,)
    seats: tuple[int, ...] = ()
    """The table sizes at which this matters; empty: at all."""


@dataclass(frozen=True, slots=True)
class OptionChoice:
    value: Option
    label: str
    """A message."""
    about: str = ""
    """A message with more words, or nothing."""
    needs: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class OptionFace:
    """One option of a table. A name may come twice, for table sizes at which it is something else."""

    name: str
    kind: OptionKind
    label: str
    """A message."""
    default: Option | None = None
    """What holds if it is not given; None: the game works it out."""
    choices: tuple[OptionChoice, ...] = ()
    least: int | None = None
    most: int | None = None
    up_to_seats: bool = False
    """A number that is at most the number of seats."""
    on: Option = True
    """What a switch sends when it is on."""
    seats: tuple[int, ...] = ()
    """At which table sizes there is such an option; empty: at all."""
    needs: tuple[Condition, ...] = ()
    """All of these must hold while it is given."""
    excludes: tuple[Condition, ...] = ()
    """None of these may hold while it is given."""
    unset: str = ""
    """The message for “not given”, where the game works the value out."""
    group: str = ""
    """The message above the options that belong together; empty: it stands alone."""
    offered: bool = True
    """Whether a page asks for it when a table is opened; other programs may always give it."""


@dataclass(frozen=True, slots=True)
class OptionGroup:
    label: str
    """The message that its options name in `group`."""
    note: str = ""
    """A message below them, or nothing."""


@dataclass(frozen=True, slots=True)
class LevelFace:
    """How hard a bot plays, in a word for people."""

    name: str
    """One of `LEVELS`."""
    bot: str
    seconds: float | None = None
    """How long it may think about a move; None: it needs no limit."""
    fallible: bool = False
    """Whether the bot makes mistakes as this level does; it must know how to."""


@dataclass(frozen=True, slots=True)
class CommandFace:
    """A command of `tabletown` that belongs to one game."""

    name: str
    where: str
    """`module:attribute` of the function; the module's `EXAMPLES` are for its help."""


@dataclass(frozen=True, slots=True)
class Face:
    name: str
    title: str
    """A message."""
    about: str
    """A message: one sentence on what one does in it."""
    seats: tuple[int, ...]
    default_seats: int
    rules: str
    """`module:attribute` of the Game."""
    text: str
    """Of what it offers to a terminal (`core.text.Text`)."""
    locales: str = ""
    """The package whose folder `locales` holds its messages, one folder per language."""
    options: tuple[OptionFace, ...] = ()
    groups: tuple[OptionGroup, ...] = ()
    neighbours_share: bool = False
    """Whether it matters who sits beside whom."""
    silent_choices: bool = False
    """Whether its rules forbid talk while all choose in secret."""
    seating_cards: str = ""
    """Of what draws a numbered card for each of so many players from a seed: they sit by these numbers."""
    bots: tuple[str, ...] = ()
    """The names in `lineup`, weakest first: so that they can be listed without loading any bot."""
    levels: tuple[LevelFace, ...] = ()
    lineup: str = ""
    """Of a mapping from the names of bots to what makes one from a seed and a budget."""
    picture: str = ""
    """Of how it looks on the wire (`server.live.picture.Picture`); empty: it is drawn by its text."""
    talk: str = ""
    """Of what bots say to partners (`server.live.talk.Talks`); empty: nothing."""
    phrases: tuple[str, ...] = ()
    """Messages that people can say at its tables, besides those that there are everywhere."""
    score_sheet: str = ""
    """Of what scores a file about a game with cardboard (`cli.score_sheet.ScoreSheet`)."""
    score_command: str = ""
    """Of what scores it from words and options of `tabletown score` instead (`cli.score_command.ScoreCommand`)."""
    endpoints: str = ""
    """Of the questions that it answers over HTTP (`server.http.game_endpoint`)."""
    documents: str = ""
    """The module that lists the records which travel for it (`server.tools.chapters`, `server.tools.typescript`)."""
    data: str = ""
    """Of its data files that owners may replace (`server.own_data.OwnData`)."""
    bystanders: str = ""
    """Of what tells who scores at a table without having a seat (`cli.bystanders.Bystanders`)."""
    others: str = "others"
    """What those are called together in reports."""
    batch: str = ""
    """Of what makes its rules for many games at once (`batch.contract.MakeBatch`)."""
    envs: str = ""
    """Of what gives its moves and Views as numbers (`envs.encoding.MakeEncoding`); empty: it has no environments."""
    policies: str = ""
    """Of its own policies over arrays by name (`envs.policies.MakePolicy`), besides those that any game has."""
    populations: str = ""
    """The package whose folder holds the frozen populations of its benchmark; empty: it has none."""
    training: str = ""
    """Of what makes its tables something to be learnt (`training.contract.MakeLearnable`); empty: nothing."""
    goldens: str = ""
    """Of the games that are written down as stories (`testing.golden.Goldens`)."""
    commands: tuple[CommandFace, ...] = ()
    examples: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """By general command, such as `play`: lines for its help."""

    def examples_for(self, command: str) -> tuple[str, ...]:
        return next((lines for name, lines in self.examples if name == command), ())

    def seats_with(self, option: str) -> tuple[int, ...]:
        """The table sizes at which there is such an option; none if there never is."""
        found = [one.seats or self.seats for one in self.options if one.name == option]
        return tuple(sorted({count for seats in found for count in seats}))

    def messages(self) -> frozenset[str]:
        """All messages that the face names."""
        return frozenset(filter(None, self._messages()))

    def _messages(self) -> Iterator[str]:
        yield self.title
        yield self.about
        yield from self.phrases
        for group in self.groups:
            yield from (group.label, group.note)
        for option in self.options:
            yield from (option.label, option.unset, option.group)
            for choice in option.choices:
                yield from (choice.label, choice.about)
