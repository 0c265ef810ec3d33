"""`tabletown campaign`: solo games in which categories count double, saved after every one."""

import re
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from secrets import token_hex
from typing import Annotated, cast

import typer

from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.box.words import name_categories, name_category
from tabletown.between_two_cities.cardboard.campaign import (
    VERSION,
    BadCampaign,
    Campaign,
    Length,
    check_campaign,
    finish,
    new_campaign,
    open_categories,
    other_version,
    pick,
    score_sheet,
)
from tabletown.between_two_cities.city.drawing import table
from tabletown.between_two_cities.people.options import OPTIONS
from tabletown.between_two_cities.solo.options import HARD, parse_series
from tabletown.between_two_cities.solo.score import own_totals, score_solo
from tabletown.between_two_cities.solo.state import YOU, Setting, SoloState
from tabletown.bots.levels import good_opponent, make_opponent
from tabletown.bots.roster import make_bot
from tabletown.cli.games.between_two_cities.kept import is_companion
from tabletown.cli.language import LanguageOption, speak
from tabletown.cli.options import help_for, parse_options
from tabletown.cli.output import print_json, read_text, read_version
from tabletown.cli.play import run, save, start_file
from tabletown.cli.screen import show
from tabletown.cli.terminal import LEAVE, AnySitting, Left, PlainTerminal
from tabletown.core.codec import decode, encode, to_plain
from tabletown.core.errors import BadSetup, TabletownError
from tabletown.core.game import AnyGame, Option, agreed
from tabletown.core.play import resume, sit_down
from tabletown.core.record import format_record, parse_record
from tabletown.core.seat import Seat
from tabletown.core.sentence import Sayer, Word, either, listing, sentence
from tabletown.core.text import load_text
from tabletown.locales import say_error

EXAMPLES = """
  tabletown campaign new winter.json --mode simple
  tabletown campaign new summer.json --games 4 --option civics=yes --option districts=yes
  tabletown campaign continue winter.json --double shops+parks
  tabletown campaign continue winter.json --double taverns+houses --bot balanced
  tabletown campaign show winter.json
"""
_OPTIONS = (*OPTIONS, HARD)
"""What `--option` may say: the modules of Capitals, and how large Automaville's districts are."""
_OPTION_HELP = f"new: {help_for(_OPTIONS).replace('An', 'an', 1)}"
_TELLS_OPEN = ("campaign-wrong-number", "campaign-doubled-before", "campaign-no-category")
"""Refusals that say what can still count double."""


class BadOrder(TabletownError):
    """Options that an order has no use for."""


class Order(StrEnum):
    NEW = "new"
    CONTINUE = "continue"
    SHOW = "show"


def campaign(
    order: Annotated[
        str,
        typer.Argument(metavar="new|continue|show", help="Begin one, play its next game, or look at its score sheet."),
    ],
    file: Annotated[Path, typer.Argument(help="Where the campaign is kept; the game being played lies beside it.")],
    length: Annotated[
        Length | None, typer.Option(help="new: two categories double in every game (short, if not given), or one.")
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(
            help="new: how many games: 3, or 6 (long); up to 5, or 10, with civic tiles and districts; else all."
        ),
    ] = None,
    mode: Annotated[str | None, typer.Option(help="new: simple or full; full if not given.")] = None,
    level: Annotated[int | None, typer.Option(help="new: how hard; the normal level if not given.")] = None,
    option: Annotated[list[str] | None, typer.Option(help=_OPTION_HELP)] = None,
    double: Annotated[
        str | None, typer.Option(help="continue: what counts double in the next game, like shops+parks.")
    ] = None,
    bot: Annotated[str | None, typer.Option(help="continue: let a bot play the next game for you.")] = None,
    language: LanguageOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the score sheet as JSON.")] = False,
) -> None:
    """Play a series of solo games against the Automas; categories of your choice count double, each once."""
    say = speak(language, you=YOU)
    order = _parse_order(order)
    settings = {"--length": length, "--games": games, "--mode": mode, "--level": level, "--option": option}
    _check_order(order, Order.NEW, settings, "campaign-as-begun")
    _check_order(order, Order.CONTINUE, {"--double": double, "--bot": bot}, "campaign-next-only")
    if order is Order.NEW:
        series = _begin(length or Length.SHORT, games, mode or Mode.FULL, level, parse_options(option))
        start_file(file, encode(series).decode())
    else:
        series = load_campaign(file)
    if order is Order.CONTINUE:
        series = _continue(series, file, double, bot, say)
    if as_json:
        print_json(to_plain(series))
    else:
        show(format_campaign(series, file, say))


def _parse_order(text: str) -> Order:
    try:
        return Order(text)
    except ValueError:
        raise BadOrder(sentence("campaign-no-order", order=text[:20], orders=either(map(str, Order)))) from None


def load_campaign(file: Path) -> Campaign:
    """A saved campaign, checked. Raises BadCampaign or BadData."""
    text = read_text(str(file))
    version = read_version(text)
    if is_companion(text):
        raise BadCampaign("campaign-is-companion", file=str(file))
    if version is None:
        raise BadCampaign("campaign-none", file=str(file))
    if version != VERSION:
        raise other_version(version)
    series = check_campaign(decode(text, Campaign))
    _check_table(series.mode, series.level, dict(series.options))
    return series


