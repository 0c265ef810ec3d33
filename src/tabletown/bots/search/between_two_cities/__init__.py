"""How the one search plays Between Two Cities.

`tabletown.bots.search.between_two_cities:one_search` names it wherever a bot is asked for, as in an arena. It is in no
line-up yet: `search` stays until this one is shown to be no weaker.
"""

from tabletown.between_two_cities.people.moves import Move
from tabletown.between_two_cities.people.view import View
from tabletown.bots.bot import Budget
from tabletown.bots.search.between_two_cities.people import PeopleLore
from tabletown.bots.search.one_search import OneSearch


def one_search(seed: str, budget: Budget) -> OneSearch[View, Move]:
    """For tables of people, with Capitals or without."""
    return OneSearch(PeopleLore(), seed, budget)
