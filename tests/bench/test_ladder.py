"""The ladder goes on where its journal ends, and its pages tell every run."""

import json
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from bench import ladder
from bench.ladder import LadderBlock, Order, Rung, made_of, main, read_journal, rungs, still_to_play, work
from bench.ladder_pages import BEFORE, CLOCKED, TABLES, interval, pages

from tabletown.between_two_cities import GAME
from tabletown.bots.between_two_cities.net import WEIGHTS
from tabletown.bots.between_two_cities.solo_net import WITH_CAPITALS
from tabletown.bots.bot import Budget

BLOCK = LadderBlock("base-4", "balanced", "greedy", "seen-once", 1, 0.5, 0, "", "2026-11-18")


def blocks_of(path: Path, *blocks: LadderBlock) -> Path:
    path.write_text("".join(json.dumps(asdict(block)) + "\n" for block in blocks), encoding="utf-8")
    return path


def test_blocks_are_played_in_turn_and_written_as_they_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal, ticks = tmp_path / "ladder.jsonl", iter(range(100))
    # Two blocks: time is looked at when it begins, before each of them, and when it has ended.
    monkeypatch.setattr(ladder, "perf_counter", lambda: float(next(ticks)))
    both = Rung("base-2", "greedy", "random"), Rung("base-full", "greedy", "Automas")
    order = Order(both, "here", (3, 2), 7, 5 / 60, journal)
    work(order)
    played = read_journal(journal)
    assert [(block.table, block.number, block.made_of) for block in played] == [("base-2", 3, ""), ("base-full", 3, "")]
    assert all(block.share in (0.0, 0.5, 1.0) for block in played)
    # It goes on behind them, with other deals from the beginning, and ends where it is told.
    assert list(still_to_play(both[0], order)) == [5, 7]
    assert list(still_to_play(both[0], replace(order, seed="elsewhere"))) == [3, 5, 7]
    monkeypatch.setattr(ladder, "perf_counter", lambda: 0.0)
    work(replace(order, rungs=both[:1]))
    assert [block.number for block in read_journal(journal) if block.table == "base-2"] == [3, 5, 7]


def test_the_same_block_is_the_same_game() -> None:
    rung = Rung("base-3", "balanced", "greedy")
    assert ladder.play(rung, "twice", 7) == ladder.play(rung, "twice", 7)


def test_a_net_is_measured_only_where_one_has_learnt() -> None:
    cities = ladder.page_of(GAME.name)
    found = list(rungs(["base-4", "base-full", "capitals-full", "capitals-7"], cities))
    assert Rung("base-4", "net", "balanced") in found and Rung("base-full", "net", "Automas") in found
    assert Rung("capitals-full", "search", "Automas") in found
    has_learnt = (WEIGHTS / f"{WITH_CAPITALS}.net").exists()
    assert (Rung("capitals-full", "net", "Automas") in found) is has_learnt
    others = [rung for rung in found if rung.table == "capitals-7"]
    assert others and not [rung for rung in others if "net" in (rung.one, rung.others)]


def test_a_page_counts_the_bots_of_now_and_tells_every_run(tmp_path: Path) -> None:
    now = replace(BLOCK, one="net", others="balanced", made_of=made_of("base-4"))
    journal = blocks_of(
        tmp_path / "ladder.jsonl",
        *(replace(BLOCK, number=number, share=share) for number, share in enumerate((0.25, 0.5, 0.75), 1)),
        replace(BLOCK, number=1, share=0.25),
        *(replace(now, number=number) for number in range(1, 5)),
        *(replace(now, number=number, share=0.0, made_of="other") for number in range(1, 5)),
    )
    assert main(["write", "--journal", str(journal), "--home", str(tmp_path)]) == 0
    page = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    assert "| 4 seats | balanced | greedy | 25.0 | 50.0 (21.7–78.3) | 3 |  |  |" in page
    assert "| 4 seats | net | balanced | 25.0 | 50.0 (50.0–50.0) | 4 | 42 | too few yet |" in page
    assert "| `seen-once` 1–4 | 2026-11-18 | 4 seats: net among balanced, `other` | 4 | 0.0 (0.0–49.0) |" in page
    assert (tmp_path / "ladder-ticket-to-ride.md").exists()


