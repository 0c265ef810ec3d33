"""Who is around a table: at this process or another, since when a seat is away, and whether the host is there."""

from collections.abc import Iterable

from tabletown.server.live.listener import Listener
from tabletown.server.live.table import Table

HOST = -1
"""In place of a seat: where the host is connected."""


class Presence:
    def __init__(self) -> None:
        self.guests: set[Listener] = set()
        """Who has come and not gone: listeners, and those whose `Hello` waits for its round."""
        self.listeners: dict[Listener, tuple[int, ...]] = {}
        """Who is told what happens, with the seats that each was last told to hold."""
        self.elsewhere: frozenset[int] = frozenset()
        """Seats that are connected to other processes."""
        self.absent_since: dict[int, float] = {}
        self.host_seen = 0.0
        """When the host was last here."""
        self.host_away = False
        """So long ago that anybody may take the role."""
        self.changed = False
        """Since all were last told."""
        self.moved = False
        """Somebody may have come to this process, or gone, since the others were last told."""

    def begin(self, seats: int, now: float) -> None:
        """Seats are counted anew, and nobody has been missed so far."""
        self.host_seen, self.host_away = now, False
        self.absent_since = dict.fromkeys(range(seats), now)

    def come(self, newcomers: Iterable[Listener], table: Table, now: float) -> bool:
        """From now on they are told what happens; says whether others see anything of that."""
        before, self.moved = self.seats(), True
        for listener in newcomers:
            self.listeners[listener] = table.seats_of(listener.actor.tokens)
        return self._note_absence(before, now)

    def leave(self, listener: Listener, now: float) -> None:
        """Also before the `Hello` was answered: nobody is welcomed who has gone."""
        self.guests.discard(listener)
        self.moved |= listener in self.listeners
        for seat in self.listeners.pop(listener, ()):
            if not self.is_present(seat):
                self.absent_since[seat] = now
                self.changed = True

    def met(self, elsewhere: frozenset[int], now: float) -> bool:
        """Take note of who is connected elsewhere; says whether that has changed."""
        if elsewhere == self.elsewhere:
            return False
        gone, self.elsewhere = self.elsewhere - elsewhere, elsewhere
        for seat in elsewhere:
            self.absent_since.pop(seat, None)
        for seat in gone:
            self.absent_since[seat] = now
        self.changed = True
        return True

    def reseat(self, table: Table, everything: bool, now: float) -> set[Listener]:
        """Seats have changed hands. Says who has to be told everything anew."""
        if everything:
            self.begin(table.header.seats, now)
        before, moved, self.moved = self.seats(), set(), True
        for listener, held in self.listeners.items():
            you = table.seats_of(listener.actor.tokens)
            if everything or you != held:
                self.listeners[listener] = you
                moved.add(listener)
        self._note_absence(before, now)
        return moved

    def seats(self) -> set[int]:
        """Seats that are connected, wherever."""
        return ({seat for you in self.listeners.values() for seat in you} | self.elsewhere) - {HOST}

    def is_present(self, seat: int) -> bool:
        return seat in self.elsewhere or self.is_here(seat)

    def is_here(self, seat: int) -> bool:
        """Whether it is connected to this very process."""
        return any(seat in you for you in self.listeners.values())

    def is_host_present(self, host: str) -> bool:
        return HOST in self.elsewhere or self.is_host_here(host)

    def is_host_here(self, host: str) -> bool:
        return any(host in one.actor.tokens for one in self.listeners)

    def here(self, host: str) -> tuple[int, ...]:
        """Seats that are connected to this process; `HOST` with them, where the host is."""
        seats = {seat for you in self.listeners.values() for seat in you}
        return tuple(sorted(seats | {HOST} if self.is_host_here(host) else seats))

    def _note_absence(self, before: set[int], now: float) -> bool:
        """Who is away, and since when; says whether somebody has come or gone."""
        present = self.seats()
        for seat in present - before:
            self.absent_since.pop(seat, None)
        for seat in before - present:
            self.absent_since[seat] = now
        return present != before
