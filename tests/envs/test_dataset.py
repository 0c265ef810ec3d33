"""Data sets: the same rows from the same seed, and every row is a game that the rules play."""

import json
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from tabletown.bots.levels import make_opponent
from tabletown.core.codec import encode
from tabletown.core.errors import BadSetup
from tabletown.core.seat import Seat
from tabletown.envs.dataset import DataPlan, PlayedGames, play_plan, replay_games
from tabletown.envs.dataset.__main__ import main
from tabletown.envs.dataset.tables import DECISIONS, GAMES, read_about
from tabletown.envs.encoding import load_encoding

CITIES = DataPlan("between-two-cities", 3, "small", 5, ("greedy", "random", "greedy"))
RIDES = DataPlan("ticket-to-ride-new-york", 2, "small", 5, ("greedy", "random"))
NETS = DataPlan("ticket-to-ride-new-york", 3, "small", 5, ("net", "random", "net"))
SOLO = DataPlan("between-two-cities", 1, "small", 2, ("random",), (("automa", "simple"),))
PAGE = (Path(__file__).parents[2] / "docs" / "datasets.md").read_text(encoding="utf-8")


def columns(file: str) -> list[str]:
    """Those that the page explains."""
    chapter = PAGE.partition(f"## {file}.parquet")[2].partition("\n## ")[0]
    return re.findall(r"^\| `(\w+)` \|", chapter, re.MULTILINE)


def all_games(plan: DataPlan, at_once: int) -> list[PlayedGames]:
    return list(play_plan(plan, at_once))


@pytest.mark.parametrize("plan", [CITIES, RIDES, NETS, SOLO], ids=["cities", "rides", "nets", "solo"])
def test_every_decision_is_as_in_the_rules(plan: DataPlan) -> None:
    encoding = load_encoding(plan.game, plan.seats, **dict(plan.options))
    (played,) = play_plan(plan)
    assert played.seen is not None and played.masks is not None
    for game, seed in enumerate(played.seeds[:2]):
        state = encoding.setup(seed)
        for number in np.flatnonzero(played.seats[:, game] >= 0):
            seat, action = Seat(int(played.seats[number, game])), int(played.actions[number, game])
            assert np.array_equal(played.seen[number, game], encoding.observe(state, seat))
            bits = np.unpackbits(played.masks[number, game], count=encoding.actions, bitorder="little")
            assert np.array_equal(bits, encoding.mask(state, seat))
            state = encoding.game.apply(state, seat, encoding.move_of(state, seat, action)).state
        outcome = encoding.game.outcome(state)
        assert outcome is not None
        assert tuple(played.scores[game]) == outcome.scores
        assert tuple(played.ranks[game]) == outcome.ranks


@pytest.mark.parametrize("plan", [CITIES, RIDES, NETS], ids=["cities", "rides", "nets"])
def test_how_many_are_played_at_once_changes_nothing(plan: DataPlan) -> None:
    (together,) = play_plan(plan)
    apart = all_games(plan, 2)
    assert [one.first for one in apart] == [1, 3, 5]
    for name in ("scores", "ranks"):
        joined = np.concatenate([getattr(one, name) for one in apart])
        assert np.array_equal(joined, getattr(together, name))
    for one in apart:
        here = slice(one.first - 1, one.first - 1 + len(one.seeds))
        assert np.array_equal(one.actions[one.seats >= 0], together.actions[: len(one.seats), here][one.seats >= 0])


def test_known_actions_give_what_was_seen() -> None:
    (played,) = play_plan(CITIES)
    again = replay_games(CITIES, 2, [[int(action) for action in played.actions[:, game]] for game in (1, 2)])
    assert played.seen is not None and again.seen is not None
    assert again.seeds == played.seeds[1:3]
    assert np.array_equal(again.seen, played.seen[:, 1:3])
    assert np.array_equal(again.scores, played.scores[1:3])


def test_the_net_plays_what_the_bot_plays() -> None:
    encoding, bot = load_encoding(NETS.game, NETS.seats), make_opponent(NETS.game, "net", "any", None)
    (played,) = play_plan(NETS)
    for game, seed in enumerate(played.seeds[:2]):
        state = encoding.setup(seed)
        for number in np.flatnonzero(played.seats[:, game] >= 0):
            seat, action = Seat(int(played.seats[number, game])), int(played.actions[number, game])
            move = encoding.move_of(state, seat, action)
            if NETS.policies[seat] == "net":
                view, moves = encoding.game.view(state, seat), encoding.game.legal_moves(state, seat)
                assert bot.decide(view, moves).move == move
            state = encoding.game.apply(state, seat, move).state


