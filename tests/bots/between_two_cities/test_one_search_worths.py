"""What playouts of the one search think of cities, held against the judges that look at one city at a time."""

from collections.abc import Sequence
from logging import WARNING
from pathlib import Path

import numpy as np
import pytest

from tabletown.batch.arrays import NUMPY
from tabletown.batch.between_two_cities.convert import CityConverter
from tabletown.batch.between_two_cities.make import people_batch
from tabletown.batch.chance import key_of
from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.state import Phase
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities import net as net_module
from tabletown.bots.between_two_cities.appraisal import scales_for
from tabletown.bots.between_two_cities.balanced import TASTE, BalancedBot
from tabletown.bots.between_two_cities.evaluation import Judge
from tabletown.bots.between_two_cities.expected_points import Looker, fitted_points
from tabletown.bots.between_two_cities.net import WEIGHTS, loaded_net
from tabletown.bots.bot import Budget
from tabletown.bots.nets.instead import say_once
from tabletown.bots.roster import make_bot
from tabletown.bots.search.between_two_cities.cities import as_array
from tabletown.bots.search.between_two_cities.people import PeopleLore
from tabletown.bots.search.between_two_cities.playout import Playout, PlayoutTable
from tabletown.bots.search.one_search import OneSearch
from tabletown.core.seat import Seat

ALL = {"landscapes": True, "civics": True, "districts": True}
LANES = 8


def by_judge(view: View, cities: Sequence[City]) -> list[float]:
    if view.modules == BASE:
        return [ground.value for ground in Judge(Looker(fitted_points()), TASTE).grounds(cities)]
    scales = scales_for(cities, view.modules, 1.0)
    return [one.value(city) for one, city in zip(scales, cities, strict=True)]


@pytest.mark.parametrize("options", [{}, {"districts": True}, ALL])
def test_cities_are_worth_in_every_turn_what_a_judge_sees_in_them(options: dict[str, bool]) -> None:
    batch = people_batch(4, NUMPY, **options)
    view = GAME.view(GAME.setup(4, "worths", **options), Seat(0))
    lanes = batch.lanes(view, key_of(NUMPY, "worths"), LANES)
    table = Playout(PlayoutTable(batch.kind), lanes)
    back, mats = CityConverter(batch.kind), np.asarray(lanes.mats).astype(np.int8)
    apart, built = [], 0
    while table.turn < batch.turns:
        worths = table.worths(built) / 100
        for lane in range(LANES):
            cities = back.back(table.cities.arrays(), mats[:, lane], lane)
            if max(city.square_masks()[-1].bit_count() for city in cities) > 5:
                # More than five houses are not told apart.
                continue
            judged: np.ndarray[tuple[int], np.dtype[np.float64]] = np.array(by_judge(view, cities))
            # What is the same for all cities is left out.
            apart += np.abs((worths[:, lane] - worths[:, lane].mean()) - (judged - judged.mean())).tolist()
        built += table.setting.cells_of(table.setting.turns[table.turn])
        table.play_turn(table.choose()[0])
    assert len(apart) > 100
    assert max(apart) < 0.1


def test_a_pair_is_worth_what_the_cities_make_of_it_however_they_came_about() -> None:
    batch = people_batch(4, NUMPY)
    lanes = batch.deal(key_of(NUMPY, "lead"), 32)
    table = Playout(PlayoutTable(batch.kind), lanes)
    for _ in range(2):
        table.play_turn(table.choose()[0])
    hands = np.full(np.asarray(lanes.hands).shape, -1, np.int8)
    hands[:, : table.hands.shape[1]] = table.hands
    turn = np.full(32, table.turn, np.asarray(lanes.turn).dtype)
    fresh = lanes._replace(cities=table.cities.arrays(), hands=as_array(hands), turn=as_array(turn))
    assert np.array_equal(Playout(PlayoutTable(batch.kind), fresh).rate()[0], table.rate()[0])
    # The cities of the next lane make other pairs the best ones.
    table.cities = table.cities.of(np.roll(np.arange(32), 1))
    table.look_again()
    assert not np.array_equal(Playout(PlayoutTable(batch.kind), fresh).rate()[0], table.rate()[0])


def test_who_minds_what_a_place_leaves_builds_better_cities() -> None:
    batch = people_batch(4, NUMPY)
    lanes = batch.deal(key_of(NUMPY, "open"), 512)
    means = []
    for turns in (0, batch.turns):
        setting = PlayoutTable(batch.kind)
        setting.policy = setting.policy._replace(careful_turns=turns)
        table = Playout(setting, lanes)
        table.play()
        means.append(float(table.totals().mean()))
    assert means[1] > means[0] + 0.2


