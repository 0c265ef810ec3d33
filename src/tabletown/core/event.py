"""What happened in a step, and who may know it."""

from dataclasses import dataclass

from tabletown.core.seat import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Base of every game's events. `only` names the one seat that may see it; None means everybody."""

    only: Seat | None = None

    def is_for(self, seat: Seat | None) -> bool:
        """Whether this seat (None: an onlooker) may be told."""
        return self.only is None or self.only == seat
