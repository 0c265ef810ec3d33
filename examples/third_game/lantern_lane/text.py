"""Lantern Lane in words, for a terminal and for a page that has no board for it. The words lie in `locales`."""

from lantern_lane.records import Chosen, Light, Uncovered, View
from lantern_lane.rules import DIM, final_outcome, points_of
from tabletown.core.event import Event
from tabletown.core.outcome import SHARED
from tabletown.core.seat import all_seats
from tabletown.core.sentence import Sayer, Sentence, Who, sentence
from tabletown.core.text import PlainText
from tabletown.core.words import tell_outcome

_DECIDED = {DIM: "lantern-lane-decided", SHARED: "lantern-lane-shared"}


class LaneText(PlainText[Light]):
    title = "lantern-lane-title"

    def help(self, say: Sayer) -> str:
        return say("lantern-lane-help")

    def draw(self, view: View, say: Sayer) -> str:
        seats = all_seats(len(view.has_chosen))
        names = [say("who-name", who=Who(seat)) for seat in seats]
        lines = [say("lantern-lane-tonight", house=sum(view.tonight), dark=view.houses)]
        for night in view.nights:
            winner = say("lantern-lane-nobody") if night.winner is None else names[night.winner]
            shown = "  ".join(f"{name} {lantern}" for name, lantern in zip(names, night.lanterns, strict=True))
            lines.append(f"  {say('lantern-lane-house', house=night.house)}: {shown}  ({winner})")
        for seat in seats:
            waits = f", {say('lantern-lane-has-chosen')}" if view.has_chosen[seat] else ""
            lines.append(f"{names[seat]}: {say('count-points', count=points_of(view.nights, seat))}{waits}")
        if view.hand:
            lines.append(say("lantern-lane-hand", lanterns=" ".join(map(str, view.hand))))
        return "\n".join(lines)

    def name_move(self, move: Light, say: Sayer) -> str:
        return say("lantern-lane-light", lantern=move.lantern)

    def is_private(self, view: View) -> bool:
        return bool(view.hand)

    def tell(self, event: Event) -> tuple[Sentence, ...]:
        match event:
            case Chosen(seat=seat):
                return (sentence("lantern-lane-told-chosen", who=Who(seat)),)
            case Uncovered(night=night):
                if night.winner is None:
                    return (sentence("lantern-lane-told-dark", house=night.house),)
                lantern = night.lanterns[night.winner]
                return (sentence("lantern-lane-told-lit", who=Who(night.winner), house=night.house, lantern=lantern),)
        return ()

    def close(self, view: View, say: Sayer) -> str:
        told = tell_outcome(final_outcome(view.nights, len(view.has_chosen)), _DECIDED)
        return " ".join(map(say, told))


TEXT = LaneText()
