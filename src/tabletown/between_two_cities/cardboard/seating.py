"""Who sits where: 15 numbered cards, each with a criterion to sit by (rule 2.1). The words are in `locales/`."""

from enum import StrEnum

from tabletown.core.chance import shuffled
from tabletown.core.errors import BadSetup
from tabletown.core.sentence import sentence


class Criterion(StrEnum):
    """What a seating card asks. The value is the name of its message; a card's number is its place in this list."""

    BRIDGE = "seating-bridge"
    STAIRS = "seating-stairs"
    EARLY = "seating-early"
    FAR = "seating-far"
    TOWNS = "seating-towns"
    BAG = "seating-bag"
    KEYS = "seating-keys"
    PLANT = "seating-plant"
    NEIGHBOURS = "seating-neighbours"
    LETTERS = "seating-letters"
    TRAM = "seating-tram"
    SHOES = "seating-shoes"
    WINDOWS = "seating-windows"
    BAKED = "seating-baked"
    BIRTHDAY = "seating-birthday"

    @property
    def number(self) -> int:
        return list(type(self)).index(self) + 1


def draw_criterion(seed: str) -> Criterion:
    """One card for the whole table: sit in the order that it asks for."""
    return shuffled(list(Criterion), seed, "seating/criterion")[0]


def draw_numbers(players: int, seed: str) -> tuple[int, ...]:
    """One card for each player: they sit clockwise by its number, the lowest in seat 1."""
    if not 1 <= players <= 7:
        raise BadSetup(sentence("seating-players", count=players))
    return tuple(card.number for card in shuffled(list(Criterion), seed, "seating/numbers")[:players])


def seat_order(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """By seat: which player (0, 1, …) takes it."""
    return tuple(sorted(range(len(numbers)), key=lambda player: numbers[player]))
