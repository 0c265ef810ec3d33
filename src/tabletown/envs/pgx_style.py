"""Thousands of games at once on JAX, in the style of Pgx: `init` and `step` with explicit keys, and six fields.

Every field, and every array of `lanes`, has the game as its first axis. A single game works, too, and so does `vmap`
over one: both go through the form for many.
"""

from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple, Protocol, TypeVar, cast

import numpy as np

from tabletown.batch.arrays import Array, ArrayNamespace, jax_arrays
from tabletown.batch.contract import NOBODY, AnyBatch, load_batch
from tabletown.batch.loops import each, take_lanes
from tabletown.core.errors import BadSetup
from tabletown.core.game import Option
from tabletown.envs.encoding import AnyEncoding, load_encoding
from tabletown.envs.names import VERSION, versioned
from tabletown.envs.rewards import ILLEGAL, WIN_SHARE, batch_rewards, check_reward

C = TypeVar("C")
F = TypeVar("F", bound=Callable[..., "ManyGames"])

_ENDING = 32
"""One game in so many is expected to end in a step: that share of all games is scored, and dealt, at once."""


class ManyGames(NamedTuple):
    """Pgx's six fields, and the games themselves. Of n games, S seats:"""

    current_player: Array
    """int32 [n]: the seat whose action is next."""
    observation: Array
    """int8 [n, features]: what that seat may know."""
    rewards: Array
    """float32 [n, S]: of the last step."""
    terminated: Array
    """bool [n]."""
    truncated: Array
    """bool [n]: never true."""
    legal_action_mask: Array
    """bool [n, actions]; all true where a game is over."""
    lanes: object
    """The arrays of the batch, with the game first."""


class _Ending(NamedTuple):
    """Games that have ended in a step, part by part."""

    lanes: object
    rewards: Array
    """float32 [n, S]."""
    done: Array
    """int32: so many of them are dealt with."""


class _At(Protocol):
    def set(self, value: Array, *, mode: str) -> Array: ...


class _Scattered(Protocol):
    """What JAX's arrays have and NumPy's have not."""

    @property
    def at(self) -> "dict[object, _At]": ...


