"""A city on the command line: in notation, unless it is the name of a file."""

from pathlib import Path

from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.notation import BadCity, parse_city


def is_file(argument: str) -> bool:
    """Whether to read this from a file (or, as `-`, from standard input)."""
    try:
        return argument == "-" or Path(argument).is_file()
    except (OSError, ValueError):
        return False


def parse_argument(argument: str) -> City:
    """A city in notation. Raises BadCity, also for a name that was probably meant as a file."""
    try:
        return parse_city(argument)
    except BadCity:
        if "." in argument.strip("./") and any(letter.islower() for letter in argument.split("+")[0]):
            raise BadCity("city-no-file", file=argument[:60]) from None
        raise
