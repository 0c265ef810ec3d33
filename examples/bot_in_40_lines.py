"""A program that plays: python examples/bot_in_40_lines.py http://127.0.0.1:8000/t/TABLE#TOKEN (the link of a seat)."""

import asyncio
import json
import sys
from itertools import count
from random import choice
from time import time_ns
from urllib.parse import urlsplit

try:
    from websockets.asyncio.client import connect
except ModuleNotFoundError:
    sys.exit("websockets is not installed: pip install 'tabletown[server]', or websockets alone")


async def play(link: str) -> None:
    parts, nonces = urlsplit(link), map(str, count(time_ns()))
    table, token = parts.path.rpartition("/")[2], parts.fragment
    async with connect(f"{parts.scheme.replace('http', 'ws')}://{parts.netloc}/ws") as socket:
        await socket.send(json.dumps({"t": "hello", "nonce": next(nonces), "table": table, "tokens": [token]}))
        moves: list[dict[str, str]] = []
        version, waiting, status = 0, False, ""
        async for text in socket:
            message = json.loads(text)
            waiting = waiting and message["t"] not in ("accepted", "rejected")
            version, status = max(version, message["version"]), (message.get("table") or {}).get("status", status)
            for own in message.get("own", []):
                moves, seat = own.get("moves", moves), own["seat"]
            if status == "over":
                print("The game is over.")
                return
            if moves and not waiting and message["t"] != "accepted":
                # Any legal move will do. A better bot looks at message["public"] and at own["sections"] first.
                move, waiting = {"t": "submit", "nonce": next(nonces), "seat": seat, "version": version}, True
                await socket.send(json.dumps(move | {"move": choice(moves)["move"]}))


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1] if len(sys.argv) == 2 else sys.exit(__doc__)))
