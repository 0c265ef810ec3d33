"""The score sheet of a solo game, in every language: each point of the three cities, and who wins."""

from collections.abc import Iterator, Sequence

from tabletown.between_two_cities.automas.words import tile_message, town_message
from tabletown.between_two_cities.box.tiles import Kind, Tile
from tabletown.between_two_cities.city.drawing import table
from tabletown.between_two_cities.city.explain import Credit, Group
from tabletown.between_two_cities.city.notation import format_city
from tabletown.between_two_cities.city.scoring import CityScore
from tabletown.between_two_cities.people.ranking import CIVICS, COUNTS, HIGHER
from tabletown.between_two_cities.solo.explain import SoloExplained, VilleGroup, VilleWhy, explain_solo
from tabletown.between_two_cities.solo.score import DISTRICT, PLAYERS, SoloScore, own_totals, score_solo, solo_outcome
from tabletown.between_two_cities.solo.state import TOWNS, YOU, SoloState
from tabletown.core.outcome import Outcome
from tabletown.locales import say

_WHY = {
    Credit.LINE: "why-line",
    Credit.MOST_FACTORIES: "why-most-factories",
    Credit.SECOND_FACTORIES: "why-second-factories",
    Credit.FEWER_FACTORIES: "why-fewer-factories",
    Credit.TAVERN_SET: "why-tavern-set",
    Credit.OFFICE_SET: "why-office-set",
    Credit.BESIDE_TAVERN: "why-beside-tavern",
    Credit.PARK_GROUP: "why-park-group",
    Credit.HOUSE: "why-house",
    Credit.BESIDE_FACTORY: "why-beside-factory",
    Credit.CIVIC_ALONE: "why-civic-alone",
    Credit.CIVIC_LIKED: "why-civic-liked",
    Credit.CIVIC_DISLIKED: "why-civic-disliked",
    Credit.LARGEST_DISTRICT: "why-largest-district",
    Credit.SECOND_DISTRICT: "why-second-district",
    Credit.SMALLER_DISTRICT: "why-smaller-district",
}
_VILLE_WHY = {
    VilleWhy.LINE: "why-line",
    VilleWhy.MOST_FACTORIES: "why-most-factories",
    VilleWhy.SECOND_FACTORIES: "why-second-factories",
    VilleWhy.FEWER_FACTORIES: "why-fewer-factories",
    VilleWhy.TAVERN_SET: "why-tavern-set",
    VilleWhy.OFFICE_SET: "why-office-set",
    VilleWhy.WITH_TAVERN: "why-ville-offices",
    VilleWhy.PAIRS: "why-ville-pairs",
    VilleWhy.LONE_PARK: "why-park-group",
    VilleWhy.HOUSES: "why-ville-houses",
    VilleWhy.CIVIC: "why-ville-civic",
    VilleWhy.LARGEST_DISTRICT: "why-ville-largest",
    VilleWhy.SECOND_DISTRICT: "why-ville-second",
    VilleWhy.SMALLER_DISTRICT: "why-ville-smaller",
}
_DECIDED = {HIGHER: "decided-by-higher-city", **{name: f"decided-by-{name}" for name in (*COUNTS, CIVICS)}}


def solo_sheet(solo: SoloState, language: str) -> str:
    """All that is said at the end of a game with cardboard."""
    score = score_solo(solo.cities, solo.ville, solo.setting)
    why = explain_solo(solo.cities, solo.ville, solo.setting)
    parts = [
        *_explained(solo, score, why, language),
        _table(solo, score, language),
        _ranking(solo, score, language),
        "\n".join(_end(solo, language)),
    ]
    return "\n\n".join(parts)


def _explained(solo: SoloState, score: SoloScore, why: SoloExplained, language: str) -> Iterator[str]:
    left, right = (format_city(city) for city in solo.cities)
    groups: Sequence[Sequence[Group | VilleGroup]] = (why.left, why.ville, why.right)
    for town, total, grid, lines in zip(TOWNS, score.totals(), (left, "", right), groups, strict=True):
        head = f"{say(town_message(town), language)}, {say('automa-points', language, points=total)}"
        yield "\n".join([f"{head}: {grid}" if grid else head, *(f"  {say_group(line, language)}" for line in lines)])


