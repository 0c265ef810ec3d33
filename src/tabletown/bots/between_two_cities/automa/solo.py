"""Bots in the seat of a solo player: greedy, balanced, and a search that plays possible games to the end."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from time import perf_counter

from tabletown.between_two_cities.automa.moves import Discard, Move
from tabletown.between_two_cities.automa.names import Mode
from tabletown.between_two_cities.automa.solo_state import side_number
from tabletown.between_two_cities.automa.solo_view import SoloView, resample
from tabletown.between_two_cities.moves import Choose, Place
from tabletown.bots.between_two_cities.automa.judge import SoloJudge, SoloTaste
from tabletown.bots.between_two_cities.automa.twin import Twin
from tabletown.bots.between_two_cities.fitted import fitted_outlook
from tabletown.bots.between_two_cities.outlook import Looker, faint
from tabletown.bots.between_two_cities.reading import likely_site, site_and_bit
from tabletown.bots.between_two_cities.site import FACTORY, put
from tabletown.bots.bot import Budget, Decision, Thought
from tabletown.core.chance import Stream

GREEDY = SoloTaste()
BALANCED = SoloTaste(lean=0.5, vision=1.0, denial=1.5)
SHOWN = 3
_HINT = 0.02
SIMULATIONS = 400
"""When no budget is given."""
CANDIDATES = 12
TRUST = 12.0
"""Simulations that the judge's own opinion counts for."""
SHARE_PER_POINT = 0.03
DOUBT = 3.0
"""In points: how much a near miss counts as half a win."""
_IN_TIME = 0.95


def greedy_solo() -> "SoloBot":
    return SoloBot(SoloJudge(Looker(tuple(faint(prospect, _HINT) for prospect in fitted_outlook())), GREEDY))


def balanced_solo() -> "SoloBot":
    return SoloBot(SoloJudge(Looker(fitted_outlook()), BALANCED))


class SoloBot:
    """Plays what its judge likes best."""

    def __init__(self, judge: SoloJudge) -> None:
        self.judge = judge

    def decide(self, view: SoloView, moves: Sequence[Move]) -> Decision[Move]:
        best = tuple(self.judge.rate(view, moves)[:SHOWN])
        return Decision(best[0].move, best)


@dataclass(slots=True)
class _Candidate:
    thought: Thought[Move]
    behind: float
    """What the judge thinks is lost against the best move, in shares of the win."""
    total: float = 0.0
    games: int = 0

    def value(self, usual: float) -> float:
        return (self.total + TRUST * (usual - self.behind)) / (self.games + TRUST)


class SoloSearch:
    """Tries its best candidates in many possible worlds, and keeps halving them."""

    def __init__(self, seed: str, budget: Budget) -> None:
        self.seed = seed
        self.budget = budget if budget != Budget() else Budget(simulations=SIMULATIONS)
        self.looker = Looker(fitted_outlook())
        self.judge = SoloJudge(self.looker, BALANCED)

    def decide(self, view: SoloView, moves: Sequence[Move]) -> Decision[Move]:
        started = perf_counter()
        rated = self.judge.rate(view, moves)[:CANDIDATES]
        if len(rated) == 1 or isinstance(rated[0].move, Discard):
            return Decision(rated[0].move, tuple(rated[:SHOWN]))
        field = [_Candidate(thought, SHARE_PER_POINT * (rated[0].value - thought.value)) for thought in rated]
        stream = Stream(self.seed, f"{view.turn}/{view.phase}/{len(view.loose)}/{sum(map(bool, view.theirs))}")
        ordered = self._halve(view, field, stream, started)
        usual = _usual(field)
        best = tuple(
            Thought(one.thought.move, one.value(usual), f"{one.thought.words}; {one.games} games")
            for one in ordered[:SHOWN]
        )
        return Decision(best[0].move, best, sum(one.games for one in field))

    def _halve(self, view: SoloView, field: Sequence[_Candidate], stream: Stream, started: float) -> list[_Candidate]:
        rounds = (len(field) - 1).bit_length()
        alive, out = list(field), list[_Candidate]()
        for number in range(1, rounds + 1):
            while not self._is_up(number / rounds, started, field):
                world = Twin(resample(view, stream), [likely_site(city) for city in view.cities])
                for one in alive:
                    one.total += play_on(view, one.thought.move, world.copy(), self.judge)
                    one.games += 1
            usual = _usual(field)
            alive.sort(key=lambda one: -one.value(usual))
            keep = (len(alive) + 1) // 2
            out = alive[keep:] + out
            alive = alive[:keep]
        return alive + out

    def _is_up(self, part: float, started: float, field: Sequence[_Candidate]) -> bool:
        if self.budget.seconds is not None:
            return perf_counter() - started >= part * _IN_TIME * self.budget.seconds
        return sum(one.games for one in field) >= part * (self.budget.simulations or SIMULATIONS)


