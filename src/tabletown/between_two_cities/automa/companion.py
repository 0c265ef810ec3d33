"""The companion for cardboard: it draws the Automas' cards, says what they take, keeps Automaville, scores the end.

A state machine of plain records: `asked` says what it wants to know, `enter` and `place` take the answer and give the
next `Companion` and what happened. Nothing here reads or writes anything, so a terminal and a page run the same.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from tabletown.between_two_cities.automa.cards import deck
from tabletown.between_two_cities.automa.events import Built, SoloEnded
from tabletown.between_two_cities.automa.names import Automa, Mode
from tabletown.between_two_cities.automa.refusals import check_square
from tabletown.between_two_cities.automa.solo_score import solo_outcome
from tabletown.between_two_cities.automa.solo_state import (
    PARTNER_OF,
    SIDES,
    TOWN_OF,
    YOU,
    Setting,
    Solo,
    before_all_turns,
    side_number,
)
from tabletown.between_two_cities.automa.solo_turns import begin_turn, close_turn
from tabletown.between_two_cities.automa.start import START_DUPLEXES, check_level, starts_with_duplexes
from tabletown.between_two_cities.automa.ville import Ville
from tabletown.between_two_cities.city import empty_city
from tabletown.between_two_cities.modules import BASE
from tabletown.between_two_cities.moves import Place, Side
from tabletown.between_two_cities.notation import BadCity, parse_city
from tabletown.between_two_cities.state import Hand
from tabletown.between_two_cities.tiles import DUPLEXES, SINGLE_COUNTS, Tile
from tabletown.core.chance import shuffled
from tabletown.core.errors import TabletownError
from tabletown.core.event import Event
from tabletown.core.outcome import Outcome

VERSION = 1
_OWNERS = ("you", *Automa)


class BadEntry(TabletownError):
    """What was entered cannot be."""


class Want(StrEnum):
    START = "start"
    """The tiles that Automaville starts with."""
    ROW = "row"
    """The tiles of one row, from the left (full mode)."""
    PLACE = "place"
    """One tile that was placed in one of your cities (full mode)."""
    GROWTH = "growth"
    """The random tiles for Automaville (simple mode)."""
    CITY = "city"
    """One of your finished cities (simple mode)."""
    NOTHING = "nothing"
    """The game is over: see `result`."""


@dataclass(frozen=True, slots=True)
class Companion:
    version: int
    solo: Solo
    rows: tuple[Hand, ...] = ()
    """Rows of this round that have been entered: yours, Autommaso's, Automarta's."""
    own: tuple[Side, ...] = ()
    """Cities that have got your own tile of this turn."""
    started: bool = False
    entered: Hand = ()
    """All tiles that were ever entered: there cannot be more than the box holds."""


@dataclass(frozen=True, slots=True)
class Ask:
    want: Want
    count: int = 0
    """How many tiles are to be entered."""
    whose: str = ""
    """Whose row it is, or the city's name."""
    side: Side | None = None
    tiles: tuple[Tile, ...] = ()
    """What may be entered."""


@dataclass(frozen=True, slots=True)
class Told:
    companion: Companion
    events: tuple[Event, ...] = ()


def new_companion(seed: str, setting: Setting) -> Companion:
    """Before the first tile is entered. The seed decides the order of the cards alone. Raises BadSetup."""
    check_level(setting)
    if setting.modules != BASE:
        raise BadEntry("the companion keeps games without Capitals so far")
    empty = empty_city()
    cards = shuffled(deck(), seed, "automa") if setting.mode is Mode.FULL else ()
    solo = before_all_turns(setting, (empty, empty), Ville(()), cards, ((), ()))
    return Companion(VERSION, solo, started=setting.level == 0)


def asked(companion: Companion) -> Ask:
    """What the companion wants to know next."""
    solo, setting = companion.solo, companion.solo.setting
    if not companion.started:
        if starts_with_duplexes(setting):
            return Ask(Want.START, START_DUPLEXES, "Automaville", tiles=DUPLEXES)
        return Ask(Want.START, setting.level, "Automaville", tiles=tuple(SINGLE_COUNTS))
    if setting.mode is Mode.SIMPLE:
        return _asked_simple(companion)
    if solo.turn == len(solo.turns):
        return Ask(Want.NOTHING)
    turn = solo.turns[solo.turn]
    if turn.draws and not turn.duplexes and not solo.assigned:
        return Ask(Want.ROW, turn.hand, _OWNERS[len(companion.rows)], tiles=tuple(SINGLE_COUNTS))
    side = next(side for side in SIDES if _for_side(companion, side))
    return Ask(Want.PLACE, 1, TOWN_OF[side], side, _for_side(companion, side))


def enter(companion: Companion, tiles: Sequence[Tile]) -> Told:
    """Answer a question for tiles: the start, a row, or random tiles for Automaville. Raises BadEntry."""
    ask = asked(companion)
    if ask.want not in (Want.START, Want.ROW, Want.GROWTH):
        raise BadEntry("no row of tiles is asked for now")
    if len(tiles) != ask.count:
        raise BadEntry(f"{ask.count} tiles are needed here, and these are {len(tiles)}")
    if wrong := next((tile for tile in tiles if tile not in ask.tiles), None):
        raise BadEntry(f"{wrong} cannot lie here")
    _check_box((*companion.entered, *tiles))
    known = replace(companion, entered=(*companion.entered, *tiles))
    if ask.want is Want.ROW:
        return _enter_row(known, tuple(tiles))
    solo = replace(known.solo, ville=known.solo.ville.grown(tiles))
    if ask.want is Want.GROWTH:
        solo = replace(solo, turn=solo.turn + 1)
    return Told(replace(known, solo=solo, started=True))


