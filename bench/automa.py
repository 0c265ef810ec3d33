"""How hard the Automas are: the share of games that bots win against them, level by level, with 95 % intervals.

python -m bench.automa play --mode full --bots balanced,search@0.2s --levels 0-5 --games 100 --journal automa.jsonl
python -m bench.automa report automa.jsonl
python -m bench.automa turn
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import perf_counter, process_time
from typing import cast

from bench.shares import SURE, wilson
from tabletown.arena.entrants import parse_entrant
from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.automas.names import Automa, Mode
from tabletown.between_two_cities.box.modules import BASE, Modules
from tabletown.between_two_cities.game import AnyState
from tabletown.between_two_cities.people.options import read_options
from tabletown.between_two_cities.people.state import Hand
from tabletown.between_two_cities.solo.automas import automas_choose
from tabletown.between_two_cities.solo.moves import SoloMove
from tabletown.between_two_cities.solo.rules import deal
from tabletown.between_two_cities.solo.score import score_solo
from tabletown.between_two_cities.solo.state import Setting, SoloPhase, SoloState
from tabletown.bots.bot import AnyBot, Budget
from tabletown.core.seat import Seat
from tabletown.testing.playouts import random_moves


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    orders = parser.add_subparsers(dest="order", required=True)
    play = orders.add_parser("play")
    play.add_argument("--mode", choices=("simple", "full"), default="full")
    play.add_argument("--bots", default="balanced,greedy")
    play.add_argument("--levels", default="4")
    play.add_argument("--seed", default="automa", help="Other deals: the deck was chosen on those of “automa”.")
    play.add_argument("--games", type=int, default=100)
    play.add_argument("--minutes", type=float, default=60.0)
    play.add_argument("--journal", type=Path)
    play.add_argument("--options", default="{}", help="More options of the table, as JSON.")
    report = orders.add_parser("report")
    report.add_argument("journal", type=Path)
    orders.add_parser("turn", help="How long an Automa's turn takes, in processor time.")
    given = parser.parse_args()
    if given.order == "play":
        play_all(given)
    elif given.order == "turn":
        for name, modules in (("base game", BASE), ("Capitals", capitals_modules())):
            print(f"{name}: {format_times(turn_times(modules))}")
    else:
        lines = _read(given.journal)
        print(f"{format_report(lines)}\n\n{format_leads(lines)}")


def play_all(given: argparse.Namespace) -> None:
    """Every bot plays the same deals at every level, deal by deal, so that a run can be broken off and resumed."""
    until = perf_counter() + 60 * given.minutes
    journal: Path | None = given.journal
    done = {_key(line) for line in _read(journal)} if journal is not None and journal.exists() else set()
    more = json.loads(given.options)
    entrants = [parse_entrant(label, Budget()) for label in given.bots.split(",")]
    results = []
    for number in range(1, given.games + 1):
        for level in _levels(given.levels):
            for entrant in entrants:
                line = {"mode": given.mode, "level": level, "bot": entrant.label, "deal": number, **more}
                if _key(line) in done:
                    continue
                if perf_counter() > until:
                    break
                seed = f"{given.seed}-{number}"
                bot = entrant.make(GAME.name, f"{seed}/{entrant.bot}")
                options = {"automa": given.mode, "level": level, **more}
                line |= play_game(seed, options, bot)
                results.append(line)
                if journal is not None:
                    with journal.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(line) + "\n")
    print(format_report(results), file=sys.stderr)


def play_game(seed: str, options: dict[str, str | int | bool], bot: AnyBot) -> dict[str, object]:
    state = GAME.setup(1, seed, **options)
    you = Seat(0)
    while GAME.to_act(state):
        move = bot.decide(GAME.view(state, you), GAME.legal_moves(state, you)).move
        state = GAME.apply(state, you, cast(SoloMove, move)).state
    outcome = GAME.outcome(state)
    assert outcome is not None and isinstance(state, SoloState)
    left, ville, right = score_solo(state.cities, state.ville, state.setting).totals()
    return {"won": you in outcome.winners, "lower": min(left, right), "higher": max(left, right), "ville": ville}


def turn_times(modules: Modules, games: int = 25) -> list[float]:
    """Seconds for one Automa's turn (half of both), in all turns of random games."""
    times = []
    for number in range(games):
        first: AnyState = deal(f"turn-{number}", Setting(Mode.FULL, 4, (), modules))
        for state, _, _ in random_moves(GAME, first, Random(number)):
            if isinstance(state, SoloState) and state.rows and state.phase is SoloPhase.CHOOSE:
                before = replace(state, rows=_put_back(state), dealt=state.dealt - len(Automa))
                started = process_time()
                automas_choose(before)
                times.append((process_time() - started) / len(Automa))
    return sorted(times)