def _usual(field: Sequence[_Candidate]) -> float:
    games = sum(one.games for one in field)
    return sum(one.total + one.games * one.behind for one in field) / games if games else 0.0


def play_on(view: SoloView, move: Move, twin: Twin, judge: SoloJudge) -> float:
    """The chance to win if this move is made in this world, everything after it played well."""
    theirs = [[tile.rank] if tile is not None else [] for tile in view.theirs]
    own, filled = [tile.rank for tile in view.loose], view.filled
    match move:
        case Choose(tiles):
            own = [tile.rank for tile in tiles]
            for rank in own:
                twin.hands[0].remove(rank)
        case Place():
            number = side_number(move.side)
            site, bit = site_and_bit(view.cities[number], move.tile.rank, move.square)
            twin.cities[number] = put(site, move.tile.rank, bit)
            if theirs[number] == [move.tile.rank]:
                theirs[number] = []
            else:
                own.remove(move.tile.rank)
                filled = move.side
        case Discard():
            raise ValueError("what to throw away is not searched for")
    sites = (twin.cities[0], twin.cities[1])
    ways = judge.splits(sites, theirs, own, filled)
    left_site, right_site = max(ways, key=lambda after: judge.total(after, twin.ville[FACTORY]))
    twin.cities = [left_site, right_site]
    _end_turn(twin, judge)
    while twin.turn < len(twin.turns):
        _play_turn(twin, judge)
    left, ville, right = twin.totals()
    lower, higher = sorted((left, right))
    return 1 / (1 + exp((ville - lower - 0.02 * higher + 0.5) / DOUBT))


def _play_turn(twin: Twin, judge: SoloJudge) -> None:
    """Everybody takes what seems best at a glance."""
    singles = not twin.turns[twin.turn].duplexes
    if singles and twin.mode is Mode.FULL:
        for number, rank in enumerate(twin.automas_choose()):
            twin.cities[number] = judge.finish(twin.cities[number], (rank,))
    hand = twin.hands[0]
    left, right = twin.cities
    look = judge.looker.best
    ranks = list(dict.fromkeys(hand))
    here, there = [look(left, rank)[0] for rank in ranks], [look(right, rank)[0] for rank in ranks]
    one, other = here.index(max(here)), there.index(max(there))
    if one == other and hand.count(ranks[one]) < 2:
        # Both cities want the same tile: it goes where the next best tile serves the other one better.
        top_here, top_there = here[one], there[one]
        here[one] = there[one] = -1e9
        if top_here + max(there) >= top_there + max(here):
            other = there.index(max(there))
        else:
            one = here.index(max(here))
    hand.remove(ranks[one])
    hand.remove(ranks[other])
    twin.cities = [judge.finish(left, (ranks[one],)), judge.finish(right, (ranks[other],))]
    _end_turn(twin, judge)


def _end_turn(twin: Twin, judge: SoloJudge) -> None:
    turn = twin.turns[twin.turn]
    if twin.mode is Mode.SIMPLE and not turn.duplexes and not turn.is_last:
        hand = twin.hands[0]
        look = judge.looker.best
        hand.remove(min(hand, key=lambda rank: max(look(site, rank)[0] for site in twin.cities)))
    twin.end_turn()
