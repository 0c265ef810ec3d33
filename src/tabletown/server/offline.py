"""Score helper and companion without a server: the browser runs this very file, and the rules below it, in a worker."""

import msgspec

from tabletown.core.errors import TabletownError
from tabletown.server.asked import RideAsked, ScoreAsked
from tabletown.server.asked_automa import CampaignAsked, CompanionAsked
from tabletown.server.cities_score import score_cities
from tabletown.server.companion import campaign, companion
from tabletown.server.ride_score import score_ride


def answer(path: str, asked: str) -> str:
    """What the door of this path would answer, as `{"told": …}`; or `{"refused": words}`."""
    try:
        return msgspec.json.encode({"told": _told(path, asked)}).decode()
    except (TabletownError, msgspec.DecodeError) as error:
        return msgspec.json.encode({"refused": str(error)}).decode()


def _told(path: str, asked: str) -> msgspec.Struct:
    match path:
        case "/api/score":
            return score_cities(msgspec.json.decode(asked, type=ScoreAsked))
        case "/api/companion":
            return companion(msgspec.json.decode(asked, type=CompanionAsked))
        case "/api/campaign":
            return campaign(msgspec.json.decode(asked, type=CampaignAsked))
    return score_ride(msgspec.json.decode(asked, type=RideAsked))
