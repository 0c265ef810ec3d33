"""Score helper and companion without a server: the browser runs this very file, and the rules below it, in a worker."""

import msgspec

from tabletown.core.errors import TabletownError
from tabletown.core.sentence import Sentence
from tabletown.server.http.game_endpoint import game_endpoints


class NotOffline(TabletownError):
    """A question that needs a server."""


def answer(path: str, asked: str) -> str:
    """What a request to this path would answer, as `{"told": …}`; or `{"refused": …}`, a sentence in any language."""
    try:
        return msgspec.json.encode({"told": _told(path, asked)}).decode()
    except TabletownError as error:
        return _refused(error.sentence or Sentence("refused-entries"))
    except msgspec.DecodeError:
        return _refused(Sentence("refused-entries"))


def _refused(sentence: Sentence) -> str:
    return msgspec.json.encode({"refused": sentence}).decode()


def _told(path: str, asked: str) -> msgspec.Struct:
    found = next((one for one in game_endpoints() if one.offline and one.path == path), None)
    if found is None:
        raise NotOffline(f"{path[:40]} is answered by a server only")
    return found.read(asked.encode())()
