"""PettingZoo's form in which all act at once: what is chosen at the same time at a table is chosen so here."""

from collections.abc import Mapping

from pettingzoo import ParallelEnv

from tabletown.core.game import Option
from tabletown.core.seat import Seat
from tabletown.envs.encoding import AnyEncoding, Encoded, IllegalAction, load_encoding
from tabletown.envs.names import versioned
from tabletown.envs.play import as_action
from tabletown.envs.rewards import WIN_SHARE
from tabletown.envs.spaces import Action, Observed, TableEnv

Stepped = tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, object]]]
"""What a step gives."""


class AtOnce(TableEnv, ParallelEnv[str, Observed, Action]):
    """Everybody who may act does so in one step; the others wait. Nothing depends on the order of the dict.

    An illegal action of any agent raises IllegalAction, which names the move, and nobody's action is played.
    """

    def __init__(self, name: str, encoding: AnyEncoding, reward: str, render_mode: str | None) -> None:
        super().__init__(name, encoding, reward, render_mode)
        self._masks: dict[Seat, Encoded] = {}
        """Of those who may act now."""

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, object]]]:
        self._game.begin(self._deals.next_seed(seed, options))
        self.agents = [*self.possible_agents]
        return self._observed(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, Action]) -> Stepped:
        if not self.agents:
            raise IllegalAction("the game is over: reset() begins another")
        if not isinstance(actions, Mapping):
            raise IllegalAction(f"actions are a dict by agent, not {type(actions).__name__}")
        for seat, action in self._checked(actions):
            self._game.play(seat, action, self._masks[seat])
        agents, outcome = self.agents, self._game.outcome
        over = outcome is not None
        rewards = dict.fromkeys(agents, 0.0)
        infos: dict[str, dict[str, object]] = {agent: {} for agent in agents}
        if outcome is not None:
            rewards = dict(zip(agents, self._game.rewards(outcome), strict=True))
            infos = {agent: {"scores": outcome.scores, "ranks": outcome.ranks} for agent in agents}
        stepped = self._observed(), rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return stepped

    def _checked(self, actions: Mapping[str, Action]) -> list[tuple[Seat, int]]:
        """What is to be played, all of it looked at before any is: else half a step would be done."""
        found = []
        if unknown := [agent for agent in actions if agent not in self._spaces.seat_of]:
            raise IllegalAction(f"there is no agent {unknown[0]}: there is {', '.join(self._spaces.seat_of)}")
        for agent, seat in self._spaces.seat_of.items():
            mask = self._masks.get(seat)
            if agent not in actions and mask is not None:
                raise IllegalAction(f"{agent} has to act, and there is no action of it")
            action = as_action(actions.get(agent, self._spaces.wait), agent)
            if mask is None and action != self._spaces.wait:
                raise IllegalAction(f"{agent} has nothing to do now: its only action is to wait ({self._spaces.wait})")
            if mask is not None:
                if not 0 <= action < self._spaces.wait or not mask[action]:
                    raise self._game.refusal(seat, action)
                found.append((seat, action))
        return found

    def _observed(self) -> dict[str, Observed]:
        encoding, state, spaces = self._game.encoding, self._game.state, self._spaces
        self._masks = {seat: encoding.mask_together(state, seat) for seat in self._game.acting}
        seen = encoding.observe_all(state)
        found: dict[str, Observed] = {}
        for agent, seat in spaces.seat_of.items():
            mask = self._masks.get(seat)
            whole = spaces.only_wait.copy() if mask is None else spaces.with_wait(mask, is_idle=False)
            found[agent] = {"observation": seen[seat], "action_mask": whole}
        return found


def make_parallel(
    game: str, seats: int, /, *, reward: str = WIN_SHARE, render_mode: str | None = None, **options: Option
) -> AtOnce:
    return AtOnce(versioned(game), load_encoding(game, seats, **options), reward, render_mode)
