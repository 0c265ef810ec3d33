"""What may count in the search of Ticket to Ride: New York: what is thought of moves, beside what comes of them.

OMP_NUM_THREADS=1 python -m bench.ttr_gate play --out DIR --minutes 12 --seed ttr-gate-1    # goes on where it stopped
python -m bench.ttr_gate tell --out DIR --seed ttr-gate-1

Games of the net among `planner`. At its decisions the moves that the search compares are made in many possible worlds,
and each game is played to its end: this seat by the net, the others by the net or by the policy by hand that is in
arrays, all as they play in earnest, by the move they like best. Beside that stands what is thought of the same moves in
other worlds: by the net alone, by the net's hope at the own turn after next (the search's leaf), by playouts to the
end, in which moves are drawn as the search draws them; and what the search itself takes, with more time, and told what
is hidden. Told or not is judged by the true hands and tickets. NumPy alone; a game is a file.
"""

import argparse
import pickle
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import count
from math import sqrt
from pathlib import Path
from time import perf_counter, process_time
from typing import NamedTuple, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from bench.ttr_luck import ToldLore, true_worlds
from tabletown.batch.arrays import NUMPY, Array
from tabletown.batch.chance import subkey, words
from tabletown.batch.contract import NOBODY
from tabletown.batch.loops import take_lanes
from tabletown.batch.ticket_to_ride_new_york.lanes import Lanes
from tabletown.bots.bot import Budget, Thought
from tabletown.bots.nets.ticket_to_ride_new_york.lane_rows import table_rows
from tabletown.bots.nets.ticket_to_ride_new_york.with_numpy import NumpyNet
from tabletown.bots.search.field import TrialValues
from tabletown.bots.search.one_search import OneSearch, RatingWeight
from tabletown.bots.search.ticket_to_ride_new_york.rides import RideLore, RideTrials
from tabletown.bots.ticket_to_ride_new_york.net import WEIGHTS, loaded_net
from tabletown.bots.ticket_to_ride_new_york.planner import PlannerBot
from tabletown.ticket_to_ride_new_york import GAME
from tabletown.ticket_to_ride_new_york.moves import Move
from tabletown.ticket_to_ride_new_york.state import Phase, State
from tabletown.ticket_to_ride_new_york.view import View
from tabletown.training.ticket_to_ride_new_york.by_hand import liked_by_hand

STAGES = ("tickets", "early", "middle", "late")
EARLY, MIDDLE = 11, 6
"""Taxis of whoever has fewest."""
EVERY = 3
"""So manieth turn is asked; choices of tickets always."""
LEAVES, PLAYOUTS = (16, 64, 250, 1000), (16, 64, 400)
"""Simulations of a decision, all moves together: how they are counted, and timed."""
HUNDRED = 100
"""Playouts that a leaf has to be better than at the same cost."""
TODAY, MORE = 550, 2200
"""Simulations of the search at two seats on the ladder, and four times as many."""
SEARCH, LONGER, TOLD = f"search, {TODAY}", f"search, {MORE}", f"search, {TODAY}, told what is hidden"
LEAF, END, TRUE = "leaf", "to the end", "net, true hands"
HALF = "in earnest, by half of the worlds, in the other half"
WEIGHT = RatingWeight(0.02, 60.0)
"""What the net's liking counts beside games, as `RideLore` has it."""
Floats: TypeAlias = NDArray[np.float64]
Ints: TypeAlias = NDArray[np.int32]


class Others(StrEnum):
    NET = "net"
    HAND = "by hand"


@dataclass(frozen=True)
class How:
    """A game is played to its end."""

    drawn: bool
    """Moves by chance, as the search has it; else each seat makes the one it likes best."""
    others: Others = Others.NET
    truth: State | None = None
    """What is hidden, if it is told."""


