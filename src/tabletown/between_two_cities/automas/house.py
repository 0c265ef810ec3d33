"""House rules of the Automas that are values: they stand beside the cards in the data file (docs/automa-data.md)."""

from dataclasses import dataclass

from tabletown.between_two_cities.automas.cards import FILE, deck_lines
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.box.capitals import capitals_lines
from tabletown.between_two_cities.box.tiles import TYPES, Kind
from tabletown.core.data import BadDataFile, OncePerFiles, read_data
from tabletown.core.game import Options

_MOST = 40
"""As a normal level: in every mode the base game has as many tiles to spare."""


@dataclass(frozen=True, slots=True)
class House:
    order: tuple[Kind, ...] = TYPES
    """Of tiles that are worth as much, the type that stands first is taken; civic tiles come last (rule 3.4)."""
    simple: int = 0
    """The normal level of the simple mode in the base game (rule 1.7)."""
    full: int = 4
    """The normal level of the full mode in the base game: there it means two duplexes."""


@OncePerFiles
def house() -> House:
    """The house rules of the data file `automa-deck.json`."""
    return parse_house(read_data("tabletown.between_two_cities.automas", FILE))


@OncePerFiles
def places() -> dict[Kind, int]:
    """By type: where it stands on the list that settles ties."""
    return {kind: place for place, kind in enumerate((*house().order, Kind.CIVIC))}


@OncePerFiles
def places_by_number() -> tuple[int, ...]:
    """The same by the number of a type on the reference card, civic tiles last."""
    return tuple(places()[kind] for kind in (*TYPES, Kind.CIVIC))


def house_lines(mode: Mode, *, capitals: bool) -> list[str]:
    """What of such a table differs from our own house rules, as lines of text, for the fingerprint."""
    own, usual = house(), House()
    order = [f"order {' '.join(own.order)}"] if mode is not Mode.SIMPLE and own.order != usual.order else []
    simple = [f"simple {own.simple}"] if mode is Mode.SIMPLE and own.simple != usual.simple else []
    full = [f"full {own.full}"] if mode is Mode.FULL and own.full != usual.full else []
    return order if capitals else [*order, *simple, *full]


def automa_lines(mode: Mode, options: Options) -> list[str]:
    """All data that a table with Automas plays by, as lines of text, for the fingerprint."""
    more = capitals_lines(options)
    cards = [] if mode is Mode.SIMPLE else deck_lines()
    return [*cards, *house_lines(mode, capitals=bool(more)), *more]


def parse_house(data: object) -> House:
    """What a data file says; what it is silent on is as usual. Raises BadDataFile with what is wrong."""
    given = data if isinstance(data, dict) else {}
    usual = House()
    levels = given.get("normal_levels", {})
    if not isinstance(levels, dict) or not set(levels) <= {Mode.SIMPLE, Mode.FULL}:
        raise BadDataFile(f"{FILE}: normal_levels has a “simple” and a “full” level, and nothing else")
    simple = _parse_level(Mode.SIMPLE, levels.get(Mode.SIMPLE, usual.simple))
    full = _parse_level(Mode.FULL, levels.get(Mode.FULL, usual.full))
    return House(_parse_order(given.get("order", list(usual.order))), simple, full)


def _parse_order(order: object) -> tuple[Kind, ...]:
    if not isinstance(order, list) or sorted(map(str, order)) != sorted(TYPES):
        raise BadDataFile(f"{FILE}: order names each of these once: {', '.join(TYPES)}")
    return tuple(map(Kind, order))


def _parse_level(mode: str, level: object) -> int:
    if isinstance(level, bool) or not isinstance(level, int) or not 0 <= level <= _MOST:
        raise BadDataFile(f"{FILE}: the normal level of the {mode} mode is 0 to {_MOST}, not “{str(level)[:20]}”")
    return level