def test_open_tiles_are_placed_as_balanced_places_them() -> None:
    lore, bot = PeopleLore(), BalancedBot()
    state = GAME.setup(4, "settle")
    found = wanted = 0
    while acting := sorted(GAME.to_act(state)):
        seat = acting[0]
        view = GAME.view(state, seat)
        move = bot.decide(view, GAME.legal_moves(state, seat)).move
        if view.phase is Phase.PLACE and len(view.loose[seat]) == 1:
            cities = list(view.cities)
            lore.settler(cities, view.modules, 4).settle(cities, seat, view.loose[seat], view.filled[seat])
            found += tuple(cities) == GAME.apply(state, seat, move).state.cities
            wanted += 1
        state = GAME.apply(state, seat, move).state
    assert found == wanted > 20


def weights_in_a_game(lore: PeopleLore) -> dict[tuple[Phase, int], float]:
    """By phase and turn: what a rating counts."""
    bot, state = BalancedBot(), GAME.setup(4, "weight")
    found: dict[tuple[Phase, int], float] = {}
    while acting := sorted(GAME.to_act(state)):
        view = GAME.view(state, acting[0])
        found[view.phase, view.turn] = lore.weight(view).per_point
        state = GAME.apply(state, acting[0], bot.decide(view, GAME.legal_moves(state, acting[0])).move).state
    return found


def test_without_a_net_a_rating_counts_where_it_was_found_to_tell_more_than_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever chooses, and whoever places in the first round, heeds the judge more than whoever places later."""
    monkeypatch.setattr(net_module, "WEIGHTS", tmp_path)
    found = weights_in_a_game(PeopleLore())
    late = {weight for (phase, turn), weight in found.items() if phase is Phase.PLACE and turn > 2}
    others = {weight for (phase, turn), weight in found.items() if phase is Phase.CHOOSE or turn < 3}
    assert len(others) == 1
    assert max(late) < min(others)


def test_the_net_counts_most_in_the_first_round_and_hardly_in_the_last_placements() -> None:
    found = weights_in_a_game(PeopleLore())
    for phase in (Phase.CHOOSE, Phase.PLACE):
        assert all(found[phase, turn] > 2 > found[phase, turn + 3] for turn in range(3))
    assert found[Phase.PLACE, 6] < 0.1 < found[Phase.CHOOSE, 6]


@pytest.mark.parametrize("seats", [2, 5])
def test_moves_are_rated_as_the_net_likes_them(seats: int) -> None:
    """The first one is what the net alone would play, or the same plan begun with its other tile."""
    lore, state = PeopleLore(), GAME.setup(seats, "rated")
    net = loaded_net(WEIGHTS / f"base-{2 if seats == 2 else 4}.net")
    while acting := sorted(GAME.to_act(state)):
        view, legal = GAME.view(state, acting[0]), GAME.legal_moves(state, acting[0])
        move = net.decide(view, legal).move
        if acting[0] != view.turn % seats:
            state = GAME.apply(state, acting[0], move).state
            continue
        rated = lore.rate(view, legal)
        values = {one.move: one.liked for one in rated}
        assert sorted(values, key=repr) == sorted(legal, key=repr)
        assert [one.liked for one in rated] == sorted(values.values(), reverse=True)
        assert [one.value for one in rated] == sorted([one.value for one in rated], reverse=True)
        assert values[move] >= rated[0].liked - 0.02
        state = GAME.apply(state, acting[0], move).state


def test_without_a_net_moves_are_rated_as_balanced_rates_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(net_module, "WEIGHTS", tmp_path)
    state = GAME.setup(4, "rated")
    view, legal = GAME.view(state, Seat(0)), GAME.legal_moves(state, Seat(0))
    say_once.cache_clear()
    with caplog.at_level(WARNING):
        assert PeopleLore().rate(view, legal) == Judge(Looker(fitted_points()), TASTE).rate(view, legal)
    assert "the search rates moves as balanced does" in caplog.text


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {}), (7, {}), (4, {"districts": True}), (6, {"districts": True})]
)
def test_people_meet_it_at_all_tables(seats: int, options: dict[str, bool]) -> None:
    state, few = GAME.setup(seats, "shown", **options), Budget(simulations=40)
    view, legal = GAME.view(state, Seat(0)), GAME.legal_moves(state, Seat(0))
    bot = make_bot("between-two-cities", "search", "seed", few)
    assert bot.name == "search"
    assert bot.decide(view, legal) == OneSearch(PeopleLore(), "seed", few).decide(view, legal)


def test_where_no_net_knows_a_table_a_sentence_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    say_once.cache_clear()
    state = GAME.setup(6, "told", districts=True)
    for seat in (Seat(0), Seat(1)):
        bot = make_bot("between-two-cities", "search", "seed", Budget(simulations=20))
        bot.decide(GAME.view(state, seat), GAME.legal_moves(state, seat))
    said = "No net has learnt such tables (capitals-6): the search rates moves as balanced does"
    assert [record.getMessage() for record in caplog.records] == [said]
