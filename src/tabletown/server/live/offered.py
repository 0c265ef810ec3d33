"""What everybody who comes can choose from, encoded once: phrases by language, bots by game."""

from functools import lru_cache

import msgspec

from tabletown.server.live.opponents import opponents
from tabletown.server.live.phrases import phrases_in

_encode = msgspec.json.Encoder().encode


@lru_cache
def phrases_frame(language: str, game: str) -> bytes:
    return _encode(phrases_in(language, game))


@lru_cache
def bots_frame(game: str) -> bytes:
    return _encode(opponents(game))
