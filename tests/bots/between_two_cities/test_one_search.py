"""How the one search plays Between Two Cities: playouts held against the rules, and its decisions."""

import re
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from tabletown.batch.arrays import NUMPY
from tabletown.batch.between_two_cities.convert import CityConverter
from tabletown.batch.between_two_cities.make import people_batch
from tabletown.batch.chance import key_of
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.scoring import score_cities, score_city
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Move
from tabletown.between_two_cities.people.schedule import schedule
from tabletown.between_two_cities.people.state import Phase, State
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.people.worlds import resample
from tabletown.bots.bot import Budget, ThoughtUnit
from tabletown.bots.levels import Level, make_player
from tabletown.bots.nets.instead import say_once
from tabletown.bots.search.between_two_cities import search_anywhere
from tabletown.bots.search.between_two_cities.cells import add, highest, once_and_twice
from tabletown.bots.search.between_two_cities.people import PeopleLore
from tabletown.bots.search.between_two_cities.playout import Picks, Playout, PlayoutTable
from tabletown.bots.search.possible import is_possible
from tabletown.core.chance import Stream
from tabletown.core.seat import Seat
from tabletown.core.sentence import Sentence
from tabletown.locales import say_sentence

CELLS = 56


def sums(slices: list[np.ndarray[tuple[int], np.dtype[np.uint64]]], cell: int) -> int:
    return sum((int(mask[0]) >> cell & 1) << place for place, mask in enumerate(slices))


def test_numbers_in_slices_add_and_compare_as_numbers_do() -> None:
    chance = Random(1)
    one, other = ([np.array([chance.getrandbits(CELLS)], np.uint64) for _ in range(size)] for size in (4, 2))
    among = np.array([chance.getrandbits(CELLS) | 1], np.uint64)
    found = add(one, other)
    expected = [sums(one, cell) + sums(other, cell) for cell in range(CELLS)]
    assert [sums(found, cell) for cell in range(CELLS)] == expected
    cells, value = highest(found, among)
    best = max(number for cell, number in enumerate(expected) if int(among[0]) >> cell & 1)
    assert int(value[0]) == best
    assert int(cells[0]) == sum(
        1 << cell for cell, number in enumerate(expected) if number == best and int(among[0]) >> cell & 1
    )


def test_neighbours_are_counted_to_two() -> None:
    # Row 1: columns 1 and 3; between them lies a cell that has both beside it.
    once, twice = once_and_twice(np.array([1 << 9 | 1 << 11], np.uint64))
    assert int(twice[0]) == 1 << 10
    assert int(once[0]) >> 1 & 1
    assert not int(once[0]) >> 9 & 1


CAPITALS: list[dict[str, bool]] = [
    {"landscapes": True},
    {"civics": True},
    {"districts": True},
    {"landscapes": True, "civics": True, "districts": True},
]


@pytest.mark.parametrize(("seats", "options"), [*((seats, {}) for seats in (2, 3, 4, 7)), *((4, o) for o in CAPITALS)])
def test_playouts_end_in_cities_that_score_as_the_rules_say(seats: int, options: dict[str, bool]) -> None:
    batch = people_batch(seats, NUMPY, **options)
    view = GAME.view(GAME.setup(seats, "playouts", **options), Seat(0))
    lanes = batch.lanes(view, key_of(NUMPY, "playouts"), 24)
    table = Playout(PlayoutTable(batch.kind), lanes)
    table.play()
    totals = table.totals()
    back = CityConverter(batch.kind)
    for lane in range(24):
        cities = back.back(table.cities.arrays(), np.asarray(lanes.mats)[:, lane].astype(np.int8), lane)
        assert all(city.is_full for city in cities)
        assert [score.total for score in score_cities(cities, view.modules.districts)] == totals[:, lane].tolist()


@pytest.mark.parametrize("options", [{}, {"landscapes": True, "civics": True}])
def test_tiles_go_only_where_the_rules_let_them(options: dict[str, bool]) -> None:
    batch = people_batch(4, NUMPY, **options)
    lanes = batch.deal(key_of(NUMPY, "room"), 6)
    table = Playout(PlayoutTable(batch.kind), lanes)
    back, mats = CityConverter(batch.kind), np.asarray(lanes.mats)
    # Later a landscape leaves more room if it is known which halves are one tile: playouts do not keep that.
    while table.turn < batch.turns - 1 and not (options and table.setting.turns[table.turn].round == 3):
        cities, shape = table.cities, np.ones(table.cities.built.shape, np.intp)
        found = cities.single_cells(), cities.duplex_cells(shape), cities.duplex_cells(2 * shape)
        for lane in range(6):
            every = back.back(cities.arrays(), mats[:, lane].astype(np.int8), lane)
            for number, city in enumerate(every):
                allowed = [city.cells_for(tile) for tile in (Tile.SHOP, Tile.FOOD_FACTORY, Tile.FACTORY_OVER_FOOD)]
                asked = slice(1, 3) if table.setting.turns[table.turn].duplexes else slice(1)
                assert [int(masks[number, lane]) for masks in found[asked]] == allowed[asked]
        table.play_turn(table.choose()[0])


