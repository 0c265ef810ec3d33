"""The rules of Lantern Lane under the contract of `tabletown.core.game`: pure functions over frozen records."""

from collections import Counter
from typing import TypeVar

from lantern_lane.records import LANTERNS, Chosen, Light, Night, State, Uncovered, View
from tabletown.core.chance import Stream, shuffled
from tabletown.core.errors import BadSetup, IllegalMove, Reason, Refused, Unreadable, UnreadableMove, check_is_move
from tabletown.core.game import Option, Step
from tabletown.core.outcome import Outcome, rank
from tabletown.core.seat import Seat, all_seats, check_seat

T = TypeVar("T")

NIGHTS = range(3, 7)
USUAL_NIGHTS = 5
POINTS, DIM = "points", "dimmer hand"


class Illegal(Reason):
    """Each is the message that says it."""

    CHOSEN_ALREADY = "illegal-chosen-already"
    LANTERN_NOT_HELD = "illegal-lantern-not-held"


class LanternLane:
    name = "lantern-lane"
    rules_version = 1
    seat_counts = range(2, 5)

    def setup(self, seats: int, seed: str, /, **options: Option) -> State:
        if seats not in self.seat_counts:
            raise BadSetup(f"Lantern Lane is for 2 to 4 players, not {seats}")
        if unknown := options.keys() - {"nights"}:
            raise BadSetup(f"Lantern Lane has no option “{min(unknown)}”, only “nights”")
        nights = options.get("nights", USUAL_NIGHTS)
        if isinstance(nights, bool | str) or nights not in NIGHTS:
            raise BadSetup(f"there are 3 to 6 nights, not {str(nights)[:20]}")
        box = shuffled(LANTERNS, seed, "lanterns")
        hands = tuple(tuple(sorted(box[seat * nights : (seat + 1) * nights])) for seat in range(seats))
        houses = shuffled(range(1, nights + 1), seed, "houses")
        return State(hands, (None,) * seats, houses, (), tuple(sorted(box[seats * nights :])))

    def to_act(self, state: State) -> frozenset[Seat]:
        if not state.houses:
            return frozenset()
        return frozenset(Seat(seat) for seat, choice in enumerate(state.chosen) if choice is None)

    def legal_moves(self, state: State, seat: Seat) -> tuple[Light, ...]:
        check_seat(seat, len(state.hands))
        if seat not in self.to_act(state):
            return ()
        return tuple(Light(lantern) for lantern in dict.fromkeys(state.hands[seat]))

    def apply(self, state: State, seat: Seat, move: Light) -> Step[State]:
        check_is_move(move, Light)
        check_seat(seat, len(state.hands))
        if not state.houses:
            raise IllegalMove(Refused.GAME_OVER)
        if state.chosen[seat] is not None:
            raise IllegalMove(Illegal.CHOSEN_ALREADY)
        if move.lantern not in state.hands[seat]:
            raise IllegalMove(Illegal.LANTERN_NOT_HELD, lantern=move.lantern)
        hand = list(state.hands[seat])
        hand.remove(move.lantern)
        hands = _with(state.hands, seat, tuple(hand))
        chosen = _with(state.chosen, seat, move.lantern)
        shown = tuple(choice for choice in chosen if choice is not None)
        if len(shown) < len(chosen):
            return Step(State(hands, chosen, state.houses, state.nights, state.unused), (Chosen(seat),))
        night = Night(state.houses[0], shown, _brightest_alone(shown))
        after = State(hands, (None,) * len(hands), state.houses[1:], (*state.nights, night), state.unused)
        return Step(after, (Chosen(seat), Uncovered(night)))

    def view(self, state: State, seat: Seat | None) -> View:
        if seat is not None:
            check_seat(seat, len(state.hands))
        return View(
            seat,
            () if seat is None else state.hands[seat],
            None if seat is None else state.chosen[seat],
            tuple(choice is not None for choice in state.chosen),
            state.houses[0] if state.houses else None,
            len(state.houses),
            state.nights,
        )

    def outcome(self, state: State) -> Outcome | None:
        return None if state.houses else final_outcome(state.nights, len(state.hands))

    def format_move(self, move: Light) -> str:
        return f"light {move.lantern}"

    def parse_move(self, text: str) -> Light:
        words = text.split()
        if len(words) != 2 or words[0] != "light":
            raise UnreadableMove(Unreadable.SHAPE, word=text[:20], form="light 4")
        if words[1] not in map(str, LANTERNS):
            raise UnreadableMove(Unreadable.NUMBER, number=words[1][:20], last=max(LANTERNS))
        return Light(int(words[1]))

    def resample(self, view: View, stream: Stream) -> State:
        """Everything that the seat has not seen is dealt anew."""
        seen = Counter([*view.hand, *(lantern for night in view.nights for lantern in night.lanterns)])
        if view.own_choice is not None:
            seen[view.own_choice] += 1
        hidden = list(stream.shuffled(list((Counter(LANTERNS) - seen).elements())))
        hands, chosen = list[tuple[int, ...]](), list[int | None]()
        for seat, has_chosen in enumerate(view.has_chosen):
            own = seat == view.seat
            chosen.append(view.own_choice if own else hidden.pop() if has_chosen else None)
            size = view.houses - has_chosen
            hands.append(view.hand if own else tuple(sorted(hidden.pop() for _ in range(size))))
        open_now = () if view.house is None else (view.house,)
        known = {*open_now, *(night.house for night in view.nights)}
        to_come = [house for house in range(1, view.houses + len(view.nights) + 1) if house not in known]
        houses = (*open_now, *stream.shuffled(to_come))
        return State(tuple(hands), tuple(chosen), houses, view.nights, tuple(sorted(hidden)))

    def faults(self, state: State) -> tuple[str, ...]:
        lanterns = [lantern for hand in state.hands for lantern in hand] + [one for one in state.chosen if one]
        lanterns += [*state.unused, *(lantern for night in state.nights for lantern in night.lanterns)]
        found = []
        if Counter(lanterns) != Counter(LANTERNS):
            found.append("the lanterns are not those of the box")
        if sorted([*state.houses, *(night.house for night in state.nights)]) != [
            *range(1, len(state.houses) + len(state.nights) + 1)
        ]:
            found.append("the houses are not those of the lane")
        if any(
            len(hand) + (choice is not None) != len(state.houses)
            for hand, choice in zip(state.hands, state.chosen, strict=True)
        ):
            found.append("a hand has not one lantern for every dark house")
        return tuple(found)


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


def _with(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*row[:place], value, *row[place + 1 :])


GAME = LanternLane()
