"""Servers in processes of their own that begin where all of it is imported already.

Starting Python and importing everything takes longer than most tests of a server: it is done once, and every server is
a fork of that process. Nothing of one server is there for the next one. The start itself is tested with
`python -m tabletown serve`, in `tests/cli/test_serve.py` and by every server that has an environment of its own."""

import atexit
import gc
import json
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from functools import cached_property
from importlib import import_module
from select import select
from typing import TextIO

from tabletown.cli import app
from tabletown.server.live.bot_seat import BotWorkers
from tabletown.server.live.warm import warm_up
from tabletown.testing.server_harness import Process, environment, start_anew

LONGEST = 1 << 16
"""Bytes of a request: the arguments of the command."""
CHANGES = ("PYTEST_CURRENT_TEST",)
"""What is another thing in every test, and nothing to a server."""


class Forked:
    """As `subprocess.Popen` has it, for a process that is somebody else's child."""

    def __init__(self, stdout: TextIO, life: TextIO) -> None:
        self.stdout = stdout
        self._life = life
        self.pid = int(life.readline())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None and select([self._life], [], [], 0)[0]:
            self._bury()
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def communicate(self, *, timeout: float) -> tuple[str, None]:
        if self.returncode is None:
            if not select([self._life], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("tabletown serve", timeout)
            self._bury()
        with self.stdout:
            return self.stdout.read(), None

    def _bury(self) -> None:
        with self._life:
            self.returncode = int(self._life.readline())


class Nursery:
    """The process that has imported everything. It starts when it is first asked, in the environment of now."""

    def __init__(self) -> None:
        self._environment = _lasting()

    def start(self, module: str, arguments: Sequence[str], errors: TextIO) -> Process:
        """A fork, unless another program or another environment is wanted: these are for a start from nothing."""
        if module != "tabletown" or _lasting() != self._environment:
            return start_anew(module, arguments, errors)
        (our_out, their_out), (our_life, their_life) = os.pipe(), os.pipe()
        socket.send_fds(self._requests, [json.dumps(arguments).encode()], [their_out, errors.fileno(), their_life])
        os.close(their_out)
        os.close(their_life)
        return Forked(open(our_out, encoding="utf-8"), open(our_life, encoding="ascii"))

    @cached_property
    def _requests(self) -> socket.socket:
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        command = [sys.executable, __file__, str(theirs.fileno())]
        with theirs:
            process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, env=self._environment, pass_fds=[theirs.fileno()]
            )
        # Registered last, done first; it ends when nobody can ask it any more.
        atexit.register(process.wait)
        atexit.register(ours.close)
        return ours


def _lasting() -> dict[str, str]:
    return {name: value for name, value in environment().items() if name not in CHANGES}


def _serve(requests: socket.socket) -> None:
    for module in ("tabletown.cli.serve", "tabletown.server.run", "uvloop", "asyncpg"):
        import_module(module)
    warm_up(BotWorkers(0, 0.1))
    gc.freeze()
    while True:
        request, fds, _, _ = socket.recv_fds(requests, LONGEST, 3)
        if not request:
            return
        child = os.fork()
        if child == 0:
            requests.close()
            _watch(json.loads(request), *fds)
        for fd in fds:
            os.close(fd)
        os.waitpid(child, 0)


def _watch(arguments: Sequence[str], out: int, errors: int, life: int) -> None:
    """Nobody waits for this process: it says who the server is, waits for its end, and tells of it."""
    if os.fork():
        os._exit(0)
    server = os.fork()
    if server == 0:
        os.close(life)
        os._exit(_as_a_server(arguments, out, errors))
    os.close(out)
    os.close(errors)
    with open(life, "w", encoding="ascii", buffering=1) as told:
        told.write(f"{server}\n")
        told.write(f"{os.waitstatus_to_exitcode(os.waitpid(server, 0)[1])}\n")
    os._exit(0)


def _as_a_server(arguments: Sequence[str], *streams: int) -> int:
    for wanted, fd in enumerate(streams, 1):
        os.dup2(fd, wanted)
        os.close(fd)
    sys.stdout = open(1, "w", encoding="utf-8")  # noqa: SIM115, open until the end
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", buffering=1)  # noqa: SIM115
    random.seed()
    code: object = 0
    try:
        app.main(arguments)
    except SystemExit as end:
        code = end.code
    except BaseException:
        sys.excepthook(*sys.exc_info())
        code = 1
    sys.stdout.flush()
    sys.stderr.flush()
    return code if isinstance(code, int) else int(code is not None)


if __name__ == "__main__":
    _serve(socket.socket(fileno=int(sys.argv[1])))
