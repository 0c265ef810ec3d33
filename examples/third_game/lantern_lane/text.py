"""Lantern Lane on a terminal, and on a page that has no board for it."""

from collections.abc import Mapping, Sequence

from lantern_lane.records import Chosen, Light, Uncovered, View
from lantern_lane.rules import final_outcome, points_of
from tabletown.core.event import Event
from tabletown.core.seat import Seat, all_seats
from tabletown.core.words import say_outcome, say_seat, say_seats, verb


class LaneText:
    title = "Lantern Lane"
    help = "Light a house with the brightest lantern that nobody else has chosen: light 4."

    def draw(self, view: View) -> str:
        names = say_seats(len(view.has_chosen), view.seat)
        lines = ["The lane is lit." if view.house is None else f"Tonight: house {view.house}. Dark: {view.houses}."]
        for night in view.nights:
            winner = "nobody" if night.winner is None else names[night.winner]
            shown = "  ".join(f"{name} {lantern}" for name, lantern in zip(names, night.lanterns, strict=True))
            lines.append(f"  house {night.house}: {shown}  ({winner})")
        for seat in all_seats(len(names)):
            waits = ", has chosen" if view.has_chosen[seat] else ""
            lines.append(f"{names[seat]}: {points_of(view.nights, seat)} points{waits}")
        if view.seat is not None:
            lines.append(f"Your lanterns: {' '.join(map(str, view.hand)) or 'none'}")
        return "\n".join(lines)

    def offer(self, view: View, moves: Sequence[Light]) -> str:
        del view
        return "   ".join(f"{number} light {move.lantern}" for number, move in enumerate(moves, 1))

    def is_private(self, view: View) -> bool:
        return bool(view.hand)

    def tell(self, event: Event, viewer: Seat | None) -> str | None:
        match event:
            case Chosen(seat=seat):
                return f"{verb(say_seat(seat, viewer), 'have', 'has')} chosen."
            case Uncovered(night=night):
                if night.winner is None:
                    return f"House {night.house} stays dark: no lantern is alone."
                who = verb(say_seat(night.winner, viewer), "light", "lights")
                return f"{who} house {night.house} with lantern {night.lanterns[night.winner]}."
        return None

    def close(self, view: View) -> str:
        seats = len(view.has_chosen)
        return f"{self.draw(view)}\n\n{say_outcome(final_outcome(view.nights, seats), say_seats(seats, view.seat))}"

    def readable(self, view: View) -> Mapping[str, object]:
        del view
        return {}


TEXT = LaneText()
