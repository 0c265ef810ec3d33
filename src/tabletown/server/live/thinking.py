"""Clocks: how long each seat has thought, told from the times in the log, so that a restart costs nobody a second."""

from collections.abc import Set

from tabletown.server.wire.agreed import Clock


class Thinking:
    def __init__(self, seats: int, clock: Clock | None) -> None:
        self._increment = clock.increment if clock else 0
        self._left = [float(clock.bank) if clock else 0.0] * seats
        self._since: dict[int, float] = {}
        """By seat that is to act: since when."""

    def moved(self, seat: int, at: float) -> None:
        since = self._since.pop(seat, at)
        self._left[seat] += self._increment - max(0.0, at - since)

    def waits_for(self, seats: Set[int], at: float) -> None:
        """These are to act now; whoever was before thinks on."""
        if self._since.keys() == seats:
            return
        for seat in self._since.keys() - seats:
            self._left[seat] -= max(0.0, at - self._since[seat])
        self._since = {seat: self._since.get(seat, at) for seat in seats}

    def left(self, now: float) -> tuple[float, ...]:
        """Seconds left by seat, never below zero."""
        used = [max(0.0, now - self._since[seat]) if seat in self._since else 0.0 for seat in range(len(self._left))]
        return tuple(round(max(0.0, left - gone), 1) for left, gone in zip(self._left, used, strict=True))

    def waiting_since(self, seat: int, otherwise: float) -> float:
        return self._since.get(seat, otherwise)