def place(companion: Companion, tile: Tile, side: Side, square: str) -> Told:
    """Tell where a tile was placed. Raises BadEntry, or IllegalMove for a square where it cannot lie."""
    if asked(companion).want is not Want.PLACE:
        raise BadEntry("nothing is placed now")
    possible = _for_side(companion, side)
    if tile not in possible:
        raise BadEntry(f"{tile} does not go to {TOWN_OF[side]} now: {' '.join(possible) or 'nothing does'}")
    solo, number = companion.solo, side_number(side)
    city = solo.cities[number]
    placed = city.place(tile, check_square(city, Place(tile, side, square)))
    left, right = solo.cities
    solo = replace(solo, cities=(placed, right) if number == 0 else (left, placed))
    owner = PARTNER_OF[side] if solo.theirs[number] is tile else None
    if owner is not None:
        solo = replace(solo, theirs=(None, solo.theirs[1]) if number == 0 else (solo.theirs[0], None))
        after = replace(companion, solo=solo)
    else:
        hand = list(solo.hand)
        entered = companion.entered
        if tile in hand:
            hand.remove(tile)
        else:
            entered = (*entered, tile)
        after = replace(companion, solo=replace(solo, hand=tuple(hand)), own=(*companion.own, side), entered=entered)
    return _next(after, Built(YOU, side, number, TOWN_OF[side], tile, square, owner))


def enter_city(companion: Companion, text: str) -> Told:
    """One of your finished cities in notation, 16 letters with or without slashes (simple mode). Raises BadEntry."""
    if asked(companion).want is not Want.CITY:
        raise BadEntry("no city is asked for now")
    letters = text.replace("/", "").replace(" ", "").upper()
    if len(letters) != 16:
        raise BadEntry(f"a finished city has 16 buildings, and these are {len(letters)}")
    try:
        city = parse_city("/".join(letters[start : start + 4] for start in range(0, 16, 4)))
    except BadCity as error:
        raise BadEntry(str(error)) from None
    if not city.is_full:
        raise BadEntry("a finished city has no empty squares")
    solo = companion.solo
    left, right = solo.cities
    solo = replace(solo, cities=(left, city) if left.built else (city, right), turn=solo.turn + 1)
    after = replace(companion, solo=solo)
    return Told(after, (SoloEnded(result(after)),) if asked(after).want is Want.NOTHING else ())


def result(companion: Companion) -> Outcome:
    """The end: you, Autommaso, Automarta."""
    solo = companion.solo
    return solo_outcome(solo.cities, solo.ville, solo.setting)


def _asked_simple(companion: Companion) -> Ask:
    """Automaville's tiles after rounds 1 and 3, then your two cities: four answers, counted by `turn`."""
    step = companion.solo.turn
    if step < 2:
        return Ask(Want.GROWTH, companion.solo.setting.growth, "Automaville", tiles=tuple(SINGLE_COUNTS))
    if step < 4:
        return Ask(Want.CITY, 16, TOWN_OF[SIDES[step - 2]], SIDES[step - 2])
    return Ask(Want.NOTHING)


def _for_side(companion: Companion, side: Side) -> tuple[Tile, ...]:
    """What can be placed in a city now: the Automa's tile, and one of your own."""
    solo = companion.solo
    theirs = solo.theirs[side_number(side)]
    own: Sequence[Tile] = ()
    if side not in companion.own:
        used = set(companion.entered)
        duplexes = [tile for tile in DUPLEXES if tile not in used]
        own = duplexes if solo.turns[solo.turn].duplexes else solo.hand
    return tuple(dict.fromkeys([*([theirs] if theirs else []), *own]))


def _enter_row(companion: Companion, row: Hand) -> Told:
    rows = (*companion.rows, row)
    if len(rows) < len(_OWNERS):
        return Told(replace(companion, rows=rows))
    # The rules draw three hands from the stack: so the rows are the stack.
    solo, events = begin_turn(replace(companion.solo, singles=sum(rows, ())))
    return Told(replace(companion, solo=solo, rows=()), events)


def _next(companion: Companion, built: Built) -> Told:
    """On to the next turn, once both cities have got everything."""
    solo = companion.solo
    if len(companion.own) < len(SIDES) or any(solo.theirs):
        return Told(companion, (built,))
    solo, events = close_turn(solo)
    after = replace(companion, solo=solo, own=())
    if solo.turn == len(solo.turns):
        return Told(after, (built, *events, SoloEnded(result(after))))
    if not solo.turns[solo.turn].draws:
        solo, more = begin_turn(solo)
        return Told(replace(after, solo=solo), (built, *events, *more))
    return Told(after, (built, *events))


def _check_box(tiles: Sequence[Tile]) -> None:
    """There cannot be more tiles of a kind than the box holds."""
    for tile, count in Counter(tiles).items():
        most = SINGLE_COUNTS.get(tile, 1)
        if count > most:
            what = tile.name.lower().replace("_", " ")
            raise BadEntry(f"that would make {count} tiles “{what}” ({tile}), but the box has {most}")
