"""Two people with an Automa in the third seat, as numbers: those of the batch, from Views of the pure rules."""

from collections.abc import Iterator, Sequence

import numpy as np

from tabletown.batch.between_two_cities.cells import SQUARES
from tabletown.batch.between_two_cities.ground import pairs_of_hand
from tabletown.batch.between_two_cities.two_with_automa.observation import hand_of_other
from tabletown.between_two_cities.automas.cards import Rule, deck
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.people.moves import Choose, Move, Side
from tabletown.between_two_cities.people.schedule import schedule
from tabletown.between_two_cities.people.state import Phase, city_index
from tabletown.between_two_cities.two_with_automa.options import parse_duo
from tabletown.between_two_cities.two_with_automa.rules import TwoWithAutoma
from tabletown.between_two_cities.two_with_automa.state import PEOPLE, SEATS, SHARED_SIDE, DuoState, to_place
from tabletown.between_two_cities.two_with_automa.view import DuoView
from tabletown.core.game import Option
from tabletown.core.seat import Seat
from tabletown.envs.between_two_cities.numbers import (
    NOWHERE,
    SIDES,
    SQUARE_NUMBER,
    action_of_choice,
    box,
    choice_at,
    one_hot,
    pair_mask,
    place,
    squares,
)
from tabletown.envs.between_two_cities.picture import draw_duo
from tabletown.envs.chance_nodes import SeedDigits
from tabletown.envs.encoding import Encoded

_THEIRS = 2
"""Which tile is placed: 0 and 1 are one's own loose ones, 2 is the Automa's for the city that is shared with it."""
_RULES = tuple(Rule)


class DuoEncoding:
    version = 0
    score_name = "low-city"
    seats = PEOPLE

    def __init__(self, **options: Option) -> None:
        self.game = TwoWithAutoma()
        self._options = options
        # Districts are drawn table by table: here only that there are some.
        modules = parse_duo(options, "")
        self._box = box(landscapes=modules.landscapes, civics=modules.civics, districts=bool(modules.districts))
        self._hand, self._turns, self._deck = modules.hand, schedule(SEATS, modules.hand), deck()
        self._pairs = len(pairs_of_hand(self._hand))
        self.actions = self._pairs + (_THEIRS + 1) * len(SIDES) * SQUARES
        self.longest = 4 * PEOPLE * len(self._turns)
        self.features = len(self.observe(self.setup("features"), Seat(0)))

    def setup(self, seed: str) -> DuoState:
        return self.game.setup(PEOPLE, seed, **self._options)

    def observe(self, state: DuoState, seat: Seat | None) -> Encoded:
        return np.frombuffer(bytearray().join(self._parts(self.game.view(state, seat))), np.int8)

    def observe_all(self, state: DuoState) -> Sequence[Encoded]:
        return [self.observe(state, Seat(seat)) for seat in range(PEOPLE)]

    def mask(self, state: DuoState, seat: Seat) -> Encoded:
        return self._mask(state, seat, frozenset(SIDES))

    def mask_together(self, state: DuoState, seat: Seat) -> Encoded:
        """Both fill their left cities first: so they are never at once in the one that they share."""
        return self._mask(state, seat, frozenset([Side.LEFT] if state.filled[seat] is None else SIDES))

    def move_of(self, state: DuoState, seat: Seat, action: int) -> Move:
        if not 0 <= action < self.actions:
            raise LookupError(action)
        if action < self._pairs:
            return choice_at(state.hands[seat], self._hand, action)
        rest, square = divmod(action - self._pairs, SQUARES)
        number, side = divmod(rest, len(SIDES))
        tile = state.theirs[seat] if number == _THEIRS else state.loose[seat][number]
        if tile is None:
            raise LookupError(action)
        return place(tile.rank, side)[square]

    def action_of(self, state: DuoState, seat: Seat, move: Move) -> int:
        if isinstance(move, Choose):
            return action_of_choice(state.hands[seat], self._hand, move)
        number = _number(state, seat, move.side, move.tile)
        return self._pairs + (number * len(SIDES) + SIDES.index(move.side)) * SQUARES + SQUARE_NUMBER[move.square]

    @property
    def chance(self) -> SeedDigits:
        return SeedDigits(self.setup)

    def draw(self, view: DuoView) -> str:
        return draw_duo(view)

    def _mask(self, state: DuoState, seat: Seat, sides: frozenset[Side]) -> Encoded:
        match state.phase:
            case Phase.CHOOSE:
                found = pair_mask(state.hands[seat], self._hand) if state.chosen[seat] is None else b""
            case Phase.PLACE:
                found = bytes(self._pairs) + b"".join(_cells(state, seat, sides))
            case Phase.OVER:
                found = b""
        return np.frombuffer(bytearray(found) + bytes(self.actions - len(found)), np.int8)

    def _parts(self, view: DuoView) -> Iterator[bytes]:
        count, own = self._box.counted, int(view.seat or 0)
        yield one_hot(view.turn, len(self._turns) + 1)
        yield bytes(view.phase is phase for phase in (Phase.CHOOSE, Phase.PLACE))
        for person in (own, 1 - own):
            yield bytes((view.has_chosen[person], *(view.filled[person] is side for side in SIDES)))
            yield count(view.loose[person])
            for tile in (view.theirs[person], view.waiting[person]):
                yield count((tile,) if tile else ())
        yield count(view.hand)
        yield count(view.choice or ())
        known = hand_of_other(view)
        yield bytes((known is not None,)) + count(known or ())
        yield from self._automa(view)
        for city in (*view.cities[own:], *view.cities[:own]):
            yield self._box.city(city)
        yield self._box.districts(view.modules)

    def _automa(self, view: DuoView) -> Iterator[bytes]:
        """Its card, its tiles from the left, and the cards still to come."""
        card, tiles = view.automa.card, view.automa.tiles
        for rule in (None, None) if card is None else (card.left, card.right):
            yield bytes(rule is one for one in _RULES)
        yield from (self._box.counted(tiles[number : number + 1]) for number in range(self._hand))
        left = {one.number for one in view.cards_left}
        yield bytes(one.number in left for one in self._deck)


def _number(state: DuoState, seat: Seat, side: Side, tile: Tile) -> int:
    """Of equal tiles the Automa's counts, then the first of one's own."""
    if side is SHARED_SIDE[seat] and state.theirs[seat] is tile:
        return _THEIRS
    return state.loose[seat].index(tile)


def _cells(state: DuoState, seat: Seat, sides: frozenset[Side]) -> Iterator[bytes]:
    """By tile and side."""
    places = {
        (_number(state, seat, side, tile), side): squares(state.cities[city_index(seat, side, SEATS)].cells_for(tile))
        for side in sides
        for tile in to_place(state, seat, side)
    }
    for number in range(_THEIRS + 1):
        yield from (places.get((number, side), NOWHERE) for side in SIDES)
