"""What was refused: a copy of the message that comes late must not be granted after all."""

from collections import OrderedDict

from tabletown.server.wire.protocol import Rejected

REFUSALS_KEPT = 500


class Refusals:
    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str], Rejected] = OrderedDict()

    def known(self, key: str, nonce: str) -> Rejected | None:
        return self._kept.get((key, nonce))

    def remember(self, key: str, nonce: str, refused: Rejected) -> Rejected:
        if key and nonce:
            self._kept[key, nonce] = refused
            if len(self._kept) > REFUSALS_KEPT:
                self._kept.popitem(last=False)
        return refused
