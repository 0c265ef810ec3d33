"""Data sets: the same rows from the same seed, and every row is a game that the rules play."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import cast

import numpy as np
import pyarrow.parquet as pq
import pytest

from tabletown.batch.arrays import NUMPY
from tabletown.batch.between_two_cities.after_states import MoveJudge
from tabletown.batch.between_two_cities.people import PeopleBatch
from tabletown.batch.contract import AnyBatch
from tabletown.between_two_cities.box.modules import BASE
from tabletown.bots.bot import AnyBot, Budget
from tabletown.bots.levels import make_opponent
from tabletown.core.codec import encode
from tabletown.core.seat import Seat
from tabletown.envs.between_two_cities.ppo import SCALE, make_ppo, think, weights
from tabletown.envs.between_two_cities.ppo_policy import make_ppo_policy
from tabletown.envs.dataset import DataPlan, PlayedGames, play_plan, replay_games
from tabletown.envs.dataset.__main__ import main
from tabletown.envs.dataset.tables import DECISIONS, GAMES
from tabletown.envs.encoding import load_encoding

CITIES = DataPlan("between-two-cities", 3, "small", 5, ("greedy", "random", "greedy"))
RIDES = DataPlan("ticket-to-ride-new-york", 2, "small", 5, ("greedy", "random"))
NETS = DataPlan("ticket-to-ride-new-york", 3, "small", 5, ("net", "random", "net"))
PPO = DataPlan("between-two-cities", 4, "small", 5, ("ppo", "random", "ppo", "greedy"))
SOLO = DataPlan("between-two-cities", 1, "small", 2, ("random",), (("automa", "simple"),))
PAGE = (Path(__file__).parents[2] / "docs" / "datasets.md").read_text(encoding="utf-8")


def columns(file: str) -> list[str]:
    """Those that the page explains."""
    chapter = PAGE.partition(f"## {file}.parquet")[2].partition("\n## ")[0]
    return re.findall(r"^\| `(\w+)` \|", chapter, re.MULTILINE)


def all_games(plan: DataPlan, at_once: int) -> list[PlayedGames]:
    return list(play_plan(plan, at_once))


@pytest.mark.parametrize("plan", [CITIES, RIDES, NETS, PPO, SOLO], ids=["cities", "rides", "nets", "ppo", "solo"])
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


@pytest.mark.parametrize("plan", [CITIES, RIDES, NETS, PPO], ids=["cities", "rides", "nets", "ppo"])
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


RIDER = make_opponent("ticket-to-ride-new-york", "net", "any", None)
BUILDER = make_ppo("any", Budget())


@pytest.mark.parametrize(("plan", "name", "bot"), [(NETS, "net", RIDER), (PPO, "ppo", BUILDER)], ids=["net", "ppo"])
def test_nets_play_what_their_bots_play(plan: DataPlan, name: str, bot: AnyBot) -> None:
    encoding = load_encoding(plan.game, plan.seats)
    (played,) = play_plan(plan)
    compared = 0
    for game, seed in enumerate(played.seeds[:2]):
        state = encoding.setup(seed)
        for number in np.flatnonzero(played.seats[:, game] >= 0):
            seat, action = Seat(int(played.seats[number, game])), int(played.actions[number, game])
            move = encoding.move_of(state, seat, action)
            # As it was frozen, ppo's bot takes the first action for another one.
            if plan.policies[seat] == name and (name == "net" or not encoding.mask(state, seat)[0]):
                view, moves = encoding.game.view(state, seat), encoding.game.legal_moves(state, seat)
                assert bot.decide(view, moves).move == move
                compared += 1
            state = encoding.game.apply(state, seat, move).state
    assert compared > 30


def test_ppo_chooses_the_pair_that_its_net_likes_best() -> None:
    batch = PeopleBatch(PPO.seats, BASE, NUMPY)
    judge, choose = MoveJudge(batch), make_ppo_policy(cast(AnyBatch, batch))
    lanes = batch.deal_seeds([f"pairs/{number}" for number in range(40)])
    seat = batch.actor(lanes)
    mask = batch.legal(lanes, seat)
    chosen = np.asarray(choose(lanes, seat, mask, seat))
    for lane in range(len(chosen)):
        one = judge.choosing(batch.from_states([batch.to_state(lanes, lane)]), seat[:1])
        legal = np.asarray(one.legal)[0]
        liked = think(weights(), *(SCALE * np.asarray(part)[0] for part in (one.table, one.cities)))[legal]
        assert liked[np.asarray(one.action)[0][legal].tolist().index(chosen[lane])] == pytest.approx(liked.max())


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
    metadata = pq.read_schema(str(folders[0] / DECISIONS)).metadata or {}
    told = json.loads(metadata[b"tabletown"])
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
        (["--policy", "best"], "there is no policy “best” over arrays: there is random, greedy, ppo"),
        (["--policy", "net"], "there is no policy “net” over arrays: there is random, greedy, ppo"),
        (["--policy", "ppo", "--seats", "5"], "ppo has learnt tables of 4 people without modules"),
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


def test_decisions_may_be_left_out(tmp_path: Path) -> None:
    (tmp_path / "x").mkdir()
    main(["ticket-to-ride-new-york", "--games", "1", "--without-decisions", "--out", str(tmp_path / "x")])
    assert not (tmp_path / "x" / DECISIONS).exists()
    table = pq.read_table(str(tmp_path / "x" / GAMES))
    assert table.schema.names == columns("games")


def test_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["between-two-cities", "--games", "2", "--seed", "mine", "--out", "data"]) == 0
    assert pq.read_table("data/decisions.parquet").schema.names == columns("decisions")
    namespace: dict[str, object] = {}
    for block in re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL):
        exec(compile(block, "docs/datasets.md", "exec"), namespace)
