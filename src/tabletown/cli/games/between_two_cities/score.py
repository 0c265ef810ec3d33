"""What `tabletown score` does with cities: their points, and why; a ranking; the end of a solo game."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Annotated

import typer

from tabletown.arena.progress import progress_bar
from tabletown.between_two_cities.automas.ville import Ville
from tabletown.between_two_cities.box.modules import District, Modules
from tabletown.between_two_cities.box.words import name_city
from tabletown.between_two_cities.cardboard.cities import doubts, modules_of
from tabletown.between_two_cities.cardboard.solo_end import parse_ville, score_cardboard
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.drawing import score_table
from tabletown.between_two_cities.city.explain import explain_cities
from tabletown.between_two_cities.city.notation import BadCity, format_city, parse_district
from tabletown.between_two_cities.city.scoring import score_cities
from tabletown.between_two_cities.people.ranking import cities_of, final_outcome
from tabletown.between_two_cities.people.words import DECIDED, ranking_table, say_group
from tabletown.between_two_cities.solo.state import YOU
from tabletown.cli.games.between_two_cities.cities import is_file, parse_argument, read_city
from tabletown.cli.games.between_two_cities.ville import solo_json, solo_lines
from tabletown.cli.output import print_json, read_text
from tabletown.cli.score_command import ScoreCommand
from tabletown.cli.screen import screen_now, show, show_beside
from tabletown.core.codec import to_plain
from tabletown.core.errors import TabletownError
from tabletown.core.outcome import Outcome
from tabletown.core.registry import names
from tabletown.core.seat import all_seats
from tabletown.core.sentence import Sayer, Sentence, sentence
from tabletown.core.words import tell_outcome
from tabletown.locales import Speaker

_MANY = 5000
_COMMENT = re.compile(r"(^|\s)#(\s.*|$)|\s#.*|^#[^/]*$")
"""From a # that begins a word; one that begins a line with rows after it is the landscape of a city."""


class Variant(StrEnum):
    RING = "ring"
    TWO_PLAYER = "two-player"


class BadCities(TabletownError):
    """Cities that make no table."""


def score(
    words: list[str],
    *,
    say: Speaker,
    as_json: bool,
    explain: Annotated[bool, typer.Option("--explain", help="Show every line, set and group with its points.")] = False,
    players: Annotated[
        bool, typer.Option("--players", help="Take the cities as a ring (city 1 lies between seats 1 and 2) and rank.")
    ] = False,
    variant: Annotated[
        Variant | None, typer.Option(help="Rank as in this variant; two-player needs four cities.")
    ] = None,
    district: Annotated[
        list[str] | None,
        typer.Option(help="Capitals: a pair of district cards, like SP (S F T O P H C). Several times."),
    ] = None,
    ville: Annotated[
        str | None,
        typer.Option(help="Solo: Automaville’s tiles, like “SSPPH SF-P=3”; the cities are Lefthaven and Rightcastle."),
    ] = None,
    hard: Annotated[bool, typer.Option("--hard", help="Solo: districts of Automaville count 2 more, not 1.")] = False,
) -> None:
    """Between Two Cities is scored by its cities: factories and districts are compared across those given."""
    built = [city for word in words for city in _read(word)]
    if not built:
        raise BadCities(Sentence("score-nothing"))
    districts = [parse_district(text) for text in district or ()]
    if hard and (ville is None or not districts):
        raise BadCities(Sentence("score-hard-alone"))
    if ville is not None:
        if players or variant:
            raise BadCities(Sentence("score-ville-ranks"))
        say = replace(say, you=YOU)
        _score_solo(built, parse_ville(ville), districts, say, hard=hard, explain=explain, as_json=as_json)
        return
    modules = modules_of(built, districts)
    outcome = _rank(built, variant, modules) if players or variant else None
    questions = _warn([*doubts(built, districts), *(_unfinished(built) if outcome else [])], say)
    if as_json:
        print_json(_as_json(built, outcome, questions, modules, explain=explain))
    else:
        _print(built, outcome, modules, say, explain=explain)


SCORE = ScoreCommand(
    typer.Argument(metavar="CITY|FILE|-", help="Cities in notation, files with one city per line, or - for stdin."),
    score,
    elsewhere="score-only-cities",
)


