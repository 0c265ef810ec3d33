"""How Automas choose: best, missing, first; and the words they have for it."""

import pytest
from hypothesis import given, settings, strategies as st

from tabletown.between_two_cities.automas.cards import Rule
from tabletown.between_two_cities.automas.choice import Choice, choose
from tabletown.between_two_cities.automas.names import Automa, Town
from tabletown.between_two_cities.automas.ville import Ville
from tabletown.between_two_cities.automas.words import reasons
from tabletown.between_two_cities.automas.worth import city_types, ville_types, weigh_city, weigh_ville
from tabletown.between_two_cities.box.tiles import SINGLES, TYPES, Tile
from tabletown.between_two_cities.box.words import name_tile
from tabletown.between_two_cities.city.city import City, empty_city
from tabletown.between_two_cities.city.notation import bits, parse_city
from tabletown.between_two_cities.city.scoring import score_cities
from tabletown.locales import languages, say, speaker


def row(text: str) -> tuple[Tile, ...]:
    return tuple(Tile(tile) for tile in text.split())


def best(city: str, tiles: str, rivals: tuple[int, int] = (0, 0)) -> Choice:
    place = parse_city(city)
    return choose(Rule.BEST, row(tiles), weigh_city(place, rivals), city_types(place))


def best_for_ville(tiles: str, hand: str, rivals: tuple[int, int] = (0, 0)) -> Choice:
    ville = Ville(row(tiles))
    return choose(Rule.BEST, row(hand), weigh_ville(ville, rivals), ville_types(ville))


def test_best_is_what_gives_most_points_now_placed_best() -> None:
    taken = best("SSS./....", "P S O")
    assert (taken.tile, taken.points) == (Tile.SHOP, 6)
    assert [(one.tile, one.points) for one in taken.weighed[1:]] == [(Tile.PARK, 2), (Tile.OFFICE, 1)]


def test_a_factory_that_must_go_beside_a_house_costs_that_house() -> None:
    city = parse_city("SBOP/SBOP/SBOP/SBH.")
    # The house is worth 4; with the factory beside it 1.
    assert weigh_city(city, (0, 0))(Tile.FACTORY) == 4 - 3


def test_lost_possibilities_do_not_count() -> None:
    # The factory takes the last open side of an office that no tavern touches: nothing is lost yet.
    city = parse_city("SSSS/SSSS/SSSS/SSO.")
    assert weigh_city(city, (0, 0))(Tile.FACTORY) == 4


def test_factories_are_valued_against_all_cities_as_they_stand() -> None:
    assert best("F...", "F", (2, 3)).points == 2 * 3 - 1 * 2
    assert best("F...", "F", (5, 3)).points == 2 * 2 - 1 * 2
    assert best_for_ville("F", "F", (1, 0)).points == 2 * 4 - 1 * 4


@pytest.mark.parametrize(
    ("city", "hand", "taken"),
    [(".", "P S", Tile.SHOP), ("S...", "H O", Tile.OFFICE), (".", "O D B", Tile.DRINK), ("O...", "P S", Tile.SHOP)],
)
def test_ties_go_to_the_type_that_stands_higher_on_the_list(city: str, hand: str, taken: Tile) -> None:
    place = empty_city() if city == "." else parse_city(city)
    choice = choose(Rule.BEST, row(hand), weigh_city(place, (0, 0)), city_types(place))
    assert choice.tile is taken
    assert choice.next_best is not None and choice.next_best.points == choice.points


def test_of_equal_tiles_the_leftmost_is_taken() -> None:
    assert best("....", "O D B D").place == 1
    assert best("....", "O S P S").place == 1


def test_missing_takes_a_type_that_the_city_lacks_else_the_best() -> None:
    place = parse_city("SFB.")
    choice = choose(Rule.MISSING, row("S D H P O"), weigh_city(place, (0, 0)), city_types(place))
    assert (choice.tile, choice.decided) == (Tile.OFFICE, Rule.MISSING)
    choice = choose(Rule.MISSING, row("S F D"), weigh_city(place, (0, 0)), city_types(place))
    assert choice.decided is Rule.BEST and choice.rule is Rule.MISSING
    assert choice.tile is Tile.FACTORY


def test_first_takes_the_leftmost() -> None:
    place = parse_city("SSS.")
    choice = choose(Rule.FIRST, row("H S"), weigh_city(place, (0, 0)), city_types(place))
    assert (choice.tile, choice.place, choice.points) == (Tile.HOUSE, 0, None)


def test_best_for_automaville_counts_rows_not_places() -> None:
    assert best_for_ville("P P P", "P").points == 6
    assert best_for_ville("O O", "B").points == 1 + 2
    assert best_for_ville("S S S H", "S H").tile is Tile.SHOP


CITIES = st.integers(0, 12).flatmap(
    lambda size: st.lists(st.tuples(st.sampled_from(SINGLES), st.integers(0, 99)), min_size=size, max_size=size)
)


def grown(tiles: list[tuple[Tile, int]]) -> City:
    city = empty_city()
    for tile, number in tiles:
        cells = bits(city.cells_for(tile))
        city = city.place(tile, cells[number % len(cells)])
    return city


