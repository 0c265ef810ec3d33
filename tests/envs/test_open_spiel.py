"""OpenSpiel's own simulation test, playthroughs that stay as they are, and chance that is a player."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random

import numpy as np
import pyspiel
import pytest
from tests.envs.tables import CITIES, RIDE, make_any

from tabletown.core.errors import TabletownError
from tabletown.core.seat import Seat
from tabletown.envs import IllegalAction, load_encoding, make
from tabletown.envs.chance_nodes import SeedDigits

PLAYTHROUGHS = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))
"""Each is what OpenSpiel's `playthrough` writes of a random game by the seed 1."""
TABLES = [(CITIES, 2), (CITIES, 3), (RIDE, 2), (RIDE, 4)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_it_passes_the_official_simulation(name: str, seats: int) -> None:
    pyspiel.random_sim_test(make(name, api="open-spiel", seats=seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("options", [{"civics": True}, {"landscapes": True, "civics": True, "districts": True}])
def test_modules_pass_it_too(options: dict[str, bool]) -> None:
    game = make(CITIES, api="open-spiel", seats=3, **options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    same = pyspiel.load_game("tabletown_between_two_cities", {"players": 3, **options})
    assert str(same) == str(game)
    assert game.num_distinct_actions() == load_encoding("between-two-cities", 3, **options).actions


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_playthroughs_stay_as_they_are(file: Path) -> None:
    make(CITIES, api="open-spiel")
    written = file.read_text(encoding="utf-8")
    play: Callable[..., str] = import_module("open_spiel.python.algorithms.generate_playthrough").playthrough
    assert play(written.partition("\n")[0].removeprefix("game: "), [], seed=1) == written


def test_every_game_has_a_playthrough() -> None:
    registered = {name for name in pyspiel.registered_names() if name.startswith("tabletown_")}
    assert {file.stem for file in PLAYTHROUGHS} == registered


def test_tiles_are_drawn_when_they_are_due_from_what_is_left() -> None:
    state, random = make(CITIES, api="open-spiel", seats=3).new_initial_state(), Random(2)
    draws, lengths = 0, list[int]()
    left = {"S": 16, "O": 20}
    while not state.is_terminal():
        if not state.is_chance_node():
            lengths += [draws] if draws else []
            draws = 0
            state.apply_action(random.choice(state.legal_actions()))
            continue
        odds = state.chance_outcomes()
        assert sum(share for _, share in odds) == pytest.approx(1)
        if not lengths:
            by_name = {state.action_to_string(pyspiel.PlayerId.CHANCE, tile): share for tile, share in odds}
            for tile, count in left.items():
                assert by_name[f"draw {tile}"] == pytest.approx(count / (108 - draws))
        outcome = random.choice(odds)[0]
        drawn = state.action_to_string(pyspiel.PlayerId.CHANCE, outcome).removeprefix("draw ")
        left = {tile: count - (tile == drawn) for tile, count in left.items()}
        state.apply_action(outcome)
        draws += 1
    # Three hands of seven, of three duplexes, and of seven again.
    assert lengths == [21, 9, 21]


def test_what_is_dealt_by_draws_is_a_deal_of_the_rules() -> None:
    encoding, random = load_encoding("between-two-cities", 3), Random(3)
    chance = encoding.chance
    state, drawn = chance.begin(), list[int]()
    while (dealt := chance.dealt(state, drawn)) is None:
        drawn.append(random.choice(chance.odds(state, drawn))[0])
    assert encoding.game.faults(dealt) == ()
    assert len(encoding.game.to_act(dealt)) == 3


@pytest.mark.parametrize(("name", "game"), [(RIDE, "ticket-to-ride-new-york")])
def test_a_seed_that_chance_has_drawn_is_a_game_at_a_table(name: str, game: str) -> None:
    state = make(name, api="open-spiel", seats=3).new_initial_state()
    for digit in range(SeedDigits.digits):
        assert state.is_chance_node()
        assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(digit)
    encoding, random = load_encoding(game, 3), Random(1)
    there = encoding.setup("01234567")
    while not state.is_terminal():
        seat = Seat(state.current_player())
        assert seat == min(encoding.game.to_act(there))
        assert state.legal_actions() == np.flatnonzero(encoding.mask(there, seat)).tolist()
        action = random.choice(state.legal_actions())
        move = encoding.move_of(there, seat, action)
        assert state.action_to_string(seat, action) == encoding.game.format_move(move)
        there = encoding.game.apply(there, seat, move).state
        copy = state.clone()
        state.apply_action(action)
        assert copy.history() == state.history()[:-1]
    outcome = encoding.game.outcome(there)
    assert outcome is not None
    assert [one == 1 for one in outcome.ranks] == [worth > 0 for worth in state.returns()]


@pytest.mark.parametrize("name", [CITIES, RIDE])
def test_an_illegal_action_names_the_move_and_changes_nothing(name: str) -> None:
    state = make(name, api="open-spiel", seats=3).new_initial_state()
    with pytest.raises(IllegalAction, match="chance can not draw 1000000 now"):
        state.apply_action(1_000_000)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    before, legal = str(state), state.legal_actions()
    wrong = next(action for action in range(1000) if action not in legal)
    with pytest.raises(IllegalAction, match=rf"player_0 may not play action {wrong} now \(“.+”\): "):
        state.apply_action(wrong)
    with pytest.raises(IllegalAction, match="there are only the actions 0 to"):
        state.apply_action(1_000_000)
    assert str(state) == before and state.legal_actions() == legal
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(IllegalAction, match="the game is over"):
        state.apply_action(0)


def test_what_there_is_not_is_said() -> None:
    with pytest.raises(TabletownError, match="is for 2 players and more, not 1"):
        make(CITIES, api="open-spiel", seats=1)
    with pytest.raises(
        TabletownError, match="no setting but the seats, landscapes, civics, districts, and no “reward”"
    ):
        make(CITIES, api="open-spiel", seats=3, reward="margin")
    with pytest.raises(TabletownError, match="no setting but the seats, and no “start”"):
        make(RIDE, api="open-spiel", seats=3, start=1)
    with pytest.raises(TabletownError, match="The option civics is true or false, not “x”"):
        make_any(CITIES, api="open-spiel", seats=3, civics="x")
