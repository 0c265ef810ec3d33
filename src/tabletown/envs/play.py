"""One game in play, as numbers: what all environments of a single game share."""

from collections.abc import Mapping
from secrets import token_hex

import numpy as np

from tabletown.core.errors import BadSetup, IllegalMove
from tabletown.core.outcome import Outcome
from tabletown.core.seat import Seat
from tabletown.core.text import load_text
from tabletown.envs.encoding import AnyEncoding, Encoded, IllegalAction, describe
from tabletown.envs.rewards import REWARDS, check_reward
from tabletown.locales import Speaker

RENDER_MODES = ("human", "ansi", "svg")


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup(f"there is no render mode “{str(mode)[:20]}”: there is {', '.join(RENDER_MODES)}")
    return mode


def player_name(seat: int) -> str:
    """What PettingZoo calls a seat."""
    return f"player_{seat}"


class Deals:
    """The seeds of one game after another: a number given once decides all that come after it."""

    def __init__(self) -> None:
        self._begun, self._number = token_hex(8), 0

    def next_seed(self, seed: int | None, options: Mapping[str, object] | None) -> str:
        """The game of seed 7 is the one that a table with the seed “7” deals; `options["seed"]` may be any text."""
        if isinstance(seed, bool) or not isinstance(seed, int | np.integer | None):
            raise BadSetup(f"the seed of a reset is a whole number, not {type(seed).__name__}")
        if not isinstance(options, Mapping | None):
            raise BadSetup(f"the options of a reset are a dict, not {type(options).__name__}")
        given = (options or {}).get("seed")
        if given is not None and not isinstance(given, str):
            raise BadSetup(f"the option “seed” of a reset is a text, not {type(given).__name__}")
        if seed is not None or given is not None:
            self._begun, self._number = str(seed) if given is None else given, 0
            return self._begun
        self._number += 1
        return f"{self._begun}/{self._number}"


class PlayedGame:
    """A State that grows by integers."""

    def __init__(
        self, encoding: AnyEncoding, reward: str, render_mode: str | None = None, state: object = None
    ) -> None:
        self.encoding = encoding
        self.reward = check_reward(reward, encoding.score_name)
        self.render_mode = check_render_mode(render_mode)
        self.seats = encoding.seats
        self.state = state

    def begin(self, seed: str) -> None:
        self.state = self.encoding.setup(seed)

    @property
    def acting(self) -> list[Seat]:
        return sorted(self.encoding.game.to_act(self.state))

    @property
    def outcome(self) -> Outcome | None:
        return self.encoding.game.outcome(self.state)

    def rewards(self, outcome: Outcome) -> list[float]:
        return [REWARDS[self.reward](outcome, seat) for seat in range(self.seats)]

    def play(self, seat: Seat, action: int, mask: Encoded) -> None:
        """Raises IllegalAction, and then nothing has changed."""
        encoding = self.encoding
        if not (0 <= action < encoding.actions and mask[action]):
            raise self.refusal(seat, action)
        move = encoding.move_of(self.state, seat, action)
        self.state = encoding.game.apply(self.state, seat, move).state

    def refusal(self, seat: Seat, action: int) -> IllegalAction:
        """What the action would have been, and why not."""
        who = f"{player_name(seat)} may not play action {action} now"
        if not 0 <= action < self.encoding.actions:
            return IllegalAction(f"{who}: there are only the actions 0 to {self.encoding.actions - 1}")
        if not (words := describe(self.encoding, self.state, seat, action)):
            return IllegalAction(f"{who}: it stands for no move here")
        try:
            self.encoding.game.apply(self.state, seat, self.encoding.move_of(self.state, seat, action))
        except IllegalMove as error:
            return IllegalAction(f"{who} (“{words}”): {error}")
        return IllegalAction(f"{who} (“{words}”): its mask says which integer stands for this move")

    def render(self) -> str | None:
        """The onlooker's View: nobody's secrets."""
        if self.render_mode is None:
            return None
        if self.state is None:
            raise IllegalAction("no game is being played: reset() begins one")
        view = self.encoding.game.view(self.state, None)
        if self.render_mode == "svg":
            return self.encoding.draw(view)
        text = load_text(self.encoding.game.name)
        drawn = text.draw(view, Speaker())
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None


def as_action(action: object, who: str) -> int:
    """Any sort of whole number. Raises IllegalAction for anything else."""
    if isinstance(action, int | np.integer) and not isinstance(action, bool):
        return int(action)
    if isinstance(action, np.ndarray) and action.size == 1 and np.issubdtype(action.dtype, np.integer):
        return int(action.item())
    raise IllegalAction(f"an action of {who} is a whole number, not {type(action).__name__}")
