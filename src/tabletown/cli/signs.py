"""Signs that a terminal may not have: each has one that every terminal has."""

from codecs import register_error
from unicodedata import normalize

PLAIN_SIGNS = "tabletown-plain-signs"
"""The name by which a stream asks for it."""
_PLAIN = {
    "·": ".",
    "…": "...",
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "’": "'",
    "–": "-",
    "—": "-",
    "×": "x",
    "−": "-",
    "ß": "ss",
}


def _plainer(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(map(_like, missing)), error.end


def _like(sign: str) -> str:
    """One like it: a letter without its marks can still be read."""
    letter = normalize("NFKD", sign)[0]
    return _PLAIN.get(sign) or (letter if letter.isascii() and letter.isprintable() else "?")


register_error(PLAIN_SIGNS, _plainer)
