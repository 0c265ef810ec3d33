"""The box of Capitals for pages: what of it people can tap. And whether the files of all boxes are in order."""

from collections.abc import Iterable
from functools import cache

from tabletown.between_two_cities.automas.cards import FILE as DECK, deck
from tabletown.between_two_cities.automas.house import house
from tabletown.between_two_cities.box.capitals import BIG, FILE as CAPITALS, Mat, capitals
from tabletown.between_two_cities.box.modules import district_cards
from tabletown.between_two_cities.cardboard.cities import mat_places
from tabletown.between_two_cities.city.notation import format_card
from tabletown.core.data import data_text, own_text
from tabletown.server.games.between_two_cities.asked import BoxPicture, MatPicture


def check_data() -> None:
    """Read the data files that owners may replace. Raises BadDataFile: a host hears it now, not in the evening."""
    capitals()
    deck()
    house()
    own_data()
    data_in_use()


@cache
def own_data() -> dict[str, str]:
    """The owner's files as they are when the server opens: what it plays by is read once, too. Raises BadDataFile."""
    texts = {name: own_text(name) for name in (CAPITALS, DECK)}
    return {name: text for name, text in texts.items() if text is not None}


@cache
def data_in_use() -> dict[str, str]:
    return {
        CAPITALS: data_text("tabletown.between_two_cities.box", CAPITALS),
        DECK: data_text("tabletown.between_two_cities.automas", DECK),
    }


def box_picture() -> BoxPicture:
    box = capitals()
    cards = tuple(map(format_card, district_cards(civics=True)))
    return BoxPicture(BIG, mat_pictures(box.mats), box.civics, cards)


def mat_pictures(mats: Iterable[Mat]) -> tuple[MatPicture, ...]:
    return tuple(MatPicture(mat.name, mat.grid, mat_places(mat)) for mat in mats)
