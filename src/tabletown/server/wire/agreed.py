"""What is agreed on when a table is opened, beside the rules of its game."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from tabletown.server.wire.fields import BotName, Seconds


class Visibility(StrEnum):
    PRIVATE = "private"
    PUBLIC = "public"


class UndoRule(StrEnum):
    OFF = "off"
    CONSENT = "consent"


class TalkRule(StrEnum):
    STRICT = "strict"
    FREE = "free"


class SeatRule(StrEnum):
    DRAWN = "drawn"
    CHOSEN = "chosen"


class PaceRule(StrEnum):
    CALM = "calm"
    QUICK = "quick"
    NONE = "none"


class Manners(Struct, frozen=True, forbid_unknown_fields=True):
    """What people agree on beside the rules of the game."""

    undo: UndoRule | None = None
    """Whether what everybody has seen can be taken back. None: off where two or more people play, else by consent, and
    bots consent. What is still secret can always be taken back."""
    talk: TalkRule = TalkRule.STRICT
    """Strict: nobody talks while something is chosen in secret, in games whose rules say so."""
    seating: SeatRule = SeatRule.DRAWN
    """Drawn: seats are drawn by cards at the start, in games that have them, where two or more people play."""
    pace: PaceRule = PaceRule.CALM
    """How pages show what others do: one act after the other, quickly so, or all at once. The server waits for nothing,
    and every device may choose for itself."""


class Absent(Struct, frozen=True, forbid_unknown_fields=True):
    """What happens when somebody who is to move is not there: wait, or a bot takes over and gives back."""

    after: Seconds | None = None
    """None: wait. Else a bot takes over after so many seconds, until the player is back."""
    bot: BotName | None = None
    """None: the server's choice."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think for every seat. When it is used up, a bot moves at once for the seat."""

    bank: Seconds
    """Seconds for the whole game."""
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds that every move adds."""
