"""What is in the box, in words of every language."""

from collections.abc import Iterable
from functools import cache

from tabletown.between_two_cities.box.canvas import NATURE
from tabletown.between_two_cities.box.modules import District
from tabletown.between_two_cities.box.tiles import TYPE_LETTERS, Building, Kind, Tile
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
_ONE_WORDS = {
    Building.SHOP: "one-shop",
    Building.FACTORY: "one-factory",
    Building.BED: "one-bed",
    Building.DRINK: "one-drink",
    Building.FOOD: "one-food",
    Building.MUSIC: "one-music",
    Building.OFFICE: "one-office",
    Building.PARK: "one-park",
    Building.HOUSE: "one-house",
}
"""As what somebody places or shows: with its article, and in the case that languages have for it."""
_TWO_WORDS = {
    Building.SHOP: "two-shop",
    Building.FACTORY: "two-factory",
    Building.BED: "two-bed",
    Building.DRINK: "two-drink",
    Building.FOOD: "two-food",
    Building.MUSIC: "two-music",
    Building.OFFICE: "two-office",
    Building.PARK: "two-park",
    Building.HOUSE: "two-house",
}
"""Two that are alike: nobody says “a shop and a shop”."""
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
MAT_WORDS = {
    "bay": "mat-bay",
    "lake": "mat-lake",
    "river": "mat-river",
    "ridge": "mat-ridge",
    "mountain": "mat-mountain",
    "stream": "mat-stream",
    "forest": "mat-forest",
}
"""By name in our data file. What the owner of a box calls her own stays as she wrote it."""
LETTER_WORDS = {
    **{letter.value: word for letter, word in BUILDING_WORDS.items()},
    "T": "building-tavern",
    NATURE: "square-nature",
}
"""By letter of a city or of a civic tile."""
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
_TYPE_LETTERS = {kind: letter for letter, kind in TYPE_LETTERS.items()} | {Kind.CIVIC: Building.CIVIC.value}
_DISTRICT = "district-"


@cache
def name_tile(tile: Tile) -> Value:
    """`park`; a duplex by both halves, a civic tile by its wishes: else two of them could not be told apart."""
    if tile.is_civic:
        return _wishes("civic-tile", tile)
    if tile.is_duplex:
        return _halves("duplex-standing" if tile.stands else "duplex-lying", tile)
    return Word(BUILDING_WORDS[tile.buildings[0]])


@cache
def name_one(tile: Tile) -> Value:
    """`a park`, after a verb of which it is the object."""
    if tile.is_civic:
        return _wishes("one-civic-tile", tile)
    if tile.is_duplex:
        return _halves("one-duplex-standing" if tile.stands else "one-duplex-lying", tile)
    return Word(_ONE_WORDS[tile.buildings[0]])


def name_each(tiles: Iterable[Tile]) -> Value:
    """`a park and a shop`, or `two parks`, after a verb."""
    first, *others = tiles
    if others == [first] and first.buildings[0] in _TWO_WORDS and not (first.is_duplex or first.is_civic):
        return Word(_TWO_WORDS[first.buildings[0]])
    return listing(map(name_one, (first, *others)))


def _halves(message: str, tile: Tile) -> Sentence:
    first, second = (Word(BUILDING_WORDS[building]) for building in tile.buildings)
    return sentence(message, first=first, second=second)


def name_wishes(tile: Tile) -> Sentence:
    """Of a civic tile, to be said after its name."""
    return _wishes("civic-wishes", tile)


def _wishes(message: str, tile: Tile) -> Sentence:
    first, second = map(type_word, tile.likes)
    return sentence(message, first=first, second=second, other=type_word(tile.dislikes or Kind.CIVIC))


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
    return Word(LETTER_WORDS[_TYPE_LETTERS[kind]])


def kind_word(kind: Kind) -> Word:
    """A row of the score sheet."""
    return Word(_KIND_WORDS[kind])


def some_word(kind: Kind) -> Word:
    """The buildings of a kind, in the middle of a sentence."""
    return Word(_SOME_OF[kind])


def name_types(kinds: Iterable[Kind]) -> Listing:
    """`shop, tavern and park`: one of each."""
    return listing(map(type_word, kinds))


def name_district(district: District) -> Sentence:
    """`Shops + Parks`."""
    first, second = map(kind_word, district)
    return sentence("district-name", first=first, second=second)


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


def name_mat(name: str) -> Word | str:
    return Word(MAT_WORDS[name]) if name in MAT_WORDS else name
