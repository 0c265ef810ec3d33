"""The box of Capitals for pages: what of it people can tap. And whether the files of all boxes are in order."""

from collections.abc import Iterable
from functools import cache

from tabletown.between_two_cities.automa.cards import deck
from tabletown.between_two_cities.automa.house import house
from tabletown.between_two_cities.capitals import BIG, Mat, capitals
from tabletown.between_two_cities.cardboard import mat_places
from tabletown.between_two_cities.modules import district_cards
from tabletown.between_two_cities.notation import format_card
from tabletown.server.asked import BoxPicture, MatPicture


def check_data() -> None:
    """Read the data files that owners may replace. Raises BadDataFile: a host hears it now, not in the evening."""
    capitals()
    deck()
    house()


@cache
def box_picture() -> BoxPicture:
    box = capitals()
    cards = tuple(map(format_card, district_cards(civics=True)))
    return BoxPicture(BIG, mat_pictures(box.mats), box.civics, cards)


def mat_pictures(mats: Iterable[Mat]) -> tuple[MatPicture, ...]:
    return tuple(MatPicture(mat.name, mat.grid, mat_places(mat)) for mat in mats)
