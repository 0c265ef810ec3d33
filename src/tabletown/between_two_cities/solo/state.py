"""Everything there is to know about a solo game: your two cities, Automaville, the rows of tiles, the stacks."""

from dataclasses import dataclass
from enum import StrEnum

from tabletown.between_two_cities.automas.cards import DeckCard, solo_deck
from tabletown.between_two_cities.automas.choice import Choice
from tabletown.between_two_cities.automas.names import Automa, Mode, Town
from tabletown.between_two_cities.automas.ville import Ville
from tabletown.between_two_cities.box.modules import BASE, Modules
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Pair, Side
from tabletown.between_two_cities.people.state import Hand
from tabletown.between_two_cities.solo.growth import Growth, growth_after
from tabletown.between_two_cities.solo.schedule import SoloTurn, solo_schedule
from tabletown.core.seat import Seat


class SoloPhase(StrEnum):
    CHOOSE = "choose"
    PLACE = "place"
    DISCARD = "discard"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Setting:
    """What was agreed before the game."""

    mode: Mode
    level: int
    doubled: tuple[str, ...] = ()
    """Categories that count double for you (a game of a campaign)."""
    modules: Modules = BASE
    """What of Capitals is played with."""
    hard: bool = False
    """Districts of Automaville are one larger still."""
    even: bool = False
    """Automaville grows by the house rule, not as the booklet says (simple mode with Capitals, rule 4.4)."""

    @property
    def hand(self) -> int:
        return self.modules.hand

    @property
    def deck(self) -> tuple[DeckCard, ...]:
        """The cards that the Automas draw (full mode), in the order of the data file."""
        return solo_deck(capitals=self.modules != BASE)

    def growth_after(self, number: int) -> Growth:
        """Random tiles that Automaville gets after round 1 or 3 in the simple mode (rules 4.2 and 4.4)."""
        return growth_after(number, self.modules, even=self.even)


@dataclass(frozen=True, slots=True)
class Assigned:
    """One tile that an Automa has taken in this turn."""

    automa: Automa
    town: Town
    choice: Choice


@dataclass(frozen=True, slots=True)
class SoloState:
    setting: Setting
    singles: Hand
    """Still in the box, the next one first."""
    duplexes: Hand
    cards: tuple[DeckCard, ...]
    """The whole deck in its order (full mode)."""
    dealt: int
    """How many cards have been drawn."""
    turn: int
    """Index into the schedule; its length when the game is over."""
    hand: Hand
    rows: tuple[Hand, ...]
    """What lies before Autommaso and Automarta (full mode)."""
    chosen: Pair | None
    loose: Hand
    """Your chosen tiles that are not placed yet."""
    filled: Side | None
    """The side on which you have placed the first of your own tiles in this turn."""
    theirs: tuple[Tile | None, Tile | None]
    """The Automas' tiles that you still place: for Lefthaven, for Rightcastle."""
    assigned: tuple[Assigned, ...]
    """What the Automas have taken in this turn, and why."""
    cities: tuple[City, City]
    """Lefthaven and Rightcastle."""
    ville: Ville
    discards: Hand

    @property
    def turns(self) -> tuple[SoloTurn, ...]:
        return solo_schedule(self.setting.mode, self.setting.hand)

    @property
    def phase(self) -> SoloPhase:
        if self.turn == len(self.turns):
            return SoloPhase.OVER
        if self.chosen is None:
            return SoloPhase.CHOOSE
        return SoloPhase.PLACE if self.loose or any(self.theirs) else SoloPhase.DISCARD


YOU = Seat(0)
SIDES = (Side.LEFT, Side.RIGHT)
TOWN_OF = {Side.LEFT: Town.LEFTHAVEN, Side.RIGHT: Town.RIGHTCASTLE}
PARTNER_OF = {Side.LEFT: Automa.AUTOMMASO, Side.RIGHT: Automa.AUTOMARTA}
TOWNS = (Town.LEFTHAVEN, Town.AUTOMAVILLE, Town.RIGHTCASTLE)
"""In the order of the ring: you and Autommaso, the two Automas, Automarta and you."""


def before_all_turns(
    setting: Setting, cities: tuple[City, City], ville: Ville, cards: tuple[DeckCard, ...], stacks: tuple[Hand, Hand]
) -> SoloState:
    """Nothing is drawn yet; the stacks are singles, then duplexes."""
    singles, duplexes = stacks
    return SoloState(
        setting,
        singles,
        duplexes,
        cards,
        dealt=0,
        turn=0,
        hand=(),
        rows=(),
        chosen=None,
        loose=(),
        filled=None,
        theirs=(None, None),
        assigned=(),
        cities=cities,
        ville=ville,
        discards=(),
    )


def side_number(side: Side) -> int:
    return 0 if side is Side.LEFT else 1


def to_place(state: SoloState, side: Side) -> tuple[Tile, ...]:
    """The different tiles that may go into one of your cities now. Of two equal ones the Automa's is placed first."""
    theirs = state.theirs[side_number(side)]
    own = () if state.filled is side else state.loose
    return tuple(dict.fromkeys([*([theirs] if theirs else []), *own]))
