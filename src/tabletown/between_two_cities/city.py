"""One city: what stands where, where the finished square can still lie, and where the next tile may go (rule 4)."""

from dataclasses import dataclass
from struct import Struct

from tabletown.between_two_cities.canvas import Canvas, Mask, canvas
from tabletown.between_two_cities.tiles import Building, Tile

BUILDINGS = tuple(Building)
_PLANE_OF = {building: number for number, building in enumerate(BUILDINGS)}
_EITHER_WAY = (Tile.FOOD_FACTORY, Tile.FACTORY_OVER_FOOD)
DUPLEXES_PER_CITY = 2
_PLANES_OF = {tile: tuple(_PLANE_OF[building] for building in tile.buildings) for tile in Tile}


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
        return self.planes >> _PLANE_OF[building] * self.canvas.plane & (1 << self.canvas.plane) - 1

    def masks(self) -> tuple[Mask, ...]:
        """The canvas masks of all buildings, in the order of `Building`."""
        plane, planes = self.canvas.plane, self.planes
        one = (1 << plane) - 1
        return tuple([planes >> shift & one for shift in range(0, len(BUILDINGS) * plane, plane)])

    def square_masks(self) -> tuple[Mask, ...]:
        """The same masks cut out of the square: size × size bits without gaps."""
        ground = self.canvas
        windows = self.windows
        shifted = self.planes >> ground.corners[(windows & -windows).bit_length() - 1]
        if ground.size != 4:
            return tuple([_squeeze(shifted >> n * ground.plane, ground) for n in range(len(BUILDINGS))])
        # All nine masks at once: rows of four bits close up in pairs, then pairs of rows do.
        shifted &= _ROWS
        shifted = (shifted | shifted >> 4) & _PAIRS
        return _UNPACK(((shifted | shifted >> 8) & _SQUARES).to_bytes(_UNPACK_SIZE, "little"))

    def at(self, cell: int) -> Building | None:
        return next((b for b in BUILDINGS if self.planes >> _PLANE_OF[b] * self.canvas.plane + cell & 1), None)

    def room_for(self, tile: Tile) -> Mask:
        """The cells where a tile (a duplex: its first half) may be placed now (rules 4.1 to 4.4)."""
        room = self._fitting(tile)
        if self.canvas.nature:
            # Only a landscape can make a city run into a dead end (rule 4.4).
            for cell in _cells(room):
                if not self.place(tile, cell)._can_be_finished():
                    room ^= 1 << cell
        return room

    def _fitting(self, tile: Tile) -> Mask:
        """Cells that are free, beside what is built, and in one of the windows."""
        built, ground = self.built, self.canvas
        if not built:
            return self._first_room(tile)
        width = ground.width
        touching = built << 1 | built >> 1 | built << width | built >> width
        reach = ground.reach(self.windows)
        if tile.lies:
            return reach.lying & ~(built | built >> 1) & (touching | touching >> 1)
        if tile.stands:
            return reach.standing & ~(built | built >> width) & (touching | touching >> width)
        return reach.cells & ~built & touching

    def _first_room(self, tile: Tile) -> Mask:
        """The plots of the landscape; without one the middle, because all squares are one and the same."""
        ground = self.canvas
        if not ground.nature:
            return ground.first
        reach = ground.reach(self.windows)
        return ground.first & (reach.lying if tile.lies else reach.standing if tile.stands else reach.cells)

    def _can_be_finished(self) -> bool:
        """Whether every duplex that is still to come has a place, whichever way it lies, that leaves one for the next.

        Singles always have room: a square that the landscape cuts in two is no window, so all its cells can be filled.
        """
        if not self.windows:
            return False
        missing = DUPLEXES_PER_CITY - (self.lying | self.standing).bit_count()
        if missing <= 0:
            return True
        for tile in _EITHER_WAY:
            room = self._fitting(tile)
            if not room or (missing > 1 and not any(self.place(tile, c)._can_be_finished() for c in _cells(room))):
                return False
        return True

    def place(self, tile: Tile, cell: int) -> "City":
        """The city with one more tile. Asks nothing: `room_for` says where it may go."""
        ground = self.canvas
        first = 1 << cell
        windows = self.windows & ground.contains[cell]
        planes = self.planes | first << _PLANES_OF[tile][0] * ground.plane
        if not (tile.lies or tile.stands):
            return City(ground, windows, self.built | first, planes, self.lying, self.standing)
        other = cell + (1 if tile.lies else ground.width)
        second = 1 << other
        return City(
            ground,
            windows & ground.contains[other],
            self.built | first | second,
            planes | second << _PLANES_OF[tile][1] * ground.plane,
            self.lying | first if tile.lies else self.lying,
            self.standing | first if tile.stands else self.standing,
        )


def empty_city(size: int = 4, landscape: str = "") -> City:
    ground = canvas(size, landscape)
    return City(ground, ground.all_windows, 0, 0)


def _cells(mask: Mask) -> list[int]:
    return [cell for cell in range(mask.bit_length()) if mask >> cell & 1]


def _squeeze(mask: Mask, ground: Canvas) -> Mask:
    """The square at the lowest corner of a canvas mask: row by row, without the gaps between rows."""
    row = (1 << ground.size) - 1
    return sum((mask >> line * ground.width & row) << line * ground.size for line in range(ground.size))


def _in_every_plane(mask: Mask) -> int:
    return sum(mask << number * canvas(4).plane for number in range(len(BUILDINGS)))


_ROWS = _in_every_plane(0x0F0F0F0F)
_PAIRS = _in_every_plane(0x00FF00FF)
_SQUARES = _in_every_plane(0xFFFF)
_PLANE_BYTES = Struct("<" + "H5x" * len(BUILDINGS))
_UNPACK = _PLANE_BYTES.unpack
_UNPACK_SIZE = _PLANE_BYTES.size
