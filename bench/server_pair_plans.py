"""Which pairs of tables differ only in what a seat may not know, and what can happen at both without showing it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from tabletown.core.chance import Stream
from tabletown.core.errors import TabletownError
from tabletown.core.event import Event
from tabletown.core.face import OptionKind
from tabletown.core.game import Option
from tabletown.core.registry import face, load, names
from tabletown.core.seat import Seat

LONGEST = 64
"""Moves before the two tables part, at most."""
STEPS = 5
TRIES = 10


@dataclass(frozen=True, slots=True)
class TableKind:
    """Which game, with how many seats, by which options, and whether bots sit at it."""

    game: str
    seats: int
    options: tuple[tuple[str, Option], ...] = ()
    bots: bool = False

    def __str__(self) -> str:
        options = "".join(f", {name}={value}" for name, value in self.options)
        return f"{self.game} for {self.seats}{options}{', bots' if self.bots else ''}"


@dataclass(frozen=True, slots=True)
class Plan:
    """Two worlds that one seat cannot tell apart, and what happens in each."""

    kind: TableKind
    number: int
    observer: int
    states: tuple[object, object]
    moves: tuple[tuple[int, str, str], ...]
    """By whom, and which in either world."""


@lru_cache
def kinds() -> tuple[TableKind, ...]:
    """Every game at every size, by every option that its face knows, alone and all at once; and with bots."""
    found: list[TableKind] = []
    for game in names():
        for seats in face(game).seats:
            found += [TableKind(game, seats, options) for options in _settings(game, seats)]
            if seats > 1:
                found.append(TableKind(game, seats, bots=True))
    return tuple(found)


def _settings(game: str, seats: int) -> Iterator[tuple[tuple[str, Option], ...]]:
    single: list[tuple[str, Option]] = []
    for option in face(game).options:
        if option.seats and seats not in option.seats:
            continue
        if option.kind is OptionKind.SWITCH:
            single.append((option.name, option.on))
        elif option.kind is OptionKind.CHOICE:
            single += [(option.name, choice.value) for choice in option.choices]
    candidates = [(), *((one,) for one in single), tuple(dict(single).items())]
    for options in candidates:
        try:
            load(game).setup(seats, "kinds", **dict(options))
        except (TabletownError, TypeError):
            continue
        yield options


def plan(kind: TableKind, number: int) -> Plan | None:
    """None: there is nothing hidden here, or the game is over."""
    random = Random(f"{kind}/{number}")
    game, stream = load(kind.game), Stream(f"{number}", "pairs")
    state: object = game.setup(kind.seats, f"{number}", **dict(kind.options))
    for _ in range(0 if kind.bots else random.choice((0, 1, random.randrange(LONGEST)))):
        acting = sorted(game.to_act(state))
        if not acting:
            return None
        seat = random.choice(acting)
        state = game.apply(state, seat, random.choice(game.legal_moves(state, seat))).state
    if not game.to_act(state):
        return None
    observer = Seat(random.randrange(kind.seats))
    other = game.resample(game.view(state, observer), stream)
    moves = [] if kind.bots else _moves(kind, observer, (state, other), random)
    return Plan(kind, number, observer, (state, other), tuple(moves))


def _moves(
    kind: TableKind, observer: Seat, states: tuple[object, object], random: Random
) -> list[tuple[int, str, str]]:
    """What can happen in both worlds without anything turning up that tells them apart."""
    game, found = load(kind.game), list[tuple[int, str, str]]()
    for _ in range(STEPS):
        acting = sorted(game.to_act(states[0]))
        if not acting:
            break
        seat = random.choice(acting)
        if (pair := _pair(kind, observer, seat, states, random)) is None:
            continue
        texts, states = pair
        found.append((int(seat), *texts))
    return found


def _pair(
    kind: TableKind, observer: Seat, seat: Seat, states: tuple[object, object], random: Random
) -> tuple[tuple[str, str], tuple[object, object]] | None:
    game = load(kind.game)
    first = random.choice(game.legal_moves(states[0], seat))
    there = game.legal_moves(states[1], seat)
    same = [move for move in there if game.format_move(move) == game.format_move(first)]
    others = [] if seat == observer else random.sample(there, min(TRIES, len(there)))
    # In secret rather something else than the same.
    for move in [*others, *same]:
        steps = game.apply(states[0], seat, first), game.apply(states[1], seat, move)
        after = (steps[0].state, steps[1].state)
        seen = [[game.view(state, viewer) for viewer in (observer, None)] for state in after]
        told = [_heard(step.events, observer) for step in steps]
        acting = game.to_act(after[0])
        # At the end everything is shown.
        if seen[0] == seen[1] and told[0] == told[1] and acting and acting == game.to_act(after[1]):
            return (game.format_move(first), game.format_move(move)), after
    return None


def _heard(events: Sequence[Event], observer: Seat) -> list[Event]:
    return [event for event in events if event.only is None or event.only == observer]


def pairs(count: int, first: int = 0) -> Iterator[Plan]:
    """Kind by kind in turn, so that any number of them covers all."""
    number, made = first, 0
    while made < count:
        found = plan(kinds()[number % len(kinds())], number)
        number += 1
        if found is not None:
            made += 1
            yield found
