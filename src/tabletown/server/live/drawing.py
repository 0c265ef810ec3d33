"""The pictures of one running game, as last sent: so that an update carries only what has changed."""

from collections.abc import Mapping, Sequence

from tabletown.core.seat import Seat
from tabletown.server.live.changes import Changes, Turned
from tabletown.server.live.picture import Picture, everybody
from tabletown.server.live.plain_picture import PlainPicture
from tabletown.server.live.table import Table
from tabletown.server.wire.frames import joined, listed
from tabletown.server.wire.texts import Tell, teller


class Drawing:
    def __init__(self, table: Table, picture: Picture) -> None:
        self._table = table
        self._picture = picture
        self.tell = teller(table.header.game)
        self.public: dict[str, bytes] = {}
        self.changed: dict[str, bytes] = {}
        """What the last `redraw` changed of `public`."""
        self.view: object = None
        """What an onlooker sees now; None: it has to be asked for."""
        self._fit()

    def _fit(self) -> None:
        """Before the start a table may get other seats."""
        seats = self._table.header.seats
        self._own: list[dict[str, bytes]] = [{} for _ in range(seats)]
        self._moves = [b"[]"] * seats
        self._late = self._late_moves = frozenset(range(seats))
        """Seats whose parts, or whose moves, have to be drawn anew."""

    def follow(self, table: Table) -> None:
        """Go on with the same table, read anew: those who look on have still the pictures of before, so what is there
        no more has to be taken away."""
        self._table, self.view = table, None
        self._late = self._late_moves = frozenset(range(len(self._own)))

    def forget(self, changes: Changes) -> None:
        """Nobody is looking: only remember that there is something to draw."""
        self.view = None
        if len(self._own) != self._table.header.seats:
            self._fit()
        seats, options, events = len(self._own), self._table.header.options, changes.events
        concerned = everybody(seats) if changes.restart else self._picture.concerned(events, seats, options)
        # Private events concern their seat whatever the picture says.
        told: set[int] = set()
        for event in events:
            if event.only is not None:
                told.add(int(event.only))
        self._late |= concerned.own | told
        self._late_moves |= concerned.moves | told

    def redraw(self, changes: Changes | None = None) -> dict[int, bytes]:
        """Bring everything up to date. By seat: what changed of its own, as an `Own`."""
        table = self._table
        if table.state is None:
            return {}
        if changes is not None:
            self.forget(changes)
        elif len(self._own) != table.header.seats:
            self._fit()
        if isinstance(self._picture, PlainPicture) and self._picture.call(table.chairs):
            self.view, self._late = None, everybody(len(self._own)).own
        if self.view is None:
            self.view = table.look_at(table.state)
            sections = self._picture.public(self.view)
            if table.outcome is not None and isinstance(self._picture, PlainPicture):
                sections = {**sections, **self._picture.closing(table.outcome)}
            self.changed = difference(self.public, sections)
            self.public = dict(sections)
        told: dict[int, bytes] = {}
        private = {} if changes is None else _private(changes.turned)
        for seat in sorted(self._late | self._late_moves):
            if fields := self._redraw_seat(seat, private.get(seat, ())):
                told[seat] = joined({"seat": b"%d" % seat, **fields})
        self._late = self._late_moves = frozenset()
        return told

    def whole(self, seat: int) -> bytes:
        """All that one seat sees besides the public, as an `Own`."""
        fields = {"seat": b"%d" % seat, "sections": joined(self._own[seat]), "moves": self._moves[seat]}
        return joined(fields)

    def _redraw_seat(self, seat: int, turns: Sequence[Turned]) -> dict[str, bytes]:
        table, game = self._table, self._table.game
        fields: dict[str, bytes] = {}
        if turns:
            private: list[bytes] = []
            for turned in turns:
                private += happenings(table, turned, seat, self.tell)
            if private:
                fields["events"] = listed(private)
        if seat in self._late:
            sections = self._picture.own(game.view(table.state, Seat(seat)))
            if changed := difference(self._own[seat], sections):
                fields["sections"] = joined(changed)
            self._own[seat] = dict(sections)
        moves = b"[]"
        if seat in table.to_act:
            moves = self._picture.offers(self.view, seat, lambda: game.legal_moves(table.state, Seat(seat)))
        if moves != self._moves[seat]:
            fields["moves"] = self._moves[seat] = moves
        return fields


def _private(turns: Sequence[Turned]) -> dict[int, list[Turned]]:
    """By seat: the moves that caused something that it alone may know."""
    found: dict[int, list[Turned]] = {}
    for turned in turns:
        for event in turned.events:
            if event.only is not None:
                known = found.setdefault(event.only, [])
                if not known or known[-1] is not turned:
                    known.append(turned)
    return found


def difference(before: Mapping[str, bytes], after: Mapping[str, bytes]) -> dict[str, bytes]:
    """What has to be sent so that the first becomes the second; null takes a part away."""
    changed = {name: value for name, value in after.items() if before.get(name) != value}
    if before.keys() <= after.keys():
        return changed
    return {name: b"null" for name in before if name not in after} | changed


def happenings(table: Table, turned: Turned, only: int | None, tell: Tell) -> list[bytes]:
    """What one move caused that all (None), or one seat alone, may know: `Happening`s, put together by hand, because
    every move makes several."""
    by, at = turned.seat, turned.version
    # After every move, and with most of them it is one event: loops begin sooner than comprehensions.
    found = []
    for event, gains in table.told_of(turned, only):
        found.append(b'%s,"by":%d,"at":%d}' % (tell(event, gains), by, at))
    return found
