"""That a population still plays as it did: positions that were stored, and what every member played there."""

from tabletown.arena.stored import (
    EVERY,
    StoredGame,
    changed_moves as changed_in,
    format_games,
    parse_games,
    play_stored,
)
from tabletown.envs.benchmark.population import Population, positions_text


def write_positions(population: Population) -> str:
    """A game by chance, and what the members would play. For a new version only: a frozen one is never written anew."""
    table = StoredGame(f"population-{population.version}", population.seats, (), EVERY, _names(population))
    return format_games([play_stored(population.game, table, population.entrants(), by=(), remember=True)])


def changed_moves(population: Population) -> tuple[int, list[str]]:
    """How many moves were asked for, and a sentence for each that is not what it was."""
    (stored,) = parse_games(positions_text(population.game, population.version))
    if stored.names != _names(population):
        return 0, [f"the members are {', '.join(_names(population))}, and were {', '.join(stored.names)}"]
    looked, wrong = changed_in(population.game, stored, population.entrants(), remember=True)
    return looked * len(stored.names), wrong


def _names(population: Population) -> tuple[str, ...]:
    return tuple(member.name for member in population.members)
