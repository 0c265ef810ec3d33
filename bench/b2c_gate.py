"""What may count in the search of Between Two Cities: what is thought of moves, beside what comes of them in earnest.

python -m bench.b2c_gate play --out DIR --minutes 8    # JAX, best on an accelerator
python -m bench.b2c_gate think --out DIR --minutes 8 --part 1/6   # beside it, one process for every sixth game
python -m bench.b2c_gate tell --out DIR

Games of the net among three others. Of its decisions the best moves by net and judge are made in many possible worlds,
and each game is played on: this seat by the net, the others by `balanced` in arrays, or by the net, too (`play`). What
judge, net and playouts say of the same moves is kept beside that (`think`), and compared (`tell`); so is what the net
hopes for one turn later, in possible worlds in which `balanced` plays for the others: at the end of the turn, and with
the next hand.
"""

import argparse
import pickle
from collections import defaultdict
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import count
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias, cast

import numpy as np

from bench.b2c_bots import CAPITALS
from tabletown.batch.arrays import NUMPY, Array, ArrayNamespace, compiled, jax_arrays
from tabletown.batch.between_two_cities.hands import next_turn, revealed
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.make import people_batch
from tabletown.batch.chance import key_of
from tabletown.batch.loops import each, either
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Choose, Move
from tabletown.between_two_cities.people.state import Phase, State
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.balanced import BALANCED, BalancedBot, CapitalsBot
from tabletown.bots.between_two_cities.net import WEIGHTS, begun_by, loaded_net
from tabletown.bots.nets.between_two_cities.choosing import NetPosition
from tabletown.bots.nets.between_two_cities.forward import ARRAYS, CAPITALS_KIND, KIND, Hope
from tabletown.bots.nets.between_two_cities.with_numpy import NumpyNet
from tabletown.bots.nets.files import load_net
from tabletown.bots.search.between_two_cities.people import PeopleLore
from tabletown.core.game import Option
from tabletown.core.seat import Seat
from tabletown.training.between_two_cities.deciding import Deciding
from tabletown.training.between_two_cities.games import CityGames
from tabletown.training.between_two_cities.learnable import SQUARES, WORTH
from tabletown.training.between_two_cities.make import people
from tabletown.training.contract import BY_HAND, NET, Weights
from tabletown.training.run import weights_of

SEATS, WORLDS = 4, 96
NETS, JUDGES = 8, 6
"""Moves that are tried: so many by net and by judge."""
AHEAD, SOME = 24, 6
"""Worlds in which the net looks one turn ahead: that is slow, and makes no secret of the others' policy."""
FEW, MANY = 48, 144
"""Worlds."""
MIXES = (0.25, 0.5, 1.0, 2.0, 4.0, 10.0)
"""What the net may count beside many playouts."""
ME = Seat(0)
Which: TypeAlias = tuple[int, int]
"""A decision, by its game and its place there."""
Floats: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]


class GateTable(NamedTuple):
    net: str
    size: str
    options: dict[str, Option]


TABLES = {"base": GateTable("base-4.net", "broad", {}), "all": GateTable("landscapes-4.net", "medium", CAPITALS)}


class Asked(NamedTuple):
    """A decision: of which game, and which one of it; and the moves that are compared."""

    game: int
    number: int
    state: State
    moves: list[Move]