def format_campaign(series: Campaign, file: Path, say: Sayer) -> str:
    """The score sheet, and what comes next."""
    head, *rows = score_sheet(series, say)
    lines = [table(head, rows), ""]
    if series.is_over:
        better = "campaign-won" if series.yours > series.theirs else "campaign-lost"
        won = sum(game.yours > game.theirs for game in series.games)
        ended = say("campaign-level" if series.yours == series.theirs else better)
        lines.append(f"{ended} {say('campaign-games-won', won=won, all=len(series.games))}")
    else:
        now = "campaign-runs" if series.doubled else "campaign-comes"
        place = {"number": len(series.games) + 1, "all": series.total_games}
        command, kinds = f"tabletown campaign continue {file}", name_categories(series.doubled)
        lines.append(say(now, kinds=kinds, command=command, **place))
        left = say_open(series, say) or say("nothing")
        lines.append(say("campaign-open", kinds=left))
    return "\n".join(lines)


def say_open(series: Campaign, say: Sayer) -> str:
    """What is left to double: as it is typed, and in words where those are others."""
    words = [(name, say("plain-list", items=name_category(name))) for name in open_categories(series)]
    return ", ".join(name if name == word else f"{name} ({word})" for name, word in words)


def _check_order(order: Order, needed: Order, given: Mapping[str, object], why: str) -> None:
    """What an order has no use for is not passed over in silence. Raises BadOrder."""
    if order is not needed and (wrong := next((name for name, value in given.items() if value is not None), None)):
        raise BadOrder(sentence("campaign-order", option=wrong, needed=str(needed), order=str(order), why=Word(why)))


def _begin(length: Length, games: int | None, mode: str, level: int | None, options: dict[str, Option]) -> Campaign:
    setting = _check_table(mode, level, options)
    modules = tuple((name, bool(options[name])) for name in sorted(options))
    return new_campaign(length, mode, setting.level, modules, games)


def _check_table(mode: str, level: int | None, options: Mapping[str, Option]) -> Setting:
    """What all games of a campaign have in common can be played. Raises BadCampaign or BadSetup."""
    if mode not in (Mode.SIMPLE, Mode.FULL):
        raise BadCampaign("entry-mode", mode=mode[:20])
    if unknown := sorted(set(options) - set(_OPTIONS)):
        raise BadSetup(sentence("campaign-option", option=unknown[0][:20], options=listing(_OPTIONS)))
    return parse_series(Mode(mode), level, options)


def _continue(series: Campaign, file: Path, double: str | None, bot: str | None, say: Sayer) -> Campaign:
    """Play the next game, or go on with the one that was left."""
    beside = file.with_name(file.name + ".game")
    if not series.doubled or (double is not None and set(_categories(double, series, say)) != set(series.doubled)):
        series = _ask_categories(series, say) if double is None else _pick(series, double, say)
        beside.unlink(missing_ok=True)
        save(file, encode(series).decode())
    sitting = _sit(series, beside)
    players = {} if bot is None else {Seat(0): make_bot(GAME.name, bot, f"{series.seed}/0")}
    adviser = make_opponent(GAME.name, good_opponent(GAME.name), token_hex(16))
    terminal = PlainTerminal(sitting, load_text(GAME.name), adviser, say.language, curtain=False)
    try:
        run(sitting, players, terminal, beside)
    except (Left, KeyboardInterrupt):
        terminal.say(sentence("left-table", command=f"tabletown campaign continue {file}"))
        return series
    state = sitting.state
    outcome = GAME.outcome(state) if isinstance(state, SoloState) else None
    if not isinstance(state, SoloState) or outcome is None:
        raise BadCampaign("campaign-other-game", file=str(beside))
    cities = own_totals(score_solo(state.cities, state.ville, state.setting), state.setting.doubled)
    series = finish(series, cities, (outcome.scores[1], outcome.scores[2]))
    save(file, encode(series).decode())
    beside.unlink(missing_ok=True)
    return series


def _sit(series: Campaign, beside: Path) -> AnySitting:
    options: dict[str, Option] = {"automa": series.mode, "level": series.level, "double": "+".join(series.doubled)}
    options |= dict(series.options)
    if beside.exists():
        sitting = resume(parse_record(read_text(str(beside))))
        # A game that was begun before tables spelled out what is agreed is none the less the same.
        meant = (options, agreed(GAME, 1, options))
        if sitting.record.seed != series.seed or dict(sitting.record.options) not in meant:
            raise BadCampaign("campaign-other-game", file=str(beside))
        return sitting
    sitting = sit_down(cast(AnyGame, GAME), 1, series.seed, **options)
    save(beside, format_record(sitting.record))
    return sitting


def _categories(text: str, series: Campaign, say: Sayer) -> tuple[str, ...]:
    """As they are written in files, or as the reader calls them."""
    words = {say("plain-list", items=name_category(name)).casefold(): name for name in series.categories}
    parts = re.split(r"[+,;]", text) if re.search(r"[+,;]", text) else text.split()
    typed = [part.strip() for part in parts if part.strip()]
    return tuple(words.get(part.casefold(), part.casefold()) for part in typed)


def _pick(series: Campaign, text: str, say: Sayer) -> Campaign:
    """Raises BadCampaign, with what is left as it is typed."""
    try:
        return pick(series, _categories(text, series, say), token_hex(16))
    except BadCampaign as error:
        if error.said.message not in _TELLS_OPEN:
            raise
        values = {**dict(error.said.values), "kinds": say_open(series, say)}
        raise BadCampaign(error.said.message, **values) from None


def _ask_categories(series: Campaign, say: Sayer) -> Campaign:
    """Until two that can be are named. Raises BadCampaign for a campaign that is over."""
    if series.is_over:
        raise BadCampaign("campaign-is-over")
    show(f"{say('campaign-pick', count=series.length.per_game)}: {say_open(series, say)}")
    while True:
        try:
            typed = input("> ")
        except (EOFError, KeyboardInterrupt):
            raise typer.Abort from None
        if typed.strip().casefold() in LEAVE:
            raise typer.Abort
        try:
            return _pick(series, typed, say)
        except BadCampaign as error:
            show(f"  {say_error(error, say.language)}")
