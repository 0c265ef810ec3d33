"""Messages and logs as an outsider reads them: written from docs/protocol.md, not from the server's records."""

from msgspec import Raw, Struct
from msgspec.json import Decoder

CONTINUES, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10


class HeardEvent(Struct, frozen=True):
    type: str
    parts: Raw
    at: int
    by: int | None = None


class HeardOffer(Struct, frozen=True):
    move: str


class HeardOwn(Struct, frozen=True):
    seat: int
    events: tuple[HeardEvent, ...] = ()
    sections: dict[str, Raw] = {}
    moves: tuple[HeardOffer, ...] | None = None


class HeardSeat(Struct, frozen=True):
    sitter: str
    name: str
    bot: str | None
    stand_in: str | None
    who: str = ""


class HeardUndo(Struct, frozen=True):
    by: int
    count: int
    waiting: tuple[int, ...]


class HeardDeal(Struct, frozen=True):
    phase: str
    stopped: tuple[tuple[int, ...], ...] = ()
    named: tuple[str, ...] = ()
    pledges: tuple[str, ...] = ()
    waiting: tuple[int, ...] = ()
    shares: tuple[str, ...] = ()
    share: str = ""

    @property
    def number(self) -> int:
        return len(self.stopped) + 1


class HeardTable(Struct, frozen=True):
    """Who is connected just now is left out: it may be told late."""

    id: str
    status: str
    seats: tuple[HeardSeat, ...]
    seed: str | None
    undo: HeardUndo | None
    next: str | None
    commitment: str = ""
    deal: HeardDeal | None = None


class HeardTurn(Struct, frozen=True):
    to_act: tuple[int, ...]
    may_undo: tuple[int, ...] = ()


class HeardLine(Struct, frozen=True):
    version: int
    seat: int
    text: str
    phrase: str


class Heard(Struct, frozen=True):
    """Any message of the server."""

    t: str
    version: int = 0
    nonce: str | None = None
    why: str = ""
    seat: int = -1
    seq: int = -1
    you: tuple[int, ...] = ()
    table: HeardTable | None = None
    turn: HeardTurn | None = None
    events: tuple[HeardEvent, ...] = ()
    news: tuple[HeardEvent, ...] = ()
    undone: tuple[int, ...] = ()
    public: dict[str, Raw] = {}
    own: tuple[HeardOwn, ...] = ()
    chat: tuple[HeardLine, ...] = ()
    bots: tuple[str, ...] = ()

    @property
    def is_answer(self) -> bool:
        return self.t in ("accepted", "seated", "rejected")


class WrittenWhat(Struct, frozen=True):
    """What stands in a log, as far as anybody outside can check it."""

    e: str
    seat: int = -1
    move: str = ""
    text: str = ""
    token: str = ""
    bot: str = ""
    name: str = ""
    count: int = 0
    seats: int | tuple[int, ...] = 0
    """How many there are now; or which."""
    pledge: str = ""
    share: str = ""
    draws: bool = False


class WrittenEntry(Struct, frozen=True):
    version: int
    what: WrittenWhat
    actor: str = ""
    nonce: str = ""


class WrittenHeader(Struct, frozen=True):
    id: str
    game: str
    seats: int
    options: dict[str, str | int | bool]
    seed: str


read_message = Decoder(Heard).decode
read_entry = Decoder(WrittenEntry).decode
read_header = Decoder(WrittenHeader).decode


def client_frame(opcode: int, payload: bytes) -> bytes:
    """As a client sends it: masked, here with a mask that changes nothing."""
    size = len(payload)
    head = bytes([0x80 | opcode, 0x80 | size]) if size < 126 else bytes([0x80 | opcode, 0xFE]) + size.to_bytes(2)
    return head + bytes(4) + payload


def server_frames(data: bytes) -> list[tuple[int, bytes]]:
    """By opcode and payload. A server here writes whole frames only."""
    found, at = [], 0
    while at < len(data):
        opcode, size, start = data[at] & 15, data[at + 1] & 127, at + 2
        if size == 126:
            size, start = int.from_bytes(data[start : start + 2]), start + 2
        elif size == 127:
            size, start = int.from_bytes(data[start : start + 8]), start + 8
        found.append((opcode, data[start : start + size]))
        at = start + size
    return found
