"""The companion for cardboard: it draws the Automas' cards, says what they take, keeps Automaville, scores the end.

A state machine of plain records: `asked` says what it wants to know, `enter` and `place` take the answer and give the
next `Companion` and what happened. Nothing here reads or writes anything, so a terminal and a page run the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from tabletown.between_two_cities.automas.events import Built, SoloEnded, VilleGrew
from tabletown.between_two_cities.automas.names import Automa, Mode
from tabletown.between_two_cities.automas.refusals import check_square
from tabletown.between_two_cities.automas.ville import Ville
from tabletown.between_two_cities.automas.words import town_word
from tabletown.between_two_cities.automas.worth import city_factories
from tabletown.between_two_cities.box.capitals import BIG, Mat, capitals
from tabletown.between_two_cities.box.modules import District, district_cards
from tabletown.between_two_cities.box.tiles import DUPLEXES, SINGLE_COUNTS, Kind, Tile
from tabletown.between_two_cities.cardboard.cities import BOX
from tabletown.between_two_cities.cardboard.entries import (
    BadEntry,
    box_count,
    check_box,
    check_cities,
    check_districts,
    read_city,
)
from tabletown.between_two_cities.cardboard.solo_end import bare_solo
from tabletown.between_two_cities.city.city import City, empty_city
from tabletown.between_two_cities.people.moves import Place, Side
from tabletown.between_two_cities.people.options import singles_of
from tabletown.between_two_cities.people.state import Hand
from tabletown.between_two_cities.solo.growth import ROUNDS, grow
from tabletown.between_two_cities.solo.score import solo_outcome
from tabletown.between_two_cities.solo.start import START_DUPLEXES, check_level, starts_with_duplexes
from tabletown.between_two_cities.solo.state import PARTNER_OF, SIDES, TOWN_OF, YOU, Setting, SoloState, side_number
from tabletown.between_two_cities.solo.turns import begin_turn, close_turn
from tabletown.core.chance import shuffled
from tabletown.core.event import Event
from tabletown.core.outcome import Outcome
from tabletown.core.sentence import Word

_OWNERS = ("you", *Automa)
_SIMPLE_STEPS: dict[bool, tuple[int | Side, ...]] = {False: (*ROUNDS, *SIDES), True: (ROUNDS[0], *SIDES, ROUNDS[1])}
"""By the house rule: the rounds after which Automaville grows, and your cities.