@settings(max_examples=60, deadline=None)
@given(CITIES, CITIES, st.sampled_from(sorted(set(SINGLES))))
def test_worth_is_what_scoring_the_whole_table_says(
    own: list[tuple[Tile, int]], other: list[tuple[Tile, int]], tile: Tile
) -> None:
    city, rival = grown(own), grown(other)
    before = score_cities((city, rival))[0].total
    after = [score_cities((city.place(tile, cell), rival))[0].total for cell in bits(city.cells_for(tile))]
    factories = sum(tile is Tile.FACTORY for tile, _ in other)
    # With two cities the third one has as many factories as the second, so that it changes no place.
    assert weigh_city(city, (factories, factories))(tile) == max(after) - before


def say_choice(automa: Automa, town: Town, choice: Choice, language: str = "en") -> str:
    return " ".join(map(speaker(language), reasons(automa, town, choice)))


CHOICES = [
    best("SSS./....", "P S O"),
    best("....", "P S"),
    best("....", "O D B D"),
    best("....", "O"),
    choose(Rule.MISSING, row("P"), lambda _: 0, frozenset()),
    choose(Rule.MISSING, row("P H"), lambda _: 1, frozenset(tile.buildings[0].kind for tile in SINGLES)),
    choose(Rule.FIRST, row("M P"), lambda _: 0, frozenset()),
    choose(Rule.FIRST, row("FT-S P"), lambda _: 0, frozenset()),
    best_for_ville("S", "FT-S OP-H"),
    best_for_ville("S F F", "FT-S"),
    best_for_ville("B F P", "FT-S OP-H"),
]


def test_a_choice_in_words() -> None:
    said = say_choice(Automa.AUTOMARTA, Town.RIGHTCASTLE, best("PSSS/P...", "H P S", (9, 9)))
    assert said == "Automarta takes the park: 4 points in Rightcastle, next best 2."


@pytest.mark.parametrize("language", languages())
def test_every_language_says_who_takes_what_for_which_city(language: str) -> None:
    for choice in CHOICES:
        said = say_choice(Automa.AUTOMMASO, Town.LEFTHAVEN, choice, language)
        assert "Autommaso" in said
        assert say("plain-list", language, items=name_tile(choice.tile)) in said
        assert say("town-lefthaven", language) in said


def test_two_civic_tiles_are_told_apart() -> None:
    choice = choose(Rule.BEST, row("FT-S OP-H"), lambda _: 3, frozenset())
    assert say_choice(Automa.AUTOMMASO, Town.LEFTHAVEN, choice) == (
        "Autommaso takes the civic building that likes factory and tavern, not shop: 3 points in Lefthaven, "
        "like the civic building that likes office and park, not house, which lies further right."
    )


@pytest.mark.parametrize("language", languages())
def test_every_language_tells_the_wishes_of_both_civic_tiles(language: str) -> None:
    choice = choose(Rule.BEST, row("FT-S OP-H"), lambda _: 3, frozenset())
    said = say_choice(Automa.AUTOMMASO, Town.LEFTHAVEN, choice, language)
    assert all(say("plain-list", language, items=name_tile(tile)) in said for tile in row("FT-S OP-H"))
    assert "$" not in said
    assert all(say(f"building-{kind}", language) in said for kind in TYPES)


@pytest.mark.parametrize(
    ("ville", "points", "why"),
    [
        ("S", "1 point", "no more of either liked kind than of the disliked one"),
        ("S F F", "3 points", "more of one liked kind than of the disliked one"),
        ("B F", "6 points", "more of both liked kinds than of the disliked one"),
    ],
)
def test_in_automaville_it_is_told_why_a_civic_tile_is_worth_that_much(ville: str, points: str, why: str) -> None:
    choice = best_for_ville(ville, "FT-S")
    assert say_choice(Automa.AUTOMARTA, Town.AUTOMAVILLE, choice) == (
        f"Automarta takes the civic building that likes factory and tavern, not shop: {points} in Automaville; "
        f"nothing else lies there. Automaville has {why}."
    )
    said = {say_choice(Automa.AUTOMARTA, Town.AUTOMAVILLE, choice, language) for language in languages()}
    assert len(said) == len(languages())


def test_a_civic_tile_is_valued_as_it_would_stand_now() -> None:
    liked = Tile("SF-H")
    place = parse_city("SF../....")
    assert weigh_city(place, (0, 0))(liked) == 3
    assert weigh_city(parse_city("S.F./SSF."), (0, 0))(liked) == 6
    assert weigh_ville(Ville(row("S S F H")), (0, 0))(liked) == 3


def test_civic_tiles_come_last_in_ties_and_the_leftmost_of_them_first() -> None:
    ville = Ville(row("S S F F"))
    choice = choose(Rule.BEST, row("SF-H SF-P P"), lambda _: 3, ville_types(ville))
    assert choice.tile is Tile.PARK
    choice = choose(Rule.BEST, row("SF-P SF-H"), lambda _: 3, ville_types(ville))
    assert choice.place == 0


def test_civic_tiles_are_never_missing() -> None:
    place = parse_city("SFBO/PH..")
    choice = choose(Rule.MISSING, row("SF-H S"), weigh_city(place, (0, 0)), city_types(place))
    assert choice.decided is Rule.BEST
