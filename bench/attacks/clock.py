"""The clock of the machine is set back an hour, and on by two: who was here before must not be shut out."""

import os
from pathlib import Path

from bench.attacks.harness import Told, Victim

LONG = 6
_FILE = "SHIFTED_CLOCK"
_SITE = f"""
import os, time
_real = time.time
def _shifted():
    try:
        return _real() + float(open(os.environ["{_FILE}"]).read() or 0)
    except (OSError, KeyError, ValueError):
        return _real()
time.time = _shifted
"""


def prepare(folder: Path) -> None:
    """For the server that is started next: its clock can be set."""
    (folder / "sitecustomize.py").write_text(_SITE)
    known = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = f"{folder}{os.pathsep}{known}" if known else str(folder)
    os.environ[_FILE] = str(folder / "shift")


async def attack(victim: Victim, most: int) -> Told:
    """`most`: tables that are opened after each jump."""
    told = victim.told
    async with victim.client() as http:
        game = (await http.get("/api/games")).json()["games"][0]["name"]
        for hours in (0, -1, 1):
            Path(os.environ[_FILE]).write_text(str(3600.0 * hours))
            for _ in range(most):
                answer = await http.post("/api/tables", json={"game": game, "seats": 2})
                told.sent += 1
                told.answers[f"{answer.status_code} at {hours:+} h"] += 1
    return told
