"""Signs that a terminal may not have: each has one that every terminal has."""

from codecs import register_error

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
}


def _plainer(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(_PLAIN.get(sign, "?") for sign in missing), error.end


register_error(PLAIN_SIGNS, _plainer)
