"""The companion for cardboard and the sheet of campaigns: worked out from what the page has kept, stored nowhere."""

from msgspec import Raw

from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.automas.words import town_message
from tabletown.between_two_cities.box.capitals import BIG
from tabletown.between_two_cities.cardboard.answers import answer, begin
from tabletown.between_two_cities.cardboard.campaign import (
    Campaign,
    Length,
    finish,
    new_campaign,
    open_categories,
    pick,
)
from tabletown.between_two_cities.cardboard.companion import Ask, Companion, Want, asked, left_in_box
from tabletown.between_two_cities.cardboard.entries import SMALL, BadEntry
from tabletown.between_two_cities.city.notation import format_card, format_district
from tabletown.between_two_cities.people.moves import placements
from tabletown.between_two_cities.people.options import OPTIONS
from tabletown.between_two_cities.solo.options import GROWTH, HARD, parse_series
from tabletown.between_two_cities.solo.state import side_number
from tabletown.between_two_cities.solo.view import SoloView, view_of
from tabletown.core.game import Option
from tabletown.server.games.between_two_cities.asked_automa import (
    AskPicture,
    CampaignAsked,
    CampaignTold,
    CompanionAsked,
    CompanionTold,
    SheetRow,
)
from tabletown.server.games.between_two_cities.box import mat_pictures
from tabletown.server.games.between_two_cities.own_box import using
from tabletown.server.games.between_two_cities.solo import (
    automas_picture,
    city_pictures,
    district_pictures,
    end_picture,
    solo_offers,
    turn_picture,
    ville_picture,
)


def companion(wish: CompanionAsked) -> CompanionTold:
    """All answers so far, gone through again: where that leads. Raises TabletownError."""
    with using(wish.box):
        return _companion(wish)


def _companion(wish: CompanionAsked) -> CompanionTold:
    modules = {"landscapes": wish.landscapes, "civics": wish.civics, "districts": wish.districts, "hard": wish.hard}
    options: dict[str, Option] = {**modules, **({} if wish.level is None else {"level": wish.level})}
    options |= {} if wish.growth is None else {GROWTH: wish.growth}
    now = begin(wish.mode, options, wish.seed)
    data = GAME.data_digest(1, {**options, "automa": wish.mode})
    if wish.data is not None and wish.data != data:
        raise BadEntry("entry-other-box")
    for text in wish.answers:
        now = answer(now, text).companion
    return _told(now, data)


def campaign(wish: CampaignAsked) -> CampaignTold:
    """The sheet of a campaign: what was played, what can still be doubled. Raises BadCampaign or BadSetup."""
    modules = [*(OPTIONS if wish.capitals else ()), *([HARD] if wish.hard else ())]
    options = dict.fromkeys(modules, True)
    setting = parse_series(Mode(wish.mode), wish.level, options)
    now = new_campaign(Length(wish.length), wish.mode, setting.level, tuple(options.items()), wish.total)
    possible = now.length.games(len(now.categories))
    for game in wish.games:
        now = finish(pick(now, game.doubled, ""), game.cities, game.automas)
    if wish.doubled:
        now = pick(now, wish.doubled, "")
    rows = tuple(SheetRow(game.doubled, game.cities, game.yours, game.theirs) for game in now.games)
    return CampaignTold(
        now.categories,
        open_categories(now),
        now.length.per_game,
        now.total_games,
        possible[-1],
        possible[0],
        rows,
        now.yours,
        now.theirs,
        now.is_over,
        _options(now, wish.level),
    )


def _options(now: Campaign, level: int | None) -> dict[str, Option]:
    """Of the table for the game that is being played."""
    wanted: dict[str, Option] = {"automa": now.mode, "double": "+".join(now.doubled), **dict(now.options)}
    return wanted if level is None else {**wanted, "level": level}


def _told(now: Companion, data: str) -> CompanionTold:
    ask, view = asked(now), view_of(now.solo, None)
    over = ask.want is Want.NOTHING
    return CompanionTold(
        _ask(ask, left_in_box(now, ask)),
        turn_picture(view) if now.solo.setting.mode is Mode.FULL else None,
        automas_picture(view),
        ville_picture(view),
        city_pictures(view),
        _places(view, ask),
        view.theirs,
        district_pictures(view),
        end_picture(view) if over else None,
        _came(now),
        data,
    )


def _came(now: Companion) -> str | None:
    solo = now.solo
    before = solo.turns[solo.turn - 1] if 0 < solo.turn <= len(solo.turns) else None
    return before.passing if before is not None and solo.setting.mode is Mode.FULL else None


def _ask(ask: Ask, left: tuple[int, ...]) -> AskPicture:
    return AskPicture(
        ask.want,
        ask.count,
        _whose(ask),
        ask.side,
        ask.tiles,
        left,
        BIG if ask.mats else SMALL,
        mat_pictures(ask.mats),
        tuple(map(format_card, ask.cards)),
        tuple(map(format_district, ask.drawn)),
        ask.thrown,
    )


def _whose(ask: Ask) -> str:
    """A message for a city, a name for a row; `you` is the reader."""
    return ask.whose if ask.want in (Want.ROW, Want.DISTRICTS, Want.NOTHING) else town_message(ask.whose)


def _places(view: SoloView, ask: Ask) -> Raw:
    if ask.want is not Want.PLACE or ask.side is None:
        return Raw(b"[]")
    city = view.cities[side_number(ask.side)]
    moves = [move for tile in ask.tiles for move in placements(tile, ask.side, city.canvas).on(city.cells_for(tile))]
    return Raw(solo_offers(view, lambda: moves))
