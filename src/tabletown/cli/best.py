"""`tabletown best`: the best city that could have been built from the same tiles, beside the real one."""

from typing import Annotated

import typer

from tabletown.analysis.best_city import best_city_of_the_box, report
from tabletown.analysis.layout import Comparison, compare
from tabletown.between_two_cities.drawing import beside_each_other, draw_city, score_table
from tabletown.between_two_cities.notation import format_city, parse_city
from tabletown.between_two_cities.scoring import MOST
from tabletown.cli.output import print_json
from tabletown.core.errors import TabletownError

EXAMPLES = """
  tabletown best SSSS/HHOM/OPOO/OPHP
  tabletown best --factories 2 "FSOP/OOPH/SSHM/HHOP +a1b1"
  tabletown best --of-the-box
"""


class NoCity(TabletownError):
    """Nothing to improve."""


def best(
    city: Annotated[str | None, typer.Argument(help="A finished 4×4 city in notation.")] = None,
    factories: Annotated[int, typer.Option(help="What one factory is worth: 4, 3 or 2.")] = MOST,
    of_the_box: Annotated[bool, typer.Option("--of-the-box", help="The best city the box allows, with proof.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show the best layout of a city's tiles, proven, and the points that were lost."""
    if of_the_box:
        record = best_city_of_the_box()
        if as_json:
            print_json({"best": format_city(record.best.city), "total": record.total})
        else:
            print(report(record))
        return
    if city is None:
        raise NoCity("there is no city to improve: give one like SSSS/HHOM/OPOO/OPHP")
    comparison = compare(parse_city(city), factories)
    if as_json:
        print_json(_as_json(comparison))
    else:
        _print(comparison)


def _as_json(comparison: Comparison) -> dict[str, object]:
    yours, layout = comparison.score, comparison.best
    return {
        "city": {"notation": format_city(comparison.city), **yours._asdict(), "total": yours.total},
        "best": {"notation": format_city(layout.city), **layout.score._asdict(), "total": layout.score.total},
        "lost": comparison.lost,
        "duplexes_marked": comparison.duplexes_marked,
    }


def _print(comparison: Comparison) -> None:
    layout = comparison.best
    print(beside_each_other(["yours", *draw_city(comparison.city)], ["best", *draw_city(layout.city)], gap=8))
    print(f"\nbest in notation: {format_city(layout.city)}\n")
    print(score_table([("yours", comparison.score), ("best", layout.score)]))
    lost = f"{comparison.lost} points lost by placing" if comparison.lost else "No point was lost by placing"
    print(f"\n{lost}: no layout of these tiles has more than {layout.score.total}.")
    if not comparison.duplexes_marked:
        print("No duplexes are marked (like +a1b1), so all tiles were taken as singles.")
