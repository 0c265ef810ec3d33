"""What the rest of a round makes of a move in a solo game, as far as it can be foreseen."""

from collections.abc import Sequence
from statistics import fmean

from tabletown.between_two_cities.people.moves import Choose
from tabletown.between_two_cities.solo.moves import Discard, SoloMove
from tabletown.between_two_cities.solo.state import side_number
from tabletown.between_two_cities.solo.view import SoloView, resample
from tabletown.bots.between_two_cities.automas.judge import SoloJudge, open_after
from tabletown.bots.between_two_cities.automas.twin import Twin, ville_points, worth
from tabletown.bots.between_two_cities.pinned_city import FACTORY, put
from tabletown.bots.between_two_cities.reading import likely_city, pinned_and_bit
from tabletown.bots.bot import Thought
from tabletown.core.chance import Stream

ORDERS = 8
"""So many orders of the cards are foreseen."""


def foresee(view: SoloView, thoughts: Sequence[Thought[SoloMove]], judge: SoloJudge) -> list[Thought[SoloMove]]:
    """The same moves, rated by what the rest of the round makes of them: all rows lie open, only cards are not known.

    All moves meet the same few orders of the cards.
    """
    turn = view.now
    if turn is None or turn.passing is None or not judge.taste.foresight:
        return list(thoughts)
    stream, sites = Stream("foresee", "world"), [likely_city(city) for city in view.cities]
    worlds = [Twin(resample(view, stream), sites) for _ in range(ORDERS)]
    found = [
        Thought(one.move, fmean(_round_ends(view, one.move, world.copy(), judge) for world in worlds), one.words)
        for one in thoughts
    ]
    return sorted(found, key=lambda thought: -thought.value)


def _round_ends(view: SoloView, move: SoloMove, twin: Twin, judge: SoloJudge) -> float:
    """What the cities are worth after the round, less what Automaville is."""
    number = twin.turns[twin.turn].round
    _finish_turn(view, move, twin, judge)
    while twin.turn < len(twin.turns) and twin.turns[twin.turn].round == number:
        _play_turn(twin, judge)
    left, right = twin.cities
    ville = ville_points(twin.ville, worth(twin.ville[FACTORY], twin.factories(0), twin.factories(1)))
    return judge.total((left, right), twin.ville[FACTORY]) - judge.taste.foresight * ville


def _finish_turn(view: SoloView, move: SoloMove, twin: Twin, judge: SoloJudge) -> None:
    """Make a move, place all else that lies there, and go on to the next turn."""
    if isinstance(move, Discard):
        raise ValueError("what to throw away is not searched for")
    if isinstance(move, Choose):
        for tile in move.tiles:
            twin.hands[0].remove(tile.rank)
    else:
        number = side_number(move.side)
        site, bit = pinned_and_bit(view.cities[number], move.tile.rank, move.square)
        twin.cities[number] = put(site, move.tile.rank, bit)
    left, right = twin.cities
    twin.cities = list(judge.settled((left, right), open_after(view, move), twin.ville[FACTORY])[1])
    twin.end_turn()


def _play_turn(twin: Twin, judge: SoloJudge) -> None:
    """Everybody takes what seems best at a glance."""
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
    twin.end_turn()
