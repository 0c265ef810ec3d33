"""Empty public tables in a row, to fill the store and push those who wait off the list."""

from bench.attacks.harness import Told, Victim

LONG = 300


async def attack(victim: Victim, most: int) -> Told:
    told = victim.told
    async with victim.client() as http:
        game = (await http.get("/api/games")).json()["games"][0]["name"]
        for _ in range(most):
            answer = await http.post("/api/tables", json={"game": game, "seats": 3, "visibility": "public"})
            told.sent += 1
            told.answers[str(answer.status_code)] += 1
    return told
