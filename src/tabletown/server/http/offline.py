"""Score helper and companion without a server: the browser runs this very file, and the rules below it, in a worker."""

import msgspec

from tabletown.core.errors import TabletownError
from tabletown.core.sentence import Sentence
from tabletown.server.games.between_two_cities.asked import ScoreAsked
from tabletown.server.games.between_two_cities.asked_automa import CampaignAsked, CompanionAsked, SoloScoreAsked
from tabletown.server.games.between_two_cities.companion import campaign, companion
from tabletown.server.games.between_two_cities.score_cities import score_cities
from tabletown.server.games.between_two_cities.score_solo import score_solo_cities
from tabletown.server.games.ticket_to_ride_new_york.asked import RideAsked
from tabletown.server.games.ticket_to_ride_new_york.score import score_ride


def answer(path: str, asked: str) -> str:
    """What the door of this path would answer, as `{"told": …}`; or `{"refused": …}`, a sentence in any language."""
    try:
        return msgspec.json.encode({"told": _told(path, asked)}).decode()
    except TabletownError as error:
        return _refused(error.sentence or Sentence("refused-entries"))
    except msgspec.DecodeError:
        return _refused(Sentence("refused-entries"))


def _refused(sentence: Sentence) -> str:
    return msgspec.json.encode({"refused": sentence}).decode()


def _told(path: str, asked: str) -> msgspec.Struct:
    match path:
        case "/api/score":
            return score_cities(msgspec.json.decode(asked, type=ScoreAsked))
        case "/api/score-solo":
            return score_solo_cities(msgspec.json.decode(asked, type=SoloScoreAsked))
        case "/api/companion":
            return companion(msgspec.json.decode(asked, type=CompanionAsked))
        case "/api/campaign":
            return campaign(msgspec.json.decode(asked, type=CampaignAsked))
    return score_ride(msgspec.json.decode(asked, type=RideAsked))