def test_the_last_cells_are_filled_the_better_way() -> None:
    batch = people_batch(4, NUMPY)
    lanes = batch.deal(key_of(NUMPY, "finish"), 12)
    table = Playout(PlayoutTable(batch.kind), lanes)
    while table.turn < batch.turns - 1:
        table.play_turn(table.choose()[0])
    back, mats, free = CityConverter(batch.kind), np.zeros(4, np.int8), table.cities.free()
    before = [back.back(table.cities.arrays(), mats, lane) for lane in range(12)]
    left, right = table.hands[:, 0], table.hands[:, 1]
    table.place(left, right)
    tiles = batch.kind.tiles.tiles
    for lane, cities in enumerate(before):
        after = back.back(table.cities.arrays(), mats, lane)
        for number, city in enumerate(cities):
            cells = [cell for cell in range(CELLS) if int(free[number, lane]) >> cell & 1]
            # City i lies to the right of seat i + 1.
            pair = tiles[left[number, lane]], tiles[right[(number + 1) % 4, lane]]
            ways = [city.place(pair[0], one).place(pair[1], other) for one, other in (cells, cells[::-1])]
            assert score_city(after[number], 0).total == max(score_city(way, 0).total for way in ways)


def test_skilled_players_beat_chance() -> None:
    batch = people_batch(4, NUMPY)
    lanes = batch.deal(key_of(NUMPY, "skill"), 256)
    table = Playout(PlayoutTable(batch.kind), lanes)
    table.play()
    lower = np.minimum(table.totals(), np.roll(table.totals(), -1, axis=0)).mean()
    by_chance = np.asarray(batch.standing(batch.playout(lanes, key_of(NUMPY, "any"))).scores).mean()
    assert lower > by_chance + 10


def test_lanes_that_are_spread_are_played_as_the_first_ones() -> None:
    batch = people_batch(4, NUMPY)
    lanes = batch.deal(key_of(NUMPY, "spread"), 8)
    one, other = (Playout(PlayoutTable(batch.kind), lanes) for _ in range(2))
    one.play()
    picks, _ = other.choose()
    other.spread(3)
    other.play_turn(Picks(np.tile(picks.pair, 3), np.tile(picks.turned, 3)))
    other.play()
    assert np.array_equal(np.tile(one.totals(), 3), other.totals())


def last_to_place(seats: int, seat: Seat, random: Random) -> State:
    """The last turn of a game that is played by chance, when all others have placed."""
    state = GAME.setup(seats, f"last-{random.random()}")
    while True:
        others = sorted(GAME.to_act(state) - {seat})
        last = state.turn == len(schedule(seats)) - 1
        if last and not others and GAME.view(state, seat).phase is Phase.PLACE:
            return state
        who = others[0] if others else seat
        state = GAME.apply(state, who, random.choice(GAME.legal_moves(state, who))).state


def best_share(state: State, seat: Seat) -> float:
    """By trying all that a seat can still do."""
    moves = GAME.legal_moves(state, seat)
    if moves:
        return max(best_share(GAME.apply(state, seat, move).state, seat) for move in moves)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return (seat in outcome.winners) / len(outcome.winners)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_last_turn_is_exact(seats: int) -> None:
    for deal in range(4):
        seat = Seat(deal % seats)
        state = last_to_place(seats, seat, Random(deal))
        view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
        found = PeopleLore().trials(view, "last", lambda: False).play(moves, 10).shares
        assert found.shape == (len(moves), 1)
        assert found[:, 0].tolist() == [best_share(GAME.apply(state, seat, move).state, seat) for move in moves]


