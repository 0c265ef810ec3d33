"""The command in processes of its own, with real files and pipes, that begin where all of it is imported already.

Starting Python and importing the package takes longer than most commands: it is done once, and every command is run by
a fork of that process. Nothing of one command is there for the next one. The start itself is tested with
`python -m tabletown`."""

import json
import os
import socket
import subprocess
import sys
import traceback
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout, suppress
from functools import cache
from importlib import import_module
from io import StringIO
from pathlib import Path
from subprocess import CompletedProcess

import tabletown
from tabletown.bots.roster import bots_for
from tabletown.cli import app

ENVIRONMENT = {"COLUMNS": "100", "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"}
LONGEST = 1 << 16
"""Bytes of a request: its arguments and its folder."""


class Prepared:
    """A process that has imported everything, and forks for every command."""

    def __init__(self) -> None:
        self._requests, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            # It ends when nobody can ask it any more.
            self._process = subprocess.Popen(
                [sys.executable, __file__, str(theirs.fileno())],
                stdin=subprocess.DEVNULL,
                env={**os.environ, **ENVIRONMENT},
                pass_fds=[theirs.fileno()],
            )

    def run(self, arguments: Sequence[str], stdin: str = "", cwd: Path | None = None) -> CompletedProcess[str]:
        request = json.dumps([list(arguments), str(cwd or Path.cwd())]).encode()
        pipes = [os.pipe() for _ in range(3)]
        (their_in, our_in), (our_out, their_out), (our_err, their_err) = pipes
        socket.send_fds(self._requests, [request], [their_in, their_out, their_err])
        for theirs in (their_in, their_out, their_err):
            os.close(theirs)
        with ThreadPoolExecutor(3) as threads:
            threads.submit(_write, our_in, stdin)
            out, err = threads.map(_read, (our_out, our_err))
        return CompletedProcess(arguments, int(self._requests.recv(LONGEST)), out, err)


@cache
def prepared() -> Prepared:
    return Prepared()


def _read(pipe: int) -> str:
    with open(pipe, encoding="utf-8") as text:
        return text.read()


def _write(pipe: int, text: str) -> None:
    # A command need not read what it is given.
    with suppress(BrokenPipeError), open(pipe, "w", encoding="utf-8") as typed:
        typed.write(text)


def _serve(requests: socket.socket) -> None:
    for file in app._COMMANDS.values():
        import_module(f"tabletown.cli.{file}")
    for game in tabletown.names():
        tabletown.load(game)
        bots_for(game)
    # What reads the command line imports more when it is first used, and words are read when something is first said.
    for first in (["--version"], ["score", "--explain", "SSSS/HHOM/OPOO/OPHP"]):
        with redirect_stdout(StringIO()), suppress(SystemExit):
            app.main(first)
    while True:
        request, fds, _, _ = socket.recv_fds(requests, LONGEST, 3)
        if not request:
            return
        arguments, folder = json.loads(request)
        child = os.fork()
        if child == 0:
            requests.close()
            os.chdir(folder)
            os._exit(_as_a_command(arguments, fds))
        for fd in fds:
            os.close(fd)
        requests.send(str(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])).encode())


def _as_a_command(arguments: Sequence[str], fds: Sequence[int]) -> int:
    """What the interpreter does around a program: its streams, and what its end means."""
    for wanted, fd in enumerate(fds):
        os.dup2(fd, wanted)
        os.close(fd)
    sys.stdin = open(0, encoding="utf-8")  # noqa: SIM115, open until the end
    sys.stdout = open(1, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace")  # noqa: SIM115
    try:
        app.main(arguments)
    except SystemExit as end:
        code = end.code
    except BaseException:
        traceback.print_exc()
        code = 1
    else:
        code = 0
    sys.stdout.flush()
    sys.stderr.flush()
    return code if isinstance(code, int) else int(code is not None)


if __name__ == "__main__":
    _serve(socket.socket(fileno=int(sys.argv[1])))
