"""The example that learns: what it makes of a game, and the bot that plays from its weights. `make learn` runs it."""

from functools import partial
from pathlib import Path
from typing import cast

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from examples import ppo

from tabletown.batch import NUMPY, load_batch
from tabletown.batch.arrays import Array
from tabletown.batch.between_two_cities.after_states import AfterStates
from tabletown.between_two_cities.people import GAME
from tabletown.bots.bot import Budget
from tabletown.core.chance import Stream

SEATS, GAMES = 3, 2


def test_every_decision_of_a_game_is_somebodys() -> None:
    turns = ppo.order_of_decisions(SEATS)
    assert sorted(number for own in turns for number in own) == list(range(load_batch(ppo.NAME, SEATS).longest))
    assert {len(own) for own in turns} == {21}


def test_gains_add_up_to_what_was_won() -> None:
    """Looked at from the end: with the net's own guesses taken out, each decision is worth what came after it."""
    random = np.random.default_rng(1)
    turns = ppo.order_of_decisions(SEATS)
    decisions = sum(map(len, turns))
    points = jnp.asarray(random.integers(0, 40, (decisions, GAMES, SEATS)))
    value = jnp.asarray(random.random((decisions, GAMES)), jnp.float32)
    nothing = jnp.zeros((decisions, GAMES))
    unseen = AfterStates(*[cast(Array, nothing)] * len(AfterStates._fields))
    rollout = ppo.Rollout(cast(ppo.Seen, unseen), nothing, nothing, value, points)
    wins = jnp.asarray([[1.0, 0.0, 0.0], [0.0, 0.5, 0.5]])
    scores = jnp.asarray(random.integers(40, 60, (GAMES, SEATS)))
    found = np.asarray(ppo.judge(turns, rollout, wins, scores, jnp.asarray(0.01)))
    for seat, own in enumerate(turns):
        for game in range(GAMES):
            had = [0.01 * float(points[number, game, seat]) for number in own] + [0.01 * float(scores[game, seat])]
            ahead = [float(value[number, game]) for number in own] + [0.0]
            later = 0.0
            for at in reversed(range(len(own))):
                won = float(wins[game, seat]) if at == len(own) - 1 else 0.0
                later = had[at + 1] - had[at] + won + ahead[at + 1] - ahead[at] + ppo.LAMBDA * later
                assert found[own[at], game] == pytest.approx(later, abs=1e-4)


def test_a_bot_plays_from_what_was_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "ppo.npz"
    # Of the shapes that new weights have, without compiling what draws each of them.
    shapes = jax.eval_shape(partial(ppo.new_weights, ppo.make_games(2, NUMPY).judge.numbers, 16, 0))
    random = np.random.default_rng(2)
    ppo.keep({name: jnp.asarray(random.normal(size=one.shape), jnp.float32) for name, one in shapes.items()}, str(path))
    monkeypatch.setattr(ppo, "WEIGHTS", str(path))
    bot, state, stream = ppo.make("seed", Budget()), GAME.setup(2, "ppo"), Stream("others", "moves")
    while acting := GAME.to_act(state):
        seat = min(acting)
        moves = GAME.legal_moves(state, seat)
        chosen = bot.decide(GAME.view(state, seat), moves).move if seat == 0 else moves[stream.below(len(moves))]
        assert chosen in moves
        state = GAME.apply(state, seat, chosen).state
    assert GAME.outcome(state) is not None
    assert list(tmp_path.iterdir()) == [path]
