"""The net of who plays alone as a bot: both forms choose the same, and where there is none, balanced plays."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from logging import INFO
from pathlib import Path
from typing import TypeAlias

import numpy as np
import pytest
from bench.same_moves import product

from tabletown.between_two_cities.solo import GAME
from tabletown.between_two_cities.solo.moves import Discard
from tabletown.between_two_cities.solo.state import YOU, SoloState
from tabletown.bots.between_two_cities import BOTS, solo_net as solo_module
from tabletown.bots.between_two_cities.automas.solo import balanced_solo
from tabletown.bots.between_two_cities.fallible import FallibleAlone, solo_kind
from tabletown.bots.between_two_cities.net import WEIGHTS, playing_facts
from tabletown.bots.between_two_cities.solo_net import (
    SHIPPED,
    WITH_CAPITALS,
    SoloNetBot,
    solo_net_bot,
    solo_net_called,
    solo_weights,
)
from tabletown.bots.bot import Budget, ThoughtUnit
from tabletown.bots.levels import Level, make_player
from tabletown.bots.nets.between_two_cities.forward import (
    SHARE_DIGITS,
    SOLO_ARRAYS,
    SOLO_CAPITALS_KIND,
    SOLO_KIND,
    PlainNet,
    shapes_for,
)
from tabletown.bots.nets.between_two_cities.solo_rows import SOLO_CAPITALS_FORM, SOLO_FORM
from tabletown.bots.nets.between_two_cities.with_numpy import NumpyNet
from tabletown.bots.nets.files import LARGEST, NetArray, NetFault, NetFile, card_of, digest, load_net, written
from tabletown.bots.nets.instead import net_at_every_table, say_once
from tabletown.bots.nets.layers import plain_product
from tabletown.bots.search.between_two_cities.solo import BY_JUDGE, BY_NET, SoloLore
from tabletown.bots.search.one_search import OneSearch
from tabletown.core.game import Option
from tabletown.core.sentence import Sentence
from tabletown.locales import say_sentence

MODES = ["full", "simple"]
WIDE = 6
"""Of every layer: enough to compare two forms."""
STEP = 1.01 * 10**-SHARE_DIGITS
"""By which numbers are rounded: those of two forms may lie on either side of a step."""
LEARNT = (WEIGHTS / f"{WITH_CAPITALS}.net").exists()
"""With Capitals."""
Options: TypeAlias = dict[str, Option]
WITHOUT: list[Options] = [{"automa": mode} for mode in MODES]
CAPITALS: list[Options] = [
    {"automa": "full", "landscapes": True, "civics": True, "districts": True, "hard": True},
    {"automa": "full", "districts": True},
    {"automa": "simple", "landscapes": True, "growth": "even"},
    {"automa": "simple", "civics": True, "districts": True},
]


@pytest.fixture(autouse=True)
def _nothing_is_said_yet() -> None:
    say_once.cache_clear()


def small(options: Options) -> NetFile:
    """Any numbers, few of them, for tables with these options."""
    with_capitals, random, arrays = len(options) > 1, np.random.default_rng(1), {}
    form = SOLO_CAPITALS_FORM if with_capitals else SOLO_FORM
    scales = {"city1": form.city, "table": form.table}
    for name, shape in shapes_for(form, ()).items():
        wide, out = (WIDE if isinstance(size, str) else size for size in shape)
        numbers = random.normal(0, wide**-0.5, (wide, out)) * np.array(scales.get(name, (1.0,) * wide))[:, None]
        arrays[name] = NetArray((wide, out), numbers.astype("<f2").tobytes())
        if not name.startswith("own"):
            arrays[f"{name}+"] = NetArray((out,), random.normal(0, 0.1, out).astype("<f2").tobytes())
    return NetFile(SOLO_CAPITALS_KIND if with_capitals else SOLO_KIND, {"squares": 3, "worth": 0.003}, arrays)


def kept(folder: Path, options: Options) -> Path:
    path = folder / f"{WITH_CAPITALS if len(options) > 1 else 'solo-' + str(options['automa'])}.net"
    path.write_bytes(written(small(options)))
    card_of(path).write_text(json.dumps({"sha256": digest(path.read_bytes())}))
    return folder


def states(options: Options, bot: SoloNetBot) -> Iterator[SoloState]:
    state = GAME.setup(1, "net", **options)
    while GAME.to_act(state):
        yield state
        state = GAME.apply(state, YOU, bot.decide(GAME.view(state, YOU), GAME.legal_moves(state, YOU)).move).state


@pytest.mark.parametrize("options", WITHOUT + CAPITALS)
def test_both_forms_choose_the_same_move_by_move(options: Options) -> None:
    net = small(options)
    quick, plain = SoloNetBot(NumpyNet(net), 3, 0.003), SoloNetBot(PlainNet(net, plain_product), 3, 0.003)
    for number, state in enumerate(states(options, quick)):
        view, moves = GAME.view(state, YOU), GAME.legal_moves(state, YOU)
        one = quick.decide(view, moves)
        assert one.move in moves and 1 <= len(one.best) <= 3 and one.unit is ThoughtUnit.CHANCES
        told = [thought.value for thought in one.best]
        assert told == sorted(told, reverse=True)
        assert all(isinstance(thought.words, Sentence) and say_sentence(thought.words) for thought in one.best)
        compared = quick.compare(view, moves)
        assert compared and compared.keys() <= set(moves)
        if number % 5 == 0:
            other = plain.decide(view, moves)
            assert one.move == other.move
            assert told == pytest.approx([thought.value for thought in other.best], abs=STEP)


@pytest.mark.parametrize("options", [WITHOUT[0], CAPITALS[0]])
def test_any_tile_may_have_been_placed_first(options: Options) -> None:
    """Also by somebody who places in an order that the net would not."""
    bot, state = solo_net_bot(small(options)), GAME.setup(1, "order", **options)
    while GAME.to_act(state):
        moves = GAME.legal_moves(state, YOU)
        assert bot.decide(GAME.view(state, YOU), moves).move in moves
        state = GAME.apply(state, YOU, moves[-1]).state


WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
from pathlib import Path
from tabletown.between_two_cities.solo import GAME
from tabletown.bots.nets.between_two_cities.forward import PlainNet
from tabletown.bots.nets.layers import plain_product
from tabletown.bots.nets.between_two_cities.solo_choosing import SoloPosition
from tabletown.bots.nets.files import read
state = GAME.setup(1, "plain", automa="full", **dict.fromkeys(sys.argv[2:], True))
net = PlainNet(read(Path(sys.argv[1]).read_bytes()), plain_product)
print(len(SoloPosition(net, GAME.view(state, 0)).judged(GAME.legal_moves(state, 0), 3)))
"""


