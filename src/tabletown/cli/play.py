"""`tabletown play`: people and bots at one terminal."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from secrets import token_hex
from typing import Annotated

import typer

from tabletown.arena.entrants import bot_seed
from tabletown.bots.bot import AnyBot
from tabletown.bots.levels import good_opponent, make_opponent
from tabletown.cli.kept_games import last_unfinished, start_kept
from tabletown.cli.language import LanguageOption, speak
from tabletown.cli.options import OPTION_HELP, parse_options
from tabletown.cli.output import game_help, read_text
from tabletown.cli.own_words import draw_with
from tabletown.cli.seats import find_bots_here, name_bots
from tabletown.cli.terminal import AnySitting, Asker, JsonTerminal, Left, PlainTerminal, Terminal, ask_for_words
from tabletown.core.errors import TabletownError
from tabletown.core.game import Options
from tabletown.core.play import resume as resume_record, sit_down
from tabletown.core.record import format_record, jointly, parse_record
from tabletown.core.registry import face, load, names
from tabletown.core.seat import Seat, all_seats
from tabletown.core.sentence import Sentence, listing, sentence
from tabletown.core.text import load_text

EXAMPLES = """
  tabletown play --resume
  tabletown play --resume game.txt
"""
LAST = "last"
"""What stands for the last game that was left."""
_PERSON = "person"


class BadPlay(TabletownError):
    """A table nobody can play at."""


def play(
    game: Annotated[str | None, typer.Argument(help=game_help(f"Default: {names()[0]}."))] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats; else as usual for the game.")] = None,
    people: Annotated[int | None, typer.Option(help="How many people, in seats 1, 2, …; the others are bots.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(help="easy, medium, hard, expert, a bot by name or module:factory; for all or each, with commas."),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Play the same deal again. Secret and new if not given.")] = None,
    shares: Annotated[
        bool, typer.Option("--shares", help="Let the deal follow from words that the people type, too.")
    ] = False,
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP)] = None,
    record: Annotated[Path | None, typer.Option(help="Save the record here after every move.")] = None,
    resume: Annotated[
        str | None,
        typer.Option(metavar="[FILE]", help="Go on with a record, in its file; without FILE with the last game left."),
    ] = None,
    language: LanguageOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Speak JSON lines: views and moves out, moves in.")] = False,
) -> None:
    """Play in the terminal against bots, or several people in turns at one screen with hidden hands."""
    find_bots_here()
    said = speak(language).language
    if resume is not None:
        _check_alone(
            {"GAME": game, "--seats": seats, "--people": people, "--seed": seed, "--record": record, "--option": option}
            | {"--shares": shares or None}
        )
        file: Path | None = last_unfinished() if resume == LAST else Path(resume)
        sitting = resume_record(parse_record(read_text(str(file))))
        _check_programs(sitting.record.players, bots or "")
    else:
        _check_apart(seed, shares=shares)
        asker = ask_for_words(said, as_json=as_json) if shares else None
        try:
            sitting = _sit(game or names()[0], seats, people, bots, seed, parse_options(option), asker)
        except Left:
            return
        file = None
    players = {
        seat: make_opponent(sitting.record.game, who, bot_seed(sitting.record.seed, seat, who))
        for seat, who in zip(all_seats(sitting.record.seats), _who(sitting), strict=True)
        if who != _PERSON
    }
    text = load_text(sitting.record.game)
    crowded = sitting.record.seats - len(players) > 1
    # A seed of its own: a hint must not say what the seats' own bots are about to do.
    adviser = make_opponent(sitting.record.game, good_opponent(sitting.record.game), token_hex(16))
    if file is None:
        # Only now: a game that cannot be played is none to go on with.
        file = _keep(sitting, record)
    plain = PlainTerminal(sitting, text, adviser, said, curtain=crowded) if not as_json else None
    terminal: Terminal = plain or JsonTerminal(sitting, text)
    try:
        run(sitting, players, terminal, file)
    except (Left, KeyboardInterrupt):
        # Also while bots think: whoever breaks off is told how to go on.
        is_last = file is not None and record is None and resume in (None, LAST)
        again = "tabletown play --resume" if is_last else f"tabletown play --resume {file}"
        terminal.say(sentence("left-table", command=again) if file else Sentence("left-table-unkept"))
    finally:
        terminal.clear()


def run(sitting: AnySitting, bots: dict[Seat, AnyBot], terminal: Terminal, file: Path | None) -> None:
    """Play on to the end: bots move at once, people in the order of their seats unless they wait for each other."""
    game = sitting.game
    people = [seat for seat in all_seats(sitting.record.seats) if seat not in bots]
    waiting: set[Seat] = set()
    while acting := game.to_act(sitting.state):
        seat = min(acting, key=lambda seat: (seat not in bots, seat in waiting, seat))
        moves = game.legal_moves(sitting.state, seat)
        view = game.view(sitting.state, seat)
        move = bots[seat].decide(view, moves).move if seat in bots else terminal.ask(seat, view, moves)
        if move is None:
            waiting = (waiting | {seat}) if waiting < acting else set()
            continue
        waiting = set()
        step = sitting.submit(seat, move)
        if file is not None:
            save(file, format_record(sitting.record))
        terminal.happened(step.events, people)
    # Whoever sits there alone is told the end as hers, also where a bot has played for her.
    own = people if sitting.record.seats > 1 else all_seats(1)
    reader = own[0] if len(own) == 1 else None
    terminal.close(game.view(sitting.state, reader), reader)


def _sit(
    game: str,
    seats: int | None,
    people: int | None,
    bots: str | None,
    seed: str | None,
    options: Options,
    asker: Asker | None = None,
) -> AnySitting:
    rules = load(game)
    count = face(game).default_seats if seats is None else seats
    sitting = sit_down(rules, count, token_hex(16) if seed is None else seed, **options)
    crowd = 1 if people is None else people
    if not 1 <= crowd <= count:
        raise BadPlay(sentence("play-people", seats=count, people=crowd))
    if asker is not None:
        # Only now: nobody types anything for a table that cannot be set up.
        joint = draw_with(crowd, count, asker)
        sitting = sit_down(rules, count, joint.seed, **options)
        sitting.record = jointly(sitting.record, joint)
    players = (*[_PERSON] * crowd, *name_bots(bots or good_opponent(game), count - crowd))
    sitting.record = replace(sitting.record, players=players)
    return sitting


def _keep(sitting: AnySitting, record: Path | None) -> Path | None:
    """Begins the file of a new game: where its person wants it, else beside those that can be gone on with."""
    text = format_record(sitting.record)
    if record is None:
        return start_kept(sitting.record.game, text)
    start_file(record, text)
    return record


def _check_apart(seed: str | None, *, shares: bool) -> None:
    """A deal that is given is not drawn. Raises BadPlay."""
    if shares and seed is not None:
        raise BadPlay(Sentence("play-shares-seed"))


def _check_alone(given: Mapping[str, object]) -> None:
    """What a record says already is not passed over in silence. Raises BadPlay."""
    if wrong := [name for name, value in given.items() if value is not None]:
        raise BadPlay(sentence("play-resume-only", what=listing(wrong)))


def _check_programs(players: tuple[str, ...], named: str) -> None:
    """A record may come from anybody: what it would have this machine run must be named by whoever runs it."""
    for player in players:
        if ":" in player and player not in named.split(","):
            raise BadPlay(sentence("play-program", program=player[:80]))


def _who(sitting: AnySitting) -> tuple[str, ...]:
    """Who sits where; a record that does not say so has one person in seat 1."""
    record = sitting.record
    return record.players or (_PERSON, *[good_opponent(record.game)] * (record.seats - 1))


def start_file(path: Path, text: str) -> None:
    """Never write over a game: an existing file is somebody's."""
    with path.open("x", encoding="utf-8") as file:
        file.write(text)


def save(path: Path, text: str) -> None:
    """Write beside and rename, so that a crash never leaves half a record."""
    beside = path.with_name(path.name + ".tmp")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)