def test_a_kind_of_table_has_a_mark_of_its_own() -> None:
    assert len({made_of("base-4"), made_of("base-2"), made_of("base-full"), made_of("rides-2")}) == 4


def test_what_the_search_wins_more_than_the_one_before_is_told_deal_by_deal() -> None:
    page, by = ladder.page_of(GAME.name), {"base-4": "now"}
    games, before = (page.simulations("base-4", name) for name in ("search", BEFORE))
    assert games and before and games != before
    search = replace(BLOCK, one="search", simulations=games, made_of="now")
    old = replace(BLOCK, one=BEFORE, simulations=before)
    found = {
        ("base-4", "search", "balanced"): [replace(search, number=number, share=0.75) for number in range(1, 5)],
        ("base-4", BEFORE, "balanced"): [replace(old, number=number, share=0.5) for number in range(2, 6)],
    }
    assert f"| 4 seats | {BEFORE} | balanced | +25.0 ± 0.0 | 3 | too few yet |" in page.text(found, by)
    # With other weights, or another budget, it was another bot.
    for other in (replace(search, made_of="before"), replace(search, simulations=7)):
        assert "The same deals" not in page.text({**found, ("base-4", "search", "balanced"): [other, other]}, by)


@pytest.mark.parametrize(("share", "verdict"), [(0.5, "met"), (0.4, "missed by 2.0")])
def test_after_enough_blocks_it_is_said_whether_what_was_asked_is_reached(share: float, verdict: str) -> None:
    rung, page = ("base-4", "net", "balanced"), ladder.page_of(GAME.name)
    found = [replace(BLOCK, one="net", others="balanced", number=number, share=share) for number in range(300)]
    assert f"| 300 | 42 | {verdict} |" in page.text({rung: found}, {})
    assert f"| {verdict} |" not in page.text({rung: found[1:]}, {})


@pytest.mark.parametrize(
    ("share", "verdict"), [(0.6, "met"), (0.29, "met, missed by 1.0"), (0.2, "missed by 5.0, missed by 10.0")]
)
def test_a_mean_may_be_asked_besides(share: float, verdict: str) -> None:
    table, one, others = next(rung for rung in ladder.page_of(GAME.name).asked_mean if BEFORE in rung[2])
    found = [replace(BLOCK, one=one, others=others, number=number, share=share) for number in range(300)]
    said = ladder.page_of(GAME.name).text({(table, one, others): found}, {})
    assert f"| 300 | 25, a mean of 30 | {verdict} |" in said


def test_what_is_asked_is_played_somewhere() -> None:
    for page in pages():
        played = {(rung.table, rung.one, rung.others) for rung in rungs(list(TABLES), page)}
        assert {*page.asked, *page.asked_mean} <= played and all(
            page.simulations(table, bot) or CLOCKED in bot
            for table, *both in played
            for bot in both
            if bot.startswith("search")
        )


def test_deals_of_two_ends_have_the_interval_of_a_share() -> None:
    _mean, low, high = interval([replace(BLOCK, share=1.0)] * 10)
    assert low < 100 and high == 100


def test_a_table_that_there_is_not_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--tables", "base-9"]) == 2
    assert "“base-9”" in capsys.readouterr().err


def test_where_the_clock_decides_a_search_has_seconds_and_no_simulations() -> None:
    name = "search in 0.2 s"
    rung = Rung("base-4", name, "balanced")
    assert rung in rungs(["base-4"], ladder.page_of(GAME.name)) and ladder.budget_of(rung) == 0
    found = ladder.entrant("base-4", name)
    assert found.bot == "search" and found.budget == Budget(seconds=0.2)
    # It changes with what is learned, as any search.
    assert ladder.mark(rung) == made_of("base-4")
