"""`tabletown play --shares`: the deal follows from what the people at the terminal type, too (docs/joint-deal.md)."""

from hashlib import sha256
from secrets import token_hex

from tabletown.cli.terminal import Asker
from tabletown.core.chance import commitment
from tabletown.core.joint import NONE, Joint

TABLE = "terminal"
"""In place of the name of a table."""


def draw_with(people: int, seats: int, ask: Asker) -> Joint:
    """The program commits to its share before anybody types. Raises Left.

    Pledges are not needed here: whoever types last knows the other words, but not the share of the program.
    """
    share = token_hex(32)
    typed = [ask(person, commitment(share)) for person in range(people)]
    given = [share_of(words) if words else token_hex(32) for words in typed]
    return Joint(TABLE, (), share, (*given, *[NONE] * (seats - people)))


def share_of(words: str) -> str:
    """Any words, as a share."""
    return sha256(f"tabletown words 1\n{words}\n".encode()).hexdigest()
