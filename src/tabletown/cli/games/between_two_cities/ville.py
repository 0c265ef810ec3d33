"""`tabletown score --ville`: a solo game that was played with cardboard."""

from tabletown.between_two_cities.automas.names import Town
from tabletown.between_two_cities.cardboard.solo_end import SoloEnd, format_ville
from tabletown.between_two_cities.city.drawing import score_table
from tabletown.between_two_cities.city.notation import format_city
from tabletown.between_two_cities.people.words import say_group
from tabletown.between_two_cities.solo.explain import explain_solo, say_ville_group
from tabletown.between_two_cities.solo.score import PLAYERS
from tabletown.between_two_cities.solo.state import TOWNS, YOU
from tabletown.between_two_cities.solo.text import say_end, solo_ranking
from tabletown.core.codec import to_plain


def solo_json(end: SoloEnd, *, explain: bool = False) -> dict[str, object]:
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
    why = explain_solo(end.cities, end.ville, end.setting)
    answer: dict[str, object] = {
        "cities": [
            {"town": town, **points.shown(end.setting.modules), "total": points.total}
            for town, points in zip(TOWNS, scores, strict=True)
        ],
        "ville": format_ville(end.ville),
        "players": players,
        "winners": end.outcome.winners,
        "decided_by": end.outcome.decided_by,
    }
    return answer | ({"groups": to_plain((why.left, why.ville, why.right))} if explain else {})


def solo_lines(end: SoloEnd, *, explain: bool = False) -> str:
    scores = (end.score.left, end.score.ville, end.score.right)
    named = list(zip(map(str, TOWNS), scores, strict=True))
    parts = [score_table(named, end.setting.modules), f"Automaville: {format_ville(end.ville) or 'nothing'}"]
    if explain:
        parts += _explained(end)
    return "\n\n".join([*parts, solo_ranking(end.outcome, YOU), say_end(end.outcome, YOU)])


def _explained(end: SoloEnd) -> list[str]:
    """Every point of all three cities."""
    why = explain_solo(end.cities, end.ville, end.setting)
    left, right = end.cities
    lines = {
        f"{Town.LEFTHAVEN}  {format_city(left)}": map(say_group, why.left),
        Town.AUTOMAVILLE: map(say_ville_group, why.ville),
        f"{Town.RIGHTCASTLE}  {format_city(right)}": map(say_group, why.right),
    }
    return ["\n".join([head, *(f"  {line}" for line in groups)]) for head, groups in lines.items()]
