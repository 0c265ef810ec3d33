"""Lantern Lane in words, for a terminal and for a page that has no board for it. The words lie in `locales`."""

from lantern_lane.records import Chosen, Light, Night, View
from lantern_lane.rules import DIM, standing
from tabletown.core.event import Event
from tabletown.core.outcome import SHARED
from tabletown.core.sentence import Sayer, Sentence, Who, sentence
from tabletown.core.text import PlainText
from tabletown.core.words import tell_outcome

_DECIDED = {DIM: "lantern-lane-decided", SHARED: "lantern-lane-shared"}


class LaneText(PlainText[Light]):
    def help(self, say: Sayer) -> str:
        return say("lantern-lane-help")

    def draw(self, view: View, say: Sayer) -> str:
        names = [say("who-name", who=Who(seat)) for seat in range(len(view.has_chosen))]
        lines = [say("lantern-lane-tonight", house=len(view.nights) + 1, dark=view.dark)]
        for night in view.nights:
            lines += map(say, self.tell(night))
            lines.append("  " + "  ".join(f"{name} {one}" for name, one in zip(names, night.lanterns, strict=True)))
        points = standing(view.nights, len(names)).scores
        for name, count, has_chosen in zip(names, points, view.has_chosen, strict=True):
            waits = f", {say('lantern-lane-has-chosen')}" if has_chosen else ""
            lines.append(f"{name}: {say('count-points', count=count)}{waits}")
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
            case Night(house=house, winner=None):
                return (sentence("lantern-lane-told-dark", house=house),)
            case Night(house=house, lanterns=lanterns, winner=seat) if seat is not None:
                return (sentence("lantern-lane-told-lit", who=Who(seat), house=house, lantern=lanterns[seat]),)
        return ()

    def close(self, view: View, say: Sayer) -> str:
        return " ".join(map(say, tell_outcome(standing(view.nights, len(view.has_chosen)), _DECIDED)))


TEXT = LaneText()