@pytest.mark.parametrize("modules", [(), ("landscapes", "civics", "districts")])
def test_one_form_needs_no_numpy(modules: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "small.net").write_bytes(written(small({"automa": "full", **dict.fromkeys(modules, True)})))
    asked = [sys.executable, "-c", WITHOUT_NUMPY, str(tmp_path / "small.net"), *modules]
    done = subprocess.run(asked, capture_output=True, text=True, check=True)
    assert int(done.stdout) > 10


@pytest.mark.parametrize(
    ("options", "weights"),
    [
        ({"automa": "full"}, "solo-full"),
        ({"automa": "simple", "level": 3}, "solo-simple"),
        ({"automa": "full", "civics": True}, "solo-capitals"),
        ({"automa": "simple", "landscapes": True, "districts": True}, "solo-capitals"),
        ({"automa": "full", "double": "shops"}, "solo-full-double"),
        ({"automa": "full", "civics": True, "double": "shops"}, "solo-full-double"),
    ],
)
def test_where_no_net_is_balanced_plays_and_says_why(
    options: dict[str, Option],
    weights: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(solo_module, "WEIGHTS", tmp_path)
    state = GAME.setup(1, "table", **options)
    view, moves = GAME.view(state, YOU), GAME.legal_moves(state, YOU)
    assert solo_weights(view) == weights
    bot = net_at_every_table(solo_weights, solo_net_called, balanced_solo)
    assert bot.decide(view, moves) == balanced_solo().decide(view, moves)
    never = f"No net has learnt such tables ({weights})"
    why = f"The weights {weights}.net or their card are missing" if weights in SHIPPED else never
    assert f"{why}: balanced plays instead" in caplog.text


def test_one_net_plays_all_tables_with_capitals_but_where_another_has_learnt_just_these(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solo_module, "WEIGHTS", kept(tmp_path, CAPITALS[0]))
    view = GAME.view(GAME.setup(1, "table", **CAPITALS[0]), YOU)
    assert solo_weights(view) == "solo-capitals"
    for options in CAPITALS:
        other = GAME.view(GAME.setup(1, "table", **options), YOU)
        assert solo_weights(other) == "solo-capitals"
        bot = net_at_every_table(solo_weights, solo_net_called, balanced_solo)
        assert isinstance(bot.player(other), SoloNetBot)
    doubled = GAME.view(GAME.setup(1, "table", **CAPITALS[1], double="shops"), YOU)
    assert solo_weights(doubled) == "solo-full-double"
    (tmp_path / "solo-full-landscapes.net").touch()
    assert solo_weights(view) == "solo-full-landscapes"


@pytest.mark.parametrize("options", [WITHOUT[0], CAPITALS[0]])
def test_weights_of_other_tables_are_refused(options: Options) -> None:
    net = small(options)
    short = NetFile(net.kind, net.facts, {**net.arrays, "table": net.arrays["seat"]})
    with pytest.raises(NetFault, match="other numbers"):
        solo_net_bot(short)


@pytest.mark.parametrize("options", [*WITHOUT, CAPITALS[0], CAPITALS[3]])
def test_levels_and_the_search_go_by_the_net(options: Options, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solo_module, "WEIGHTS", kept(tmp_path, options))
    players = net_at_every_table(solo_weights, solo_net_called, balanced_solo)
    lore, weak = SoloLore(), FallibleAlone(players, solo_kind, lambda _: 0.2, "weak")
    search = OneSearch(lore, "search", Budget(simulations=24))
    best, phases = solo_net_bot(small(options)), set()
    for number, state in enumerate(states(options, best)):
        view, moves = GAME.view(state, YOU), GAME.legal_moves(state, YOU)
        phases.add(view.phase)
        decision = weak.decide(view, moves)
        assert decision.move in moves and decision.unit is ThoughtUnit.CHANCES
        if len(moves) > 1 and (number % 7 == 0 or isinstance(moves[0], Discard)):
            compared = best.compare(view, moves)
            rated = lore.rate(view, moves)
            assert len(rated) == len(moves)
            assert rated[0].liked == pytest.approx(max(one.liked for one in compared.values()))
            assert lore.weight(view) == BY_NET
        if number % 15 == 0:
            assert search.decide(view, moves).move in moves
    assert len(phases) == (2 if options["automa"] == "full" else 3)
    monkeypatch.setattr(solo_module, "WEIGHTS", tmp_path / "none")
    assert SoloLore().weight(view) == BY_JUDGE


@pytest.mark.parametrize("mode", MODES)
def test_the_net_of_the_package_plays_alone(mode: str, caplog: pytest.LogCaptureFixture) -> None:
    """By name and at level hard, in whole games; some of its moves also in the form without NumPy."""
    file = load_net(WEIGHTS / f"solo-{mode}.net", SOLO_KIND, SOLO_ARRAYS)
    net, plain = solo_net_bot(file), SoloNetBot(PlainNet(file, product), *playing_facts(file))
    named, hard = BOTS["net"]("seed", Budget()), make_player(GAME.name, Level.HARD, "seed")
    with caplog.at_level(INFO):
        for number, state in enumerate(states({"automa": mode}, net)):
            view, moves = GAME.view(state, YOU), GAME.legal_moves(state, YOU)
            one = named.decide(view, moves)
            assert one.move in moves and one == net.decide(view, moves) == hard.decide(view, moves)
            if number % 3 == 0:
                assert plain.decide(view, moves).move == one.move
    assert not caplog.records


@pytest.mark.parametrize("mode", MODES)
def test_a_card_tells_where_the_net_comes_from(mode: str) -> None:
    path = WEIGHTS / f"solo-{mode}.net"
    card = json.loads(card_of(path).read_text(encoding="utf-8"))
    assert f"automa={mode}" in card["what"] and card["sha256"] == digest(path.read_bytes())
    assert re.fullmatch("[0-9a-f]{8}", card["commit"]) and "held-out" in card["figures"]


def test_all_nets_together_are_no_larger_than_agreed() -> None:
    sizes = [path.stat().st_size for path in WEIGHTS.parents[1].glob("*/nets/*.net")]
    assert len(sizes) > 5 and max(sizes) <= LARGEST and sum(sizes) <= 16_000_000


@pytest.mark.parametrize(
    ("options", "is_learnt"),
    [
        ({"automa": "full"}, True),
        ({"automa": "simple"}, True),
        ({"automa": "full", "districts": True}, LEARNT),
        ({"automa": "full", "double": "shops"}, False),
    ],
)
def test_experts_play_the_one_search_and_say_where_no_net_orders_its_moves(
    options: dict[str, Option], is_learnt: bool, caplog: pytest.LogCaptureFixture
) -> None:
    say_once.cache_clear()
    budget, state = Budget(simulations=60), GAME.setup(1, "expert", **options)
    named, one = BOTS["search"]("s", budget), OneSearch(SoloLore(), "s", budget)
    view, moves = GAME.view(state, YOU), GAME.legal_moves(state, YOU)
    assert named.name == "search"
    assert named.decide(view, moves) == one.decide(view, moves)
    told = [record.getMessage() for record in caplog.records]
    expected = "No net has learnt such tables (solo-full-double): the search rates moves as balanced does"
    assert told == ([] if is_learnt else [expected])
