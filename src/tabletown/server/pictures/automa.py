"""Tables with Automas on the wire: the Views as they are, with cities as grids of letters and points for every move."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec

from tabletown.between_two_cities.automa.moves import Discard, Move, format_move
from tabletown.between_two_cities.automa.solo_score import score_solo, solo_outcome
from tabletown.between_two_cities.automa.solo_state import SoloPhase, side_number
from tabletown.between_two_cities.automa.solo_view import SoloView
from tabletown.between_two_cities.automa.text import TEXT
from tabletown.between_two_cities.automa.third_state import SEATS
from tabletown.between_two_cities.automa.third_view import ThirdView
from tabletown.between_two_cities.city import City
from tabletown.between_two_cities.moves import Choose, Place
from tabletown.between_two_cities.ranking import final_outcome
from tabletown.between_two_cities.scoring import score_cities
from tabletown.between_two_cities.state import Phase, city_index
from tabletown.core.codec import to_plain
from tabletown.core.outcome import Outcome
from tabletown.core.seat import Seat

AutomaView: TypeAlias = SoloView | ThirdView

_SECRET = ("seat", "hand", "choice", "held")
"""What only the seat itself may see (two people with an Automa); a solo game has no secrets."""
encode = msgspec.json.Encoder().encode


def public_sections(view: AutomaView) -> Mapping[str, bytes]:
    """Sections `automa` (the whole View) and, when the game is over, `end`."""
    sections = {"automa": encode({"sort": _sort(view), **_plain(view)})}
    if (outcome := _outcome(view)) is not None:
        sections["end"] = encode({"outcome": to_plain(outcome)})
    return sections


def own_sections(view: AutomaView) -> Mapping[str, bytes]:
    """Section `own`: what this seat alone knows."""
    plain = _plain(view)
    return {"own": encode({name: plain[name] for name in _SECRET if name in plain})}


def automa_offers(view: AutomaView, seat: int, moves: Sequence[Move]) -> bytes:
    return encode([{"move": format_move(move), "parts": _parts(view, seat, move)} for move in moves])


def discard_parts(move: Discard) -> bytes:
    return encode({"kind": "discard", "tile": move.tile})


def _parts(view: AutomaView, seat: int, move: Move) -> dict[str, object]:
    match move:
        case Choose(tiles):
            return {"kind": "choose", "tiles": tiles}
        case Discard(tile):
            return {"kind": "discard", "tile": tile}
        case Place(tile, side, square):
            number = side_number(side) if isinstance(view, SoloView) else city_index(Seat(seat), side, SEATS)
            adds = _adds(view, number, move)
            return {"kind": "place", "tile": tile, "side": side, "city": number, "square": square, "adds": adds}


def _adds(view: AutomaView, number: int, move: Place) -> int:
    """What a placement adds to its city as all cities stand."""
    city = view.cities[number]
    after = city.place(move.tile, city.canvas.cell_of[move.square])
    cities: list[City] = [*view.cities[:number], after, *view.cities[number + 1 :]]
    if isinstance(view, SoloView):
        return score_solo(cities, view.ville, view.setting).totals()[2 * number] - view.points[2 * number]
    return score_cities(cities, view.modules.districts)[number].total - view.points[number]


def _plain(view: AutomaView) -> dict[str, object]:
    plain = to_plain(view)
    return {**(plain if isinstance(plain, dict) else {}), **TEXT.readable(view)}


def _sort(view: AutomaView) -> str:
    return view.setting.mode if isinstance(view, SoloView) else "third"


def _outcome(view: AutomaView) -> Outcome | None:
    if isinstance(view, SoloView):
        over = view.phase is SoloPhase.OVER
        return solo_outcome(view.cities, view.ville, view.setting) if over else None
    return final_outcome(view.cities, SEATS, view.modules) if view.phase is Phase.OVER else None
