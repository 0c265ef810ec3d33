"""What can happen at a table of two people and an Automa only."""

from dataclasses import dataclass

from tabletown.core.event import Event
from tabletown.core.outcome import Outcome


@dataclass(frozen=True, slots=True)
class DuoEnded(Event):
    """The scores are those of the two people and of the Automa."""

    outcome: Outcome
