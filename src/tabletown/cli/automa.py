"""`tabletown automa`: a companion for people who play solo with the cardboard."""

from collections.abc import Callable
from pathlib import Path
from secrets import token_hex
from typing import Annotated

import typer

from tabletown.between_two_cities.automa.answers import answer
from tabletown.between_two_cities.automa.cards import Rule
from tabletown.between_two_cities.automa.companion import Ask, Companion, Want, asked
from tabletown.between_two_cities.automa.entries import BadEntry
from tabletown.between_two_cities.automa.events import CardDrawn, Took
from tabletown.between_two_cities.automa.names import Mode, Town
from tabletown.between_two_cities.automa.solo_score import score_solo
from tabletown.between_two_cities.automa.solo_state import side_number
from tabletown.between_two_cities.automa.words import Phrase, phrases, town_message
from tabletown.between_two_cities.drawing import draw_city
from tabletown.between_two_cities.moves import Place, Side
from tabletown.between_two_cities.notation import bits, format_district, format_move, parse_tile
from tabletown.between_two_cities.tiles import DUPLEXES, Tile
from tabletown.cli.kept import KeptGame, begin_game, keep, load_game, with_answer, without_last
from tabletown.cli.options import OPTION_HELP, parse_options
from tabletown.cli.sheet import say_tile, solo_sheet
from tabletown.core.errors import TabletownError, UnreadableMove
from tabletown.core.event import Event
from tabletown.core.game import Option
from tabletown.locales import languages, say, say_error

EXAMPLES = """
  tabletown automa
  tabletown automa --mode simple --level 2
  tabletown automa --option landscapes=yes --option civics=yes --option districts=yes
  tabletown automa --language de --file evening.json
"""
_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
_LEAVE = ("quit", "exit")
_BACK = "back"
_RULES = {Rule.BEST: "automa-rule-best", Rule.MISSING: "automa-rule-missing", Rule.FIRST: "automa-rule-first"}


def automa(
    mode: Annotated[str, typer.Option(help="simple or full.")] = Mode.FULL,
    level: Annotated[int | None, typer.Option(help="How hard; the normal level if not given.")] = None,
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP)] = None,
    language: Annotated[str, typer.Option(help=f"One of: {', '.join(languages())}.")] = "en",
    seed: Annotated[str | None, typer.Option(help="Draw the same cards again.")] = None,
    file: Annotated[Path | None, typer.Option(help="Keep the game here, and go on with it if it is there.")] = None,
) -> None:
    """Play solo with the cardboard: this draws the Automas' cards, says what they take and why, and scores the end.

    Rows are typed from the left, one letter for each tile; a civic tile is a word like SF-P. A tile is placed by its
    letter and the letter of a square. “back” takes the last answer back.
    """
    say("town-automaville", language)
    kept, past = _start(mode, level, parse_options(option), seed, file)
    while (ask := asked(past[-1])).want is not Want.NOTHING:
        print(f"\n{_question(past[-1], ask, language)}")
        try:
            typed = input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            typed = _LEAVE[0]
        if typed in _LEAVE:
            print(say("companion-left", language))
            return
        if typed == _BACK:
            kept, past = _take_back(kept, past, language)
        else:
            kept, past = _answer(kept, past, ask, typed, language)
        if file is not None:
            keep(file, kept)
    print(f"\n{solo_sheet(past[-1].solo, language)}")


def _start(
    mode: str, level: int | None, options: dict[str, Option], seed: str | None, file: Path | None
) -> tuple[KeptGame, list[Companion]]:
    if file is not None and file.exists():
        return load_game(file)
    given: dict[str, Option] = {**options, **({} if level is None else {"level": level})}
    return begin_game(mode, given, token_hex(8) if seed is None else seed)


def _take_back(kept: KeptGame, past: list[Companion], language: str) -> tuple[KeptGame, list[Companion]]:
    if not kept.answers:
        print(f"  {say('companion-nothing-back', language)}")
        return kept, past
    return without_last(kept), past[:-1]


def _answer(
    kept: KeptGame, past: list[Companion], ask: Ask, typed: str, language: str
) -> tuple[KeptGame, list[Companion]]:
    """Every line is one answer; a wrong one changes nothing."""
    try:
        text = _as_answer(past[-1], ask, typed)
        told = answer(past[-1], text)
    except TabletownError as error:
        print(f"  {say_error(error, language)}")
        return kept, past
    for event in told.events:
        for sentence in _tell(event, language):
            print(f"  {sentence}")
    if any(isinstance(event, Took) for event in told.events):
        solo = told.companion.solo
        points = score_solo(solo.cities, solo.ville, solo.setting).ville.total
        print(f"  {_town(Town.AUTOMAVILLE, language)}: {say('automa-points', language, points=points)}")
    return with_answer(kept, text), [*past, told.companion]


def _as_answer(companion: Companion, ask: Ask, typed: str) -> str:
    """What was typed, as the companion reads it."""
    match ask.want:
        case Want.DISTRICTS:
            pairs = typed.upper() or " ".join(map(format_district, ask.drawn))
            return f"districts {pairs}"
        case Want.MAT:
            return f"mat {ask.mats[_number(typed, len(ask.mats))].grid}"
        case Want.CITY:
            return f"city {typed}"
        case Want.PLACE if ask.side is not None:
            return _place(companion, ask, ask.side, typed)
    return " ".join(_tiles_in(typed, ask))


def _tiles_in(typed: str, ask: Ask) -> list[Tile]:
    """`SFOP SF-P H`: letters one by one, civic tiles as words of their own."""
    tiles: list[Tile] = []
    for word in typed.split():
        tiles += [_tile(word, ask)] if "-" in word else [_tile(letter, ask) for letter in word]
    return tiles


