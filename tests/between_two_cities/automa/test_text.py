"""Tables with Automas on a terminal: what a person must know is there to read."""

from tabletown.between_two_cities.automa import GAME
from tabletown.between_two_cities.automa.text import TEXT
from tabletown.core.seat import Seat


def drawn(seats: int, **options: str | int) -> list[str]:
    return TEXT.draw(GAME.view(GAME.setup(seats, "harbour-7", **options), Seat(0))).splitlines()


def test_alone_you_see_the_districts_and_their_sizes() -> None:
    lines = drawn(1, districts=True, level=0, automa="simple")
    start = lines.index("Districts, and their size in Lefthaven, Automaville and Rightcastle:")
    # Automaville's districts are never smaller than 1 (rule 2.9).
    assert lines[start + 1 : start + 4] == [
        "  1  park and house: 0 1 0",
        "  2  tavern and office: 0 1 0",
        "  3  shop and factory: 0 1 0",
    ]
    assert not any("District" in line for line in drawn(1))


def test_two_people_with_an_automa_see_them_too() -> None:
    lines = drawn(2, districts=True, automa="third")
    start = lines.index("Districts, and their size in each city:")
    assert len([line for line in lines[start + 1 : start + 4] if line.endswith(": 0 0 0")]) == 3


def test_in_a_campaign_you_see_what_counts_double() -> None:
    assert "Double for you: shops and district-2." in drawn(1, districts=True, double="shops+district-2")
    assert not any("Double" in line for line in drawn(1))
