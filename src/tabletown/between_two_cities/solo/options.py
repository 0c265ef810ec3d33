"""The options of a solo game, read and checked (rule 1.1)."""

from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.people.options import OPTIONS as MODULES, read_options
from tabletown.between_two_cities.solo.categories import categories
from tabletown.between_two_cities.solo.start import check_level, normal_level
from tabletown.between_two_cities.solo.state import Setting
from tabletown.between_two_cities.sorts import AUTOMA, said, sort_of
from tabletown.core.errors import BadSetup
from tabletown.core.game import Option, Options
from tabletown.core.sentence import listing, sentence

LEVEL, DOUBLE, HARD, GROWTH = "level", "double", "hard", "growth"
EVEN, BOOKLET = "even", "booklet"
"""How Automaville grows in the simple mode with Capitals; records from before there was a choice mean the booklet."""
_CITIES = 3


def parse_mode(options: Options) -> Mode:
    """Alone you play the full mode, unless you say so. Raises BadSetup."""
    sort_of(1, options)
    return Mode(str(options.get(AUTOMA, Mode.FULL)))


def parse_setting(mode: Mode, options: Options, seed: str) -> Setting:
    """What was agreed for a solo game; the seed draws the districts. Raises BadSetup."""
    known = {AUTOMA, LEVEL, DOUBLE, HARD, GROWTH, *MODULES}
    if unknown := sorted(set(options) - known):
        raise BadSetup(sentence("setup-solo-option", option=unknown[0], options=listing(sorted(known))))
    if (wanted := options.get(AUTOMA, mode)) != mode:
        raise BadSetup(sentence("setup-other-mode", option=AUTOMA, value=said(wanted), mode=str(mode)))
    modules = _modules(options, seed)
    hard = options.get(HARD, False)
    if hard not in (True, False):
        raise BadSetup(sentence("setup-true-false", option=HARD, value=str(hard)[:20]))
    if hard and not modules.districts:
        raise BadSetup(sentence("setup-hard", option=HARD))
    level = _level(options.get(LEVEL, normal_level(mode, modules)))
    return Setting(mode, level, _doubled(options.get(DOUBLE, ""), modules), modules, bool(hard), _even(mode, options))


def parse_series(mode: Mode, level: int | None, options: Options) -> Setting:
    """What all games of a campaign have in common, nothing doubled yet; the level in figures. Raises BadSetup."""
    setting = parse_setting(mode, {**options, **({} if level is None else {LEVEL: level})}, "campaign")
    check_level(setting)
    return setting


def _modules(options: Options, seed: str) -> Modules:
    return read_options(_CITIES, seed, {name: value for name, value in options.items() if name in MODULES})


def _even(mode: Mode, options: Options) -> bool:
    growth = options.get(GROWTH, BOOKLET)
    if growth not in (EVEN, BOOKLET):
        raise BadSetup(sentence("setup-growth", option=GROWTH, value=said(growth), values=f"{EVEN}, {BOOKLET}"))
    if GROWTH in options and mode is not Mode.SIMPLE:
        raise BadSetup(sentence("setup-growth-mode", option=GROWTH))
    return growth == EVEN


def agreed_alone(options: Options) -> Options:
    """A new table in the simple mode with Capitals is an even fight unless something else is said (rule 4.4)."""
    simple = options.get(AUTOMA) == Mode.SIMPLE and any(options.get(name) for name in MODULES)
    return {**options, GROWTH: EVEN} if simple and GROWTH not in options else options


def _level(level: Option) -> int:
    if isinstance(level, bool) or not isinstance(level, int):
        raise BadSetup(sentence("setup-level-number", level=str(level)[:20]))
    if level < 0:
        raise BadSetup(sentence("setup-level-below", level=level))
    return level


def _doubled(text: Option, modules: Modules) -> tuple[str, ...]:
    """Categories with plus signs between them, such as `shops+parks`."""
    names = [name for name in str(text).split("+") if name]
    known = categories(civics=modules.civics, districts=bool(modules.districts))
    if unknown := next((name for name in names if name not in known), None):
        raise BadSetup(sentence("setup-no-category", category=unknown[:20], categories=listing(known)))
    if len(set(names)) < len(names):
        raise BadSetup(sentence("setup-category-twice", text=str(text)[:40]))
    return tuple(name for name in known if name in names)
