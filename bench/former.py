"""Bots as they played at an earlier commit, beside those of now: so that no engine must stay for that.

    tabletown arena between-two-cities --bots search@600sims,bench.former:search_at_6cd6b210@600sims --seats 2
    python -m bench.former 6cd6b210          (lays that commit's sources out where there is no repository: `FORMER`)

`bench.former:BOT_at_COMMIT` is a bot wherever one is asked for as `module:factory`. Its sources are laid out once under
`night/former/COMMIT`, from the repository; a process of their own plays there. It gets Views and the list of moves, as
every bot, and answers with the place of its move: so it can play as long as Views of then are as those of now.
"""

import argparse
import atexit
import os
import pickle
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import IO

from tabletown.bots.bot import Budget, Decision
from tabletown.bots.roster import MakeBot
from tabletown.core.errors import TabletownError

ROOT = Path(__file__).parents[1]
CHILD = Path(__file__).with_name("former_player.py")
BETWEEN = "_at_"


class NoFormer(TabletownError):
    """An earlier commit cannot be played from."""


def __getattr__(name: str) -> MakeBot:
    """`search_at_6cd6b210`: the bot `search` of that commit."""
    bot, between, commit = name.rpartition(BETWEEN)
    if not between or not bot or not commit.isalnum():
        raise AttributeError(f"write BOT{BETWEEN}COMMIT, such as search{BETWEEN}6cd6b210")
    return lambda seed, budget: FormerBot(commit, bot, seed, budget)


class FormerBot:
    def __init__(self, commit: str, bot: str, seed: str, budget: Budget) -> None:
        self.name = f"{bot}{BETWEEN}{commit}"
        self._process = process_of(commit)
        self._bot = bot, seed, budget.seconds, budget.simulations

    def decide(self, view: object, moves: Sequence[object]) -> Decision[object]:
        return Decision(moves[self._process.ask(self._bot, view, moves)])


AskedBot = tuple[str, str, float | None, int | None]
"""Its name, its seed, its seconds and its simulations."""


class FormerProcess:
    """One for all bots of a commit: only one of them is asked at a time."""

    def __init__(self, commit: str) -> None:
        self.commit = commit
        path = os.pathsep.join([str(sources_of(commit) / "src"), *sys.path[1:]])
        self._child = subprocess.Popen(
            [sys.executable, "-P", str(CHILD)],
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        atexit.register(self.end)

    def ask(self, bot: AskedBot, view: object, moves: Sequence[object]) -> int:
        write, read = _pipes(self._child)
        try:
            pickle.dump((bot, view, tuple(moves)), write)
            write.flush()
            found = pickle.load(read)
        except (OSError, EOFError) as error:
            raise NoFormer(f"the bots of {self.commit} have ended: {error}") from error
        if not isinstance(found, int):
            raise NoFormer(f"{bot[0]} of {self.commit} cannot play here: {found}")
        return found

    def end(self) -> None:
        self._child.kill()
        self._child.wait()


def _pipes(child: "subprocess.Popen[bytes]") -> tuple[IO[bytes], IO[bytes]]:
    assert child.stdin is not None and child.stdout is not None
    return child.stdin, child.stdout


@cache
def process_of(commit: str) -> FormerProcess:
    return FormerProcess(commit)


def sources_of(commit: str) -> Path:
    """The folder with the sources of a commit; `FORMER` names another place for all of them. Raises NoFormer."""
    folder = Path(os.environ.get("FORMER", ROOT / "night" / "former")) / commit
    if not folder.exists():
        done = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, capture_output=True, check=False)
        if done.returncode:
            said = done.stderr.decode(errors="replace").strip()
            raise NoFormer(f"the sources of {commit} are neither in {folder} nor in the repository: {said}")
        # Under another name first: processes beside this one may lay the same out.
        fresh = folder.with_name(f"{commit}.{os.getpid()}")
        fresh.mkdir(parents=True)
        subprocess.run(["tar", "-x", "-C", str(fresh)], input=done.stdout, check=True)
        try:
            fresh.rename(folder)
        except OSError:
            if not folder.exists():
                raise
    return folder


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commits", nargs="+", metavar="COMMIT", help="whose sources are laid out")
    try:
        for commit in parser.parse_args().commits:
            print(sources_of(commit))
    except NoFormer as error:
        sys.exit(str(error))
