"""Options of a game on the command line."""

from tabletown.core.options import parse_options
from tabletown.core.registry import faces

__all__ = ["OPTION_HELP", "parse_options"]

_KNOWN = ", ".join(dict.fromkeys(option.name for face in faces() for option in face.options))
OPTION_HELP = f"An option of the game, as NAME=VALUE ({_KNOWN}). May be given several times."
