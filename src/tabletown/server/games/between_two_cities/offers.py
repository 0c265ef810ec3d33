"""What a seat may do at a table of people, as offers: put together from pieces that are always the same."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec import Struct

from tabletown.between_two_cities.box.canvas import Canvas
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.scoring import factory_worths
from tabletown.between_two_cities.people.moves import Choose, Place, Side
from tabletown.between_two_cities.people.notation import format_move
from tabletown.server.games.between_two_cities.gains import NO_CONTEST, Contest, all_gains

encode = msgspec.json.Encoder().encode


class ChoosePart(Struct, frozen=True, tag_field="kind", tag="choose"):
    tiles: tuple[str, str]


class PlacePart(Struct, frozen=True, tag_field="kind", tag="place"):
    tile: str
    side: str
    city: int
    square: str
    """Of the canvas; for a duplex the left or upper half's."""
    adds: int | None
    """Points that the placement adds to the city as all cities stand; None: not known."""


def choice_offer(move: Choose) -> bytes:
    """Choices are made once and shared, so their identity finds them: hashing one takes longer than all the rest."""
    known = _choices.get(id(move))
    if known is not None:
        return known
    if len(_choices) >= _CHOICES_KEPT:
        _choices.clear()
        _chosen.clear()
    written = _choices[id(move)] = encode({"move": format_move(move), "parts": ChoosePart(move.tiles)})
    _chosen.append(move)
    return written


def choice_offers(moves: Sequence[Choose]) -> bytes:
    """All of a hand: nearly always all were written before."""
    try:
        return b",".join(map(_choices.__getitem__, map(id, moves)))
    except KeyError:
        return b",".join(map(choice_offer, moves))


_CHOICES_KEPT = 4096
_choices: dict[int, bytes] = {}
_chosen: list[Choose] = []
"""They stay as long as what is known by their identity."""


@lru_cache(maxsize=1 << 12)
def placement_offers(
    city: City, number: int, tile: Tile, side: Side, worth: tuple[int, int], against: Contest = NO_CONTEST
) -> bytes:
    """All squares for one tile in one city; the other cities matter only by what they make a factory worth, before and
    after it, and by the sizes of their districts."""
    beginnings = _beginnings(tile, side, number, city.canvas)
    return b",".join([beginnings[cell] + _endings[adds] for cell, adds in all_gains(city, tile, *worth, against)])


class _Endings(dict[int, bytes]):
    """An offer from the number that `adds` is: there are few, and putting one in its place takes longer."""

    def __missing__(self, adds: int) -> bytes:
        ending = self[adds] = b"%d}}" % adds
        return ending


_endings = _Endings()


@lru_cache(maxsize=1 << 10)
def _beginnings(tile: Tile, side: Side, number: int, ground: Canvas) -> tuple[bytes, ...]:
    """By cell: an offer up to the number that `adds` is. All but that is always the same."""
    blank = {"move": format_move(Place(tile, side, _BLANK)), "parts": PlacePart(tile, side, number, _BLANK, 0)}
    begins, between, ends = encode(blank).removesuffix(b"0}}").split(_BLANK.encode())
    return tuple([b"%b%b%b%b%b" % (begins, name, between, name, ends) for name in map(str.encode, ground.squares)])


_BLANK = "?"
"""In place of a square: no tile and no side is written with it."""


NO_WORTH = (0, 0)


def makes_factory(tile: Tile) -> bool:
    return tile.factories > 0


def worth_with(factories: tuple[int, ...], number: int, tile: Tile) -> tuple[int, int]:
    """What one factory of a city is worth, before and after a tile is placed in it.

    A tile without a factory adds the same whatever they are worth: for it they are worth nothing.
    """
    return _worth_with(factories, number, tile) if tile.factories else NO_WORTH


@lru_cache(maxsize=1 << 12)
def _worth_with(factories: tuple[int, ...], number: int, tile: Tile) -> tuple[int, int]:
    more = list(factories)
    more[number] += tile.factories
    return factory_worths(factories)[number], factory_worths(more)[number]


@lru_cache
def worths_of(factories: tuple[int, ...]) -> tuple[int, ...]:
    return factory_worths(factories)