What is weakest in the last draw depends on the factories of your cities.
"""


class Want(StrEnum):
    DISTRICTS = "districts"
    """The three pairs of district cards (Capitals)."""
    MAT = "mat"
    """The landscape of one of your cities (Capitals)."""
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
    solo: SoloState
    rows: tuple[Hand, ...] = ()
    """Rows of this round that have been entered: yours, Autommaso's, Automarta's."""
    own: tuple[Side, ...] = ()
    """Cities that have got your own tile of this turn."""
    opening: tuple[Want, ...] = ()
    """Questions before the first turn that are still open."""
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
    mats: tuple[Mat, ...] = ()
    """The landscapes that may lie there; for a finished city the one that does."""
    cards: tuple[Kind, ...] = ()
    """The district cards there are."""
    drawn: tuple[District, ...] = ()
    """Pairs of them that the companion has drawn, for whoever wants to take them."""
    thrown: int = 0
    """How many of the tiles, the weakest, will be thrown away again."""


@dataclass(frozen=True, slots=True)
class CompanionStep:
    companion: Companion
    events: tuple[Event, ...] = ()


def new_companion(seed: str, setting: Setting) -> Companion:
    """Before the first tile is entered. The seed decides the order of the cards alone. Raises BadSetup."""
    check_level(setting)
    empty = empty_city()
    cards = shuffled(setting.deck, seed, "automa") if setting.mode is Mode.FULL else ()
    solo = bare_solo(setting, (empty, empty), Ville(()), cards)
    opening = [
        *([Want.DISTRICTS] if setting.modules.districts else []),
        *([Want.MAT, Want.MAT] if setting.modules.landscapes else []),
        *([Want.START] if setting.level else []),
    ]
    return Companion(solo, opening=tuple(opening))


def asked(companion: Companion) -> Ask:
    """What the companion wants to know next."""
    solo, setting = companion.solo, companion.solo.setting
    if companion.opening:
        return _asked_first(companion)
    if setting.mode is Mode.SIMPLE:
        return _asked_simple(companion)
    if solo.turn == len(solo.turns):
        return Ask(Want.NOTHING)
    turn = solo.turns[solo.turn]
    if turn.draws and not turn.duplexes and not solo.assigned:
        return Ask(Want.ROW, turn.hand, _OWNERS[len(companion.rows)], tiles=_singles(setting))
    side = next(side for side in SIDES if _for_side(companion, side))
    return Ask(Want.PLACE, 1, TOWN_OF[side], side, _for_side(companion, side))


def left_in_box(companion: Companion, ask: Ask) -> tuple[int, ...]:
    """By tile that may be entered: how many the box still has. Of a finished city's buildings any may be a duplex's."""
    if ask.want is not Want.CITY:
        return tuple(box_count(tile) - companion.entered.count(tile) for tile in ask.tiles)
    solo = companion.solo
    built = [(tile.buildings[0], tile) for tile in ask.tiles]
    beside = [building for tile in solo.ville.tiles for building in tile.buildings]
    return tuple(
        box_count(tile) - solo.ville.tiles.count(tile)
        if tile.is_civic
        else BOX[building] - beside.count(building) - sum(city.mask(building).bit_count() for city in solo.cities)
        for building, tile in built
    )


def enter(companion: Companion, tiles: Sequence[Tile]) -> CompanionStep:
    """Answer a question for tiles: the start, a row, or random tiles for Automaville. Raises BadEntry."""
    ask = asked(companion)
    if ask.want not in (Want.START, Want.ROW, Want.GROWTH):
        raise BadEntry("entry-no-row")
    if len(tiles) != ask.count:
        raise BadEntry("entry-count", wanted=ask.count, given=len(tiles))
    if wrong := next((tile for tile in tiles if tile not in ask.tiles), None):
        raise BadEntry("entry-not-here", tile=str(wrong))
    check_box((*companion.entered, *tiles))
    known = replace(companion, entered=(*companion.entered, *tiles))
    if ask.want is Want.ROW:
        return _enter_row(known, tuple(tiles))
    if ask.want is Want.GROWTH:
        return _enter_growth(known, tuple(tiles))
    solo = replace(known.solo, ville=known.solo.ville.grown(tiles))
    return CompanionStep(replace(known, solo=solo, opening=known.opening[1:]))


def enter_districts(companion: Companion, pairs: Sequence[District]) -> CompanionStep:
    """The pairs of cards that lie on the table (Capitals). Raises BadEntry."""
    if asked(companion).want is not Want.DISTRICTS:
        raise BadEntry("entry-no-districts")
    setting = companion.solo.setting
    districts = check_districts(pairs, civics=setting.modules.civics)
    setting = replace(setting, modules=replace(setting.modules, districts=districts))
    return CompanionStep(
        replace(companion, solo=replace(companion.solo, setting=setting), opening=companion.opening[1:])
    )


def enter_mat(companion: Companion, grid: str) -> CompanionStep:
    """The landscape that was dealt to a city, by its cells (Capitals). Raises BadEntry."""
    ask = asked(companion)
    if ask.want is not Want.MAT:
        raise BadEntry("entry-no-mat")
    if grid not in [mat.grid for mat in ask.mats]:
        raise BadEntry("entry-mat", mat=grid[:20])
    solo = _with_city(companion.solo, ask.side or Side.LEFT, empty_city(BIG, grid))
    return CompanionStep(replace(companion, solo=solo, opening=companion.opening[1:]))


def place(companion: Companion, tile: Tile, side: Side, square: str) -> CompanionStep:
    """Tell where a tile was placed. Raises BadEntry, or IllegalMove for a square where it cannot lie."""
    if asked(companion).want is not Want.PLACE:
        raise BadEntry("entry-nothing-placed")
    possible = _for_side(companion, side)
    if tile not in possible:
        fits = " ".join(possible) or Word("nothing")
        raise BadEntry("entry-not-there", tile=str(tile), town=town_word(TOWN_OF[side]), tiles=fits)
    solo, number = companion.solo, side_number(side)
    city = solo.cities[number]
    solo = _with_city(solo, side, city.place(tile, check_square(city, Place(tile, side, square))))
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


def enter_city(companion: Companion, text: str) -> CompanionStep:
    """One of your finished cities in notation, with or without slashes (simple mode). Raises BadEntry."""
    ask = asked(companion)
    if ask.want is not Want.CITY or ask.side is None:
        raise BadEntry("entry-no-city")
    solo = companion.solo
    city = read_city(text, solo.cities[side_number(ask.side)].canvas.landscape)
    solo = _with_city(solo, ask.side, city)
    check_cities([one for one in solo.cities if one.built], solo.ville)
    return _next_simple(companion, solo)


def result(companion: Companion) -> Outcome:
    """The end: you, Autommaso, Automarta."""
    solo = companion.solo
    return solo_outcome(solo.cities, solo.ville, solo.setting)


def _asked_first(companion: Companion) -> Ask:
    """What is dealt before the first turn."""
    setting, want = companion.solo.setting, companion.opening[0]
    if want is Want.DISTRICTS:
        cards = district_cards(civics=setting.modules.civics)
        return Ask(want, len(setting.modules.districts), cards=cards, drawn=setting.modules.districts)
    if want is Want.MAT:
        side = SIDES[0] if companion.opening.count(want) == len(SIDES) else SIDES[1]
        used = {city.canvas.landscape for city in companion.solo.cities}
        return Ask(want, 1, TOWN_OF[side], side, mats=tuple(mat for mat in capitals().mats if mat.grid not in used))
    if starts_with_duplexes(setting):
        return Ask(want, START_DUPLEXES, "Automaville", tiles=DUPLEXES)
    # Civic tiles are put back and drawn again, but only here (rule 1.6).
    return Ask(want, setting.level, "Automaville", tiles=tuple(SINGLE_COUNTS))


def _asked_simple(companion: Companion) -> Ask:
    """Automaville's tiles after rounds 1 and 3, and your two cities: four answers, counted by `turn`."""
    solo, setting = companion.solo, companion.solo.setting
    step = _SIMPLE_STEPS[setting.even][solo.turn] if solo.turn < len(SIDES) + len(ROUNDS) else None
    if isinstance(step, int):
        growth = setting.growth_after(step)
        return Ask(Want.GROWTH, growth.drawn, "Automaville", tiles=_singles(setting), thrown=growth.thrown)
    if isinstance(step, Side):
        side = step
        ground = solo.cities[side_number(side)].canvas
        mats = tuple(mat for mat in capitals().mats if mat.grid == ground.landscape)
        return Ask(Want.CITY, ground.cells, TOWN_OF[side], side, _singles(setting), mats)
    return Ask(Want.NOTHING)


