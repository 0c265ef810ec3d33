"""Games that are stored with what some bots would play in them, to see whether they still play so.

A file holds games one after another, with an empty line between. Each begins with how its table was opened:

    seed	a name
    seats	4
    options	start=1
    every	3
    seat	played	greedy	balanced
    1	choose S P	choose P P	choose E E
    2	choose S H

Below stands, decision by decision, what the game went on with; of so many decisions one was asked about.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tabletown.arena.entrants import Entrant, bot_seed
from tabletown.bots.bot import AnyBot
from tabletown.bots.roster import RandomBot
from tabletown.core.game import agreed
from tabletown.core.options import parse_options
from tabletown.core.registry import load
from tabletown.core.seat import Seat, all_seats, format_seat, parse_seat

EVERY = 3
"""Bots are asked at every third decision, unless a game says otherwise."""
_HEAD = ("seat", "played")


@dataclass(frozen=True, slots=True)
class StoredDecision:
    seat: Seat
    played: str
    """What the game went on with."""
    moves: tuple[str, ...] = ()
    """What each bot plays here; none where nobody was asked."""


@dataclass(frozen=True, slots=True)
class StoredGame:
    seed: str
    seats: int
    options: tuple[str, ...]
    """As they are typed: `start=1`."""
    every: int
    names: tuple[str, ...]
    """Of the bots."""
    decisions: tuple[StoredDecision, ...] = ()


def parse_games(text: str) -> tuple[StoredGame, ...]:
    return tuple(_parse_game(part.splitlines()) for part in text.split("\n\n") if part.strip())


def format_games(games: Sequence[StoredGame]) -> str:
    return "\n".join(_format_game(game) for game in games)


def play_stored(
    name: str, table: StoredGame, bots: Sequence[Entrant], by: Sequence[int], *, remember: bool = False
) -> StoredGame:
    """A new game at this table. By turns it goes on with what these bots play, by their numbers; if none, by chance."""
    return replace(table, decisions=tuple(_Game(name, table, bots, remember).new(by)))


def changed_moves(
    name: str,
    stored: StoredGame,
    bots: Sequence[Entrant],
    part: tuple[int, int] = (0, 1),
    *,
    remember: bool = False,
) -> tuple[int, list[str]]:
    """How many positions were looked at, and a sentence for each move that is not what it was.

    `part` is a first position and a step, counted among those that were asked about: (0, 10) takes a tenth of them.
    """
    first, step = part
    looked, wrong = 0, list[str]()
    asked = [number for number, decision in enumerate(stored.decisions) if decision.moves]
    chosen = set(asked[first::step])
    game = _Game(name, stored, bots, remember)
    for number, moves in game.again(stored.decisions, chosen):
        looked += 1
        for who, move, was in zip(stored.names, moves, stored.decisions[number].moves, strict=True):
            if move != was:
                wrong.append(f"{who} plays “{move}” at decision {number + 1}, and played “{was}”")
    if not game.is_over():
        wrong.append("the game is not over where it was")
    return looked, wrong


class _Game:
    """One game in which bots are asked, whichever move is played.

    Each question goes to a new bot, as at a table, unless `remember`: a bot that remembers may answer otherwise.
    """

    def __init__(self, name: str, table: StoredGame, bots: Sequence[Entrant], remember: bool) -> None:
        self.game, self.name, self.table, self.entrants = load(name), name, table, bots
        options = agreed(self.game, table.seats, parse_options(table.options))
        self.state = self.game.setup(table.seats, table.seed, **options)
        self.kept = {seat: [self._make(seat, one) for one in bots] for seat in all_seats(table.seats) if remember}

    def new(self, by: Sequence[int]) -> Iterator[StoredDecision]:
        chance, number = RandomBot(self.table.seed), 0
        while acting := self.game.to_act(self.state):
            for seat in sorted(acting):
                moves = self.game.legal_moves(self.state, seat)
                asked = number % self.table.every == 0 and len(moves) > 1
                told = self._asked(seat, range(len(self.entrants))) if asked else ()
                if not by:
                    played = self.game.format_move(chance.decide(None, moves).move)
                else:
                    who = by[number % len(by)]
                    played = told[who] if told else self._asked(seat, [who])[0]
                yield StoredDecision(seat, played, told)
                self._go_on(seat, played)
                number += 1

    def again(self, decisions: Sequence[StoredDecision], chosen: set[int]) -> Iterator[tuple[int, tuple[str, ...]]]:
        """What the bots play now at the chosen decisions, by their numbers."""
        for number, decision in enumerate(decisions):
            if number in chosen:
                yield number, self._asked(decision.seat, range(len(self.entrants)))
            self._go_on(decision.seat, decision.played)

    def is_over(self) -> bool:
        return not self.game.to_act(self.state)

    def _asked(self, seat: Seat, who: Sequence[int]) -> tuple[str, ...]:
        view, moves = self.game.view(self.state, seat), self.game.legal_moves(self.state, seat)
        bots = [self.kept[seat][one] if self.kept else self._make(seat, self.entrants[one]) for one in who]
        return tuple(self.game.format_move(bot.decide(view, moves).move) for bot in bots)

    def _make(self, seat: Seat, bot: Entrant) -> AnyBot:
        return bot.make(self.name, bot_seed(self.table.seed, seat, bot.bot))

    def _go_on(self, seat: Seat, played: str) -> None:
        self.state = self.game.apply(self.state, seat, self.game.parse_move(played)).state


def _parse_game(lines: Sequence[str]) -> StoredGame:
    rows = [line.split("\t") for line in lines]
    start = next(number for number, row in enumerate(rows) if tuple(row[: len(_HEAD)]) == _HEAD)
    facts = dict(rows[:start])
    seats = int(facts["seats"])
    decisions = [StoredDecision(parse_seat(row[0], seats), row[1], tuple(row[2:])) for row in rows[start + 1 :]]
    return StoredGame(
        facts["seed"],
        seats,
        tuple(facts.get("options", "").split()),
        int(facts.get("every", EVERY)),
        tuple(rows[start][len(_HEAD) :]),
        tuple(decisions),
    )


def _format_game(game: StoredGame) -> str:
    facts = [("seed", game.seed), ("seats", str(game.seats))]
    if game.options:
        facts.append(("options", " ".join(game.options)))
    if game.every != EVERY:
        facts.append(("every", str(game.every)))
    rows = [(format_seat(one.seat), one.played, *one.moves) for one in game.decisions]
    return "".join("\t".join(row) + "\n" for row in (*facts, (*_HEAD, *game.names), *rows))
