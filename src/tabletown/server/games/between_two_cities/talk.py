"""What bots say to their partners: wishes for a partner's tile, and answers to wishes for their own.

Everything here runs in the bots' workers, from what their seat may know. Words come in every language at once, because
one encoding serves all who read them. What bots think with is imported where it is used: the server itself needs none
of it, and should start quickly.
"""

from typing import TYPE_CHECKING, cast

from tabletown.between_two_cities.box.words import name_one
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Place
from tabletown.between_two_cities.people.state import city_index
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.sorts import Sort, sort_of_record
from tabletown.bots.levels import Level, player_at
from tabletown.core.seat import Seat
from tabletown.locales import languages, say
from tabletown.server.live.talk import PartnerWish, Reply, Talk, Words

if TYPE_CHECKING:
    from tabletown.between_two_cities.two_with_automa.view import DuoView
    from tabletown.bots.between_two_cities.proposals import PlacementWish

_NO_OPINION = "random"


def wishes(talk: Talk, partners: tuple[int, ...]) -> tuple[PartnerWish, ...]:
    """Where a bot would like its partners' tiles, if it sees that clearly."""
    view = _opinion(talk)
    if view is None:
        return ()
    from tabletown.bots.between_two_cities.net import net_for
    from tabletown.bots.between_two_cities.proposals import clear_wishes, gains_for

    found = clear_wishes(view, gains_for(view), frozenset(map(Seat, partners)), net_for(view))
    return tuple([PartnerWish(wish.partner, GAME.format_move(wish.move(view.seats)), _reason(wish)) for wish in found])


def reply(talk: Talk, move: str) -> Reply:
    """What a bot says to a wish for its own move. A bot without an opinion does as it is told."""
    view = _opinion(talk)
    meant = GAME.parse_move(move) if view is not None else None
    if view is None or not isinstance(meant, Place):
        return Reply(True, {})
    from tabletown.bots.between_two_cities.net import net_for
    from tabletown.bots.between_two_cities.proposals import PlacementWish, answer, gains_for

    seat = view.seat
    if seat is None:
        raise ValueError("an onlooker has no tiles to place")
    if meant.tile not in view.loose[seat] or meant.side is view.filled[seat]:
        # The Automa's tile: nobody else builds where it goes.
        return Reply(True, {})
    wish = PlacementWish(seat, city_index(seat, meant.side, view.seats), meant.tile, meant.square)
    rather = answer(view, wish, gains_for(view), net_for(view))
    return Reply(True, {}) if rather is None else Reply(False, _counter(rather))


def _reason(wish: "PlacementWish") -> Words:
    # What it brings at once changes while the others place: that stands beside these words, as it is by then.
    return {language: say("bot-wishes", language, **_gain(wish)) for language in languages()}


def _counter(rather: "PlacementWish") -> Words:
    tile, square = name_one(rather.tile), rather.square
    return {
        language: say("bot-would-rather", language, tile=tile, square=square, **_gain(rather))
        for language in languages()
    }


def _gain(wish: "PlacementWish") -> dict[str, str | int]:
    points = round(wish.points)
    sense = "more" if points > 0 else "less" if points < 0 else "same"
    return {"sense": sense, "count": abs(points), "chance": round(100 * wish.chance)}


def _opinion(talk: Talk) -> View | None:
    """The table as a bot sees it that has something to say there; None for others, and alone with Automas."""
    bot = player_at(talk.game, talk.bot).bot if talk.bot in set(Level) else talk.bot
    if bot == _NO_OPINION:
        return None
    if isinstance(talk.view, View):
        return talk.view
    if sort_of_record(type(talk.view)) is not Sort.DUO:
        return None
    from tabletown.bots.between_two_cities.automas.duo import as_people

    return as_people(cast("DuoView", talk.view))
