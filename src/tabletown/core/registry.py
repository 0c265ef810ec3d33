"""Games by name. The package registers its own (`tabletown.games`); others come by entry points.

`tabletown.games` names a game and where its Face is; `tabletown.bots` names a bot as `game/bot` and what makes it.
A package that is not in order is left out, with one sentence that names it, and the others play on.
"""

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, cast

from tabletown.core.errors import FAILURES, TabletownError, UnknownGame
from tabletown.core.importing import imported
from tabletown.core.speaking import listed, worded

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from tabletown.core.face import Face
    from tabletown.core.game import AnyGame

GAMES, BOTS = "tabletown.games", "tabletown.bots"
OWN = "tabletown"
_ENGLISH = "en"
_ENTRY = r"(?m)^(-?[a-zA-Z][\w-]*)\s*="
"""A message, or what messages call by a name of its own: that begins with a hyphen."""
_TOO_LONG = re.compile(r"(?=.{121})(.{80,119}(?=\s)|.{119})")
"""More than a line of a sentence can hold: as much as is told of it, with whole words where it has any."""
_CONTRACT = (
    "name",
    "rules_version",
    "seat_counts",
    "setup",
    "to_act",
    "legal_moves",
    "apply",
    "view",
    "outcome",
    "format_move",
    "parse_move",
    "resample",
    "faults",
)


class BrokenGame(TabletownError):
    """A game that is registered, but cannot be played."""


class Registered(NamedTuple):
    """A game, and whose it is."""

    name: str
    where: str
    """`module:attribute` of its Face; of a module alone, its `FACE`."""
    package: str


class BotBeside(NamedTuple):
    """A bot of another package, and whose it is."""

    where: str
    """`module:attribute` of what makes one."""
    package: str


_registered: dict[str, Registered] = {}
_left_out: dict[str, str] = {}
"""By game: why it cannot be played after all."""
_faces: "dict[Registered, Face]" = {}


def register(name: str, where: str, package: str = "") -> None:
    """Make a game known. `where` is the `module:attribute` of its Face; of a package alone, `FACE` in its `face`."""
    spec = where if ":" in where else f"{where}.face:FACE"
    _registered[name] = Registered(name, spec, package or where.partition(".")[0].partition(":")[0])
    _left_out.pop(name, None)


def names() -> tuple[str, ...]:
    """The games that can be played: our own first."""
    return tuple(name for name in _entries() if name not in _left_out)


def problems() -> tuple[str, ...]:
    """What is wrong with packages beside this one, one sentence each."""
    return (*_discovered().problems, *_left_out.values())


def face(name: str) -> "Face":
    """What everybody may know of a game; its rules are not imported. Raises UnknownGame."""
    # Late, as in `_wrong_with`: whoever only plays by the rules never looks at a face.
    from tabletown.core.face import Face

    entry = _entry(name)
    found = _faces.get(entry)
    if found is None:
        shown = resolve(entry.where)
        if not isinstance(shown, Face):
            raise BrokenGame(f"{_whose(entry)} is left out: {entry.where} is no Face")
        found = _faces[entry] = shown
    return found


def faces() -> "tuple[Face, ...]":
    return tuple(map(face, names()))


def load(name: str) -> "AnyGame":
    """The rules of a game. Raises UnknownGame, and BrokenGame for one from elsewhere that is none."""
    entry = _entry(name)
    return _load_own(entry) if entry.package == OWN else _load_checked(entry)


def package_of(name: str) -> str:
    """Whose game it is."""
    return _entry(name).package


def is_own(name: str) -> bool:
    return package_of(name) == OWN


def leave_out(name: str, why: str) -> str:
    """Take a game out that turned out to be broken. Says so in one sentence."""
    sentence = f"{_whose(_entry(name))} is left out: {why}"
    _left_out.setdefault(name, sentence)
    return sentence


def resolve(where: str) -> object:
    """What `module:attribute` names; of a module alone, the module."""
    module, _, attribute = where.partition(":")
    found = imported(module)
    for name in filter(None, attribute.split(".")):
        found = getattr(found, name)
    return found


