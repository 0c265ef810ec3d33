"""Errors with words for every language."""

import pickle

from tabletown.core.errors import BadSetup
from tabletown.core.sentence import Word, WordedSetup


def test_an_error_keeps_its_sentence_between_processes() -> None:
    error = WordedSetup("entry-too-many", "too many shops", count=9, tile=Word("tile-shop"), most=8)
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, WordedSetup) and isinstance(again, BadSetup)
    assert str(again) == "too many shops"
    assert again.sentence == error.sentence
    assert again.sentence.words == (("tile", "tile-shop"),)
    assert again.sentence.values == (("count", 9), ("most", 8))
