"""One person against the two Automas as numbers. Nothing is hidden there but the order of what is still in the box."""

from collections.abc import Iterator, Sequence

import numpy as np

from tabletown.batch.between_two_cities.cells import SQUARES
from tabletown.batch.between_two_cities.ground import pairs_of_hand
from tabletown.between_two_cities.automas.cards import Rule
from tabletown.between_two_cities.automas.names import Automa, Mode
from tabletown.between_two_cities.box.tiles import Building, Tile
from tabletown.between_two_cities.city.civics import CIVIC_POINTS
from tabletown.between_two_cities.people.moves import Choose, Place, Side
from tabletown.between_two_cities.people.state import Hand
from tabletown.between_two_cities.solo.moves import SoloMove, discard
from tabletown.between_two_cities.solo.options import agreed_alone, parse_mode, parse_setting
from tabletown.between_two_cities.solo.rules import SoloGame
from tabletown.between_two_cities.solo.schedule import solo_schedule
from tabletown.between_two_cities.solo.state import SoloPhase, SoloState, side_number
from tabletown.between_two_cities.solo.view import AutomaRow, SoloView
from tabletown.core.game import Option
from tabletown.core.seat import Seat
from tabletown.envs.between_two_cities.numbers import (
    NOWHERE,
    SIDES,
    SQUARE_NUMBER,
    action_of_choice,
    box,
    by_rank,
    choice_at,
    one_hot,
    pair_mask,
    place,
    squares,
)
from tabletown.envs.between_two_cities.picture import draw_solo
from tabletown.envs.chance_nodes import SeedDigits
from tabletown.envs.encoding import Encoded

_THEIRS = 2
"""Which tile is placed: 0 and 1 are one's own loose ones, 2 is the Automa's for that city."""
_PHASES = (SoloPhase.CHOOSE, SoloPhase.PLACE, SoloPhase.DISCARD)
_RULES = tuple(Rule)


