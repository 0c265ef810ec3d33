"""What is in the box: building types, single tiles and duplex tiles, as data (rules 1.1 to 1.4)."""

from enum import StrEnum


class Kind(StrEnum):
    """The six building types, in the order of the reference card, which is also the order of the tie-breaks."""

    SHOP = "shop"
    FACTORY = "factory"
    TAVERN = "tavern"
    OFFICE = "office"
    PARK = "park"
    HOUSE = "house"


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

    @property
    def kind(self) -> Kind:
        return Kind.TAVERN if self in TAVERNS else Kind[self.name]


TAVERNS = (Building.BED, Building.DRINK, Building.FOOD, Building.MUSIC)


class Tile(StrEnum):
    """A tile. The value is its notation: one letter, `EF` lies (left, right), `F/E` stands (top, bottom)."""

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

    rank: int
    """The order in which tiles are listed everywhere."""
    buildings: tuple[Building, ...]
    """One building, or the first and the second half of a duplex."""
    lies: bool
    stands: bool

    def __init__(self, notation: str) -> None:
        self.rank = len(type(self).__members__)
        self.buildings = tuple(Building(letter) for letter in notation if letter != "/")
        self.stands = "/" in notation
        self.lies = len(notation) == 2

    @property
    def is_duplex(self) -> bool:
        return self.lies or self.stands


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
