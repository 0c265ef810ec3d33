"""Gymnasium's form: one seat is the agent's, bots have the others; alone, the rules play against it."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeAlias, cast

import numpy as np
from gymnasium import Env, register, registry
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import SyncVectorEnv
from numpy.typing import NDArray

from tabletown.bots.bot import AnyBot, Budget
from tabletown.bots.levels import make_opponent, opponents as known_opponents
from tabletown.core.errors import BadSetup
from tabletown.core.game import Option
from tabletown.core.registry import face
from tabletown.core.seat import Seat
from tabletown.envs.encoding import AnyEncoding, Encoded, IllegalAction, load_encoding
from tabletown.envs.names import NAMESPACE, environments, game_of, versioned
from tabletown.envs.play import RENDER_MODES, Deals, PlayedGame, as_action
from tabletown.envs.rewards import ILLEGAL, WIN_SHARE
from tabletown.envs.spaces import Action, observation_box

StepInfo = dict[str, object]
Ended: TypeAlias = NDArray[np.bool_]


class OneSeat(Env[Encoded, Action]):
    """The mask of legal actions is `info["action_mask"]`, so that wrappers find a plain Box.

    An illegal action ends the episode: the reward is less than that of any game, `terminated` is true, and
    `info["illegal"]` says what was wrong. What is no whole number raises IllegalAction and changes nothing.
    """

    def __init__(
        self,
        name: str,
        encoding: AnyEncoding,
        reward: str = WIN_SHARE,
        render_mode: str | None = None,
        *,
        opponents: str | Sequence[str] = (),
        seat: int = 0,
        budget: Budget | None = None,
    ) -> None:
        self._game = PlayedGame(encoding, reward, render_mode)
        self.metadata = {"name": name, "render_modes": [*RENDER_MODES], "render_fps": 1}
        self.render_mode = render_mode
        if type(seat) is not int or not 0 <= seat < encoding.seats:
            raise BadSetup(f"there is no seat {seat}: seats are 0 to {encoding.seats - 1}")
        if not isinstance(budget, Budget | None):
            raise BadSetup(f"a budget is Budget(seconds=…) or Budget(simulations=…), not {type(budget).__name__}")
        self._seat = Seat(seat)
        self._budget = budget
        self._opponents = _by_seat(encoding, seat, opponents)
        # Made once to find out whether there are such bots: a name that nobody has is not to wait for the first reset.
        self._make_bots("")
        self._deals = Deals()
        self.observation_space: Box[np.int8] = observation_box(encoding)
        self.action_space: Discrete = Discrete(encoding.actions)
        self._mask: Encoded | None = None
        self._bots: Mapping[Seat, AnyBot] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, object] | None = None) -> tuple[Encoded, StepInfo]:
        super().reset(seed=seed)
        begun = self._deals.next_seed(seed, options)
        self._game.begin(begun)
        self._bots = self._make_bots(begun)
        self._others_play()
        return self._seen(), self._info()

    def step(self, action: Action) -> tuple[Encoded, float, bool, bool, StepInfo]:
        if self._mask is None:
            raise IllegalAction("no game is being played: reset() begins one")
        number = as_action(action, "the agent")
        try:
            self._game.play(self._seat, number, self._mask)
        except IllegalAction as error:
            info = {**self._info(), "illegal": str(error)}
            self._mask = None
            return self._seen(), ILLEGAL[self._game.reward], True, False, info
        self._others_play()
        outcome = self._game.outcome
        worth = 0.0 if outcome is None else self._game.rewards(outcome)[self._seat]
        info = self._info()
        if outcome is not None:
            self._mask = None
            info |= {"scores": outcome.scores, "ranks": outcome.ranks}
        if self.render_mode == "human":
            self.render()
        return self._seen(), worth, outcome is not None, False, info

    def render(self) -> str | None:
        return self._game.render()

    def _make_bots(self, seed: str) -> dict[Seat, AnyBot]:
        game = self._game.encoding.game.name
        return {
            seat: make_opponent(game, name, f"{seed}/bot/{seat}", self._budget)
            for seat, name in self._opponents.items()
        }

    def _others_play(self) -> None:
        """Until it is the agent's turn: of all who may act, the first seat does."""
        game = self._game.encoding.game
        while (acting := self._game.acting) and acting[0] != self._seat:
            state, seat = self._game.state, acting[0]
            moves = game.legal_moves(state, seat)
            chosen = self._bots[seat].decide(game.view(state, seat), moves).move
            self._game.state = game.apply(state, seat, chosen).state

    def _seen(self) -> Encoded:
        return self._game.encoding.observe(self._game.state, self._seat)

    def _info(self) -> StepInfo:
        self._mask = self._game.encoding.mask(self._game.state, self._seat)
        return {"action_mask": self._mask.copy()}


def _by_seat(encoding: AnyEncoding, seat: int, names: str | Sequence[str]) -> dict[Seat, str]:
    others = [Seat(other) for other in range(encoding.seats) if other != seat]
    given = [names] * len(others) if isinstance(names, str) else _listed(names)
    if not others and names:
        raise BadSetup("there is one seat at this table: it has no opponents but those of the rules")
    if len(given) != len(others):
        known = ", ".join(known_opponents(encoding.game.name))
        raise BadSetup(
            f"the other {len(others)} seats need opponents, one name for all or one for each: "
            f"opponents=“…” with {known}"
        )
    return dict(zip(others, given, strict=True))


def _listed(names: object) -> list[str]:
    """As many as are names."""
    return [name for name in names if isinstance(name, str)] if isinstance(names, Sequence) else []


def make_single(
    game: str,
    seats: int | None = None,
    /,
    *,
    reward: str = WIN_SHARE,
    render_mode: str | None = None,
    opponents: str | Sequence[str] = (),
    seat: int = 0,
    budget: Budget | None = None,
    **options: Option,
) -> OneSeat:
    encoding = load_encoding(game, face(game).default_seats if seats is None else seats, **options)
    return OneSeat(versioned(game), encoding, reward, render_mode, opponents=opponents, seat=seat, budget=budget)


class Several(SyncVectorEnv):
    """Gymnasium's vector form: so many games side by side in one process, each reset when it has ended."""

    def step(self, actions: object) -> tuple[Encoded, NDArray[np.float64], Ended, Ended, StepInfo]:
        """Actions that are too few, too many, or no whole numbers raise IllegalAction, and nothing has changed."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise IllegalAction(
                f"actions are one for each of {self.num_envs} games, not an array of shape {given.shape}"
            )
        return super().step([as_action(action, f"game {game}") for game, action in enumerate(given)])


def make_several(game: str, seats: int, /, *, num_envs: int = 1, **settings: object) -> Several:
    if type(num_envs) is not int or num_envs < 1:
        raise BadSetup(f"num_envs is a whole number from 1 on, not {str(num_envs)[:20]}")
    make_one = cast(Callable[..., OneSeat], make_single)
    return Several([partial(make_one, game, seats, **settings)] * num_envs)


def make_registered(*, game: str, seats: int | None = None, **settings: object) -> OneSeat:
    """What Gymnasium's registry calls: it knows keywords only."""
    return cast(Callable[..., OneSeat], make_single)(game, seats, **settings)


def _register() -> None:
    """For `gymnasium.make` and `gymnasium.make_vec`."""
    for name in environments():
        if (known := f"{NAMESPACE}/{name}") not in registry:
            register(known, f"{__name__}:make_registered", kwargs={"game": game_of(name)})


_register()