def _put_back(state: SoloState) -> tuple[Hand, ...]:
    """The rows as they lay before the Automas chose."""
    rows = [list(row) for row in state.rows]
    for one in reversed(state.assigned):
        rows[list(Automa).index(one.automa)].insert(one.choice.place, one.choice.tile)
    return tuple(map(tuple, rows))


def capitals_modules() -> Modules:
    return read_options(3, "turn", {"landscapes": True, "civics": True, "districts": True})


def format_times(times: Sequence[float]) -> str:
    p50, p99 = (1000 * times[int(share * len(times))] for share in (0.5, 0.99))
    return f"{len(times)} turns, p50 {p50:.2f} ms, p99 {p99:.2f} ms, longest {1000 * times[-1]:.2f} ms"


def format_report(lines: Iterable[dict[str, object]]) -> str:
    """One line per mode, bot and level."""
    cells: defaultdict[tuple[str, str, int], list[dict[str, object]]] = defaultdict(list)
    for line in lines:
        cells[str(line["mode"]), str(line["bot"]), int(str(line["level"]))].append(line)
    rows = [
        "| mode | bot | level | games | wins | 95 % | lower city | Automaville |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for (mode, bot, level), games in sorted(cells.items()):
        wins, count = sum(bool(game["won"]) for game in games), len(games)
        low, high = wilson(wins, count)
        lower, ville = (fmean(float(str(game[key])) for game in games) for key in ("lower", "ville"))
        share = f"{100 * wins / count:.0f} %"
        rows.append(
            f"| {mode} | {bot} | {level} | {count} | {share} | {100 * low:.0f}–{100 * high:.0f} % "
            f"| {lower:.1f} | {ville:.1f} |"
        )
    return "\n".join(rows)


def format_leads(lines: Iterable[dict[str, object]]) -> str:
    """How much Automaville's lead over the lower city grows from level to level, on the same deals, with 95 %."""
    leads: defaultdict[tuple[str, str], dict[tuple[int, object], float]] = defaultdict(dict)
    for line in lines:
        lead = float(str(line["ville"])) - float(str(line["lower"]))
        leads[str(line["mode"]), str(line["bot"])][int(str(line["level"])), line["deal"]] = lead
    rows = ["| mode | bot | level | deals | lead grows by |", "|---|---|---|---|---|"]
    for (mode, bot), found in sorted(leads.items()):
        for level in sorted({level for level, _ in found} - {min(level for level, _ in found)}):
            grown = [
                lead - found[level - 1, deal]
                for (at, deal), lead in found.items()
                if at == level and (level - 1, deal) in found
            ]
            if len(grown) > 1:
                error = SURE * stdev(grown) / sqrt(len(grown))
                rows.append(f"| {mode} | {bot} | {level} | {len(grown)} | {fmean(grown):+.1f} ± {error:.1f} |")
    return "\n".join(rows)


def _levels(text: str) -> range:
    first, _, last = text.partition("-")
    return range(int(first), int(last or first) + 1)


def _key(line: dict[str, object]) -> tuple[object, ...]:
    return line["mode"], line["level"], line["bot"], line["deal"]


def _read(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


if __name__ == "__main__":
    main()
