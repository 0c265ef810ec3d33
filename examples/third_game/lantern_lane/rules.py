"""The rules of Lantern Lane under the contract of `tabletown.core.game`: pure functions over frozen records."""

from collections import Counter
from typing import cast

from lantern_lane.face import FACE
from lantern_lane.records import LANTERNS, Chosen, Light, Night, State, Uncovered, View
from tabletown.core.chance import Stream, shuffled
from tabletown.core.errors import IllegalMove, Reason, Refused, Unreadable, UnreadableMove, check_is_move
from tabletown.core.game import Option, Step
from tabletown.core.options import settled
from tabletown.core.outcome import Outcome, rank
from tabletown.core.seat import Seat, all_seats, check_seat

POINTS, DIM = "points", "dimmer hand"


class Illegal(Reason):
    """Each is the message that says it."""

    CHOSEN_ALREADY = "illegal-chosen-already"
    NO_SUCH_LANTERN = "illegal-no-such-lantern"
    LANTERN_NOT_HELD = "illegal-lantern-not-held"


class LanternLane:
    name = FACE.name
    rules_version = 1
    seat_counts = range(2, 5)

    def setup(self, seats: int, seed: str, /, **options: Option) -> State:
        nights = cast(int, settled(FACE, seats, options)["nights"])
        box = shuffled(LANTERNS, seed, "lanterns")
        hands = tuple(tuple(sorted(box[seat * nights : (seat + 1) * nights])) for seat in range(seats))
        houses = shuffled(range(1, nights + 1), seed, "houses")
        return State(hands, (None,) * seats, houses, ())

    def to_act(self, state: State) -> frozenset[Seat]:
        seats = all_seats(len(state.hands)) if state.houses else ()
        return frozenset(seat for seat in seats if state.chosen[seat] is None)

    def legal_moves(self, state: State, seat: Seat) -> tuple[Light, ...]:
        check_seat(seat, len(state.hands))
        return tuple(map(Light, dict.fromkeys(state.hands[seat]))) if seat in self.to_act(state) else ()

    def apply(self, state: State, seat: Seat, move: Light) -> Step[State]:
        check_is_move(move, Light)
        check_seat(seat, len(state.hands))
        if seat not in self.to_act(state):
            raise IllegalMove(Illegal.CHOSEN_ALREADY if state.houses else Refused.GAME_OVER)
        if move.lantern not in state.hands[seat]:
            raise IllegalMove(Illegal.LANTERN_NOT_HELD)
        place = state.hands[seat].index(move.lantern)
        hand = state.hands[seat][:place] + state.hands[seat][place + 1 :]
        hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
        chosen = (*state.chosen[:seat], move.lantern, *state.chosen[seat + 1 :])
        shown = tuple(choice for choice in chosen if choice is not None)
        if len(shown) < len(chosen):
            return Step(State(hands, chosen, state.houses, state.nights), (Chosen(seat),))
        night = Night(state.houses[0], shown, _brightest_alone(shown))
        after = State(hands, (None,) * len(hands), state.houses[1:], (*state.nights, night))
        return Step(after, (Chosen(seat), Uncovered(night)))

    def view(self, state: State, seat: Seat | None) -> View:
        if seat is not None:
            check_seat(seat, len(state.hands))
        hand = () if seat is None else state.hands[seat]
        own_choice = None if seat is None else state.chosen[seat]
        has_chosen = tuple(choice is not None for choice in state.chosen)
        return View(seat, hand, own_choice, has_chosen, state.houses[:1], len(state.houses), state.nights)

    def outcome(self, state: State) -> Outcome | None:
        return None if state.houses else final_outcome(state.nights, len(state.hands))

    def format_move(self, move: Light) -> str:
        return f"light {move.lantern}"

    def parse_move(self, text: str) -> Light:
        match text.split():
            case ["light", lantern] if lantern in map(str, LANTERNS):
                return Light(int(lantern))
            case ["light", lantern]:
                raise UnreadableMove(Illegal.NO_SUCH_LANTERN, lantern=lantern[:20])
            case ["light", *_]:
                raise UnreadableMove(Unreadable.SHAPE, word="light", form="light 4")
        raise UnreadableMove(Unreadable.WORD, text=text[:40], words="light")

    def resample(self, view: View, stream: Stream) -> State:
        """Everything that the seat has not seen is dealt anew."""
        seen = [*view.hand, *filter(None, [view.own_choice]), *(one for night in view.nights for one in night.lanterns)]
        hidden = list(stream.shuffled(list((Counter(LANTERNS) - Counter(seen)).elements())))
        hands, chosen = list[tuple[int, ...]](), list[int | None]()
        for seat, has_chosen in enumerate(view.has_chosen):
            own = seat == view.seat
            chosen.append(view.own_choice if own else hidden.pop() if has_chosen else None)
            others = sorted(hidden.pop() for _ in range(0 if own else view.houses - has_chosen))
            hands.append(view.hand if own else tuple(others))
        known = {*view.tonight, *(night.house for night in view.nights)}
        to_come = [house for house in range(1, view.houses + len(view.nights) + 1) if house not in known]
        return State(tuple(hands), tuple(chosen), (*view.tonight, *stream.shuffled(to_come)), view.nights)

    def faults(self, state: State) -> tuple[str, ...]:
        rows = (*state.hands, state.chosen, *(night.lanterns for night in state.nights))
        lanterns = Counter(lantern for row in rows for lantern in row if lantern is not None)
        houses = sorted([*state.houses, *(night.house for night in state.nights)])
        sizes = {len(hand) + (one is not None) for hand, one in zip(state.hands, state.chosen, strict=True)}
        right = lanterns <= Counter(LANTERNS), houses == [*range(1, len(houses) + 1)], sizes == {len(state.houses)}
        what = "the lanterns of the box", "the houses of the lane", "one lantern in every hand for every dark house"
        return tuple(f"there are not {one}" for one, holds in zip(what, right, strict=True) if not holds)


def points_of(nights: tuple[Night, ...], seat: Seat) -> int:
    return sum(night.house for night in nights if night.winner == seat)


def final_outcome(nights: tuple[Night, ...], seats: int) -> Outcome:
    """All lanterns that were dealt have been uncovered by now."""
    scores = [points_of(nights, seat) for seat in all_seats(seats)]
    keys = [(scores[seat], -sum(night.lanterns[seat] for night in nights)) for seat in range(seats)]
    return rank(scores, (POINTS, DIM), keys)


def _brightest_alone(lanterns: tuple[int, ...]) -> Seat | None:
    alone = [lantern for lantern in lanterns if lanterns.count(lantern) == 1]
    return Seat(lanterns.index(max(alone))) if alone else None


GAME = LanternLane()
