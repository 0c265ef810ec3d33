"""A city on the command line: in notation, unless it is the name of a file."""

from pathlib import Path

from tabletown.between_two_cities.box.canvas import NATURE
from tabletown.between_two_cities.box.capitals import BIG
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.notation import BadCity, parse_city


def is_file(argument: str) -> bool:
    """Whether to read this from a file (or, as `-`, from standard input)."""
    try:
        return argument == "-" or Path(argument).is_file()
    except (OSError, ValueError):
        return False


def read_city(text: str) -> City:
    """A city as people type it. A row of five is no city of five by five yet: it may be a slip. Raises BadCity."""
    rows = (text.split() or [""])[0].split("/")
    sides = {len(rows), *map(len, rows)}
    if max(sides) == BIG and len(sides) > 1 and NATURE not in text:
        raise BadCity("city-too-wide", grid=text[:40], small=BIG - 1, big=BIG)
    return parse_city(text)


def parse_argument(argument: str) -> City:
    """A city in notation. Raises BadCity, also for a name that was probably meant as a file."""
    try:
        return read_city(argument)
    except BadCity:
        if "." in argument.strip("./") and any(letter.islower() for letter in argument.split("+")[0]):
            raise BadCity("city-no-file", file=argument[:60]) from None
        raise
