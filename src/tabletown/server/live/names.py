"""Names and chat are untrusted text: one line, nothing invisible, not too long."""

from unicodedata import category, normalize

from tabletown.server.wire.protocol import Why
from tabletown.server.wire.refusal import Refusal

NAME_LENGTH = 24
TEXT_LENGTH = 300
_JOINERS = "\u200c\u200d"
"""Invisible, but Persian words and many emoji need them."""


def clean_name(text: str) -> str:
    name = _one_line(text)
    if not 1 <= len(name) <= NAME_LENGTH:
        raise Refusal(Why.BAD_NAME)
    return name


def clean_text(text: str) -> str:
    line = _one_line(text)
    if not 1 <= len(line) <= TEXT_LENGTH:
        raise Refusal(Why.BAD_TEXT)
    return line


def _one_line(text: str) -> str:
    """Control, format and other invisible characters become blanks: no turned-round or hidden text."""
    shown = "".join(" " if category(c)[0] in "CZ" and c not in _JOINERS else c for c in normalize("NFC", text))
    return " ".join(shown.split())