class PgxStyle:
    """A game as Pgx would offer it. Give `step` to `jax.jit`; nothing in it depends on what arrays hold."""

    version = str(VERSION)

    def __init__(self, game: str, batch: AnyBatch, encoding: AnyEncoding, reward: str, *, auto_reset: bool) -> None:
        self.id = versioned(game)
        self.batch, self._encoding = batch, encoding
        self.num_players, self.num_actions = batch.seats, batch.actions
        self.observation_shape = (batch.features,)
        self._reward = check_reward(reward, encoding.score_name)
        self._auto_reset = auto_reset
        self._xp: ArrayNamespace = batch.xp
        self._one_init = _for_one(self._init_many)
        self._one_step = _for_one(self._step_many)

    def init(self, key: object) -> ManyGames:
        """New games: a key for each, [n, 2] (or typed keys, [n]); one key gives one game without that axis."""
        words = _key_words(key)
        if words.ndim > 2 or not words.size:
            raise ValueError(f"keys are [2] for one game or [n, 2] for n of them, not {words.shape}")
        return self._one_init(words) if words.ndim == 1 else self._init_many(words)

    def step(self, state: ManyGames, action: object, key: object = None) -> ManyGames:
        """One action in every game: int32 [n]. Keys are needed only where games begin anew (`auto_reset`).

        An illegal action ends a game with a loss for whoever played it. A game that is over stays so, with rewards of
        0; with `auto_reset` it is another game already, and only rewards and `terminated` tell of the one that ended.
        """
        if not isinstance(state, ManyGames):
            raise TypeError(f"a state is what init or step gave, not {type(state).__name__}")
        if key is None:
            if self._auto_reset:
                raise ValueError("games that begin anew need keys: step(state, action, key)")
            key = self._xp.zeros((*state.terminated.shape, 2), dtype=self._xp.uint32)
        words, chosen = _key_words(key), _actions(self._xp, action, state.terminated.shape)
        if state.terminated.ndim == 0:
            return self._one_step(state, chosen, words)
        return self._step_many(state, chosen, words)

    def to_svg(self, state: ManyGames, game: int = 0) -> str:
        """One of the games as an onlooker sees it."""
        if not isinstance(state, ManyGames):
            raise TypeError(f"a state is what init or step gave, not {type(state).__name__}")
        many = state if state.terminated.ndim else each(lambda array: array[None], state)
        games = many.terminated.shape[0]
        if game not in range(games):
            raise IndexError(f"there is no game {str(game)[:20]} in this state: there are 0 to {games - 1}")
        found = self.batch.to_state(_lanes_last(self._xp, many.lanes), game)
        return self._encoding.draw(self._encoding.game.view(found, None))

    def _init_many(self, key: Array) -> ManyGames:
        games, xp = key.shape[0], self._xp
        # Much of new games is the same in all: without this the compiler works it out, number by number, for seconds.
        lanes = import_module("jax.lax").optimization_barrier(self.batch.deal(key.T, games))
        nothing = xp.zeros((games, self.num_players), dtype=xp.float32)
        return self._shown(lanes, nothing, xp.zeros(games, dtype=xp.bool_), xp.zeros(games, dtype=xp.int32))

    def _step_many(self, state: ManyGames, action: Array, key: Array) -> ManyGames:
        xp, batch = self._xp, self.batch
        lanes, seat = _lanes_last(xp, state.lanes), state.current_player
        # With auto-reset what is terminated is a new game already.
        over = xp.zeros_like(state.terminated) if self._auto_reset else state.terminated
        action = action.astype(xp.int32)
        inside = xp.minimum(xp.maximum(action, 0), self.num_actions - 1)
        named = xp.take_along_axis(state.legal_action_mask, inside[:, None], axis=1)[:, 0]
        illegal = ~(named & xp.equal(inside, action)) & ~over
        lanes = batch.step(lanes, xp.where(over | illegal, NOBODY, seat), inside)
        ended = (batch.actor(lanes) < 0) & ~over
        rewards, lanes = self._finished(lanes, ended | illegal, key)
        rewards = xp.where(illegal[:, None], self._loss(seat), rewards)
        return self._shown(lanes, rewards, over | ended | illegal, seat)

    def _worth(self, lanes: object) -> Array:
        worth = batch_rewards(self._xp, self._reward, self.batch.standing(lanes))
        # A table may have more who score than seats: those whom the rules play.
        return worth[:, : self.num_players]

    def _loss(self, seat: Array) -> Array:
        """float32 [n, S]: the others share what a win is worth."""
        xp, seats = self._xp, self.num_players
        share = 1 / (seats - 1) if self._reward == WIN_SHARE and seats > 1 else 0.0
        rows = [[ILLEGAL[self._reward] if other == own else share for other in range(seats)] for own in range(seats)]
        return xp.take(xp.asarray(rows, dtype=xp.float32), seat, axis=0)

    def _shown(self, lanes: object, rewards: Array, terminated: Array, before: Array) -> ManyGames:
        xp, batch = self._xp, self.batch
        actor = batch.actor(lanes)
        seat = xp.where(actor < 0, before, actor)
        mask = batch.legal(lanes, seat)
        over = xp.zeros_like(terminated) if self._auto_reset else terminated
        return ManyGames(
            current_player=seat,
            observation=batch.observe(lanes, seat),
            rewards=rewards,
            terminated=terminated,
            truncated=xp.zeros_like(terminated),
            legal_action_mask=mask | over[:, None],
            lanes=each(lambda array: xp.moveaxis(array, -1, 0), lanes),
        )

    def _finished(self, lanes: object, ended: Array, key: Array) -> tuple[Array, object]:
        """What games that have ended were worth, float32 [n, S]; and the lanes, with a new game by its own key in
        every one of them where games begin anew.

        Few end in one step: a part of all is looked at, and dealt, in every step, and others only where more end at
        once. To ask first whether any has ended would make an accelerator wait.
        """
        numpy, games = import_module("jax.numpy"), ended.shape[0]
        part = max(1, games // _ENDING)
        behind = numpy.cumsum(ended, dtype=numpy.int32)
        rewards = numpy.zeros((games, self.num_players), numpy.float32)

        def one_part(now: _Ending) -> _Ending:
            number = behind - 1 - now.done
            mine = ended & (number >= 0) & (number < part)
            place = numpy.where(mine, number, part)
            chosen = _put(numpy.full(part, games - 1, numpy.int32), place, numpy.arange(games, dtype=numpy.int32))
            inside = numpy.minimum(place, part - 1)
            worth = self._worth(take_lanes(now.lanes, chosen))
            after = now.lanes
            if self._auto_reset:
                dealt = self.batch.deal(numpy.take(key, chosen, axis=0).T, part)
                after = each(lambda old, new: numpy.where(mine, new[..., inside], old), now.lanes, dealt)
            return _Ending(after, numpy.where(mine[:, None], worth[inside], now.rewards), now.done + part)

        first = one_part(_Ending(lanes, rewards, numpy.zeros((), numpy.int32)))
        loop = import_module("jax.lax").while_loop
        found: _Ending = loop(lambda now: now.done < behind[-1], one_part, first)
        return found.rewards, found.lanes


def make_pgx(
    game: str, seats: int, /, *, reward: str = WIN_SHARE, auto_reset: bool = False, **options: Option
) -> PgxStyle:
    if not isinstance(auto_reset, bool):
        raise BadSetup(f"auto_reset is true or false, not {auto_reset}")
    batch = load_batch(game, seats, xp=jax_arrays(), **options)
    # Where chance comes from is a matter of batches alone.
    rules = {name: value for name, value in options.items() if name != "chance"}
    return PgxStyle(game, batch, load_encoding(game, seats, **rules), reward, auto_reset=auto_reset)


def _put(array: Array, where: object, value: Array) -> Array:
    return cast(_Scattered, array).at[where].set(value, mode="drop")


def _key_words(key: object) -> Array:
    """Both sorts of JAX's keys as two words."""
    jax = import_module("jax")
    if not hasattr(key, "dtype"):
        raise ValueError(f"a key is two words of uint32, or one of jax.random.key: not {type(key).__name__}")
    given = cast(Array, key)
    if jax.dtypes.issubdtype(given.dtype, jax.dtypes.prng_key):
        given = cast(Array, jax.random.key_data(given))
    if given.shape[-1:] != (2,) or given.dtype != jax.numpy.uint32:
        raise ValueError(f"a key is two words of uint32, or one of jax.random.key: not {given.dtype} {given.shape}")
    return given


def _actions(xp: ArrayNamespace, given: object, shape: tuple[int, ...]) -> Array:
    """Whole numbers, one for each game. Raises ValueError."""
    words = f"actions are whole numbers, one for each game, {shape}"
    try:
        chosen = xp.asarray(given)
    except (TypeError, ValueError):
        raise ValueError(f"{words}: not {type(given).__name__}") from None
    if chosen.shape != shape or not import_module("jax.numpy").issubdtype(chosen.dtype, np.integer):
        raise ValueError(f"{words}: not {chosen.dtype} {chosen.shape}")
    return chosen


def _lanes_last(xp: ArrayNamespace, lanes: C) -> C:
    return each(lambda array: xp.moveaxis(array, 0, -1), lanes)


def _for_one(many: F) -> F:
    """The same function for a single game. `vmap` of it is the function for many, and not a slow copy of it."""
    jax = import_module("jax")

    def one(*given: object) -> ManyGames:
        wide = jax.tree_util.tree_map(lambda array: array[None], given)
        return each(lambda array: array[0], many(*wide))

    shared = import_module("jax.custom_batching").custom_vmap(one)

    def rule(games: int, batched: list[object], *given: object) -> tuple[ManyGames, object]:
        def wide(is_batched: bool, array: Array) -> Array:
            found: Array = array if is_batched else jax.numpy.broadcast_to(array, (games, *array.shape))
            return found

        found = many(*jax.tree_util.tree_map(wide, tuple(batched), given))
        return found, jax.tree_util.tree_map(lambda _: True, found)

    shared.def_vmap(rule)
    return cast(F, shared)
