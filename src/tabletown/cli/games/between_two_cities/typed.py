"""What people type to the companion, as it reads it; and what they are told back of it."""

from dataclasses import dataclass

from tabletown.between_two_cities.box.tiles import DUPLEXES, Tile
from tabletown.between_two_cities.cardboard.companion import Ask, Companion, Want
from tabletown.between_two_cities.cardboard.entries import BadEntry
from tabletown.between_two_cities.city.notation import bits, format_district, parse_tile
from tabletown.between_two_cities.people.moves import Place, Side
from tabletown.between_two_cities.people.notation import format_move
from tabletown.between_two_cities.solo.state import side_number
from tabletown.core.errors import UnreadableMove

LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
"""What squares, landscapes and duplexes are called in a list."""


@dataclass(frozen=True, slots=True)
class Typed:
    answer: str
    """As the companion reads it."""
    understood: str = ""
    """Tiles as they are shown: letters of a list can be mistaken for others."""


def read_typed(companion: Companion, ask: Ask, typed: str) -> Typed:
    """Raises BadEntry."""
    match ask.want:
        case Want.DISTRICTS:
            pairs = typed.upper() or " ".join(map(format_district, ask.drawn))
            return Typed(f"districts {pairs}")
        case Want.MAT:
            return Typed(f"mat {ask.mats[_number(typed, len(ask.mats))].grid}")
        case Want.CITY:
            return Typed(f"city {typed}")
        case Want.PLACE if ask.side is not None:
            return _place(companion, ask, ask.side, typed)
    tiles = " ".join(_duplexes_in(typed, ask) if asks_for_duplexes(ask) else _singles_in(typed, ask))
    return Typed(tiles, tiles)


def asks_for_duplexes(ask: Ask) -> bool:
    return bool(ask.tiles) and ask.tiles[0].is_duplex


def room_of(companion: Companion, ask: Ask, side: Side) -> int:
    """All cells where one of the possible tiles can go: so that their letters do not depend on the tile."""
    city = companion.solo.cities[side_number(side)]
    room = 0
    for tile in ask.tiles:
        room |= city.cells_for(tile)
    return room


def _singles_in(typed: str, ask: Ask) -> list[Tile]:
    """`SFOP SF-P H`: letters one by one, civic tiles as words of their own."""
    tiles: list[Tile] = []
    for word in typed.split():
        tiles += [_tile(word, ask)] if "-" in word else [_tile(letter, ask) for letter in word]
    return tiles


def _duplexes_in(typed: str, ask: Ask) -> list[Tile]:
    """`EF H/O`: tiles as they are shown; other words are letters of the list."""
    words = typed.split()
    if len(words) == ask.count and all(word.upper() in DUPLEXES for word in words):
        return [_tile(word, ask) for word in words]
    tiles: list[Tile] = []
    for word in words:
        # Tiles are shown in capitals, and letters of the list are not: so EF is a tile, and ef are two.
        is_tile = word in DUPLEXES or "/" in word or "-" in word
        tiles += [_tile(word, ask)] if is_tile else [_tile(letter, ask) for letter in word]
    return tiles


def _tile(text: str, ask: Ask) -> Tile:
    is_civic = "-" in text
    if asks_for_duplexes(ask) and len(text) == 1:
        return DUPLEXES[_number(text, len(DUPLEXES))]
    try:
        return parse_tile(text.upper())
    except UnreadableMove:
        known = " ".join([tile for tile in ask.tiles if tile.is_civic == is_civic] or ask.tiles)
        raise BadEntry("entry-no-tile", tile=text[:20], tiles=known) from None


def _number(letter: str, count: int) -> int:
    """The place of a letter in a list that was shown."""
    number = LETTERS.find(letter.lower()) if len(letter) == 1 else -1
    if not 0 <= number < count:
        raise BadEntry("entry-no-letter", letter=letter[:20], last=LETTERS[count - 1])
    return number


def _place(companion: Companion, ask: Ask, side: Side, typed: str) -> Typed:
    tile, square = _tile_and_square(typed.replace(" ", ""), ask)
    city = companion.solo.cities[side_number(side)]
    cells = bits(city.cells_for(tile))
    number = LETTERS.find(square.lower())
    shown = bits(room_of(companion, ask, side))
    if not 0 <= number < len(shown) or shown[number] not in cells:
        raise BadEntry("entry-no-square", tile=str(tile), square=square)
    move = format_move(Place(tile, side, city.canvas.squares[shown[number]]))
    return Typed(move, f"{tile} {square.lower()}")


def _tile_and_square(letters: str, ask: Ask) -> tuple[Tile, str]:
    """`Sc`: the shop on square c. With one possible tile its letter can be left out."""
    if len(letters) == 1 and len(ask.tiles) == 1:
        return ask.tiles[0], letters
    tile, square = letters[:-1], letters[-1:]
    # EF alone is the duplex that is shown so, without its square; not the letter e of the list on square f.
    is_lone = len(letters) > 1 and letters in ask.tiles
    if not is_lone and (len(tile) == 1 or "-" in tile or tile.upper() in DUPLEXES):
        return _tile(tile, ask), square
    raise BadEntry("entry-form")
