"""The companion for cardboard and the sheet of campaigns: worked out from what the page has kept, stored nowhere."""

from msgspec import Raw

from tabletown.between_two_cities.automa.campaign import Campaign, Length, finish, new_campaign, open_categories, pick
from tabletown.between_two_cities.automa.companion import (
    Ask,
    BadEntry,
    Companion,
    Told,
    Want,
    asked,
    enter,
    enter_city,
    new_companion,
    place,
)
from tabletown.between_two_cities.automa.names import Mode
from tabletown.between_two_cities.automa.options import parse_setting
from tabletown.between_two_cities.automa.solo_state import side_number
from tabletown.between_two_cities.automa.solo_view import SoloView, view_of
from tabletown.between_two_cities.automa.words import town_message
from tabletown.between_two_cities.moves import Place, placements
from tabletown.between_two_cities.notation import parse_move, parse_tile
from tabletown.core.game import Option
from tabletown.core.record import check_seed
from tabletown.server.asked_automa import (
    AskPicture,
    CampaignAsked,
    CampaignTold,
    CompanionAsked,
    CompanionTold,
    SheetRow,
)
from tabletown.server.pictures.automa_solo import (
    automas_picture,
    city_pictures,
    end_picture,
    solo_offers,
    turn_picture,
    ville_picture,
)

_CITY = "city "


def companion(wish: CompanionAsked) -> CompanionTold:
    """All answers so far, gone through again: where that leads. Raises TabletownError."""
    if wish.mode not in (Mode.SIMPLE, Mode.FULL):
        raise BadEntry(f"the mode is simple or full, not “{wish.mode[:20]}”")
    options: dict[str, Option] = {} if wish.level is None else {"level": wish.level}
    check_seed(wish.seed)
    now = new_companion(wish.seed, parse_setting(Mode(wish.mode), options, wish.seed))
    for answer in wish.answers:
        now = _answered(now, answer).companion
    return _told(now)


def campaign(wish: CampaignAsked) -> CampaignTold:
    """The sheet of a campaign: what was played, what can still be doubled. Raises BadCampaign."""
    now = new_campaign(Length(wish.length), wish.mode, wish.level or 0)
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
        rows,
        now.yours,
        now.theirs,
        now.is_over,
        _double(now),
    )


def _double(now: Campaign) -> str:
    """The option for the table of the game that is being played."""
    return "+".join(now.doubled)


def _answered(now: Companion, answer: str) -> Told:
    """`S P H …` for rows, `place S left d4`, or `city` and a city."""
    if answer.startswith(_CITY):
        return enter_city(now, answer.removeprefix(_CITY))
    if answer.startswith("place "):
        move = parse_move(answer)
        if isinstance(move, Place):
            return place(now, move.tile, move.side, move.square)
    return enter(now, [parse_tile(text) for text in answer.split()])


def _told(now: Companion) -> CompanionTold:
    ask, view = asked(now), view_of(now.solo, None)
    over = ask.want is Want.NOTHING
    return CompanionTold(
        AskPicture(ask.want, ask.count, _whose(ask), ask.side, ask.tiles),
        turn_picture(view) if now.solo.setting.mode is Mode.FULL else None,
        automas_picture(view),
        ville_picture(view),
        city_pictures(view),
        _places(view, ask),
        view.theirs,
        end_picture(view) if over else None,
    )


def _whose(ask: Ask) -> str:
    """A message for a city, a name for a row; `you` is the reader."""
    return ask.whose if ask.want in (Want.ROW, Want.NOTHING) else town_message(ask.whose)


def _places(view: SoloView, ask: Ask) -> Raw:
    if ask.want is not Want.PLACE or ask.side is None:
        return Raw(b"[]")
    city = view.cities[side_number(ask.side)]
    moves = [move for tile in ask.tiles for move in placements(tile, ask.side, city.canvas).on(city.room_for(tile))]
    return Raw(solo_offers(view, lambda: moves))
