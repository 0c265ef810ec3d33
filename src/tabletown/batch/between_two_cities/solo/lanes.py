"""Solo tables as arrays, and the way from a State to a lane and back."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import Array
from tabletown.batch.between_two_cities.automas.choosing import choice_back, weighed_numbers
from tabletown.batch.between_two_cities.cities import CityArrays
from tabletown.batch.between_two_cities.convert import CityConverter, one_lane, side_number, side_of, tile_array
from tabletown.batch.between_two_cities.solo.kind import AUTOMAS, TAKEN, SoloKind
from tabletown.between_two_cities.automas.cards import Rule
from tabletown.between_two_cities.automas.names import Automa, Town
from tabletown.between_two_cities.automas.ville import Ville
from tabletown.between_two_cities.people.moves import Side
from tabletown.between_two_cities.people.state import Hand
from tabletown.between_two_cities.solo.automas import BUILDS
from tabletown.between_two_cities.solo.state import Assigned, Setting, SoloState


class SoloArrays(NamedTuple):
    """Solo tables. Tiles are numbers of a `TileSet`, int8; −1 is none. What is drawn at a turn is known: see kind."""

    singles: Array
    """[singles in the box at the start, lanes]: in the order in which they leave it; −1 once they have."""
    duplexes: Array
    """[24 or 22, lanes]: the same."""
    cards: Array
    """int8 [20, lanes]: the whole deck by place in the data file; [0, …] in the simple mode."""
    turn: Array
    """int32 [lanes]."""
    hand: Array
    """[hand, lanes]: in its order, −1 at its end."""
    rows: Array
    """[2, hand, lanes]: what lies before the Automas; [0, …] in the simple mode."""
    chosen: Array
    """[2, lanes]: smaller number first."""
    loose: Array
    """[2, lanes]: your tiles that are not placed yet; −1 last."""
    filled: Array
    """int8 [lanes]: the side of the first of them, 0 left, 1 right."""
    theirs: Array
    """[2, lanes]: the Automas' tiles for Lefthaven and Rightcastle, until they are placed."""
    took: Array
    """[4, lanes]: what the Automas have taken in this turn, in order; [0, …] in the simple mode."""
    took_from: Array
    """int8 [4, lanes]: from which place of the row."""
    weighed: Array
    """int8 [4, hand, lanes]: by place, the points that were compared for it (`choosing.Taken`)."""
    cities: CityArrays
    mats: Array
    """int32 [2, lanes]: which canvas; 0 without landscapes."""
    ville: Array
    """[places, lanes]: Automaville, in the order in which its tiles came."""
    values: Array
    """int8 [places, lanes]: what its civic tiles are worth, 0 for others; [0, …] without civic tiles."""
    discards: Array
    """[places, lanes]: in order."""
    districts: Array
    """int32 [3, 2, lanes]: pairs of cards by number; [0, …] without districts."""


