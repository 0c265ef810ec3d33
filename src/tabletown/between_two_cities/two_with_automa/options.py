"""The options of a table of two people and one Automa, read and checked (rule 1.1)."""

from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.people.options import OPTIONS as MODULES, check_tables, read_options
from tabletown.between_two_cities.sorts import AUTOMA, Sort, sort_of
from tabletown.between_two_cities.two_with_automa.state import PEOPLE, SEATS
from tabletown.core.errors import BadSetup
from tabletown.core.game import Options
from tabletown.core.sentence import listing, sentence


def parse_duo(options: Options, seed: str) -> Modules:
    """No level, only modules of Capitals; the seed draws the districts. Raises BadSetup."""
    if sort_of(PEOPLE, options) is not Sort.DUO:
        raise BadSetup(sentence("setup-say-third", option=AUTOMA))
    if unknown := sorted(set(options) - {AUTOMA, *MODULES}):
        check_tables(unknown[0], PEOPLE)
        raise BadSetup(sentence("setup-duo-option", option=unknown[0], options=listing((AUTOMA, *MODULES))))
    return read_options(SEATS, seed, {name: value for name, value in options.items() if name in MODULES})
