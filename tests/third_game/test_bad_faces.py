"""Faces that name what is not there, in every field that names something: one sentence each, and the others play on."""

import json
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest
from tests.third_game.conftest import Beside, package
from tests.third_game.test_bad_packages import GAMES, OWN, lane

from tabletown.core.face import Face
from tabletown.testing.server_harness import HTTP, Server

WORDS = {"name", "title", "about", "locales", "populations", "others"}
"""The texts of a face that are no `module:attribute`."""
NAMING = [field.name for field in fields(Face) if field.type is str and field.name not in WORDS]
GONE, ODD = "nowhere:X", "json:__name__"
BAD = {
    f"{field.replace('_', '')}{kind}": (field, where)
    for field in NAMING
    for kind, where in (("gone", GONE), ("odd", ODD))
}
"""By name of the game: which field, and what it names."""
SERVED = {"score_sheet", "score_command", "bystanders", "batch", "envs", "policies", "training", "goldens", "documents"}
"""What no server asks for."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("faces")
    for name, (field, where) in BAD.items():
        modules, file = lane(name), f"{name}/face.py"
        modules[file] += f"\nfrom dataclasses import replace\n\nFACE = replace(FACE, {field}={where!r})\n"
        package(folder, f"{name}lit", modules, [GAMES, f"{name} = {name}.face:FACE"])
    return folder


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        started = Server(str(folder / "tables.sqlite3"))
        started.start()
        yield started


def test_a_server_leaves_out_whoever_lacks_something_and_says_so(server: Server) -> None:
    names = [game["name"] for game in HTTP.get(f"{server.url}/api/games").json()["games"]]
    assert HTTP.get(f"{server.url}/openapi.json").status_code == 200
    told = server.stop()
    assert "Traceback" not in told
    out = {name for name, (field, _) in BAD.items() if field not in SERVED}
    assert set(names) == {*OWN, *BAD} - out
    lines = [json.loads(line) for line in told.splitlines() if line.startswith("{")]
    said = [line["words"] for line in lines if line["what"] == "package-left-out"]
    for name in out:
        whose = f"the game “{name}” of the package {name}lit is left out: "
        assert len([words for words in said if words.startswith(whose)]) == 1


ASK = """
import json, sys, traceback
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from tabletown.cli.app import main
said = {}
for game in sys.argv[1:]:
    for words in (["sim", game, "--games", "1", "--json"], ["play", game], ["score", "--game", game, "nothing"]):
        out, err, code = StringIO(), StringIO(), 0
        sys.stdin = StringIO("")
        with redirect_stdout(out), redirect_stderr(err):
            try:
                main(words)
            except SystemExit as end:
                code = end.code
            except BaseException:
                traceback.print_exc()
        said[" ".join(words)] = [code, err.getvalue()]
print(json.dumps(said))
"""


ASKED = {"sim": {"rules", "bystanders"}, "play": {"rules", "text"}, "score": {"score_sheet", "score_command"}}
"""What each of these commands needs."""


def test_no_command_ends_in_a_traceback_and_what_it_needs_is_told(folder: Path) -> None:
    """In one process, to which a game that was left out once is not known any more."""
    said = json.loads(Beside(folder).run("-c", ASK, *BAD).stdout)
    for words, (code, told) in said.items():
        command, game, *_ = words.replace("--game ", "").split()
        assert code in (0, 2) and "Traceback" not in told, words
        assert BAD[game][0] not in ASKED[command] or f"of the package {game}lit is left out: " in told, words
