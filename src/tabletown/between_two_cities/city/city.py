"""One city: what stands where, where the finished square can still lie, and where the next tile may go (rule 4)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from struct import Struct

from tabletown.between_two_cities.box.canvas import Canvas, Mask, canvas
from tabletown.between_two_cities.box.fitting import SHAPES, all_fitting, fitting, safe_cells
from tabletown.between_two_cities.box.tiles import Building, Tile
from tabletown.core.quick import quickly

BUILDINGS = tuple(Building)[:9]
"""The nine that have a plane, in the order of their masks."""
_PLANE_OF = {building: number for number, building in enumerate(BUILDINGS)}
_FACTORIES = _PLANE_OF[Building.FACTORY]
DUPLEXES_PER_CITY = 2
_PLANES_OF = tuple(tuple(_PLANE_OF.get(building, -1) for building in tile.buildings) for tile in Tile)
"""By rank, because enum members take long to hash. Civic tiles have no plane."""


class _FactoryCells(dict[int, int]):
    """By bits of a plane: where packed masks have the factories. There are as many as there are sizes of a canvas."""

    def __missing__(self, plane: int) -> int:
        found = self[plane] = (1 << plane) - 1 << _FACTORIES * plane
        return found


_FACTORY_CELLS = _FactoryCells()


@dataclass(frozen=True, slots=True)
class City:
    canvas: Canvas
    windows: Mask
    """The windows that can still become the finished square."""
    built: Mask
    planes: int
    """One mask of cells per building, packed side by side in the order of `Building`."""
    lying: Mask = 0
    """Left halves of lying duplexes."""
    standing: Mask = 0
    """Top halves of standing duplexes."""
    civics: tuple[tuple[int, Tile], ...] = ()
    """Civic tiles with their cells, in the order of the cells. They have no plane: each has wishes of its own."""

    def __hash__(self) -> int:
        # What stands where is nearly all that tells cities apart, and they are looked up several times with every move.
        return hash((self.planes, self.built, self.windows))

    def __len__(self) -> int:
        return self.built.bit_count()

    @property
    def is_full(self) -> bool:
        return len(self) == self.canvas.cells

    @property
    def corner(self) -> int:
        """The top left cell of the square: of the first one, while several are still possible."""
        return self.canvas.corners[(self.windows & -self.windows).bit_length() - 1]

    def mask(self, building: Building) -> Mask:
        if building is Building.CIVIC:
            return sum([1 << cell for cell, _ in self.civics])
        return self.planes >> _PLANE_OF[building] * self.canvas.plane & (1 << self.canvas.plane) - 1

    def masks(self) -> tuple[Mask, ...]:
        """The canvas masks of all buildings, in the order of `Building`."""
        plane, planes = self.canvas.plane, self.planes
        one = (1 << plane) - 1
        return tuple([planes >> shift & one for shift in range(0, len(BUILDINGS) * plane, plane)])

    def has_factories_of(self, other: "City") -> bool:
        """Whether they stand where those of another city do on the same ground."""
        return not (self.planes ^ other.planes) & _FACTORY_CELLS[self.canvas.plane]

    def square_masks(self) -> tuple[Mask, ...]:
        """The same masks cut out of the square: size × size bits without gaps."""
        return _cut_out(self.canvas, self.windows, self.planes)

    def square_masks_with(self, tile: Tile, cell: int) -> tuple[Mask, ...]:
        """The same of the city with one more duplex, which need not be built for that."""
        ground, plane = self.canvas, self.canvas.plane
        first, second = _PLANES_OF[tile.rank]
        other = cell + (1 if tile.lies else ground.width)
        windows = self.windows & ground.contains[cell] & ground.contains[other]
        return _cut_out(ground, windows, self.planes | 1 << first * plane + cell | 1 << second * plane + other)

    def at(self, cell: int) -> Building | None:
        if not self.built >> cell & 1:
            return None
        planes, plane = self.planes >> cell, self.canvas.plane
        return next((b for b in BUILDINGS if planes >> _PLANE_OF[b] * plane & 1), Building.CIVIC)

    def civic_at(self, cell: int) -> Tile | None:
        return next((tile for place, tile in self.civics if place == cell), None)

    def cells_for(self, tile: Tile) -> Mask:
        """The cells where a tile (a duplex: its first half) may be placed now (rules 4.1 to 4.4 and 10.3 to 10.5)."""
        ground = self.canvas
        if not ground.nature:
            return fitting(ground, self.built, self.windows, tile)
        missing = DUPLEXES_PER_CITY - (self.lying | self.standing).bit_count()
        return safe_cells(ground, self.built, self.windows, tile, missing)

    def cells_by_shape(self) -> tuple[Mask, Mask, Mask]:
        """The same for a single tile, a lying duplex and a standing one."""
        if not self.canvas.nature and self.built:
            return all_fitting(self.canvas, self.built, self.windows)
        single, lying, standing = map(self.cells_for, SHAPES)
        return single, lying, standing

    def place(self, tile: Tile, cell: int) -> "City":
        """The city with one more tile. Asks nothing: `cells_for` says where it may go."""
        ground = self.canvas
        first = 1 << cell
        windows = self.windows & ground.contains[cell]
        if tile.dislikes is not None:
            civics = tuple(sorted((*self.civics, (cell, tile))))
            return City(ground, windows, self.built | first, self.planes, self.lying, self.standing, civics)
        planes = self.planes | first << _PLANES_OF[tile.rank][0] * ground.plane
        if not (tile.lies or tile.stands):
            return _made(ground, windows, self.built | first, planes, self.lying, self.standing, self.civics)
        other = cell + (1 if tile.lies else ground.width)
        second = 1 << other
        return _made(
            ground,
            windows & ground.contains[other],
            self.built | first | second,
            planes | second << _PLANES_OF[tile.rank][1] * ground.plane,
            self.lying | first if tile.lies else self.lying,
            self.standing | first if tile.stands else self.standing,
            self.civics,
        )


_made = quickly(City)


def factories_in(cities: Sequence[City]) -> tuple[int, ...]:
    """By city of one table: how many factories it has. What one is worth is compared with every tile."""
    cells = _FACTORY_CELLS[cities[0].canvas.plane]
    return tuple([(city.planes & cells).bit_count() for city in cities])


def empty_city(size: int = 4, landscape: str = "") -> City:
    ground = canvas(size, landscape)
    return City(ground, ground.all_windows, 0, 0)


def in_corner(ground: Canvas, cells: Mapping[Building, Mask]) -> City:
    """Single tiles in the first window, all at once: whoever reads many cities would wait for them one by one."""
    planes = built = 0
    for building, mask in cells.items():
        built |= mask
        planes |= mask << _PLANE_OF[building] * ground.plane
    return City(ground, windows=1, built=built, planes=planes)


def _cut_out(ground: Canvas, windows: Mask, planes: int) -> tuple[Mask, ...]:
    shifted = planes >> ground.corners[(windows & -windows).bit_length() - 1]
    if ground.plane != _PLANE or ground.size > 5:
        return tuple([squeeze(shifted >> n * ground.plane, ground) for n in range(len(BUILDINGS))])
    # All nine masks at once: rows of four or five bits close up in pairs, then pairs of rows do.
    if ground.size == 4:
        shifted &= _ROWS_4
        shifted = (shifted | shifted >> 4) & _PAIRS_4
        return _UNPACK_4(((shifted | shifted >> 8) & _SQUARES_4).to_bytes(_PACKED, "little"))
    shifted = shifted & _EVEN_ROWS_5 | (shifted & _ODD_ROWS_5) >> 3
    shifted = shifted & _EVEN_PAIRS_5 | (shifted & _ODD_PAIRS_5) >> 6
    return _UNPACK_5((shifted & _FOUR_ROWS_5 | (shifted & _LAST_ROW_5) >> 12).to_bytes(_PACKED, "little"))


def squeeze(mask: Mask, ground: Canvas) -> Mask:
    """The square at the lowest corner of a canvas mask: row by row, without the gaps between rows."""
    row = (1 << ground.size) - 1
    return sum((mask >> line * ground.width & row) << line * ground.size for line in range(ground.size))


_PLANE = canvas(4).plane
"""Bits of a plane where rows have seven cells and a guard: 4×4 cities, and 5×5 cities around a landscape."""
_PACKED = len(BUILDINGS) * _PLANE // 8


def _in_every_plane(mask: Mask) -> int:
    return sum(mask << number * _PLANE for number in range(len(BUILDINGS)))


_ROWS_4 = _in_every_plane(0x0F0F0F0F)
_PAIRS_4 = _in_every_plane(0x00FF00FF)
_SQUARES_4 = _in_every_plane(0xFFFF)
_UNPACK_4 = Struct("<" + "H5x" * len(BUILDINGS)).unpack
_EVEN_ROWS_5 = _in_every_plane(0x1F_001F_001F)
_ODD_ROWS_5 = _in_every_plane(0x1F00_1F00)
_EVEN_PAIRS_5 = _in_every_plane(0x1F_0000_03FF)
_ODD_PAIRS_5 = _in_every_plane(0x03FF_0000)
_FOUR_ROWS_5 = _in_every_plane(0xF_FFFF)
_LAST_ROW_5 = _in_every_plane(0x1F_0000_0000)
_UNPACK_5 = Struct("<" + "I3x" * len(BUILDINGS)).unpack