def part(name: str, where: str, *needs: str) -> object:
    """What the face of a game names, which must have these attributes. Raises BrokenGame for a game from elsewhere that
    does not have it after all."""
    if is_own(name):
        return resolve(where)
    try:
        found = resolve(where)
        missing = [need for need in needs if not hasattr(found, need)]
    except FAILURES as error:
        raise BrokenGame(leave_out(name, f"{where} cannot be imported ({described(error)})")) from None
    if missing:
        raise BrokenGame(leave_out(name, f"{where} has no {missing[0]}"))
    return found


def bots_beside(game: str) -> dict[str, BotBeside]:
    """Bots of other packages for a game, by name."""
    return dict(_discovered().bots.get(game, {}))


def whose_module(module: str) -> str | None:
    """The package beside this one that a module belongs to; None for all others."""
    found = _discovered()
    owners = [(one.where, one.package) for one in found.entries.values()]
    owners += [(bot.where, bot.package) for line in found.bots.values() for bot in line.values()]
    top = module.partition(".")[0]
    return next((package for where, package in owners if re.split("[.:]", where)[0] == top), None)


def described(error: BaseException) -> str:
    """What was raised, in one line; what is longer ends after a word."""
    line = next(iter(f"{type(error).__name__}: {error}".splitlines())).removesuffix(": ")
    cut = _TOO_LONG.match(line)
    return f"{cut[1]}…" if cut else line


def words_of(package: str, language: str) -> tuple[str, ...]:
    """The Fluent files that a package has for a language, in the order of their names."""
    # Late: few programs need words, and this takes longer to import than all of `core`.
    from tabletown.core.data import texts_in

    resolve(package)
    return texts_in(package, f"locales/{language}", ".ftl")


class _Discovery(NamedTuple):
    """What the packages beside this one bring."""

    entries: dict[str, Registered]
    bots: dict[str, dict[str, BotBeside]]
    problems: list[str]
    words: dict[str, str]
    """Where messages lie, as faces say it in `locales`: whose they are. Everybody's are in one book."""


@cache
def _discovered() -> _Discovery:
    points, problems = _entry_points()
    games = [point for point in points if point.group == GAMES]
    found = _Discovery({}, {}, problems, _own_words() if games else {})
    for point in games:
        _take_game(found, point)
    for point in points:
        if point.group == BOTS:
            _take_bot(found, point)
    return found


def _entry_points() -> "tuple[list[EntryPoint], list[str]]":
    """Of all packages, in order; and who is left out because its own cannot be read."""
    # Late: reading what is installed takes longer than all the rest of `core`.
    from importlib.metadata import distributions, entry_points

    found: dict[str, list[EntryPoint]] = {}
    problems = []
    try:
        found[""] = [*entry_points(group=GAMES), *entry_points(group=BOTS)]
    except FAILURES:
        # That of one package ends the reading for all: slower, one after the other, it does not.
        for package in distributions():
            name = package.name
            try:
                found.setdefault(
                    name, [*package.entry_points.select(group=GAMES), *package.entry_points.select(group=BOTS)]
                )
            except FAILURES as error:
                problems.append(f"the package {name} is left out: its entry points cannot be read ({described(error)})")
    points = [point for several in found.values() for point in several]
    return sorted(points, key=lambda point: (point.name, _package(point))), problems


def _take_game(found: _Discovery, point: "EntryPoint") -> None:
    entry = Registered(point.name, point.value if ":" in point.value else f"{point.value}:FACE", _package(point))
    other = _registered.get(entry.name) or found.entries.get(entry.name)
    if other is not None:
        found.problems.append(f"{_whose(entry)} is left out: {other.package} has a game of that name already")
    elif why := _wrong_with(entry) or _said_already(found, entry):
        found.problems.append(f"{_whose(entry)} is left out: {why}")
    else:
        found.entries[entry.name] = entry
        if locales := _locales_of(entry):
            found.words.setdefault(locales, entry.package)


def _wrong_with(entry: Registered) -> str:
    """Why a face cannot be used, the first reason; nothing if it can."""
    from tabletown.core.face import Face

    try:
        shown = resolve(entry.where)
    except FAILURES as error:
        return f"{entry.where} cannot be imported ({described(error)})"
    if not isinstance(shown, Face):
        return f"{entry.where} is no Face"
    try:
        return _wrong_in(entry, shown)
    except FAILURES as error:
        # No checker has looked at it: anything may stand in any field.
        return f"{entry.where} is not filled in as a Face is ({described(error)})"


