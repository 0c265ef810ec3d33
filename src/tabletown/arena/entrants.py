"""Who plays: bots by name, each with the time or the simulations it may use for a move."""

import re
from dataclasses import dataclass
from hashlib import sha256

from tabletown.bots.bot import AnyBot, Budget
from tabletown.bots.levels import make_opponent
from tabletown.bots.roster import factory
from tabletown.core.errors import TabletownError
from tabletown.core.seat import Seat

_BUDGET = re.compile(r"(\d{1,9}(?:\.\d{1,9})?)(s|ms|sims|%)", re.ASCII)


class BadEntrant(TabletownError):
    """A bot that cannot enter."""


@dataclass(frozen=True, slots=True)
class Entrant:
    label: str
    """What it is called in every table: as it was typed."""
    bot: str
    """A name of the roster, a level, or `package.module:factory` for a bot from elsewhere."""
    budget: Budget
    """A level has one of its own."""

    def make(self, game: str, seed: str) -> AnyBot:
        if ":" in self.bot:
            return factory(self.bot)(seed, self.budget)
        return make_opponent(game, self.bot, seed, self.budget)


def parse_entrants(text: str, budget: Budget) -> tuple[Entrant, ...]:
    """`a,b@1s,c@200sims,my.module:make`: bots with commas between; a budget of its own goes before the common one."""
    found = tuple(parse_entrant(label, budget) for label in text.split(","))
    twice = next((entrant.label for place, entrant in enumerate(found) if entrant in found[:place]), None)
    if twice is not None:
        raise BadEntrant(f"“{twice}” is named twice: a bot plays against others, not against itself")
    if len(found) < 2:
        raise BadEntrant("an arena needs two bots or more, with commas between, such as random,greedy")
    return found


def bot_seed(deal: str, seat: Seat, bot: str) -> str:
    """The bot's own chance. Hashed, because the deal could be read off its plain text."""
    return sha256(f"{deal}/{seat}/{bot}".encode()).hexdigest()


def parse_entrant(label: str, budget: Budget) -> Entrant:
    bot, at, own = label.partition("@")
    if not bot or bot != bot.strip() or not bot.isprintable():
        raise BadEntrant(f"“{label}” is no bot: write names with commas and no blanks between, such as random,greedy")
    return Entrant(label, bot, _parse_budget(label, own) if at else budget)


def _parse_budget(label: str, text: str) -> Budget:
    match = _BUDGET.fullmatch(text)
    if match is None or float(match[1]) == 0 or (match[2] == "sims" and "." in match[1]):
        raise BadEntrant(f"“{label}”: a bot's own budget is written like @0.2s, @200ms, @400sims or @5%")
    if match[2] == "%":
        return Budget(mistakes=float(match[1]) / 100)
    if match[2] == "sims":
        return Budget(simulations=int(match[1]))
    return Budget(seconds=float(match[1]) / (1000 if match[2] == "ms" else 1))