def _tile(text: str, ask: Ask) -> Tile:
    is_civic = "-" in text
    if ask.tiles and ask.tiles[0].is_duplex and not is_civic:
        return DUPLEXES[_number(text, len(DUPLEXES))]
    try:
        return parse_tile(text.upper())
    except UnreadableMove:
        known = " ".join([tile for tile in ask.tiles if tile.is_civic == is_civic] or ask.tiles)
        english = f"“{text[:20]}” is not a tile: they are {known}"
        raise BadEntry("entry-no-tile", english, tile=text[:20], tiles=known) from None


def _number(letter: str, count: int) -> int:
    """The place of a letter in a list that was shown."""
    number = _LETTERS.find(letter.lower()) if len(letter) == 1 else -1
    if not 0 <= number < count:
        english = f"“{letter[:20]}” is not a letter of the list: they are a to {_LETTERS[count - 1]}"
        raise BadEntry("entry-no-letter", english, letter=letter[:20], last=_LETTERS[count - 1])
    return number


def _place(companion: Companion, ask: Ask, side: Side, typed: str) -> str:
    """`Sc`: the shop on square c. With one possible tile its letter can be left out."""
    letters = typed.replace(" ", "")
    if len(letters) == 1 and len(ask.tiles) == 1:
        tile, square = ask.tiles[0], letters
    elif len(letters) == 2 or "-" in letters[:-1]:
        tile, square = _tile(letters[:-1], ask), letters[-1]
    else:
        english = "type the letter of the tile and the letter of the square, like Sc"
        raise BadEntry("entry-form", english)
    city = companion.solo.cities[side_number(side)]
    cells = bits(city.room_for(tile))
    number = _LETTERS.find(square.lower())
    shown = bits(_room(companion, ask, side))
    if not 0 <= number < len(shown) or shown[number] not in cells:
        raise BadEntry("entry-no-square", f"{tile} cannot lie on “{square}”", tile=str(tile), square=square)
    return format_move(Place(tile, side, city.canvas.squares[shown[number]]))


def _room(companion: Companion, ask: Ask, side: Side) -> int:
    """All cells where one of the possible tiles can go: so that their letters do not depend on the tile."""
    city = companion.solo.cities[side_number(side)]
    room = 0
    for tile in ask.tiles:
        room |= city.room_for(tile)
    return room


def _question(companion: Companion, ask: Ask, language: str) -> str:
    """What is wanted, with the city and its letters where something is placed."""
    town = ask.whose if ask.want in (Want.ROW, Want.DISTRICTS) else _town(ask.whose, language)
    messages: dict[Want, Callable[[], str]] = {
        Want.START: lambda: say("companion-start", language, town=town, count=ask.count),
        Want.ROW: lambda: say(
            "companion-own-row" if ask.whose == "you" else "companion-row", language, whose=town, count=ask.count
        ),
        Want.PLACE: lambda: say("companion-place", language, town=town),
        Want.GROWTH: lambda: say("companion-growth", language, town=town, count=ask.count),
        Want.CITY: lambda: say("companion-city", language, town=town, count=ask.count),
        Want.DISTRICTS: lambda: say("companion-districts", language),
        Want.MAT: lambda: say("companion-mat", language, town=town),
    }
    lines = [messages[ask.want]()]
    if ask.want is Want.PLACE and ask.side is not None:
        city = companion.solo.cities[side_number(ask.side)]
        letters = {cell: _LETTERS[n] for n, cell in enumerate(bits(_room(companion, ask, ask.side)))}
        lines += draw_city(city, letters)
    if ask.want is Want.DISTRICTS:
        lines.append(say("companion-drawn", language, pairs=" ".join(map(format_district, ask.drawn))))
    if ask.want is Want.MAT:
        lines += [f"  {_LETTERS[number]}  {mat.name:<10} {mat.grid}" for number, mat in enumerate(ask.mats)]
    if ask.want is Want.CITY and ask.mats:
        lines.append(say("companion-city-mat", language, mat=ask.mats[0].grid))
    lines.append(_tiles(ask, language))
    return "\n".join(line for line in lines if line)


def _tiles(ask: Ask, language: str) -> str:
    if not ask.tiles:
        return ""
    if ask.tiles[0].is_duplex:
        named = [f"{_LETTERS[DUPLEXES.index(tile)]} {tile}" for tile in ask.tiles]
        rows = [named[start : start + 12] for start in range(0, len(named), 12)]
        return "\n".join("   ".join(row) for row in rows)
    named = [f"{tile} {say(f'building-{tile.name.lower()}', language)}" for tile in ask.tiles if not tile.is_civic]
    civics = " ".join(tile for tile in ask.tiles if tile.is_civic)
    return "   ".join(named) + (f"\n{say('kind-civics', language)}: {civics}" if civics else "")


def _tell(event: Event, language: str) -> list[str]:
    match event:
        case CardDrawn(automa=automa, card=card):
            rules = {"left": say(_RULES[card.left], language), "right": say(_RULES[card.right], language)}
            return [say("automa-draws", language, automa=automa, number=card.number, **rules)]
        case Took(automa=automa, town=town, choice=choice):
            return [say_phrase(phrase, language) for phrase in phrases(automa, town, choice)]
    return []


def say_phrase(phrase: Phrase, language: str) -> str:
    """Why an Automa took a tile, in any language."""
    values: dict[str, str | int] = {name: say(message, language) for name, message in phrase.words}
    values |= {name: say_tile(tile, language) for name, tile in phrase.tiles}
    return say(phrase.message, language, automa=phrase.automa, **values, **dict(phrase.numbers))


def _town(name: str, language: str) -> str:
    return say(town_message(name), language)