def _enter_growth(companion: Companion, tiles: Hand) -> CompanionStep:
    solo = companion.solo
    rivals = [city_factories(city) for city in solo.cities]
    ville, thrown = grow(solo.ville, tiles, asked(companion).thrown, rivals)
    check_cities([city for city in solo.cities if city.built], Ville((*solo.ville.tiles, *tiles)))
    return _next_simple(companion, replace(solo, ville=ville), VilleGrew(tiles, thrown))


def _next_simple(companion: Companion, solo: SoloState, *events: Event) -> CompanionStep:
    after = replace(companion, solo=replace(solo, turn=solo.turn + 1))
    ended = (SoloEnded(result(after)),) if asked(after).want is Want.NOTHING else ()
    return CompanionStep(after, (*events, *ended))


def _singles(setting: Setting) -> tuple[Tile, ...]:
    """The different single tiles of the box."""
    return tuple(dict.fromkeys(singles_of(setting.modules)))


def _with_city(solo: SoloState, side: Side, city: City) -> SoloState:
    left, right = solo.cities
    return replace(solo, cities=(city, right) if side is Side.LEFT else (left, city))


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


def _enter_row(companion: Companion, row: Hand) -> CompanionStep:
    rows = (*companion.rows, row)
    if len(rows) < len(_OWNERS):
        return CompanionStep(replace(companion, rows=rows))
    # The rules draw three hands from the stack: so the rows are the stack.
    solo, events = begin_turn(replace(companion.solo, singles=sum(rows, ())))
    return CompanionStep(replace(companion, solo=solo, rows=()), events)


def _next(companion: Companion, built: Built) -> CompanionStep:
    """On to the next turn, once both cities have got everything."""
    solo = companion.solo
    if len(companion.own) < len(SIDES) or any(solo.theirs):
        return CompanionStep(companion, (built,))
    solo, events = close_turn(solo)
    after = replace(companion, solo=solo, own=())
    if solo.turn == len(solo.turns):
        return CompanionStep(after, (built, *events, SoloEnded(result(after))))
    if not solo.turns[solo.turn].draws:
        solo, more = begin_turn(solo)
        return CompanionStep(replace(after, solo=solo), (built, *events, *more))
    return CompanionStep(after, (built, *events))
