"""Empty public tables in a row, from a few addresses, to fill the store and push whoever waits off the list."""

from dataclasses import replace

import httpx

from bench.attacks.harness import Told, Victim, seat_client

LONG = 300
SOURCES = 4
HONEST = "127.0.0.1"


async def attack(victim: Victim, most: int) -> Told:
    """`most`: tables. In the end it is looked whether somebody who waits at hers is still on the list."""
    told = victim.told
    async with replace(victim, source=HONEST).client() as honest:
        game = str((await honest.get("/api/games")).json()["games"][0]["name"])
        opened = (await _open(honest, game)).json()
        seated = await honest.post(f"/api/tables/{opened['table']}/seats", json={"name": "Ann"})
        async with seat_client(victim, str(opened["table"]), [str(seated.json()["token"])]) as ann:
            await ann.until(lambda: bool(ann.you))
            for number in range(SOURCES):
                await _flood(replace(victim, source=f"127.0.0.{20 + number}"), game, most // SOURCES)
            listed = (await honest.get("/api/tables")).json()["tables"]
            there = any(one["id"] == opened["table"] for one in listed)
            told.answers["whoever waits is listed" if there else "WHOEVER WAITS IS PUSHED OFF"] += 1
    return told


async def _flood(victim: Victim, game: str, most: int) -> None:
    async with victim.client() as http:
        for _ in range(most):
            victim.told.sent += 1
            victim.told.answers[str((await _open(http, game)).status_code)] += 1


async def _open(http: httpx.AsyncClient, game: str) -> httpx.Response:
    return await http.post("/api/tables", json={"game": game, "seats": 3, "visibility": "public"})
