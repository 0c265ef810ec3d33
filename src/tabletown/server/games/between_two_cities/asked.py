"""What pages ask about games besides playing: scores of cardboard cities, best layouts, finished games step by step."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tabletown.core.outcome import Outcome
from tabletown.server.games.between_two_cities.city import CityPicture
from tabletown.server.games.between_two_cities.people import DistrictPicture, GroupPicture
from tabletown.server.wire.said import Said

CityNotation = Annotated[str, Meta(min_length=1, max_length=240)]
AutomaRule = Literal["best", "missing", "first"]
CityNotations = Annotated[tuple[CityNotation, ...], Meta(min_length=1, max_length=7)]
DistrictNames = Annotated[tuple[Annotated[str, Meta(max_length=2)], ...], Meta(max_length=3)]
"""Capitals: pairs of district cards, like `SP`."""


class OwnMat(Struct, frozen=True, forbid_unknown_fields=True):
    grid: Annotated[str, Meta(pattern="^[#.]{3}/[#.]{3}/[#.]{3}$")]
    """Rows from the top, `#` for nature and `.` for a plot."""
    name: Annotated[str, Meta(max_length=40)] = ""


class OwnBox(Struct, frozen=True, forbid_unknown_fields=True):
    """What an owner of the printed box has entered; what is empty is as in ours."""

    mats: Annotated[tuple[OwnMat, ...], Meta(max_length=12)] = ()
    civics: Annotated[tuple[Annotated[str, Meta(max_length=8)], ...], Meta(max_length=40)] = ()
    """Like `SP-F`: two liked types, one disliked."""
    cards: Annotated[tuple[tuple[AutomaRule, AutomaRule], ...], Meta(max_length=40)] = ()
    """Automa cards: what the left and the right column say."""


class ScoreAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The cities of one table, in notation and in the order of the table."""

    cities: CityNotations
    districts: DistrictNames = ()
    seats: Annotated[int, Meta(ge=2, le=7)] | None = None
    """How many players there are: then they are ranked. Two have two cities each, others one between neighbours."""
    box: OwnBox | None = None


class MatPicture(Struct, frozen=True):
    """A landscape of the box."""

    name: str
    grid: str
    """Rows from the top, `#` for nature and `.` for a plot."""
    places: tuple[tuple[int, int], ...]
    """Where it can lie in a finished city: row and column of its first cell, from 0."""


class BoxPicture(Struct, frozen=True):
    """What the box of Capitals holds, as its data file says."""

    size: int
    """Rows and columns of a city with a landscape."""
    mats: tuple[MatPicture, ...]
    civics: tuple[str, ...]
    cards: tuple[str, ...]
    """District cards, by the letters that name them in districts."""


class CityScored(Struct, frozen=True):
    picture: CityPicture
    groups: tuple[GroupPicture, ...]


class CitiesScored(Struct, frozen=True):
    cities: tuple[CityScored, ...]
    districts: tuple[DistrictPicture, ...]
    doubts: tuple[Said, ...]
    """What a real game could not have built."""
    box: BoxPicture
    outcome: Outcome | None
    """Who is how good, by seat; None where nobody is ranked."""
    sides: tuple[tuple[int, int], ...]
    """By seat: her two cities, left and right."""
    finished: bool
    """All cities are full: so the ranking is the end."""


class BestAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The best layout of one of the cities of a table; the others matter by their factories."""

    cities: CityNotations
    number: Annotated[int, Meta(ge=0, le=6)]
    factories: Annotated[tuple[Annotated[int, Meta(ge=0, le=99)], ...], Meta(max_length=2)] = ()
    """How many stand in towns without squares that the cities are compared with, such as Automaville."""


class BestCity(Struct, frozen=True):
    """The best layout that was found. Districts are not counted: they look at the other cities too."""

    city: str
    total: int
    scores: dict[str, int]
    built: int
    """What the city as it was built is worth, counted the same way."""
    proven: bool
    """Whether no layout of these tiles has more points: always so for 4×4 cities without civic buildings."""
    bound: int
    """No layout has more than this; the total itself where that is proven."""
    groups: tuple[GroupPicture, ...]
    """Every point of that layout, explained."""


class TownBeside(Struct, frozen=True, forbid_unknown_fields=True):
    """A town without squares that the cities are compared with: Automaville."""

    factories: Annotated[int, Meta(ge=0, le=99)]
    districts: Annotated[tuple[Annotated[int, Meta(ge=0, le=99)], ...], Meta(max_length=3)] = ()
    """How large each district is there."""


class WorthAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """What things are worth in one of the cities of a table in play."""

    cities: CityNotations
    """The whole canvas of each, with its duplexes and civic buildings by their squares there."""
    number: Annotated[int, Meta(ge=0, le=6)]
    districts: DistrictNames = ()
    tile: Annotated[str, Meta(max_length=4)] | None = None
    """A tile to be weighed besides the nine single buildings."""
    beside: TownBeside | None = None


class NextTile(Struct, frozen=True):
    """One more tile: what it would add to the city, at the worst and at the best of the places it could have."""

    tile: str
    least: int
    most: int
    squares: tuple[str, ...]
    """Of the canvas: where it adds most."""


class CityWorth(Struct, frozen=True):
    total: int
    scores: dict[str, int]
    groups: tuple[GroupPicture, ...]
    """By squares of the canvas."""
    next: tuple[NextTile, ...]
    """The nine buildings and the tile that was asked for; without those that fit nowhere any more."""


class ExamplesAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing has to be said."""


class ExampleCity(Struct, frozen=True):
    """A small city that shows a rule, scored by the rules themselves."""

    city: str
    """In notation; smaller than any finished one."""
    points: int
    """For what the example is about."""
    groups: tuple[GroupPicture, ...]
    """What scores there for the same."""


class RuleExample(Struct, frozen=True):
    about: str
    """A row of the score sheet, or a module."""
    cities: tuple[ExampleCity, ...]
    """Compared with each other, as at a table."""


class ExamplesTold(Struct, frozen=True):
    examples: tuple[RuleExample, ...]
