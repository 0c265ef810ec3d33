"""What happens at tables with Automas, as sentences for every reader."""

from tabletown.between_two_cities.automas import events as told
from tabletown.between_two_cities.automas.names import Automa
from tabletown.between_two_cities.automas.words import card_values, reasons, town_word
from tabletown.between_two_cities.box.words import SOME_WORDS, name_each, name_one, name_tiles
from tabletown.between_two_cities.people.words import COMPARED, DECIDED
from tabletown.core.event import Event
from tabletown.core.outcome import Outcome
from tabletown.core.sentence import Sentence, Who, Word, sentence
from tabletown.core.words import tell_outcome, tell_winners

_YOU = Who(0)
SOLO_PLAYERS: tuple[Who | str, ...] = (_YOU, *map(str, Automa))
"""Those whose scores the outcome of a solo game holds."""
DUO_PLAYERS: tuple[Who | str, ...] = (Who(0), Who(1), str(Automa.AUTOMMASO))


def tell_automa(event: Event) -> tuple[Sentence, ...]:
    match event:
        case told.Kept(tiles=tiles):
            return (sentence("told-kept", who=_YOU, tiles=name_each(tiles)),)
        case told.CardDrawn(automa=automa, card=card):
            return (sentence("automa-draws", automa=str(automa), **card_values(card)),)
        case told.Took(automa=automa, town=town, choice=choice):
            return reasons(automa, town, choice)
        case told.Built(seat=seat, town=town, tile=tile, square=square, automa=owner):
            where = {"tile": name_one(tile), "square": square, "town": town_word(town)}
            if owner is None:
                return (sentence("told-built", who=Who(seat), **where),)
            return (sentence("told-built-theirs", who=Who(seat), automa=str(owner), **where),)
        case told.ThrownAway(tiles=tiles):
            return (sentence("told-thrown-away", tiles=name_tiles(tiles)),)
        case told.FilledUp(tiles=tiles):
            return (sentence("told-filled-up", who=_YOU, tiles=name_tiles(tiles)),)
        case told.VilleGrew(tiles=tiles, thrown=thrown):
            weakest = [sentence("told-ville-weakest", tiles=name_tiles(thrown))] if thrown else []
            return (sentence("told-ville-grew", tiles=name_tiles(tiles)), *weakest)
        case told.SoloEnded(outcome=outcome):
            return (Sentence("told-ended"), *tell_end(outcome))
    return ()


def tell_end(outcome: Outcome) -> tuple[Sentence, ...]:
    """Whether you have beaten both Automas; if not, which was better and by what."""
    if _YOU.seat in outcome.winners:
        return tell_outcome(outcome, DECIDED, SOLO_PLAYERS)
    better = outcome.keys[outcome.winners[0]]
    compared = zip(outcome.comparisons, better, outcome.keys[_YOU.seat], strict=True)
    by, theirs, yours = next((by, theirs, yours) for by, theirs, yours in compared if theirs != yours)
    won, behind = tell_winners(outcome, SOLO_PLAYERS), _behind(outcome, by, theirs, yours)
    # How many points were missing means more to whoever plays than which Automa had them.
    return (behind, won) if by == outcome.comparisons[0] else (won, behind)


def _behind(outcome: Outcome, by: str, theirs: int, yours: int) -> Sentence:
    if by == outcome.comparisons[0]:
        return sentence("solo-behind", who=_YOU, count=theirs - yours)
    if by not in COMPARED:
        # The last comparison: fully level with an Automa.
        return Sentence("decided-against-you")
    return sentence("solo-tied", what=Word(SOME_WORDS.get(by, COMPARED[by])), theirs=theirs, yours=yours)
