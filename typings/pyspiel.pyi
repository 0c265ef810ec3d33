# What is used here of OpenSpiel, which brings no types.
from collections.abc import Callable, Mapping, Sequence

class PlayerId:
    CHANCE: int
    TERMINAL: int

class GameType:
    class Dynamics:
        SEQUENTIAL: GameType.Dynamics

    class ChanceMode:
        EXPLICIT_STOCHASTIC: GameType.ChanceMode

    class Information:
        IMPERFECT_INFORMATION: GameType.Information

    class Utility:
        CONSTANT_SUM: GameType.Utility

    class RewardModel:
        TERMINAL: GameType.RewardModel

    short_name: str
    min_num_players: int
    def __init__(
        self,
        *,
        short_name: str,
        long_name: str,
        dynamics: GameType.Dynamics,
        chance_mode: GameType.ChanceMode,
        information: GameType.Information,
        utility: GameType.Utility,
        reward_model: GameType.RewardModel,
        max_num_players: int,
        min_num_players: int,
        provides_information_state_string: bool,
        provides_information_state_tensor: bool,
        provides_observation_string: bool,
        provides_observation_tensor: bool,
        parameter_specification: Mapping[str, object],
    ) -> None: ...

class GameInfo:
    def __init__(
        self,
        *,
        num_distinct_actions: int,
        max_chance_outcomes: int,
        num_players: int,
        min_utility: float,
        max_utility: float,
        utility_sum: float,
        max_game_length: int,
    ) -> None: ...

class Game:
    def __init__(self, kind: GameType, info: GameInfo, parameters: Mapping[str, object]) -> None: ...
    def new_initial_state(self) -> State: ...
    def num_players(self) -> int: ...
    def num_distinct_actions(self) -> int: ...

class State:
    def __init__(self, game: Game) -> None: ...
    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def current_player(self) -> int: ...
    def legal_actions(self) -> list[int]: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def apply_action(self, action: int) -> None: ...
    def action_to_string(self, player: int, action: int) -> str: ...
    def returns(self) -> list[float]: ...
    def clone(self) -> State: ...
    def history(self) -> list[int]: ...
    def observation_tensor(self, player: int) -> list[float]: ...
    def observation_string(self, player: int) -> str: ...

class PrivateInfoType:
    NONE: PrivateInfoType

class IIGObservationType:
    perfect_recall: bool
    private_info: PrivateInfoType
    def __init__(self, *, perfect_recall: bool) -> None: ...

def register_game(kind: GameType, make: Callable[..., Game]) -> None: ...
def load_game(name: str, parameters: Mapping[str, object] = ...) -> Game: ...
def registered_names() -> Sequence[str]: ...
def random_sim_test(game: Game, *, num_sims: int, serialize: bool, verbose: bool) -> None: ...