class ToTheEnd(RideTrials):
    """Trials without a leaf: the same worlds, the same net, and what a game is worth that is over."""

    def __init__(self, net: NumpyNet, view: View, seed: str, how: How) -> None:
        super().__init__(net, view, seed)
        self._how = how

    def worlds(self, key: Array, count: int) -> Lanes:
        truth = self._how.truth
        return super().worlds(key, count) if truth is None else true_worlds(truth, key, count)

    def _played_on(self, lanes: Lanes, key: Array, worlds: int) -> Floats:
        found, place = np.zeros(lanes.phase.shape[0]), np.arange(lanes.phase.shape[0])
        for number in count(1):
            seat = np.asarray(self._batch.actor(lanes))
            over, on = np.flatnonzero(seat == NOBODY), np.flatnonzero(seat != NOBODY)
            if over.size:
                found[place[over]] = self._ends(take_lanes(lanes, cast(Array, over)))
            if not on.size:
                break
            lanes, place, seat = take_lanes(lanes, cast(Array, on)), place[on], seat[on]
            word = np.asarray(words(NUMPY, subkey(NUMPY, key, number), 1, worlds))[0][place % worlds]
            chosen = self._chosen(lanes, seat, word)
            lanes = self._batch.step(lanes, cast(Array, seat), cast(Array, chosen))
        return found

    def _chosen(self, lanes: Lanes, seat: Ints, word: NDArray[np.uint32]) -> Ints:
        rows = np.asarray(table_rows(NUMPY, lanes, cast(Array, seat)))
        likings, _ = self._net.like_all(rows)
        if self._how.others is Others.HAND:
            by_hand = np.asarray(liked_by_hand(NUMPY, cast(Array, rows)))
            likings = np.where((seat == self._seat)[:, None], likings, by_hand)
        legal = np.asarray(self._batch.legal(lanes, cast(Array, seat)))
        likings = np.where(legal, likings, -1e9)
        chosen: NDArray[np.intp] = likings.argmax(axis=1)
        if self._how.drawn:
            summed = np.cumsum(np.exp(likings - likings.max(axis=1, keepdims=True)) * legal, axis=1)
            chosen = np.argmax(summed > ((word >> 8) / (1 << 24) * summed[:, -1])[:, None], axis=1)
        return chosen.astype(np.int32)


class Kept(NamedTuple):
    """A decision: what was thought of its moves, [moves] or [moves, worlds], and what came of them."""

    stage: str
    weight: float
    """Decisions of the game that it stands for."""
    liking: Floats
    leaf: Floats
    ends: Floats
    """Of playouts to the end."""
    real: dict[str, Floats]
    """Shares of the win: by `Others`, and with the true hands and tickets."""
    taken: dict[str, int]
    """By the search itself: the place of its move."""
    seconds: dict[tuple[str, int], float]
    """Of processor time, by what was done and simulations."""


def play(given: argparse.Namespace) -> None:
    until = perf_counter() + 60 * given.minutes
    given.out.mkdir(parents=True, exist_ok=True)
    for game in range(given.games):
        file = given.out / f"{given.seed}-{given.seats}-{game}.pickle"
        if file.exists():
            continue
        if perf_counter() > until:
            return
        found = list(decisions(given, game))
        half = file.with_suffix(".half")
        half.write_bytes(pickle.dumps(found))
        half.rename(file)
        print(f"game {game}: {len(found)} decisions, {process_time():.0f} s of processor time so far", flush=True)


def decisions(given: argparse.Namespace, game: int) -> Iterator[Kept]:
    net, planner = loaded_net(WEIGHTS / f"rides-{given.seats}.net"), PlannerBot()
    lore, number = RideLore(net), 0
    state = GAME.setup(given.seats, f"{given.seed}-{game}")
    while acting := sorted(GAME.to_act(state)):
        view, legal = GAME.view(state, acting[0]), GAME.legal_moves(state, acting[0])
        if acting[0] == game % given.seats:
            number += 1
            moves = lore.rate(view, legal)
            on_turn = view.phase in (Phase.TURN, Phase.SECOND_CARD)
            if len(moves) > 1 and not (on_turn and (game + number) % EVERY):
                yield thought_of(Asked(net, state, view, moves, f"{given.seed}/{game}/{number}"), given.worlds)
            move = moves[0].move
        else:
            move = planner.decide(view, legal).move
        state = GAME.apply(state, acting[0], move).state


