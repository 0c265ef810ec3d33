"""What PettingZoo's two forms share: spaces, names, observations with their masks, and how both begin."""

from typing import TypeAlias, cast

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from tabletown.core.seat import Seat
from tabletown.envs.encoding import AnyEncoding, Encoded, IllegalAction
from tabletown.envs.play import RENDER_MODES, Deals, PlayedGame, player_name

LEAST, MOST = -1, 127
"""What a number of an observation can be."""


Observed: TypeAlias = dict[str, Encoded]
"""What an agent gets, by PettingZoo's convention: its `observation` and its `action_mask`."""
Action: TypeAlias = int | np.int64
"""As people write it, and as a space samples it."""


def observation_box(encoding: AnyEncoding) -> "Box[np.int8]":
    return cast("Box[np.int8]", Box(LEAST, MOST, (encoding.features,), np.int8))


class TableSpaces:
    """The last action is to wait: it is legal where an agent has nothing else to do, so that no mask is ever empty."""

    def __init__(self, name: str, encoding: AnyEncoding) -> None:
        self.encoding = encoding
        self.wait = encoding.actions
        self.agents = [player_name(seat) for seat in range(encoding.seats)]
        self.seat_of = {agent: Seat(seat) for seat, agent in enumerate(self.agents)}
        self.actions = {agent: Discrete(encoding.actions + 1) for agent in self.agents}
        mask = Box(0, 1, (encoding.actions + 1,), np.int8)
        spaces = [Dict({"observation": observation_box(encoding), "action_mask": mask}) for _ in self.agents]
        self.observations = dict(zip(self.agents, cast("list[Space[Observed]]", spaces), strict=True))
        self.metadata: dict[str, object] = {
            "name": name.replace("-", "_"),
            "render_modes": [*RENDER_MODES],
            "render_fps": 1,
            "is_parallelizable": False,
            "observation_version": encoding.version,
        }
        self.only_wait = self.with_wait(np.zeros(encoding.actions, np.int8), is_idle=True)

    def seat(self, agent: str) -> Seat:
        """Raises IllegalAction for an agent that there is not."""
        if agent not in self.agents:
            raise IllegalAction(f"there is no agent {str(agent)[:20]}: there is {', '.join(self.agents)}")
        return self.seat_of[agent]

    def with_wait(self, mask: Encoded, *, is_idle: bool) -> Encoded:
        return np.frombuffer(bytearray(mask) + bytes((is_idle,)), np.int8)


class TableEnv:
    """A game in play, with the spaces of its seats."""

    def __init__(self, name: str, encoding: AnyEncoding, reward: str, render_mode: str | None) -> None:
        self._game = PlayedGame(encoding, reward, render_mode)
        self._spaces = TableSpaces(name, encoding)
        self._deals = Deals()
        self.metadata = self._spaces.metadata
        self.render_mode = render_mode
        self.possible_agents = [*self._spaces.agents]
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Space[Observed]:
        return self._spaces.observations[self.possible_agents[self._spaces.seat(agent)]]

    def action_space(self, agent: str) -> Discrete:
        return self._spaces.actions[self.possible_agents[self._spaces.seat(agent)]]

    def render(self) -> str | None:
        return self._game.render()

    def close(self) -> None:
        """There is nothing to be closed."""
