"""What a tile would add to a city as everything stands: actual points and actual losses, nothing else (rule 3.3)."""

from collections.abc import Callable, Sequence

from tabletown.between_two_cities.automas.ville import Ville, score_ville
from tabletown.between_two_cities.box.tiles import TAVERNS, Building, Kind, Tile
from tabletown.between_two_cities.city.city import BUILDINGS, City
from tabletown.between_two_cities.city.notation import bits
from tabletown.between_two_cities.city.scoring import factory_worths, office_points, score_city, tavern_points
from tabletown.between_two_cities.city.tables import tables

NO_TILES: tuple[Tile, ...] = ()


def weigh_city(city: City, rivals: Sequence[int], waiting: Sequence[Tile] = NO_TILES) -> Callable[[Tile], int]:
    """What a tile adds to a square city, on its best square. `rivals`: factories in the other cities.

    Tiles that wait to be placed belong to the city already, as far as no place is needed for that (rule 6.2).
    """
    factories = city_factories(city) + factories_on(waiting)
    before = _points(city, _worth(factories, rivals), waiting)

    def weigh(tile: Tile) -> int:
        worth = _worth(factories + tile.buildings.count(Building.FACTORY), rivals)
        return max([_points(city.place(tile, cell), worth, waiting) for cell in bits(city.cells_for(tile))]) - before

    return weigh


def weigh_ville(ville: Ville, rivals: Sequence[int]) -> Callable[[Tile], int]:
    """What a tile adds to Automaville."""
    counts = ville.count()
    factories = counts[Building.FACTORY]
    before = score_ville(counts, _worth(factories, rivals)).total

    def weigh(tile: Tile) -> int:
        if tile.is_civic:
            return ville.civic_value(tile)
        (building,) = tile.buildings
        worth = _worth(factories + (building is Building.FACTORY), rivals)
        return score_ville({**counts, building: counts[building] + 1}, worth).total - before

    return weigh


def city_factories(city: City) -> int:
    return city.mask(Building.FACTORY).bit_count()


def city_types(city: City, waiting: Sequence[Tile] = NO_TILES) -> frozenset[Kind]:
    """The types that stand in a city, or wait for it."""
    standing = {building.kind for building in BUILDINGS if city.mask(building)}
    return frozenset(standing | {building.kind for tile in waiting for building in tile.buildings})


def ville_types(ville: Ville) -> frozenset[Kind]:
    return frozenset(building.kind for tile in ville.tiles for building in tile.buildings)


def _worth(count: int, rivals: Sequence[int]) -> int:
    return factory_worths((count, *rivals))[0]


def _points(city: City, worth: int, waiting: Sequence[Tile]) -> int:
    points = score_city(city, worth).total
    return points + _waiting_points(city, worth, waiting) if waiting else points


def _waiting_points(city: City, worth: int, waiting: Sequence[Tile]) -> int:
    """What tiles without a place add: sets of taverns and offices, factories, and their types for houses (rule 6.2)."""
    masks = dict(zip(BUILDINGS, city.square_masks(), strict=True))
    there = {building: mask.bit_count() for building, mask in masks.items()}
    more = {building: _halves(waiting, building) for building in BUILDINGS}
    sets = tavern_points(*[there[sort] + more[sort] for sort in TAVERNS])
    sets -= tavern_points(*[there[sort] for sort in TAVERNS])
    offices = there[Building.OFFICE]
    sets += office_points(offices + more[Building.OFFICE]) - office_points(offices)
    clean = masks[Building.HOUSE] & ~tables(city.canvas.size).beside[masks[Building.FACTORY]]
    new_types = city_types(city, waiting) - city_types(city) - {Kind.HOUSE}
    return sets + worth * more[Building.FACTORY] + clean.bit_count() * len(new_types)


def factories_on(tiles: Sequence[Tile]) -> int:
    return _halves(tiles, Building.FACTORY)


def _halves(tiles: Sequence[Tile], building: Building) -> int:
    return sum(tile.buildings.count(building) for tile in tiles)
