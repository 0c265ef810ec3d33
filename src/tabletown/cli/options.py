"""Options of a game on the command line."""

from collections.abc import Iterable

from tabletown.core.options import parse_options
from tabletown.core.registry import faces

__all__ = ["OPTION_HELP", "help_for", "parse_options"]


def help_for(names: Iterable[str]) -> str:
    """Where only these options are known."""
    return f"An option of the game, as NAME=VALUE ({', '.join(names)}). May be given several times."


OPTION_HELP = help_for(dict.fromkeys(option.name for face in faces() for option in face.options))