def decisions(given: argparse.Namespace) -> Iterator[Asked]:
    table, lore = TABLES[given.table], PeopleLore()
    part, parts = map(int, given.part.split("/"))
    net = loaded_net(WEIGHTS / table.net)
    hand = CapitalsBot("glance", BALANCED) if table.options else BalancedBot()
    for game in count(part - 1, parts):
        state, number = GAME.setup(SEATS, f"{given.seed}-{game}", **table.options), 0
        while acting := sorted(GAME.to_act(state)):
            seat = acting[0]
            view, legal = GAME.view(state, seat), GAME.legal_moves(state, seat)
            if seat != ME:
                bot = net if given.others == "net" else hand
                state = GAME.apply(state, seat, bot.decide(view, legal).move).state
                continue
            weighed = [one.thought.move for one in net.weigh(view, legal)]
            if len(legal) > 1 and not (view.phase is Phase.PLACE and view.turn == len(view.turns) - 1):
                rated = [one.move for one in lore.judged(view, legal)]
                yield Asked(game, number, state, list(dict.fromkeys(weighed[:NETS] + rated[:JUDGES])))
                number += 1
            state = GAME.apply(state, seat, weighed[0]).state


class Player:
    """Games played on, many at once: all seats choose, one after another, then place, one after another."""

    def __init__(self, given: argparse.Namespace, xp: ArrayNamespace) -> None:
        table = TABLES[given.table]
        learnable = people(SEATS, table.size, xp, **table.options)
        new, path = learnable.new_weights(key_of(xp, "any")), WEIGHTS / table.net
        self.weights = {name: xp.asarray(found) for name, found in weights_of(path, learnable, new).items()}
        self.games = CityGames(learnable.batch, SQUARES, WORTH)
        self.xp, self.lanes, self.others = xp, given.lanes, NET if given.others == "net" else BY_HAND
        self.plain = people_batch(SEATS, NUMPY, **table.options)
        self.played_on = compiled(xp, self._played_on)

    def _played_on(self, weights: Weights, lanes: Lanes, start: Array) -> Array:
        """From a step of the game on: the share of the win of this seat, by lane."""
        xp, games = self.xp, self.games
        nobody = xp.full((2, self.lanes), 7, dtype=xp.uint32)
        number = xp.arange(SEATS, dtype=xp.int32)[:, None, None]

        def how(seat: Array) -> Deciding:
            who = xp.where(xp.equal(seat, ME), NET, self.others)
            return Deciding(weights, who, xp.asarray(0.0, dtype=xp.float32), nobody)

        def choose(now: Lanes, seat: Array) -> Lanes:
            pair, _ = games.choose(now, seat, how(seat))
            now = now._replace(chosen=xp.where(xp.equal(number, seat), pair[None], now.chosen))
            return revealed(xp, now, xp.broadcast_to(xp.equal(seat, SEATS - 1), now.turn.shape))

        def place(now: Lanes, seat: Array) -> Lanes:
            now, _ = games.place(now, seat, how(seat))
            over = xp.broadcast_to(xp.equal(seat, SEATS - 1), now.turn.shape)
            return next_turn(xp, games.kind.times, now, over)

        def step(at: Array, now: Lanes) -> Lanes:
            return either(xp, at % (2 * SEATS) < SEATS, choose, place, now, at % SEATS)

        stop = 2 * SEATS * games.batch.turns
        if xp is NUMPY:
            for at in range(int(start), stop):
                lanes = step(xp.asarray(at, dtype=xp.int32), lanes)
        else:
            lanes = import_module("jax.lax").fori_loop(start, stop, step, lanes)
        best = xp.equal(games.batch.standing(lanes).ranks, 1).astype(xp.float32)
        return best[:, ME] / xp.sum(best, axis=1)


