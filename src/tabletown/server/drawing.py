"""The pictures of one running game, as last sent: so that an update carries only what has changed."""

from collections.abc import Mapping

from tabletown.core.codec import encode as encode_record
from tabletown.core.seat import Seat
from tabletown.server.frames import joined, listed
from tabletown.server.pictures.picture import Picture
from tabletown.server.table import Changes, Table


class Drawing:
    def __init__(self, table: Table, picture: Picture) -> None:
        self._table = table
        self._picture = picture
        self.public: dict[str, bytes] = {}
        self.changed: dict[str, bytes] = {}
        """What the last `redraw` changed of `public`."""
        seats = table.header.seats
        self._own: list[dict[str, bytes]] = [{} for _ in range(seats)]
        self._moves = [b"[]"] * seats
        self._late = set(range(seats))
        """Seats whose parts have to be drawn anew, changed or not."""
        self._public_late = True

    def forget(self, changes: Changes) -> None:
        """Nobody is looking: only remember that there is something to draw."""
        self._public_late = True
        self._late |= set(range(len(self._own)) if changes.restart else self._concerned(changes))

    def redraw(self, changes: Changes | None = None) -> dict[int, bytes]:
        """Bring everything up to date. By seat: what changed of its own, as an `Own`."""
        table = self._table
        if table.state is None:
            return {}
        if changes is not None:
            self.forget(changes)
        events = changes.events if changes is not None else []
        if self._public_late:
            sections = self._picture.public(table.game.view(table.state, None))
            self.changed = difference(self.public, sections)
            self.public = dict(sections)
            self._public_late = False
        told: dict[int, bytes] = {}
        for seat in sorted(self._late):
            private = [_private(event) for event in events if event.only == seat]
            if fields := self._redraw_seat(seat, private):
                told[seat] = joined(fields)
        self._late.clear()
        return told

    def whole(self, seat: int) -> bytes:
        """All that one seat sees besides the public, as an `Own`."""
        fields = {"seat": b"%d" % seat, "sections": joined(self._own[seat]), "moves": self._moves[seat]}
        return joined(fields)

    def _redraw_seat(self, seat: int, private: list[bytes]) -> dict[str, bytes]:
        table, game = self._table, self._table.game
        view = game.view(table.state, Seat(seat))
        sections = self._picture.own(view)
        acting = seat in table.to_act
        moves = self._picture.offers(view, game.legal_moves(table.state, Seat(seat))) if acting else b"[]"
        changed = difference(self._own[seat], sections)
        fields: dict[str, bytes] = {}
        if private:
            fields["events"] = listed(private)
        if changed:
            fields["sections"] = joined(changed)
        if moves != self._moves[seat]:
            fields["moves"] = moves
        self._own[seat], self._moves[seat] = dict(sections), moves
        return {"seat": b"%d" % seat, **fields} if fields else {}

    def _concerned(self, changes: Changes) -> set[int]:
        # Private events concern their seat whatever the picture says.
        seats = {int(event.only) for event in changes.events if event.only is not None}
        return seats | set(self._picture.concerned(changes.events, len(self._own)))


def difference(before: Mapping[str, bytes], after: Mapping[str, bytes]) -> dict[str, bytes]:
    """What has to be sent so that the first becomes the second; null takes a part away."""
    gone = {name: b"null" for name in before if name not in after}
    return gone | {name: value for name, value in after.items() if before.get(name) != value}


def _private(event: object) -> bytes:
    return b'{"type":"%s","parts":%s}' % (type(event).__name__.encode(), encode_record(event))