class SoloEncoding:
    version = 0
    score_name = "low-city"
    seats = 1

    def __init__(self, **options: Option) -> None:
        self.game = SoloGame()
        self._options = dict(agreed_alone(options))
        setting = parse_setting(parse_mode(options), self._options, "")
        # A level that the box has not tiles enough for is refused here, and not at the first reset.
        self.game.setup(1, "", **self._options)
        modules = setting.modules
        self._box = box(landscapes=modules.landscapes, civics=modules.civics, districts=bool(modules.districts))
        self._hand, self._turns = modules.hand, solo_schedule(setting.mode, modules.hand)
        self._pairs = len(pairs_of_hand(self._hand))
        self._discards = self._pairs + (_THEIRS + 1) * len(SIDES) * SQUARES
        self._full = setting.mode is Mode.FULL
        self._deck = setting.deck if self._full else ()
        self.actions = self._discards + (0 if self._full else self._hand)
        self.longest = (6 if self._full else 5) * len(self._turns)
        self.features = len(self.observe(self.setup("features"), Seat(0)))

    def setup(self, seed: str) -> SoloState:
        return self.game.setup(1, seed, **self._options)

    def observe(self, state: SoloState, seat: Seat | None) -> Encoded:
        return np.frombuffer(bytearray().join(self._parts(self.game.view(state, seat))), np.int8)

    def observe_all(self, state: SoloState) -> Sequence[Encoded]:
        return [self.observe(state, Seat(0))]

    def mask(self, state: SoloState, seat: Seat) -> Encoded:
        del seat
        match state.phase:
            case SoloPhase.CHOOSE:
                found = pair_mask(state.hand, self._hand)
            case SoloPhase.PLACE:
                found = bytes(self._pairs) + b"".join(self._cells(state))
            case SoloPhase.DISCARD:
                ordered = by_rank(state.hand)
                firsts = [ordered.index(tile) == number for number, tile in enumerate(ordered)]
                found = bytes(self._discards) + bytes(firsts)
            case SoloPhase.OVER:
                found = b""
        return np.frombuffer(bytearray(found) + bytes(self.actions - len(found)), np.int8)

    def mask_together(self, state: SoloState, seat: Seat) -> Encoded:
        return self.mask(state, seat)

    def move_of(self, state: SoloState, seat: Seat, action: int) -> SoloMove:
        del seat
        if not 0 <= action < self.actions:
            raise LookupError(action)
        if action >= self._discards:
            return discard(by_rank(state.hand)[action - self._discards])
        if action < self._pairs:
            return choice_at(state.hand, self._hand, action)
        rest, square = divmod(action - self._pairs, SQUARES)
        number, side = divmod(rest, len(SIDES))
        tile = state.theirs[side] if number == _THEIRS else state.loose[number]
        if tile is None:
            raise LookupError(action)
        return place(tile.rank, side)[square]

    def action_of(self, state: SoloState, seat: Seat, move: SoloMove) -> int:
        del seat
        if isinstance(move, Choose):
            return action_of_choice(state.hand, self._hand, move)
        if isinstance(move, Place):
            side = side_number(move.side)
            number = _THEIRS if state.theirs[side] is move.tile else state.loose.index(move.tile)
            return self._pairs + (number * len(SIDES) + side) * SQUARES + SQUARE_NUMBER[move.square]
        return self._discards + by_rank(state.hand).index(move.tile)

    @property
    def chance(self) -> SeedDigits:
        return SeedDigits(self.setup)

    def draw(self, view: SoloView) -> str:
        return draw_solo(view)

    def _cells(self, state: SoloState) -> Iterator[bytes]:
        """By tile and side: of equal tiles the Automa's counts, then the first of one's own."""
        for number in range(_THEIRS + 1):
            for side in SIDES:
                theirs = state.theirs[side_number(side)]
                waiting = theirs if number == _THEIRS else _own(state, side, number)
                tile = None if number != _THEIRS and waiting is theirs else waiting
                yield squares(state.cities[side_number(side)].cells_for(tile)) if tile else NOWHERE

    def _parts(self, view: SoloView) -> Iterator[bytes]:
        count = self._box.counted
        yield one_hot(view.turn, len(self._turns) + 1)
        yield bytes(view.phase is phase for phase in _PHASES)
        yield count(view.hand)
        yield count(view.loose)
        yield bytes(view.filled is side for side in (Side.LEFT, Side.RIGHT))
        for tile in view.theirs:
            yield count((tile,) if tile else ())
        if self._full:
            for number in range(len(Automa)):
                yield from self._automa(view.automas[number] if view.automas else None)
            left = {card.number for card in view.cards_left}
            yield bytes(card.number in left for card in self._deck)
        built = view.ville.count()
        yield bytes(built[building] for building in Building)
        if self._box.modules.civics:
            yield bytes(view.ville.values.count(points) for points in CIVIC_POINTS)
        yield count((*view.in_box, *view.duplexes_in_box))
        for city in view.cities:
            yield self._box.city(city)
        yield self._box.districts(view.setting.modules)

    def _automa(self, row: AutomaRow | None) -> Iterator[bytes]:
        """Its card, and its tiles from the left."""
        if row is None:
            yield bytes(2 * len(_RULES) + self._hand * len(self._box.tiles))
            return
        for rule in (row.card.left, row.card.right):
            yield bytes(rule is one for one in _RULES)
        yield self._in_order(row.tiles)

    def _in_order(self, tiles: Hand) -> bytes:
        placed = [self._box.counted((tile,)) for tile in tiles]
        return b"".join(placed) + bytes((self._hand - len(tiles)) * len(self._box.tiles))


def _own(state: SoloState, side: Side, number: int) -> Tile | None:
    """One's own tile of this number, if it may go to this side and is no double of the one before."""
    if state.filled is side or number >= len(state.loose):
        return None
    tile = state.loose[number]
    return None if tile in state.loose[:number] else tile