class Queue:
    """Moves that wait until enough of one turn and stage are there."""

    def __init__(self, player: Player, done: Callable[[Which, int, np.ndarray[Any, Any]], None]) -> None:
        self.player, self.done = player, done
        self.waiting: defaultdict[tuple[int, bool], list[tuple[Which, int, Lanes]]] = defaultdict(list)

    def add(self, number: Which, place: int, key: tuple[int, bool], lanes: Lanes) -> None:
        some = self.waiting[key]
        some.append((number, place, lanes))
        if (len(some) + 1) * WORLDS > self.player.lanes:
            self.flush(key)

    def flush(self, key: tuple[int, bool]) -> None:
        some = self.waiting.pop(key, [])
        if not some:
            return
        rows = some + [some[-1]] * (-(-self.player.lanes // WORLDS) - len(some))
        size = self.player.lanes
        xp = self.player.xp
        lanes = each(lambda *parts: xp.asarray(np.concatenate(parts, axis=-1)[..., :size]), *[row[2] for row in rows])
        turn, choosing = key
        start = 2 * SEATS * turn + (0 if choosing else SEATS) + 1
        shares = np.asarray(self.player.played_on(self.player.weights, lanes, xp.asarray(start, dtype=xp.int32)))
        for place, row in enumerate(some):
            self.done(row[0], row[1], shares[place * WORLDS : (place + 1) * WORLDS])


def play(given: argparse.Namespace) -> None:
    until = perf_counter() + 60 * given.minutes
    player = Player(given, NUMPY if given.numpy else jax_arrays())
    net = loaded_net(WEIGHTS / TABLES[given.table].net)
    asked: dict[Which, tuple[int, str, list[Move], Floats]] = {}
    missing: dict[Which, int] = {}

    def done(number: Which, place: int, shares: np.ndarray[Any, Any]) -> None:
        asked[number][3][place] = shares.mean()
        missing[number] -= 1

    queue = Queue(player, done)
    for game, place_in_game, state, moves in decisions(given):
        if perf_counter() > until:
            break
        number, view = (game, place_in_game), GAME.view(state, ME)
        choosing = view.phase is Phase.CHOOSE
        asked[number] = view.turn, stage_of(view), moves, np.zeros(len(moves))
        missing[number] = len(moves)
        key = key_of(NUMPY, f"{given.seed}/{game}/{place_in_game}")
        common = player.plain.lanes(view, key, WORLDS) if choosing else None
        for place, move in enumerate(moves):
            if isinstance(move, Choose):
                tiles = np.array(player.games.kind.tiles.numbers(move.tiles, 2), np.int8)
                assert common is not None
                chosen = np.array(common.chosen)
                chosen[ME] = np.sort(tiles)[:, None]
                queue.add(number, place, (view.turn, True), common._replace(chosen=cast(Array, chosen)))
                continue
            after = GAME.apply(state, ME, move).state
            while ME in GAME.to_act(after) and after.turn == view.turn:
                then = GAME.view(after, ME)
                after = GAME.apply(after, ME, net.decide(then, GAME.legal_moves(after, ME)).move).state
            lanes = player.plain.lanes(GAME.view(after, ME), key, WORLDS)
            queue.add(number, place, (view.turn, False), lanes)
    for waiting in list(queue.waiting):
        if perf_counter() < until + 20:
            queue.flush(waiting)
    whole = {number: one for number, one in asked.items() if missing[number] == 0}
    keep(given, "real", whole)
    print(f"{len(whole)} decisions of {len(asked)}, {sum(len(one[2]) for one in whole.values())} moves")


def stage_of(view: View) -> str:
    return "choose" if view.phase is Phase.CHOOSE else f"place {len(view.loose[ME])}"


def keep(given: argparse.Namespace, what: str, found: object) -> None:
    given.out.mkdir(parents=True, exist_ok=True)
    part = given.part.split("/")[0]
    name = f"{what}-{given.table}-{given.others}-{given.seed}-{part}.pickle"
    (given.out / name).write_bytes(pickle.dumps(found))


def kept(given: argparse.Namespace, what: str) -> dict[Which, tuple[int, str, list[Move], Floats]]:
    """By every process."""
    found = {}
    for file in given.out.glob(f"{what}-{given.table}-{given.others}-{given.seed}-*.pickle"):
        found.update(pickle.loads(file.read_bytes()))
    return found


def think(given: argparse.Namespace) -> None:
    """By move: judge, share and score by the net, means of few playouts and of many, hopes one turn later."""
    until = perf_counter() + 60 * given.minutes
    table, lore = TABLES[given.table], PeopleLore()
    net = NumpyNet(load_net(WEIGHTS / table.net, CAPITALS_KIND if table.options else KIND, ARRAYS))
    found = {}
    foresight = Foresight(given)
    for game, number, state, moves in decisions(given):
        if perf_counter() > until:
            break
        view = GAME.view(state, ME)
        position = NetPosition(net, view)
        choices = [move for move in moves if isinstance(move, Choose)]
        hopes: dict[Move, Hope] = {}
        for hope, pair in position.choices(choices) if choices else position.placements(16):
            for move in begun_by(pair, position.place):
                known = hopes.get(move)
                if known is None or hope.share + WORTH * hope.score > known.share + WORTH * known.score:
                    hopes[move] = hope
        rated = {one.move: one.value for one in lore.judged(view, moves)}
        trials = lore.trials(view, f"think-{game}-{number}", lambda: False)
        few, many = (trials.play(moves, worlds).likings.mean(axis=1) for worlds in (FEW, MANY))
        later = foresight.of(state, moves, f"foresee-{game}-{number}")
        rows = [
            [rated[move], hopes[move].share, hopes[move].score, few[place], many[place], *later[place]]
            for place, move in enumerate(moves)
        ]
        found[game, number] = view.turn, stage_of(view), moves, np.array(rows)
    keep(given, "thought", found)
    print(f"{len(found)} decisions thought about")


class Foresight:
    """One turn ahead: possible worlds by the rules, the others as `balanced`, this seat by the net."""

    def __init__(self, given: argparse.Namespace) -> None:
        table = TABLES[given.table]
        self.batch = people_batch(SEATS, NUMPY, **table.options)
        self.net = loaded_net(WEIGHTS / table.net)
        self.hand = CapitalsBot("glance", BALANCED) if table.options else BalancedBot()

    def of(self, state: State, moves: list[Move], seed: str) -> Floats:
        """What the net hopes for, by move: when all have placed, and with the next hand; again in few worlds."""
        view = GAME.view(state, ME)
        lanes = self.batch.lanes(view, key_of(NUMPY, seed), AHEAD)
        found = np.zeros((AHEAD, len(moves), 2))
        for lane in range(AHEAD):
            world = self.batch.to_state(lanes, lane, "world")
            for place, move in enumerate(moves):
                found[lane, place] = self._hopes(GAME.apply(world, ME, move).state)
        return np.concatenate([found.mean(axis=0), found[:SOME].mean(axis=0)], axis=1)

    def _hopes(self, state: State) -> tuple[float, float]:
        turn, last = state.turn, 0.0
        while (acting := sorted(GAME.to_act(state))) and state.turn == turn:
            # Who looks ahead places last: then all is seen that the turn brings.
            seat = acting[-1]
            view, legal = GAME.view(state, seat), GAME.legal_moves(state, seat)
            if seat == ME:
                best = self.net.weigh(view, legal)[0]
                last, move = best.thought.value, best.thought.move
            else:
                move = self.hand.decide(view, legal).move
            state = GAME.apply(state, seat, move).state
        if outcome := GAME.outcome(state):
            share = (ME in outcome.winners) / len(outcome.winners)
            return last or share, share
        view = GAME.view(state, ME)
        then = self.net.weigh(view, GAME.legal_moves(state, ME))[0].thought.value
        return last or then, then


class Kept(NamedTuple):
    """A decision: what was thought of its moves, [moves, 9], and what came of them."""

    thought: Floats
    real: Floats

    def won(self, by: Floats) -> float:
        """Against a move taken at random, by whoever takes the best one by these numbers."""
        return 100 * float(self.real[by.argmax()] - self.real.mean())


def tell(given: argparse.Namespace) -> None:
    """By stage and turn: correlations about the mean of a decision, and what is won in percent of the win."""
    real, thought = kept(given, "real"), kept(given, "thought")
    stages: defaultdict[tuple[str, int], list[Kept]] = defaultdict(list)
    for number in real.keys() & thought.keys():
        turn, stage, _, rows = thought[number]
        stages[stage, turn + 1].append(Kept(rows, real[number][3]))
    known = next(iter(stages.values()))[0].thought.shape[1]
    said = {name: column for name, column in COLUMNS.items() if known > 5 or "hope" not in name}
    ways = [*said.values(), *MIXED.values()] if known > 5 else list(said.values())
    names = [*said, *MIXED] if known > 5 else list(said)
    print("| stage | decisions", *said, *(f"won: {name}" for name in names), sep=" | ")
    sums, spread = np.zeros(len(ways)), np.zeros(len(ways))
    for (stage, turn), every in sorted(stages.items()):
        about = np.concatenate([one.real - one.real.mean() for one in every])
        told = [np.concatenate([centred(way(one.thought)) for one in every]) for way in said.values()]
        cells = [f"{np.corrcoef(one, about)[0, 1]:.2f}" for one in told]
        wins = np.array([[one.won(way(one.thought)) for one in every] for way in ways])
        sums += wins.mean(axis=1)
        # Compared with what the search does: many playouts, and the net once.
        spread += (wins - wins[names.index(AS_IT_IS)]).var(axis=1) / len(every)
        print(
            f"| {stage} in turn {turn} | {len(every)}", *cells, *(f"{one:.1f}" for one in wins.mean(axis=1)), sep=" | "
        )
    best = sums[names.index(AS_IT_IS)]
    print(f"\nall together, and how much more than “{AS_IT_IS}”:")
    for name, one, apart in zip(names, sums, 1.96 * np.sqrt(spread), strict=True):
        print(f"{name:<32}{one:6.1f}{one - best:8.1f} ± {apart:.1f}")


def net_value(rows: Floats) -> Floats:
    found: Floats = rows[:, 1] + WORTH * rows[:, 2]
    return found


def centred(column: Floats) -> Floats:
    found: Floats = column - column.mean()
    return found


def mixed(first: int, second: int, weight: float) -> Callable[[Floats], Floats]:
    """One column, and so many times another one."""

    def way(rows: Floats) -> Floats:
        found: Floats = rows[:, first] + weight * rows[:, second]
        return found

    return way


AS_IT_IS = "many, 1 × net"
COLUMNS: dict[str, Callable[[Floats], Floats]] = {
    "judge": lambda rows: rows[:, 0],
    "net": net_value,
    "few": lambda rows: rows[:, 3],
    "many": lambda rows: rows[:, 4],
    **{f"many, {weight:g} × net": mixed(4, 1, weight) for weight in MIXES},
    f"hope at the end of the turn, {AHEAD}": lambda rows: rows[:, 5],
    f"hope with the next hand, {AHEAD}": lambda rows: rows[:, 6],
    f"hope with the next hand, {SOME}": lambda rows: rows[:, 8],
}
MIXED = {f"many, {weight:g} × hope, {AHEAD}": mixed(4, 6, weight) for weight in MIXES} | {
    f"many, {weight:g} × hope, {SOME}": mixed(4, 8, weight) for weight in MIXES
}
"""Of what is thought of moves: how good somebody takes them to be."""


ORDERS = {"play": play, "think": think, "tell": tell}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("order", choices=tuple(ORDERS))
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--lanes", type=int, default=8192)
    parser.add_argument("--seed", default="gate")
    parser.add_argument("--others", choices=("balanced", "net"), default="balanced")
    parser.add_argument("--table", choices=tuple(TABLES), default="base")
    parser.add_argument("--part", default="1/1", help="every so manieth game, from the first, second … on")
    parser.add_argument("--numpy", action="store_true", help="Without JAX: slow.")
    given = parser.parse_args()
    ORDERS[given.order](given)


if __name__ == "__main__":
    main()
