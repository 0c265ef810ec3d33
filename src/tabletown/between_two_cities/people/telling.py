"""What happens at a table of people, as sentences for every reader."""

from tabletown.between_two_cities.box.words import name_tile, name_tiles
from tabletown.between_two_cities.people import events as happened
from tabletown.between_two_cities.people.schedule import Passing
from tabletown.between_two_cities.people.words import DECIDED
from tabletown.core.event import Event
from tabletown.core.sentence import Sentence, Who, sentence
from tabletown.core.words import tell_outcome


def tell_people(event: Event) -> tuple[Sentence, ...]:
    match event:
        case happened.Chosen(seat=seat):
            return (sentence("told-chosen", who=Who(seat)),)
        case happened.Revealed(pairs=pairs):
            shown = [sentence("told-pair", who=Who(n), tiles=name_tiles(pair)) for n, pair in enumerate(pairs)]
            return (Sentence("told-revealed"), *shown)
        case happened.Placed(seat=seat, city=city, tile=tile, square=square):
            return (sentence("told-placed", who=Who(seat), tile=name_tile(tile), square=square, city=city + 1),)
        case happened.HandsPassed(passing=passing):
            return (Sentence("told-passed-left" if passing is Passing.LEFT else "told-passed-right"),)
        case happened.RoundBegan(round=number, part=part):
            return (sentence("told-round", round=f"{number}{part}"),)
        case happened.Discarded(seat=seat, tiles=tiles):
            return (sentence("told-discarded", who=Who(seat), tiles=name_tiles(tiles)),)
        case happened.PickedUp(seat=seat, hand=hand):
            return (sentence("told-picked-up", who=Who(seat), tiles=name_tiles(hand)),)
        case happened.GameEnded(outcome=outcome):
            return (Sentence("told-ended"), *tell_outcome(outcome, DECIDED))
    return ()
