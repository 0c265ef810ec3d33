"""What can be asked about Between Two Cities besides playing it."""

from tabletown.server.games.between_two_cities.asked import (
    BestAsked,
    BestCity,
    CitiesScored,
    CityWorth,
    ExamplesAsked,
    ExamplesTold,
    ScoreAsked,
    WorthAsked,
)
from tabletown.server.games.between_two_cities.asked_automa import (
    CampaignAsked,
    CampaignTold,
    CompanionAsked,
    CompanionTold,
    SoloScoreAsked,
    SoloScored,
)
from tabletown.server.games.between_two_cities.asked_try import TryAsked, TryTold
from tabletown.server.games.between_two_cities.companion import campaign, companion
from tabletown.server.games.between_two_cities.examples import examples
from tabletown.server.games.between_two_cities.score_cities import score_cities
from tabletown.server.games.between_two_cities.score_solo import score_solo_cities
from tabletown.server.games.between_two_cities.try_out import try_out
from tabletown.server.games.between_two_cities.worth import worth
from tabletown.server.http.game_endpoint import endpoint


def _best(asked: BestAsked) -> BestCity:
    # Late: a browser does not hold what searches for layouts.
    from tabletown.server.games.between_two_cities.best_layout import best

    return best(asked)


ENDPOINTS = (
    endpoint("/api/score", "Score the cities of one table.", ScoreAsked, CitiesScored, score_cities),
    endpoint("/api/score-solo", "Score a solo game.", SoloScoreAsked, SoloScored, score_solo_cities),
    endpoint("/api/companion", "What the Automas do in a solo game.", CompanionAsked, CompanionTold, companion),
    endpoint("/api/campaign", "The sheet of a campaign.", CampaignAsked, CampaignTold, campaign),
    endpoint("/api/worth", "What things are worth in a city in play.", WorthAsked, CityWorth, worth),
    endpoint("/api/try-out", "Tiles laid on copies of one's cities.", TryAsked, TryTold, try_out),
    endpoint("/api/city-examples", "Small cities that show what scores.", ExamplesAsked, ExamplesTold, examples),
    endpoint("/api/best-layout", "The best layout of a city's tiles.", BestAsked, BestCity, _best, offline=False),
)