def say_group(group: Group | VilleGroup, language: str) -> str:
    """`10  a line of 3 shops (a1 b1 c1)`; tiles of Automaville have no squares."""
    if isinstance(group, VilleGroup):
        words, squares = say(_VILLE_WHY[group.why], language, count=group.count), ""
        if group.tile is not None:
            worth = say("civic-worth", language, points=group.points)
            words += f": {worth} ({group.tile}: {_wishes(group.tile, language)})"
    else:
        words = say(_WHY[group.why], language, count=len(group.squares))
        squares = f" ({' '.join(group.squares)})"
    if group.kind is Kind.DISTRICT:
        words += f": {' + '.join(say(kind_message(kind), language) for kind in group.others)}"
    return f"{group.points:>3}  {words}{squares}"


def say_tile(tile: Tile, language: str) -> str:
    """A single tile in any language; a civic one as it is typed, with its wishes."""
    name = say(tile_message(tile), language)
    return f"{name} {tile} ({_wishes(tile, language)})" if tile.is_civic else name


def _wishes(tile: Tile, language: str) -> str:
    first, second, other = (say(f"building-{kind}", language) for kind in (*tile.likes, tile.dislikes))
    return say("civic-wishes", language, first=first, second=second, other=other)


def _table(solo: SoloState, score: SoloScore, language: str) -> str:
    columns = solo.setting.modules.columns
    heads = [say(f"kind-{CityScore._fields[number]}", language) for number in columns]
    rows = [
        (say(town_message(town), language), *[points[number] for number in columns], points.total)
        for town, points in zip(TOWNS, (score.left, score.ville, score.right), strict=True)
    ]
    return table(("", *heads, say("total", language)), rows)


def _ranking(solo: SoloState, score: SoloScore, language: str) -> str:
    """You and the Automas, best first: the cities of each, and the lower one that counts."""
    outcome = solo_outcome(solo.cities, solo.ville, solo.setting)
    left, middle, right = score.totals()
    pairs = (own_totals(score, solo.setting.doubled), (left, middle), (middle, right))
    names = _names(language)
    order = sorted(range(len(PLAYERS)), key=lambda number: outcome.ranks[number])
    rows = [(f"{outcome.ranks[n]}.  {names[n]}", " · ".join(map(str, pairs[n])), str(outcome.scores[n])) for n in order]
    return table(("", "", ""), rows).lstrip("\n")


def _end(solo: SoloState, language: str) -> Iterator[str]:
    outcome, doubled = solo_outcome(solo.cities, solo.ville, solo.setting), solo.setting.doubled
    yield f"{_winner(outcome, language)}."
    if outcome.decided_by in _DECIDED:
        yield say(_DECIDED[outcome.decided_by], language)
    elif YOU not in outcome.winners and outcome.keys[YOU][:-1] == outcome.keys[outcome.winners[0]][:-1]:
        yield say("decided-against-you", language)
    yield say("solo-how-won", language)
    if doubled:
        yield say("solo-doubled", language, kinds=", ".join(_category(name, language) for name in doubled))


def _winner(outcome: Outcome, language: str) -> str:
    names, points = _names(language), outcome.scores[outcome.winners[0]]
    if YOU in outcome.winners:
        return say("won-you", language, points=points)
    if len(outcome.winners) > 1:
        return say("won-shared", language, names=", ".join(names[who] for who in outcome.winners), points=points)
    return say("won-by", language, name=names[outcome.winners[0]], points=points)


def _names(language: str) -> tuple[str, ...]:
    return (say("you-name", language), *PLAYERS[1:])


def kind_message(kind: Kind) -> str:
    """The name of a row of the sheet."""
    return f"kind-{CityScore._fields[list(Kind).index(kind)]}"


def _category(name: str, language: str) -> str:
    if name.startswith(DISTRICT):
        return say("kind-district-number", language, number=int(name.removeprefix(DISTRICT)))
    return say(f"kind-{name}", language)
