"""`tabletown score --ville`: a solo game that was played with cardboard."""

from tabletown.between_two_cities.automas.telling import tell_end
from tabletown.between_two_cities.automas.words import town_message
from tabletown.between_two_cities.cardboard.solo_end import SoloEnd, format_ville
from tabletown.between_two_cities.city.drawing import score_table
from tabletown.between_two_cities.city.notation import format_city
from tabletown.between_two_cities.people.words import say_group
from tabletown.between_two_cities.solo.explain import explain_solo, say_ville_group
from tabletown.between_two_cities.solo.score import PLAYERS
from tabletown.between_two_cities.solo.state import TOWNS
from tabletown.between_two_cities.solo.text import solo_ranking
from tabletown.core.codec import to_plain
from tabletown.core.sentence import Sayer


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


def solo_lines(end: SoloEnd, say: Sayer, *, explain: bool = False) -> str:
    scores = (end.score.left, end.score.ville, end.score.right)
    named = list(zip([say(town_message(town)) for town in TOWNS], scores, strict=True))
    ville = f"{say('town-automaville')}: {format_ville(end.ville) or say('nothing')}"
    parts = [score_table(named, say, end.setting.modules), ville]
    if explain:
        parts += _explained(end, say)
    return "\n\n".join([*parts, solo_ranking(end.outcome, say), " ".join(map(say, tell_end(end.outcome)))])


def _explained(end: SoloEnd, say: Sayer) -> list[str]:
    """Every point of all three cities."""
    why = explain_solo(end.cities, end.ville, end.setting)
    left, right = end.cities
    lines = {
        f"{say('town-lefthaven')}  {format_city(left)}": [say_group(group, say) for group in why.left],
        say("town-automaville"): [say_ville_group(group, say) for group in why.ville],
        f"{say('town-rightcastle')}  {format_city(right)}": [say_group(group, say) for group in why.right],
    }
    return ["\n".join([head, *(f"  {line}" for line in groups)]) for head, groups in lines.items()]
