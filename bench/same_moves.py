"""How many moves of the nets differ where matrices are multiplied otherwise.

Other kernels of OpenBLAS, two threads, and the form without NumPy (a matrix product is handed in, in 64 bits as in a
browser).

python -m bench.same_moves --positions 10000 --nets base-4,rides-2

Positions come from games by chance and by simple bots, so that they are the same for everybody.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import cast

import numpy as np
from numpy.typing import NDArray

from bench.level_tables import SETS
from tabletown.bots.bot import Bot
from tabletown.bots.nets.files import load_net as load_file
from tabletown.bots.nets.layers import PlainRows
from tabletown.bots.roster import make_bot
from tabletown.core.game import AnyGame, Option, agreed
from tabletown.core.registry import load

CORES = ("Prescott", "Sandybridge", "Haswell", "Zen", "SkylakeX", "Sapphirerapids")
"""Those that a processor lacks end in another one's kernels, or in nothing: then it is told."""
CITIES, RIDES = "between-two-cities", "ticket-to-ride-new-york"
SIMPLE = {CITIES: ("random", "greedy"), RIDES: ("random", "planner")}
OPTIONS: dict[str, list[dict[str, Option]]] = {
    "base": [{}],
    "capitals": [{"civics": True, "districts": True}],
    "landscapes": [{"landscapes": True, "civics": True, "districts": True}],
    "rides": [{}],
    "solo-full": [{"automa": "full"}],
    "solo-simple": [{"automa": "simple"}],
    "solo-capitals": [
        {"automa": mode, **dict.fromkeys(some, True)} for some in SETS if some for mode in ("full", "simple")
    ],
}
"""Deal by deal the next of these."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--nets", default="base-4,rides-2")
    parser.add_argument("--cores", default=",".join(CORES), help="as OPENBLAS_CORETYPE names them")
    parser.add_argument("--without-numpy", type=int, default=10_000, help="positions for the form without NumPy")
    parser.add_argument("--play", nargs=2, metavar=("NET", "FORM"), help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.play:
        net, form = asked.play
        print(json.dumps(list(played(net, form, asked.positions))))
        return
    for net in asked.nets.split(","):
        usual = played_elsewhere(net, "numpy", asked.positions, {})
        ways = {core: ("numpy", {"OPENBLAS_CORETYPE": core}) for core in asked.cores.split(",")}
        ways["two threads"] = ("numpy", {"OPENBLAS_NUM_THREADS": "2"})
        for name, (form, more) in ways.items():
            _tell(net, name, usual, played_elsewhere(net, form, asked.positions, more))
        _tell(net, "without NumPy", usual, played_elsewhere(net, "plain", asked.without_numpy, {}))


def played_elsewhere(net: str, form: str, positions: int, more: dict[str, str]) -> list[int] | None:
    """In a process of its own; None if it cannot run here."""
    asked = [sys.executable, "-m", "bench.same_moves", "--positions", str(positions), "--play", net, form]
    done = subprocess.run(
        asked, env={**os.environ, "OPENBLAS_NUM_THREADS": "1", **more}, capture_output=True, text=True, check=False
    )
    return cast(list[int], json.loads(done.stdout)) if done.returncode == 0 else None


def _tell(net: str, name: str, usual: list[int] | None, found: list[int] | None) -> None:
    if usual is None or found is None:
        print(f"{net}, {name}: cannot run here", flush=True)
        return
    differ = sum(one != other for one, other in zip(usual, found, strict=False))
    print(f"{net}, {name}: {differ} of {min(len(usual), len(found)):,} moves differ", flush=True)


def played(net: str, form: str, count: int) -> Iterator[int]:
    """The number of the move that the net makes at each position."""
    bot = net_bot(net, form)
    for number, (_, view, moves) in enumerate(positions_of(net)):
        if number == count:
            return
        yield list(moves).index(bot.decide(view, moves).move)


def positions_of(net: str) -> Iterator[tuple[int, object, tuple[object, ...]]]:
    """Of tables that a net has learnt: `base-4` those of four, `solo-full` those of one, `solo-capitals` all of one
    with Capitals."""
    sort, _, seats = net.partition("-")
    name = RIDES if sort == "rides" else CITIES
    if net in OPTIONS:
        return positions(load(name), name, 1, OPTIONS[net])
    return positions(load(name), name, int(seats), OPTIONS[sort])


def positions(
    game: AnyGame, name: str, seats: int, options: list[dict[str, Option]]
) -> Iterator[tuple[int, object, tuple[object, ...]]]:
    deal = 0
    while True:
        bots = [make_bot(name, SIMPLE[name][(deal + seat) % 2], f"{deal}/{seat}") for seat in range(seats)]
        state = game.setup(seats, f"same/{deal}", **agreed(game, seats, options[deal % len(options)]))
        while acting := game.to_act(state):
            seat = min(acting)
            view, moves = game.view(state, seat), tuple(game.legal_moves(state, seat))
            if len(moves) > 1:
                yield deal, view, moves
            state = game.apply(state, seat, bots[seat].decide(view, moves).move).state
        deal += 1


def net_bot(net: str, form: str) -> Bot[object, object]:
    if net.startswith("rides"):
        return cast(Bot[object, object], _ride_bot(net, form))
    if net.startswith("solo"):
        return cast(Bot[object, object], _solo_bot(net, form))
    return cast(Bot[object, object], _city_bot(net, form))


def _city_bot(net: str, form: str) -> object:
    from tabletown.bots.between_two_cities.net import WEIGHTS, NetBot, net_bot as quick_bot, playing_facts
    from tabletown.bots.nets.between_two_cities.forward import ARRAYS, CAPITALS_KIND, KIND, PlainNet

    kind = KIND if net.startswith("base") else CAPITALS_KIND
    found = load_file(WEIGHTS / f"{net}.net", kind, ARRAYS)
    return quick_bot(found) if form == "numpy" else NetBot(PlainNet(found, product), *playing_facts(found))


def _solo_bot(net: str, form: str) -> object:
    from tabletown.bots.between_two_cities.net import WEIGHTS, playing_facts
    from tabletown.bots.between_two_cities.solo_net import SoloNetBot, solo_net_bot, solo_net_kind
    from tabletown.bots.nets.between_two_cities.forward import SOLO_ARRAYS, PlainNet

    path = WEIGHTS / f"{net}.net"
    found = load_file(path, solo_net_kind(path), SOLO_ARRAYS)
    return solo_net_bot(found) if form == "numpy" else SoloNetBot(PlainNet(found, product), *playing_facts(found))


def _ride_bot(net: str, form: str) -> object:
    from tabletown.bots.nets.ticket_to_ride_new_york.forward import ARRAYS, KIND, PlainNet
    from tabletown.bots.ticket_to_ride_new_york.net import WEIGHTS, NetBot, numpy_net

    found = load_file(WEIGHTS / f"{net}.net", KIND, ARRAYS)
    return NetBot(numpy_net(found) if form == "numpy" else PlainNet(found, product))


def product(rows: PlainRows, matrix: PlainRows) -> PlainRows:
    """What a browser would be handed: 64 bits, no kernel of OpenBLAS."""
    if id(matrix) not in _MATRICES:
        # The lists are kept, too: another net's could get the same identity after them.
        _MATRICES[id(matrix)] = matrix, np.array(matrix)
    found: PlainRows = np.einsum("rk,kc->rc", np.array(rows), _MATRICES[id(matrix)][1]).tolist()
    return found


_MATRICES: dict[int, tuple[PlainRows, NDArray[np.float64]]] = {}


if __name__ == "__main__":
    main()
