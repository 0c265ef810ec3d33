"""OpenSpiel: each game is registered as a Python game when this module is imported, `tabletown_your_game`.

Chance is a player (`chance_nodes`): it draws what a game says when that is due, or the digits of a seed before the
first move. What it has not drawn decides nothing, and no State holds a source of randomness.
"""

from collections.abc import Mapping
from functools import cache

import numpy as np
import pyspiel
from numpy.typing import NDArray

from tabletown.core.errors import BadSetup
from tabletown.core.face import OptionKind
from tabletown.core.game import Option
from tabletown.core.registry import face
from tabletown.core.seat import Seat
from tabletown.envs.encoding import AnyEncoding, Encoded, IllegalAction, describe, load_encoding
from tabletown.envs.names import NAMESPACE, environments, game_of
from tabletown.envs.play import PlayedGame
from tabletown.envs.rewards import WIN_SHARE, win_share

PLAYERS = "players"


def short_name(game: str) -> str:
    return f"{NAMESPACE}_{game.replace('-', '_')}"


class SpielGame(pyspiel.Game):
    """The seats act in the order of their numbers where several may; who wins gets 1, who shares a win a part of it."""

    game_name: str

    def __init__(self, parameters: Mapping[str, object] | None = None) -> None:
        game, given = self.game_name, dict(parameters or {})
        players = given.get(PLAYERS, face(game).default_seats)
        if not isinstance(players, int):
            raise BadSetup(f"the number of players is a whole number, not {type(players).__name__}")
        self.switched = tuple(name for name in switches(game) if given.get(name))
        self.encoding = _encoding(game, players, self.switched)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=self.encoding.chance.outcomes,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.encoding.longest,
        )
        super().__init__(game_type(game), info, given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, parameters: Mapping[str, object] | None = None
    ) -> "SpielObserver | None":
        """None: OpenSpiel's word for observations that a game does not have."""
        if parameters:
            raise BadSetup(f"observations have no parameters, and these were given: {', '.join(parameters)}")
        if kind is not None and kind.perfect_recall:
            # They tell what can be seen now, and not all that was ever seen.
            return None
        is_public = kind is not None and kind.private_info == pyspiel.PrivateInfoType.NONE
        return SpielObserver(self.encoding, is_public=is_public)


class _Held:
    """A State of the rules, or none before it is dealt. It never changes: so copies of a SpielState share it."""

    __slots__ = ("state",)

    def __init__(self, state: object = None) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> "_Held":
        del memo
        return self


class SpielState(pyspiel.State):
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._game, self._players = game.encoding.game.name, game.encoding.seats
        self._switched = game.switched
        self._drawn: tuple[int, ...] | None = ()
        """What chance has drawn since it is its turn; None if it is not."""
        self._held = _Held(game.encoding.chance.begin())

    @property
    def state(self) -> object:
        """Of the rules."""
        return self._held.state

    @property
    def _encoding(self) -> AnyEncoding:
        return _encoding(self._game, self._players, self._switched)

    def current_player(self) -> int:
        if self._drawn is not None:
            return pyspiel.PlayerId.CHANCE
        acting = self._encoding.game.to_act(self.state)
        return min(acting) if acting else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        found: list[int] = np.flatnonzero(self._encoding.mask(self.state, Seat(player))).tolist()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self._encoding.chance.odds(self.state, self._drawn or ())

    def _apply_action(self, action: int) -> None:
        encoding, chance = self._encoding, self._encoding.chance
        # OpenSpiel itself asks nothing in builds for speed.
        if self._drawn is not None:
            if all(action != outcome for outcome, _ in self.chance_outcomes()):
                raise IllegalAction(f"chance can not draw {action} now")
            self._drawn = (*self._drawn, int(action))
            dealt = chance.dealt(self.state, self._drawn)
            if dealt is not None:
                self._held, self._drawn = _Held(dealt), None
            return
        if self.is_terminal():
            raise IllegalAction("the game is over: new_initial_state() begins another")
        seat = Seat(self.current_player())
        played = PlayedGame(encoding, WIN_SHARE, None, self.state)
        played.play(seat, int(action), encoding.mask(self.state, seat))
        after = played.state
        due = chance.due(self.state, after)
        self._held, self._drawn = (_Held(after), None) if due is None else (_Held(due), ())

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._encoding.chance.name(action)
        return describe(self._encoding, self.state, Seat(player), action)

    def is_terminal(self) -> bool:
        return self.current_player() == pyspiel.PlayerId.TERMINAL

    def returns(self) -> list[float]:
        outcome = None if self.state is None else self._encoding.game.outcome(self.state)
        if outcome is None:
            return [0.0] * self._players
        return [win_share(outcome, seat) for seat in range(self._players)]

    def __str__(self) -> str:
        """What an onlooker sees, and what chance has drawn."""
        seen = "" if self.state is None else _sparse(self._encoding.observe(self.state, None))
        return seen if self._drawn is None else f"{seen} {' '.join(map(self._encoding.chance.name, self._drawn))}"


class SpielObserver:
    """What a player may know, or everybody: the numbers of the other environments."""

    def __init__(self, encoding: AnyEncoding, *, is_public: bool) -> None:
        self._encoding, self._is_public = encoding, is_public
        self.tensor: NDArray[np.float32] = np.zeros(encoding.features, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.state is not None:
            self.tensor[:] = self._seen(state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return "nothing is dealt yet" if state.state is None else _sparse(self._seen(state, player))

    def _seen(self, state: SpielState, player: int) -> Encoded:
        return self._encoding.observe(state.state, None if self._is_public else Seat(player))


def _sparse(numbers: Encoded) -> str:
    """The numbers that are not 0 by their places: `0 8 12:2` has ones at 0 and 8, and a two at 12."""
    return " ".join(
        str(place) if numbers[place] == 1 else f"{place}:{numbers[place]}" for place in np.flatnonzero(numbers).tolist()
    )


@cache
def _encoding(game: str, players: int, switched: tuple[str, ...]) -> AnyEncoding:
    return load_encoding(game, players, **dict.fromkeys(switched, True))


def switches(game: str) -> tuple[str, ...]:
    """Options that are on or off at tables of every size: OpenSpiel's parameters besides the players."""
    return tuple(one.name for one in face(game).options if one.kind is OptionKind.SWITCH and not one.seats)


@cache
def game_type(game: str) -> pyspiel.GameType:
    seats = [count for count in face(game).seats if count > 1]
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"{NAMESPACE}: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: face(game).default_seats, **dict.fromkeys(switches(game), False)},
    )


def make_spiel(game: str, seats: int, /, **settings: Option) -> pyspiel.Game:
    if unknown := sorted(set(settings) - set(switches(game))):
        there = ", ".join(("the seats", *switches(game)))
        raise BadSetup(f"OpenSpiel's {game} has no setting but {there}, and no “{unknown[0][:20]}”")
    if seats < game_type(game).min_num_players:
        raise BadSetup(f"OpenSpiel's {game} is for {game_type(game).min_num_players} players and more, not {seats}")
    # What the rules refuse is said in their words, not in OpenSpiel's.
    load_encoding(game, seats, **settings)
    return pyspiel.load_game(short_name(game), {PLAYERS: seats, **settings})


def _register() -> None:
    for game in map(game_of, environments()):
        # A class for each: OpenSpiel lets go of what was registered only after Python has ended, and only classes
        # survive that.
        kind: type[SpielGame] = type(f"Spiel{game.title().replace('-', '')}", (SpielGame,), {"game_name": game})
        pyspiel.register_game(game_type(game), kind)


_register()
