"""One message in very many empty parts."""

from bench.attacks.harness import CONTINUATION, TEXT, Told, Victim, closing, frame, web_socket

LONG = 200_000
_AT_ONCE = 1_000


async def attack(victim: Victim, most: int) -> Told:
    told = victim.told
    async with web_socket(victim) as socket:
        await socket.send(frame(b"", TEXT, final=False))
        empty = frame(b"", CONTINUATION, final=False) * _AT_ONCE
        while told.sent < most and await socket.send(empty):
            told.sent += _AT_ONCE
        told.cut(closing(await socket.rest(5)) or "aborted")
    return told
