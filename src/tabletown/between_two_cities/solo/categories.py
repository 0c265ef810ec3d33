"""What can count double for you in a game of a campaign (rule 7.1)."""

BASE_CATEGORIES = ("shops", "factories", "taverns", "offices", "parks", "houses")
CAPITALS_CATEGORIES = (*BASE_CATEGORIES, "civics", "district-1", "district-2", "district-3")


def categories(*, civics: bool, districts: bool) -> tuple[str, ...]:
    """What can count double with these modules of Capitals."""
    more = CAPITALS_CATEGORIES[len(BASE_CATEGORIES) :]
    return (*BASE_CATEGORIES, *(more[:1] if civics else ()), *(more[1:] if districts else ()))
