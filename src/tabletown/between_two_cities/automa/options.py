"""The options of a table with Automas, read and checked (rule 1.1)."""

from tabletown.between_two_cities.automa.names import Mode
from tabletown.between_two_cities.automa.solo_state import Setting
from tabletown.between_two_cities.automa.start import NORMAL
from tabletown.between_two_cities.scoring import CityScore
from tabletown.core.errors import BadSetup
from tabletown.core.game import Option, Options

AUTOMA, LEVEL, DOUBLE = "automa", "level", "double"
_SEATS = {1: (Mode.SIMPLE, Mode.FULL), 2: (Mode.THIRD,)}
"""By number of people: the modes there are."""


def parse_mode(seats: int, options: Options) -> Mode | None:
    """Which Automas sit at the table; None for a table of people. Alone you play the full mode, unless you say so."""
    wanted = options.get(AUTOMA, Mode.FULL if seats == 1 else None)
    if wanted is None:
        return None
    known = _SEATS.get(seats, ())
    if wanted not in known:
        possible = "simple or full for one person, third for two people"
        raise BadSetup(f"{AUTOMA}={wanted} is not possible at a table of {seats}: it is {possible}")
    return Mode(str(wanted))


def parse_setting(mode: Mode, options: Options) -> Setting:
    """What was agreed for a solo game. Raises BadSetup."""
    known = {AUTOMA, LEVEL, DOUBLE}
    if unknown := sorted(set(options) - known):
        raise BadSetup(f"a solo game has no option “{unknown[0]}”: there is {', '.join(sorted(known))}")
    return Setting(mode, _level(options.get(LEVEL, NORMAL[mode])), _doubled(options.get(DOUBLE, "")))


def check_third(options: Options) -> None:
    """Two people and one Automa: nothing more to agree on."""
    if unknown := sorted(set(options) - {AUTOMA}):
        raise BadSetup(f"a table of two people and an Automa has no option “{unknown[0]}”")


def _level(level: Option) -> int:
    if isinstance(level, bool) or not isinstance(level, int):
        raise BadSetup(f"the level is a number such as 0 or 4, not “{str(level)[:20]}”")
    if level < 0:
        raise BadSetup(f"the level cannot be below 0, and this is {level}")
    return level


def _doubled(text: Option) -> tuple[str, ...]:
    """Categories with plus signs between them, such as `shops+parks`."""
    names = [name for name in str(text).split("+") if name]
    if unknown := next((name for name in names if name not in CityScore._fields), None):
        raise BadSetup(f"“{unknown[:20]}” is not a category: there is {', '.join(CityScore._fields)}")
    if len(set(names)) < len(names):
        raise BadSetup(f"a category is named twice in “{text}”")
    return tuple(name for name in CityScore._fields if name in names)
