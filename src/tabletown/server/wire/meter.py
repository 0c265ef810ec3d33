"""What one socket uses of the budgets of its address, and its own part of them."""

from math import inf

from tabletown.server.journal import note
from tabletown.server.wire.budgets import STORED_LEAST, AtHand, Budgets, Limit
from tabletown.server.wire.limits import Bucket

_NONE: AtHand = ((), (), (), ())


class Meter:
    def __init__(self, budgets: Budgets) -> None:
        now = budgets.now()
        self.address = ""
        """Known after the handshake."""
        self._budgets = budgets
        self._messages = Bucket(budgets.per_socket, now)
        self._control = Bucket(budgets.control_per_socket, now)
        self._counted = False
        self.unread = 0
        """Bytes that were not read when it was last looked."""
        self._known_until = now
        """Until when the buckets of the address need not be looked up again."""
        self._of_messages, self._of_bytes, self._of_stored, self._of_told = _NONE

    def come(self, address: str) -> bool:
        """Whether one more socket is granted there."""
        self.address, self._known_until = address, -inf
        budgets = self._budgets
        if not budgets.take(Limit.HANDSHAKES, address):
            return False
        if budgets.connections.is_full(address):
            budgets.refused(Limit.CONNECTIONS)
            return False
        budgets.connections.add(address, 1)
        self._counted = True
        return True

    def leave(self) -> None:
        if self._counted:
            self._counted = False
            self._budgets.connections.add(self.address, -1)
        self.owes(0)

    def takes_message(self, size: int) -> bool:
        """Whether one more message, of so many bytes, is within all limits."""
        # Every message passes here: its buckets are at hand, and nothing is called that can be spared.
        now = self._budgets.now()
        if now >= self._known_until:
            self._look_up(now)
        if not self._messages.take(now):
            return self._refuse(Limit.MESSAGES)
        for bucket in self._of_messages:
            if not bucket.take(now):
                return self._refuse(Limit.MESSAGES)
        for bucket in self._of_bytes:
            if not bucket.take(now, size):
                return self._refuse(Limit.BYTES)
        return True

    def takes_control(self) -> bool:
        """Whether one more ping, pong or fragment is."""
        budgets = self._budgets
        return self._control.take(budgets.now()) and budgets.take(Limit.CONTROL, self.address)

    def takes_wish(self, size: int, audience: int) -> bool:
        """Whether so much may be stored, and told to so many."""
        now = self._budgets.now()
        if now >= self._known_until:
            self._look_up(now)
        cost = max(STORED_LEAST, size)
        for bucket in self._of_stored:
            if not bucket.take(now, cost):
                return self._refuse(Limit.STORED)
        for bucket in self._of_told:
            if not bucket.take(now, audience):
                return self._refuse(Limit.TOLD)
        return True

    def takes(self, limit: Limit, cost: float = 1.0) -> bool:
        return self._budgets.take(limit, self.address, cost)

    def owes(self, unread: int) -> bool:
        """Take note of how many bytes are not read yet; says whether the address leaves too much unread."""
        more, self.unread = unread - self.unread, unread
        if not (more or unread):
            return False
        return self._budgets.unread.add(self.address, more) and unread > 0

    def cut(self, limit: Limit) -> None:
        self._budgets.cut(limit)
        note("cut", limit=limit.value, connection="socket")

    def _look_up(self, now: float) -> None:
        found, self._known_until = self._budgets.at_hand(self.address, now)
        self._of_messages, self._of_bytes, self._of_stored, self._of_told = found

    def _refuse(self, limit: Limit) -> bool:
        self._budgets.refused(limit)
        return False
