"""Requests that no page makes: names that no file can have, cities of nothing, pages of somebody else."""

from collections.abc import Awaitable

import httpx

from bench.attacks.harness import Told, Victim

LONG = 1
_PATHS = ("/%00", "/assets/%00", "/" + "x" * 300, "/assets/" + "x" * 300)


async def attack(victim: Victim, most: int) -> Told:
    """`most`: times."""
    told = victim.told
    async with victim.client() as http:
        game = (await http.get("/api/games")).json()["games"][0]["name"]
        for _ in range(most):
            for path in _PATHS:
                told.answers[f"{await _status(http.get(path))} for a name"] += 1
            nature = _status(http.post("/api/score", json={"cities": ["/".join(["#####"] * 5)]}))
            told.answers[f"{await nature} for a city of nature"] += 1
            origin = {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}
            opened = _status(http.post("/api/tables", json={"game": game, "seats": 2}, headers=origin))
            told.answers[f"{await opened} for a foreign page"] += 1
            told.sent += len(_PATHS) + 2
    return told


async def _status(asked: Awaitable[httpx.Response]) -> str:
    """Also of a server that hangs up in the middle."""
    try:
        return str((await asked).status_code)
    except httpx.TransportError:
        return "nothing"
