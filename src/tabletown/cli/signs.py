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
    "№": "No.",
}
_LATIN = {
    **dict(zip("абвгдеёзийклмнопрстуфыьэ", "abvgdeeziyklmnoprstufy'e", strict=True)),
    "ж": "zh",
    "х": "kh",
    "ц": "ts",
    "ч": "ch",
    "ш": "sh",
    "щ": "shch",
    "ъ": "'",
    "ю": "yu",
    "я": "ya",
}
"""Russian as it is written where there are no other letters."""


def _plainer(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(map(_like, missing)), error.end


def _like(sign: str) -> str:
    """One like it: a letter without its marks can still be read, and so can one of another alphabet."""
    if small := _LATIN.get(sign.lower()):
        return small if sign.islower() else small.capitalize()
    letter = normalize("NFKD", sign)[0]
    return _PLAIN.get(sign) or (letter if letter.isascii() and letter.isprintable() else "?")


register_error(PLAIN_SIGNS, _plainer)