def _score_solo(
    cities: list[City], ville: Ville, districts: list[District], say: Sayer, *, hard: bool, explain: bool, as_json: bool
) -> None:
    end = score_cardboard(cities, ville, districts, hard=hard)
    questions = _warn(doubts(cities, districts, ville.tiles), say)
    if as_json:
        print_json(solo_json(end, explain=explain) | ({"warnings": questions} if questions else {}))
    else:
        show(solo_lines(end, say, explain=explain))


def _warn(questions: Sequence[Sentence], say: Sayer) -> list[str]:
    """What cannot have come out of one box, told beside the scores."""
    said = [say(question) for question in questions]
    for question in said:
        show_beside(say("warning", what=question))
    return said


def _read(argument: str) -> list[City]:
    """One city, or the cities of a file. A name that is a file is one; anything else must be a city."""
    if argument.startswith("+"):
        raise BadCity("score-quotation", text=argument[:20])
    if not is_file(argument):
        if argument in names():
            raise BadCity("score-is-game", game=argument)
        return [parse_argument(argument)]
    found = []
    for number, line in _watched(read_text(argument).splitlines()):
        text = _COMMENT.sub("", line).strip()
        if text:
            try:
                found.append(read_city(text))
            except BadCity as error:
                raise BadCity("score-line", file=argument, line=number, why=error.said) from None
    return found


def _watched(lines: list[str]) -> Iterator[tuple[int, str]]:
    """With their numbers; whoever waits for many sees how far it is."""
    if len(lines) < _MANY:
        yield from enumerate(lines, 1)
        return
    with progress_bar() as bar:
        task = bar.add_task("", total=len(lines))
        for number, line in enumerate(lines, 1):
            yield number, line
            if number % 1000 == 0:
                bar.update(task, completed=number)


def _rank(cities: list[City], variant: Variant | None, modules: Modules) -> Outcome:
    if variant is Variant.TWO_PLAYER:
        if len(cities) != 4:
            raise BadCities(sentence("score-four-cities", count=len(cities)))
        return final_outcome(cities, 2, modules)
    if not 3 <= len(cities) <= 7:
        raise BadCities(sentence("score-ring", count=len(cities)))
    return final_outcome(cities, len(cities), modules)


def _as_json(
    cities: list[City], outcome: Outcome | None, doubts: list[str], modules: Modules, *, explain: bool
) -> dict[str, object]:
    scores = score_cities(cities, modules.districts)
    rows: list[dict[str, object]] = [{**points.shown(modules), "total": points.total} for points in scores]
    if explain:
        for row, city, groups in zip(rows, cities, explain_cities(cities, modules.districts), strict=True):
            row |= {"city": format_city(city), "groups": to_plain(groups)}
    answer: dict[str, object] = {"cities": rows}
    if outcome is not None:
        answer |= _ranking_json(outcome)
    if doubts:
        answer["warnings"] = doubts
    return answer


def _ranking_json(outcome: Outcome) -> dict[str, object]:
    seats = len(outcome.scores)
    players = [
        {
            "seat": seat,
            "rank": outcome.ranks[seat],
            "score": outcome.scores[seat],
            "cities": cities_of(seat, seats),
            "tie_breaks": dict(zip(outcome.comparisons, outcome.keys[seat], strict=True)),
        }
        for seat in all_seats(seats)
    ]
    return {"players": players, "winners": outcome.winners, "decided_by": outcome.decided_by}


def _print(cities: list[City], outcome: Outcome | None, modules: Modules, say: Sayer, *, explain: bool) -> None:
    scores = score_cities(cities, modules.districts)
    rows = [(f"{n}  {format_city(city)}", scores[n - 1]) for n, city in enumerate(cities, 1)]
    screen = screen_now()
    print(score_table(rows, say, modules, screen.width if screen.lines else None))
    if explain:
        explained = explain_cities(cities, modules.districts)
        for number, (city, groups) in enumerate(zip(cities, explained, strict=True)):
            points = say("count-points", count=scores[number].total)
            print(f"\n{say(name_city(number))}  {format_city(city)}: {points}")
            show("\n".join(f"  {say_group(group, say)}" for group in groups))
    if outcome is not None:
        told = " ".join(map(say, tell_outcome(outcome, DECIDED)))
        show(f"\n{ranking_table(outcome, say)}\n\n{told}")


def _unfinished(cities: list[City]) -> list[Sentence]:
    return [sentence("score-unfinished", city=number) for number, city in enumerate(cities, 1) if not city.is_full]