class Asked(NamedTuple):
    """A decision, and the moves that are compared, with the logarithm of how often the net makes them."""

    net: NumpyNet
    state: State
    view: View
    rated: list[Thought[Move]]
    seed: str

    def tried(self, trials: RideTrials, worlds: int) -> tuple[TrialValues, float]:
        """And the seconds that took."""
        begun = process_time()
        return trials.play([one.move for one in self.rated], max(1, worlds)), process_time() - begun

    def ends(self, seed: str, how: How) -> ToTheEnd:
        return ToTheEnd(self.net, self.view, f"{self.seed}/{seed}", how)

    def leaf(self, seed: str) -> RideTrials:
        return RideTrials(self.net, self.view, f"{self.seed}/{seed}")

    def taken(self, lore: RideLore, sims: int) -> int:
        """The place of the move that the search takes."""
        legal = [one.move for one in self.rated]
        move = OneSearch(lore, f"{self.seed}/search", Budget(simulations=sims)).decide(self.view, legal).move
        return legal.index(move)


def thought_of(asked: Asked, worlds: int) -> Kept:
    """`worlds`: of every move, in earnest."""
    fewest, many = min(player.taxis for player in asked.view.players), len(asked.rated)
    stage = "early" if fewest >= EARLY else "middle" if fewest >= MIDDLE else "late"
    on_turn = asked.view.phase in (Phase.TURN, Phase.SECOND_CARD)
    leaves = {sims: asked.tried(asked.leaf(f"leaf {sims}"), sims // many) for sims in LEAVES}
    ends = {sims: asked.tried(asked.ends(f"end {sims}", How(drawn=True)), sims // many) for sims in PLAYOUTS}
    hows: dict[str, How] = {others: How(drawn=False, others=others) for others in Others}
    hows[TRUE] = How(drawn=False, truth=asked.state)
    told = ToldLore(asked.net)
    told.truth = asked.state
    return Kept(
        stage if on_turn else STAGES[0],
        EVERY if on_turn else 1,
        np.array([one.value for one in asked.rated]),
        leaves[LEAVES[-1]][0].likings,
        ends[PLAYOUTS[-1]][0].likings,
        {name: asked.tried(asked.ends("real", how), worlds)[0].shares for name, how in hows.items()},
        {
            SEARCH: asked.taken(RideLore(asked.net), TODAY),
            LONGER: asked.taken(RideLore(asked.net), MORE),
            TOLD: asked.taken(told, TODAY),
        },
        {(LEAF, sims): found[1] for sims, found in leaves.items()}
        | {(END, sims): found[1] for sims, found in ends.items()},
    )


Way: TypeAlias = Callable[[Kept], Floats]
"""How good somebody takes moves to be."""


def leaf_of(kept: Kept) -> Floats:
    return kept.leaf


def ends_of(kept: Kept) -> Floats:
    return kept.ends


def half(of: Way, number: int) -> Way:
    """By every second world."""
    return lambda kept: of(kept)[:, number::2].mean(axis=1)


def some(of: Way, sims: float, with_net: bool = False) -> Way:
    """The mean of so many simulations of all moves together; as the search has it, beside the net's liking."""

    def way(kept: Kept) -> Floats:
        worlds = max(1, int(sims) // len(kept.liking))
        found: Floats = of(kept)[:, :worlds].mean(axis=1)
        if with_net:
            found = found + WEIGHT.per_point * min(1.0, WEIGHT.games / worlds) * kept.liking
        return found

    return way


def took(name: str) -> Way:
    return lambda kept: np.eye(len(kept.liking))[kept.taken[name]]


def as_long(every: Sequence[Kept], sims: int) -> float:
    """Playouts to the end in the time of so many leaves: by a straight line through what was timed."""
    times = [sum(kept.seconds[END, number] for kept in every) for number in PLAYOUTS]
    slope, begin = np.polyfit(PLAYOUTS, times, 1)
    return max(0.0, float((sum(kept.seconds[LEAF, sims] for kept in every) - begin) / max(slope, 1e-9)))


def ways(every: Sequence[Kept]) -> dict[str, Way]:
    """For decisions of one stage: how many playouts take as long differs."""

    found: dict[str, Way] = {"net": lambda kept: kept.liking}
    for sims in LEAVES:
        found[f"{LEAF}, {sims}"] = some(leaf_of, sims)
        found[f"{END}, as long as {sims} leaves"] = some(ends_of, as_long(every, sims))
    for label, of, sims in ((LEAF, leaf_of, TODAY), (END, ends_of, HUNDRED), (END, ends_of, PLAYOUTS[-1])):
        found[f"{label}, {sims}"] = some(of, sims)
        found[f"{label}, {sims}, and net"] = some(of, sims, True)
    found["both together, and net"] = lambda kept: kept.leaf.mean(axis=1) + some(ends_of, PLAYOUTS[-1], True)(kept)
    return found | {name: took(name) for name in (SEARCH, LONGER, TOLD)}


class Told(NamedTuple):
    """Of a way, in some decisions: the correlation about the mean of a decision, and what was won by each."""

    correlation: str
    won: Floats


def told(every: Sequence[Kept], way: Way, real: Way) -> Told:
    about = np.concatenate([centred(real(kept)) for kept in every])
    thought = np.concatenate([centred(way(kept)) for kept in every])
    won = [100 * (real(kept)[way(kept).argmax()] - real(kept).mean()) for kept in every]
    whole = sqrt(float((about**2).sum() * (thought**2).sum()))
    return Told(f"{float(about @ thought) / whole:.2f}" if whole else "–", np.array(won))


def centred(column: Floats) -> Floats:
    found: Floats = column - column.mean()
    return found


def tell(given: argparse.Namespace) -> None:
    """By stage: correlation, and what is won in percent of the win; of that how much a game, and ± 95 % over games."""
    files = sorted(given.out.glob(f"{given.seed}-{given.seats}-*.pickle"))
    games: list[list[Kept]] = [pickle.loads(file.read_bytes()) for file in files]
    known = [(number, kept) for number, game in enumerate(games) for kept in game]
    stages = {stage: [kept for _, kept in known if kept.stage == stage] for stage in STAGES}
    where = {stage: [number for number, kept in known if kept.stage == stage] for stage in STAGES}
    stages = {stage: every for stage, every in stages.items() if every}
    print(f"{len(games)} games;", ", ".join(f"{stage}: {len(every)}" for stage, every in stages.items()))
    print("\n| ms of a decision |", *(f" {stage} |" for stage in stages), sep="")
    for key in known[0][1].seconds:
        means = [1000 * float(np.mean([kept.seconds[key] for kept in every])) for every in stages.values()]
        print(f"| {key[0]}, {key[1]} |", *(f" {mean:.1f} |" for mean in means), sep="")
    for sims in LEAVES:
        print(f"| playouts as {sims} leaves |", *(f" {as_long(kept, sims):.0f} |" for kept in stages.values()), sep="")

    for name, of in ((f"{LEAF}, one half and the other", leaf_of), (f"{END}, one half and the other", ends_of)):
        same = [told(kept, half(of, 0), half(of, 1)).correlation for kept in stages.values()]
        print(f"| {name} |", *(f" {one} |" for one in same), sep="")

    def by_game(row: dict[str, Told]) -> Floats:
        found = np.zeros(len(games))
        for stage, one in row.items():
            np.add.at(found, where[stage], one.won * [kept.weight for kept in stages[stage]])
        return found

    for name in (*Others, TRUE):
        print(f"\n{name} |", *(f" {stage} |" for stage in stages), f" a game | more than {given.beside} |", sep="")
        rows = table(stages, name)
        asked = by_game(rows[given.beside])
        for label, row in rows.items():
            taken = label in (SEARCH, LONGER, TOLD)
            cells = [f" {'–' if taken else one.correlation}, {one.won.mean():.1f} |" for one in row.values()]
            apart = by_game(row) - asked
            error = 1.96 * float(apart.std()) / sqrt(len(games))
            print(f"| {label} |", *cells, f" {by_game(row).mean():.1f} | {apart.mean():.1f} ± {error:.1f} |", sep="")


def table(stages: dict[str, list[Kept]], name: str) -> dict[str, dict[str, Told]]:
    """By way and stage, with what came of moves in earnest by that name."""

    def real(kept: Kept) -> Floats:
        return kept.real[name]

    rows: dict[str, dict[str, Told]] = {}
    for stage, every in stages.items():
        for label, way in ways(every).items():
            rows.setdefault(label, {})[stage] = told(every, way, lambda kept: real(kept).mean(axis=1))
        rows.setdefault(HALF, {})[stage] = told(every, half(real, 0), half(real, 1))
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("order", choices=("play", "tell"))
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=12.0)
    parser.add_argument("--games", type=int, default=10_000, help="at most")
    parser.add_argument("--worlds", type=int, default=64, help="of every move, in earnest")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="gate")
    parser.add_argument("--beside", default=SEARCH, help="the row that others are compared with")
    given = parser.parse_args()
    (play if given.order == "play" else tell)(given)


if __name__ == "__main__":
    main()
