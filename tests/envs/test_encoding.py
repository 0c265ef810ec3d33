"""Numbers straight from States are those of the batches, and every integer is a move and back."""

from collections.abc import Callable
from random import Random
from typing import cast

import numpy as np
import pytest

from tabletown.batch import load_batch
from tabletown.batch.contract import AnyBatch
from tabletown.core.chance import Stream
from tabletown.core.game import Option
from tabletown.core.seat import Seat, all_seats
from tabletown.envs.encoding import AnyEncoding, action_table, load_encoding

CAPITALS: dict[str, Option] = {"civics": True, "districts": True}
ALONE: dict[str, Option] = {"landscapes": True, **CAPITALS}
SIMPLE: dict[str, Option] = {"automa": "simple", "level": 2}
NOBODY = -1
load_any = cast(Callable[..., AnyBatch], load_batch)
TABLES: list[tuple[str, int, dict[str, Option]]] = [
    ("between-two-cities", 1, {}),
    ("between-two-cities", 1, SIMPLE),
    ("between-two-cities", 1, ALONE),
    ("between-two-cities", 2, CAPITALS),
    ("between-two-cities", 2, {"automa": "third"}),
    ("between-two-cities", 2, {"automa": "third", **CAPITALS}),
    ("between-two-cities", 3, {}),
    ("ticket-to-ride-new-york", 3, {}),
]


def states(encoding: AnyEncoding, seed: str) -> list[tuple[object, Seat]]:
    """Every State of a random game, and who acts in it; then its end."""
    random, state, found = Random(seed), encoding.setup(seed), []
    while acting := sorted(encoding.game.to_act(state)):
        seat = random.choice(acting)
        found.append((state, seat))
        move = random.choice(encoding.game.legal_moves(state, seat))
        state = encoding.game.apply(state, seat, move).state
    return [*found, (state, Seat(0))]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_actions_are_the_legal_moves_both_ways(game: str, seats: int, options: dict[str, Option]) -> None:
    encoding = load_encoding(game, seats, **options)
    played = states(encoding, "both ways")
    assert len(played) - 1 <= encoding.longest
    for state, seat in played:
        moves = encoding.game.legal_moves(state, seat)
        named = {encoding.action_of(state, seat, move): move for move in moves}
        assert sorted(named) == np.flatnonzero(encoding.mask(state, seat)).tolist()
        assert all(encoding.move_of(state, seat, action) == move for action, move in named.items())
        assert action_table(encoding, state, seat) == {
            action: encoding.game.format_move(move) for action, move in sorted(named.items())
        }


@pytest.mark.parametrize(("game", "seats", "options"), [table for table in TABLES if "landscapes" not in table[2]])
def test_observations_and_masks_are_those_of_the_batch(game: str, seats: int, options: dict[str, Option]) -> None:
    encoding, batch = load_encoding(game, seats, **options), load_any(game, seats, **options)
    assert (encoding.actions, encoding.features) == (batch.actions, batch.features)
    played = states(encoding, "like a batch")
    lanes = batch.from_states([state for state, _ in played])
    for viewer in (None, *all_seats(seats)):
        number = NOBODY if viewer is None else viewer
        seen = np.asarray(batch.observe(lanes, batch.xp.full(len(played), number, dtype=batch.xp.int32)))
        assert all((encoding.observe(state, viewer) == row).all() for (state, _), row in zip(played, seen, strict=True))
    acting = batch.xp.asarray([seat for _, seat in played], dtype=batch.xp.int32)
    masks = np.asarray(batch.legal(lanes, acting))
    for (state, seat), mask in zip(played[:-1], masks, strict=False):
        assert (encoding.mask(state, seat) == mask).all()


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_an_observation_tells_nothing_that_is_hidden(game: str, seats: int, options: dict[str, Option]) -> None:
    encoding = load_encoding(game, seats, **options)
    for number, (state, seat) in enumerate(states(encoding, "hidden")):
        view = encoding.game.view(state, seat)
        other = encoding.game.resample(view, Stream("other", str(number)))
        assert (encoding.observe(state, seat) == encoding.observe(other, seat)).all()
        assert encoding.observe(state, seat).shape == (encoding.features,)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_is_done_at_once_may_be_done_in_any_order(game: str, seats: int, options: dict[str, Option]) -> None:
    encoding, random = load_encoding(game, seats, **options), Random("any order")
    state = encoding.setup("any order")
    while acting := sorted(encoding.game.to_act(state)):
        chosen = {}
        for seat in acting:
            legal = np.flatnonzero(encoding.mask_together(state, seat)).tolist()
            chosen[seat] = encoding.move_of(state, seat, random.choice(legal))
        forward = backward = state
        for seat in acting:
            forward = encoding.game.apply(forward, seat, chosen[seat]).state
        for seat in reversed(acting):
            backward = encoding.game.apply(backward, seat, chosen[seat]).state
        assert forward == backward
        state = forward


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_state_has_a_picture(game: str, seats: int, options: dict[str, Option]) -> None:
    encoding = load_encoding(game, seats, **options)
    for state, seat in states(encoding, "picture")[:: encoding.longest // 5]:
        for viewer in (None, seat):
            picture = encoding.draw(encoding.game.view(state, viewer))
            assert picture.startswith("<svg") and picture.endswith("</svg>")