def test_greedy_takes_more_points_than_chance() -> None:
    (played,) = play_plan(DataPlan("between-two-cities", 4, "many", 24, ("greedy", *["random"] * 3), observed=False))
    assert played.seen is None
    assert played.shares[:, 0].mean() > 0.5
    (rides,) = play_plan(DataPlan("ticket-to-ride-new-york", 2, "many", 24, ("greedy", "random"), observed=False))
    assert rides.scores[:, 0].mean() > rides.scores[:, 1].mean() + 5


def test_the_same_seed_gives_the_same_bytes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["between-two-cities", "--games", "3", "--seats", "3", "--policy", "greedy,random,random", "--seed", "a"]
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        assert main([*words, "--out", str(folder)]) == 0
    said = capsys.readouterr()
    assert re.match(r"3 games in [\d.]+ s, \d+ a second: decisions.parquet [\d.]+ MB, games.parquet", said.out)
    assert said.err == ""
    for name in (GAMES, DECISIONS):
        one, two = ((folder / name).read_bytes() for folder in folders)
        assert one == two
    assert not list(folders[0].glob("*.part"))
    told = read_about(folders[0] / DECISIONS)
    assert told["observation"] == 0 and told["environment"] == "between-two-cities-v0"
    plan = DataPlan("between-two-cities", 3, "a", 3, ("greedy", "random", "random"))
    assert told["plan"] == json.loads(encode(plan))
    (played,) = play_plan(plan)
    table = pq.read_table(str(folders[0] / DECISIONS)).to_pylist()
    assert len(table) == played.seats.size
    row = table[-1]
    assert played.seen is not None
    assert row["observation"] == played.seen[-1, -1].tobytes()
    assert (row["game"], row["decision"], row["seat"]) == (3, len(played.seats) - 1, int(played.seats[-1, -1]))
    assert row["score"] == played.scores[-1, int(played.seats[-1, -1])]
    games = pq.read_table(str(folders[0] / GAMES)).to_pylist()
    assert [one["seed"] for one in games] == ["a/1", "a/2", "a/3"]
    assert games[1]["actions"] == played.actions[:, 1].tolist()
    assert games[1]["scores"] == played.scores[1].tolist()
    assert main([*words, "--out", str(folders[0])]) == 1
    said = capsys.readouterr()
    assert said.err == f"dataset: {folders[0] / GAMES} is there already: name another folder, or say --force\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--policy", "best"], "there is no policy “best” over arrays: there is random, greedy"),
        (["--policy", "net"], "there is no policy “net” over arrays: there is random, greedy"),
        (["--policy", "greedy,random"], "4 seats need as many policies, and there are 2"),
        (["--games", "0"], "a data set has 1 game or more, not 0"),
        (["--seats", "1", "--policy", "greedy"], "greedy over arrays plays tables of people, on NumPy"),
        (["--seats", "9"], "Between Two Cities is for 1 to 7 players, not 9."),
        (["--seed", "x" * 150], "a seed in arrays has at most 104 bytes"),
    ],
)
def test_what_there_is_not_is_one_sentence(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["between-two-cities", "--out", str(tmp_path / "data"), *words]) == 1
    heard = capsys.readouterr().err
    assert heard.startswith(f"dataset: {said}")
    assert heard.count("\n") == 1
    assert not list(tmp_path.glob("data/*"))


def test_a_missing_extra_is_named(tmp_path: Path) -> None:
    asked = (
        "import sys; sys.modules['pyarrow'] = None\nfrom tabletown.envs.dataset.__main__ import main\n"
        f"raise SystemExit(main(['between-two-cities', '--out', {str(tmp_path)!r}]))"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "dataset: PyArrow is not installed: pip install 'tabletown[data]'\n")


def test_other_files_are_no_data_sets(tmp_path: Path) -> None:
    (tmp_path / "x").mkdir()
    main(["ticket-to-ride-new-york", "--games", "1", "--without-decisions", "--out", str(tmp_path / "x")])
    assert not (tmp_path / "x" / DECISIONS).exists()
    table = pq.read_table(str(tmp_path / "x" / GAMES))
    assert table.schema.names == columns("games")
    with pytest.raises(BadSetup, match="is no file of a data set"):
        read_about(_plain_file(tmp_path))


def _plain_file(folder: Path) -> Path:
    import pyarrow as pa

    path = folder / "plain.parquet"
    schema = pa.schema([("number", pa.int8())], {})
    with pq.ParquetWriter(str(path), schema, compression="zstd", use_dictionary=[]) as writer:
        writer.write_table(pa.Table.from_arrays([pa.array(np.zeros(1, np.int8))], schema=schema))
    return path


def test_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["between-two-cities", "--games", "2", "--seed", "mine", "--out", "data"]) == 0
    assert pq.read_table("data/decisions.parquet").schema.names == columns("decisions")
    namespace: dict[str, object] = {}
    for block in re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL):
        exec(compile(block, "docs/datasets.md", "exec"), namespace)