def _wrong_in(entry: Registered, shown: "Face") -> str:
    from tabletown.core.face_faults import faults_of

    if fault := next(faults_of(shown), ""):
        return fault
    if shown.name != entry.name:
        return f"its face calls it “{shown.name[:40]}”"
    try:
        known = messages_of(OWN) | (messages_of(shown.locales) if shown.locales else frozenset())
    except FAILURES as error:
        return f"the messages of {shown.locales} cannot be read ({described(error)})"
    if missing := sorted(shown.messages() - known):
        return f"no English .ftl file of {shown.locales or 'it'} has the message {missing[0]}"
    return ""


def _own_words() -> dict[str, str]:
    own = [entry for entry in _registered.values() if entry.package == OWN]
    return {OWN: OWN} | {locales: OWN for entry in own if (locales := _locales_of(entry))}


def _said_already(found: _Discovery, entry: Registered) -> str:
    """Which message of a game somebody else has; nothing if none: the first of two would be told in place of both."""
    locales = _locales_of(entry)
    if not locales or locales in found.words:
        return ""
    for other, package in found.words.items():
        if twice := sorted(_entries_of(locales) & _entries_of(other)):
            return f"{package} has the message {twice[0]} already"
    return ""


def _locales_of(entry: Registered) -> str:
    return cast("Face", resolve(entry.where)).locales


def messages_of(package: str) -> frozenset[str]:
    """The messages that a package has in English, which every other language falls back to."""
    return frozenset(name for name in _entries_of(package) if not name.startswith("-"))


@cache
def _entries_of(package: str) -> frozenset[str]:
    return frozenset(name for text in words_of(package, _ENGLISH) for name in re.findall(_ENTRY, text))


def _take_bot(found: _Discovery, point: "EntryPoint") -> None:
    game, slash, bot = point.name.partition("/")
    whose = f"the bot “{point.name[:60]}” of the package {_package(point)} is left out"
    if not (game and slash and bot) or "/" in bot:
        found.problems.append(f"{whose}: an entry point of a bot is called game/bot")
        return
    if game not in _registered and game not in found.entries:
        found.problems.append(f"{whose}: there is no game “{game}”")
        return
    line = found.bots.setdefault(game, {})
    if bot in line or bot in _own_opponents(_registered.get(game) or found.entries[game]):
        found.problems.append(f"{whose}: there is a bot of that name already")
        return
    line[bot] = BotBeside(point.value, _package(point))


def _own_opponents(entry: Registered) -> tuple[str, ...]:
    """Who can be asked to play a game without any other package."""
    from tabletown.core.face import Face

    shown = cast(Face, resolve(entry.where))
    return ("random", *shown.bots, *(level.name for level in shown.levels))


@cache
def _load_own(entry: Registered) -> "AnyGame":
    return cast("AnyGame", resolve(face(entry.name).rules))


@cache
def _load_checked(entry: Registered) -> "AnyGame":
    try:
        game = resolve(face(entry.name).rules)
    except FAILURES as error:
        raise BrokenGame(leave_out(entry.name, f"its rules cannot be imported ({described(error)})")) from None
    try:
        why = _wrong_in_rules(entry, game)
    except FAILURES as error:
        why = f"its rules cannot be asked what they are for ({described(error)})"
    if why:
        raise BrokenGame(leave_out(entry.name, why))
    return cast("AnyGame", game)


def _wrong_in_rules(entry: Registered, game: object) -> str:
    if missing := [part for part in _CONTRACT if not hasattr(game, part)]:
        return f"its rules have no {missing[0]}"
    rules = cast("AnyGame", game)
    if rules.name != entry.name:
        return f"its rules call it “{str(rules.name)[:40]}”"
    if tuple(rules.seat_counts) != face(entry.name).seats:
        return "its rules and its face have different seats"
    return ""


def _entries() -> dict[str, Registered]:
    return _registered | {name: one for name, one in _discovered().entries.items() if name not in _registered}


def _entry(name: str) -> Registered:
    entry = _registered.get(name) or _discovered().entries.get(name)
    if entry is None:
        raise UnknownGame(worded("unknown-game", game=name, games=listed(names())))
    return entry


def _package(point: "EntryPoint") -> str:
    return (point.dist and point.dist.name) or point.value.partition(":")[0]


def _whose(entry: Registered) -> str:
    return f"the game “{entry.name[:60]}” of the package {entry.package}"
