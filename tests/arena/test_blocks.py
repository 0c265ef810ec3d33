"""Which games are played: every deal from every seat, and in both ways of sitting where neighbours matter."""

from collections.abc import Callable
from typing import TypeAlias

import pytest

from tabletown.arena.blocks import Block, BlockPlan, Seating, seating_of, tables
from tabletown.arena.entrants import BadEntrant, bot_seed, parse_entrants
from tabletown.bots.bot import Budget
from tabletown.core.seat import Seat

MakePlan: TypeAlias = Callable[..., BlockPlan]


def test_four_seats_of_between_two_cities() -> None:
    found = tables("between-two-cities", 4, "a", "b")
    assert ["".join(table) for table in found] == ["abbb", "baaa", "aabb", "abab"]
    turned = ["".join(table) for table in Block(1, found[2]).rotations()]
    assert turned == ["aabb", "baab", "bbaa", "abba"]
    assert len(Block(1, found[0]).rotations()) == 4
    assert len(Block(1, found[3]).rotations()) == 2


def test_two_seats_play_from_both() -> None:
    (table,) = tables("between-two-cities", 2, "b", "a")
    assert Block(1, table).rotations() == (("a", "b"), ("b", "a"))


@pytest.mark.parametrize(("game", "seats", "count"), [("between-two-cities", 5, 2), ("ticket-to-ride-new-york", 4, 2)])
def test_halves_only_where_they_can_be_and_matter(game: str, seats: int, count: int) -> None:
    assert len(tables(game, seats, "a", "b")) == count


@pytest.mark.parametrize("seats", range(3, 8))
def test_a_bot_sits_alone_once_in_every_seat(seats: int) -> None:
    for table in tables("between-two-cities", seats, "a", "b")[:2]:
        assert seating_of(table) is Seating.LONE
        assert {turned.index(table[0]) for turned in Block(1, table).rotations()} == set(range(seats))


def test_the_order_of_names_changes_no_table(make_plan: MakePlan) -> None:
    one, other = (
        make_plan("random,arena_bots:first,arena_bots:seeded"),
        make_plan("arena_bots:seeded,random,arena_bots:first"),
    )
    assert set(one) == set(other)


def test_lone_keeps_only_its_own_tables(make_plan: MakePlan) -> None:
    plan = make_plan("a,b,c", seats=4, lone="b")
    assert {"".join(table) for table in plan.tables()} == {"baaa", "bccc"}
    with pytest.raises(BadEntrant, match="“d” cannot sit alone: the bots are a, b"):
        make_plan("a,b", lone="d").tables()


def test_deals_are_named_by_seed_and_number(make_plan: MakePlan) -> None:
    assert make_plan().deal(7) == "test/7"


def test_bots_have_streams_of_their_own_that_hide_the_deal() -> None:
    seeds = {bot_seed(deal, Seat(seat), bot) for deal in ("x/1", "x/2") for seat in (0, 1) for bot in ("a", "b")}
    assert len(seeds) == 8
    assert all(len(seed) == 64 and "x/" not in seed for seed in seeds)


def test_entrants_have_the_common_budget_or_their_own() -> None:
    common = Budget(seconds=0.2)
    found = parse_entrants("a,b@1s,c@50ms,d@400sims,e@2.5%,pack.mod:make@2s", common)
    assert [entrant.budget for entrant in found] == [
        common,
        Budget(seconds=1.0),
        Budget(seconds=0.05),
        Budget(simulations=400),
        Budget(mistakes=0.025),
        Budget(seconds=2.0),
    ]
    assert found[-1].bot == "pack.mod:make" and found[-1].label == "pack.mod:make@2s"


@pytest.mark.parametrize("text", ["", "a", "a,a", "a,,b", "a, b", "a,b@", "a,b@0s", "a,b@1.5sims", "a,b@٣s", "a,@1s"])
def test_bad_entrants_get_a_sentence(text: str) -> None:
    with pytest.raises(BadEntrant):
        parse_entrants(text, Budget())
