"""What one socket uses of the budgets of its address, and its own part of them."""

from tabletown.server.wire.budgets import STORED_LEAST, Budgets, Limit
from tabletown.server.wire.limits import Bucket


class Meter:
    def __init__(self, budgets: Budgets) -> None:
        now = budgets.clock()
        self.address = ""
        """Known after the handshake."""
        self._budgets = budgets
        self._messages = Bucket(budgets.per_socket, now)
        self._control = Bucket(budgets.control_per_socket, now)
        self._counted = False
        self._unread = 0

    def come(self, address: str) -> bool:
        """Whether one more socket is granted there."""
        self.address = address
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
        budgets = self._budgets
        if not self._messages.take(budgets.clock()):
            budgets.refused(Limit.MESSAGES)
            return False
        return budgets.take(Limit.MESSAGES, self.address) and budgets.take(Limit.BYTES, self.address, size)

    def takes_control(self) -> bool:
        """Whether one more ping, pong or fragment is."""
        budgets = self._budgets
        return self._control.take(budgets.clock()) and budgets.take(Limit.CONTROL, self.address)

    def takes_wish(self, size: int) -> bool:
        """Whether so much may be stored."""
        return self._budgets.take(Limit.STORED, self.address, max(STORED_LEAST, size))

    def takes(self, limit: Limit, cost: float = 1.0) -> bool:
        return self._budgets.take(limit, self.address, cost)

    def owes(self, unread: int) -> bool:
        """Take note of how many bytes are not read yet; says whether the address leaves too much unread."""
        if unread != self._unread:
            self._budgets.unread.add(self.address, unread - self._unread)
            self._unread = unread
        return unread > 0 and self._budgets.unread.is_full(self.address)

    def cut(self, limit: Limit) -> None:
        self._budgets.cut(limit)
