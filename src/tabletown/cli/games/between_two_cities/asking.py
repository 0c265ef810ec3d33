"""How the companion asks: what is wanted, what may be typed, and how."""

from collections.abc import Callable

from tabletown.between_two_cities.automas.words import town_message
from tabletown.between_two_cities.box.tiles import DUPLEXES
from tabletown.between_two_cities.box.words import BUILDING_WORDS, name_mat
from tabletown.between_two_cities.cardboard.companion import Ask, Companion, Want
from tabletown.between_two_cities.city.drawing import draw_city
from tabletown.between_two_cities.city.notation import bits, format_district
from tabletown.between_two_cities.solo.state import side_number
from tabletown.cli.games.between_two_cities.typed import LETTERS, asks_for_duplexes, room_of
from tabletown.core.sentence import Sayer
from tabletown.core.words import columns

_HELP = {
    Want.DISTRICTS: "companion-help-districts",
    Want.MAT: "companion-help-mat",
    Want.START: "companion-help-row",
    Want.ROW: "companion-help-row",
    Want.PLACE: "companion-help-place",
    Want.GROWTH: "companion-help-row",
    Want.CITY: "companion-help-city",
}
_HELP_WITH_DUPLEXES = {Want.START: "companion-help-duplexes", Want.PLACE: "companion-help-place-duplex"}


def question(companion: Companion, ask: Ask, say: Sayer) -> str:
    """What is wanted, with the city and its letters where something is placed."""
    town = ask.whose if ask.want in (Want.ROW, Want.DISTRICTS) else say(town_message(ask.whose))
    messages: dict[Want, Callable[[], str]] = {
        Want.START: lambda: say(
            "companion-start-duplexes" if asks_for_duplexes(ask) else "companion-start", town=town, count=ask.count
        ),
        Want.ROW: lambda: say(
            "companion-own-row" if ask.whose == "you" else "companion-row", whose=town, count=ask.count
        ),
        Want.PLACE: lambda: say("companion-place", town=town),
        Want.GROWTH: lambda: " ".join(
            [
                say("companion-growth", town=town, count=ask.count),
                *([say("companion-weakest", count=ask.thrown)] if ask.thrown else []),
            ]
        ),
        Want.CITY: lambda: say("companion-city", town=town, count=ask.count),
        Want.DISTRICTS: lambda: say("companion-districts"),
        Want.MAT: lambda: say("companion-mat", town=town),
    }
    lines = [messages[ask.want]()]
    if ask.want is Want.PLACE and ask.side is not None:
        city = companion.solo.cities[side_number(ask.side)]
        letters = {cell: LETTERS[n] for n, cell in enumerate(bits(room_of(companion, ask, ask.side)))}
        lines += draw_city(city, letters)
    if ask.want is Want.DISTRICTS:
        lines.append(say("companion-drawn", pairs=" ".join(map(format_district, ask.drawn))))
    if ask.want is Want.MAT:
        named = [(say("plain-list", items=name_mat(mat.name)), mat.grid) for mat in ask.mats]
        lines += [f"  {LETTERS[number]}  {name:<10} {grid}" for number, (name, grid) in enumerate(named)]
    if ask.want is Want.CITY and ask.mats:
        lines.append(say("companion-city-mat", mat=ask.mats[0].grid))
    lines.append(_tiles(ask, say))
    return "\n".join(line for line in lines if line)


def how_to_answer(ask: Ask, say: Sayer) -> list[str]:
    """What may be typed now."""
    message = _HELP_WITH_DUPLEXES.get(ask.want) if asks_for_duplexes(ask) else None
    return [say(message or _HELP[ask.want]), say("companion-help-commands")]


def _tiles(ask: Ask, say: Sayer) -> str:
    if not ask.tiles:
        return ""
    if asks_for_duplexes(ask):
        return columns([f"{LETTERS[DUPLEXES.index(tile)]} {tile}" for tile in ask.tiles])
    named = [f"{tile} {say(BUILDING_WORDS[tile.buildings[0]])}" for tile in ask.tiles if not tile.is_civic]
    civics = " ".join(tile for tile in ask.tiles if tile.is_civic)
    return columns(named) + (f"\n{say('kind-civics')}: {civics}" if civics else "")
