"""`tabletown best`: the best city that could have been built from the same tiles, beside the real one."""

from collections.abc import Sequence
from typing import Annotated

import typer

from tabletown.analysis.between_two_cities.best_city import BoxRecord, best_city_of_the_box, report
from tabletown.analysis.between_two_cities.layout import Comparison, compare, compare_all
from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.box.tiles import Building
from tabletown.between_two_cities.cardboard.cities import doubts
from tabletown.between_two_cities.city.drawing import beside_each_other, draw_city, score_table
from tabletown.between_two_cities.city.notation import format_city, parse_city
from tabletown.between_two_cities.city.scoring import MOST
from tabletown.between_two_cities.people.state import State
from tabletown.between_two_cities.solo.state import SoloState
from tabletown.between_two_cities.two_with_automa.state import DuoState
from tabletown.cli.games.between_two_cities.cities import is_file, parse_argument
from tabletown.cli.language import LanguageOption, speak
from tabletown.cli.output import print_json, read_text
from tabletown.cli.screen import show, show_beside
from tabletown.core.errors import TabletownError
from tabletown.core.record import parse_record, replay
from tabletown.core.sentence import Sayer, Sentence, sentence

EXAMPLES = """
  tabletown best SSSS/HHOM/OPOO/OPHP
  tabletown best --factories 2 FSOP/OOPH/SSHM/HHOP +a1b1
  tabletown best game.txt
  tabletown best --of-the-box
"""


class NoCity(TabletownError):
    """Nothing to improve."""


def best(
    city: Annotated[
        list[str] | None,
        typer.Argument(metavar="CITY|RECORD|-", help="A finished city in notation, or the record of a game."),
    ] = None,
    factories: Annotated[
        int | None, typer.Option(help=f"What one factory is worth: 4, 3 or 2; else {MOST}. A record knows it itself.")
    ] = None,
    language: LanguageOption = None,
    of_the_box: Annotated[bool, typer.Option("--of-the-box", help="The best city the box allows, with proof.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show the best layout of a city's tiles, proven, and the points that were lost; of a record for every city.

    With Capitals the best layout that a search finds is shown, without districts, and how much any other could have.
    """
    say = speak(language)
    if of_the_box:
        _show_box(best_city_of_the_box(), as_json=as_json)
    elif city is None:
        raise NoCity(Sentence("best-nothing"))
    elif len(city) == 1 and is_file(city[0]):
        if factories is not None:
            raise NoCity(Sentence("best-factories"))
        _show_game(_compare_record(city[0]), say, as_json=as_json)
    else:
        _show_city(" ".join(city), MOST if factories is None else factories, say, as_json=as_json)


def _compare_record(path: str) -> tuple[Comparison, ...]:
    record = parse_record(read_text(path))
    *_, last = replay(record)
    state = last.state
    if not isinstance(state, State | SoloState | DuoState):
        raise NoCity(sentence("best-no-cities", game=record.game))
    if GAME.outcome(state) is None:
        raise NoCity(Sentence("best-unfinished"))
    # Read anew, because squares are named on the canvas while a city grows, and on its own square afterwards.
    cities = [parse_city(format_city(city)) for city in state.cities]
    elsewhere = [state.ville.count()[Building.FACTORY]] if isinstance(state, SoloState) else []
    return compare_all(cities, elsewhere)


def _show_box(record: BoxRecord, *, as_json: bool) -> None:
    if as_json:
        attempts = [
            {
                "mix": attempt.counts._asdict(),
                "bound": attempt.bound,
                "total": None if attempt.layout is None else attempt.layout.score.total,
            }
            for attempt in record.attempts
        ]
        notation = format_city(record.best.city)
        print_json({"best": notation, "total": record.total, "mixes": record.mixes, "attempts": attempts})
    else:
        print(report(record))


def _show_game(comparisons: Sequence[Comparison], say: Sayer, *, as_json: bool) -> None:
    lost = sum(comparison.lost for comparison in comparisons)
    if as_json:
        print_json({"cities": [_as_json(comparison) for comparison in comparisons], "lost": lost})
        return
    for number, comparison in enumerate(comparisons, 1):
        show(say("best-city", number=number, worth=comparison.factory_worth))
        _print(comparison, say("best-played"), say)
        print()
    show(say("best-lost-in-all", points=lost, cities=len(comparisons)))


def _show_city(text: str, factory_worth: int, say: Sayer, *, as_json: bool) -> None:
    city = parse_argument(text)
    comparison = compare(city, factory_worth)
    for doubt in doubts([city]):
        show_beside(say("warning", what=doubt))
    if as_json:
        print_json(_as_json(comparison))
        return
    _print(comparison, say("best-built"), say)
    if not comparison.duplexes_marked:
        show(say("best-singles"))


def _as_json(comparison: Comparison) -> dict[str, object]:
    yours, layout = comparison.score, comparison.best
    return {
        "city": {"notation": format_city(comparison.city), **yours._asdict(), "total": yours.total},
        "best": {"notation": format_city(layout.city), **layout.score._asdict(), "total": layout.score.total},
        "factory_worth": comparison.factory_worth,
        "lost": comparison.lost,
        "duplexes_marked": comparison.duplexes_marked,
        "proven": layout.proven,
        "bound": layout.score.total if layout.proven else layout.bound,
    }


def _print(comparison: Comparison, name: str, say: Sayer) -> None:
    layout, best_of = comparison.best, say("best-one")
    show(beside_each_other([name, *draw_city(comparison.city)], [best_of, *draw_city(layout.city)], gap=8))
    show(f"\n{say('best-notation', city=format_city(layout.city))}\n")
    modules = Modules(civics=bool(comparison.city.civics))
    show(score_table([(name, comparison.score), (best_of, layout.score)], say, modules))
    points = comparison.lost
    if layout.proven:
        told = f"{say('best-lost', points=points)} " if points else ""
        show(f"\n{told}{say('best-proven', total=layout.score.total)}")
    else:
        told = say("best-found", points=points) if points else say("best-none-found")
        show(f"\n{told} {say('best-bound', total=layout.bound)}")
