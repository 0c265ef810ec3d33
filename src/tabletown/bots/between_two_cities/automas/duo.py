"""Bots at a table of two people and an Automa: they see it as a game for three, and place the Automa's tile last."""

from collections.abc import Sequence
from dataclasses import replace

from tabletown.between_two_cities.people.moves import Choose, Move, Place, Side, choice
from tabletown.between_two_cities.people.state import Hand, Phase
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.two_with_automa.state import AUTOMA_SEAT, PEOPLE, SEATS
from tabletown.between_two_cities.two_with_automa.view import DuoView
from tabletown.bots.bot import Bot, Decision
from tabletown.core.seat import Seat

_OTHER = {Side.LEFT: Side.RIGHT, Side.RIGHT: Side.LEFT}


class AsThree:
    """What a bot for tables of people does here."""

    def __init__(self, people: Bot[View, Move]) -> None:
        self.people, self.name = people, people.name

    def decide(self, view: DuoView, moves: Sequence[Move]) -> Decision[Move]:
        return self.people.decide(*as_third(view, moves))


def as_third(view: DuoView, moves: Sequence[Move]) -> tuple[View, Sequence[Move]]:
    """The same table as one of three people, and the moves to choose from: first those with tiles of one's own."""
    seat = view.seat
    if seat is None:
        raise ValueError("an onlooker has no move to choose")
    seen = as_people(view)
    own = [move for move in moves if isinstance(move, Choose) or _is_own(view, seat, move)]
    if own:
        return seen, own
    tile = view.theirs[seat]
    if tile is None:
        raise ValueError("there is nothing to place")
    side = view.shared_side[seat]
    filled = (*seen.filled[:seat], _OTHER[side], *seen.filled[seat + 1 :])
    loose = (*seen.loose[:seat], (tile,), *seen.loose[seat + 1 : AUTOMA_SEAT], ())
    return replace(seen, loose=loose, filled=filled), moves


def as_people(view: DuoView) -> View:
    """The same table as if the Automa were a person who has chosen already, and chose well: its cards are not read."""
    choosing = view.phase is Phase.CHOOSE
    return View(
        seat=view.seat,
        seats=SEATS,
        phase=view.phase,
        turn=view.turn,
        hand=view.hand,
        hand_sizes=(*view.hand_sizes, view.hand_sizes[0]),
        has_chosen=(*view.has_chosen, True),
        choice=view.choice,
        loose=(*view.loose, () if choosing else _waiting(view)),
        filled=(*view.filled, None),
        cities=view.cities,
        past=tuple(tuple(choice(*(tiles or view.duplexes)).tiles for tiles in taken) for taken in view.past),
        held=view.held,
        modules=view.modules,
    )


def _waiting(view: DuoView) -> Hand:
    """The Automa's tiles as a pair of its own: only while none of them is placed yet."""
    left, right = view.theirs
    return (left, right) if left is not None and right is not None else ()


def _is_own(view: DuoView, seat: Seat, move: Place) -> bool:
    return seat < PEOPLE and move.tile in view.loose[seat] and move.side is not view.filled[seat]