class SoloConverter:
    def __init__(self, kind: SoloKind) -> None:
        self.kind, self.xp = kind, kind.xp
        self.cities = CityConverter(kind)
        self._by_number = {card.number: place for place, card in enumerate(kind.deck)}

    def from_states(self, states: Sequence[SoloState]) -> SoloArrays:
        xp, kind = self.xp, self.kind
        numbers = kind.tiles.numbers
        taken = TAKEN if kind.full else 0

        def tiles(rows: list[object]) -> Array:
            return tile_array(xp, rows)

        def left(stack: Hand, size: int) -> list[int]:
            return [-1] * (size - len(stack)) + numbers(stack, 0)

        def rows(state: SoloState) -> list[list[int]]:
            found = [numbers(row, kind.hand) for row in state.rows]
            return found or [[-1] * kind.hand] * (AUTOMAS if kind.full else 0)

        def empty(shape: tuple[int, ...]) -> Array:
            return xp.zeros((*shape, len(states)), dtype=xp.int8)

        assigned = [[*state.assigned, *[None] * (taken - len(state.assigned))] for state in states]
        values = kind.modules.civics
        return SoloArrays(
            singles=tiles([left(state.singles, kind.singles) for state in states]),
            duplexes=tiles([left(state.duplexes, kind.duplexes) for state in states]),
            cards=tiles([[self._by_number[card.number] for card in s.cards] for s in states])
            if kind.full
            else empty((0,)),
            turn=xp.asarray([state.turn for state in states], dtype=xp.int32),
            hand=tiles([numbers(state.hand, kind.hand) for state in states]),
            rows=tiles([rows(state) for state in states]) if kind.full else empty((0, kind.hand)),
            chosen=tiles([numbers(state.chosen or (), 2) for state in states]),
            loose=tiles([numbers(state.loose, 2) for state in states]),
            filled=tiles([side_number(state.filled) for state in states]),
            theirs=tiles([[-1 if t is None else numbers((t,), 0)[0] for t in s.theirs] for s in states]),
            took=tiles([[numbers((one.choice.tile,) if one else (), 1)[0] for one in row] for row in assigned]),
            took_from=tiles([[one.choice.place if one else -1 for one in row] for row in assigned]),
            weighed=tiles(
                [[weighed_numbers(one.choice if one else None, kind.hand) for one in row] for row in assigned]
            )
            if kind.full
            else empty((0, kind.hand)),
            cities=self.cities.arrays([state.cities for state in states]),
            mats=self.cities.mats([state.cities for state in states]),
            ville=tiles([numbers(state.ville.tiles, kind.ville_places) for state in states]),
            values=tiles([self._values(state.ville) for state in states]) if values else empty((0,)),
            discards=tiles([numbers(state.discards, kind.discard_places) for state in states]),
            districts=self.cities.districts([state.setting.modules for state in states]),
        )

    def to_state(self, lanes: SoloArrays, lane: int) -> SoloState:
        own, kind = one_lane(lanes, lane), self.kind
        hand = self.cities.hand
        turn = int(own["turn"])
        rows = tuple(hand(row) for row in own["rows"]) if own["rows"].size and own["rows"][0, 0] >= 0 else ()
        cards = tuple(kind.deck[place] for place in own["cards"].tolist())
        dealt = kind.course[turn].cards
        left, right = self.cities.back(lanes.cities, own["mats"], lane)
        one, other = (hand(own["theirs"][place : place + 1]) for place in (0, 1))
        setting = kind.setting
        return SoloState(
            setting=Setting(
                setting.mode,
                setting.level,
                setting.doubled,
                self.cities.modules(own["districts"]),
                setting.hard,
                setting.even,
            ),
            singles=hand(own["singles"]),
            duplexes=hand(own["duplexes"]),
            cards=cards,
            dealt=dealt,
            turn=turn,
            hand=hand(own["hand"]),
            rows=rows,
            chosen=self.cities.pair(own["chosen"]),
            loose=hand(own["loose"]),
            filled=side_of(int(own["filled"])),
            theirs=(one[0] if one else None, other[0] if other else None),
            assigned=self._assigned(own, rows, turn) if rows else (),
            cities=(left, right),
            ville=self._ville(own),
            discards=hand(own["discards"]),
        )

    def _values(self, ville: Ville) -> list[int]:
        values = iter(ville.values)
        found = [next(values) if tile.is_civic else 0 for tile in ville.tiles]
        return found + [0] * (self.kind.ville_places - len(found))

    def _ville(self, own: dict[str, NDArray[np.int8]]) -> Ville:
        tiles = self.cities.hand(own["ville"])
        values = own["values"].tolist()
        return Ville(tiles, tuple(values[place] for place, tile in enumerate(tiles) if tile.is_civic))

    def _assigned(self, own: dict[str, NDArray[np.int8]], rows: Sequence[Hand], turn: int) -> tuple[Assigned, ...]:
        """What was taken is put back into the rows, last first, to say what was chosen from."""
        kind = self.kind
        sides = (Side.LEFT, Side.RIGHT) if kind.turns[turn].round == 1 else (Side.RIGHT, Side.LEFT)
        took = [self.cities.hand(own["took"][place : place + 1])[0] for place in range(TAKEN)]
        found: list[Assigned] = []
        for number, automa in enumerate(Automa):
            card = kind.deck[int(own["cards"][kind.course[turn].cards - AUTOMAS + number])].read_by(automa)
            row, mine = rows[number], list[Assigned]()
            for step in (1, 0):
                place = 2 * number + step
                at = int(own["took_from"][place])
                row = (*row[:at], took[place], *row[at:])
                rule: Rule = card.left if sides[step] is Side.LEFT else card.right
                town: Town = BUILDS[automa][sides[step]]
                mine.append(Assigned(automa, town, choice_back(rule, row, at, own["weighed"][place].tolist())))
            found += reversed(mine)
        return tuple(found)
