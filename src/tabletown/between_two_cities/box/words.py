"""What is in the box, in words of every language."""

from collections.abc import Iterable

from tabletown.between_two_cities.box.tiles import Building, Kind, Tile
from tabletown.core.sentence import Listing, Sayer, Sentence, Value, Word, listing, sentence

BUILDING_WORDS = {
    Building.SHOP: "building-shop",
    Building.FACTORY: "building-factory",
    Building.BED: "building-bed",
    Building.DRINK: "building-drink",
    Building.FOOD: "building-food",
    Building.MUSIC: "building-music",
    Building.OFFICE: "building-office",
    Building.PARK: "building-park",
    Building.HOUSE: "building-house",
    Building.CIVIC: "building-civic",
}
COLUMN_WORDS = {
    "shops": "kind-shops",
    "factories": "kind-factories",
    "taverns": "kind-taverns",
    "offices": "kind-offices",
    "parks": "kind-parks",
    "houses": "kind-houses",
    "civics": "kind-civics",
    "districts": "kind-districts",
}
"""By row of the score sheet."""
_KIND_WORDS = dict(zip(Kind, COLUMN_WORDS.values(), strict=True))
SOME_WORDS = {
    "shops": "some-shops",
    "factories": "some-factories",
    "taverns": "some-taverns",
    "offices": "some-offices",
    "parks": "some-parks",
    "houses": "some-houses",
    "civics": "some-civics",
    "districts": "some-districts",
}
"""The same in the middle of a sentence."""
_SOME_OF = dict(zip(Kind, SOME_WORDS.values(), strict=True))
_DISTRICT = "district-"


def name_tile(tile: Tile) -> Value:
    """`park`; a duplex by both halves, a civic tile by its wishes: else two of them could not be told apart."""
    if tile.is_civic:
        first, second = map(type_word, tile.likes)
        return sentence("civic-tile", first=first, second=second, other=type_word(tile.dislikes or Kind.CIVIC))
    halves = [Word(BUILDING_WORDS[building]) for building in tile.buildings]
    if not tile.is_duplex:
        return halves[0]
    return sentence("duplex-standing" if tile.stands else "duplex-lying", first=halves[0], second=halves[1])


def name_tiles(tiles: Iterable[Tile]) -> Value:
    named = listing(map(name_tile, tiles))
    return named if named.items else Word("nothing")


def say_tile(tile: Tile, say: Sayer) -> str:
    """With its letters, as it is typed: `S (shop)`."""
    return f"{tile} ({say('plain-list', items=name_tile(tile))})"


def say_tiles(tiles: Iterable[Tile], say: Sayer) -> str:
    return ", ".join(say_tile(tile, say) for tile in tiles)


def type_word(kind: Kind) -> Word:
    """One building of a type; all taverns are one."""
    return Word("building-tavern" if kind is Kind.TAVERN else BUILDING_WORDS[Building[kind.name]])


def kind_word(kind: Kind) -> Word:
    """A row of the score sheet."""
    return Word(_KIND_WORDS[kind])


def some_word(kind: Kind) -> Word:
    """The buildings of a kind, in the middle of a sentence."""
    return Word(_SOME_OF[kind])


def name_others(kind: Kind, others: Iterable[Kind]) -> Listing:
    """What a group counts besides: the kinds of a district; for a house one of each type."""
    return listing(map(some_word if kind is Kind.DISTRICT else type_word, others))


def name_kinds(kinds: Iterable[Kind]) -> Listing:
    """In a sentence: `shops and parks`."""
    return listing(map(some_word, kinds))


def name_category(category: str) -> Value:
    """What can count double in a campaign: a row of the score sheet, or one of the three districts."""
    if category.startswith(_DISTRICT):
        return sentence("some-district-number", number=int(category.removeprefix(_DISTRICT)))
    return Word(SOME_WORDS[category])


def name_categories(categories: Iterable[str]) -> Listing:
    return listing(map(name_category, categories))


def name_city(number: int) -> Sentence:
    """By its index."""
    return sentence("city-number", number=number + 1)
