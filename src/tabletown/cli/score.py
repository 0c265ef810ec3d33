"""`tabletown score`: the points of cities that were built with cardboard, and why."""

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from tabletown.between_two_cities.cardboard import doubts
from tabletown.between_two_cities.city import City
from tabletown.between_two_cities.drawing import score_table
from tabletown.between_two_cities.explain import explain_cities
from tabletown.between_two_cities.notation import BadCity, format_city, parse_city
from tabletown.between_two_cities.ranking import cities_of, final_outcome
from tabletown.between_two_cities.scoring import score_cities
from tabletown.between_two_cities.words import say_group, say_outcome
from tabletown.cli.output import print_json, read_text
from tabletown.core.codec import to_plain
from tabletown.core.errors import TabletownError
from tabletown.core.outcome import Outcome
from tabletown.core.seat import all_seats, format_seat

_EXAMPLES = """
[bold]Examples[/bold]

  tabletown score SSSS/HHOM/OPOO/OPHP

  tabletown score --explain "SSSS/HHOM/OPOO/OPHP +a1b1 +c2c3"

  tabletown score --players cities.txt      (a ring of 3 to 7 cities, one per line)

  tabletown score --variant two-player A B C D      (cities 1 and 2 are the first player's)

  echo SSS./SF../.... | tabletown score --json -
"""


class Variant(StrEnum):
    RING = "ring"
    TWO_PLAYER = "two-player"


class BadTable(TabletownError):
    """Cities that make no table."""


def score(
    cities: Annotated[
        list[str] | None,
        typer.Argument(metavar="CITY|FILE|-", help="Cities in notation, files with one city per line, or - for stdin."),
    ] = None,
    explain: Annotated[bool, typer.Option("--explain", help="Show every line, set and group with its points.")] = False,
    players: Annotated[
        bool, typer.Option("--players", help="Take the cities as a ring (city 1 lies between seats 1 and 2) and rank.")
    ] = False,
    variant: Annotated[
        Variant | None, typer.Option(help="Rank as in this variant; two-player needs four cities.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Score cities of Between Two Cities. Factories are compared across the cities given."""
    built = [city for argument in cities or _piped() for city in _read(argument)]
    if not built:
        raise BadTable("there is no city to score: give one like SSSS/HHOM/OPOO/OPHP")
    outcome = _rank(built, variant) if players or variant else None
    for doubt in doubts(built):
        print(f"warning: {doubt}", file=sys.stderr)
    if as_json:
        print_json(_as_json(built, outcome, explain=explain))
    else:
        _print(built, outcome, explain=explain)


score.__doc__ = f"{score.__doc__}\n{_EXAMPLES}"


def _piped() -> list[str]:
    return [] if sys.stdin.isatty() else ["-"]


def _read(argument: str) -> list[City]:
    """One city, or the cities of a file. A name that is a file is one; anything else must be a city."""
    if argument != "-" and not _is_file(argument):
        return [parse_city(argument)]
    found = []
    for number, line in enumerate(read_text(argument).splitlines(), 1):
        text = line.partition("#")[0].strip()
        if text:
            try:
                found.append(parse_city(text))
            except BadCity as error:
                raise BadCity(f"{'standard input' if argument == '-' else argument}, line {number}: {error}") from None
    return found


def _is_file(argument: str) -> bool:
    try:
        return Path(argument).is_file()
    except (OSError, ValueError):
        return False


def _rank(cities: list[City], variant: Variant | None) -> Outcome:
    if variant is Variant.TWO_PLAYER:
        if len(cities) != 4:
            raise BadTable(f"two players build four cities; here is a table of {len(cities)}")
        return final_outcome(cities, 2)
    if not 3 <= len(cities) <= 7:
        raise BadTable(f"a ring has 3 to 7 cities, not {len(cities)} (two players: --variant two-player)")
    return final_outcome(cities, len(cities))


def _as_json(cities: list[City], outcome: Outcome | None, *, explain: bool) -> dict[str, object]:
    rows: list[dict[str, object]] = [{**points._asdict(), "total": points.total} for points in score_cities(cities)]
    if explain:
        for row, city, groups in zip(rows, cities, explain_cities(cities), strict=True):
            row |= {"city": format_city(city), "groups": to_plain(groups)}
    answer: dict[str, object] = {"cities": rows}
    if outcome is not None:
        answer |= _ranking_json(outcome)
    if warnings := doubts(cities):
        answer["warnings"] = list(warnings)
    return answer


def _ranking_json(outcome: Outcome) -> dict[str, object]:
    seats = len(outcome.scores)
    players = [
        {
            "player": seat + 1,
            "rank": outcome.ranks[seat],
            "score": outcome.scores[seat],
            "cities": [number + 1 for number in cities_of(seat, seats)],
            "tie_breaks": dict(zip(outcome.comparisons, outcome.keys[seat], strict=True)),
        }
        for seat in all_seats(seats)
    ]
    winners = [seat + 1 for seat in outcome.winners]
    return {"players": players, "winners": winners, "decided_by": outcome.decided_by}


def _print(cities: list[City], outcome: Outcome | None, *, explain: bool) -> None:
    scores = score_cities(cities)
    print(score_table([(f"{n}  {format_city(city)}", scores[n - 1]) for n, city in enumerate(cities, 1)]))
    if explain:
        for number, (city, groups) in enumerate(zip(cities, explain_cities(cities), strict=True), 1):
            print(f"\nCity {number}  {format_city(city)}: {scores[number - 1].total} points")
            print("\n".join(f"  {say_group(group)}" for group in groups))
    if outcome is not None:
        print(f"\n{_ranking(outcome)}\n\n{say_outcome(outcome)}")


def _ranking(outcome: Outcome) -> str:
    seats = len(outcome.scores)
    lines = []
    for seat in sorted(all_seats(seats), key=lambda seat: outcome.ranks[seat]):
        left, right = cities_of(seat, seats)
        keys = ", ".join(f"{name} {value}" for name, value in zip(outcome.comparisons, outcome.keys[seat], strict=True))
        lines.append(f"{outcome.ranks[seat]}.  seat {format_seat(seat)} (cities {left + 1} and {right + 1}): {keys}")
    return "\n".join(lines)
