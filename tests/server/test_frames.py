"""Frames as clients may send them: split, joined, masked, fragmented; and as they must not."""

import json
import socket
from collections.abc import Sequence
from os import urandom
from struct import pack

import pytest

from tabletown.testing.server_harness import Server

TEXT, CONTINUED, BINARY, PING, CLOSE = 1, 0, 2, 9, 8


def framed(payload: bytes, opcode: int = TEXT, final: bool = True, masked: bool = True) -> bytes:
    size = len(payload)
    first, mark = (128 if final else 0) | opcode, 128 if masked else 0
    head = pack("!BB", first, mark | size) if size < 126 else pack("!BBH", first, mark | 126, size)
    if not masked:
        return head + payload
    mask = urandom(4)
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


def ping(number: int, padding: int = 0) -> bytes:
    """A message that is answered by its nonce; blanks make it as long as wished."""
    return json.dumps({"t": "ping", "nonce": f"n{number}"}).encode() + b" " * padding


class RawSocket:
    """A client that says exactly the bytes it is told to."""

    def __init__(self, server: Server) -> None:
        self._socket = socket.create_connection(("127.0.0.1", server.port), timeout=20)
        head = "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self._socket.sendall(
            (head + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n").encode()
        )
        self._data = b""
        while b"\r\n\r\n" not in self._data:
            self._read()
        self._data = self._data.partition(b"\r\n\r\n")[2]

    def __enter__(self) -> "RawSocket":
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    def say(self, data: bytes, piece: int = 0) -> None:
        """All at once, or in pieces that arrive one by one."""
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        step = piece or len(data)
        for start in range(0, len(data), step):
            self._socket.sendall(data[start : start + step])

    def hear(self) -> tuple[int, bytes]:
        """The next frame: its opcode and its payload."""
        while len(self._data) < 2 or len(self._data) < 2 + (self._data[1] & 127):
            self._read()
        size = self._data[1] & 127
        assert size < 126, "these answers are short"
        opcode, payload = self._data[0] & 15, self._data[2 : 2 + size]
        self._data = self._data[2 + size :]
        return opcode, payload

    def nonces(self, count: int) -> list[str]:
        return [json.loads(self.hear()[1])["nonce"] for _ in range(count)]

    def close_code(self) -> int:
        while (frame := self.hear())[0] != CLOSE:
            pass
        return int.from_bytes(frame[1][:2])

    def _read(self) -> None:
        data = self._socket.recv(65536)
        assert data, "the server has hung up"
        self._data += data


@pytest.mark.parametrize("piece", [0, 1, 7, 64])
def test_frames_come_whole_in_pieces_and_together(server: Server, piece: int) -> None:
    with RawSocket(server) as raw:
        frames = [framed(ping(1)), framed(ping(2, padding=300)), framed(b"?", PING), framed(ping(3))]
        raw.say(b"".join(frames), piece)
        heard = [raw.hear() for _ in range(4)]
        assert sorted(opcode for opcode, _ in heard) == [TEXT, TEXT, TEXT, 10]
        assert [json.loads(text)["nonce"] for opcode, text in heard if opcode == TEXT] == ["n1", "n2", "n3"]


@pytest.mark.parametrize("piece", [0, 3])
def test_fragments_are_put_together_whatever_lies_between(server: Server, piece: int) -> None:
    with RawSocket(server) as raw:
        text = ping(1)
        fragments = [framed(text[:5], final=False), framed(b"", PING), framed(text[5:9], CONTINUED, final=False)]
        raw.say(b"".join([*fragments, framed(text[9:], CONTINUED), framed(ping(2))]), piece)
        heard = [raw.hear() for _ in range(3)]
        assert [json.loads(text)["nonce"] for opcode, text in heard if opcode == TEXT] == ["n1", "n2"]


def test_a_binary_frame_is_answered_and_text_goes_on(server: Server) -> None:
    with RawSocket(server) as raw:
        raw.say(framed(ping(1), BINARY) + framed(ping(2)))
        first, second = (json.loads(raw.hear()[1]) for _ in range(2))
        assert (first["t"], first["why"], second["nonce"]) == ("rejected", "unreadable", "n2")


_BROKEN: dict[str, tuple[Sequence[bytes], int]] = {
    "not masked": ([framed(ping(1), masked=False)], 1002),
    "a text inside another": ([framed(b"{", final=False), framed(ping(1))], 1002),
    "a reserved bit": ([bytes([0xC1]) + framed(ping(1))[1:]], 1002),
    "the rest of nothing": ([framed(ping(1), CONTINUED)], 1002),
    "too long": ([framed(ping(1, padding=17_000))], 1009),
    "too long, in words only": ([pack("!BBQ", 0x81, 0xFF, 1 << 40) + b"\0\0\0\0" + b"x" * 20], 1009),
    "too long, in fragments": ([framed(b" " * 9000, final=False), framed(b" " * 9000, CONTINUED)], 1009),
}


@pytest.mark.parametrize("case", _BROKEN)
def test_what_breaks_the_protocol_is_closed_with_the_right_code(server: Server, case: str) -> None:
    frames, code = _BROKEN[case]
    with RawSocket(server) as raw:
        raw.say(b"".join(frames))
        assert raw.close_code() == code
    with RawSocket(server) as other:
        other.say(framed(ping(5)))
        assert other.nonces(1) == ["n5"]


def test_nothing_is_taken_after_the_close(server: Server) -> None:
    with RawSocket(server) as raw:
        raw.say(framed(ping(1)) + framed(pack("!H", 1000), CLOSE) + framed(ping(2)))
        assert raw.nonces(1) == ["n1"]
        assert raw.close_code() == 1000
