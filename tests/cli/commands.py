"""The command in a process of its own: how tests run it, and what it should say."""

import os
import subprocess
import sys
from pathlib import Path

from tests.cli.prepared import ENVIRONMENT, prepared

import tabletown
from tabletown.core.record import format_record
from tabletown.testing.playouts import random_sitting

B2C = "between-two-cities"
TTR = "ticket-to-ride-new-york"
OWN_BOT = """
from tabletown.bots.bot import Decision

class Last:
    name = "last"

    def decide(self, view, moves):
        return Decision(moves[-1])

def make(seed, budget):
    return Last()
"""
"""A module that somebody has in her own folder."""
RECORD = format_record(random_sitting(tabletown.load(B2C), 3, "harbour-7").record)


def run(*arguments: str, stdin: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return prepared().run(arguments, stdin, cwd)


def run_from_nothing(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """With a Python of its own, that imports what this command needs and nothing else."""
    command = [sys.executable, "-m", "tabletown", *arguments]
    environment = {**os.environ, **ENVIRONMENT}
    return subprocess.run(command, input=stdin, capture_output=True, encoding="utf-8", env=environment, check=False)


def answer(*arguments: str, stdin: str = "", cwd: Path | None = None) -> str:
    done = run(*arguments, stdin=stdin, cwd=cwd)
    assert done.returncode == 0, done.stderr
    return done.stdout


def complaint(*arguments: str, stdin: str = "") -> str:
    """The one sentence on standard error that bad input gets."""
    done = run(*arguments, stdin=stdin)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    (line,) = done.stderr.strip().splitlines()
    return line.removeprefix("tabletown: ")
