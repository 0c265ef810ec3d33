"""PettingZoo's turn by turn form: of all who may act, the first seat does."""

from pettingzoo import AECEnv

from tabletown.core.game import Option
from tabletown.core.seat import Seat
from tabletown.envs.encoding import AnyEncoding, IllegalAction, load_encoding
from tabletown.envs.names import versioned
from tabletown.envs.play import as_action
from tabletown.envs.rewards import WIN_SHARE
from tabletown.envs.spaces import Action, Observed, TableEnv


class TurnByTurn(TableEnv, AECEnv[str, Observed, Action | None]):
    """An illegal action raises IllegalAction, which names the move, and changes nothing."""

    def __init__(self, name: str, encoding: AnyEncoding, reward: str, render_mode: str | None) -> None:
        super().__init__(name, encoding, reward, render_mode)
        self.agent_selection = ""

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        self._game.begin(self._deals.next_seed(seed, options))
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.__dict__.pop("_skip_agent_selection", None)
        self.agent_selection = self.agents[self._game.acting[0]]

    def observe(self, agent: str) -> Observed:
        state = self._game.state
        if state is None:
            raise IllegalAction("no game is being played: reset() begins one")
        seat = self._spaces.seat(agent)
        encoding = self._game.encoding
        mask = encoding.mask(state, seat) if self._may_act(seat) else None
        whole = self._spaces.only_wait.copy() if mask is None else self._spaces.with_wait(mask, is_idle=False)
        return {"observation": encoding.observe(state, seat), "action_mask": whole}

    def step(self, action: Action | None) -> None:
        if not self.agents:
            raise IllegalAction("the game is over: reset() begins another")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self._spaces.seat_of[agent]
        mask = self._game.encoding.mask(self._game.state, seat)
        self._game.play(seat, as_action(action, agent), mask)
        self._cumulative_rewards[agent] = 0.0
        self._go_on()
        if self.render_mode == "human":
            self.render()

    def _may_act(self, seat: Seat) -> bool:
        return seat in self._game.encoding.game.to_act(self._game.state)

    def _go_on(self) -> None:
        outcome = self._game.outcome
        if outcome is None:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self.agent_selection = self.possible_agents[self._game.acting[0]]
            return
        self.rewards = dict(zip(self.agents, self._game.rewards(outcome), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"scores": outcome.scores, "ranks": outcome.ranks} for agent in self.agents}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]


def make_aec(
    game: str, seats: int, /, *, reward: str = WIN_SHARE, render_mode: str | None = None, **options: Option
) -> TurnByTurn:
    return TurnByTurn(versioned(game), load_encoding(game, seats, **options), reward, render_mode)
