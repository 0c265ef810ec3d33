"""From a View of two people and an Automa to many lanes: `two_with_automa.worlds.resample` in arrays."""

from typing import NamedTuple

from tabletown.batch.arrays import Array
from tabletown.batch.between_two_cities.two_with_automa.kind import DuoKind
from tabletown.batch.between_two_cities.two_with_automa.lanes import DuoArrays, DuoConverter
from tabletown.batch.between_two_cities.worlds import (
    VIEWS,
    AsTheyLie,
    InEveryLane,
    OpenStack,
    drawn_stack,
    open_stack,
    secret_choices,
)
from tabletown.batch.chance import shuffled, subkey
from tabletown.batch.kept import KeptAnswers
from tabletown.between_two_cities.box.tiles import DUPLEXES
from tabletown.between_two_cities.people.options import singles_of
from tabletown.between_two_cities.people.schedule import Passing
from tabletown.between_two_cities.people.state import Hand, Phase
from tabletown.between_two_cities.two_with_automa.state import PEOPLE, SEATS
from tabletown.between_two_cities.two_with_automa.view import DuoView
from tabletown.between_two_cities.two_with_automa.worlds import known_hand, resample

_SINGLES, _DUPLEXES, _CHOICES, _CARDS = range(4)
"""Purposes of keys."""


class _Known(NamedTuple):
    """What one View tells."""

    world: InEveryLane[DuoArrays]
    singles: OpenStack
    duplexes: OpenStack


class DuoWorlds:
    """One world by the rules, in every lane; then all that a View leaves open is drawn anew."""

    def __init__(self, kind: DuoKind) -> None:
        self.kind = kind
        self._converter = DuoConverter(kind)
        self._known = KeptAnswers(self._look, VIEWS)

    def drawn(self, view: DuoView, key: Array, lanes: int) -> DuoArrays:
        kind, xp, known = self.kind, self.kind.xp, self._known(view)
        every, one = known.world.times(lanes), known.world.world
        dealt = len(view.cards_dealt)
        cards = one.cards[dealt:, 0].take(shuffled(xp, subkey(xp, key, _CARDS), len(view.cards_left), lanes))
        every = every._replace(
            cards=xp.concatenate([every.cards[:dealt], cards]),
            singles=drawn_stack(xp, known.singles, subkey(xp, key, _SINGLES), lanes),
            duplexes=drawn_stack(xp, known.duplexes, subkey(xp, key, _DUPLEXES), lanes),
        )
        if view.phase is Phase.OVER:
            return every
        every = every._replace(hands=_hands(kind, view, every))
        if view.phase is not Phase.CHOOSE:
            return every
        secret = [chosen and seat != view.seat for seat, chosen in enumerate(view.has_chosen)]
        own = subkey(xp, key, _CHOICES)
        return every._replace(chosen=secret_choices(kind, every.hands[:PEOPLE], every.chosen, secret, own))

    def _look(self, view: DuoView) -> _Known:
        return _Known(
            InEveryLane(self.kind.xp, self._converter.from_states([resample(view, AsTheyLie("", "any"))])),
            open_stack(self.kind, _known(view, duplexes=False), singles_of(view.modules)),
            open_stack(self.kind, _known(view, duplexes=True), DUPLEXES, view.duplexes),
        )


def _known(view: DuoView, *, duplexes: bool) -> list[tuple[Hand, int]]:
    """By deal and seat: what is known of a hand, and its size."""
    return [
        (known_hand(view, number, seat), turn.hand)
        for number, turn in enumerate(view.turns[: view.turn + 1])
        if turn.duplexes == duplexes and turn.drawn >= 0
        for seat in range(PEOPLE if duplexes else SEATS)
    ]


def _hands(kind: DuoKind, view: DuoView, every: DuoArrays) -> Array:
    """Hands that this View has not seen whole get the tiles of their deal that it does not know."""
    xp, turns = kind.xp, view.turns
    deal = max(number for number in range(view.turn + 1) if turns[number].drawn >= 0)
    turn = turns[deal]
    stack, first = (every.duplexes, PEOPLE) if turn.duplexes else (every.singles, turn.drawn)
    hands = [every.hands[seat] for seat in range(SEATS)]
    moved = sum(1 if one.passing is Passing.LEFT else -1 for one in turns[deal : view.turn])
    for seat in range(PEOPLE if turn.duplexes else SEATS):
        known = len(known_hand(view, deal, seat))
        if known < turn.hand:
            start = first + seat * turn.hand
            left = stack[start + known : start + turn.hand]
            missing = xp.full((kind.hand - left.shape[0], left.shape[1]), -1, dtype=xp.int8)
            hands[(seat + moved) % SEATS] = xp.concatenate([left, missing])
    return xp.stack(hands)
