"""What is in the box: building types, single tiles and duplex tiles, as data (rules 1.1 to 1.4 and 11.1)."""

from enum import StrEnum
from itertools import combinations


class Kind(StrEnum):
    """Rows of the score sheet: the six building types in the order of the reference card, then what Capitals adds."""

    SHOP = "shop"
    FACTORY = "factory"
    TAVERN = "tavern"
    OFFICE = "office"
    PARK = "park"
    HOUSE = "house"
    CIVIC = "civic"
    DISTRICT = "district"


TYPES = (Kind.SHOP, Kind.FACTORY, Kind.TAVERN, Kind.OFFICE, Kind.PARK, Kind.HOUSE)
"""What houses and civic buildings mean by a type."""
TYPE_LETTERS = dict(zip("SFTOPH", TYPES, strict=True))
"""How the notation of civic tiles writes types: all taverns are one."""


class Building(StrEnum):
    """What can stand on one square. The value is the letter of the city notation."""

    SHOP = "S"
    FACTORY = "F"
    BED = "B"
    DRINK = "D"
    FOOD = "E"
    MUSIC = "M"
    OFFICE = "O"
    PARK = "P"
    HOUSE = "H"
    CIVIC = "C"

    kind: Kind

    def __init__(self, letter: str) -> None:
        del letter
        self.kind = Kind.__members__.get(self.name, Kind.TAVERN)


TAVERNS = (Building.BED, Building.DRINK, Building.FOOD, Building.MUSIC)


_CIVICS = {
    f"LIKES_{pair}_NOT_{other}": f"{pair}-{other}"
    for pair in map("".join, combinations(TYPE_LETTERS, 2))
    for other in TYPE_LETTERS
    if other not in pair
}


class Tile(StrEnum):
    """A tile. The value is its notation: one letter, `EF` lies (left, right), `F/E` stands (top, bottom).

    `SF-P` is a civic tile that likes shops and factories and dislikes parks.
    """

    SHOP = "S"
    FACTORY = "F"
    BED = "B"
    DRINK = "D"
    FOOD = "E"
    MUSIC = "M"
    OFFICE = "O"
    PARK = "P"
    HOUSE = "H"

    FOOD_FACTORY = "EF"
    FACTORY_OFFICE = "FO"
    FACTORY_SHOP = "FS"
    HOUSE_PARK = "HP"
    HOUSE_BED = "HB"
    OFFICE_HOUSE = "OH"
    OFFICE_SHOP = "OS"
    DRINK_PARK = "DP"
    PARK_FACTORY = "PF"
    PARK_OFFICE = "PO"
    SHOP_MUSIC = "SM"
    SHOP_HOUSE = "SH"

    FACTORY_OVER_FOOD = "F/E"
    FACTORY_OVER_OFFICE = "F/O"
    HOUSE_OVER_OFFICE = "H/O"
    HOUSE_OVER_SHOP = "H/S"
    OFFICE_OVER_PARK = "O/P"
    OFFICE_OVER_SHOP = "O/S"
    DRINK_OVER_HOUSE = "D/H"
    PARK_OVER_FACTORY = "P/F"
    PARK_OVER_HOUSE = "P/H"
    MUSIC_OVER_PARK = "M/P"
    SHOP_OVER_FACTORY = "S/F"
    SHOP_OVER_BED = "S/B"

    # All 60 civic tiles there can be: which of them are in the box is data (`capitals.json`).
    vars().update(_CIVICS)

    rank: int
    """The order in which tiles are listed everywhere."""
    buildings: tuple[Building, ...]
    """One building, or the first and the second half of a duplex."""
    factories: int
    """How many of its buildings are factories."""
    lies: bool
    stands: bool
    shape: int
    """0 for a single tile, 1 for one that lies, 2 for one that stands."""
    likes: tuple[Kind, ...]
    """For a civic tile: the two types it likes beside it."""
    dislikes: Kind | None

    def __init__(self, notation: str) -> None:
        self.rank = len(type(self).__members__)
        wished, civic, hated = notation.partition("-")
        self.likes = tuple(TYPE_LETTERS[letter] for letter in wished) if civic else ()
        self.dislikes = TYPE_LETTERS[hated] if civic else None
        self.buildings = (Building.CIVIC,) if civic else tuple(Building(letter) for letter in notation if letter != "/")
        self.factories = self.buildings.count(Building.FACTORY)
        self.stands = "/" in notation
        self.lies = len(notation) == 2
        self.shape = 1 if self.lies else 2 if self.stands else 0

    @property
    def is_duplex(self) -> bool:
        return self.lies or self.stands

    @property
    def is_civic(self) -> bool:
        return self.dislikes is not None


SINGLE_COUNTS = {
    Tile.SHOP: 16,
    Tile.FACTORY: 16,
    Tile.BED: 5,
    Tile.DRINK: 5,
    Tile.FOOD: 5,
    Tile.MUSIC: 5,
    Tile.OFFICE: 20,
    Tile.PARK: 16,
    Tile.HOUSE: 20,
}
SINGLES = tuple(tile for tile, count in SINGLE_COUNTS.items() for _ in range(count))
DUPLEXES = tuple(tile for tile in Tile if tile.is_duplex)


def civic_tile(likes: tuple[Kind, Kind], dislikes: Kind) -> Tile:
    """The civic tile with these wishes; liking has no order. ValueError if there can be none."""
    letter_of = {kind: letter for letter, kind in TYPE_LETTERS.items()}
    first, second = sorted(likes, key=TYPES.index)
    return Tile(f"{letter_of[first]}{letter_of[second]}-{letter_of[dislikes]}")
