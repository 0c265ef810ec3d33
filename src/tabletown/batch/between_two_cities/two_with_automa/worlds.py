"""From a View of two people and an Automa to many lanes: `two_with_automa.worlds.resample` in arrays."""

from tabletown.batch.arrays import Array
from tabletown.batch.between_two_cities.two_with_automa.kind import DuoKind
from tabletown.batch.between_two_cities.two_with_automa.lanes import DuoArrays, DuoConverter
from tabletown.batch.between_two_cities.worlds import AsTheyLie, secret_choices, stack_of_known
from tabletown.batch.chance import shuffled, subkey
from tabletown.batch.loops import each
from tabletown.between_two_cities.box.tiles import DUPLEXES
from tabletown.between_two_cities.people.options import singles_of
from tabletown.between_two_cities.people.schedule import Passing
from tabletown.between_two_cities.people.state import Hand, Phase
from tabletown.between_two_cities.two_with_automa.state import PEOPLE, SEATS
from tabletown.between_two_cities.two_with_automa.view import DuoView
from tabletown.between_two_cities.two_with_automa.worlds import known_hand, resample

_SINGLES, _DUPLEXES, _CHOICES, _CARDS = range(4)
"""Purposes of keys."""


def duo_worlds(kind: DuoKind, view: DuoView, key: Array, lanes: int) -> DuoArrays:
    """One world by the rules, in every lane; then all that this View leaves open is drawn anew."""
    xp = kind.xp
    one = DuoConverter(kind).from_states([resample(view, AsTheyLie("", "any"))])
    every = each(lambda array: xp.broadcast_to(array, (*array.shape[:-1], lanes)), one)
    dealt = len(view.cards_dealt)
    cards = xp.take(one.cards[dealt:, 0], shuffled(xp, subkey(xp, key, _CARDS), len(view.cards_left), lanes))
    box, known = singles_of(view.modules), _known(view, duplexes=False)
    more = _known(view, duplexes=True)
    every = every._replace(
        cards=xp.concatenate([every.cards[:dealt], cards]),
        singles=stack_of_known(kind, known, box, subkey(xp, key, _SINGLES), lanes),
        duplexes=stack_of_known(kind, more, DUPLEXES, subkey(xp, key, _DUPLEXES), lanes, view.duplexes),
    )
    if view.phase is Phase.OVER:
        return every
    every = every._replace(hands=_hands(kind, view, every))
    if view.phase is not Phase.CHOOSE:
        return every
    secret = [chosen and seat != view.seat for seat, chosen in enumerate(view.has_chosen)]
    own = subkey(xp, key, _CHOICES)
    return every._replace(chosen=secret_choices(kind, every.hands[:PEOPLE], every.chosen, secret, own))


def _known(view: DuoView, *, duplexes: bool) -> list[tuple[Hand, int]]:
    """By deal and seat: what is known of a hand, and its size."""
    return [
        (known_hand(view, number, seat), turn.hand)
        for number, turn in enumerate(view.turns[: view.turn + 1])
        if turn.duplexes == duplexes and turn.drawn >= 0
        for seat in range(PEOPLE if duplexes else SEATS)
    ]


def _hands(kind: DuoKind, view: DuoView, every: DuoArrays) -> Array:
    """Hands that this View has not seen whole are what is open of the deal that they come from."""
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
