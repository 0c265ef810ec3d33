"""The rules of Lantern Lane under the contract of `tabletown.core.game`: pure functions over frozen records."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import chain
from typing import cast

from lantern_lane.face import FACE
from lantern_lane.records import LANTERNS, Chosen, Light, Night, State, View
from tabletown.core.chance import Stream, shuffled
from tabletown.core.errors import IllegalMove, Reason, Refused, Unreadable, UnreadableMove, check_is_move
from tabletown.core.game import Option, Step
from tabletown.core.options import settled
from tabletown.core.outcome import Outcome, rank
from tabletown.core.seat import Seat, all_seats, check_seat

DIM = "dimmer hand"


class Illegal(Reason):
    """Each is the message that says it."""

    CHOSEN_ALREADY = "illegal-chosen-already"
    LANTERN_NOT_HELD = "lantern-lane-illegal-not-held"


class LanternLane:
    name = FACE.name
    rules_version = 1
    seat_counts = range(2, 5)

    def setup(self, seats: int, seed: str, /, **options: Option) -> State:
        nights = cast(int, settled(FACE, seats, options)["nights"])
        box = shuffled(LANTERNS, seed, "lanterns")
        hands = tuple(tuple(sorted(box[seat * nights : (seat + 1) * nights])) for seat in range(seats))
        return State(hands, (None,) * seats, ())

    def to_act(self, state: State) -> frozenset[Seat]:
        seats = all_seats(len(state.hands))
        return frozenset(seat for seat in seats if state.hands[seat] and state.chosen[seat] is None)

    def legal_moves(self, state: State, seat: Seat) -> tuple[Light, ...]:
        check_seat(seat, len(state.hands))
        return tuple(map(Light, dict.fromkeys(state.hands[seat]))) if seat in self.to_act(state) else ()

    def apply(self, state: State, seat: Seat, move: Light) -> Step[State]:
        check_is_move(move, Light)
        check_seat(seat, len(state.hands))
        if not state.hands[seat]:
            raise IllegalMove(Refused.GAME_OVER)
        if state.chosen[seat] is not None:
            raise IllegalMove(Illegal.CHOSEN_ALREADY)
        if move.lantern not in state.hands[seat]:
            raise IllegalMove(Illegal.LANTERN_NOT_HELD)
        chosen = (*state.chosen[:seat], move.lantern, *state.chosen[seat + 1 :])
        shown = tuple(lantern for lantern in chosen if lantern is not None)
        if len(shown) < len(chosen):
            return Step(replace(state, chosen=chosen), (Chosen(seat),))
        night = Night(len(state.nights) + 1, shown, _brightest_alone(shown))
        hands = tuple(_without(hand, [lantern]) for hand, lantern in zip(state.hands, shown, strict=True))
        return Step(State(hands, (None,) * len(hands), (*state.nights, night)), (Chosen(seat), night))

    def view(self, state: State, seat: Seat | None) -> View:
        has_chosen = tuple(lantern is not None for lantern in state.chosen)
        dark = len(state.hands[0])
        if seat is None:
            return View(None, (), None, has_chosen, dark, state.nights)
        check_seat(seat, len(state.hands))
        return View(seat, state.hands[seat], state.chosen[seat], has_chosen, dark, state.nights)

    def outcome(self, state: State) -> Outcome | None:
        return None if any(state.hands) else standing(state.nights, len(state.hands))

    def format_move(self, move: Light) -> str:
        return f"light {move.lantern}"

    def parse_move(self, text: str) -> Light:
        match text.split():
            case ["light", lantern] if lantern in map(str, LANTERNS):
                return Light(int(lantern))
            case ["light", *_]:
                raise UnreadableMove(Unreadable.SHAPE, word="light", form="light 4")
        raise UnreadableMove(Unreadable.WORD, text=text[:40], words="light")

    def resample(self, view: View, stream: Stream) -> State:
        """Everything that the seat has not seen is dealt anew."""
        seen = chain(view.hand, *(night.lanterns for night in view.nights))
        hidden = list(stream.shuffled(_without(LANTERNS, seen)))
        hands, chosen = list[tuple[int, ...]](), list[int | None]()
        for seat, has_chosen in enumerate(view.has_chosen):
            is_own = seat == view.seat
            hand = view.hand if is_own else tuple(sorted(hidden.pop() for _ in range(view.dark)))
            hands.append(hand)
            chosen.append(view.choice if is_own else stream.choice(hand) if has_chosen else None)
        return State(tuple(hands), tuple(chosen), view.nights)

    def faults(self, state: State) -> tuple[str, ...]:
        dealt = Counter(chain(*state.hands, *(night.lanterns for night in state.nights)))
        seats = zip(state.hands, state.chosen, strict=True)
        is_right = {
            "the box has fewer lanterns of a kind": dealt <= Counter(LANTERNS),
            "not all hands are of one size": len(set(map(len, state.hands))) == 1,
            "a lantern is chosen that is not held": all(lantern in (None, *hand) for hand, lantern in seats),
        }
        return tuple(fault for fault, holds in is_right.items() if not holds)


def standing(nights: tuple[Night, ...], seats: int) -> Outcome:
    """After these nights; at the end all lanterns of a hand are among them."""
    scores = [sum(night.house for night in nights if night.winner == seat) for seat in range(seats)]
    dimness = [-sum(night.lanterns[seat] for night in nights) for seat in range(seats)]
    return rank(scores, ("points", DIM), [*zip(scores, dimness, strict=True)])


def _brightest_alone(lanterns: tuple[int, ...]) -> Seat | None:
    alone = [lantern for lantern in lanterns if lanterns.count(lantern) == 1]
    return Seat(lanterns.index(max(alone))) if alone else None


def _without(lanterns: Iterable[int], gone: Iterable[int]) -> tuple[int, ...]:
    return tuple((Counter(lanterns) - Counter(gone)).elements())


GAME = LanternLane()
