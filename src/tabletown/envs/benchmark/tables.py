"""Which tables a benchmark plays: an agent alone, in halves, with itself, and with other runs of its own training."""

from collections.abc import Sequence
from itertools import combinations

from tabletown.arena.blocks import BlockPlan, BotTable, Seating, seating_of, tables
from tabletown.arena.entrants import Entrant
from tabletown.bots.bot import Budget
from tabletown.core.errors import BadSetup
from tabletown.envs.benchmark.population import Population

SELF_PLAY, CROSS_PLAY = "self-play", "cross-play"


def benchmark_plan(
    population: Population, agents: Sequence[Entrant], *, seats: int | None, blocks: int, seed: str
) -> BlockPlan:
    """Without agents the members are measured by each other. Raises BadSetup."""
    members = population.entrants()
    count = population.seats if seats is None else seats
    if count < 2:
        raise BadSetup("a benchmark is for tables of two seats or more")
    if taken := [agent.label for agent in agents if agent.label in {member.label for member in members}]:
        raise BadSetup(f"“{taken[0]}” is a member of the population: without an agent its members play each other")
    if len({agent.label for agent in agents}) < len(agents):
        raise BadSetup("an agent is named twice: several are runs of one training, each by its own name")
    played = tuple(_tables(population.game, count, [one.label for one in agents], [one.label for one in members]))
    entrants = (*agents, *members)
    return BlockPlan(population.game, count, seed, blocks, entrants, Budget(), only=played, figures=population.figures)


def table_name(table: BotTable, agent: str) -> str:
    """What a table is called from an agent's side."""
    own, rest = table.count(agent), len(table) - table.count(agent)
    if not rest:
        return SELF_PLAY
    if 1 in (own, rest):
        return f"{own}-v-{rest}"
    return "A" * own + "B" * rest if seating_of(table) is Seating.TOGETHER else "AB" * own


def _tables(game: str, seats: int, agents: Sequence[str], members: Sequence[str]) -> list[BotTable]:
    measured = agents or members
    found: list[BotTable] = [(one,) * seats for one in measured]
    # Runs of one training meet at all tables; a member that sits alone among agents says nothing of the agent.
    pairs = list(combinations(measured, 2))
    found += [table for one, other in pairs for table in tables(game, seats, one, other)]
    if agents:
        met = [table for agent in agents for member in members for table in tables(game, seats, agent, member)]
        found += [table for table in met if seats == 2 or not any(table.count(member) == 1 for member in members)]
    return found
