"""The benchmark: a population that does not change, and figures that are right."""

import json
from dataclasses import replace
from pathlib import Path
from typing import cast

import jax.numpy as jnp
import numpy as np
import pytest
from examples import ppo as example

from tabletown.arena.blocks import Block
from tabletown.arena.entrants import parse_entrant
from tabletown.arena.match import Finished, Match
from tabletown.arena.stats import estimate, estimate_share
from tabletown.batch import NUMPY
from tabletown.batch.arrays import Array
from tabletown.batch.between_two_cities.after_states import CITY_NUMBERS, AfterStates, MoveJudge
from tabletown.batch.between_two_cities.people import PeopleBatch
from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.people import GAME
from tabletown.bots.bot import Budget
from tabletown.core.chance import Stream
from tabletown.core.codec import decode
from tabletown.core.errors import BadSetup
from tabletown.core.seat import Seat
from tabletown.envs.benchmark.__main__ import main
from tabletown.envs.benchmark.frozen import changed_moves
from tabletown.envs.benchmark.measures import rows_of
from tabletown.envs.benchmark.population import FrozenFile, NotFrozen, check_files, fingerprint, load_population
from tabletown.envs.benchmark.report import BenchmarkReport, format_markdown, shortened
from tabletown.envs.benchmark.tables import benchmark_plan, table_name
from tabletown.envs.between_two_cities import ppo
from tabletown.envs.between_two_cities.efficiency import efficiency

ROOT = Path(__file__).parents[2]
CITIES, RIDES = "between-two-cities", "ticket-to-ride-new-york"
FROZEN = {
    CITIES: ("random", "greedy", "balanced", "ppo"),
    RIDES: (
        "random",
        "greedy",
        *(f"{who}-{how}" for who in ("path", "hungry", "one-step", "long-route") for how in ("faithful", "fixed")),
        "planner",
    ),
}
AGENT = "arena_bots:first"


@pytest.fixture(autouse=True)
def _bots_on_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1] / "arena"))


