"""Small cities that show what scores, for the card of scoring and the page of the rules. The scorer says how much."""

from tabletown.between_two_cities.box.tiles import Kind
from tabletown.between_two_cities.city.explain import explain_cities
from tabletown.between_two_cities.city.notation import parse_city, parse_district
from tabletown.between_two_cities.city.scoring import score_cities
from tabletown.server.games.between_two_cities.asked import ExampleCity, ExamplesAsked, ExamplesTold, RuleExample
from tabletown.server.games.between_two_cities.people import group_pictures

_SHOWN: tuple[tuple[str, str, Kind, tuple[str, ...]], ...] = (
    ("shops", "", Kind.SHOP, ("S", "SS", "SSS", "SSSS", "SS/S.")),
    ("factories", "", Kind.FACTORY, ("FFF", "FF", "F")),
    ("taverns", "", Kind.TAVERN, ("B", "BD", "BDE", "BDEM", "BDE/B..")),
    ("offices", "", Kind.OFFICE, ("O", "OO", "OOO", "OOO/O..", "OOO/OO.", "OOO/OOO", "OD")),
    ("parks", "", Kind.PARK, ("P", "PP", "PPP", "PPP/P..", "PPP/PP.")),
    ("houses", "", Kind.HOUSE, ("HS", "HS/O.", "HS/OP", "HSF/OP.", "HF/OP")),
    ("landscapes", "", Kind.PARK, ("PP.../P#P#./..#../.#.#P/....P",)),
    (
        "civics",
        "",
        Kind.CIVIC,
        ("HC. b1:SP-F", "SC. b1:SP-F", "PCS b1:SP-F", "PCS/.F. b1:SP-F"),
    ),
    ("districts", "SP", Kind.DISTRICT, ("SPS/.P.", "PS", "S")),
)
"""What each is about, its district, the kind whose points are shown, and the cities, which are compared."""


def examples(asked: ExamplesAsked) -> ExamplesTold:
    del asked
    return ExamplesTold(tuple([_example(*shown) for shown in _SHOWN]))


def _example(about: str, district: str, kind: Kind, texts: tuple[str, ...]) -> RuleExample:
    cities = [parse_city(text) for text in texts]
    districts = [parse_district(district)] if district else []
    if kind is not Kind.FACTORY and not districts:
        # Only what is compared across cities has to stand at one table.
        groups = [explain_cities([city])[0] for city in cities]
        scores = [score_cities([city])[0] for city in cities]
    else:
        groups = list(explain_cities(cities, districts))
        scores = list(score_cities(cities, districts))
    column = list(Kind).index(kind)
    return RuleExample(
        about,
        tuple(
            [
                ExampleCity(text, score[column], group_pictures([group for group in explained if group.kind is kind]))
                for text, score, explained in zip(texts, scores, groups, strict=True)
            ]
        ),
    )
