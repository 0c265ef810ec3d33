"""The command as it is called: what it says, and how it ends."""

import pytest

from tabletown.cli import main


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    said = capsys.readouterr()
    return int(stop.value.code or 0), said.out, said.err
