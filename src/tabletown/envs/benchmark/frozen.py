"""That a population still plays as it did: positions that were stored, and what every member played there."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tabletown.arena.entrants import bot_seed
from tabletown.bots.bot import AnyBot
from tabletown.bots.random import RandomBot
from tabletown.core.registry import load
from tabletown.core.seat import Seat, all_seats, format_seat, parse_seat
from tabletown.envs.benchmark.population import Population, positions_text

EVERY = 3
"""Of so many decisions one is asked about."""
_HEAD = ("seat", "played")


@dataclass(frozen=True, slots=True)
class StoredDecision:
    seat: Seat
    played: str
    """What the game went on with."""
    moves: tuple[str, ...]
    """What each member plays here; none where nobody was asked."""


def write_positions(population: Population) -> str:
    """A game by chance, and what the members would play. For a new version only: a frozen one is never written anew."""
    seed = f"population-{population.version}"
    lines = [f"seed\t{seed}", f"seats\t{population.seats}", "\t".join((*_HEAD, *_names(population)))]
    for decision in _game(population, seed, None):
        lines.append("\t".join((format_seat(decision.seat), decision.played, *decision.moves)))
    return "\n".join(lines) + "\n"


def changed_moves(population: Population) -> tuple[int, list[str]]:
    """How many moves were asked for, and a sentence for each that is not what it was."""
    (_, seed), (_, _seats), head, *rows = _rows(positions_text(population.game, population.version))
    names = tuple(head[len(_HEAD) :])
    stored = [StoredDecision(parse_seat(row[0], population.seats), row[1], tuple(row[2:])) for row in rows]
    asked, wrong = 0, list[str]()
    if names != _names(population):
        wrong.append(f"the members are {', '.join(_names(population))}, and were {', '.join(names)}")
        return asked, wrong
    for number, (now, then) in enumerate(zip(_game(population, seed, stored), stored, strict=True), 1):
        for name, move, was in zip(names if then.moves else (), now.moves, then.moves, strict=True):
            asked += 1
            if move != was:
                wrong.append(f"{name} plays “{move}” at decision {number}, and played “{was}”")
    return asked, wrong


def _rows(text: str) -> list[list[str]]:
    return [line.split("\t") for line in text.splitlines()]


def _names(population: Population) -> tuple[str, ...]:
    return tuple(member.name for member in population.members)


def _game(population: Population, seed: str, stored: Sequence[StoredDecision] | None) -> Iterator[StoredDecision]:
    """Decision by decision: as it is stored, or else by chance."""
    game = load(population.game)
    state = game.setup(population.seats, seed)
    chance, number = RandomBot(seed), 0
    bots = {seat: _bots(population, seed, seat) for seat in all_seats(population.seats)}
    while acting := game.to_act(state):
        for seat in sorted(acting):
            moves = game.legal_moves(state, seat)
            view = game.view(state, seat)
            move = chance.decide(view, moves).move if stored is None else game.parse_move(stored[number].played)
            asked = bots[seat] if number % EVERY == 0 and len(moves) > 1 else []
            told = tuple(game.format_move(bot.decide(view, moves).move) for bot in asked)
            yield StoredDecision(seat, game.format_move(move), told)
            state, number = game.apply(state, seat, move).state, number + 1


def _bots(population: Population, seed: str, seat: Seat) -> list[AnyBot]:
    return [one.make(population.game, bot_seed(seed, seat, one.bot)) for one in population.entrants()]
