"""Solo tables as arrays, and the way from a State to a lane and back."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import Array
from tabletown.batch.between_two_cities.automas.choosing import PackedChoices, choice_back, packed_choices
from tabletown.batch.between_two_cities.cities import CityArrays
from tabletown.batch.between_two_cities.convert import CityConverter, one_lane, side_byte, side_of, tile_array
from tabletown.batch.between_two_cities.ground import NO_TILE
from tabletown.batch.between_two_cities.solo.kind import AUTOMAS, TAKEN, SoloKind
from tabletown.batch.kept import KeptAnswers
from tabletown.between_two_cities.automas.cards import DeckCard, Rule
from tabletown.between_two_cities.automas.names import Automa, Town
from tabletown.between_two_cities.automas.ville import Ville
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.people.moves import Pair, Side
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
        packed, hand = kind.tiles.packed, kind.hand
        automas = AUTOMAS * hand if kind.full else 0
        self._singles = KeptAnswers[Hand, bytes](lambda tiles: packed(tiles).rjust(kind.singles, NO_TILE))
        self._duplexes = KeptAnswers[Hand, bytes](lambda tiles: packed(tiles).rjust(kind.duplexes, NO_TILE))
        self._cards = KeptAnswers[tuple[DeckCard, ...], bytes](
            lambda deck: bytes([self._by_number[card.number] for card in deck])
        )
        self._hand = KeptAnswers[Hand, bytes](lambda tiles: packed(tiles, hand))
        self._rows = KeptAnswers[tuple[Hand, ...], bytes](
            lambda rows: b"".join([packed(row, hand) for row in rows]).ljust(automas, NO_TILE)
        )
        self._pair = KeptAnswers[Pair | Hand | None, bytes](lambda tiles: packed(tiles or (), 2))
        self._each = KeptAnswers[tuple[Tile | None, Tile | None], bytes](
            lambda tiles: b"".join([packed((one,) if one else (), 1) for one in tiles])
        )
        self._taken = KeptAnswers[tuple[Assigned, ...], PackedChoices](
            lambda row: packed_choices(kind.tiles, [one.choice for one in row], TAKEN if kind.full else 0, hand)
        )
        self._ville = KeptAnswers[Ville, bytes](lambda ville: packed(ville.tiles, kind.ville_places))
        self._values = KeptAnswers[Ville, bytes](self._packed_values)
        self._discards = KeptAnswers[Hand, bytes](lambda tiles: packed(tiles, kind.discard_places))

    def from_states(self, states: Sequence[SoloState]) -> SoloArrays:
        xp, kind, tables = self.xp, self.kind, partial(tile_array, self.xp)
        taken = self._taken.of([state.assigned for state in states])
        many, automas = (TAKEN, AUTOMAS) if kind.full else (0, 0)
        villes = [state.ville for state in states]
        cities, mats = self.cities.arrays_and_mats([state.cities for state in states])
        return SoloArrays(
            singles=tables(self._singles.of([state.singles for state in states]), kind.singles),
            duplexes=tables(self._duplexes.of([state.duplexes for state in states]), kind.duplexes),
            cards=tables(self._cards.of([state.cards for state in states]), len(kind.deck) if kind.full else 0),
            turn=xp.asarray([state.turn for state in states], dtype=xp.int32),
            hand=tables(self._hand.of([state.hand for state in states]), kind.hand),
            rows=tables(self._rows.of([state.rows for state in states]), automas, kind.hand),
            chosen=tables(self._pair.of([state.chosen for state in states]), 2),
            loose=tables(self._pair.of([state.loose for state in states]), 2),
            filled=tables([side_byte(state.filled) for state in states]),
            theirs=tables(self._each.of([state.theirs for state in states]), 2),
            took=tables([one.tiles for one in taken], many),
            took_from=tables([one.places for one in taken], many),
            weighed=tables([one.weighed for one in taken], many, kind.hand),
            cities=cities,
            mats=mats,
            ville=tables(self._ville.of(villes), kind.ville_places),
            values=tables(self._values.of(villes), kind.ville_places if kind.modules.civics else 0),
            discards=tables(self._discards.of([state.discards for state in states]), kind.discard_places),
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
            ville=self._ville_back(own),
            discards=hand(own["discards"]),
        )

    def _packed_values(self, ville: Ville) -> bytes:
        values = iter(ville.values)
        found = np.array([next(values) if tile.is_civic else 0 for tile in ville.tiles], np.int8).tobytes()
        return found.ljust(self.kind.ville_places, b"\0") if self.kind.modules.civics else b""

    def _ville_back(self, own: dict[str, NDArray[np.int8]]) -> Ville:
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