@pytest.mark.parametrize("game", FROZEN)
def test_the_population_plays_as_it_was_frozen(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    population = load_population(game, "v1")
    assert tuple(member.name for member in population.members) == FROZEN[game]
    assert (population.version, population.seats, population.rules) == ("v1", 4, 1)
    assert main([game, "--verify"]) == 0
    assert capsys.readouterr().out.endswith("moves as they were frozen\n")


def test_a_member_that_plays_otherwise_is_found() -> None:
    population = load_population(RIDES)
    planner = population.members[-1]
    asked, wrong = changed_moves(
        replace(population, members=(*population.members[:-1], replace(planner, bot="greedy")))
    )
    assert asked > 100
    assert wrong and all(sentence.startswith("planner plays “") for sentence in wrong)
    assert changed_moves(replace(population, members=population.members[1:]))[1][0].startswith("the members are greedy")


def test_a_file_that_has_changed_is_found() -> None:
    population = load_population(CITIES)
    other = replace(population.members[1], reads=(FrozenFile("games.py", "0" * 64),))
    with pytest.raises(NotFrozen, match=r"games.py, which greedy of the population v1 reads, has changed: its SHA-256"):
        check_files(replace(population, members=(other,)))


def test_which_tables_are_played() -> None:
    population = load_population(CITIES)
    agent = parse_entrant(AGENT, Budget())
    some = replace(population, members=population.members[:2])
    plan = benchmark_plan(some, [agent], seats=None, blocks=1, seed="x")
    named = {(table_name(table, AGENT), *sorted(set(table) - {AGENT})) for table in plan.tables()}
    met = {(table, member) for table in ("1-v-3", "AABB", "ABAB") for member in ("random", "greedy")}
    wanted: set[tuple[str, ...]] = {("self-play",), *met}
    assert named == wanted
    assert len(plan.tables()) == len(wanted)
    rivals = benchmark_plan(some, [], seats=3, blocks=1, seed="x").tables()
    assert set(rivals) == {
        ("random",) * 3,
        ("greedy",) * 3,
        ("greedy", "random", "random"),
        ("random", "greedy", "greedy"),
    }
    with pytest.raises(BadSetup, match="“greedy” is a member of the population"):
        benchmark_plan(some, [parse_entrant("greedy", Budget())], seats=None, blocks=1, seed="x")


def finished(number: int, *matches: Match) -> Finished:
    return Finished(Block(number, matches[0].table), matches, ())


def test_figures_by_hand() -> None:
    population = load_population(CITIES)
    some = replace(population, members=population.members[:1])
    agents = [parse_entrant(name, Budget()) for name in ("a:x", "b:x")]
    plan = benchmark_plan(some, agents, seats=2, blocks=2, seed="x")
    halves = (0.5, 0.75)
    played = [
        finished(number, Match(table, scores, ranks, "", halves))
        for number, (table, scores, ranks) in (
            (1, (("a:x", "random"), (50, 40), (1, 2))),
            (2, (("a:x", "random"), (30, 34), (2, 1))),
            (1, (("b:x", "random"), (50, 50), (1, 1))),
            (2, (("b:x", "random"), (30, 20), (1, 2))),
            (1, (("a:x", "a:x"), (60, 40), (1, 2))),
            (2, (("a:x", "a:x"), (50, 50), (1, 1))),
            (1, (("b:x", "b:x"), (40, 40), (1, 1))),
            (2, (("b:x", "b:x"), (44, 40), (1, 2))),
            (1, (("a:x", "b:x"), (20, 30), (2, 1))),
            (2, (("a:x", "b:x"), (30, 30), (1, 1))),
        )
    ]
    rows = {(row.agent, row.against, row.table): row for row in rows_of(plan, played, ["a:x", "b:x"])}
    against = rows["a:x", "random", "1-v-1"]
    assert (against.wins, against.chance) == (estimate_share([1.0, 0.0]), 0.5)
    assert (against.score, against.welfare) == (estimate([50.0, 30.0]), estimate([45.0, 32.0]))
    assert against.efficiency == estimate_share([0.5, 0.5])
    assert rows["b:x", "random", "1-v-1"].wins == estimate_share([0.5, 1.0])
    alone = rows["a:x", "a:x", "self-play"]
    assert (alone.wins, alone.welfare, alone.efficiency) == (None, estimate([50.0, 50.0]), estimate_share([0.625] * 2))
    assert rows["all runs", "themselves", "self-play"].welfare == estimate([45.0, 46.0])
    assert rows["all runs", "each other", "cross-play"].welfare == estimate([25.0, 30.0])
    assert rows["all runs", "self-play less cross-play", "difference"].welfare == estimate([20.0, 16.0])
    assert len(rows) == 7


def test_efficiency_is_what_the_solver_says() -> None:
    state, stream = GAME.setup(3, "ends"), Stream("ends", "moves")
    while acting := GAME.to_act(state):
        seat = min(acting)
        moves = GAME.legal_moves(state, seat)
        state = GAME.apply(state, seat, moves[stream.below(len(moves))]).state
    found = efficiency(state)
    assert len(found) == 3
    assert all(0.4 < share <= 1 for share in found)


def test_a_whole_run_is_told_and_can_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [CITIES, "--agent", AGENT, "--members", "random", "--seats", "3", "--blocks", "2", "--workers", "1"]
    kept = ["--resume", str(tmp_path / "run.jsonl")]
    assert main([*words, *kept, "--json"]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    report = json.loads(told.out)
    assert (report["population"], report["score"], report["games"]) == ("v1", "low-city", 8)
    assert [row["table"] for row in report["rows"]] == ["self-play", "1-v-2"]
    assert 0.4 < report["rows"][1]["efficiency"]["mean"] < 1
    # The same blocks again, from where they are kept, as many as are expected.
    (tmp_path / "before.json").write_text(told.out, encoding="utf-8")
    blocks = words.index("--blocks")
    same = [*words[:blocks], *words[blocks + 2 :], "--expect", str(tmp_path / "before.json")]
    assert main([*same, *kept]) == 0
    text = capsys.readouterr().out
    assert text.startswith(f"{CITIES}, 3 seats, population v1 ({report['manifest'][:12]}), seed benchmark-v1: 2 blocks")
    (tmp_path / "before.json").write_text(told.out.replace('"games": 2', '"games": 3'), encoding="utf-8")
    assert main([*same, *kept]) == 1
    assert "against arena_bots:first, self-play, is not what it was: " in capsys.readouterr().err
    # With fewer members the rows among them are held, and no others.
    before = str(ROOT / "bench" / "baselines" / f"{RIDES}.json")
    assert main([RIDES, "--members", "random", "--workers", "1", "--expect", before]) == 0
    assert capsys.readouterr().out.endswith("\n1 rows, all as they were found before\n")
    assert main([*words, *kept, "--markdown", "--short"]) == 0
    assert capsys.readouterr().out.startswith("| agent | against | table | chance | win share | low city | welfare |")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([CITIES, "--agent", "nobody"], "“nobody” is not a bot for between-two-cities"),
        ([CITIES, "--agent", "greedy"], "“greedy” is a member of the population"),
        ([CITIES, "--agent", AGENT, "--agent", AGENT], "an agent is named twice"),
        ([CITIES, "--members", "search"], "there is no member “search” of the population: there is random, greedy"),
        ([CITIES, "--population", "v9"], "there is no population “v9” of between-two-cities: the newest is v1"),
        ([CITIES, "--seats", "1"], "a benchmark is for tables of two seats or more"),
    ],
)
def test_what_there_is_not_is_one_sentence(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 1
    heard = capsys.readouterr().err
    assert heard.startswith(f"benchmark: {said}")
    assert heard.count("\n") == 1


def test_a_command_that_makes_no_sense_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([CITIES, "--blocks", "0"])
    assert ended.value.code == 2
    assert "a whole number from 1 on, not 0" in capsys.readouterr().err


def test_the_net_thinks_as_where_it_learnt() -> None:
    with np.load(ppo.FILE, allow_pickle=False) as found:
        weights = {name: found[name] for name in found.files}
    assert ppo.FILE.stat().st_size < 1_000_000
    random = np.random.default_rng(1)
    judge = MoveJudge(PeopleBatch(ppo.SEATS, BASE, NUMPY))
    shapes = (1, judge.numbers), (1, judge.moves, 2 * CITY_NUMBERS)
    table, cities = (random.integers(0, 9, shape).astype(np.int8) for shape in shapes)
    nothing = np.zeros((1, judge.moves), np.int32)
    seen = AfterStates(*(cast(Array, jnp.asarray(part)) for part in (table, nothing, nothing == 0, cities)))
    there, _ = example.think({name: jnp.asarray(one) for name, one in weights.items()}, cast(example.Seen, seen))
    here = ppo.think(weights, ppo.SCALE * table[0], ppo.SCALE * cities[0])
    assert here.shape == (judge.moves,)
    assert np.allclose(here, np.asarray(there[0]), atol=1e-3)


def test_the_example_chooses_the_pair_that_its_net_likes_best() -> None:
    with np.load(ppo.FILE, allow_pickle=False) as found:
        bot = example.PpoBot("any", dict(found))
    batch = PeopleBatch(ppo.SEATS, BASE, NUMPY)
    judge, firsts = MoveJudge(batch), 0
    for number in range(40):
        state = GAME.setup(ppo.SEATS, f"pairs/{number}")
        chosen = bot.decide(GAME.view(state, Seat(0)), GAME.legal_moves(state, Seat(0))).move
        seen = judge.choosing(batch.from_states([state]), NUMPY.asarray([0]))
        liked = ppo.think(ppo.weights(), *(ppo.SCALE * np.asarray(part)[0] for part in (seen.table, seen.cities)))
        best = int(np.asarray(seen.action)[0, np.where(np.asarray(seen.legal)[0], liked, -np.inf).argmax()])
        assert batch.action_of(state, Seat(0), chosen) == best
        firsts += best == 0
    assert firsts


def test_the_net_plays_only_what_it_has_learnt() -> None:
    state = GAME.setup(3, "other")
    bot = ppo.PpoBot("seed")
    with pytest.raises(BadSetup, match="ppo has learnt tables of 4 people without modules"):
        bot.decide(GAME.view(state, Seat(0)), GAME.legal_moves(state, Seat(0)))


@pytest.mark.parametrize("game", FROZEN)
def test_the_page_shows_the_baselines_that_are_held(game: str) -> None:
    page = (ROOT / "docs" / "benchmark.md").read_text(encoding="utf-8")
    report = decode((ROOT / "bench" / "baselines" / f"{game}.json").read_bytes(), BenchmarkReport)
    assert report.manifest == fingerprint(game, "v1")
    assert {row.agent for row in report.rows} == set(FROZEN[game])
    assert f"\n{format_markdown(shortened(report))}\n" in page
