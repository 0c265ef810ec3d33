"""Every net that comes with the package says what it is, by which sources it was made, and what it reached."""

import json
import re
from pathlib import Path

import pytest

import tabletown.bots

CARDS = sorted(Path(tabletown.bots.__file__).parent.glob("*/nets/*.json"))


@pytest.mark.parametrize("card", CARDS, ids=lambda path: path.stem)
def test_a_card_says_how_its_net_was_made_and_what_it_reached(card: Path) -> None:
    told = json.loads(card.read_text(encoding="utf-8"))
    assert card.with_suffix(".net").exists()
    assert re.fullmatch("[0-9a-f]{8}", told["commit"])
    assert "held-out" in told["figures"] or "ladder-" in told["figures"]
    assert re.search(r"\d minutes, [\d,]+ games", told["trained"])
    begun = told.get("begun with file")
    if begun is None:
        assert "plan" in told or "no commit has" in told["begun with"]
    else:
        assert re.fullmatch("[0-9a-f]{8}", begun["commit"]) and re.fullmatch("[0-9a-f]{64}", begun["sha256"])
        assert begun["sha256"] != told["sha256"] and begun["name"].endswith(".net")


def test_there_are_cards_for_all_nets() -> None:
    nets = {path.stem for path in CARDS[0].parents[2].glob("*/nets/*.net")}
    assert nets == {path.stem for path in CARDS} and len(nets) > 10