def positions(seats: int, every: int, **options: bool) -> list[tuple[State, Seat]]:
    state, found, random = GAME.setup(seats, "one-search", **options), [], Random(seats)
    while acting := sorted(GAME.to_act(state)):
        found.append((state, acting[0]))
        state = GAME.apply(state, acting[0], random.choice(GAME.legal_moves(state, acting[0]))).state
    return found[::every]


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (7, {}), (4, CAPITALS[-1])])
def test_it_plays_the_same_again_and_keeps_its_budget(seats: int, options: dict[str, bool]) -> None:
    for state, seat in positions(seats, 16, **options):
        view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
        one, other = (search_anywhere("again", Budget(simulations=90)).decide(view, moves) for _ in range(2))
        assert one == other
        assert one.move in moves
        assert one.simulations <= 90


def test_it_sees_nothing_but_its_view() -> None:
    for state, seat in positions(4, 17):
        view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
        world = resample(view, Stream("other", "worlds"))
        assert GAME.view(world, seat) == view
        bot = search_anywhere("view", Budget(simulations=60))
        assert bot.decide(view, moves) == bot.decide(GAME.view(world, seat), GAME.legal_moves(world, seat))


def cut(view: View) -> dict[str, View]:
    """Views that no game shows."""
    found = {"of an older version": replace(view, held=()), "a hand is missing": replace(view, held=view.held[1:])}
    found["a tile is missing"] = replace(view, held=(*view.held[:-1], view.held[-1][:-1]))
    found["single tiles are duplexes"] = replace(view, held=((Tile.FACTORY_OVER_FOOD,) * 7, *view.held[1:]))
    return found


@pytest.mark.parametrize(("seats", "options"), [(4, {}), (4, CAPITALS[-1]), (6, {"landscapes": True})])
def test_of_a_view_that_no_game_shows_the_move_that_balanced_rates_best_is_made(
    seats: int, options: dict[str, bool], caplog: pytest.LogCaptureFixture
) -> None:
    say_once.cache_clear()
    lore = PeopleLore()
    for state, seat in positions(seats, 11, **options):
        moves = GAME.legal_moves(state, seat)
        for what, view in cut(GAME.view(state, seat)).items():
            found = search_anywhere("cut", Budget(simulations=30)).decide(view, moves)
            assert found.move == (lore.judged(view, moves)[0].move if len(moves) > 1 else moves[0]), what
            assert (found.simulations, found.unit) == (0, ThoughtUnit.POINTS)
    assert caplog.text.count("the search plays the move that balanced rates best") == 1


def test_experts_play_on_with_views_of_an_older_version() -> None:
    for state, seat in positions(3, 9):
        moves = GAME.legal_moves(state, seat)
        view = replace(GAME.view(state, seat), held=())
        assert make_player("between-two-cities", Level.EXPERT, "old").decide(view, moves).move in moves


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (5, {}), (3, CAPITALS[-1])])
def test_every_view_of_a_game_is_one_that_a_game_shows(seats: int, options: dict[str, bool]) -> None:
    assert all(is_possible(GAME, GAME.view(state, seat)) for state, seat in positions(seats, 5, **options))


def test_where_a_net_rates_words_are_points_at_once_and_values_are_chances() -> None:
    """As the net itself tells it: what `balanced` expects of a place is another quantity."""
    few, some = (search_anywhere("words", Budget(simulations=games)) for games in (1, 60))
    wholes = 0
    for state, seat in positions(4, 7):
        view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
        for decision in (few.decide(view, moves), some.decide(view, moves)):
            if len(moves) > 1:
                assert decision.unit is ThoughtUnit.CHANCES
                assert all(0 <= one.value <= 1 for one in decision.best)
                figures = [figure for one in decision.best for figure in re.findall(r"[+-]\d+\.\d", said(one.words))]
                assert all(figure.endswith(".0") for figure in figures)
                wholes += len(figures)
    assert wholes > 20


def said(words: str | Sentence) -> str:
    return words if isinstance(words, str) else say_sentence(words)


def test_every_landscape_leaves_room_for_duplexes() -> None:
    batch = people_batch(7, NUMPY, landscapes=True, civics=True)
    lanes = batch.deal(key_of(NUMPY, "mats"), 128)
    table = Playout(PlayoutTable(batch.kind), lanes)
    table.play()
    assert (np.bitwise_count(table.cities.built) == 20).all()


def test_an_onlooker_is_refused() -> None:
    view = GAME.view(GAME.setup(4, "onlooker"), None)
    moves: tuple[Move, ...] = GAME.legal_moves(GAME.setup(4, "onlooker"), Seat(0))
    with pytest.raises(ValueError, match="onlooker"):
        search_anywhere("", Budget(simulations=10)).decide(view, moves)
