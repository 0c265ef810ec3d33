"""Options of a table: which modules of Capitals are played with, and what is dealt for them (rules 10 to 12)."""

from collections.abc import Mapping

from tabletown.between_two_cities.box.capitals import BIG, capitals
from tabletown.between_two_cities.box.modules import BASE, NEVER, District, Modules, district_cards, pairs_of
from tabletown.between_two_cities.box.tiles import SINGLES, Tile
from tabletown.between_two_cities.city.city import City, empty_city
from tabletown.between_two_cities.face import FACE
from tabletown.between_two_cities.people.schedule import singles_needed
from tabletown.core.chance import shuffled
from tabletown.core.errors import BadSetup
from tabletown.core.game import Option
from tabletown.core.sentence import Word, either, listing, sentence

DISTRICTS = "districts"
OPTIONS = ("landscapes", "civics", DISTRICTS)
"""Each on or off; off if it is not given."""
_GAME = Word("game-between-two-cities")


def read_options(seats: int, seed: str, options: Mapping[str, Option]) -> Modules:
    """The modules that options ask for, the pairs of district cards drawn. Raises BadSetup."""
    if unknown := options.keys() - set(OPTIONS):
        check_tables(min(unknown), seats)
        raise BadSetup(
            sentence("setup-no-option", game=_GAME, option=min(unknown)[:20], options=listing(OPTIONS)),
        )
    if wrong := next((name for name, value in options.items() if value not in (True, False)), None):
        raise BadSetup(sentence("setup-true-false", option=wrong, value=str(options[wrong])[:20]))
    landscapes, civics, districts = (bool(options.get(name)) for name in OPTIONS)
    if not (landscapes or civics or districts):
        return BASE
    modules = Modules(landscapes, civics, draw_districts(seed, civics=civics) if districts else ())
    needed, there = singles_needed(seats, modules.hand), len(singles_of(modules))
    if needed > there:
        raise BadSetup(sentence("setup-too-few-tiles", seats=seats, hand=modules.hand, needed=needed, there=there))
    return modules


def check_tables(option: str, seats: int) -> None:
    """Whoever gives an option that other tables have is told which. Raises BadSetup."""
    if tables := FACE.seats_with(option):
        few = either(map(str, tables))
        raise BadSetup(sentence("setup-option-seats", game=_GAME, option=option, tables=few, seats=seats))


def singles_of(modules: Modules) -> tuple[Tile, ...]:
    """All single tiles of the box, the civic ones included where they are played with (rule 11.1)."""
    return (*SINGLES, *capitals().civics) if modules.civics else SINGLES


def draw_districts(seed: str, *, civics: bool) -> tuple[District, ...]:
    """Three pairs of cards; if factory and house come together, all are shuffled again (rule 12.2)."""
    cards = district_cards(civics=civics)
    pairs = pairs_of(shuffled(cards, seed, "districts"))
    again = 1
    while any(set(pair) == NEVER for pair in pairs):
        again += 1
        pairs = pairs_of(shuffled(cards, seed, f"districts/{again}"))
    return pairs


def lay_out(seats: int, seed: str, modules: Modules) -> tuple[City, ...]:
    """The empty cities, each with a landscape of its own where they are played with (rule 10.2)."""
    count = 4 if seats == 2 else seats
    if not modules.landscapes:
        return (empty_city(),) * count
    mats = shuffled(capitals().mats, seed, "landscapes")
    return tuple(empty_city(BIG, mat.grid) for mat in mats[:count])
