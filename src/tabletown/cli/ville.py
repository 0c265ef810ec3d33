"""`tabletown score --ville`: a solo game that was played with cardboard."""

from tabletown.between_two_cities.automa.cardboard import SoloEnd, format_ville
from tabletown.between_two_cities.automa.solo_score import PLAYERS
from tabletown.between_two_cities.automa.solo_state import TOWNS
from tabletown.between_two_cities.automa.solo_text import say_end, solo_ranking
from tabletown.between_two_cities.drawing import score_table
from tabletown.core.seat import Seat


def solo_json(end: SoloEnd) -> dict[str, object]:
    scores = (end.score.left, end.score.ville, end.score.right)
    players = [
        {
            "name": name,
            "rank": end.outcome.ranks[number],
            "score": end.outcome.scores[number],
            "tie_breaks": dict(zip(end.outcome.comparisons[:-1], end.outcome.keys[number][:-1], strict=True)),
        }
        for number, name in enumerate(PLAYERS)
    ]
    return {
        "cities": [
            {"town": town, **points.shown(end.modules), "total": points.total}
            for town, points in zip(TOWNS, scores, strict=True)
        ],
        "ville": format_ville(end.ville),
        "players": players,
        "winners": end.outcome.winners,
        "decided_by": end.outcome.decided_by,
    }


def solo_lines(end: SoloEnd) -> str:
    scores = (end.score.left, end.score.ville, end.score.right)
    named = list(zip(map(str, TOWNS), scores, strict=True))
    parts = [score_table(named, end.modules), f"Automaville: {format_ville(end.ville) or 'nothing'}"]
    return "\n\n".join([*parts, solo_ranking(end.outcome), say_end(end.outcome, Seat(0))])
