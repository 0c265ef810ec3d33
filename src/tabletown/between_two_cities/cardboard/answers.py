"""Answers to the companion as text: what a page keeps of a game, and where all of it leads."""

from collections.abc import Mapping

from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.box.modules import District, district_cards
from tabletown.between_two_cities.cardboard.companion import (
    Companion,
    CompanionStep,
    enter,
    enter_city,
    enter_districts,
    enter_mat,
    new_companion,
    place,
)
from tabletown.between_two_cities.cardboard.entries import BadEntry
from tabletown.between_two_cities.city.notation import BadCity, format_card, parse_district, parse_tile
from tabletown.between_two_cities.people.moves import Place
from tabletown.between_two_cities.people.notation import parse_move
from tabletown.between_two_cities.solo.options import parse_setting
from tabletown.core.game import Option
from tabletown.core.record import check_seed


def begin(mode: str, options: Mapping[str, Option], seed: str) -> Companion:
    """A game with cardboard before the first answer. Raises BadEntry or BadSetup."""
    if mode not in (Mode.SIMPLE, Mode.FULL):
        raise BadEntry("entry-mode", mode=mode[:20])
    check_seed(seed)
    return new_companion(seed, parse_setting(Mode(mode), options, seed))


def answer(companion: Companion, text: str) -> CompanionStep:
    """`S P SF-P` for tiles, `place S left d4`, `city` and a finished city, `districts SP OT HC`, `mat ###/#.#/...`.

    Raises TabletownError; the companion stays as it was.
    """
    word, _, rest = text.partition(" ")
    match word:
        case "city":
            return enter_city(companion, rest)
        case "districts":
            return enter_districts(companion, _districts(companion, rest))
        case "mat":
            return enter_mat(companion, rest)
        case "place":
            move = parse_move(text)
            if isinstance(move, Place):
                return place(companion, move.tile, move.side, move.square)
    return enter(companion, [parse_tile(tile) for tile in text.split()])


def _districts(companion: Companion, text: str) -> list[District]:
    pairs = text.split()
    for pair in pairs:
        try:
            parse_district(pair)
        except BadCity:
            cards = " ".join(map(format_card, district_cards(civics=companion.solo.setting.modules.civics)))
            raise BadEntry("entry-no-district", pair=pair[:20], cards=cards) from None
    return [parse_district(pair) for pair in pairs]
