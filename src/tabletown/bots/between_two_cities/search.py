"""Plays many possible games to an end for its best candidates, and keeps halving them (flat Monte-Carlo)."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2
from time import perf_counter

from tabletown.between_two_cities.moves import Choose, Move, Place, Side
from tabletown.between_two_cities.state import Phase, State
from tabletown.between_two_cities.view import View
from tabletown.between_two_cities.worlds import resample
from tabletown.bots.between_two_cities.evaluation import SHOWN, Judge, acting
from tabletown.bots.between_two_cities.outlook import Looker, Outlook
from tabletown.bots.between_two_cities.playout import (
    Deals,
    Table,
    best_order,
    best_split,
    place_split,
    place_tile,
    play_turns,
)
from tabletown.bots.between_two_cities.prize import win_share
from tabletown.bots.between_two_cities.reading import deals_of, likely_site, site_and_bit
from tabletown.bots.between_two_cities.site import Site, put
from tabletown.bots.bot import Budget, Decision, Thought
from tabletown.core.chance import Stream


@dataclass(frozen=True, slots=True)
class Settings:
    choices: int = 8
    """Pairs looked at more closely, the best by the judge."""
    placements: int = 6
    ahead: int = 3
    """Turns played before the evaluation decides."""
    doubt: float = 2.5
    lean: float = 0.3
    end_lean: float = 0.8
    trust: float = 4.0
    """Simulations that the judge's own opinion counts for."""
    scale: float = 0.04
    """Share of the win for one point of the judge."""


@dataclass(slots=True)
class Candidate:
    thought: Thought[Move]
    prior: float
    total: float = 0.0
    tried: int = 0

    def value(self, trust: float) -> float:
        return (self.total + trust * self.prior) / (self.tried + trust)


@dataclass(frozen=True, slots=True)
class World:
    hands: tuple[tuple[int, ...], ...]
    deals: Deals


class SearchBot:
    name = "search"

    def __init__(self, seed: str, budget: Budget, outlook: Outlook, settings: Settings = Settings()) -> None:
        self.seed = seed
        self.budget = budget
        self.settings = settings
        self.looker = Looker(outlook)
        self.judge = Judge(self.looker, settings.lean)

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        started = perf_counter()
        rated = self.judge.rate(view, moves)
        limit = self.settings.choices if view.phase is Phase.CHOOSE else self.settings.placements
        rated = rated[:limit]
        if len(rated) == 1:
            return Decision(rated[0].move, tuple(rated))
        top = rated[0].value
        field = [Candidate(t, 0.25 + self.settings.scale * (t.value - top)) for t in rated]
        simulations = self._run(view, field, started)
        field.sort(key=lambda c: (-c.tried, -c.value(self.settings.trust)))
        best = tuple(
            Thought(c.thought.move, c.value(self.settings.trust), f"{c.thought.words}; {c.tried} games")
            for c in field[:SHOWN]
        )
        return Decision(best[0].move, best, simulations)

    def _run(self, view: View, field: list[Candidate], started: float) -> int:
        alive = list(field)
        stages = ceil(log2(len(field)))
        used = number = 0
        seconds = self.budget.seconds
        simulations = self.budget.simulations
        if seconds is None and simulations is None:
            simulations = 200
        stream = Stream(self.seed, f"{view.turn}/{view.phase}/{len(view.loose[acting(view)])}")
        for stage in range(stages):
            until = started + seconds * 0.97 * (stage + 1) / stages if seconds is not None else 0.0
            share = max(1, simulations // (stages * len(alive))) if simulations is not None else 1 << 30
            for _ in range(share):
                world = self._world(view, stream)
                number += 1
                for c in alive:
                    c.total += self._simulate(view, c.thought.move, world)
                    c.tried += 1
                    used += 1
                    if seconds is not None and perf_counter() > until:
                        break
                if seconds is not None and perf_counter() > until:
                    break
            alive.sort(key=lambda c: -c.value(self.settings.trust))
            alive = alive[: (len(alive) + 1) // 2]
        return used

    def _world(self, view: View, stream: Stream) -> World:
        state = resample(view, stream)
        return World(tuple(tuple(t.rank for t in hand) for hand in state.hands), deals_of(state))

    def _simulate(self, view: View, move: Move, world: World) -> float:
        s = self.settings
        seat = acting(view)
        cities = [likely_site(city) for city in view.cities]
        table = Table(view.seats, view.turn, [list(h) for h in world.hands], cities)
        last = len(table.turns)
        until = min(last, view.turn + s.ahead)
        if last - until <= 1: until = last
        if isinstance(move, Choose):
            pair = (move.tiles[0].rank, move.tiles[1].rank)
            splits = [
                best_order(table, seat, pair, self.looker) if who == seat else best_split(table, who, self.looker)
                for who in range(view.seats)
            ]
            for who, split in enumerate(splits):
                table.take(who, split)
                place_split(table, who, split, self.looker)
        else:
            side = 0 if move.side is Side.LEFT else 1
            loose = [[t.rank for t in tiles] for tiles in view.loose]
            filled = [None if f is None else 0 if f is Side.LEFT else 1 for f in view.filled]
            city = table.owned[seat][side]
            site, bit = site_and_bit(view.cities[city], move.tile.rank, move.square)
            table.cities[city] = put(site, move.tile.rank, bit)
            loose[seat].remove(move.tile.rank)
            filled[seat] = side
            for who in range(view.seats):
                if len(loose[who]) == 2:
                    pair = (loose[who][0], loose[who][1])
                    place_split(table, who, best_order(table, who, pair, self.looker), self.looker)
                elif loose[who]:
                    place_tile(table, who, 1 - filled[who], loose[who][0], self.looker)
        table.end_turn(world.deals)
        play_turns(table, world.deals, self.looker, until)
        doubt = 0.5 if table.turn == last else s.doubt
        return win_share(table, seat, self.looker, doubt, s.end_lean if table.turn < last else 0.98)
