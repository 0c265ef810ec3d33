"""The score sheet of a solo game: each point of the three cities, and who wins."""

from collections.abc import Iterator

from tabletown.between_two_cities.automas.telling import SOLO_PLAYERS, tell_end
from tabletown.between_two_cities.automas.words import town_message
from tabletown.between_two_cities.box.words import name_categories
from tabletown.between_two_cities.city.drawing import score_table, table
from tabletown.between_two_cities.city.notation import format_city
from tabletown.between_two_cities.people.words import say_group
from tabletown.between_two_cities.solo.explain import SoloExplained, explain_solo, say_ville_group
from tabletown.between_two_cities.solo.score import SoloScore, own_totals, score_solo, solo_outcome
from tabletown.between_two_cities.solo.state import TOWNS, SoloState
from tabletown.core.sentence import Sayer, listing


def solo_sheet(solo: SoloState, say: Sayer) -> str:
    """All that is said at the end of a game with cardboard."""
    score = score_solo(solo.cities, solo.ville, solo.setting)
    why = explain_solo(solo.cities, solo.ville, solo.setting)
    named = zip([say(town_message(town)) for town in TOWNS], (score.left, score.ville, score.right), strict=True)
    parts = [
        *_explained(solo, score, why, say),
        score_table(list(named), say, solo.setting.modules),
        _ranking(solo, score, say),
        "\n".join(_end(solo, say)),
    ]
    return "\n\n".join(parts)


def _explained(solo: SoloState, score: SoloScore, why: SoloExplained, say: Sayer) -> Iterator[str]:
    left, right = (format_city(city) for city in solo.cities)
    groups = (
        [say_group(group, say) for group in why.left],
        [say_ville_group(group, say) for group in why.ville],
        [say_group(group, say) for group in why.right],
    )
    for town, total, grid, lines in zip(TOWNS, score.totals(), (left, "", right), groups, strict=True):
        head = f"{say(town_message(town))}, {say('count-points', count=total)}"
        yield "\n".join([f"{head}: {grid}" if grid else head, *(f"  {line}" for line in lines)])


def _ranking(solo: SoloState, score: SoloScore, say: Sayer) -> str:
    """You and the Automas, best first: the cities of each, and the lower one that counts."""
    outcome = solo_outcome(solo.cities, solo.ville, solo.setting)
    left, middle, right = score.totals()
    pairs = (own_totals(score, solo.setting.doubled), (left, middle), (middle, right))
    names = [say("plain-list", items=listing([player])) for player in SOLO_PLAYERS]
    order = sorted(range(len(names)), key=lambda number: outcome.ranks[number])
    rows = [(f"{outcome.ranks[n]}.  {names[n]}", " · ".join(map(str, pairs[n])), str(outcome.scores[n])) for n in order]
    return table(("", "", ""), rows).lstrip("\n")


def _end(solo: SoloState, say: Sayer) -> Iterator[str]:
    yield from map(say, tell_end(solo_outcome(solo.cities, solo.ville, solo.setting)))
    yield say("solo-how-won")
    if solo.setting.doubled:
        yield say("solo-doubled", kinds=name_categories(solo.setting.doubled))
