"""Workers of bots end with their server, however it ends."""

import subprocess
import sys
from pathlib import Path

SERVER = """
import asyncio, os
from tabletown.server.live.bot_seat import BotWorkers

async def serve():
    print(await BotWorkers(1, 0.1).run(os.getpid), flush=True)
    await asyncio.sleep(3600)

if __name__ == "__main__":
    asyncio.run(serve())
"""


def test_a_killed_server_leaves_no_worker_behind(tmp_path: Path) -> None:
    program = tmp_path / "serve.py"
    program.write_text(SERVER, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert int(server.stdout.readline()) != server.pid
        server.kill()
        # Whoever is left holds the pipe open, and this would not end.
        assert server.communicate(timeout=60)[0] == ""
